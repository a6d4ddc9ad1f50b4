"""Being out: everything goes to the creditor, or to the game which auctions the deeds (R150 to R153, R164, R165)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY
from pocketmoney.games.tietgen import (
    building,
    end,
    mail,
    mortgage,
    offers,
)
from pocketmoney.games.tietgen import (
    rent as rent_module,
)
from pocketmoney.games.tietgen.dues import GAME, INTEREST
from pocketmoney.games.tietgen.frames.auction import Estate
from pocketmoney.games.tietgen.frames.interest import drop_deeds
from pocketmoney.games.tietgen.frames.question import TietgenFrame
from pocketmoney.games.tietgen.holdings import spaces_in

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen


def creditor_of(s: Tietgen, seat: int) -> int:
    """To whom a player who leaves now is bankrupt (R165).

    The creditor of the own debt that is being settled, the game included, also while a trade made for it waits for
    the answer about interest. Else the player of the oldest rent or queued payment. Else the game.
    """
    queued = GAME
    for frame in reversed(s.stack):
        assert isinstance(frame, TietgenFrame)
        if frame.settles_debt_of(s, seat):
            return frame.creditor_of_debt()
        if queued == GAME and frame.queues_payment_of(s, seat):
            queued = frame.creditor_of_debt()
    for rent in s.rents:
        if rent.payer == seat:
            return rent.owner  # a landing comes before what a card has queued since
    return queued


def fall(s: Tietgen, seat: int, creditor: int) -> None:
    """A player is out, bankrupt to a player or to the game (R152). Buildings are sold first (R150)."""
    building.sell_all(s, seat)
    offers.void_of_seat(s, seat)
    rent_module.forget(s, seat)
    deeds = tuple(spaces_in(s.holdings.owned[seat]))
    drop_deeds(s, deeds)
    s.sitting[seat] = -1
    s.out |= 1 << seat
    if creditor == GAME:
        s.tell("tietgen-out", {"seat": seat})
        _to_game(s, seat, deeds)
    else:
        s.tell("tietgen-out-to", {"seat": seat, "on": creditor})
        _to_player(s, seat, creditor, deeds)
    end.see(s)


def _to_player(s: Tietgen, seat: int, creditor: int, deeds: tuple[int, ...]) -> None:
    """The creditor gets stock, deeds and cards, and owes the interest on what is mortgaged (R150, R151)."""
    if s.stock[seat]:
        s.transfer("tietgen-leaves-beer", None, seat, creditor, s.stock[seat])
    interest = 0
    for deed in deeds:
        s.hand(deed, creditor)
        s.tell("tietgen-gives-deed", {"by": seat, "on": creditor, "space": s.id(deed)})
        if s.is_mortgaged(deed):
            interest += mortgage.interest(s, deed)
    for code in s.flirts[seat]:
        s.flirts[creditor] += (code,)
        s.tell("tietgen-gives-flirt", {"by": seat, "on": creditor})
    s.flirts[seat] = ()
    s.owe(creditor, GAME, interest, INTEREST)


def _to_game(s: Tietgen, seat: int, deeds: tuple[int, ...]) -> None:
    """The stock is gone, cards go under their deck (R171), deeds are auctioned (R151, R164)."""
    if s.stock[seat]:
        s.pay("tietgen-leaves-game", None, seat, s.stock[seat], drinks=False)
    for code in s.flirts[seat]:
        mail.return_flirt(s, code)
    s.flirts[seat] = ()
    for deed in deeds:
        s.hand(deed, NOBODY)
    if deeds:
        at = len(s.stack)
        while at > 0 and _comes_first(s, at - 1):
            at -= 1
        s.stack.insert(at, Estate(deeds))


def _comes_first(s: Tietgen, at: int) -> bool:
    """Whether the frame at that place of the stack ends before an estate is auctioned (R164)."""
    frame = s.stack[at]
    assert isinstance(frame, TietgenFrame)
    return frame.comes_before_estate()

"""Being out: everything goes to the creditor, or to the game which auctions the deeds (R150 to R153)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY
from pocketmoney.games.tietgen import building, ending, mailing, mortgages
from pocketmoney.games.tietgen.dues import GAME, INTEREST
from pocketmoney.games.tietgen.frames.auction import Estate
from pocketmoney.games.tietgen.holdings import spaces_in

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen


def fall(s: Tietgen, seat: int, creditor: int) -> None:
    """A player is out. Buildings are sold first (R150)."""
    building.sell_all(s, seat)
    s.offers = tuple([offer for offer in s.offers if seat not in (offer.by, offer.on)])
    if s.rent is not None and seat in (s.rent.owner, s.rent.payer):
        s.rent = None
    deeds = tuple(spaces_in(s.holdings.owned[seat]))
    s.sitting[seat] = -1
    s.out |= 1 << seat
    if creditor == GAME:
        s.tell("tietgen-out", {"seat": seat})
        _to_game(s, seat, deeds)
    else:
        s.tell("tietgen-out-to", {"seat": seat, "on": creditor})
        _to_player(s, seat, creditor, deeds)
    ending.see(s)


def _to_player(s: Tietgen, seat: int, creditor: int, deeds: tuple[int, ...]) -> None:
    """The creditor gets stock, deeds and cards, and owes the interest on what is mortgaged (R150, R151)."""
    if s.stock[seat]:
        s.transfer("tietgen-leaves-beer", None, seat, creditor, s.stock[seat])
    interest = 0
    for deed in deeds:
        s.hand(deed, creditor)
        s.tell("tietgen-gives-deed", {"by": seat, "on": creditor, "space": s.id(deed)})
        if s.is_mortgaged(deed):
            interest += mortgages.interest(s, deed)
    for code in s.flirts[seat]:
        s.flirts[creditor] += (code,)
        s.tell("tietgen-gives-flirt", {"by": seat, "on": creditor})
    s.flirts[seat] = ()
    s.owe(creditor, GAME, interest, INTEREST)


def _to_game(s: Tietgen, seat: int, deeds: tuple[int, ...]) -> None:
    """The stock is gone, cards go under their deck, deeds are auctioned before the next throw (R151)."""
    if s.stock[seat]:
        s.pay("tietgen-leaves-game", None, seat, s.stock[seat], drinks=False)
    for code in s.flirts[seat]:
        mailing.return_flirt(s, code)
    s.flirts[seat] = ()
    for deed in deeds:
        s.hand(deed, NOBODY)
    if deeds:
        s.stack.insert(1, Estate(deeds))  # above the throw that comes next, below all that is still running

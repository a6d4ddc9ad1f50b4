"""The estate of a player who is out: it goes to the creditor, or is auctioned (R150 to R153, R164, R165)."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY
from pocketmoney.games.tietgen import building, end, mail, mortgage, rent, trade
from pocketmoney.games.tietgen.dues import GAME, INTEREST
from pocketmoney.games.tietgen.frames.auction import open_auction
from pocketmoney.games.tietgen.frames.question import Step
from pocketmoney.games.tietgen.holdings import spaces_in
from pocketmoney.games.tietgen.offer import Goods
from pocketmoney.games.tietgen.position import Position


class Estate(Step):
    """The deeds of a player who is bankrupt to the game are auctioned one by one (R151, R164)."""

    __slots__ = ("deeds",)

    def __init__(self, deeds: tuple[int, ...]) -> None:
        self.deeds = deeds

    def happen(self, state: Position) -> None:
        if len(self.deeds) > 1:
            state.stack.append(Estate(self.deeds[1:]))
        open_auction(state, self.deeds[0])

    def queued_deeds(self) -> tuple[int, ...]:
        return self.deeds

    def comes_before_estate(self) -> bool:
        return True

    def to_json(self) -> list[object]:
        return ["estate", list(self.deeds)]


def go_bankrupt(s: Position, seat: int, creditor: int) -> None:
    """Take a player out of the game, bankrupt to a player or to the game (R152). Buildings are sold first (R150)."""
    building.sell_all(s, seat)
    trade.void_offers_of_seat(s, seat)
    rent.drop_rents(s, seat)
    deeds = spaces_in(s.holdings.owned[seat])
    _drop_deeds(s, deeds)
    s.sitting[seat] = -1
    s.out |= 1 << seat
    if creditor == GAME:
        s.tell("tietgen-out", {"seat": seat})
        _to_game(s, seat, deeds)
    else:
        s.tell("tietgen-out-to", {"seat": seat, "on": creditor})
        _to_player(s, seat, creditor, deeds)
    end.end_with_one(s)


def _to_player(s: Position, seat: int, creditor: int, deeds: tuple[int, ...]) -> None:
    """Give stock, deeds and cards to the creditor, who owes the interest on what is mortgaged (R150, R151)."""
    if s.stock[seat]:
        s.transfer("tietgen-leaves-beer", None, seat, creditor, s.stock[seat])
    trade.hand_over(s, seat, creditor, Goods(0, len(s.flirts[seat]), deeds))
    s.owe(creditor, GAME, sum([mortgage.interest(s, deed) for deed in deeds]), INTEREST)


def _to_game(s: Position, seat: int, deeds: tuple[int, ...]) -> None:
    """Remove the stock, lay cards under their deck (R171), and queue the deeds for auction (R151, R164)."""
    if s.stock[seat]:
        s.pay("tietgen-leaves-game", None, seat, s.stock[seat], drinks=False)
    for code in s.flirts[seat]:
        mail.return_flirt(s, code)
    s.flirts[seat] = ()
    for deed in deeds:
        s.hand(deed, NOBODY)
    if deeds:
        at = len(s.stack)
        while at > 0 and s.stack[at - 1].comes_before_estate():
            at -= 1  # R164
        s.stack.insert(at, Estate(deeds))


def _drop_deeds(s: Position, gone: tuple[int, ...]) -> None:
    """Ask nobody about these deeds any more: their owner leaves the game (R151, R165)."""
    for at in range(len(s.stack) - 1, -1, -1):
        left = s.stack[at].without_deeds(gone)
        if left is None:
            s.stack.pop(at)
        else:
            s.stack[at] = left

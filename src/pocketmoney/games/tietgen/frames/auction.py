"""Auctions, open to all: of a deed, and of the last piece of the supply (R140 to R143, R151)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.compiling import mypyc_attr
from pocketmoney.core.event import EventArgs
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.rng import Rng
from pocketmoney.games.tietgen import building, mortgages
from pocketmoney.games.tietgen.actions import BID, BUILD, PASS, TO_PASS
from pocketmoney.games.tietgen.amounts import ML
from pocketmoney.games.tietgen.dues import GAME, INTEREST
from pocketmoney.games.tietgen.frames.question import Ask, Step

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen

STEP: Final = ML  # bids go in whole millilitres
SUMS: Final = 6  # that a menu may name


def open_auction(s: Tietgen, space: int) -> None:
    """Put a deed up for auction among everybody who is in the game (R141)."""
    if s.log is not None:
        s.tell("tietgen-auction", {"space": s.id(space)})
    s.stack.append(Auction(space, (1 << s.terms.seats) - 1 & ~s.out, NOBODY, 0, 0, is_piece=False))


@mypyc_attr(free_list_len=1)
class Auction(Ask):
    """Who gives more? A pass is void once somebody else bids; it ends when all others have passed since.

    Of a piece of the supply (R143) the starter is the first bidder, and `space` is where he would place it.
    """

    __slots__ = ("space", "among", "high", "bid", "passed", "is_piece")

    def __init__(self, space: int, among: int, high: int, bid: int, passed: int, *, is_piece: bool) -> None:
        self.space = space
        self.among = among
        self.high = high
        self.bid = bid
        self.passed = passed
        self.is_piece = is_piece

    def waits(self, state: Tietgen) -> bool:
        high = self.high
        if high >= 0 and state.out >> high & 1:
            state.stack.pop()
            if not self.is_piece:
                open_auction(state, self.space)  # the bid is void
            return False
        if self.owed(state):
            return True
        state.stack.pop()
        self.lapse(state)
        return False

    def asking(self) -> str:
        return "auction"

    def open_to(self, state: Tietgen) -> int:
        others = self.among & ~state.out
        return others & ~(1 << self.high) if self.high >= 0 else others

    def owed(self, state: Tietgen) -> int:
        others = self.among & ~state.out & ~self.passed
        return others & ~(1 << self.high) if self.high >= 0 else others

    def takes(self, verb: int) -> bool:
        return verb == BID or verb == PASS

    def least(self) -> int:
        """The least that may be bid."""
        return self.bid + STEP

    def menu(self, state: Tietgen, seat: int) -> list[Action]:
        """A step more, some round sums up to the price, all one has: enough to play with."""
        least = self.least()
        stock = state.stock[seat]
        price = self._price(state)
        wanted = [least, price // 4, price // 2, price * 3 // 4, price, least + price // 10]
        bids = sorted({self._rounded(beer) for beer in wanted if least <= beer <= stock})
        menu = [Action(BID, (beer,)) for beer in bids if least <= beer <= stock]
        menu.append(TO_PASS)
        return menu

    def only(self, state: Tietgen, seat: int) -> Action | None:
        return TO_PASS if state.stock[seat] < self.least() else None

    def random(self, state: Tietgen, seat: int, rng: Rng) -> Action:
        """Every second time a bid: one of those on the menu, the least if the one that was drawn is not."""
        drawn = rng.below(2 * SUMS)
        least = self.least()
        stock = state.stock[seat]
        if drawn >= SUMS or stock < least:
            return TO_PASS
        price = self._price(state)
        beer = price * (drawn + 1) // 4 if drawn < 4 else least + price // 10 if drawn == 4 else least
        return Action(BID, (self._rounded(beer) if least <= beer <= stock else least,))

    def _price(self, state: Tietgen) -> int:
        board = state.terms.board
        return board.crate_price(self.space) * 2 if self.is_piece else board.spaces[self.space].price

    def _rounded(self, beer: int) -> int:
        """That much or a little less, so that it is whole steps above the last bid."""
        return beer - (beer - self.bid) % STEP

    def judge(self, state: Tietgen, seat: int, action: Action) -> Refusal | None:
        if action.verb == PASS:
            return None
        beer = action.parts[0]
        stock = state.stock[seat]
        if beer > stock:
            return Refusal("tietgen-bid-above-stock", {"bid-beer": beer, "stock-beer": stock}, 140)
        if beer < self.least():
            least = self.least()
            return Refusal("tietgen-bid-too-low", {"bid-beer": beer, "least-beer": least, "stock-beer": stock}, 140)
        if (beer - self.bid) % STEP:
            return Refusal("tietgen-bid-step", {"bid-beer": beer, "step-beer": STEP}, 140)
        return None

    def accept(self, state: Tietgen, seat: int, action: Action) -> None:
        if action.verb == PASS:
            passed = self.passed | 1 << seat
            after = Auction(self.space, self.among, self.high, self.bid, passed, is_piece=self.is_piece)
        else:
            beer = action.parts[0]
            if state.log is not None:
                args: EventArgs = {"seat": seat, "space": state.id(self.space), "bid-beer": beer}
                state.tell_move("tietgen-bids", args, seat, action)
            after = Auction(self.space, self.among, seat, beer, 0, is_piece=self.is_piece)
        state.stack[-1] = after

    def default(self, state: Tietgen, seat: int) -> Action | None:
        return TO_PASS

    def lapse(self, state: Tietgen) -> None:
        """Nobody gives more."""
        if self.is_piece:
            self._place(state)
        elif self.high == NOBODY:
            state.mortgaged &= ~(1 << self.space)
            state.tell("tietgen-unsold", {"space": state.id(self.space)})
        else:
            state.hand(self.space, self.high)
            state.pay("tietgen-wins-auction", state.about(self.space), self.high, self.bid)
            if state.is_mortgaged(self.space):
                state.owe(self.high, GAME, mortgages.interest(state, self.space), INTEREST, self.space)

    def _place(self, state: Tietgen) -> None:
        """The winner pays and places the piece; whoever has several places for it is asked."""
        winner = self.high
        is_fridge = state.level[self.space] == building.CRATES
        places = [self.space]
        if state.owner[self.space] != winner:
            places = building.places(state, winner, is_fridge=is_fridge)
        if len(places) == 1:
            building.place(state, winner, places[0], self.bid, None)
        else:
            state.stack.append(Place(winner, self.bid, is_fridge=is_fridge))

    def to_json(self) -> list[object]:
        return ["auction", self.space, self.among, self.high, self.bid, self.passed, self.is_piece]


class Place(Ask):
    """The last piece was won at auction: where does it go?"""

    __slots__ = ("seat", "bid", "is_fridge")

    def __init__(self, seat: int, bid: int, *, is_fridge: bool) -> None:
        self.seat = seat
        self.bid = bid
        self.is_fridge = is_fridge

    def asking(self) -> str:
        return "place"

    def open_to(self, state: Tietgen) -> int:
        return 1 << self.seat & ~state.out

    def takes(self, verb: int) -> bool:
        return verb == BUILD

    def menu(self, state: Tietgen, seat: int) -> list[Action]:
        return [Action(BUILD, (space,)) for space in building.places(state, seat, is_fridge=self.is_fridge)]

    def judge(self, state: Tietgen, seat: int, action: Action) -> Refusal | None:
        if action in self.menu(state, seat):
            return None
        return building.judge_place(state, seat, action.parts[0]) or Refusal(
            "tietgen-other-piece", {"space": state.id(action.parts[0])}, 143
        )

    def accept(self, state: Tietgen, seat: int, action: Action) -> None:
        state.stack.pop()
        building.place(state, seat, action.parts[0], self.bid, action)

    def default(self, state: Tietgen, seat: int) -> Action | None:
        return self.menu(state, seat)[0]

    def to_json(self) -> list[object]:
        return ["place", self.seat, self.bid, self.is_fridge]


class Estate(Step):
    """The deeds of a player who is bankrupt to the game are auctioned one by one (R151)."""

    __slots__ = ("deeds",)

    def __init__(self, deeds: tuple[int, ...]) -> None:
        self.deeds = deeds

    def happen(self, state: Tietgen) -> None:
        if len(self.deeds) > 1:
            state.stack.append(Estate(self.deeds[1:]))
        open_auction(state, self.deeds[0])

    def to_json(self) -> list[object]:
        return ["estate", list(self.deeds)]

"""Auctions, open to all: of a deed, and of the last piece of the supply (R140 to R143, R151, R164, R168, R170)."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.event import EventArgs
from pocketmoney.core.game import Json
from pocketmoney.core.moves import Moves
from pocketmoney.core.mypyc_hints import mypyc_attr
from pocketmoney.core.refusal import Args, Refusal
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.tietgen import amounts, building, mortgage
from pocketmoney.games.tietgen.action_numbers import BIDS
from pocketmoney.games.tietgen.actions import BID, BUILD, BUY, DECLINE, PASS, TO_BUILD, TO_PASS
from pocketmoney.games.tietgen.amounts import ML
from pocketmoney.games.tietgen.dues import GAME, INTEREST
from pocketmoney.games.tietgen.frames.question import Answers, Ask, AskOne, refuse_while
from pocketmoney.games.tietgen.position import Position
from pocketmoney.games.tietgen.subject import Subject

NO_PIECE: Final = 0  # a deed is auctioned
CRATE_PIECE: Final = 1  # the last crate of the supply
FRIDGE_PIECE: Final = 2
STEP: Final = ML  # bids go in whole millilitres


def open_auction(s: Position, space: int) -> None:
    """Put a deed up for auction among everybody who is in the game: the decliner too (R141), nobody first (R159)."""
    if s.log is not None:
        s.tell("tietgen-auction", {"space": s.id(space)})
    s.stack.append(Auction(space, (1 << s.terms.seats) - 1 & ~s.out, NOBODY, 0, 0))


@mypyc_attr(free_list_len=1)
class Bids(Moves):
    """Any bid from the least to all that the stock allows (R140), and a pass. The menu names some of them."""

    __slots__ = ("numbering", "least", "stock", "price")

    def __init__(self, s: Position, least: int, stock: int, price: int) -> None:
        self.numbering = s.terms.numbers
        self.least = least
        self.stock = stock
        self.price = price

    def _sums(self) -> list[int]:
        """The least bid, some round sums up to the price, a tenth of it more: enough to play with."""
        least, stock, price = self.least, self.stock, self.price
        if stock < least:
            return []
        found = [least]
        for beer in (price // 4, price // 2, price * 3 // 4, price):
            if beer <= stock and beer - beer % STEP > found[-1]:
                found.append(beer - beer % STEP)
        more = least + price // 10
        if more <= stock and more - more % STEP not in found:
            found.append(more - more % STEP)
            found.sort()
        return found

    def listed(self) -> list[Action]:
        menu = [Action(BID, (beer,)) for beer in self._sums()]
        menu.append(TO_PASS)
        return menu

    def folded(self) -> list[Json]:
        """The range of bids in whole steps above the last one, and those that the menu names."""
        found: list[Json] = []
        least, stock = self.least, self.stock
        if stock >= least:
            most = stock - (stock - least) % STEP
            found.append({
                "do": "bid", "text": "bid", "amount": [amounts.write(least), amounts.write(most)],
                "step": amounts.write(STEP), "ready": ["bid " + amounts.write(beer) for beer in self._sums()],
            })  # fmt: skip
        found.append({"do": "pass", "text": "pass"})
        return found

    def only(self) -> Action | None:
        return TO_PASS if self.stock < self.least else None

    def draw(self, rng: Rng) -> Action:
        """Every second time a bid: one of those on the menu, the least if the one that was drawn is not."""
        drawn = rng.below(2 * BIDS)
        least, stock = self.least, self.stock
        if drawn >= BIDS or stock < least:
            return TO_PASS
        price = self.price
        beer = price * (drawn + 1) // 4 if drawn < 4 else least + price // 10 if drawn == 4 else least
        return Action(BID, (beer - beer % STEP if least <= beer <= stock else least,))

    def numbers(self) -> list[int]:
        first = self.numbering.bid
        found = list(range(first, first + len(self._sums())))
        found.append(self.numbering.words[PASS])
        return found


@mypyc_attr(free_list_len=1)
class Auction(Ask):
    """Who gives more? A pass is void once another player bids; it ends when all others have passed since (R140)."""

    __slots__ = ("space", "among", "high", "bid", "passed", "piece", "is_opening")

    def __init__(
        self, space: int, among: int, high: int, bid: int, passed: int, piece: int = NO_PIECE, *,
        is_opening: bool = False,
    ) -> None:  # fmt: skip
        self.space = space  # the deed; of a piece, the kitchen that the first bid, a `build`, names (R143)
        self.among = among
        self.high = high
        self.bid = bid
        self.passed = passed
        self.piece = piece
        self.is_opening = is_opening  # whether only that `build` has been bid

    def waits(self, state: Position) -> bool:
        high = self.high
        if high >= 0 and state.out >> high & 1:
            # R170: the bid is void, and so are the passes; it goes on among the rest, from nothing.
            state.stack[-1] = Auction(self.space, self.among & ~state.out, NOBODY, 0, 0, self.piece)
            if state.log is not None:
                state.tell("tietgen-bid-void", {"seat": high, "space": state.id(self.space), "bid-beer": self.bid})
            return False
        return super().waits(state)

    def is_auction(self) -> bool:
        return True

    def asking(self) -> str:
        return "auction"

    def rule(self) -> int:
        return 140 if self.piece == NO_PIECE else 143

    def about(self) -> Subject:
        return Subject(self.space, self.bid, high=self.high, passed=self.passed, is_piece=self.piece != NO_PIECE)

    def public(self, state: Position) -> Json:
        """What is bid for, among whom, the highest bid and whose it is, who has passed since."""
        found: Json = {
            "space": state.id(self.space), "among": list(SEATS_OF[self.among & ~state.out]), "bid": self.bid,
        }  # fmt: skip
        if self.piece != NO_PIECE:
            found["piece"] = "fridge" if self.piece == FRIDGE_PIECE else "crate"
        if self.high >= 0:
            found["high"] = self.high
        if self.passed & ~state.out:
            found["passed"] = list(SEATS_OF[self.passed & ~state.out])
        return {"auction": found}

    def open_to(self, state: Position) -> int:
        others = self.among & ~state.out
        return others & ~(1 << self.high) if self.high >= 0 else others

    def owed(self, state: Position) -> int:
        return self.open_to(state) & ~self.passed

    def takes(self, verb: int) -> bool:
        return verb == BID or verb == PASS

    def least_bid(self, state: Position, seat: int) -> int:
        """The least that this seat may bid, in whole steps: more than the last bid, and enough for a place (R143)."""
        least = self.bid // STEP * STEP + STEP
        if self.piece == NO_PIECE:
            return least
        price = building.cheapest_place(state, seat, is_fridge=self.piece == FRIDGE_PIECE)
        return max(least, -(-price // STEP) * STEP)

    def moves(self, state: Position, seat: int) -> Moves:
        board = state.terms.board
        price = board.crate_price(self.space) * 2 if self.piece != NO_PIECE else board.spaces[self.space].price
        return Bids(state, self.least_bid(state, seat), state.stock[seat], price)

    def judge(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if action.verb == PASS:
            return None
        beer = action.parts[0]
        stock = state.stock[seat]
        if beer % STEP:
            return Refusal("tietgen-bid-step", {"bid-beer": beer, "step-beer": STEP}, 140)
        least = self.least_bid(state, seat)
        if beer < least:
            args: Args = {"bid-beer": beer, "least-beer": least, "stock-beer": stock}
            if self.piece != NO_PIECE and beer > self.bid:
                return Refusal("tietgen-bid-below-place", args, 143)
            return Refusal("tietgen-bid-too-low", args, 140)
        if beer > stock:
            return Refusal("tietgen-bid-above-stock", {"bid-beer": beer, "stock-beer": stock}, 140)
        return None

    def judge_right(self, state: Position, seat: int, verb: int, other: int) -> Refusal | None:
        return refuse_while("auction", is_asked=self.owed(state) >> seat & 1 == 1)

    def refuse_answer(self, state: Position, seat: int, verb: int) -> Refusal | None:
        if (verb == BUY or verb == DECLINE) and self.piece == NO_PIECE:
            return Refusal("tietgen-at-auction", {"space": state.id(self.space)}, 141)
        if verb != BID and verb != PASS:
            return None
        if self.high == seat:
            return Refusal("tietgen-own-bid", {"bid-beer": self.bid}, 140)
        if self.open_to(state) >> seat & 1 == 0:
            return Refusal("tietgen-not-your-auction", {"space": state.id(self.space)}, 143)
        return Refusal("tietgen-has-passed", rule=140)

    def accept(self, state: Position, seat: int, action: Action) -> None:
        if action.verb == PASS:
            passed = self.passed | 1 << seat
            state.stack[-1] = Auction(
                self.space, self.among, self.high, self.bid, passed, self.piece, is_opening=self.is_opening
            )
            return
        beer = action.parts[0]
        if state.log is not None:
            args: EventArgs = {"seat": seat, "space": state.id(self.space), "bid-beer": beer}
            state.tell_move("tietgen-bids", args, seat, action)
        state.stack[-1] = Auction(self.space, self.among, seat, beer, 0, self.piece)

    def default(self, state: Position, seat: int) -> Action | None:
        return TO_PASS

    def lapse(self, state: Position) -> None:
        """Close the auction: nobody gives more."""
        if self.piece != NO_PIECE:
            self._place(state)
        elif self.high == NOBODY:
            state.mortgaged &= ~(1 << self.space)  # R168: a mortgaged deed of an estate goes back clear
            state.tell("tietgen-unsold", {"space": state.id(self.space)})
        else:
            state.hand(self.space, self.high)
            state.pay("tietgen-wins-auction", state.space_args(self.space), self.high, self.bid)  # drunk (R142)
            state.owe(self.high, GAME, mortgage.interest(state, self.space), INTEREST, self.space)  # R151

    def _place(self, state: Position) -> None:
        """Let the winner pay and place the piece; a winner with several places is asked (R143)."""
        winner = self.high
        if winner == NOBODY:
            return  # everybody who was left has passed: the piece stays in the supply (R170)
        if self.is_opening:
            building.place(state, winner, self.space, self.bid, None)
            return
        is_fridge = self.piece == FRIDGE_PIECE
        places = building.places(state, winner, is_fridge=is_fridge, most=self.bid)
        if len(places) == 1:
            building.place(state, winner, places[0], self.bid, None)
        else:
            state.stack.append(Place(winner, self.bid, is_fridge=is_fridge))

    def to_json(self) -> list[object]:
        return ["auction", self.space, self.among, self.high, self.bid, self.passed, self.piece, self.is_opening]


class Place(AskOne):
    """The last piece was won at auction: on which kitchen does it go? Its building price is not above the bid."""

    __slots__ = ("bid", "is_fridge")

    def __init__(self, seat: int, bid: int, *, is_fridge: bool) -> None:
        super().__init__(seat)
        self.bid = bid
        self.is_fridge = is_fridge

    def is_auction(self) -> bool:
        return True

    def asking(self) -> str:
        return "place"

    def rule(self) -> int:
        return 143

    def public(self, state: Position) -> Json:
        return {"place": {"piece": "fridge" if self.is_fridge else "crate", "bid": self.bid}}

    def takes(self, verb: int) -> bool:
        return verb == BUILD

    def judge_right(self, state: Position, seat: int, verb: int, other: int) -> Refusal | None:
        return refuse_while("place", is_asked=seat == self.seat)

    def moves(self, state: Position, seat: int) -> Moves:
        return Answers(state, [TO_BUILD[space] for space in self._places(state)])

    def _places(self, state: Position) -> list[int]:
        return building.places(state, self.seat, is_fridge=self.is_fridge, most=self.bid)

    def judge(self, state: Position, seat: int, action: Action) -> Refusal | None:
        space = action.parts[0]
        if (refusal := building.judge_place(state, seat, space)) is not None:
            return refusal
        if (state.level[space] == building.CRATES) != self.is_fridge:
            piece = "fridge" if self.is_fridge else "crate"
            return Refusal("tietgen-other-piece", {"space": state.id(space), "piece": piece}, 143)
        price = state.terms.board.crate_price(space)
        if price > self.bid:
            args: Args = {"space": state.id(space), "price-beer": price, "bid-beer": self.bid}
            return Refusal("tietgen-place-above-bid", args, 143)
        return None

    def accept(self, state: Position, seat: int, action: Action) -> None:
        state.stack.pop()
        building.place(state, seat, action.parts[0], self.bid, action)

    def default(self, state: Position, seat: int) -> Action | None:
        return TO_BUILD[self._places(state)[0]]  # the first on the board

    def to_json(self) -> list[object]:
        return ["place", self.seat, self.bid, self.is_fridge]

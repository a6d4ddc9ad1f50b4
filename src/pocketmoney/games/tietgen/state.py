"""The state of a game: where everybody stands, who owns what, the two ledgers of beer, and the stack of frames."""

from __future__ import annotations

from typing import Any

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.compiling import mypyc_attr
from pocketmoney.core.event import EVERYBODY, Event, EventArgs
from pocketmoney.core.frame import Frame
from pocketmoney.core.game import Json, State, View
from pocketmoney.core.moves import Listed, Moves
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.tietgen import bookkeeping, choices, choosing, doing, judging, offers, rights, show
from pocketmoney.games.tietgen.actions import CONCEDE, TO_ROLL
from pocketmoney.games.tietgen.decks import Deck
from pocketmoney.games.tietgen.frames import debt, throw
from pocketmoney.games.tietgen.frames.question import TietgenFrame
from pocketmoney.games.tietgen.holdings import Holdings, holdings_of
from pocketmoney.games.tietgen.pending import Offer, Rent
from pocketmoney.games.tietgen.terms import Terms


@mypyc_attr(acyclic=True)
class Tietgen(State):
    """One game. All beer is in whole microlitres; lists go by seat or by space.

    stocks + piggy bank + taken out - paid in is at all times the beer of the start: the game is a book-keeper
    without limits (R115). What has been drunk is a ledger of its own (R116). Owners and levels change by `hand` and
    `put` alone, which keep the holdings right.
    """

    __slots__ = (
        "terms", "stock", "drunk", "at", "sitting", "owner", "level", "mortgaged", "flirts", "mail", "letters",
        "piggy", "paid_in", "taken_out", "crates", "fridges", "out", "stack", "whose", "doubles", "again", "throws",
        "rents", "offers", "dice", "rng", "won", "holdings", "thrown",
        "told_throws", "told_cards", "calls",
    )  # fmt: skip

    def __init__(
        self,
        terms: Terms,
        stock: list[int],
        drunk: list[int],
        at: list[int],
        sitting: list[int],
        owner: list[int],
        level: list[int],
        mortgaged: int,
        flirts: list[tuple[int, ...]],
        mail: Deck,
        letters: Deck,
        piggy: int,
        paid_in: int,
        taken_out: int,
        crates: int,
        fridges: int,
        out: int,
        stack: list[Frame[Tietgen]],
        whose: int,
        doubles: int,
        again: int,
        throws: int,
        rents: tuple[Rent, ...],
        offers: tuple[Offer, ...],
        dice: tuple[int, ...],
        rng: Rng,
        won: int,
        holdings: Holdings | None = None,
    ) -> None:
        self.log = None
        self.terms = terms
        self.stock = stock
        self.drunk = drunk
        self.at = at
        self.sitting = sitting  # failed throws in the administration; -1 for whoever is free
        self.owner = owner  # by space
        self.level = level  # by space: crates, or 5 for a fridge
        self.mortgaged = mortgaged  # spaces as bits
        self.flirts = flirts  # the Flirting cards of each seat, by number
        self.mail = mail
        self.letters = letters
        self.piggy = piggy
        self.paid_in = paid_in  # by the game, since the start
        self.taken_out = taken_out
        self.crates = crates  # left in the supply
        self.fridges = fridges
        self.out = out
        self.stack = stack
        self.whose = whose
        self.doubles = doubles  # thrown in a row in this turn
        self.again = again  # 1 when the last throw gives another one
        self.throws = throws
        self.rents = rents  # that may be claimed, oldest first
        self.offers = offers
        self.dice = dice  # throws to come that the header named: 34 is a 3 and a 4
        self.rng = rng
        self.won = won  # the winner's seat; NOBODY while the game goes on; DRAWN
        self.thrown = 0  # the last throw, as in `dice`; 0 before the first
        self.told_throws = 0  # of dice that lay on the table (R160)
        self.told_cards = 0  # of a pile of paper, that nobody knew to lie where they lay
        self.calls = 0  # the seats that call time (R156)
        self.holdings = holdings or holdings_of(terms.board, terms.seats, owner, level)  # follows from these two

    # The contract

    @property
    def seats(self) -> int:
        return self.terms.seats

    @property
    def over(self) -> bool:
        return self.won != NOBODY

    @property
    def winner(self) -> int:
        return self.won if self.won >= 0 else NOBODY

    @property
    def turn(self) -> int:
        return self.whose

    def must_begin(self) -> bool:
        return self.won == NOBODY and self.stack[-1] is throw.THROW

    def boundary(self) -> int:
        return self.throws

    def is_sealed(self) -> bool:
        return False

    def is_out(self, seat: int) -> bool:
        return self.out >> seat & 1 == 1

    def open_to(self) -> tuple[int, ...]:
        if self.won != NOBODY:
            return ()
        return SEATS_OF[self.stack[-1].open_to(self)]

    def owed(self) -> tuple[int, ...]:
        if self.won != NOBODY:
            return ()
        return SEATS_OF[self.stack[-1].owed(self)]

    def rights(self, seat: int) -> list[Action]:
        return rights.rights(self, seat)

    def moves(self, seat: int) -> Moves:
        if self.won != NOBODY or self.out >> seat & 1:
            return Listed([], CONCEDE)
        frame = self.stack[-1]
        answers = frame.menu(self, seat) if frame.owed(self) >> seat & 1 else []
        return Listed(answers + rights.rights(self, seat), CONCEDE)

    def default(self, seat: int) -> Action | None:
        return choosing.default(self, seat)

    def forced(self, seat: int) -> Action | None:
        return choosing.forced(self, seat)

    def check(self, seat: int, action: Action) -> Refusal | None:
        return judging.judge(self, seat, action)

    def apply(self, seat: int, action: Action) -> None:
        doing.do(self, seat, action)
        # Let frames go on until one asks somebody, or the game is over.
        stack = self.stack
        while self.won == NOBODY and not stack[-1].waits(self):
            pass

    def random_action(self, seat: int, rng: Rng) -> Action:
        return choosing.random_action(self, seat, rng)

    def only_answer(self, seat: int) -> Action | None:
        if self.sitting[seat] < 0 and self.stack[-1] is throw.THROW:
            return TO_ROLL  # by far the most frequent
        return judging.asking(self).only(self, seat)

    def random_right(self, seat: int, rng: Rng) -> Action | None:
        return choosing.random_right(self, seat, rng)

    def replies(self) -> list[tuple[int, Action]]:
        return rights.replies(self)

    def dues(self) -> list[tuple[int, Action]]:
        return rights.dues(self)

    def at_stake(self) -> list[tuple[int, Action]]:
        return rights.at_stake(self)

    def consents(self) -> list[tuple[int, Action]]:
        return rights.consents(self)

    def view(self, seat: int) -> View:
        return bookkeeping.view(self, seat)

    def asking(self) -> str:
        return self.stack[-1].asking() if self.won == NOBODY else "over"

    def public(self) -> Json:
        return show.public(self)

    def piles(self) -> Json:
        return show.piles(self)

    def choices(self, seat: int) -> list[Json]:
        return choices.choices(self, seat)

    def secrets_out(self) -> tuple[int, ...]:
        return show.secrets_out(self)

    def to_json(self) -> Json:
        return bookkeeping.to_json(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return bookkeeping.from_json, (self.to_json(),)

    def clone(self) -> Tietgen:
        other = Tietgen(
            self.terms, self.stock[:], self.drunk[:], self.at[:], self.sitting[:], self.owner[:], self.level[:],
            self.mortgaged, self.flirts[:], self.mail, self.letters, self.piggy, self.paid_in, self.taken_out,
            self.crates, self.fridges, self.out, self.stack[:], self.whose, self.doubles, self.again, self.throws,
            self.rents, self.offers, self.dice, self.rng, self.won, self.holdings,
        )  # fmt: skip
        other.thrown = self.thrown
        other.told_throws = self.told_throws
        other.told_cards = self.told_cards
        other.calls = self.calls
        return other

    # Beer. Every change goes through these and is told with its amount. Who has nothing to add to that, or knows that
    # nobody listens, gives no arguments.

    def about(self, space: int) -> EventArgs | None:
        """Arguments that name a space, if anybody listens."""
        return {"space": self.terms.board.ids[space]} if self.log is not None else None

    def pay(
        self, key: str, args: EventArgs | None, seat: int, beer: int, *, drinks: bool = True, piggy: bool = False,
        move: Action | None = None,
    ) -> None:  # fmt: skip
        """A player pays the game, drinking it or not, into the piggy bank or not."""
        self.stock[seat] -= beer
        if drinks:
            self.drunk[seat] += beer
        if piggy:
            self.piggy += beer
        else:
            self.taken_out += beer
        if self.log is not None:
            args = {} if args is None else args
            args["seat"] = seat
            args["paid-beer"] = beer
            args["drunk-beer"] = beer if drinks else 0
            args["piggy-beer"] = beer if piggy else 0
            args["left-beer"] = self.stock[seat]
            self.log.append(Event(key, args, EVERYBODY, seat if move is not None else NOBODY, move))

    def gain(self, key: str, args: EventArgs | None, seat: int, beer: int, move: Action | None = None) -> None:
        """The game pays a player."""
        self.stock[seat] += beer
        self.paid_in += beer
        if self.log is not None:
            args = {} if args is None else args
            args["seat"] = seat
            args["gained-beer"] = beer
            args["left-beer"] = self.stock[seat]
            self.log.append(Event(key, args, EVERYBODY, seat if move is not None else NOBODY, move))

    def transfer(
        self, key: str, args: EventArgs | None, by: int, on: int, beer: int, *, drinks: bool = False
    ) -> None:  # fmt: skip
        """A player pays another one."""
        self.stock[by] -= beer
        self.stock[on] += beer
        if drinks:
            self.drunk[by] += beer
        if self.log is not None:
            args = {} if args is None else args
            args["by"] = by
            args["on"] = on
            args["moved-beer"] = beer
            args["drunk-beer"] = beer if drinks else 0
            args["left-beer"] = self.stock[by]
            self.log.append(Event(key, args))

    def owe(self, debtor: int, creditor: int, beer: int, kind: int, space: int = NOBODY) -> None:
        """A debt falls due: it is paid at once if the stock is enough, else the debtor is asked (R134)."""
        if beer <= 0:
            return
        due = debt.Due(debtor, creditor, beer, kind, space)
        top = self.stack[-1]
        assert isinstance(top, TietgenFrame)
        if top.is_auction():
            self.stack.insert(len(self.stack) - 1, due)  # R151: interest waits until the auction is over
        else:
            self.stack.append(due)

    # Deeds and buildings

    def hand(self, space: int, on: int) -> None:
        """Give a deed to a seat, or to nobody. Offers that name it die (R155)."""
        if self.offers:
            offers.void_of_deed(self, space)
        self.holdings = self.holdings.handed(self.terms.board, space, self.owner[space], on)
        self.owner[space] = on

    def put(self, space: int, level: int) -> None:
        """Let so much stand on a kitchen."""
        self.level[space] = level
        board = self.terms.board
        built = self.holdings.built & ~board.mate_bits[space]
        for mate in board.mates_of[space]:
            if self.level[mate]:
                built |= board.mate_bits[space]
        if built != self.holdings.built:
            self.holdings = self.holdings.with_built(built)

    # Who and what

    def next_player(self, seat: int) -> int:
        """The next player in the game after that seat."""
        seats = self.terms.seats
        after = (seat + 1) % seats
        while self.out >> after & 1:
            after = (after + 1) % seats
        return after

    def others(self, seat: int) -> list[int]:
        """The other players in the game, in table order from that seat on."""
        seats = self.terms.seats
        turned = [(seat + step) % seats for step in range(1, seats)]
        return [other for other in turned if self.out >> other & 1 == 0]

    def id(self, space: int) -> str:
        """The id of a space."""
        return self.terms.board.ids[space]

    def is_mortgaged(self, space: int) -> bool:
        """Whether that deed is mortgaged."""
        return self.mortgaged >> space & 1 == 1

"""The facts of a game: where everybody stands, who owns what, the two ledgers of beer, and the stack of frames."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.event import EVERYBODY, Event, EventArgs
from pocketmoney.core.frame import Frame
from pocketmoney.core.game import Json, State
from pocketmoney.core.mypyc_hints import mypyc_attr
from pocketmoney.core.refusal import Args, Refusal
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.tietgen.decks import Deck
from pocketmoney.games.tietgen.dues import Rent
from pocketmoney.games.tietgen.holdings import Holdings, holdings_of
from pocketmoney.games.tietgen.offer import Offer
from pocketmoney.games.tietgen.subject import NO_SUBJECT, Subject
from pocketmoney.games.tietgen.terms import Terms


@mypyc_attr(acyclic=True)
class Position(State):
    """A game as the rules read and change it. All beer is in whole microlitres; lists go by seat or by space.

    stocks + piggy bank + taken out - paid in is at all times the beer of the start: the game is a book-keeper
    without limits (R115). What has been drunk is a ledger of its own (R116). Owners and levels change by `hand` and
    `put` alone, which keep the holdings right.
    """

    __slots__ = (
        "terms", "stock", "drunk", "at", "sitting", "owner", "level", "mortgaged", "flirts", "mail", "letters",
        "piggy", "paid_in", "taken_out", "crates", "fridges", "out", "stack", "whose", "doubles", "again", "throws",
        "rents", "offers", "dice", "rng", "won", "holdings", "thrown",
        "typed_throws", "typed_cards", "calls",
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
        stack: list[TietgenFrame],
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
        thrown: int = 0,
        typed_throws: int = 0,
        typed_cards: int = 0,
        calls: int = 0,
    ) -> None:
        self.log = None
        self.terms = terms
        self.stock = stock
        self.drunk = drunk
        self.at = at
        self.sitting = sitting  # failed throws in the administration; -1 for a player who is free
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
        self.thrown = thrown  # the last throw, as in `dice`; 0 before the first
        self.typed_throws = typed_throws  # with dice of the table (R160)
        self.typed_cards = typed_cards  # from a pile of paper, at places that were not known before
        self.calls = calls  # the seats that call time (R156)
        self.holdings = holdings or holdings_of(terms.board, terms.seats, owner, level)  # follows from these two

    # What follows from the facts alone

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

    def asking(self) -> str:
        return self.stack[-1].asking() if self.won == NOBODY else "over"

    # Beer. Every change goes through these, which report it as an event with its amount. `args` may be None if there is
    # nothing to add, or nobody listens.

    def space_args(self, space: int) -> EventArgs | None:
        """Arguments that name a space, if anybody listens."""
        return {"space": self.terms.board.ids[space]} if self.log is not None else None

    def pay(
        self, key: str, args: EventArgs | None, seat: int, beer: int, *, drinks: bool = True, piggy: bool = False,
        move: Action | None = None,
    ) -> None:  # fmt: skip
        """Let a player pay the game, drinking it or not, into the piggy bank or not."""
        self.stock[seat] -= beer
        if drinks:
            self.drunk[seat] += beer
        if piggy:
            self.piggy += beer
        else:
            self.taken_out += beer
        if self.log is not None:
            told: EventArgs = {**(args or {}), "seat": seat, "paid-beer": beer, "drunk-beer": beer if drinks else 0}
            told.update({"piggy-beer": beer if piggy else 0, "left-beer": self.stock[seat]})
            self.log.append(Event(key, told, EVERYBODY, seat if move is not None else NOBODY, move))

    def gain(self, key: str, args: EventArgs | None, seat: int, beer: int, move: Action | None = None) -> None:
        """Let the game pay a player."""
        self.stock[seat] += beer
        self.paid_in += beer
        if self.log is not None:
            told: EventArgs = {**(args or {}), "seat": seat, "gained-beer": beer, "left-beer": self.stock[seat]}
            self.log.append(Event(key, told, EVERYBODY, seat if move is not None else NOBODY, move))

    def transfer(self, key: str, args: EventArgs | None, by: int, on: int, beer: int, *, drinks: bool = False) -> None:
        """Let a player pay another one."""
        self.stock[by] -= beer
        self.stock[on] += beer
        if drinks:
            self.drunk[by] += beer
        if self.log is not None:
            told: EventArgs = {**(args or {}), "by": by, "on": on, "moved-beer": beer}
            told.update({"drunk-beer": beer if drinks else 0, "left-beer": self.stock[by]})
            self.log.append(Event(key, told))

    def owe(self, debtor: int, creditor: int, beer: int, kind: int, space: int = NOBODY) -> None:
        """Let a debt fall due: it is paid at once if the stock is enough, else the debtor is asked (R134)."""
        raise NotImplementedError

    # Deeds and buildings

    def hand(self, space: int, on: int) -> None:
        """Give a deed to a seat, or to nobody. Offers that name it die (R155)."""
        if self.offers:
            self.void_offers_of(space)
        self.holdings = self.holdings.handed(self.terms.board, space, self.owner[space], on)
        self.owner[space] = on

    def void_offers_of(self, space: int) -> None:
        """Void the offers that name a deed: it changes hands, is mortgaged or is lifted (R155)."""
        self.void_offers(tuple([offer for offer in self.offers if offer.names(space)]))

    def void_offers(self, gone: tuple[Offer, ...]) -> None:
        """Remove open offers that can no longer be accepted (R155)."""
        if gone:
            self.offers = tuple([offer for offer in self.offers if offer not in gone])
        if self.log is not None:
            for offer in gone:
                self.tell("tietgen-offer-dies", {"by": offer.by, "on": offer.on})

    def put(self, space: int, level: int) -> None:
        """Set what stands on a kitchen."""
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

    def judge_price(self, seat: int, price: int, rule: int) -> Refusal | None:
        """Why that seat cannot pay a price by its own choice: nobody spends more than the stock."""
        if self.stock[seat] >= price:
            return None
        args: Args = {"price-beer": price, "stock-beer": self.stock[seat]}
        return Refusal("tietgen-too-dear", args, rule, "unlock-tietgen-raise")


class TietgenFrame(Frame[Position]):
    """A step of this game. What others need to know of one is a method here, with what holds for most frames."""

    __slots__ = ()

    # As a question

    def open_to(self, state: Position) -> int:
        """The seats this question is open to; nobody if it is a step that happens by itself."""
        return 0

    def rule(self) -> int:
        """The ruling that makes this question; 0 if it follows from the turn."""
        return 0

    def about(self) -> Subject:
        """What the question is about: spaces, beer, seats. Everybody may know it."""
        return NO_SUBJECT

    def is_free(self) -> bool:
        """Whether everybody may use rights meanwhile: no payment and no auction is running (R154)."""
        return False

    def seat_in_debt(self) -> int:
        """The seat that may raise beer now for a debt of its own (R154); nobody if this is no debt."""
        return NOBODY

    def missing(self, state: Position) -> int:
        """How much more beer the debtor needs."""
        return 0

    def takes(self, verb: int) -> bool:
        """Whether a move of that kind is an answer to this question."""
        return False

    def least_bid(self, state: Position, seat: int) -> int:
        """The least that this seat may bid; 0 where nothing is bid for."""
        return 0

    def judge_right(self, state: Position, seat: int, verb: int, other: int) -> Refusal | None:
        """Why a seat may not use that kind of right, towards that other seat, while not everybody may (R154, R156)."""
        return Refusal("tietgen-time-is-up", rule=156)

    def refuse_answer(self, state: Position, seat: int, verb: int) -> Refusal | None:
        """Why that move is no answer of a seat that is not asked for it; None if another reason is better."""
        return None

    # In the queue below the question

    def queued_due(self, state: Position) -> Json | None:
        """A payment that falls due after the question, as everybody sees it."""
        return None

    def queued_deeds(self) -> tuple[int, ...]:
        """Deeds of an estate that are auctioned after the question."""
        return ()

    # When a player mortgages or leaves

    def is_called_off(self, owner: int, space: int) -> bool:
        """Whether this is void as soon as the owner mortgages the deed (R169)."""
        return False

    def without_deeds(self, gone: tuple[int, ...]) -> TietgenFrame | None:
        """This frame when the new owner of these deeds has left (R151, R165); None if nothing is left of it."""
        return self

    def comes_before_estate(self) -> bool:
        """Whether this ends before an estate is auctioned: an auction, a payment, an older estate (R164)."""
        return self.is_auction()

    def is_auction(self) -> bool:
        """Whether this is an auction, or where its winner puts the piece: interest waits until it is over (R151)."""
        return False

    def settles_debt_of(self, state: Position, seat: int) -> bool:
        """Whether a debt of this seat is being settled here (R165)."""
        return False

    def queues_payment_of(self, state: Position, seat: int) -> bool:
        """Whether a payment of this seat to a player is queued here (R165)."""
        return False

    def creditor_of_debt(self) -> int:
        """To whom the debt or the queued payment is owed."""
        raise NotImplementedError

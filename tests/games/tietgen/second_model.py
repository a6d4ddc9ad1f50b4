"""A second model of Tietgen, written from the rule book alone, to be compared with the engine move by move.

It is slow and plain on purpose and shares no code with the engine. What waits to be settled is not a stack of frames
but four lists with fixed priorities, as R164 states them: the running question (auction, debt, interest, place), then
payments, then estates, then the landing (purchase, tax, mail, card throw), then the throw.

Amounts are microlitres. A move is a tuple: a word, then its numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

ML = 1_000
CL = 10_000
GAME = -1

# The board, in millilitres: name of the group, price, rents from bare to fridge.
KITCHENS: dict[int, tuple[str, int, tuple[float, ...]]] = {
    1: ("brown", 30, (1, 5, 15, 45, 80, 125)),
    3: ("brown", 30, (2, 10, 30, 90, 160, 225)),
    6: ("light blue", 50, (3, 15, 45, 135, 200, 275)),
    8: ("light blue", 50, (3, 15, 45, 135, 200, 275)),
    9: ("light blue", 60, (4, 20, 50, 150, 225, 300)),
    11: ("pink", 70, (5, 25, 75, 225, 312.5, 375)),
    13: ("pink", 70, (5, 25, 75, 225, 312.5, 375)),
    14: ("pink", 80, (6, 30, 90, 250, 350, 450)),
    16: ("orange", 90, (7, 35, 100, 275, 375, 475)),
    18: ("orange", 90, (7, 35, 100, 275, 375, 475)),
    19: ("orange", 100, (8, 40, 110, 300, 400, 500)),
    21: ("red", 110, (9, 45, 125, 350, 437.5, 525)),
    23: ("red", 110, (9, 45, 125, 350, 437.5, 525)),
    24: ("red", 120, (10, 50, 150, 375, 462.5, 550)),
    26: ("yellow", 130, (11, 55, 165, 400, 487.5, 575)),
    27: ("yellow", 130, (11, 55, 165, 400, 487.5, 575)),
    29: ("yellow", 140, (12, 60, 180, 425, 512.5, 600)),
    31: ("green", 150, (13, 65, 195, 450, 550, 637.5)),
    32: ("green", 150, (13, 65, 195, 450, 550, 637.5)),
    34: ("green", 160, (14, 75, 225, 500, 600, 700)),
    37: ("dark blue", 175, (17.5, 87.5, 250, 550, 650, 750)),
    39: ("dark blue", 200, (25, 100, 300, 700, 850, 1000)),
}
CRATE = {
    "brown": 25, "light blue": 25, "pink": 50, "orange": 50, "red": 75, "yellow": 75, "green": 100, "dark blue": 100,
}  # fmt: skip
TRANSPORTS = (5, 15, 25, 35)
UTILITIES = (12, 28)
TRANSPORT_RENT = (12.5, 25, 50, 100)
UTILITY_RENT = (2, 5)
MAILS = (2, 7, 17, 22, 33, 36)
ENERGY, LOST_KEY, ADMINISTRATION, PIGGY_BANK, TO_ADMINISTRATION = 4, 38, 10, 20, 30

# The mail, by number: what it does, and its amount in millilitres or its goal.
MAIL: dict[int, tuple[str, float, float]] = {
    1: ("go to", 0, 0), 2: ("go to", 24, 0), 3: ("go to", 11, 0), 4: ("go to", 39, 0), 5: ("go to", 5, 0),
    6: ("next transport", 2, 0), 7: ("next transport", 2, 0), 8: ("next utility", 5, 0), 9: ("get", 25, 0),
    10: ("flirting", 0, 0), 11: ("back", 3, 0), 12: ("reprimand", 0, 0), 13: ("repairs", 12.5, 50),
    14: ("pay", 7.5, 0), 15: ("pay each", 25, 0), 16: ("get", 75, 0), 17: ("go to", 0, 0), 18: ("get", 100, 0),
    19: ("pay", 25, 0), 20: ("get", 25, 0), 21: ("flirting", 0, 0), 22: ("reprimand", 0, 0), 23: ("get", 50, 0),
    24: ("get", 10, 0), 25: ("from each", 5, 0), 26: ("get", 50, 0), 27: ("pay", 50, 0), 28: ("pay", 25, 0),
    29: ("get", 12.5, 0), 30: ("repairs", 20, 57.5), 31: ("get", 5, 0), 32: ("get", 50, 0),
}  # fmt: skip

Move = tuple[object, ...]


def ul(millilitres: float) -> int:
    """Millilitres in microlitres."""
    return round(millilitres * ML)


def price(space: int) -> int:
    """The price of a deed; 0 for a space that cannot be owned."""
    if space in KITCHENS:
        return ul(KITCHENS[space][1])
    return ul(100) if space in TRANSPORTS else ul(75) if space in UTILITIES else 0


def mates(space: int) -> tuple[int, ...]:
    """The kitchens of the group of that kitchen."""
    return tuple(other for other in KITCHENS if KITCHENS[other][0] == KITCHENS[space][0])


def crate_price(space: int) -> int:
    """What one crate, or the step to a fridge, costs there."""
    return ul(CRATE[KITCHENS[space][0]])


@dataclass(frozen=True)
class Goods:
    """One side of a trade."""

    beer: int
    flirts: int
    deeds: tuple[int, ...]


@dataclass(frozen=True)
class Offer:
    """An open offer."""

    by: int
    on: int
    give: Goods
    get: Goods


@dataclass(frozen=True)
class Rent:
    """A rent that may be claimed."""

    owner: int
    payer: int
    space: int
    beer: int
    born: int


@dataclass(frozen=True)
class Due:
    """A payment: `kind` is rent, tax, card, fine, interest or gift."""

    debtor: int
    creditor: int
    beer: int
    kind: str
    born: int


@dataclass
class Question:
    """What is being asked: kind, the seat it concerns, and what else belongs to it."""

    kind: str
    seat: int = GAME
    space: int = GAME
    pips: int = 0
    due: Due | None = None
    deeds: list[int] = field(default_factory=list)
    among: set[int] = field(default_factory=set)
    high: int = GAME
    bid: int = 0
    passed: set[int] = field(default_factory=set)
    is_piece: bool = False  # an auction of the last crate or fridge
    is_contested: bool = False  # whether anybody has bid after the build that began it
    is_fridge: bool = False
    owner: int = GAME  # of the deed at the landing, for a card throw
    per_pip: int = 0


class Model:
    """The whole game at one moment."""

    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        dice: Iterator[tuple[int, int]],
        mail: list[int],
        *,
        stock: list[int],
        at: list[int],
        owner: dict[int, int],
        level: dict[int, int],
        mortgaged: set[int],
        flirts: list[list[int]],
        piggy: int,
    ) -> None:
        self.n = seats
        self.options = options
        self.dice = dice
        self.mail = mail
        self.stock = stock
        self.drunk = [0] * seats
        self.at = at
        self.sitting = [-1] * seats
        self.owner = owner
        self.level = level
        self.mortgaged = mortgaged
        self.flirts = flirts
        self.piggy = piggy
        self.crates = 32 - sum(one for one in level.values() if one < 5)
        self.fridges = 12 - sum(1 for one in level.values() if one == 5)
        self.out: set[int] = set()
        self.turn = 0
        self.doubles = 0
        self.again = False
        self.throws = 0
        self.rents: list[Rent] = []
        self.offers: list[Offer] = []
        self.calls: set[int] = set()
        self.ending = ""  # "time" or "limit" once the game is being wound up
        self.asked_to_claim: list[int] = []
        self.has_listed_claims = False
        self.winner: int | None = None  # GAME for nobody
        self.running: Question | None = None
        self.beneath: list[Question] = []  # debts that wait for the interest of a trade made for them
        self.payments: list[Due] = []
        self.estates: list[int] = []
        self.landing: Question | None = None
        self.must_throw = True
        self.born = 0

    # Small questions

    def on(self, option: str) -> bool:
        return self.options[option] == "on"

    def playing(self) -> list[int]:
        return [seat for seat in range(self.n) if seat not in self.out]

    def after(self, seat: int) -> list[int]:
        """The others in table order from that seat on."""
        return [other for step in range(1, self.n) if (other := (seat + step) % self.n) not in self.out]

    def deeds(self, seat: int) -> list[int]:
        return sorted(space for space, who in self.owner.items() if who == seat)

    def is_whole(self, space: int) -> bool:
        return all(self.owner.get(mate, GAME) == self.owner.get(space, GAME) != GAME for mate in mates(space))

    def is_bare(self, space: int) -> bool:
        return space not in KITCHENS or all(self.level.get(mate, 0) == 0 for mate in mates(space))

    def interest(self, space: int) -> int:
        """R147."""
        return price(space) // (20 if self.options["interest-base"] == "mortgage" else 10)

    def lift_price(self, space: int) -> int:
        return price(space) // 2 + self.interest(space)

    def reach(self, seat: int) -> int:
        """R134, R153: all that could be raised by selling and mortgaging."""
        total = self.stock[seat]
        for deed in self.deeds(seat):
            if self.level.get(deed, 0):
                total += self.level[deed] * crate_price(deed) // 2
            if deed not in self.mortgaged:
                total += price(deed) // 2
        return total

    def rent_of(self, space: int, pips: int) -> int:
        """R137, R138."""
        who = self.owner[space]
        if space in KITCHENS:
            level = self.level.get(space, 0)
            beer = ul(KITCHENS[space][2][level])
            return beer * 2 if level == 0 and self.is_whole(space) else beer
        if space in TRANSPORTS:
            return ul(TRANSPORT_RENT[sum(self.owner.get(one) == who for one in TRANSPORTS) - 1])
        return ul(UTILITY_RENT[sum(self.owner.get(one) == who for one in UTILITIES) - 1]) * pips

    # Who is asked

    def question(self) -> Question:
        """The question that is open now."""
        if self.winner is not None:
            return Question("over")
        if self.running is not None:
            return self.running
        if self.landing is not None:
            return self.landing
        if self.asked_to_claim:
            return Question("last-call", self.asked_to_claim[0])
        return Question("throw", self.turn)

    def asked(self) -> set[int]:
        """The seats that have not answered yet."""
        q = self.question()
        if q.kind == "over":
            return set()
        if q.kind == "auction":
            return q.among - self.out - q.passed - {q.high}
        if q.kind == "interest":
            return {self.owner[deed] for deed in q.deeds}
        return {q.seat}

    def is_free(self) -> bool:
        """R154: whether everybody may do business."""
        return not self.ending and self.question().kind in ("throw", "purchase", "tax", "mail", "card-throw")

    # What may be done

    def legal(self, seat: int, move: Move) -> bool:
        """Whether the rules allow the move."""
        if self.winner is not None or seat in self.out:
            return False
        word = move[0]
        if word == "concede":
            return True
        q = self.question()
        is_asked = seat in self.asked()
        answers = {
            "throw": ("roll", "fine", "flirt"), "purchase": ("buy", "decline"), "auction": ("bid", "pass"),
            "place": ("build",), "debt": ("settle", "surrender"), "interest": ("lift", "keep"),
            "tax": ("chug", "drink"), "mail": ("draw", "mail"), "card-throw": ("roll",), "last-call": ("claim", "pass"),
        }[q.kind]  # fmt: skip
        if is_asked and word in answers:
            return self._answer_is_legal(q, seat, move)
        if word == "claim":
            return self.is_free() and any(rent.owner == seat for rent in self.rents)
        if word == "time":
            return self.is_free() and seat not in self.calls
        is_debtor = q.kind == "debt" and seat == q.seat
        if word in ("build", "lift") and self.is_free():
            assert isinstance(move[1], int)
            return self._may_build(seat, move[1]) if word == "build" else self._may_lift(seat, move[1], 0)
        if word in ("sell", "mortgage") and (self.is_free() or is_debtor):
            assert isinstance(move[1], int)
            return self._may_sell(seat, move[1]) if word == "sell" else self._may_mortgage(seat, move[1])
        if word == "offer" and (self.is_free() or is_debtor):
            return self._may_offer(seat, move)
        if word in ("accept", "refuse"):
            assert isinstance(move[1], int)
            other = move[1]
            if not (self.is_free() or is_debtor or (q.kind == "debt" and other == q.seat)):
                return False
            mine = [one for one in self.offers if one.by == other and one.on == seat]
            if word == "refuse":
                return bool(mine) or any(one.by == seat and one.on == other for one in self.offers)
            return bool(mine) and self._may_exchange(mine[0])
        return False

    def _answer_is_legal(self, q: Question, seat: int, move: Move) -> bool:
        word = move[0]
        if word == "roll":
            return len(move) == 1 or self.options["dice"] == "typed"
        if word == "fine":
            return 0 <= self.sitting[seat] <= 1 and self.stock[seat] >= ul(25)
        if word == "flirt":
            return self.sitting[seat] >= 0 and bool(self.flirts[seat])
        if word == "buy":
            return self.stock[seat] >= price(q.space)
        if word == "bid":
            beer = move[1]
            assert isinstance(beer, int)
            return beer % ML == 0 and self.least_bid(seat) <= beer <= self.stock[seat]
        if word == "build":
            return move[1] in self._places(seat, q.bid, is_fridge=q.is_fridge)
        if word == "settle":
            assert q.due is not None
            return self.reach(seat) >= q.due.beer
        if word == "surrender":
            assert q.due is not None
            return self.reach(seat) < q.due.beer
        if word == "lift":
            assert isinstance(move[1], int)
            others = sum(self.interest(deed) for deed in q.deeds if self.owner[deed] == seat and deed != move[1])
            return move[1] in q.deeds and self._may_lift(seat, move[1], others)
        if word == "chug":
            return self.on("tax-chug")
        if word == "drink":
            return not self.on("tax-chug") or self.reach(seat) >= ul(100)
        if word == "mail":
            return move[1] in self.mail
        return True

    def least_bid(self, seat: int) -> int:
        """R140, R143: the least that seat may bid now."""
        q = self.question()
        least = q.bid + ML
        if not q.is_piece:
            return least
        places = self._places(seat, None, is_fridge=q.is_fridge)
        return max(least, min(crate_price(place) for place in places)) if places else 10**12

    def _places(self, seat: int, most: int | None, *, is_fridge: bool) -> list[int]:
        """Where that seat could put a crate or a fridge, on kitchens that cost no more than so much."""
        return [
            space
            for space in self.deeds(seat)
            if space in KITCHENS
            and (self.level.get(space, 0) == 4) == is_fridge
            and self._may_place(seat, space)
            and (most is None or crate_price(space) <= most)
        ]

    def _may_place(self, seat: int, space: int) -> bool:
        """R145, R146: a whole clear group, built evenly."""
        if space not in KITCHENS or self.owner.get(space) != seat or not self.is_whole(space):
            return False
        group = mates(space)
        level = self.level.get(space, 0)
        return (
            not any(mate in self.mortgaged for mate in group)
            and level < 5
            and level == min(self.level.get(mate, 0) for mate in group)
        )

    def _may_build(self, seat: int, space: int) -> bool:
        if not self._may_place(seat, space) or self.stock[seat] < crate_price(space):
            return False
        return (self.fridges if self.level.get(space, 0) == 4 else self.crates) > 0

    def _may_sell(self, seat: int, space: int) -> bool:
        if space not in KITCHENS or self.owner.get(space) != seat or not self.level.get(space, 0):
            return False
        return self.level[space] == max(self.level.get(mate, 0) for mate in mates(space))

    def _may_mortgage(self, seat: int, space: int) -> bool:
        return self.owner.get(space) == seat and space not in self.mortgaged and self.is_bare(space)

    def _may_lift(self, seat: int, space: int, kept: int) -> bool:
        is_own = self.owner.get(space) == seat and space in self.mortgaged
        return is_own and self.stock[seat] - kept >= self.lift_price(space)

    def _may_offer(self, seat: int, move: Move) -> bool:
        """R148, R155."""
        _, on, give, get = move
        assert isinstance(on, int) and isinstance(give, Goods) and isinstance(get, Goods)
        if on == seat or on in self.out or any({one.by, one.on} == {seat, on} for one in self.offers):
            return False
        if give == Goods(0, 0, ()) or get == Goods(0, 0, ()):
            return False
        if not (give.deeds or give.flirts or get.deeds or get.flirts):
            return False
        if not (self._has(seat, give) and self._has(on, Goods(0, get.flirts, get.deeds))):
            return False
        return self._can_pay_interest(seat, give, get)

    def _has(self, seat: int, goods: Goods) -> bool:
        return (
            all(self.owner.get(deed) == seat and self.is_bare(deed) for deed in goods.deeds)
            and len(self.flirts[seat]) >= goods.flirts
            and self.stock[seat] >= goods.beer
        )

    def _can_pay_interest(self, seat: int, gives: Goods, gets: Goods) -> bool:
        due = sum(self.interest(deed) for deed in gets.deeds if deed in self.mortgaged)
        return self.stock[seat] - gives.beer + gets.beer >= due

    def _may_exchange(self, offer: Offer) -> bool:
        return (
            self._has(offer.by, offer.give)
            and self._has(offer.on, offer.get)
            and self._can_pay_interest(offer.by, offer.give, offer.get)
            and self._can_pay_interest(offer.on, offer.get, offer.give)
        )

    # What happens

    def apply(self, seat: int, move: Move) -> None:
        """Make a legal move and everything that follows from it."""
        assert self.legal(seat, move), (seat, move)
        word = move[0]
        q = self.question()
        if word == "concede":
            self._leave(seat, self._creditor_of(seat))
        elif word == "claim" and q.kind != "last-call":
            self._claim(seat)
        elif word == "time":
            self.calls.add(seat)
        elif word == "sell":
            assert isinstance(move[1], int)
            self._sell(seat, move[1])
        elif word == "mortgage":
            assert isinstance(move[1], int)
            self._mortgage(seat, move[1])
        elif word == "lift" and q.kind != "interest":
            assert isinstance(move[1], int)
            self._lift(seat, move[1])
        elif word == "build" and q.kind != "place":
            assert isinstance(move[1], int)
            self._begin_to_build(seat, move[1])
        elif word == "offer":
            _, on, give, get = move
            assert isinstance(on, int) and isinstance(give, Goods) and isinstance(get, Goods)
            self.offers.append(Offer(seat, on, give, get))
        elif word == "refuse":
            self.offers = [one for one in self.offers if {one.by, one.on} != {seat, move[1]}]
        elif word == "accept":
            self._trade(next(one for one in self.offers if one.by == move[1] and one.on == seat))
        else:
            self._answer(q, seat, move)
        self._go_on()

    def _answer(self, q: Question, seat: int, move: Move) -> None:
        word = move[0]
        if q.kind == "throw":
            self._at_the_throw(seat, move)
        elif q.kind == "purchase":
            self.landing = None
            if word == "buy":
                self.owner[q.space] = seat
                self._pay_game(seat, price(q.space), drinks=True, piggy=False)
            else:
                self._open_auction(q.space)
        elif q.kind == "auction":
            if word == "pass":
                q.passed.add(seat)
            else:
                assert isinstance(move[1], int)
                q.high, q.bid, q.passed, q.is_contested = seat, move[1], set(), True
        elif q.kind == "place":
            assert isinstance(move[1], int)
            self.running = None
            self._place(seat, move[1], q.bid)
        elif q.kind == "debt":
            assert q.due is not None
            if word == "settle":
                self._raise(seat, q.due.beer)
            else:
                self.running = None
                self._leave(seat, q.due.creditor)
        elif q.kind == "interest":
            if word == "lift":
                assert isinstance(move[1], int)
                q.deeds.remove(move[1])
                self._lift(seat, move[1])
            else:
                for deed in [deed for deed in q.deeds if self.owner[deed] == seat]:
                    q.deeds.remove(deed)
                    self._pay_game(seat, self.interest(deed), drinks=True, piggy=False)
        elif q.kind == "tax":
            self.landing = None
            if word == "chug":
                self.drunk[seat] += self._glass()
            else:
                self._owe(seat, GAME, ul(100), "tax")
        elif q.kind == "mail":
            self.landing = None
            card = self.mail[0] if word == "draw" else move[1]
            assert isinstance(card, int)
            self._take_card(seat, card, q.pips)
        elif q.kind == "card-throw":
            self.landing = None
            first, second = self._dice(move)
            self._rent_falls_due(q.owner, seat, q.space, q.per_pip * (first + second))
        else:
            assert q.kind == "last-call"
            self.asked_to_claim.pop(0)
            if word == "claim":
                self._claim(seat)
            else:
                self.rents = [rent for rent in self.rents if rent.owner != seat]

    def _glass(self) -> int:
        return round(float(self.options["glass"].removesuffix("cl")) * CL)

    def _dice(self, move: Move) -> tuple[int, int]:
        if len(move) == 3:
            assert isinstance(move[1], int) and isinstance(move[2], int)
            return move[1], move[2]
        return next(self.dice)

    def _at_the_throw(self, seat: int, move: Move) -> None:
        if move[0] == "fine":
            self._pay_game(seat, ul(25), drinks=True, piggy=True)
            self.sitting[seat] = -1
            return
        if move[0] == "flirt":
            self.mail.append(self.flirts[seat].pop(0))
            self.sitting[seat] = -1
            self._count_flirts()
            return
        if self.options["rent-claim-until"] == "next-throw":
            self.rents = []
        else:
            self.rents = [rent for rent in self.rents if rent.payer == seat]
        self.offers = []
        self.calls.discard(seat)
        self.throws += 1
        first, second = self._dice(move)
        self.again = False
        self.must_throw = False
        if self.sitting[seat] >= 0:
            if first == second:
                self.sitting[seat] = -1
                self._forward(seat, first + second)
            else:
                self.sitting[seat] += 1
                if self.sitting[seat] == 3:
                    self._owe(seat, GAME, ul(25), "fine")
                    self.landing = Question("move on", seat, pips=first + second)
            return
        if first == second:
            self.doubles += 1
            if self.doubles == 3:
                self._reprimand(seat)
                return
            self.again = True
        self._forward(seat, first + second)

    def _forward(self, seat: int, steps: int) -> None:
        to = self.at[seat] + steps
        if to >= 40:
            self._get(seat, ul(100))
        self.at[seat] = to % 40
        self._land(seat, steps)

    def _reprimand(self, seat: int) -> None:
        self.at[seat] = ADMINISTRATION
        self.sitting[seat] = 0
        self.again = False

    def _land(self, seat: int, pips: int, times: int = 1, per_pip: int = 0) -> None:
        at = self.at[seat]
        if at in MAILS:
            if self.options["cards"] == "typed" and self.mail:
                self.landing = Question("mail", seat, pips=pips)
            elif self.mail:
                self._take_card(seat, self.mail[0], pips)
        elif price(at):
            who = self.owner.get(at, GAME)
            if who == GAME:
                self.landing = Question("purchase", seat, at)
            elif who != seat and at not in self.mortgaged:
                if per_pip and self.options["dice"] == "typed":
                    self.landing = Question("card-throw", seat, at, owner=who, per_pip=per_pip)
                elif per_pip:
                    first, second = next(self.dice)
                    self._rent_falls_due(who, seat, at, per_pip * (first + second))
                else:
                    self._rent_falls_due(who, seat, at, self.rent_of(at, pips) * times)
        elif at == ENERGY:
            self.landing = Question("tax", seat)
        elif at == LOST_KEY:
            self._owe(seat, GAME, ul(50), "tax")
        elif at == TO_ADMINISTRATION:
            self._reprimand(seat)
        elif at == PIGGY_BANK:
            self.stock[seat] += self.piggy
            self.piggy = 0

    def _take_card(self, seat: int, number: int, pips: int) -> None:
        self.mail.remove(number)
        what, amount, other = MAIL[number]
        if what == "flirting":
            self.flirts[seat].append(number)
            return
        self.mail.append(number)
        at = self.at[seat]
        if what == "go to":
            self._travel(seat, int(amount), pips)
        elif what == "next transport":
            goal = next((at + step) % 40 for step in range(1, 41) if (at + step) % 40 in TRANSPORTS)
            self._travel(seat, goal, pips, times=2)
        elif what == "next utility":
            goal = next((at + step) % 40 for step in range(1, 41) if (at + step) % 40 in UTILITIES)
            self._travel(seat, goal, pips, per_pip=ul(amount))
        elif what == "back":
            if at - 3 <= 0:
                self._get(seat, ul(100))  # R166
            self.at[seat] = (at - 3) % 40
            self._land(seat, pips)
        elif what == "reprimand":
            self._reprimand(seat)
        elif what == "get":
            self._get(seat, ul(amount))
        elif what == "pay":
            self._owe(seat, GAME, ul(amount), "card")
        elif what == "repairs":
            beer = 0
            for deed in self.deeds(seat):
                level = self.level.get(deed, 0)
                beer += ul(other) if level == 5 else level * ul(amount)
            self._owe(seat, GAME, beer, "card")
        elif what == "pay each":
            for one in reversed(self.after(seat)):
                self._owe(seat, one, ul(amount), "gift")
        else:
            for one in reversed(self.after(seat)):
                self._owe(one, seat, ul(amount), "gift")

    def _travel(self, seat: int, goal: int, pips: int, times: int = 1, per_pip: int = 0) -> None:
        if goal <= self.at[seat]:
            self._get(seat, ul(100))
        self.at[seat] = goal
        self._land(seat, pips, times, per_pip)

    def _rent_falls_due(self, owner: int, payer: int, space: int, beer: int) -> None:
        """R136, R169."""
        if self.on("rent-must-be-claimed"):
            self.rents.append(Rent(owner, payer, space, beer, self._next_born()))
        else:
            self._owe(payer, owner, beer, "rent")

    def _next_born(self) -> int:
        self.born += 1
        return self.born

    def _owe(self, debtor: int, creditor: int, beer: int, kind: str) -> None:
        self.payments.insert(0, Due(debtor, creditor, beer, kind, self._next_born()))

    def _claim(self, seat: int) -> None:
        mine = [rent for rent in self.rents if rent.owner == seat]
        self.rents = [rent for rent in self.rents if rent.owner != seat]
        self.payments[:0] = [Due(rent.payer, seat, rent.beer, "rent", rent.born) for rent in mine]

    # Beer

    def _get(self, seat: int, beer: int) -> None:
        self.stock[seat] += beer

    def _pay_game(self, seat: int, beer: int, *, drinks: bool, piggy: bool) -> None:
        self.stock[seat] -= beer
        assert self.stock[seat] >= 0
        if drinks:
            self.drunk[seat] += beer
        if piggy:
            self.piggy += beer

    def _pay(self, due: Due) -> None:
        if due.creditor == GAME:
            self._pay_game(due.debtor, due.beer, drinks=True, piggy=due.kind != "interest")
            return
        self.stock[due.debtor] -= due.beer
        self.stock[due.creditor] += due.beer
        if due.kind == "rent" and self.on("drink-rent"):
            self.drunk[due.debtor] += due.beer

    # Buildings and mortgages

    def _begin_to_build(self, seat: int, space: int) -> None:
        """R143."""
        is_fridge = self.level.get(space, 0) == 4
        left = self.fridges if is_fridge else self.crates
        if self.options["building-shortage"] == "auction" and left == 1:
            rivals = {
                other
                for other in self.after(seat)
                if any(
                    crate_price(place) <= self.stock[other] for place in self._places(other, None, is_fridge=is_fridge)
                )
            }
            if rivals:
                self.running = Question(
                    "auction", space=space, among=rivals | {seat}, high=seat, bid=crate_price(space), is_piece=True,
                    is_fridge=is_fridge,
                )  # fmt: skip
                return
        self._place(seat, space, crate_price(space))

    def _place(self, seat: int, space: int, beer: int) -> None:
        if self.level.get(space, 0) == 4:
            self.fridges -= 1
            self.crates += 4
        else:
            self.crates -= 1
        self.level[space] = self.level.get(space, 0) + 1
        self._pay_game(seat, beer, drinks=self.on("drink-buildings"), piggy=self.on("buildings-fill-piggy"))

    def _sell(self, seat: int, space: int) -> None:
        """R144."""
        half = crate_price(space) // 2
        if self.level[space] == 5 and self.crates < 4:
            group = mates(space)
            there = self.crates + sum(self.level[mate] for mate in group if self.level[mate] < 5)
            goal = max(level for level in range(5) if level * len(group) <= there)
            self.fridges += sum(self.level[mate] == 5 for mate in group)
            self.crates = there - goal * len(group)
            steps = sum(self.level[mate] - goal for mate in group)
            for mate in group:
                self.level[mate] = goal
            self._get(seat, steps * half)
            return
        if self.level[space] == 5:
            self.fridges += 1
            self.crates -= 4
        else:
            self.crates += 1
        self.level[space] -= 1
        self._get(seat, half)

    def _mortgage(self, seat: int, space: int) -> None:
        self.mortgaged.add(space)
        self._get(seat, price(space) // 2)
        self._touch(space)
        self.rents = [rent for rent in self.rents if (rent.space, rent.owner) != (space, seat)]  # R169
        q = self.landing
        if q is not None and q.kind == "card-throw" and (q.space, q.owner) == (space, seat):
            self.landing = None

    def _lift(self, seat: int, space: int) -> None:
        self.mortgaged.remove(space)
        self._pay_game(seat, self.lift_price(space), drinks=True, piggy=False)
        self._touch(space)

    def _touch(self, space: int) -> None:
        """R155: offers that name the deed die."""
        self.offers = [one for one in self.offers if space not in one.give.deeds + one.get.deeds]

    def _hand(self, space: int, to: int) -> None:
        if to == GAME:
            self.owner.pop(space)
        else:
            self.owner[space] = to
        self._touch(space)

    def _count_flirts(self) -> None:
        """R155: an offer dies once its giver holds fewer Flirting cards than it names."""
        self.offers = [
            one
            for one in self.offers
            if len(self.flirts[one.by]) >= one.give.flirts and len(self.flirts[one.on]) >= one.get.flirts
        ]

    def _raise(self, seat: int, beer: int) -> None:
        """R134."""
        while self.stock[seat] < beer:
            built = [deed for deed in self.deeds(seat) if self.level.get(deed, 0)]
            if not built:
                break
            dearest = max(crate_price(deed) for deed in built)
            group = mates([deed for deed in built if crate_price(deed) == dearest][-1])
            highest = max(self.level.get(mate, 0) for mate in group)
            self._sell(seat, [mate for mate in group if self.level.get(mate, 0) == highest][-1])
        while self.stock[seat] < beer:
            clear = [deed for deed in self.deeds(seat) if deed not in self.mortgaged]
            self._mortgage(seat, min(clear, key=lambda deed: (price(deed), deed)))

    # Trades

    def _trade(self, offer: Offer) -> None:
        self.offers.remove(offer)
        moved: list[int] = []
        for by, on, goods in ((offer.by, offer.on, offer.give), (offer.on, offer.by, offer.get)):
            self.stock[by] -= goods.beer
            self.stock[on] += goods.beer
            for deed in goods.deeds:
                self._hand(deed, on)
                moved.append(deed)
            cards = self.flirts[by][: goods.flirts]
            self.flirts[by] = self.flirts[by][goods.flirts :]
            self.flirts[on] += cards
        self._count_flirts()
        mortgaged = sorted(deed for deed in moved if deed in self.mortgaged)
        if mortgaged:
            if self.running is not None:
                self.beneath.append(self.running)
            self.running = Question("interest", deeds=mortgaged)

    # Auctions

    def _open_auction(self, space: int) -> None:
        self.running = Question("auction", space=space, among=set(self.playing()))

    def _close_auction(self, q: Question) -> None:
        self.running = None
        if q.is_piece:
            if q.high == GAME:
                return
            if not q.is_contested:
                self._place(q.high, q.space, q.bid)
                return
            places = self._places(q.high, q.bid, is_fridge=q.is_fridge)
            if len(places) == 1:
                self._place(q.high, places[0], q.bid)
            else:
                self.running = Question("place", q.high, bid=q.bid, is_fridge=q.is_fridge)
        elif q.high == GAME:
            self.mortgaged.discard(q.space)  # R168
        else:
            self.owner[q.space] = q.high
            self._pay_game(q.high, q.bid, drinks=True, piggy=False)
            if q.space in self.mortgaged:
                self._owe(q.high, GAME, self.interest(q.space), "interest")

    # Leaving

    def _creditor_of(self, seat: int) -> int:
        """R165."""
        for q in [self.running, *reversed(self.beneath)]:
            if q is not None and q.kind == "debt" and q.seat == seat:
                assert q.due is not None
                return q.due.creditor
        claims = [(due.born, due.creditor) for due in self.payments if due.debtor == seat and due.creditor != GAME]
        claims += [(rent.born, rent.owner) for rent in self.rents if rent.payer == seat]
        return min(claims)[1] if claims else GAME

    def _leave(self, seat: int, creditor: int) -> None:
        for deed in self.deeds(seat):
            level = self.level.pop(deed, 0)
            if level:
                self._get(seat, level * crate_price(deed) // 2)
                if level == 5:
                    self.fridges += 1
                else:
                    self.crates += level
        self.out.add(seat)
        self.calls.discard(seat)
        self.sitting[seat] = -1
        self.offers = [one for one in self.offers if seat not in (one.by, one.on)]
        self.rents = [rent for rent in self.rents if seat not in (rent.owner, rent.payer)]
        self.payments = [due for due in self.payments if seat not in (due.debtor, due.creditor)]
        self.asked_to_claim = [one for one in self.asked_to_claim if one != seat]
        deeds = self.deeds(seat)
        interest = 0
        if creditor == GAME:
            self.stock[seat] = 0
            self.mail += self.flirts[seat]  # R171
            for deed in deeds:
                self._hand(deed, GAME)
            self.estates += deeds
        else:
            self.stock[creditor] += self.stock[seat]
            self.stock[seat] = 0
            self.flirts[creditor] += self.flirts[seat]
            for deed in deeds:
                self._hand(deed, creditor)
                interest += self.interest(deed) if deed in self.mortgaged else 0
        self.flirts[seat] = []
        self._count_flirts()
        for waiting in self.beneath:
            waiting.deeds = [deed for deed in waiting.deeds if deed not in deeds]
        self.beneath = [
            waiting
            for waiting in self.beneath
            if waiting.due is None or seat not in (waiting.seat, waiting.due.creditor)
        ]
        running = self.running
        if running is not None:
            q = running
            if q.kind == "debt":
                assert q.due is not None
                if seat in (q.seat, q.due.creditor):
                    self.running = None
            elif q.kind == "place" and q.seat == seat:
                self.running = None
            elif q.kind == "interest":
                q.deeds = [deed for deed in q.deeds if deed not in deeds]
            elif q.kind == "auction":
                q.among.discard(seat)
                q.passed.discard(seat)
                if q.high == seat:  # R170
                    q.high, q.bid, q.passed, q.is_contested = GAME, 0, set(), True
        landing = self.landing
        if landing is not None and (landing.seat == seat or (landing.kind == "card-throw" and landing.owner == seat)):
            self.landing = None
        if interest:
            # At once, but not in the middle of an auction (R151).
            self._owe(creditor, GAME, interest, "interest")
            if self.running is not None and self.running.kind in ("debt", "interest"):
                self.beneath.append(self.running)
                due = self.payments.pop(0)
                self.running = Question("debt", creditor, due=due)

    # Going on

    def _go_on(self) -> None:
        """Let everything happen that needs no answer."""
        while self._happens():
            pass

    def _happens(self) -> bool:
        playing = self.playing()
        if self.winner is not None:
            return False
        if len(playing) == 1:
            self.winner = playing[0]
            return True
        if not self.ending and set(playing) <= self.calls:
            self.ending = "time"
            return True
        q = self.running
        if q is not None:
            return self._running_ends(q)
        if self.beneath:
            self.running = self.beneath.pop()
            return True
        if self.payments:
            due = self.payments.pop(0)
            if self.stock[due.debtor] >= due.beer:
                self._pay(due)
            else:
                self.running = Question("debt", due.debtor, due=due)
            return True
        if self.estates:
            self._open_auction(self.estates.pop(0))
            return True
        q = self.landing
        if q is not None:
            if q.kind == "move on":
                self.landing = None
                self.sitting[q.seat] = -1
                self._forward(q.seat, q.pips)
                return True
            if q.kind == "purchase" and self.ending == "time":
                self.landing = None
                return True
            return False
        if self.ending:
            if not self.has_listed_claims:
                self.has_listed_claims = True
                order = [(self.turn + step) % self.n for step in range(self.n)]
                self.asked_to_claim = [one for one in order if any(rent.owner == one for rent in self.rents)]
                return True
            self.asked_to_claim = [one for one in self.asked_to_claim if any(rent.owner == one for rent in self.rents)]
            if not self.asked_to_claim:
                self._count()
                return True
            return False
        if self.must_throw and self.turn not in self.out:
            return False
        limit = int(self.options["throw-limit"]) if self.options["end-rule"] == "throw-limit" else 0
        if limit and self.throws >= limit:
            self.ending = "limit"
            return True
        if not (self.again and self.turn not in self.out):
            self.turn = self.after(self.turn)[0]
            self.doubles = 0
        self.again = False
        self.must_throw = True
        return True

    def _running_ends(self, q: Question) -> bool:
        if q.kind == "debt":
            assert q.due is not None
            if self.stock[q.seat] >= q.due.beer:
                self.running = None
                self._pay(q.due)
                return True
        elif q.kind == "interest" and not q.deeds:
            self.running = None
            return True
        elif q.kind == "auction" and not self.asked():
            self._close_auction(q)
            return True
        return False

    def wealth(self, seat: int) -> int:
        """R156."""
        total = self.stock[seat]
        if self.options["wealth"] == "stock":
            return total
        for deed in self.deeds(seat):
            total += price(deed) // 2 if deed in self.mortgaged else price(deed)
            total += self.level.get(deed, 0) * crate_price(deed) // 2 if deed in KITCHENS else 0
        return total

    def _count(self) -> None:
        wealth = {seat: self.wealth(seat) for seat in self.playing()}
        best = [seat for seat in wealth if wealth[seat] == max(wealth.values())]
        self.winner = best[0] if len(best) == 1 else GAME

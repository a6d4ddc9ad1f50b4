"""Tietgen Monopoly as numbers for trainers: docs/reference/encodings.md describes every slot, in this order.

Nothing is read from the state but what is public: of a deck, only the cards whose places everybody knows. Deeds are
those of the table's board, in board order; beer is told in start stocks.
"""

from __future__ import annotations

from struct import Struct
from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.encoding import HIGH, ONE, ZERO, Encoding, chunk, flags, one_of, shares
from pocketmoney.games.tietgen.action_numbers import BIDS, OFFERS
from pocketmoney.games.tietgen.actions import BID, OFFER, PASS
from pocketmoney.games.tietgen.decks import Deck
from pocketmoney.games.tietgen.frames.throw import DOUBLES, THROWS
from pocketmoney.games.tietgen.house import OPTIONS
from pocketmoney.games.tietgen.mail import LETTER
from pocketmoney.games.tietgen.moves import Rights
from pocketmoney.games.tietgen.offer import Offer, offer_of
from pocketmoney.games.tietgen.pieces import FRIDGE, SPACES
from pocketmoney.games.tietgen.state import Tietgen
from pocketmoney.games.tietgen.terms import Terms
from pocketmoney.games.tietgen.trade import open_offer

QUESTIONS: Final = ("throw", "purchase", "auction", "place", "debt", "interest", "last-call", "tax")
OF_THE_TABLE: Final = ("dice", "cards")  # where chance happens; nothing to learn from

STOCKS: Final = 8  # of the start; a player who has more looks as rich
MOST_FLIRTS: Final = 2
MANY_THROWS: Final = 1000  # where no limit is set

_MINUS: Final = chunk(-1.0)
_FIFTHS: Final = shares(FRIDGE)
_SITTING: Final = shares(THROWS + 1)
_FLIRTS: Final = shares(MOST_FLIRTS)
_DOUBLES: Final = shares(DOUBLES)
_SPACES: Final = one_of(SPACES)
_QUESTIONS: Final = dict(zip(QUESTIONS, one_of(len(QUESTIONS)), strict=False))
_NO_QUESTION: Final = ZERO * len(QUESTIONS)


class TietgenEncoding(Encoding[Tietgen]):
    """Tietgen Monopoly on one board."""

    def __init__(self, terms: Terms) -> None:
        seats, board = terms.seats, terms.board
        self.deeds = board.deeds
        deeds = len(self.deeds)
        self.mail = len(board.mail)
        self.letters = len(terms.letters)
        learned = [option for option in OPTIONS if option.name not in OF_THE_TABLE]
        self._options = b"".join(flags(learned, terms.house.chosen))
        super().__init__(seats, terms.numbers.blocks, [
            ("stock", seats), ("drunk", seats), ("out", seats), ("turn", seats), ("open", seats), ("sitting", seats),
            ("flirts", seats), ("at", seats * SPACES), ("owner", deeds * seats), ("level", deeds),
            ("mortgaged", deeds), ("bank", 3), ("throws", 3), ("rent", 1 + 2 * seats), ("mail", self.mail),
            ("letters", self.letters), ("question", len(QUESTIONS) + 1), ("about", SPACES),
            ("auction", 2 + 2 * seats), ("debt", 1 + 2 * seats), ("pending", (seats - 1) * (4 + deeds)),
            ("bids", BIDS), ("offers", OFFERS * (seats + 2 + deeds)), ("options", len(self._options) // len(ZERO)),
        ])  # fmt: skip
        self._numbers = terms.numbers
        self._scale = float(board.start * STOCKS)
        self._beers = Struct(f"={2 * seats}f")
        self._crates = shares(board.crates or 1)
        self._fridges = shares(board.fridges or 1)
        self._throw_limit = float(terms.house.throw_limit or MANY_THROWS)
        self._depths = [shares(cards or 1) for cards in range(max(self.mail, self.letters) + 1)]
        # Runs that were written last, and what they were made from: immutable, so that the same means the same run.
        self._owned: list[list[int] | None] = [None] * seats  # by the seat that looks
        self._owners = [b""] * seats
        self._deck: Deck | None = None
        self._seen_mail = b""
        self._no_levels = ZERO * deeds
        self._no_auction = ZERO * (2 + 2 * seats)
        self._no_debt = ZERO * (1 + 2 * seats)
        self._nothing_pending = ZERO * (4 + deeds)
        self._no_offer = ZERO * (seats + 2 + deeds)
        self._no_menu = ZERO * BIDS + self._no_offer * OFFERS

    def instead(self, state: Tietgen, seat: int, numbers: list[int], wanted: Action) -> int:
        """Bids and offers may be of any size: the highest bid that is no higher, else a pass; for an offer, nothing."""
        if wanted.verb == OFFER:
            return self._numbers.nothing
        found = self._numbers.words[PASS]
        for number in numbers:
            move = state.action_of(seat, number)
            if move.verb == BID and move.parts <= wanted.parts:
                found = number
        return found

    def observe(self, state: Tietgen, seat: int, numbers: list[int]) -> bytearray:
        parts: list[bytes] = []
        asked = state.stack[-1].open_to(state) if state.won == NOBODY else 0
        self._add_seats(state, seat, asked, parts)
        self._add_board(state, seat, parts)
        self._add_question(state, seat, asked, numbers, parts)
        self._add_pending(state, seat, parts)
        self._add_menu(state, seat, numbers, parts)
        parts.append(self._options)
        return bytearray(b"".join(parts))

    def _add_seats(self, s: Tietgen, seat: int, asked: int, parts: list[bytes]) -> None:
        around = self.around[seat]
        stocks = [min(s.stock[other] / self._scale, HIGH) for other in around]
        parts.append(self._beers.pack(*stocks, *[min(s.drunk[other] / self._scale, HIGH) for other in around]))
        parts.append(self.mark_all(seat, s.out))
        parts.append(self.marks[seat][s.whose])
        parts.append(self.mark_all(seat, asked))
        for other in around:
            parts.append(_SITTING[s.sitting[other] + 1])
        for other in around:
            parts.append(_FLIRTS[min(len(s.flirts[other]), MOST_FLIRTS)])
        for other in around:
            parts.append(_SPACES[s.at[other]])

    def _add_board(self, s: Tietgen, seat: int, parts: list[bytes]) -> None:
        owned = s.holdings.owned
        if self._owned[seat] is not owned:
            marks = self.marks[seat]
            self._owned[seat] = owned
            self._owners[seat] = b"".join([marks[s.owner[space]] for space in self.deeds])
        parts.append(self._owners[seat])
        if s.holdings.built:
            for space in self.deeds:
                parts.append(_FIFTHS[s.level[space]])
        else:
            parts.append(self._no_levels)
        if s.mortgaged:
            for space in self.deeds:
                parts.append(ONE if s.mortgaged >> space & 1 else ZERO)
        else:
            parts.append(self._no_levels)
        parts.append(chunk(s.piggy / self._scale))
        parts.append(self._crates[s.crates])
        parts.append(self._fridges[s.fridges])
        parts.append(chunk(s.throws / self._throw_limit))
        parts.append(_DOUBLES[s.doubles])
        parts.append(ONE if s.again else ZERO)
        beer = owners = payers = 0
        for rent in s.rents:
            beer += rent.beer
            owners |= 1 << rent.owner
            payers |= 1 << rent.payer
        parts.append(chunk(beer / self._scale) if beer else ZERO)
        parts.append(self.mark_all(seat, owners))
        parts.append(self.mark_all(seat, payers))
        if self._deck is not s.mail:
            self._deck = s.mail
            self._seen_mail = self._see_deck(s.mail, 1, self.mail)
        parts.append(self._seen_mail)
        if self.letters:
            parts.append(self._see_deck(s.letters, 1 + LETTER, self.letters))

    def _see_deck(self, deck: Deck, first: int, count: int) -> bytes:
        """Return how deep each card lies whose place everybody knows: near 0 on top, 1 at the bottom."""
        slots = [ZERO] * count
        depths = self._depths[len(deck.cards)]
        depth = deck.hidden
        for card in deck.bottom():
            depth += 1
            slots[card - first] = depths[depth]
        return b"".join(slots)

    def _add_question(self, s: Tietgen, seat: int, asked: int, numbers: list[int], parts: list[bytes]) -> None:
        asking = s.stack[-1].asking() if asked else ""
        parts.append(_QUESTIONS.get(asking, _NO_QUESTION))
        parts.append(ONE if self._numbers.nothing in numbers else ZERO)
        if asking not in _QUESTIONS:
            parts += [_SPACES[NOBODY], self._no_auction, self._no_debt]
            return
        about, marks = s.stack[-1].about(), self.marks[seat]
        if about.deeds:
            parts += [ONE if space == about.space or space in about.deeds else ZERO for space in range(SPACES)]
        else:
            parts.append(_SPACES[about.space])
        if asking == "auction":
            parts += [chunk(about.beer / self._scale), ONE if about.is_piece else ZERO]
            parts += [marks[about.high], self.mark_all(seat, about.passed)]
        else:
            parts.append(self._no_auction)
        if asking == "debt":
            parts += [chunk(about.beer / self._scale), marks[about.debtor], marks[about.creditor]]
        else:
            parts.append(self._no_debt)

    def _add_pending(self, s: Tietgen, seat: int, parts: list[bytes]) -> None:
        """Add the open offers between this seat and each of the others."""
        if not s.offers:
            parts.append(self._nothing_pending * (self.seats - 1))
            return
        for other in self.around[seat][1:]:
            if (made := open_offer(s.offers, other, seat)) is not None:
                parts += [ONE, ZERO]
                self._add_goods(made, 1.0, parts)
            elif (own := open_offer(s.offers, seat, other)) is not None:
                parts += [ZERO, ONE]
                self._add_goods(own, -1.0, parts)
            else:
                parts.append(self._nothing_pending)

    def _add_goods(self, offer: Offer, sign: float, parts: list[bytes]) -> None:
        """Add the goods of an offer; those that come to this seat are positive. `sign` is 1 if it was made to it."""
        give, get = offer.give, offer.get
        parts.append(chunk(sign * ((give.beer - get.beer) / self._scale)))
        parts.append(chunk(sign * ((give.flirts - get.flirts) / MOST_FLIRTS)))
        gains, losses = (give.deeds, get.deeds) if sign > 0.0 else (get.deeds, give.deeds)
        parts += [ONE if space in gains else _MINUS if space in losses else ZERO for space in self.deeds]

    def _add_menu(self, s: Tietgen, seat: int, numbers: list[int], parts: list[bytes]) -> None:
        """Add what the bids and offers on the menu are: their actions are numbered as they stand there."""
        bids = offers = 0
        for number in numbers:
            if number >= self._numbers.offer:
                offers += 1
            elif number >= self._numbers.bid:
                bids += 1
        if bids + offers == 0:
            parts.append(self._no_menu)
            return
        parts += [chunk(action.parts[0] / self._scale) for action in s.stack[-1].moves(s, seat).listed()[:bids]]
        parts.append(ZERO * (BIDS - bids))
        for action in Rights(s, seat).offers()[:offers]:
            offer = offer_of(seat, action)
            assert offer is not None
            parts.append(self.marks[seat][action.target])
            self._add_goods(offer, -1.0, parts)
        parts.append(self._no_offer * (OFFERS - offers))

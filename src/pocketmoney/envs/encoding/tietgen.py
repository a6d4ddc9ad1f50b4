"""Tietgen Monopoly as numbers. Deeds are those of the table's board, in board order; beer is told in start stocks."""

from __future__ import annotations

from typing import Final

import numpy as np

from pocketmoney.bots.questions import Question
from pocketmoney.core.action import Action
from pocketmoney.core.game import View
from pocketmoney.envs.encoding.base import Encoding, Vector, flags
from pocketmoney.games.tietgen.action_numbers import BIDS, OFFERS
from pocketmoney.games.tietgen.actions import BID, OFFER, PASS
from pocketmoney.games.tietgen.frames.throw import DOUBLES, THROWS
from pocketmoney.games.tietgen.house import OPTIONS
from pocketmoney.games.tietgen.mail import LETTER
from pocketmoney.games.tietgen.offer import Offer, offer_of
from pocketmoney.games.tietgen.pieces import FRIDGE, SPACES
from pocketmoney.games.tietgen.terms import Terms
from pocketmoney.games.tietgen.view import TietgenView

QUESTIONS: Final = ("throw", "purchase", "auction", "place", "debt", "interest", "last-call", "tax")
OF_THE_TABLE: Final = ("dice", "cards")  # where chance happens; nothing to learn from

STOCKS: Final = 8  # of the start; who has more looks as rich
MOST_FLIRTS: Final = 2
MANY_THROWS: Final = 1000  # where no limit is set


class TietgenEncoding(Encoding):
    """Tietgen Monopoly on one board."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms.seats)
        board = terms.board
        self.deeds = board.deeds
        self.mail = len(board.mail)
        self.letters = len(terms.letters)
        self._deed = {space: at for at, space in enumerate(board.deeds)}
        self._scale = float(board.start * STOCKS)
        self._pieces = (float(board.crates or 1), float(board.fridges or 1))
        self._throw_limit = float(terms.house.throw_limit or MANY_THROWS)
        self._flags = flags([option for option in OPTIONS if option.name not in OF_THE_TABLE], terms.house.chosen)
        self._numbers = terms.numbers
        for name, size in self._numbers.blocks:
            self.done.add(name, size)
        self._name_slots()
        self._blank = np.zeros(self.size, np.float32)
        self._blank[self._options : self._options + len(self._flags)] = self._flags

    def _name_slots(self) -> None:
        add = self.seen.add
        seats, deeds = self.seats, len(self.deeds)
        self._stock = add("stock", seats)
        self._drunk = add("drunk", seats)
        self._out = add("out", seats)
        self._turn = add("turn", seats)
        self._open = add("open", seats)
        self._sitting = add("sitting", seats)
        self._flirts = add("flirts", seats)
        self._at = add("at", seats * SPACES)
        self._owner = add("owner", deeds * seats)
        self._level = add("level", deeds)
        self._mortgaged = add("mortgaged", deeds)
        self._bank = add("bank", 3)
        self._throws = add("throws", 3)
        self._rent = add("rent", 1 + 2 * seats)
        self._seen_mail = add("mail", self.mail)
        self._seen_letters = add("letters", self.letters)
        self._question = add("question", len(QUESTIONS) + 1)
        self._about = add("about", SPACES)
        self._auction = add("auction", 2 + 2 * seats)
        self._debt = add("debt", 1 + 2 * seats)
        self._pending = add("pending", (seats - 1) * (4 + deeds))
        self._bids = add("bids", BIDS)
        self._offers = add("offers", OFFERS * (seats + 2 + deeds))
        self._options = add("options", len(self._flags))

    # What may be done

    def moves(self, view: View, question: Question) -> dict[int, Action | None]:
        numbers = self._numbers.number_menu(question.menu, view.seat)
        moves = zip(numbers, question.menu, strict=True)
        found: dict[int, Action | None] = {number: action for number, action in moves if number < self.actions}
        if question.is_right:
            found[self._numbers.nothing] = None
        return found

    def nearest(self, moves: dict[int, Action | None], wanted: Action | None) -> int:
        """Bids and offers may be of any size: the highest bid that is no higher, else a pass; for an offer, nothing."""
        if wanted in moves.values():
            return super().nearest(moves, wanted)
        assert wanted is not None
        if wanted.verb == OFFER:
            return self._numbers.nothing
        moves_made = [(number, move) for number, move in moves.items() if move is not None]
        lower = [number for number, move in moves_made if move.verb == BID and move.parts <= wanted.parts]
        return max(lower, default=self._numbers.words[PASS])

    # What is seen

    def observe(self, view: View, question: Question | None) -> Vector:
        assert isinstance(view, TietgenView)
        seen = self._blank.copy()
        self._see_seats(view, seen)
        self._see_board(view, seen)
        self._see_question(view, seen)
        for offer in view.offers:
            self._see_pending(view, seen, offer)
        if question is not None:
            self._see_menu(view, seen, question)
        return seen

    def _beer(self, beer: int) -> float:
        return max(min(beer / self._scale, 1.0), -1.0)

    def _see_seats(self, view: TietgenView, seen: Vector) -> None:
        seat, seats = view.seat, self.seats
        for at in range(seats):
            other = (seat + at) % seats
            seen[self._stock + at] = self._beer(view.stock[other])
            seen[self._drunk + at] = self._beer(view.drunk[other])
            seen[self._sitting + at] = (view.sitting[other] + 1) / (THROWS + 1)
            seen[self._flirts + at] = min(len(view.flirts[other]) / MOST_FLIRTS, 1.0)
            seen[self._at + at * SPACES + view.at[other]] = 1.0
            if view.out >> other & 1:
                seen[self._out + at] = 1.0
        seen[self._turn + (view.turn - seat) % seats] = 1.0
        for other in view.open_to:
            seen[self._open + (other - seat) % seats] = 1.0

    def _see_board(self, view: TietgenView, seen: Vector) -> None:
        seat, seats = view.seat, self.seats
        for at, space in enumerate(self.deeds):
            owner = view.owner[space]
            if owner >= 0:
                seen[self._owner + at * seats + (owner - seat) % seats] = 1.0
                if view.level[space]:
                    seen[self._level + at] = view.level[space] / FRIDGE
                if view.mortgaged >> space & 1:
                    seen[self._mortgaged + at] = 1.0
        crates, fridges = self._pieces
        seen[self._bank] = self._beer(view.piggy)
        seen[self._bank + 1] = min(view.crates / crates, 1.0)
        seen[self._bank + 2] = min(view.fridges / fridges, 1.0)
        seen[self._throws] = min(view.throws / self._throw_limit, 1.0)
        seen[self._throws + 1] = view.doubles / DOUBLES
        seen[self._throws + 2] = float(view.again)
        self._see_deck(seen, self._seen_mail - 1, view.mail_hidden, view.mail_bottom)
        self._see_deck(seen, self._seen_letters - 1 - LETTER, view.letters_hidden, view.letters_bottom)
        seen[self._rent] = self._beer(sum([rent.beer for rent in view.rents]))
        for rent in view.rents:
            seen[self._rent + 1 + (rent.owner - seat) % seats] = 1.0
            seen[self._rent + 1 + seats + (rent.payer - seat) % seats] = 1.0

    def _see_deck(self, seen: Vector, start: int, hidden: int, bottom: tuple[int, ...]) -> None:
        """How deep each card lies whose place everybody knows: near 0 on top, 1 at the bottom."""
        for at, number in enumerate(bottom, hidden + 1):
            seen[start + number] = at / (hidden + len(bottom))

    def _see_question(self, view: TietgenView, seen: Vector) -> None:
        asking = view.asking()
        if not view.open_to or asking not in QUESTIONS:
            return
        seen[self._question + QUESTIONS.index(asking)] = 1.0
        about, seat, seats = view.about(), view.seat, self.seats
        if about.space >= 0:
            seen[self._about + about.space] = 1.0
        for space in about.deeds:
            seen[self._about + space] = 1.0
        if asking == "auction":
            seen[self._auction] = self._beer(about.beer)
            seen[self._auction + 1] = 1.0 if about.is_piece else 0.0
            if about.high >= 0:
                seen[self._auction + 2 + (about.high - seat) % seats] = 1.0
            for other in range(seats):
                if about.passed >> other & 1:
                    seen[self._auction + 2 + seats + (other - seat) % seats] = 1.0
        elif asking == "debt":
            seen[self._debt] = self._beer(about.beer)
            seen[self._debt + 1 + (about.debtor - seat) % seats] = 1.0
            if about.creditor >= 0:
                seen[self._debt + 1 + seats + (about.creditor - seat) % seats] = 1.0

    def _see_pending(self, view: TietgenView, seen: Vector, offer: Offer) -> None:
        """An open offer between this seat and another one."""
        seat = view.seat
        if seat not in (offer.by, offer.on):
            return
        other = offer.by if offer.on == seat else offer.on
        start = self._pending + ((other - seat) % self.seats - 1) * (4 + len(self.deeds))
        seen[start if offer.on == seat else start + 1] = 1.0
        self._see_goods(seen, start + 2, offer, 1.0 if offer.on == seat else -1.0)

    def _see_goods(self, seen: Vector, start: int, offer: Offer, sign: float) -> None:
        """Beer, Flirting cards and deeds of an offer: what comes to this seat is positive (`sign` 1: it is asked)."""
        seen[start] = sign * self._beer(offer.give.beer - offer.get.beer)
        seen[start + 1] = sign * max(min((offer.give.flirts - offer.get.flirts) / MOST_FLIRTS, 1.0), -1.0)
        for space in offer.give.deeds:
            seen[start + 2 + self._deed[space]] = sign
        for space in offer.get.deeds:
            seen[start + 2 + self._deed[space]] = -sign

    def _see_menu(self, view: TietgenView, seen: Vector, question: Question) -> None:
        """What the bids and offers on the menu are: their actions are numbered as they stand there."""
        seat, seats = view.seat, self.seats
        bid, offers = self._bids, self._offers
        if question.is_right:
            seen[self._question + len(QUESTIONS)] = 1.0
        for action in question.menu:
            if action.verb == BID:
                seen[bid] = self._beer(action.parts[0])
                bid += 1
            elif action.verb == OFFER and offers < self._options:
                seen[offers + (action.target - seat) % seats] = 1.0
                offer = offer_of(seat, action)
                assert offer is not None
                self._see_goods(seen, offers + seats, offer, -1.0)
                offers += seats + 2 + len(self.deeds)

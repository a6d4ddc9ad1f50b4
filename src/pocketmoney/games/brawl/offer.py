"""What a seat may do as a few sets: kinds of cards, seats in reach, healing, discards, words.

The menu, the buttons, the only move, a random move and action numbers are all made here, and from nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import Json
from pocketmoney.core.moves import Listed, Moves
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl.actions import (
    CONCEDE,
    DISCARD,
    DROP,
    HEAL,
    LEFT,
    MOST_MEDIEVALS,
    PASS,
    PLAYS,
    RELEASE,
    RIGHT,
    TAKE,
    TO_PASS,
    TO_TAKE,
    VERBS,
    WORDS,
    to_play,
)
from pocketmoney.games.brawl.cards import DAMAGING, HEALING, IDS, MEDIEVAL, different
from pocketmoney.games.brawl.legality import is_worth

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl

Places = tuple[int, ...]

# Words in the order of the menu: a hold or a weapon that is asked about comes first.
_ANSWERS: Final = (RELEASE, DROP, PASS, TAKE, LEFT, RIGHT)
_RIGHTS: Final = (RELEASE, DROP, CONCEDE)

_TEXTS: Final = [[id + " medieval" * medievals for medievals in range(MOST_MEDIEVALS + 1)] for id in IDS]


def _sets_of_places(size: int, equals: int) -> list[Places]:
    """The sets of places that hold different cards, in a sorted hand of that size.

    `equals` says which cards equal their left neighbour, a bit a place. Of sets with the same cards the first counts.
    """
    found: list[Places] = []
    seen: set[Places] = set()
    first = list(range(size))
    for place in range(1, size):
        if equals >> place & 1:
            first[place] = first[place - 1]
    for choice in range(1, 1 << size):
        places = SEATS_OF[choice]
        cards = tuple([first[place] for place in places])
        if cards not in seen:
            seen.add(cards)
            found.append(places)
    return found


_SETS: Final[dict[int, list[Places]]] = {}


def sets_of(cards: list[int]) -> list[Places]:
    """Every different set of one or more of these sorted cards, as places."""
    equals = 0
    before = NOBODY
    bit = 1
    for card in cards:
        if card == before:
            equals |= bit
        before = card
        bit <<= 1
    pattern = bit | equals
    found = _SETS.get(pattern)
    if found is None:
        found = _sets_of_places(len(cards), equals)
        _SETS[pattern] = found
    return found


class Offer(Moves):
    """What one seat may do now."""

    __slots__ = (
        "s", "seat", "bare", "bare_medievals", "seats", "kinds", "kinds_at", "room", "discards", "words", "rights",
    )  # fmt: skip

    def __init__(self, s: Brawl, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.bare = 0  # kinds in the hand that may be laid without a target
        self.bare_medievals = True  # whether Medievals may go with them
        self.seats = 0  # the seats at which something may be laid
        self.kinds = 0  # the kinds in the hand that may be laid at each of them
        self.kinds_at: list[int] | None = None  # the same by seat, where it is not the same for all
        self.room = 0  # how many counters healing may restore; 0 if none may be laid
        self.discards = 0  # how many cards may be discarded at most
        self.words = 0  # the words that are answers, as a set of verbs
        self.rights = 0  # what may be done unasked, as a set of verbs

    def listed(self) -> list[Action]:
        found: list[Action] = []
        if self.bare:
            for ways in self._ways(self.bare, most=MOST_MEDIEVALS if self.bare_medievals else 0):
                found.append(ways[0])
        if self.seats:
            by_seat = self.kinds_at
            if by_seat is None:
                rows = self._ways(self.kinds, MOST_MEDIEVALS)
                for target in SEATS_OF[self.seats]:
                    for ways in rows:
                        found.append(ways[target + 1])
            else:
                for target in SEATS_OF[self.seats]:
                    for ways in self._ways(by_seat[target], MOST_MEDIEVALS):
                        found.append(ways[target + 1])
        if self.room:
            for cards in self._healing():
                found.append(Action(HEAL, cards))
        if self.discards:
            hand = self.s.hands[self.seat]
            most = self.discards
            for places in sets_of(hand):
                if len(places) <= most:
                    found.append(Action(DISCARD, tuple([hand[place] for place in places])))
        for verb in _ANSWERS:
            if self.words >> verb & 1:
                found.append(WORDS[verb])
        for verb in _RIGHTS:
            if (self.rights & ~self.words) >> verb & 1:
                found.append(WORDS[verb])
        return found

    def most_medievals(self, card: int) -> int:
        """How many Medievals may go with this card, which has to take counters (R86, R87, R90)."""
        s = self.s
        if s.masks[self.seat] >> MEDIEVAL & 1 == 0 or DAMAGING >> card & 1 == 0:
            return 0
        return s.hands[self.seat].count(MEDIEVAL) if s.terms.house.medieval_stack else 1

    def _ways(self, kinds: int, most: int) -> list[list[Action]]:
        """Every way to lay one of these kinds, each by target, nobody first."""
        found: list[list[Action]] = []
        hand = self.s.hands[self.seat]
        if self.s.masks[self.seat] >> MEDIEVAL & 1 == 0:
            for card in different(hand, kinds):
                found.append(PLAYS[card][0])
            return found
        for card in different(hand, kinds):
            for medievals in range(min(self.most_medievals(card), most) + 1):
                found.append(PLAYS[card][medievals])
        return found

    def _healing(self) -> list[tuple[int, ...]]:
        """The sets of healing cards that may be laid together (R7, R8)."""
        cards = self._healing_cards()
        values = self.s.terms.house.values
        sets = [tuple([cards[place] for place in places]) for places in sets_of(cards)]
        return [chosen for chosen in sets if is_worth(values, chosen, self.room)]

    def _healing_cards(self) -> list[int]:
        return [card for card in self.s.hands[self.seat] if HEALING >> card & 1]

    def only(self) -> Action | None:
        verbs = (self.words | self.rights) & ~(1 << CONCEDE)
        if self.bare | self.seats | self.room | self.discards:
            if verbs:
                return None
            moves = self.listed()
            return moves[0] if len(moves) == (2 if self.rights else 1) else None
        if verbs == 0 or verbs & (verbs - 1):
            return None
        return WORDS[verbs.bit_length() - 1]

    # Buttons

    def folded(self) -> list[Json]:
        found: list[Json] = []
        s = self.s
        hand = s.hands[self.seat]
        if self.bare:
            for card in different(hand, self.bare):
                self._fold(card, 0, self.most_medievals(card) if self.bare_medievals else 0, found)
        if self.seats:
            self._fold_aimed(found)
        if self.room:
            self._fold_healing(found)
        if self.discards:
            discards: Json = {"do": "discard", "text": "discard", "some": [IDS[card] for card in hand]}
            if self.discards < len(hand):
                discards["most"] = self.discards
            found.append(discards)
        for verb in _ANSWERS:
            if self.words >> verb & 1:
                found.append({"do": VERBS[verb], "text": VERBS[verb]})
        for verb in _RIGHTS:
            if (self.rights & ~self.words) >> verb & 1:
                found.append({"do": VERBS[verb], "text": VERBS[verb], "may": True})
        return found

    def _fold(self, card: int, seats: int, most: int, found: list[Json]) -> None:
        """One card, alone and with up to so many Medievals, at one of these seats, or without a target."""
        for medievals in range(most + 1):
            choice: Json = {"do": "play", "text": _TEXTS[card][medievals]}
            if seats:
                choice["at"] = list(SEATS_OF[seats])
            found.append(choice)

    def _fold_aimed(self, found: list[Json]) -> None:
        by_seat = self.kinds_at
        kinds = self.kinds
        if by_seat is not None:
            kinds = 0
            for target in SEATS_OF[self.seats]:
                kinds |= by_seat[target]
        for card in different(self.s.hands[self.seat], kinds):
            within = self.seats
            if by_seat is not None:
                for target in SEATS_OF[self.seats]:
                    if by_seat[target] >> card & 1 == 0:
                        within ^= 1 << target
            self._fold(card, within, self.most_medievals(card), found)

    def _fold_healing(self, found: list[Json]) -> None:
        """Healing cards laid together; which sets may be laid is said only where not every one may (R8)."""
        cards = self._healing_cards()
        healing: Json = {"do": "heal", "text": "heal", "some": [IDS[card] for card in cards]}
        if not is_worth(self.s.terms.house.values, tuple(cards), self.room):
            sets = self._healing()
            if max([len(chosen) for chosen in sets]) == 1:
                healing["most"] = 1
            else:
                healing["sets"] = [[IDS[card] for card in chosen] for chosen in sets]
        found.append(healing)

    # Chance

    def draw(self, rng: Rng) -> Action:
        if self.kinds_at is None:
            if self.words == 1 << PASS:
                return self._draw_action(rng)
            s = self.s
            if self.words == 1 << TAKE and self.room == 0 and s.holding[self.seat] < 0 and not s.used:
                if self.bare == 0 or rng.below(2) == 0:
                    return TO_TAKE
                return self._draw_play(self.bare, NOBODY, rng)
        return Listed(self.listed(), CONCEDE).draw(rng)

    def _draw_action(self, rng: Rng) -> Action:
        """Draw a kind of action until there is one of that kind, so that only what was drawn is looked for."""
        s = self.s
        while True:
            kind = rng.below(4)
            if kind == PASS:
                return TO_PASS
            if kind == DISCARD:
                hand = s.hands[self.seat]
                if hand and s.terms.house.may_discard:
                    return self._draw_discard(hand, rng)
            elif kind == HEAL:
                if self.room:
                    return self._draw_healing(rng)
            elif self.seats:
                seats = SEATS_OF[self.seats]
                return self._draw_play(self.kinds, seats[rng.below(len(seats))], rng)

    def _draw_discard(self, hand: list[int], rng: Rng) -> Action:
        """Any set of the hand; if it is too dear one card, and if that is too dear nothing."""
        chosen = tuple([hand[at] for at in SEATS_OF[1 + rng.below((1 << len(hand)) - 1)]])
        if len(chosen) <= self.discards:
            return Action(DISCARD, chosen)
        return Action(DISCARD, chosen[:1]) if self.discards else TO_PASS

    def _draw_healing(self, rng: Rng) -> Action:
        """Any set of the healing cards; if not all of it is needed, one card."""
        cards = self._healing_cards()
        chosen = tuple([cards[at] for at in SEATS_OF[1 + rng.below((1 << len(cards)) - 1)]])
        return Action(HEAL, chosen if is_worth(self.s.terms.house.values, chosen, self.room) else chosen[:1])

    def _draw_play(self, cards: int, target: int, rng: Rng) -> Action:
        kinds = different(self.s.hands[self.seat], cards)
        card = kinds[rng.below(len(kinds))]
        if self.s.masks[self.seat] >> MEDIEVAL & 1 == 0:
            return PLAYS[card][0][target + 1]
        return to_play(card, target, rng.below(self.most_medievals(card) + 1))

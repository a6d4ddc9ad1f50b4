"""What a seat may do as a few sets: kinds of cards, seats in reach, healing, discards, words.

The menu, the buttons, the only move, a random move and action numbers are all made here, and from nothing else.
"""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.core.game import Json
from pocketmoney.core.moves import Listed, Moves
from pocketmoney.core.mypyc_hints import mypyc_attr
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl.actions import ANSWERS, CONCEDE, MOST_MEDIEVALS, RIGHTS, VERBS, WORDS
from pocketmoney.games.brawl.kinds import different, sets_of
from pocketmoney.games.brawl.legality import is_worth
from pocketmoney.games.brawl.position import Position


def most_medievals(s: Position, seat: int, card: int) -> int:
    """How many Medievals that seat may lay with this card, which has to take counters (R86, R87, R90)."""
    if s.masks[seat] >> s.terms.medieval & 1 == 0 or s.terms.damaging >> card & 1 == 0:
        return 0
    return s.hands[seat].count(s.terms.medieval) if s.terms.house.medieval_stack else 1


def healing_cards(s: Position, seat: int) -> list[int]:
    """The healing cards of a hand."""
    healing = s.terms.healing
    return [card for card in s.hands[seat] if healing >> card & 1]


def draw_play(s: Position, seat: int, kinds: int, target: int, rng: Rng) -> Action:
    """Lay one of these kinds of the hand at random, the card first, then its Medievals."""
    cards = different(s.hands[seat], kinds)
    card = cards[rng.below(len(cards))]
    if s.masks[seat] >> s.terms.medieval & 1 == 0:
        return s.terms.plays[card][0][target + 1]
    return s.terms.plays[card][rng.below(most_medievals(s, seat, card) + 1)][target + 1]


@mypyc_attr(acyclic=True, free_list_len=1)
class Offer(Moves):
    """What one seat may do now."""

    __slots__ = (
        "s", "seat", "bare", "bare_medievals", "seats", "kinds", "kinds_at", "room", "discards", "words", "rights",
    )  # fmt: skip

    def __init__(self, s: Position, seat: int) -> None:
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
        s = self.s
        numbers = s.terms.numbers
        hand = s.hands[self.seat]
        found = [numbers.action_of(self.seat, hand, number) for number in self.numbers()]
        if self.rights >> CONCEDE & 1:
            found.append(WORDS[CONCEDE])
        return found

    def _verbs(self) -> list[int]:
        """The words in the order of the menu: answers, then rights, giving up last."""
        rights = self.rights & ~self.words
        return [verb for verb in ANSWERS if self.words >> verb & 1] + [verb for verb in RIGHTS if rights >> verb & 1]

    def numbers(self) -> list[int]:
        found: list[int] = []
        s = self.s
        numbers = s.terms.numbers
        hand = s.hands[self.seat]
        if self.bare:
            found += self._first_numbers(self.bare, MOST_MEDIEVALS if self.bare_medievals else 0)
        if self.seats:
            seat = self.seat
            seats = s.terms.seats
            by_seat = self.kinds_at
            firsts = self._first_numbers(self.kinds, MOST_MEDIEVALS) if by_seat is None else []
            for target in SEATS_OF[self.seats]:
                if by_seat is not None:
                    firsts = self._first_numbers(by_seat[target], MOST_MEDIEVALS)
                aim = (target - seat) % seats
                found += [first + aim for first in firsts]
        if self.room:
            found += [numbers.heal + places for places in self._healing()]
        if self.discards:
            most = self.discards
            if most == len(hand):
                found += numbers.discards_of(hand)
            else:
                found += [numbers.discard + places for places in sets_of(hand) if len(SEATS_OF[places]) <= most]
        if self.words & (self.words - 1) == 0 and self.rights == 1 << CONCEDE:  # as at most questions
            if self.words:
                found.append(numbers.words[self.words.bit_length() - 1])
            return found
        return found + [numbers.words[verb] for verb in self._verbs() if verb != CONCEDE]

    def _first_numbers(self, kinds: int, most: int) -> list[int]:
        """For every way to lay one of these kinds the number that means no target, or the mover."""
        s = self.s
        plays = s.terms.numbers.plays
        hand = s.hands[self.seat]
        if s.masks[self.seat] >> self.s.terms.medieval & 1 == 0:
            starts = plays[0]
            return [starts[card] for card in different(hand, kinds)]
        found: list[int] = []
        for card in different(hand, kinds):
            for medievals in range(min(most_medievals(s, self.seat, card), most) + 1):
                found.append(plays[medievals][card])
        return found

    def _healing(self) -> list[int]:
        """The sets of healing cards that may be laid together, as places of the hand (R7, R8)."""
        cards = healing_cards(self.s, self.seat)
        before = self.s.hands[self.seat].index(cards[0])  # they stand side by side
        values = self.s.terms.values
        return [
            places << before
            for places in sets_of(cards)
            if is_worth(values, tuple([cards[place] for place in SEATS_OF[places]]), self.room)
        ]

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
                self._fold(card, 0, most_medievals(self.s, self.seat, card) if self.bare_medievals else 0, found)
        if self.seats:
            self._fold_aimed(found)
        if self.room:
            self._fold_healing(found)
        if self.discards:
            discards: Json = {"do": "discard", "text": "discard", "some": [self.s.terms.ids[card] for card in hand]}
            if self.discards < len(hand):
                discards["most"] = self.discards
            found.append(discards)
        for verb in self._verbs():
            word: Json = {"do": VERBS[verb], "text": VERBS[verb]}
            if self.words >> verb & 1 == 0:
                word["may"] = True
            found.append(word)
        return found

    def _fold(self, card: int, seats: int, most: int, found: list[Json]) -> None:
        """One card, alone and with up to so many Medievals, at one of these seats, or without a target."""
        for medievals in range(most + 1):
            choice: Json = {"do": "play", "text": self.s.terms.ids[card] + " medieval" * medievals}
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
            self._fold(card, within, most_medievals(self.s, self.seat, card), found)

    def _fold_healing(self, found: list[Json]) -> None:
        """Healing cards laid together; which sets may be laid is said only where not every one may (R8)."""
        cards = healing_cards(self.s, self.seat)
        healing: Json = {"do": "heal", "text": "heal", "some": [self.s.terms.ids[card] for card in cards]}
        if not is_worth(self.s.terms.values, tuple(cards), self.room):
            hand = self.s.hands[self.seat]
            sets = [[self.s.terms.ids[hand[place]] for place in SEATS_OF[places]] for places in self._healing()]
            if max([len(chosen) for chosen in sets]) == 1:
                healing["most"] = 1
            else:
                healing["sets"] = sets
        found.append(healing)

    def draw(self, rng: Rng) -> Action:
        if self.bare | self.seats | self.room | self.discards:
            return Listed(self.listed(), CONCEDE).draw(rng)
        verbs = self._verbs()
        verb = verbs[rng.below(len(verbs) - 1)]
        rng.below(1)  # drawn as well where a verb has one move
        return WORDS[verb]

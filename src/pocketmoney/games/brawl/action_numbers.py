"""Moves as numbers, as environments and trainers use them.

The numbers of a table go, in this order: a card laid, by kind and by whom it is aimed at, counted from the mover
(nobody is 0, since nobody attacks herself); the same with one Medieval, with two, and so on, for cards that take
counters; a set of the hand discarded, a bit for each place; a set of the hand laid to heal; the words. Kinds are those
of the table's decks.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.encoding import Blocks
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl import actions
from pocketmoney.games.brawl.actions import CONCEDE, DISCARD, HEAL, PASS, PLAY, VERBS, WORDS, to_discard
from pocketmoney.games.brawl.kinds import pattern_of, sets_of

_SETS: Final = (1 << actions.HAND) - 1


class ActionNumbers:
    """The numbers of the moves at tables with these seats and cards."""

    def __init__(
        self, seats: int, supply: tuple[int, ...], damaging: int, medieval: int, plays: list[list[list[Action]]]
    ) -> None:
        self.seats = seats
        self.kinds = [kind for kind in range(len(supply)) if supply[kind]]
        self.medievals = min(supply[medieval], actions.MOST_MEDIEVALS)
        self.blocks = Blocks()
        self.plays: list[list[int]] = []  # by Medievals and kind: the first number
        self.rows: list[list[Action]] = []  # for each of these: the moves by target, nobody first
        for medievals in range(self.medievals + 1):
            kinds = [kind for kind in self.kinds if medievals == 0 or damaging >> kind & 1]
            first = self.blocks.add(f"play-medieval-{medievals}" if medievals else "play", len(kinds) * seats)
            starts = [NOBODY] * len(supply)
            for at, kind in enumerate(kinds):
                starts[kind] = first + at * seats
                self.rows.append(plays[kind][medievals])
            self.plays.append(starts)
        self.discard = self.blocks.add("discard", _SETS) - 1  # plus the set of places
        self.heal = self.blocks.add("heal", _SETS) - 1
        self._discards: dict[int, list[int]] = {}  # by which cards of the hand are equal
        self.words = [NOBODY] * len(VERBS)
        for verb in range(PASS, CONCEDE):
            self.words[verb] = self.blocks.add(VERBS[verb], 1)

    def discards_of(self, hand: list[int]) -> list[int]:
        """The numbers of all sets of a hand that can be discarded. The list is shared: it must not be changed."""
        pattern = pattern_of(hand)
        found = self._discards.get(pattern)
        if found is None:
            found = [self.discard + places for places in sets_of(hand)]
            self._discards[pattern] = found
        return found

    def action_of(self, seat: int, hand: list[int], number: int) -> Action:
        """The move of that seat, which holds this hand, that a number stands for."""
        if number <= self.discard:
            aim = number % self.seats
            return self.rows[number // self.seats][(seat + aim) % self.seats + 1 if aim else 0]
        if number <= self.heal:
            return to_discard(hand, SEATS_OF[number - self.discard])
        if number <= self.heal + _SETS:
            return Action(HEAL, tuple([hand[place] for place in SEATS_OF[number - self.heal]]))
        return WORDS[PASS + number - self.heal - _SETS - 1]

    def number_of(self, seat: int, hand: list[int], action: Action) -> int:
        """The number of a move of that seat, which holds this hand: `action_of`, backwards."""
        verb = action.verb
        if verb == PLAY:
            target = action.target
            first = self.plays[len(action.parts) - 1][action.parts[0]]
            return first + (target - seat) % self.seats if target >= 0 else first
        if verb == DISCARD or verb == HEAL:
            places = 0
            for card in action.parts:
                place = hand.index(card)
                while places >> place & 1:
                    place += 1
                places |= 1 << place
            return places + (self.discard if verb == DISCARD else self.heal)
        return self.words[verb]

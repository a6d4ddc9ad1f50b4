"""The card games as numbers. Kinds are those of the table's decks, in the order of the table of cards."""

from __future__ import annotations

from typing import Final

import numpy as np

from pocketmoney.bots.questions import Question
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import View
from pocketmoney.envs.encoding.base import Encoding, Vector, flags
from pocketmoney.games.brawl.actions import HAND
from pocketmoney.games.brawl.card import Terms
from pocketmoney.games.brawl.cards import HOLDS, KIND, KINDS, WEAPONS, kinds_in
from pocketmoney.games.brawl.effects import REASONS, VOMITING
from pocketmoney.games.brawl.house import OPTIONS
from pocketmoney.games.brawl.play import RESCUE, Play
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.view import BrawlView

QUESTIONS: Final = (
    "turn", "window", "free-attack", "follow-up", "block-grab", "keep-hold", "series", "distracted", "rescue",
    "weapon-back", "pass-on",
)  # fmt: skip
PLACES: Final = RESCUE + 1  # the places of a play in an action: `how` in games/brawl/play.py
HOLD_KINDS: Final = kinds_in(HOLDS)

MOST_COUNTERS: Final = 30  # what is beyond looks the same
MOST_TURNS: Final = 4
LONGEST_CHAIN: Final = 8
QUIET: Final = 10  # rounds of nothing but passes


class BrawlEncoding(Encoding):
    """Lunch Money, Beer Money, or a mix."""

    def __init__(self, terms: Terms[Position]) -> None:
        super().__init__(terms.seats)
        self.kinds = [kind for kind in range(KINDS) if terms.supply[kind]]
        self.weapons = [kind for kind in self.kinds if WEAPONS >> kind & 1]
        self.damaging = [kind for kind in self.kinds if terms.damaging >> kind & 1]
        self.medievals = terms.numbers.medievals
        self._numbers = terms.numbers
        self._index = {kind: at for at, kind in enumerate(self.kinds)}
        self._weapon = {kind: at for at, kind in enumerate(self.weapons)}
        self._supply = np.array([terms.supply[kind] for kind in self.kinds], np.float32)
        self._kinds = np.array(self.kinds)
        self._all = float(sum(terms.supply))
        for name, size in terms.numbers.groups:
            self.done.add(name, size)
        self._name_slots()
        self._blank = np.zeros(self.size, np.float32)
        at = self._options
        chosen = flags(OPTIONS, terms.house.chosen)
        self._blank[at : at + len(chosen)] = chosen

    def _name_slots(self) -> None:
        add = self.seen.add
        seats, kinds = self.seats, len(self.kinds)
        self._hand = add("hand", kinds)
        self._places = add("hand-places", HAND * kinds)
        self._sealed = add("sealed", kinds)
        self._discarded = add("discarded", kinds)
        self._pile = add("pile", 1)
        self._counters = add("counters", seats)
        self._sizes = add("hand-sizes", seats)
        self._out = add("out", seats)
        self._turn = add("turn", seats)
        self._open = add("open", seats)
        self._held = add("held", seats * len(HOLD_KINDS))
        self._holder = add("holder", seats * seats)
        self._effects = add("effects", seats * len(REASONS))
        self._bonus = add("bonus", seats)
        self._weak = add("weak", seats)
        self._stomped = add("stomped", seats)
        self._known = add("known-weapons", seats * len(self.weapons))
        self._used = add("used-weapons", seats)
        self._question = add("question", len(QUESTIONS))
        self._about = add("about", seats)
        self._chain = add("chain", 1)
        self._first = self._name_play("first")
        self._last = self._name_play("last")
        self._idle = add("idle", 1)
        self._options = add("options", sum(len(option.values) for option in OPTIONS))

    def _name_play(self, which: str) -> int:
        add = self.seen.add
        start = add(f"{which}-card", len(self.kinds))
        add(f"{which}-place", PLACES)
        add(f"{which}-by", self.seats)
        add(f"{which}-at", self.seats)
        add(f"{which}-more", 3)
        return start

    # What may be done

    def moves(self, view: View, question: Question) -> dict[int, Action | None]:
        assert isinstance(view, BrawlView)
        numbers = self._numbers
        hand = list(view.hand)
        return {numbers.number_of(view.seat, hand, action): action for action in question.menu}

    # What is seen

    def observe(self, view: View, question: Question | None) -> Vector:
        assert isinstance(view, BrawlView)
        seen = self._blank.copy()
        self._see_cards(view, seen)
        self._see_seats(view, seen)
        self._see_holds(view, seen)
        self._see_question(view, seen)
        return seen

    def _see_cards(self, view: BrawlView, seen: Vector) -> None:
        index, kinds = self._index, len(self.kinds)
        place = self._places
        for card in view.hand:
            at = index[card]
            seen[self._hand + at] += 1.0 / HAND
            seen[place + at] = 1.0
            place += kinds
        if view.discard:
            lying = np.bincount(view.discard, minlength=KINDS)[self._kinds]
            seen[self._discarded : self._discarded + kinds] = lying / self._supply
        seen[self._pile] = view.pile / self._all

    def _see_seats(self, view: BrawlView, seen: Vector) -> None:
        seat, seats = view.seat, self.seats
        for at in range(seats):
            other = (seat + at) % seats
            seen[self._counters + at] = max(min(view.counters[other] / MOST_COUNTERS, 1.0), -1.0)
            seen[self._sizes + at] = view.sizes[other] / HAND
            if view.out >> other & 1:
                seen[self._out + at] = 1.0
            if view.weak[other]:
                seen[self._weak + at] = min(view.weak[other] / MOST_TURNS, 1.0)
            if view.stomped >> other & 1:
                seen[self._stomped + at] = 1.0
            for card in view.known[other]:
                seen[self._known + at * len(self.weapons) + self._weapon[card]] = 1.0
        seen[self._turn + (view.turn - seat) % seats] = 1.0
        for other in view.open_to:
            seen[self._open + (other - seat) % seats] = 1.0
        for other, _ in view.used:
            seen[self._used + (other - seat) % seats] = 1.0
        seen[self._idle] = min(view.idle / (QUIET * seats), 1.0)

    def _see_holds(self, view: BrawlView, seen: Vector) -> None:
        seat, seats = view.seat, self.seats
        for victim, holder in enumerate(view.held_by):
            if holder >= 0:
                at = (victim - seat) % seats
                seen[self._held + at * len(HOLD_KINDS) + HOLD_KINDS.index(view.hold_card[victim])] = 1.0
                seen[self._holder + at * seats + (holder - seat) % seats] = 1.0
        for effect in view.effects:
            at = (effect.on - seat) % seats
            slot = self._effects + at * len(REASONS) + effect.kind
            seen[slot] = max(seen[slot], min(effect.left / MOST_TURNS, 1.0))
            if effect.kind == VOMITING and effect.used >> seat & 1 == 0:
                seen[self._bonus + at] = 1.0

    def _see_question(self, view: BrawlView, seen: Vector) -> None:
        if not view.open_to:
            return
        top = view.stack[-1]
        seen[self._question + QUESTIONS.index(top.asking())] = 1.0
        chain = top.chain_in_flight()
        if chain:
            seen[self._chain] = min(len(chain) / LONGEST_CHAIN, 1.0)
            self._see_play(view, seen, self._first, chain[0])
            self._see_play(view, seen, self._last, chain[-1])
            sealed = KIND.get(top.sealed_by(view.seat, view.terms.ids), NOBODY)
            if sealed >= 0:
                seen[self._sealed + self._index[sealed]] = 1.0
        dodged = top.dodged()
        if dodged is not None:
            self._see_play(view, seen, self._first, dodged)
        about = top.about(view.open_to[0], view.holding)
        if about >= 0:
            seen[self._about + (about - view.seat) % self.seats] = 1.0

    def _see_play(self, view: BrawlView, seen: Vector, start: int, play: Play) -> None:
        seat, seats = view.seat, self.seats
        seen[start + self._index[play.card]] = 1.0
        start += len(self.kinds)
        seen[start + play.how] = 1.0
        start += PLACES
        seen[start + (play.seat - seat) % seats] = 1.0
        start += seats
        if play.target >= 0:
            seen[start + (play.target - seat) % seats] = 1.0
        start += seats
        seen[start] = play.medievals / HAND
        seen[start + 1] = play.stopped / HAND
        seen[start + 2] = 1.0 if play.blocked else 0.0

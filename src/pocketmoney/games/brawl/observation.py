"""The card games as numbers for trainers: docs/reference/encodings.md describes every slot, in this order.

Nothing is read from the state but what the seat knows: its own hand and sealed answer, and what lies open. Kinds are
those of the table's decks, in the order of the table of cards.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY
from pocketmoney.core.encoding import ONE, ZERO, Encoding, chunk, flags, one_of, shares
from pocketmoney.games.brawl.actions import HAND
from pocketmoney.games.brawl.card import Terms
from pocketmoney.games.brawl.cards import HOLDS, KIND, KINDS, WEAPONS
from pocketmoney.games.brawl.effects import REASONS, VOMITING
from pocketmoney.games.brawl.house import OPTIONS
from pocketmoney.games.brawl.kinds import kinds_in
from pocketmoney.games.brawl.play import MOMENTS, Play
from pocketmoney.games.brawl.position import Position

QUESTIONS: Final = (
    "turn", "window", "free-attack", "follow-up", "block-grab", "keep-hold", "series", "distracted", "rescue",
    "weapon-back", "pass-on",
)  # fmt: skip
HOLD_KINDS: Final = kinds_in(HOLDS)

MOST_COUNTERS: Final = 30  # what is beyond looks the same
MOST_TURNS: Final = 4
LONGEST_CHAIN: Final = 8
QUIET: Final = 10  # rounds of nothing but passes

_FIFTHS: Final = shares(HAND)
_COUNTERS: Final = [chunk(have / MOST_COUNTERS) for have in range(-MOST_COUNTERS, MOST_COUNTERS + 1)]
_TURNS: Final = shares(MOST_TURNS)
_CHAINS: Final = shares(LONGEST_CHAIN)
_HOLDS: Final = dict(zip([*HOLD_KINDS, NOBODY], one_of(len(HOLD_KINDS)), strict=True))
_QUESTIONS: Final = dict(zip(QUESTIONS, one_of(len(QUESTIONS)), strict=False))
_NO_QUESTION: Final = ZERO * len(QUESTIONS)
_MOMENTS: Final = one_of(MOMENTS)


class BrawlEncoding(Encoding[Position]):
    """Lunch Money, Beer Money, or a mix."""

    def __init__(self, terms: Terms[Position]) -> None:
        seats = terms.seats
        self.kinds = terms.numbers.kinds
        self.weapons = [kind for kind in self.kinds if WEAPONS >> kind & 1]
        kinds = len(self.kinds)
        play = [("card", kinds), ("place", MOMENTS), ("by", seats), ("at", seats), ("more", 3)]
        self._options = b"".join(flags(OPTIONS, terms.house.chosen))
        super().__init__(seats, terms.numbers.blocks, [
            ("hand", kinds), ("hand-places", HAND * kinds), ("sealed", kinds), ("discarded", kinds), ("pile", 1),
            ("counters", seats), ("hand-sizes", seats), ("out", seats), ("turn", seats), ("open", seats),
            ("held", seats * len(HOLD_KINDS)), ("holder", seats * seats), ("effects", seats * len(REASONS)),
            ("bonus", seats), ("weak", seats), ("stomped", seats), ("known-weapons", seats * len(self.weapons)),
            ("used-weapons", seats), ("question", len(QUESTIONS)), ("about", seats), ("chain", 1),
            *[(f"first-{name}", size) for name, size in play],
            *[(f"last-{name}", size) for name, size in play],
            ("idle", 1), ("options", len(self._options) // len(ZERO)),
        ])  # fmt: skip
        runs = one_of(kinds)
        self._kind = [runs[kinds]] * (KINDS + 1)  # by kind, and -1 for none: the run of slots in which it is marked
        for at, kind in enumerate(self.kinds):
            self._kind[kind] = runs[at]
        # By kind and by the copies of it that do not lie in the discard pile.
        self._lying = [shares(copies or 1)[::-1] for copies in terms.supply]
        self._pile = shares(sum(terms.supply))
        self._idle = shares(QUIET * seats)
        self._no_effects = ZERO * (seats * (len(REASONS) + 1))
        self._no_weapons = ZERO * len(self.weapons)
        self._no_holds = ZERO * (seats * (len(HOLD_KINDS) + seats))
        self._no_play = ZERO * (kinds + MOMENTS + 2 * seats + 3)

    def observe(self, state: Position, seat: int, numbers: list[int]) -> bytearray:
        parts: list[bytes] = []
        asked = state.stack[-1].open_to(state) if state.won == NOBODY else 0
        self._add_cards(state, seat, asked, parts)
        self._add_seats(state, seat, asked, parts)
        self._add_holds(state, seat, parts)
        self._add_effects(state, seat, parts)
        self._add_question(state, seat, asked, parts)
        idle = state.idle
        parts.append(self._idle[idle] if idle < len(self._idle) else ONE)
        parts.append(self._options)
        return bytearray(b"".join(parts))

    def _add_cards(self, s: Position, seat: int, asked: int, parts: list[bytes]) -> None:
        hand = s.hands[seat]
        held = s.masks[seat]
        for kind in self.kinds:
            parts.append(_FIFTHS[hand.count(kind)] if held >> kind & 1 else ZERO)
        for card in hand:
            parts.append(self._kind[card])
        for _ in range(HAND - len(hand)):
            parts.append(self._kind[NOBODY])
        sealed = KIND.get(s.stack[-1].sealed_by(seat, s.terms.ids), NOBODY) if asked else NOBODY
        parts.append(self._kind[sealed])
        for kind in self.kinds:
            parts.append(self._lying[kind][s.unseen[kind]])
        parts.append(self._pile[s.left])

    def _add_seats(self, s: Position, seat: int, asked: int, parts: list[bytes]) -> None:
        around = self.around[seat]
        for other in around:
            parts.append(_COUNTERS[max(min(s.counters[other] + MOST_COUNTERS, 2 * MOST_COUNTERS), 0)])
        for other in around:
            parts.append(_FIFTHS[len(s.hands[other])])
        parts.append(self.mark_all(seat, s.out))
        parts.append(self.marks[seat][s.whose])
        parts.append(self.mark_all(seat, asked))

    def _add_holds(self, s: Position, seat: int, parts: list[bytes]) -> None:
        if s.holders == 0:
            parts.append(self._no_holds)
            return
        around = self.around[seat]
        for victim in around:
            parts.append(_HOLDS[s.hold_card[victim] if s.held_by[victim] >= 0 else NOBODY])
        for victim in around:
            parts.append(self.marks[seat][s.held_by[victim]])

    def _add_effects(self, s: Position, seat: int, parts: list[bytes]) -> None:
        around = self.around[seat]
        if s.effects:
            turns = [0] * (self.seats * len(REASONS))
            bonus = 0
            for effect in s.effects:
                at = effect.on * len(REASONS) + effect.kind
                turns[at] = max(turns[at], min(effect.left, MOST_TURNS))
                if effect.kind == VOMITING and effect.used >> seat & 1 == 0:
                    bonus |= 1 << effect.on
            for other in around:
                for reason in range(len(REASONS)):
                    parts.append(_TURNS[turns[other * len(REASONS) + reason]])
            parts.append(self.mark_all(seat, bonus))
        else:
            parts.append(self._no_effects)
        for other in around:
            parts.append(_TURNS[min(s.weak[other], MOST_TURNS)])
        parts.append(self.mark_all(seat, s.stomped))
        for other in around:
            known = s.known[other]
            if known:
                for weapon in self.weapons:
                    parts.append(ONE if weapon in known else ZERO)
            else:
                parts.append(self._no_weapons)
        dropping = 0
        for other, _ in s.used:
            dropping |= 1 << other
        parts.append(self.mark_all(seat, dropping))

    def _add_question(self, s: Position, seat: int, asked: int, parts: list[bytes]) -> None:
        marks = self.marks[seat]
        if asked == 0:
            parts += [_NO_QUESTION, marks[NOBODY], ZERO, self._no_play, self._no_play]
            return
        top = s.stack[-1]
        parts.append(_QUESTIONS[top.asking()])
        parts.append(marks[top.about((asked & -asked).bit_length() - 1, s.holding)])
        chain = top.chain_in_flight()
        parts.append(_CHAINS[min(len(chain), LONGEST_CHAIN)])
        self._add_play(chain[0] if chain else top.dodged(), marks, parts)
        self._add_play(chain[-1] if chain else None, marks, parts)

    def _add_play(self, play: Play | None, marks: list[bytes], parts: list[bytes]) -> None:
        if play is None:
            parts.append(self._no_play)
            return
        parts.append(self._kind[play.card])
        parts.append(_MOMENTS[play.how])
        parts.append(marks[play.seat])
        parts.append(marks[play.target])
        parts.append(_FIFTHS[play.medievals])
        parts.append(_FIFTHS[play.stopped])
        parts.append(ONE if play.blocked else ZERO)

"""Attacks beyond the one that opens an action: after a Grab or a Block, free ones, series, open season."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.plain import Json
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.rng import Rng
from pocketmoney.games.brawl.actions import DISCARD, PASS, TAKE
from pocketmoney.games.brawl.card import ALLOWS_BLOWS
from pocketmoney.games.brawl.frames import window
from pocketmoney.games.brawl.frames.question import Question, Step
from pocketmoney.games.brawl.grounds import ATTACKS_OUT_OF_TURN, bound, unlock_by_turn
from pocketmoney.games.brawl.legality import (
    ALL,
    Sieve,
    attacking,
    rule_of_shot,
    strike_bound_elsewhere,
    strike_limited,
    strike_poked,
)
from pocketmoney.games.brawl.offer import Offer
from pocketmoney.games.brawl.play import BLOCK_GRAB, DISTRACTED, FOLLOW_UP, JAB, OPENING, SEASON, SHOT
from pocketmoney.games.brawl.position import BrawlFrame, Position
from pocketmoney.games.brawl.reason import BLOWS_RUNNING, NO_BLOW, Reason
from pocketmoney.games.brawl.status import basics_only, can_be_attacked


class Attacking(Question):
    """Which card does `by` lay on `on`, if any?"""

    __slots__ = ("by", "on", "how")

    def __init__(self, by: int, on: int, how: int) -> None:
        self.by = by
        self.on = on
        self.how = how

    def open_to(self, state: Position) -> int:
        if not can_be_attacked(state, self.on) or not state.hands[self.by]:
            return 0
        return 1 << self.by & ~(state.out | state.skips)  # a player who begins to vomit lays no further card (R98)

    def accept(self, state: Position, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.verb != TAKE:
            window.lay(state, seat, action, self.aim(state, seat), self.how)

    def about(self, asked: int, holding: tuple[int, ...]) -> int:
        return self.on


class FreeAttack(Attacking):
    """Does `by` use the free attack on `on`?

    A player who begins to vomit loses it (R34, R98), unless it belongs to the Humiliation that broke the hold (R104).
    """

    __slots__ = ("kinds", "breaks_free")

    def __init__(self, by: int, on: int, how: int, kinds: int, *, breaks_free: bool = False) -> None:
        super().__init__(by, on, how)
        self.kinds = kinds
        self.breaks_free = breaks_free

    def asking(self) -> str:
        return "free-attack"

    def open_to(self, state: Position) -> int:
        if self.breaks_free and can_be_attacked(state, self.on) and state.hands[self.by]:
            return 1 << self.by & ~state.out
        return super().open_to(state)

    def sift_answer(self, state: Position, seat: int, sieve: Sieve) -> None:
        strike_bound_elsewhere(state, seat, self.on, sieve)
        if self.how == SHOT:
            sieve.keep(state.terms.kinds_at[SHOT], Reason("shot-basic", ("card",), rule_of_shot(state)))
        strike_poked(state, seat, self.on, attacking(state), sieve)
        sieve.fit(state.terms.kinds_at[self.how], state.terms.why_not[self.how])

    def to_json(self) -> list[object]:
        return ["free-attack", self.by, self.on, self.how, self.kinds, int(self.breaks_free)]


class FollowUp(Attacking):
    """The Grab succeeded: which card follows (R28, R31)? With none it does nothing (R27)."""

    __slots__ = ()

    def asking(self) -> str:
        return "follow-up"

    def sift_answer(self, state: Position, seat: int, sieve: Sieve) -> None:
        strike_poked(state, seat, self.on, attacking(state), sieve)
        sieve.fit(state.terms.kinds_at[FOLLOW_UP], state.terms.why_not[FOLLOW_UP])  # R31, R72, R85
        strike_limited(state, seat, self.on, sieve)  # R68

    def to_json(self) -> list[object]:
        return ["follow-up", self.by, self.on, self.how]


class BlockGrab(Attacking):
    """A Block was laid: the defender may Grab the attacker, else the attacker may Grab the defender (R29, R30)."""

    __slots__ = ("defender", "attacker")

    def __init__(self, defender: int, attacker: int, asked: int) -> None:
        super().__init__(asked, attacker if asked == defender else defender, BLOCK_GRAB)
        self.defender = defender
        self.attacker = attacker

    def asking(self) -> str:
        return "block-grab"

    def open_to(self, state: Position) -> int:
        if self._could_grab(state, self.by):
            return 1 << self.by
        # The defender cannot: it is the attacker's at once.
        if self.by == self.defender and self._could_grab(state, self.attacker):
            return 1 << self.attacker
        return 0

    def _could_grab(self, state: Position, seat: int) -> bool:
        """Whether that seat could Grab, by public knowledge."""
        on = self.aim(state, seat)
        if state.terms.kinds_at[BLOCK_GRAB] & ~state.gone == 0 or (state.out | state.mute | state.skips) >> seat & 1:
            return False
        return not state.is_bound(seat) and can_be_attacked(state, on) and not basics_only(state, seat, on)

    def sift_answer(self, state: Position, seat: int, sieve: Sieve) -> None:
        strike_bound_elsewhere(state, seat, self.aim(state, seat), sieve)
        sieve.fit(state.terms.kinds_at[BLOCK_GRAB], state.terms.why_not[BLOCK_GRAB])

    def why_unasked(self, state: Position, seat: int, card: int) -> Reason:
        if state.terms.kinds_at[BLOCK_GRAB] >> card & 1 == 0 or state.skips >> seat & 1:
            return super().why_unasked(state, seat, card)
        if seat == self.attacker or seat == self.defender:
            if state.is_bound(seat):
                return bound(state, seat, ATTACKS_OUT_OF_TURN)
            if seat == self.attacker:
                return Reason("defender-grabs-first", rule=29, given={"asked": self.defender})
            return Reason("grab-declined", rule=29, given={"asked": self.attacker})
        return Reason("grab-of-two", rule=30, given={"by": self.defender, "on": self.attacker})

    def accept(self, state: Position, seat: int, action: Action) -> None:
        super().accept(state, seat, action)
        if action.verb == TAKE and seat == self.defender:
            state.stack.append(BlockGrab(self.defender, self.attacker, self.attacker))

    def about(self, asked: int, holding: tuple[int, ...]) -> int:
        return self.attacker if asked == self.defender else self.defender

    def to_json(self) -> list[object]:
        return ["block-grab", self.defender, self.attacker, self.by]


class Distracted(Attacking):
    """Which attack follows? It must be made while the hand holds one."""

    __slots__ = ()

    def __init__(self, by: int, on: int) -> None:
        super().__init__(by, on, DISTRACTED)

    def asking(self) -> str:
        return "distracted"

    def words(self, state: Position, seat: int) -> int:
        return self.moves(state, seat).words

    def skip_forced(self, state: Position) -> bool:
        return BrawlFrame.skip_forced(self, state)  # the only card that fits is forced

    def draw(self, state: Position, seat: int, rng: Rng) -> Action:
        return state.moves(seat).draw(rng)

    def moves(self, state: Position, seat: int) -> Offer:
        offer = Offer(state, seat)
        offer.bare = self.fitting(state, seat)
        offer.words = 0 if offer.bare else 1 << TAKE  # R106
        return offer

    def sift_answer(self, state: Position, seat: int, sieve: Sieve) -> None:
        strike_poked(state, seat, self.on, attacking(state), sieve)
        sieve.fit(state.terms.kinds_at[DISTRACTED], state.terms.why_not[DISTRACTED])

    def why_not_word(self, state: Position, seat: int, verb: int) -> Reason:
        if verb == TAKE or ((verb == PASS or verb == DISCARD) and self.fitting(state, seat)):
            return Reason("compulsory", rule=106, given={"on": self.on})
        return super().why_not_word(state, seat, verb)

    def to_json(self) -> list[object]:
        return ["distracted", self.by, self.on]


def strike_no_blow(s: Position, seat: int, sieve: Sieve) -> None:
    """Only some blows may be dealt in one's own Headlock (R57); a Stomp may be stopped by the Poke (R53)."""
    victim = s.holding[seat]
    blows = s.terms.kinds_at[JAB]
    sieve.fit(s.terms.kinds_at[OPENING] | blows, s.terms.why_not[OPENING])
    sieve.fit(blows, s.terms.why_not[JAB], victim)
    strike_poked(s, seat, victim, ALL, sieve)


def may_jab(s: Position, seat: int) -> bool:
    """Whether that seat has a player in a Headlock within reach."""
    victim = s.holding[seat]
    return victim >= 0 and s.holds_as(victim, ALLOWS_BLOWS) and can_be_attacked(s, victim)


class Series(Attacking):
    """One more attack on the victim?"""

    __slots__ = ()

    def __init__(self, by: int) -> None:
        super().__init__(by, NOBODY, JAB)  # on the victim of the hold

    def asking(self) -> str:
        return "series"

    def open_to(self, state: Position) -> int:
        if not state.hands[self.by] or state.skips >> self.by & 1 or not may_jab(state, self.by):
            return 0
        return 1 << self.by

    def sift(self, state: Position, seat: int, target: int, sieve: Sieve) -> None:
        victim = state.holding[seat]
        if target >= 0 and target != victim:
            elsewhere = Reason("blow-elsewhere", rule=57, unlock=unlock_by_turn(state, seat), given={"on": victim})
            sieve.strike(state.terms.kinds_at[OPENING] | state.terms.kinds_at[JAB], elsewhere)
        super().sift(state, seat, target, sieve)

    def sift_answer(self, state: Position, seat: int, sieve: Sieve) -> None:
        terms = state.terms
        others = terms.kinds_at[OPENING] & ~(terms.kinds_at[JAB] | terms.basics)
        if sieve.kinds & others:  # letting go does not help in the middle of it
            unlock = unlock_by_turn(state, seat)
            sieve.strike(others, Reason("no-blow", NO_BLOW.names, 57, unlock, NO_BLOW.option), state.holding[seat])
        strike_no_blow(state, seat, sieve)

    def why_not_word(self, state: Position, seat: int, verb: int) -> Reason:
        if verb == PASS or verb == DISCARD:
            return BLOWS_RUNNING
        return super().why_not_word(state, seat, verb)

    def judge_healing(self, state: Position, seat: int, action: Action) -> Refusal | None:
        unlock = unlock_by_turn(state, seat)
        return Reason("blow-or-heal", rule=57, unlock=unlock, given={"on": state.holding[seat]}).refusal()

    def about(self, asked: int, holding: tuple[int, ...]) -> int:
        return holding[self.by]

    def to_json(self) -> list[object]:
        return ["series", self.by]


class OpenSeason(Step):
    """After `last` has had the chance, the next one clockwise has it, until it comes round to the discarder."""

    __slots__ = ("on", "last")

    def __init__(self, on: int, last: int) -> None:
        self.on = on
        self.last = last

    def happen(self, state: Position) -> None:
        if not can_be_attacked(state, self.on):
            return
        seats = state.terms.seats
        seat = (self.last + 1) % seats
        while seat != self.on:
            if state.could >> seat & 1:
                state.stack.append(OpenSeason(self.on, seat))
                state.stack.append(FreeAttack(seat, self.on, SEASON, state.terms.kinds_at[SEASON]))
                return
            seat = (seat + 1) % seats

    def beneath(self, state: Position) -> Json:
        return {} if state.out >> self.on & 1 else {"season": self.on}

    def to_json(self) -> list[object]:
        return ["open-season", self.on, self.last]

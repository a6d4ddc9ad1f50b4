"""The holder of a Headlock attacks the victim again and again (R57, R58)."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.brawl.actions import DISCARD, PASS, TAKE
from pocketmoney.games.brawl.frames import window
from pocketmoney.games.brawl.frames.question import Question
from pocketmoney.games.brawl.legality import ALL, Sieve, strike_poked
from pocketmoney.games.brawl.play import JAB
from pocketmoney.games.brawl.reason import BLOWS_RUNNING, HEAL_NOTHING, Reason
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.brawl.status import can_be_attacked


def strike_no_blow(s: Brawl, seat: int, sieve: Sieve) -> None:
    """Only some blows may be dealt in one's own Headlock (R57); a Stomp may be stopped by the Poke (R53)."""
    victim = s.holding[seat]
    sieve.fit(s.terms.kinds_at[JAB], s.terms.why_not[JAB], victim)
    strike_poked(s, seat, victim, ALL, sieve)


def may_jab(s: Brawl, seat: int) -> bool:
    """Whether that seat has a player in a Headlock within reach."""
    victim = s.holding[seat]
    return victim >= 0 and s.terms.cards[s.hold_card[victim]].allows_blows() and can_be_attacked(s, victim)


class Series(Question):
    """One more attack on the victim?"""

    __slots__ = ("by",)

    def __init__(self, by: int) -> None:
        self.by = by

    def asking(self) -> str:
        return "series"

    def open_to(self, state: Brawl) -> int:
        if not state.hands[self.by] or state.skips >> self.by & 1 or not may_jab(state, self.by):
            return 0
        return 1 << self.by

    def sift_answer(self, state: Brawl, seat: int, sieve: Sieve) -> None:
        strike_no_blow(state, seat, sieve)

    def why_not_word(self, state: Brawl, seat: int, verb: int) -> Reason:
        if (verb == PASS or verb == DISCARD) and state.skips >> seat & 1 == 0:
            return BLOWS_RUNNING
        return super().why_not_word(state, seat, verb)

    def judge_healing(self, state: Brawl, seat: int, action: Action) -> Refusal | None:
        if not action.parts:
            return HEAL_NOTHING.refusal()
        return state.terms.why_not[JAB][action.parts[0]].refusal(
            state.terms.ids[action.parts[0]], on=state.holding[seat]
        )

    def aim(self, state: Brawl, seat: int) -> int:
        return state.holding[seat]

    def accept(self, state: Brawl, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.verb != TAKE:
            window.lay(state, seat, action, state.holding[seat], JAB, "free-attack")

    def about(self, asked: int, holding: tuple[int, ...]) -> int:
        return holding[self.by]

    def to_json(self) -> list[object]:
        return ["series", self.by]

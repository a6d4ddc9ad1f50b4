"""What a Grab gives, and the Grab that a Block allows (R26 to R31)."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.games.brawl.actions import TAKE
from pocketmoney.games.brawl.frames import window
from pocketmoney.games.brawl.frames.question import Question
from pocketmoney.games.brawl.legality import Sieve, attacking, strike_bound_elsewhere, strike_limited, strike_poked
from pocketmoney.games.brawl.play import BLOCK_GRAB, FOLLOW_UP
from pocketmoney.games.brawl.reason import (
    Reason,
)
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.brawl.status import basics_only, can_be_attacked


class FollowUp(Question):
    """The Grab succeeded: which card follows (R28, R31)? With none it does nothing (R27)."""

    __slots__ = ("by", "on", "how")

    def __init__(self, by: int, on: int, how: int) -> None:
        self.by = by
        self.on = on
        self.how = how

    def asking(self) -> str:
        return "follow-up"

    def open_to(self, state: Brawl) -> int:
        if not can_be_attacked(state, self.on) or not state.hands[self.by]:
            return 0
        return 1 << self.by & ~(state.out | state.skips)  # a player who begins to vomit lays no further card (R98)

    def sift_answer(self, state: Brawl, seat: int, sieve: Sieve) -> None:
        strike_poked(state, seat, self.on, attacking(state), sieve)
        sieve.fit(state.terms.kinds_at[FOLLOW_UP], state.terms.why_not[FOLLOW_UP])  # R31, R72, R85
        strike_limited(state, seat, self.on, sieve)  # R68

    def aim(self, state: Brawl, seat: int) -> int:
        return self.on

    def accept(self, state: Brawl, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.verb != TAKE:
            window.lay(state, seat, action, self.on, self.how, "follows-up")

    def about(self, asked: int, holding: tuple[int, ...]) -> int:
        return self.on

    def to_json(self) -> list[object]:
        return ["follow-up", self.by, self.on, self.how]


class BlockGrab(Question):
    """A Block was laid: the defender may Grab the attacker, else the attacker may Grab the defender (R29, R30)."""

    __slots__ = ("defender", "attacker", "asked")

    def __init__(self, defender: int, attacker: int, asked: int) -> None:
        self.defender = defender
        self.attacker = attacker
        self.asked = asked

    def asking(self) -> str:
        return "block-grab"

    def open_to(self, state: Brawl) -> int:
        if self._could_grab(state, self.asked):
            return 1 << self.asked
        # The defender cannot: it is the attacker's at once.
        if self.asked == self.defender and self._could_grab(state, self.attacker):
            return 1 << self.attacker
        return 0

    def _could_grab(self, state: Brawl, seat: int) -> bool:
        """Whether that seat could Grab as far as the table can know."""
        on = self.aim(state, seat)
        if state.terms.kinds_at[BLOCK_GRAB] & ~state.gone == 0 or (state.out | state.mute | state.skips) >> seat & 1:
            return False
        if state.held_by[seat] >= 0 and not state.is_free_victim(seat):
            return False
        return can_be_attacked(state, on) and not basics_only(state, seat, on)

    def sift_answer(self, state: Brawl, seat: int, sieve: Sieve) -> None:
        strike_bound_elsewhere(state, seat, self.aim(state, seat), sieve)
        sieve.fit(state.terms.kinds_at[BLOCK_GRAB], state.terms.why_not[BLOCK_GRAB])

    def why_unasked(self, state: Brawl, seat: int, card: int) -> Reason:
        if state.terms.kinds_at[BLOCK_GRAB] >> card & 1 == 0 or state.skips >> seat & 1:
            return super().why_unasked(state, seat, card)
        if seat == self.attacker:
            return Reason("defender-grabs-first", rule=29, given={"asked": self.defender})
        return Reason("grab-of-two", rule=30, given={"by": self.defender, "on": self.attacker})

    def aim(self, state: Brawl, seat: int) -> int:
        return self.attacker if seat == self.defender else self.defender

    def accept(self, state: Brawl, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.verb != TAKE:
            window.lay(state, seat, action, self.aim(state, seat), BLOCK_GRAB, "grabs")
        elif seat == self.defender:
            state.stack.append(BlockGrab(self.defender, self.attacker, self.attacker))

    def about(self, asked: int, holding: tuple[int, ...]) -> int:
        return self.attacker if asked == self.defender else self.defender

    def to_json(self) -> list[object]:
        return ["block-grab", self.defender, self.attacker, self.asked]

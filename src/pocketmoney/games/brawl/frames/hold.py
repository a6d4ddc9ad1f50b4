"""A choke was just laid: keep it on, or let go at once (R103)?"""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.games.brawl.actions import RELEASE, TAKE
from pocketmoney.games.brawl.frames.question import Ask
from pocketmoney.games.brawl.legality import ALL, Sieve
from pocketmoney.games.brawl.reason import HOLD_FIRST, NOTHING_TO_HUMILIATE
from pocketmoney.games.brawl.state import Brawl


class KeepHold(Ask):
    """A hold may be released at any time, so also in the very action that set it."""

    __slots__ = ("by",)

    def __init__(self, by: int) -> None:
        self.by = by

    def asking(self) -> str:
        return "keep-hold"

    def open_to(self, state: Brawl) -> int:
        return 1 << self.by if state.holding[self.by] >= 0 else 0

    def words(self, state: Brawl, seat: int) -> int:
        return 1 << RELEASE | 1 << TAKE

    def sift(self, state: Brawl, seat: int, target: int, sieve: Sieve) -> None:
        sieve.strike(state.terms.humiliations, NOTHING_TO_HUMILIATE)
        sieve.strike(ALL, HOLD_FIRST, state.holding[seat])

    def accept(self, state: Brawl, seat: int, action: Action) -> None:
        state.stack.pop()

    def about(self, asked: int, holding: tuple[int, ...]) -> int:
        return holding[self.by]

    def to_json(self) -> list[object]:
        return ["keep-hold", self.by]

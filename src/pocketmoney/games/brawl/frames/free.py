"""A free attack: one card on one player, who cannot defend (R21, R51, R54)."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.games.brawl.actions import TAKE
from pocketmoney.games.brawl.frames import window
from pocketmoney.games.brawl.frames.question import Question
from pocketmoney.games.brawl.legality import Sieve, attacking, rule_of_shot, strike_bound_elsewhere, strike_poked
from pocketmoney.games.brawl.play import SEASON, SHOT
from pocketmoney.games.brawl.reason import Reason
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.brawl.status import can_be_attacked


class FreeAttack(Question):
    """Does `by` use the free attack on `on`?

    A player who begins to vomit loses it (R34, R98), unless it belongs to the Humiliation that broke the hold (R104).
    """

    __slots__ = ("by", "on", "how", "kinds", "breaks_free")

    def __init__(self, by: int, on: int, how: int, kinds: int, *, breaks_free: bool = False) -> None:
        self.by = by
        self.on = on
        self.how = how
        self.kinds = kinds
        self.breaks_free = breaks_free

    def asking(self) -> str:
        return "free-attack"

    def open_to(self, state: Brawl) -> int:
        if not can_be_attacked(state, self.on) or not state.hands[self.by]:
            return 0
        return 1 << self.by & ~(state.out if self.breaks_free else state.out | state.skips)

    def sift_answer(self, state: Brawl, seat: int, sieve: Sieve) -> None:
        strike_bound_elsewhere(state, seat, self.on, sieve)
        if self.how == SHOT:
            sieve.keep(state.terms.kinds_at[SHOT], Reason("shot-basic", ("card",), rule_of_shot(state)))
        strike_poked(state, seat, self.on, attacking(state), sieve)
        sieve.fit(state.terms.kinds_at[self.how], state.terms.why_not[self.how])

    def aim(self, state: Brawl, seat: int) -> int:
        return self.on

    def accept(self, state: Brawl, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.verb != TAKE:
            key = "season-attack" if self.how == SEASON else "free-attack"
            window.lay(state, seat, action, self.on, self.how, key)

    def about(self, asked: int, holding: tuple[int, ...]) -> int:
        return self.on

    def to_json(self) -> list[object]:
        return ["free-attack", self.by, self.on, self.how, self.kinds, int(self.breaks_free)]

"""The attack after a Distraction: compulsory, and nobody can defend (R105, R106)."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.core.rng import Rng
from pocketmoney.games.brawl.actions import TAKE
from pocketmoney.games.brawl.frames import window
from pocketmoney.games.brawl.frames.question import Question
from pocketmoney.games.brawl.legality import Sieve, attacking, strike_poked
from pocketmoney.games.brawl.offer import Offer
from pocketmoney.games.brawl.play import DISTRACTED
from pocketmoney.games.brawl.reason import Reason, compulsory
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.brawl.status import can_be_attacked


class Distracted(Question):
    """Which attack follows? It must be made while the hand holds one."""

    __slots__ = ("by", "on")

    def __init__(self, by: int, on: int) -> None:
        self.by = by
        self.on = on

    def asking(self) -> str:
        return "distracted"

    def open_to(self, state: Brawl) -> int:
        if not can_be_attacked(state, self.on) or not state.hands[self.by]:
            return 0
        return 1 << self.by & ~(state.out | state.skips)  # a player who begins to vomit lays no further card (R98)

    def aim(self, state: Brawl, seat: int) -> int:
        return self.on

    def words(self, state: Brawl, seat: int) -> int:
        return self.moves(state, seat).words

    def draw(self, state: Brawl, seat: int, rng: Rng) -> Action:
        return state.moves(seat).draw(rng)

    def moves(self, state: Brawl, seat: int) -> Offer:
        offer = Offer(state, seat)
        offer.bare = self.fitting(state, seat)
        offer.words = 0 if offer.bare else 1 << TAKE  # R106
        return offer

    def sift_answer(self, state: Brawl, seat: int, sieve: Sieve) -> None:
        strike_poked(state, seat, self.on, attacking(state), sieve)
        sieve.fit(state.terms.kinds_at[DISTRACTED], state.terms.why_not[DISTRACTED])

    def why_not_word(self, state: Brawl, seat: int, verb: int) -> Reason:
        return compulsory(self.on) if verb == TAKE else super().why_not_word(state, seat, verb)

    def accept(self, state: Brawl, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.verb != TAKE:
            window.lay(state, seat, action, self.on, DISTRACTED, "free-attack")

    def about(self, asked: int, holding: tuple[int, ...]) -> int:
        return self.on

    def to_json(self) -> list[object]:
        return ["distracted", self.by, self.on]

"""The three shapes of a frame: a step that happens by itself, a question, a question answered with a card."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.plain import Json
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl import reason as why
from pocketmoney.games.brawl.actions import DISCARD, HEAL, PASS, PLAY, TAKE, TO_TAKE
from pocketmoney.games.brawl.grounds import helpless, not_asked
from pocketmoney.games.brawl.legality import ALL, Sieve, decision, not_now_healing
from pocketmoney.games.brawl.offer import Offer, draw_play
from pocketmoney.games.brawl.position import BrawlFrame, Position
from pocketmoney.games.brawl.reason import Reason


class Step(BrawlFrame):
    """Something that happens by itself when its time has come."""

    __slots__ = ()

    def waits(self, state: Position) -> bool:
        state.stack.pop()
        self.happen(state)
        return False

    def happen(self, state: Position) -> None:
        """What happens."""
        raise NotImplementedError

    def open_to(self, state: Position) -> int:
        return 0


class Ask(BrawlFrame):
    """A question to some seats. It lapses, as if declined, when it is open to none of them any more."""

    __slots__ = ()

    def waits(self, state: Position) -> bool:
        if self.open_to(state):
            return True
        state.stack.pop()
        self.lapse(state)
        return False

    def lapse(self, state: Position) -> None:
        """The question has become void."""

    def why_unasked(self, state: Position, seat: int, card: int) -> Reason:
        if state.terms.humiliations >> card & 1:
            return helpless(state, seat, 24) if state.skips >> seat & 1 else why.NOTHING_TO_HUMILIATE
        return not_asked(state, seat, card)

    def words(self, state: Position, seat: int) -> int:
        """The words with which that seat may answer, as a set of verbs."""
        return 1 << TAKE

    def sift(self, state: Position, seat: int, target: int, sieve: Sieve) -> None:
        """Strike the kinds that are no answer, in the order in which a person would say why."""
        raise NotImplementedError

    def why_not_word(self, state: Position, seat: int, verb: int) -> Reason:
        """Why this word is no answer."""
        return why.ACTION_RUNNING if verb == PASS or verb == DISCARD else why.NO_WAY_TO_CHOOSE

    def moves(self, state: Position, seat: int) -> Offer:
        offer = Offer(state, seat)
        offer.words = self.words(state, seat)
        return offer

    def judge(self, state: Position, seat: int, action: Action) -> Refusal | None:
        verb = action.verb
        if verb == PLAY:
            sieve = Sieve(1 << action.parts[0])
            self.sift(state, seat, action.target, sieve)
            return decision(state, seat, action, sieve)
        if verb == HEAL:
            return self.judge_healing(state, seat, action)
        if self.words(state, seat) >> verb & 1:
            return None
        return self.why_not_word(state, seat, verb).refusal()

    def judge_healing(self, state: Position, seat: int, action: Action) -> Refusal | None:
        """Judge healing as an answer; it is none unless the question says so."""
        return not_now_healing(state, seat)

    def default(self, state: Position, seat: int) -> Action | None:
        return TO_TAKE if self.words(state, seat) >> TAKE & 1 else None


class Question(Ask):
    """Which of these cards, if any? Most of what a player is asked."""

    __slots__ = ()

    def aim(self, state: Position, seat: int) -> int:
        return self.about(seat, state.holding)

    def public(self, state: Position) -> Json:
        on = self.aim(state, SEATS_OF[self.open_to(state)][0])
        return {"on": on} if on >= 0 else {}

    def sift_answer(self, state: Position, seat: int, sieve: Sieve) -> None:
        """Strike the kinds that are no answer, but for Humiliations, which never are, and a target, which is none."""
        raise NotImplementedError

    def sift(self, state: Position, seat: int, target: int, sieve: Sieve) -> None:
        if sieve.kinds & state.terms.humiliations:
            sieve.strike(state.terms.humiliations, why.NOTHING_TO_HUMILIATE)
        self.sift_answer(state, seat, sieve)
        if target != NOBODY:
            sieve.strike(ALL, why.NOT_WITH_TARGET)

    def fitting(self, state: Position, seat: int) -> int:
        """The kinds in the hand that are an answer."""
        sieve = Sieve(state.masks[seat])
        self.sift(state, seat, NOBODY, sieve)
        return sieve.kinds

    def skip_forced(self, state: Position) -> bool:
        seat = SEATS_OF[self.owed(state)][0]
        if self.fitting(state, seat):
            return False  # a card, or nothing
        if state.used or state.holding[seat] >= 0:
            return super().skip_forced(state)  # there may be rights to use
        state.apply(seat, TO_TAKE)
        return True

    def draw(self, state: Position, seat: int, rng: Rng) -> Action:
        if state.used or state.holding[seat] >= 0:
            return super().draw(state, seat, rng)  # there may be rights to use
        kinds = self.fitting(state, seat)
        if kinds == 0 or rng.below(2) == 0:
            return TO_TAKE
        return draw_play(state, seat, kinds, NOBODY, rng)

    def moves(self, state: Position, seat: int) -> Offer:
        offer = super().moves(state, seat)
        offer.bare = self.fitting(state, seat)
        return offer

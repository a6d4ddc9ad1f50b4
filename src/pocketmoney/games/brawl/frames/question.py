"""The three shapes of a frame: a step that happens by itself, a question, a question answered with a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.frame import Frame
from pocketmoney.core.plain import Json
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl.actions import DISCARD, HEAL, PASS, PLAY, TAKE, TO_TAKE
from pocketmoney.games.brawl.legality import (
    ALL,
    Sieve,
    decision,
    helpless,
    not_asked,
    not_now_healing,
)
from pocketmoney.games.brawl.offer import Offer, draw_play
from pocketmoney.games.brawl.plays import Chain, Play
from pocketmoney.games.brawl.reason import (
    ACTION_RUNNING,
    NO_WAY_TO_CHOOSE,
    NOT_WITH_TARGET,
    NOTHING_TO_HUMILIATE,
    Reason,
)

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl


class BrawlFrame(Frame["Brawl"]):
    """What every frame of these games answers."""

    __slots__ = ()

    def moves(self, state: Brawl, seat: int) -> Offer:
        return Offer(state, seat)

    def draw(self, state: Brawl, seat: int, rng: Rng) -> Action:
        """A random move of an asked seat; where much is drawn, without making all of its moves first."""
        return state.moves(seat).draw(rng)

    def chain_in_flight(self) -> Chain:
        """The cards in flight that this frame settles."""
        return ()

    def seen_by(self, seat: int) -> BrawlFrame:
        return self

    def laid(self, ids: list[str]) -> list[Json]:
        """The cards that lie on the table because of this frame, beside the chain of an open window."""
        return []

    def beneath(self, state: Brawl) -> Json:
        """What everybody sees of this frame while another question is open."""
        return {}

    def sealed_by(self, seat: int, ids: list[str]) -> str:
        """What that seat has answered and nobody else may see; empty if it has not."""
        return ""

    def could_answer(self, state: Brawl, seat: int) -> int:
        """The kinds with which that seat could answer, as far as the table can know; none if cards answer nothing."""
        return 0

    def about(self, asked: int, holding: tuple[int, ...]) -> int:
        """The player whom this question to `asked` is about; nobody if it is about a card."""
        return NOBODY

    def dodged(self) -> Play | None:
        """The dodged attack that this question sends on; None if it is another question."""
        return None

    def hold_ended(self, state: Brawl) -> None:
        """A hold was released while this frame is on top."""

    def weapon_dropped(self, state: Brawl, seat: int) -> None:
        """A player dropped a weapon while this frame is on top."""

    def player_left(self, state: Brawl, seat: int) -> None:
        """A player gave up while this frame is on top."""

    def outlasts_turn(self, state: Brawl) -> bool:
        """Whether this is still settled when the owner of the turn is gone; if not, its weapons go home (R5)."""
        return False

    def game_won(self, state: Brawl) -> None:
        """The game was won by the fall that this frame waited for."""

    def aim(self, state: Brawl, seat: int) -> int:
        """Whom a card that this seat lays without a target is aimed at."""
        return state.held_by[seat]

    def why_unasked(self, state: Brawl, seat: int, card: int) -> Reason:
        """Why a seat that is not asked cannot lay this card now."""
        if state.terms.humiliations >> card & 1:
            return helpless(state, seat, 24) if state.skips >> seat & 1 else NOTHING_TO_HUMILIATE
        return not_asked(state, seat)

    def skip_forced(self, state: Brawl) -> bool:
        """Answer for asked seats that have a single move; True if another question may have come up by that."""
        seat = SEATS_OF[self.owed(state)][0]
        only = state.forced(seat)
        if only is None:
            return False
        state.apply(seat, only)
        return True


class Step(BrawlFrame):
    """Something that happens by itself when its time has come."""

    __slots__ = ()

    def waits(self, state: Brawl) -> bool:
        state.stack.pop()
        self.happen(state)
        return False

    def happen(self, state: Brawl) -> None:
        """What happens."""
        raise NotImplementedError

    def open_to(self, state: Brawl) -> int:
        return 0


class Ask(BrawlFrame):
    """A question to some seats. It lapses, as if declined, when it is open to none of them any more."""

    __slots__ = ()

    def waits(self, state: Brawl) -> bool:
        if self.open_to(state):
            return True
        state.stack.pop()
        self.lapse(state)
        return False

    def lapse(self, state: Brawl) -> None:
        """The question has become void."""

    def words(self, state: Brawl, seat: int) -> int:
        """The words with which that seat may answer, as a set of verbs."""
        return 1 << TAKE

    def sift(self, state: Brawl, seat: int, target: int, sieve: Sieve) -> None:
        """Strike the kinds that are no answer, in the order in which a person would say why."""
        raise NotImplementedError

    def why_not_word(self, state: Brawl, seat: int, verb: int) -> Reason:
        """Why this word is no answer."""
        if verb == PASS or verb == DISCARD:
            return helpless(state, seat) if state.skips >> seat & 1 else ACTION_RUNNING
        return NO_WAY_TO_CHOOSE

    def moves(self, state: Brawl, seat: int) -> Offer:
        offer = Offer(state, seat)
        offer.words = self.words(state, seat)
        return offer

    def judge(self, state: Brawl, seat: int, action: Action) -> Refusal | None:
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

    def judge_healing(self, state: Brawl, seat: int, action: Action) -> Refusal | None:
        """Judge healing as an answer; it is none unless the question says so."""
        return not_now_healing(state, seat)

    def default(self, state: Brawl, seat: int) -> Action | None:
        return TO_TAKE if self.words(state, seat) >> TAKE & 1 else None


class Question(Ask):
    """Which of these cards, if any? Most of what a player is asked."""

    __slots__ = ()

    def aim(self, state: Brawl, seat: int) -> int:
        return NOBODY

    def public(self, state: Brawl) -> Json:
        on = self.aim(state, SEATS_OF[self.open_to(state)][0])
        return {"on": on} if on >= 0 else {}

    def sift_answer(self, state: Brawl, seat: int, sieve: Sieve) -> None:
        """Strike the kinds that are no answer, but for Humiliations, which never are, and a target, which is none."""
        raise NotImplementedError

    def sift(self, state: Brawl, seat: int, target: int, sieve: Sieve) -> None:
        if sieve.kinds & state.terms.humiliations:
            sieve.strike(state.terms.humiliations, NOTHING_TO_HUMILIATE)
        self.sift_answer(state, seat, sieve)
        if target != NOBODY:
            sieve.strike(ALL, NOT_WITH_TARGET)

    def fitting(self, state: Brawl, seat: int) -> int:
        """The kinds in the hand that are an answer."""
        sieve = Sieve(state.masks[seat])
        self.sift(state, seat, NOBODY, sieve)
        return sieve.kinds

    def draw(self, state: Brawl, seat: int, rng: Rng) -> Action:
        if state.used or state.holding[seat] >= 0:
            return super().draw(state, seat, rng)  # there may be rights to use
        kinds = self.fitting(state, seat)
        if kinds == 0 or rng.below(2) == 0:
            return TO_TAKE
        return draw_play(state, seat, kinds, NOBODY, rng)

    def moves(self, state: Brawl, seat: int) -> Offer:
        offer = Offer(state, seat)
        offer.words = self.words(state, seat)
        offer.bare = self.fitting(state, seat)
        return offer

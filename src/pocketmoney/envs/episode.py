"""One game as every wrapper plays it: who is asked, the allowed actions as numbers, the end, and the record.

It is compiled with the rules, and knows no library of trainers: what it shows are bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.decisions import Decision, Decisions, Made
from pocketmoney.bots.match import choose
from pocketmoney.core.action import NOBODY, NOTHING, Action
from pocketmoney.core.game import State
from pocketmoney.core.recorder import Recorder
from pocketmoney.core.rng import Rng
from pocketmoney.envs.config import Config
from pocketmoney.envs.errors import sentence

WON: Final = 1.0


class Episode:
    """The game of one seed. A seat without a choice is not asked. The answers given lead to the same game again."""

    def __init__(
        self, config: Config, seed: int | None, state: State, decisions: Decisions, answers: list[Action | None]
    ) -> None:
        self.config = config
        self.encoding = config.encoding
        self.seed = seed  # None if the game is imagined
        self.state = state
        self.answers = answers
        self._decisions = decisions
        self._limit = config.limit
        self._go_on()

    def _go_on(self) -> None:
        """Come to the next decision that has a choice."""
        decisions = self._decisions
        decision = decisions.next()
        while decision is not None and decision.only is not None:
            decisions.answer(decision.only)
            decision = decisions.next()
        if len(self.answers) >= self._limit:
            decision = None
        self.decision: Decision | None = decision
        self.seat = NOBODY if decision is None else decision.seat  # who is asked; nobody when the game is over
        self.numbers = [] if decision is None else decision.numbers  # what that seat may do

    # What is asked

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.decision is None

    @property
    def is_cut(self) -> bool:
        """Whether the game was cut off at its limit."""
        return self.decision is None and not self.state.over

    def observe(self, seat: int) -> bytearray:
        """What a seat knows: numbers of 32 bits."""
        seen: bytearray = self.encoding.observe(self.state, seat, self.numbers if seat == self.seat else [])
        return seen

    def mask(self, seat: int) -> bytearray:
        """1 for every action that is allowed to a seat now, a byte each."""
        return self.encoding.mask(self.numbers if seat == self.seat else [])

    def advice(self, bot: Bot, chance: Rng) -> int:
        """The number of the action that a bot would choose in the place of the asked seat."""
        assert self.decision is not None
        wanted = choose(bot, self.decision, self.state, chance) or NOTHING
        for number in self.numbers:
            if self.state.action_of(self.seat, number) == wanted:
                return number
        return self.encoding.instead(self.state, self.seat, self.numbers, wanted)

    # What is done

    def step(self, action: int) -> None:
        """Answer by the number of an action. One that is not allowed is refused, and nothing changes."""
        if action not in self.numbers:
            raise ValueError(self.why_not(action))
        move = self.state.action_of(self.seat, action)
        self.answer(None if move is NOTHING else move)

    def why_not(self, action: int) -> str:
        """Why that action is not allowed; empty if it is."""
        if self.decision is None:
            return sentence("env-over", {})
        last = self.encoding.actions - 1
        if not 0 <= action <= last:
            return sentence("env-no-action", {"action": str(action), "last": str(last)})
        if action in self.numbers:
            return ""
        allowed = " ".join([str(number) for number in sorted(self.numbers)])
        name = self.config.names[self.seat]
        return sentence("env-illegal", {"action": str(action), "name": name, "allowed": allowed})

    def answer(self, action: Action | None) -> None:
        """Answer the open decision."""
        self.answers.append(action)
        self._decisions.answer(action)
        self._go_on()

    def returns(self) -> list[float]:
        """1 for the winner, which the others pay in equal parts; nothing for anybody in a draw or a game cut off."""
        seats = self.config.seats
        winner = self.state.winner
        if winner < 0:
            return [0.0] * seats
        return [WON if seat == winner else -WON / (seats - 1) for seat in range(seats)]

    # What is kept

    def record(self) -> str:
        """The play record so far, as `pocketmoney replay` reads it."""
        if self.seed is None:
            raise ValueError(sentence("env-imagined", {}))
        recorder = Recorder(self.config.game, self.config.header(self.seed))
        deal(self.config, self.seed, self.answers, partial(_note, recorder))
        return recorder.text()

    def word(self, action: int) -> str:
        """An allowed action as a record writes it."""
        move = self.state.action_of(self.seat, action)
        return "nothing" if move is NOTHING else self.config.game.write_move(move, self.config.names)

    def clone(self) -> Episode:
        """A copy that goes its own way."""
        state = self.state.clone()
        return Episode(self.config, self.seed, state, self._decisions.copy(state), self.answers[:])

    def imagined(self, rng: Rng) -> Episode:
        """A game that agrees with all that the asked seat knows."""
        state = self.config.game.imagine(self.state.view(self.seat), rng)
        return Episode(self.config, None, state, self._decisions.copy(state), self.answers[:])

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.seed is None:
            raise TypeError(sentence("env-imagined", {}))
        return deal, (self.config, self.seed, self.answers)


def deal(config: Config, seed: int, answers: Sequence[Action | None] = (), made: Made | None = None) -> Episode:
    """Deal the game of a seed, and give these answers."""
    state = config.game.set_up(config.header(seed))
    episode = Episode(config, seed, state, Decisions(state, made), [])
    for action in answers:
        episode.answer(action)
    return episode


def _note(recorder: Recorder, state: State, seat: int, action: Action) -> None:
    recorder.note(seat, action, state, state.take_events())

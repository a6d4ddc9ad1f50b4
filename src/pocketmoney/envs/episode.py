"""One game as every door plays it: who is asked, the allowed actions as numbers, the end, and the record."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.match import choose
from pocketmoney.bots.questions import Made, Question, Questions
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import State, View
from pocketmoney.core.recorder import Recorder
from pocketmoney.core.rng import Rng
from pocketmoney.envs.encoding.base import Mask, Vector
from pocketmoney.envs.setting import Setting
from pocketmoney.envs.telling import sentence

WON: Final = 1.0


class Episode:
    """The game of one seed. Whoever has no choice is not asked; the answers given lead to the same game again."""

    def __init__(self, setting: Setting, seed: int, made: Made | None = None) -> None:
        self.setting = setting
        self.seed: int | None = seed
        self.state: State = setting.game.set_up(setting.header(seed))
        self.answers: list[Action | None] = []
        self._questions = Questions(setting.game, self.state, made)
        self._go_on()

    def _go_on(self) -> None:
        """Come to the next question that has a choice."""
        questions = self._questions
        question = questions.next()
        while question is not None and not question.has_choice:
            questions.answer(question.menu[0])
            question = questions.next()
        self._show(question)

    def _show(self, question: Question | None) -> None:
        self.question = None if len(self.answers) >= self.setting.limit else question
        self._view: View | None = None
        self._moves: dict[int, Action | None] | None = None

    # What is asked

    @property
    def seat(self) -> int:
        """Who is asked; nobody when the game is over."""
        return NOBODY if self.question is None else self.question.seat

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.question is None

    @property
    def is_cut(self) -> bool:
        """Whether the game was cut off at its limit."""
        return self.question is None and not self.state.over

    @property
    def moves(self) -> dict[int, Action | None]:
        """What the asked seat may do, by the numbers of the actions."""
        if self._moves is None:
            question = self.question
            encoding = self.setting.encoding
            self._moves = {} if question is None else encoding.moves(self._seen(question.seat), question)
        return self._moves

    def _seen(self, seat: int) -> View:
        if seat != self.seat:
            return self.state.view(seat)
        if self._view is None:
            self._view = self.state.view(seat)
        return self._view

    def observe(self, seat: int) -> Vector:
        """What a seat knows, as numbers."""
        return self.setting.encoding.observe(self._seen(seat), self.question if seat == self.seat else None)

    def mask(self, seat: int) -> Mask:
        """1 for every action that is allowed to a seat now."""
        return self.setting.encoding.mask(self.moves if seat == self.seat else {})

    def advice(self, bot: Bot, chance: Rng) -> int:
        """The number of the action that a bot would choose in the place of the asked seat."""
        assert self.question is not None
        return self.setting.encoding.nearest(self.moves, choose(bot, self.question, self.state, chance))

    # What is done

    def step(self, action: int) -> None:
        """Answer by the number of an action. One that is not allowed is refused, and nothing changes."""
        why = self.why_not(action)
        if why:
            raise ValueError(why)
        self.answer(self.moves[action])

    def why_not(self, action: int) -> str:
        """Why that action is not allowed; empty if it is."""
        if self.question is None:
            return sentence("env-over", {})
        last = self.setting.encoding.actions - 1
        if not 0 <= action <= last:
            return sentence("env-no-action", {"action": str(action), "last": str(last)})
        if action in self.moves:
            return ""
        allowed = " ".join(str(number) for number in sorted(self.moves))
        name = self.setting.names[self.question.seat]
        return sentence("env-illegal", {"action": str(action), "name": name, "allowed": allowed})

    def answer(self, action: Action | None) -> None:
        """Answer the open question."""
        self.answers.append(action)
        self._questions.answer(action)
        self._go_on()

    def returns(self) -> list[float]:
        """1 for the winner, which the others pay in equal parts; nothing for anybody in a draw or a game cut off."""
        seats = self.setting.seats
        winner = self.state.winner
        if winner < 0:
            return [0.0] * seats
        return [WON if seat == winner else -WON / (seats - 1) for seat in range(seats)]

    # What is kept

    def record(self) -> str:
        """The play record so far, as `pocketmoney replay` reads it."""
        if self.seed is None:
            raise ValueError(sentence("env-imagined", {}))
        recorder = Recorder(self.setting.game, self.setting.header(self.seed))
        replayed(self.setting, self.seed, self.answers, partial(_note, recorder))
        return recorder.text()

    def word(self, action: int) -> str:
        """An allowed action as a record writes it."""
        move = self.moves[action]
        return "nothing" if move is None else self.setting.game.write_move(move, self.setting.names)

    def clone(self) -> Episode:
        """A copy that goes its own way."""
        state = self.state.clone()
        return self._beside(state, self._questions.copy(state))

    def imagined(self, rng: Rng) -> Episode:
        """A game that agrees with all that the asked seat knows."""
        state = self.setting.game.imagine(self._seen(self.seat), rng)
        other = self._beside(state, self._questions.copy(state))
        other.seed = None
        return other

    def _beside(self, state: State, questions: Questions) -> Episode:
        other = Episode.__new__(Episode)
        other.setting = self.setting
        other.seed = self.seed
        other.state = state
        other.answers = self.answers[:]
        other._questions = questions
        other.question = self.question
        other._view = None
        other._moves = None
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.seed is None:
            raise TypeError(sentence("env-imagined", {}))
        return replayed, (self.setting, self.seed, self.answers)


def replayed(setting: Setting, seed: int, answers: list[Action | None], made: Made | None = None) -> Episode:
    """The game of a seed with these answers."""
    episode = Episode(setting, seed, made)
    for action in answers:
        episode.answer(action)
    return episode


def _note(recorder: Recorder, state: State, seat: int, action: Action) -> None:
    recorder.note(seat, action, state, state.heard())

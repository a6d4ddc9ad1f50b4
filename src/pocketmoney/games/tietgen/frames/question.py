"""The two shapes of a frame: a step that happens by itself, and a question."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import Json
from pocketmoney.core.moves import Listed
from pocketmoney.core.mypyc_hints import mypyc_attr
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.rng import Rng
from pocketmoney.games.tietgen.actions import OF_SPACES, VERBS
from pocketmoney.games.tietgen.position import Position, TietgenFrame
from pocketmoney.games.tietgen.subject import Subject


class Answers(Listed):
    """The answers of a seat to a question. First come choices that are typed in from a real table (R160)."""

    __slots__ = ("terms", "typed")

    def __init__(self, s: Position, actions: list[Action], typed: list[Json] | None = None) -> None:
        self.actions = actions
        self.giving_up = NOBODY
        self.terms = s.terms
        self.typed = typed

    def folded(self) -> list[Json]:
        """Words, or one word with the spaces that may follow it."""
        found: list[Json] = [] if self.typed is None else self.typed[:]
        spaces: list[str] = []
        for action in self.actions:
            word = VERBS[action.verb]
            if action.verb not in OF_SPACES:
                found.append({"do": word, "text": word})
            else:
                if not spaces:
                    found.append({"do": word, "text": word, "one": spaces})
                spaces.append(self.terms.board.ids[action.parts[0]])
        return found

    def numbers(self) -> list[int]:
        return self.terms.numbers.number_menu(self.actions, NOBODY)


@mypyc_attr(free_list_len=1)
class Words(Answers):
    """Answers that are different words, so that one draw decides."""

    __slots__ = ()

    def draw(self, rng: Rng) -> Action:
        return self.actions[rng.below(len(self.actions))]

    def numbers(self) -> list[int]:
        words = self.terms.numbers.words
        return [words[action.verb] for action in self.actions]


class OnlyAnswer(Answers):
    """A single answer: nothing is left to chance."""

    __slots__ = ()

    def draw(self, rng: Rng) -> Action:
        return self.actions[0]


class Step(TietgenFrame):
    """Something that happens by itself when its time has come."""

    __slots__ = ()

    def waits(self, state: Position) -> bool:
        state.stack.pop()
        self.happen(state)
        return False

    def happen(self, state: Position) -> None:
        """Do what this step is about."""
        raise NotImplementedError


class Ask(TietgenFrame):
    """A question. When it is open to nobody any more it is gone, as if declined."""

    __slots__ = ()

    def waits(self, state: Position) -> bool:
        if self.owed(state):
            return True
        state.stack.pop()
        self.lapse(state)
        return False

    def lapse(self, state: Position) -> None:
        """Do what follows when the question is open to nobody any more."""


class AskOne(Ask):
    """A question to one player, as long as that player is in the game."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def open_to(self, state: Position) -> int:
        return 1 << self.seat & ~state.out


class AskAtSpace(AskOne):
    """A question to the player who has come to a space; everybody may use rights meanwhile."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def about(self) -> Subject:
        return Subject(self.space)

    def is_free(self) -> bool:
        return True


def refuse_while(what: str, *, is_asked: bool) -> Refusal:
    """Why rights have to wait: an auction or a question about interest is running (R154)."""
    unlock = "unlock-tietgen-answer" if is_asked else "unlock-tietgen-settled"
    return Refusal("tietgen-running", {"what": what}, 154, unlock)

"""What is raised for a move that the rules refuse, for bad input, and for a record whose claims do not hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from pocketmoney.core.problem import Problem, unknown
from pocketmoney.core.refusal import Args, Refusal
from pocketmoney.core.replay import Failure
from pocketmoney.text.language import meant
from pocketmoney.text.languages import FALL_BACK, languages
from pocketmoney.text.speech import Speech

LONGEST_WORD: Final = 80  # letters of bad input that a sentence repeats


class IllegalMove(ValueError):
    """A move that the rules refuse. The text of the exception says why and cites the ruling.

    Attributes:
        move: The move as it was given.
        by: The player who tried it.
        refusal: Why it is refused: a `key`, its arguments `args`, and the number of the ruling in `rule`.
    """

    __module__ = "pocketmoney"  # the name that tracebacks show

    def __init__(
        self, move: str, by: str, refusal: Refusal, names: Sequence[str], speech: Speech, words: Mapping[str, str]
    ) -> None:
        super().__init__(speech.explain(refusal, names))
        self.move = move
        self.by = by
        self.refusal = refusal
        self._names = list(names)
        self._words = dict(words)  # of a board that the table has made

    def __reduce__(self) -> tuple[Any, ...]:
        why = self.refusal
        told = (why.key, why.args, why.rule, why.unlock)
        return _illegal_move, (str(self), self.move, self.by, told, self._names, self._words)

    @property
    def ruling(self) -> int | None:
        """The number of the ruling that stops the move, for `pocketmoney.rules`; None if no ruling is cited."""
        return self.refusal.rule or None

    def sentence(self, language: str = FALL_BACK) -> str:
        """Return the reason in a language of your choice."""
        speech = speech_in(language)
        speech.learn(self._words)
        return speech.explain(self.refusal, self._names)


class InvalidInput(ValueError):
    """Input that means nothing here: an unknown game, player, house rule or bot, text that is no move or no record.

    Attributes:
        key: Which mistake it is, as a word for programs.
        details: The words and numbers that the sentence is made of.
        line: The line of the record; 0 where the input has no lines.
    """

    __module__ = "pocketmoney"  # the name that tracebacks show

    def __init__(self, problem: Problem, speech: Speech, file: str = "") -> None:
        super().__init__(_placed(_sentence(problem, speech), problem.line, problem.file or file, speech))
        self.key = problem.key
        self.details: Args = problem.details
        self.line = problem.line

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (InvalidInput, str(self), self.__dict__)


class ClaimFailed(ValueError):
    """A record in which a move cannot be made or a claim does not hold.

    Attributes:
        line: The line of the record.
        claimed: What the line says.
    """

    __module__ = "pocketmoney"  # the name that tracebacks show

    def __init__(self, failure: Failure, sentence: str, speech: Speech, file: str = "") -> None:
        super().__init__(_placed(sentence, failure.line, file, speech))
        self.line = failure.line
        self.claimed = failure.claimed

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (ClaimFailed, str(self), self.__dict__)


def _rebuilt(kind: type[ValueError], sentence: str, facts: dict[str, object]) -> ValueError:
    """An exception that comes from another process."""
    fault = kind.__new__(kind, sentence)
    fault.__dict__.update(facts)
    return fault


def _illegal_move(
    sentence: str, move: str, by: str, why: tuple[str, Args, int, str], names: list[str], words: dict[str, str]
) -> ValueError:
    facts = {"move": move, "by": by, "refusal": Refusal(*why), "_names": names, "_words": words}
    return _rebuilt(IllegalMove, sentence, facts)


def speech_in(language: str) -> Speech:
    """Return what speaks a language: `en`, `es`, `de`, `da` or a tag such as `de-AT`."""
    code = meant(language)
    if code is None:
        raise InvalidInput(unknown("no-such-language", language, languages()), Speech())
    return Speech(code)


@contextmanager
def as_invalid_input(speech: Speech, file: str = "") -> Iterator[None]:
    """Raise a problem with the input as `InvalidInput`."""
    try:
        yield
    except Problem as problem:
        raise InvalidInput(problem, speech, file) from None


def _sentence(problem: Problem, speech: Speech) -> str:
    for name, value in problem.details.items():
        if name != "known" and isinstance(value, str) and len(value) > LONGEST_WORD:
            problem.details[name] = value[: LONGEST_WORD - 1] + "…"
    return speech.complain(problem)


def _placed(sentence: str, line: int, file: str, speech: Speech) -> str:
    """Return a sentence behind the file and the line that it is about, where these are known."""
    if file:
        return f"{file}:{line}: {sentence}" if line else f"{file}: {sentence}"
    return speech.say("library-line", {"line": line, "what": sentence}) if line else sentence

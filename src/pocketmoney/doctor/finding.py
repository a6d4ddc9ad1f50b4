"""What a check has found: the part, how it is, and the words for it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from pocketmoney.core.problem import Problem


class State(StrEnum):
    """How a part is. Only what has to be mended stops `serve` or `play`."""

    FINE = "fine"
    NOTE = "note"
    MEND = "mend"


class Finding(NamedTuple):
    """One line of the report: the key of a sentence, and what the sentence needs."""

    part: str
    state: State
    key: str
    facts: Mapping[str, object]


def fine(part: str, key: str, **facts: object) -> Finding:
    """Return that a part is as it should be."""
    return Finding(part, State.FINE, key, facts)


def note(part: str, key: str, **facts: object) -> Finding:
    """Return that a part could be better, though everything runs."""
    return Finding(part, State.NOTE, key, facts)


def mend(part: str, key: str, **facts: object) -> Finding:
    """Return that a part stops `serve` or `play`."""
    return Finding(part, State.MEND, key, facts)


def from_problem(part: str, problem: Problem) -> Finding:
    """Return what a command would complain about, in the same words."""
    return Finding(part, State.MEND, f"problem-{problem.key}", problem.details)

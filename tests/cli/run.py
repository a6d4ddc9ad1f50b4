"""Running the command inside a test."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from pocketmoney.cli import main


class Done(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


class Command:
    """`pocketmoney`, with its output caught."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: str) -> Done:
        self._capsys.readouterr()
        code = main(list(words))
        caught = self._capsys.readouterr()
        return Done(code, caught.out, caught.err)

    def complaint(self, *words: str) -> str:
        """The one line that is said about bad input."""
        done = self(*words)
        assert done.code == 2, done
        assert done.out == ""
        assert done.err.count("\n") == 1 and done.err.endswith("\n"), done.err
        return done.err[:-1]

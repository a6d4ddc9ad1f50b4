"""Numbers that people bring along to a deal are the same in every run of a test."""

from __future__ import annotations

from itertools import count

import pytest

from pocketmoney.terminal import table_commands


@pytest.fixture(autouse=True)
def _no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count(1)
    monkeypatch.setattr(table_commands, "entropy", lambda: f"{next(numbers):064x}")

"""What the tests of the command share."""

from __future__ import annotations

import pytest

from tests.cli.run import Command


@pytest.fixture
def pocketmoney(capsys: pytest.CaptureFixture[str]) -> Command:
    """The command, run inside the test."""
    return Command(capsys)

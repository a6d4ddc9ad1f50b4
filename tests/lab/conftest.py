"""What the tests of the lab share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import Command


@pytest.fixture
def pocketmoney(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """The command, run inside the test, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return Command(capsys)

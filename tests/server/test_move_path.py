"""One attack takes the straight way through server, table and store, and the documentation shows that way."""

from __future__ import annotations

import re

import pytest

from tests.repository import ROOT, text_of
from tests.server.house import play
from tests.server.move_path import Path_, trace

MOST = {"server": 11, "table": 18, "store": 21}  # functions
PARSER = "GameInProgress.read"
PAGE = ROOT / "docs" / "explanation" / "architecture.md"


@pytest.fixture(scope="module")
def way(tmp_path_factory: pytest.TempPathFactory) -> Path_:
    """The shortest way of several attacks: whatever else the server does meanwhile only adds to it."""
    return min(play(trace(tmp_path_factory.mktemp("data"))), key=len)


def test_an_attack_passes_few_functions(way: Path_) -> None:
    for part, most in MOST.items():
        passed = [name for name in way if name[0].startswith(f"{part}/")]
        assert len(passed) <= most, passed


def test_the_documented_path_is_the_one_that_a_move_takes(way: Path_) -> None:
    documented = re.findall(r"^\d+\. `([\w/]+\.py)` `([\w.]+)`: ", text_of(PAGE), re.MULTILINE)
    passed = [name for name in way if not name[0].startswith("store/")]
    # The text of a move is parsed once: an attack that was made before does not pass the parser.
    assert [step for step in documented if step in passed] == passed
    assert [step for step in documented if step not in passed] in ([], [("table/game_in_progress.py", PARSER)])

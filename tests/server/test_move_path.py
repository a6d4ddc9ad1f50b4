"""One attack takes the straight way through server, table and store, and the documentation shows that way."""

from __future__ import annotations

import re

import pytest

from tests.repository import ROOT, text_of
from tests.server.house import play
from tests.server.move_path import Path_, trace

MOST = 38  # functions of server, table and store
PAGE = ROOT / "docs" / "explanation" / "architecture.md"


@pytest.fixture(scope="module")
def way(tmp_path_factory: pytest.TempPathFactory) -> Path_:
    """The shortest way of several attacks: whatever else the server does meanwhile only adds to it."""
    return min(play(trace(tmp_path_factory.mktemp("data"))), key=len)


def test_an_attack_passes_few_functions(way: Path_) -> None:
    assert len(way) <= MOST, way


def test_the_documented_path_is_the_one_that_a_move_takes(way: Path_) -> None:
    documented = re.findall(r"^\d+\. `([\w/]+\.py)` `([\w.]+)`: ", text_of(PAGE), re.MULTILINE)
    assert documented == way

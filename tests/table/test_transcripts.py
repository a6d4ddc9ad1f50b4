"""Every transcript comes out again as it stands; `python -m tools.transcripts` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.transcript import paths, played_again


@pytest.mark.parametrize("path", paths(), ids=lambda path: path.stem)
def test_the_evening_comes_out_as_it_was_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert played_again(text).splitlines() == text.splitlines()

"""Why moves are refused at chosen moments is as it was written; `python -m tools.transcripts` writes it anew."""

from __future__ import annotations

import pytest

from tests.games import moments, refusals


@pytest.mark.parametrize("folder", moments.folders())
def test_moves_are_refused_as_it_was_written(folder: str) -> None:
    lines = refusals.written(folder).splitlines()
    assert lines == refusals.file_of(folder).read_text(encoding="utf-8").splitlines()

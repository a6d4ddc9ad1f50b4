"""Records tell the same events and lead to the same states for ever; `python -m tools.transcripts` writes them anew."""

from __future__ import annotations

import pytest

from tests.games import moments, outcomes


@pytest.mark.parametrize("folder", moments.folders())
def test_every_record_comes_to_what_was_written(folder: str) -> None:
    assert outcomes.written(folder).splitlines() == outcomes.file_of(folder).read_text(encoding="utf-8").splitlines()

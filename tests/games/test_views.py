"""What is shown at chosen moments is as it was written; `python -m tools.transcripts` writes it anew."""

from __future__ import annotations

import json

import pytest

from pocketmoney import games
from tests.games import moments


@pytest.mark.parametrize(
    ("folder", "moment"),
    [(folder, moment) for folder in moments.folders() for moment in moments.moments(folder)],
    ids=lambda part: part if isinstance(part, str) else f"{part[0]}-{part[1]}",
)
def test_a_moment_is_shown_as_it_was_written(folder: str, moment: moments.Moment) -> None:
    text = moments.file_of(folder).read_text(encoding="utf-8")
    _, _, after = f"\n{text}".partition(f"\n{moment[0]} {moment[1]}\n")
    lines = after.splitlines()
    until = next((at for at, line in enumerate(lines) if line[:1] != " "), len(lines))
    assert [f"    {line}" for line in moments.shown(moments.state_at(folder, moment))] == lines[:until]


@pytest.mark.parametrize("folder", moments.folders())
def test_every_question_and_every_field_is_shown_somewhere(folder: str) -> None:
    assert not moments.missing(folder), "run `python -m tools.transcripts`"


@pytest.mark.parametrize("folder", moments.folders())
def test_every_moment_of_every_record_can_be_kept_and_taken_up_again(folder: str) -> None:
    game = games.find("tietgen" if folder == "tietgen" else "beer-money")
    for moment, state in moments.states(folder):
        again = game.from_json(json.loads(json.dumps(state.to_json())))
        assert again.to_json() == state.to_json(), moment
        assert moments.shown(again) == moments.shown(state), moment
        copy = state.clone()
        assert copy.to_json() == state.to_json(), moment

"""What is shown at chosen moments is as it was written; `python -m tools.transcripts` writes it anew."""

from __future__ import annotations

import json

import pytest

from pocketmoney import games
from pocketmoney.core.game import State
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.tietgen.state import Tietgen
from tests.games import moments

HOLDINGS = ("owned", "kin", "taken", "whole", "built", "wanted")  # compiled classes have no slots to ask


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


def worked_out(state: State) -> dict[str, object]:
    """Return what a state works out from the rest and keeps at hand."""
    if isinstance(state, Tietgen):
        holdings = state.holdings
        return {name: getattr(holdings, name) for name in HOLDINGS}
    names = (
        "masks", "unseen", "gone", "helpless", "skips", "thrown", "poked", "vomiting", "able", "could", "mute",
        "holders", "chokers",
    )  # fmt: skip
    assert isinstance(state, Brawl)
    return {name: getattr(state, name) for name in names}


@pytest.mark.parametrize("folder", moments.folders())
def test_every_moment_of_every_record_can_be_kept_and_taken_up_again(folder: str) -> None:
    game = games.find("tietgen" if folder == "tietgen" else "beer-money")
    for moment, state in moments.states(folder):
        again = game.from_json(json.loads(json.dumps(state.to_json())))
        assert again.to_json() == state.to_json(), moment
        assert moments.shown(again) == moments.shown(state), moment
        assert worked_out(again) == worked_out(state), moment
        if isinstance(state, Brawl) and isinstance(again, Brawl):
            assert again.short & ~(state.short | state.out) == 0, moment  # a hand may be full that is said to be short
        copy = state.clone()
        assert copy.to_json() == state.to_json(), moment

"""The way a game came: any state on it can be had back, also behind where a new path was begun."""

from __future__ import annotations

import pytest

from pocketmoney import games
from pocketmoney.core.game import Json
from pocketmoney.core.header import Header
from pocketmoney.core.rng import from_seed
from pocketmoney.table.chair import Chair
from pocketmoney.table.game_in_progress import GameInProgress, UndoPoint
from pocketmoney.table.move_history import LONGEST

MOVES = 3 * LONGEST


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_move_that_can_be_taken_back_leads_back_to_what_was_there(game: str, seed: int) -> None:
    names = ["Ann", "Ben", "Cat", "Dan"]
    running = GameInProgress(
        1,
        games.find(game),
        Header(game, names, {}, seed),
        [Chair(at, name, "", "") for at, name in enumerate(names)],
        0,
    )
    rng = from_seed(seed)
    kept: list[tuple[UndoPoint, Json]] = []
    for _ in range(MOVES):
        state = running.state
        if state.over:
            break
        seat = state.owed()[0]
        before = state.to_json()
        running.apply_move(seat, state.random_action(seat, rng), "", 0)
        if running.before is not None and running.before.made == running.made - 1:
            kept.append((running.before, before))
    assert len({id(each.history) for each, _ in kept}) > 1
    for each, before in kept:
        assert each.state().to_json() == before
    last, before = kept[-1]
    running.before = last
    running.undo(last.seat, 0)
    assert running.state.to_json() == before
    assert running.made == last.made

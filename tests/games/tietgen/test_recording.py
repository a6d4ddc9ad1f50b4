"""A game that is written down replays to exactly the same state, at whatever moment one looks."""

from __future__ import annotations

import pytest

from pocketmoney import games
from pocketmoney.core.record import parse
from pocketmoney.core.recorder import Recorder
from pocketmoney.core.replay import Replay
from pocketmoney.core.rng import from_seed
from tests.contract.checks import random_move
from tests.contract.tietgen_case import TIETGEN


@pytest.mark.parametrize("seed", range(12))
def test_the_record_of_a_random_game_is_exact_at_any_moment(seed: int) -> None:
    rng = from_seed(seed + 77)
    header = TIETGEN.header(rng)
    state = TIETGEN.game.set_up(header)
    state.listen()
    recorder = Recorder(TIETGEN.game, header)
    for step in range(160):
        if state.over:
            break
        seat, action = random_move(state, rng)
        state.apply(seat, action)
        recorder.note(seat, action, state, state.take_events())
        if step % 9 == 0 or state.over:
            replay = Replay(parse(recorder.text(), games.find))
            assert replay.run() is None, recorder.text()
            assert replay.state.digest() == state.digest(), recorder.text()
    assert recorder.exact

"""A game that ends without a winner is written down so that it can be replayed."""

from __future__ import annotations

from pocketmoney import games
from pocketmoney.core.header import Header
from pocketmoney.core.record import parse
from pocketmoney.core.recorder import Recorder
from pocketmoney.core.replay import Replay


def test_a_game_that_nobody_wins_replays() -> None:
    tied = 0
    for seed in range(60):
        options = {"end-rule": "throw-limit", "throw-limit": "2"}
        game = games.find("tietgen")
        header = Header("tietgen", ["Ann", "Bob"], options, seed)
        state = game.set_up(header)
        state.listen()
        recorder = Recorder(game, header)
        while not state.over:
            seat = state.owed()[0]
            action = state.default(seat) or state.menu(seat)[0]
            state.apply(seat, action)
            recorder.note(seat, action, state, state.take_events())
        tied += state.winner < 0
        replay = Replay(parse(recorder.text(), games.find))
        assert replay.run() is None, recorder.text()
        assert replay.state.over and replay.state.winner == state.winner
    assert tied

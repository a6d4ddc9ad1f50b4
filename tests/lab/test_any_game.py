"""A game that nobody wrote an observer for gets the common figures for free."""

from __future__ import annotations

from pocketmoney.core.header import Header
from pocketmoney.core.rng import from_seed
from pocketmoney.lab.observers import kind_for
from tests.core.toy import LEAVE, ToyGame


def test_length_wins_and_who_is_out_first() -> None:
    state = ToyGame("toy").set_up(Header("toy", ["A", "B", "C"]))
    observer = kind_for("toy")(3)
    rng = from_seed(1)
    moves = 0
    observer.inspect(state)
    while not state.over:
        seat = state.owed()[0]
        menu = [action for action in state.menu(seat) if action.verb != LEAVE]
        state.apply(seat, menu[rng.below(len(menu))])
        observer.inspect(state)
        moves += 1
    counted = observer.counted(state, moves, [0, 1, 2])
    assert counted["turns"][0] > 1 and counted["decisions"] == (moves, 1)
    assert [counted[f"wins-seat:{seat}"][0] for seat in range(3)].count(1) == 1
    assert [counted[f"first-out:{seat}"][0] for seat in range(3)].count(1) == 1
    assert "comeback" not in counted  # it has nothing that players stand by

"""Beer is conserved, and every change of a stock, of the drunk ledger and of the piggy bank is told with its amount."""

from __future__ import annotations

import pytest

from pocketmoney.core.event import Event
from pocketmoney.core.rng import from_seed
from pocketmoney.games.tietgen.state import Tietgen
from tests.contract.checks import random_move
from tests.contract.tietgen_case import TIETGEN


class Ledger:
    """What somebody who only hears the events would write down."""

    def __init__(self, state: Tietgen) -> None:
        self.stock = state.stock[:]
        self.drunk = state.drunk[:]
        self.piggy = state.piggy

    def hear(self, event: Event) -> None:
        args = {name: value for name, value in event.args.items() if isinstance(value, int)}
        payer = args.get("seat", args.get("by", -1))
        self.stock[payer] += args.get("gained-beer", 0) + args.get("emptied-beer", 0)
        self.stock[payer] -= args.get("paid-beer", 0) + args.get("moved-beer", 0)
        if "moved-beer" in args:
            self.stock[args["on"]] += args["moved-beer"]
        self.drunk[payer] += args.get("drunk-beer", 0)
        self.piggy += args.get("piggy-beer", 0) - args.get("emptied-beer", 0)
        if "left-beer" in args:
            assert self.stock[payer] == args["left-beer"], event

    def agrees(self, state: Tietgen) -> bool:
        return self.stock == state.stock and self.drunk == state.drunk and self.piggy == state.piggy


@pytest.mark.parametrize("seed", range(25))
def test_r115_r116_every_change_of_beer_is_told(seed: int) -> None:
    rng = from_seed(seed)
    state = TIETGEN.game.set_up(TIETGEN.header(rng))
    assert isinstance(state, Tietgen)
    ledger = Ledger(state)
    state.listen()
    for _ in range(1500):
        if state.over:
            break
        state.apply(*random_move(state, rng))
        for event in state.heard():
            ledger.hear(event)
        assert ledger.agrees(state)
        TIETGEN.count_pieces(state)


def test_a_silent_game_keeps_the_same_books() -> None:
    """Whether anybody listens changes nothing."""
    header = TIETGEN.header(from_seed(5))
    silent = TIETGEN.game.set_up(header)
    heard = TIETGEN.game.set_up(header)
    heard.listen()
    rng = from_seed(6)
    for _ in range(600):
        if silent.over:
            break
        move = random_move(silent, rng)
        silent.apply(*move)
        heard.apply(*move)
    assert silent.digest() == heard.digest()

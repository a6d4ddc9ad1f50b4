"""Beer is conserved, and every change of a stock, of the drunk ledger and of the piggy bank is told with its amount."""

from __future__ import annotations

import pytest

from pocketmoney.core.rng import from_seed
from pocketmoney.games.tietgen.state import Tietgen
from tests.contract.checks import random_move
from tests.contract.tietgen_case import TIETGEN
from tests.games.tietgen.ledger import Ledger


@pytest.mark.parametrize("seed", range(25))
def test_r115_r116_every_change_of_beer_is_told(seed: int) -> None:
    rng = from_seed(seed)
    state = TIETGEN.game.set_up(TIETGEN.header(rng))
    assert isinstance(state, Tietgen)
    ledger = Ledger(state.stock, state.drunk, state.piggy)
    state.listen()
    for _ in range(1500):
        if state.over:
            break
        state.apply(*random_move(state, rng))
        for event in state.take_events():
            ledger.hear(event)
        assert ledger.agrees(state.stock, state.drunk, state.piggy)
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

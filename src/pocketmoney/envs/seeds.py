"""Where a seed comes from that nobody named, and what chance the bots beside a learner have."""

from __future__ import annotations

from typing import Final

import numpy as np

from pocketmoney.core.rng import Rng, from_seed

SEEDS: Final = 1_000_000_000


def next_seed(chance: np.random.Generator, seed: int | None) -> int:
    """The seed that was named, else one that the generator draws."""
    return int(chance.integers(SEEDS)) if seed is None else int(seed)


def chance_of_bots(seed: int) -> Rng:
    """The chance of the bots in the game of a seed: a stream of its own, so that they do not know the cards."""
    return from_seed(-1 - seed)

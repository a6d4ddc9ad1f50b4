"""Observations and masks stay what they were: checksums over seeded games of every deck, mix and board.

A policy that was trained on these numbers reads them for ever. `python -m tests.envs.test_encoded` prints new ones.
"""

from __future__ import annotations

import json
from hashlib import blake2b

import pytest

from pocketmoney.core.rng import from_seed
from pocketmoney.envs.config import Config
from pocketmoney.envs.episode import deal
from tests.contract.brawl_case import CASES as BRAWLS
from tests.contract.case import Case
from tests.contract.tietgen_case import TIETGEN
from tests.envs.players import Chooser
from tests.repository import ROOT, text_of

CASES: list[Case] = [*BRAWLS, TIETGEN]
TABLES = 8
DECISIONS = 400
KEPT = ROOT / "tests" / "envs" / "encoded.json"


def checksum(case: Case, table: int) -> str:
    """What all seats of a random table see and may do in the first decisions of a game, boiled down."""
    header = case.header(from_seed(table))
    decks = [word for entry in header.entries if entry.key == "decks" for word in entry.words]
    config = Config(header.game, len(header.seats), header.options, decks, DECISIONS)
    episode = deal(config, header.seed)
    chooser = Chooser(table)
    summed = blake2b(digest_size=8)
    while not episode.is_over:
        for seat in range(config.seats):
            summed.update(episode.observe(seat))
        mask = episode.mask(episode.seat)
        summed.update(mask)
        episode.step(chooser.pick_allowed(mask))
    return summed.hexdigest()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_encodings_are_what_they_were(case: Case) -> None:
    kept = json.loads(text_of(KEPT))[case.name]
    assert [checksum(case, table) for table in range(TABLES)] == kept


if __name__ == "__main__":
    print(json.dumps({case.name: [checksum(case, table) for table in range(TABLES)] for case in CASES}, indent=2))

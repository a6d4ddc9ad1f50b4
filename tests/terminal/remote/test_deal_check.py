"""A table that cheats is found out by whoever was there before the deal."""

from __future__ import annotations

import msgspec

from pocketmoney.table.chair import hashed
from pocketmoney.table.fairness import commitment, seed_of
from pocketmoney.table.messages import Reveal, TableNow
from pocketmoney.terminal.deal_check import DealCheck
from tests.terminal.remote.room import Room
from tests.terminal.remote.test_client import dealt

NAMES = ["Ann", "Ben"]


def before_the_deal() -> TableNow:
    room = Room()
    room.join("Ann")
    ben = room.join("Ben")
    table = ben.client.table
    assert table is not None
    numbers = {"Ann": hashed("aa"), "Ben": hashed("bb")}
    changed = [msgspec.structs.replace(chair, entropy=numbers[chair.name]) for chair in table.chairs]
    return msgspec.structs.replace(table, commit=commitment("secret"), chairs=changed)


def judged(secret: str = "secret", ann: str = "aa", ben: str = "bb", seed: int = -1) -> str:
    """What Ben says of a game, of which this is revealed."""
    witness = DealCheck()
    witness.note_commitment(before_the_deal())
    witness.bring("bb")
    entropy = {"Ann": ann, "Ben": ben}
    if seed < 0:
        seed = seed_of(secret, list(entropy.items()))
    reveal = Reveal(game=1, secret=secret, commit=commitment(secret), entropy=entropy, seed=str(seed))
    return witness.judge(reveal, NAMES, "Ben")


def test_what_was_promised_holds() -> None:
    assert judged() == "connect-reveal-holds"


def test_another_secret_is_found_out() -> None:
    assert judged(secret="another") == "connect-reveal-commit"


def test_numbers_of_others_that_changed_are_found_out() -> None:
    assert judged(ann="cc") == "connect-reveal-numbers"


def test_a_seed_that_does_not_follow_is_found_out() -> None:
    assert judged(seed=7) == "connect-reveal-seed"


def test_my_numbers_that_were_left_out_are_found_out() -> None:
    witness = DealCheck()
    table = before_the_deal()
    witness.note_commitment(
        msgspec.structs.replace(table, chairs=[msgspec.structs.replace(c, entropy="") for c in table.chairs])
    )
    witness.bring("bb")
    seed = seed_of("secret", [("Ann", ""), ("Ben", "")])
    reveal = Reveal(game=1, secret="secret", commit=commitment("secret"), entropy={}, seed=str(seed))
    assert witness.judge(reveal, NAMES, "Ben") == "connect-reveal-mine"


def test_a_table_that_shows_another_commit_later_is_held_to_the_first() -> None:
    witness = DealCheck()
    table = before_the_deal()
    witness.note_commitment(table)
    witness.note_commitment(msgspec.structs.replace(table, commit=commitment("better")))
    seed = seed_of("better", [("Ann", "aa"), ("Ben", "bb")])
    entropy = {"Ann": "aa", "Ben": "bb"}
    reveal = Reveal(game=1, secret="better", commit=commitment("better"), entropy=entropy, seed=str(seed))
    assert witness.judge(reveal, NAMES, "Ben") == "connect-reveal-commit"


def test_who_came_after_the_deal_is_told_that_they_did_not_see_it() -> None:
    room, (_, ben) = dealt()
    ben.type("concede", "yes")
    late = room.join(watches=True)
    assert "you were not there before the deal" in late.news()

"""`pocketmoney verify`: what holds, what does not, and what cannot be checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli import played
from tests.cli.run import Command


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.play").write_text(played.record(), encoding="utf-8")
    return tmp_path


def value(key: str) -> str:
    """What stands behind a key of the record."""
    return next(line for line in played.record().splitlines() if line.startswith(f"{key}: ")).partition(": ")[2]


def changed(folder: Path, old: str, new: str) -> None:
    """The record, with one thing changed."""
    text = played.record()
    assert text.count(old) >= 1
    (folder / "game.play").write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_game_at_a_table_holds(folder: Path, pocketmoney: Command) -> None:
    done = pocketmoney("verify", "game.play")
    assert (done.code, done.err) == (0, "")
    assert done.out == (
        f"game.play: the secret fits the commit {value('commit')}, 1 of 4 seats brought numbers of their own, and the "
        f"seed {value('seed')} follows from them; deck, dice and every move follow from that seed.\n"
    )


def test_a_game_with_dice_holds(folder: Path, pocketmoney: Command) -> None:
    (folder / "tietgen.play").write_text(played.record("tietgen", bots=0, patience=100), encoding="utf-8")
    assert pocketmoney("verify", "tietgen.play", "game.play").code == 0


def test_the_commit_that_somebody_saw_is_the_one(folder: Path, pocketmoney: Command) -> None:
    assert pocketmoney("verify", "game.play", "--commit", value("commit").upper()).code == 0
    done = pocketmoney("verify", "game.play", "--commit", "abc")
    assert done.code == 1
    assert done.out == (
        f"game.play: claimed: you were shown the commit abc; actual: the record has {value('commit')}\n"
    )


def test_another_secret_does_not_fit_the_commit(folder: Path, pocketmoney: Command) -> None:
    changed(folder, f"x-secret: {value('x-secret')}", "x-secret: chosen afterwards")
    done = pocketmoney("verify", "game.play")
    assert (done.code, done.err) == (1, "")
    assert done.out.startswith(f"game.play: claimed: the commit {value('commit')}; actual: the secret in this record")


def test_another_seed_does_not_follow(folder: Path, pocketmoney: Command) -> None:
    changed(folder, f"seed: {value('seed')}", "seed: 7")
    done = pocketmoney("verify", "game.play")
    assert done.code == 1
    assert done.out.startswith("game.play: claimed: the seed 7; actual: the secret and the numbers of the seats give ")


def test_numbers_that_were_left_out_are_missed(folder: Path, pocketmoney: Command) -> None:
    changed(folder, "entropy Ann: 0011aabb\n", "")
    assert pocketmoney("verify", "game.play").code == 1


def test_people_in_another_order_do_not_follow(folder: Path, pocketmoney: Command) -> None:
    changed(folder, 'seats: Ann "Ben: old"', 'seats: "Ben: old" Ann')
    assert pocketmoney("verify", "game.play").code == 1


def test_a_hand_that_was_laid_down_is_no_chance(folder: Path, pocketmoney: Command) -> None:
    changed(folder, "---\n", "hand Ann: jab hook elbow block dodge\n---\n")
    done = pocketmoney("verify", "game.play")
    assert done.code == 1
    assert done.out.endswith("actual: the record sets hand itself\n")


def test_a_move_that_was_not_possible_is_found(folder: Path, pocketmoney: Command) -> None:
    changed(folder, "---\n", "---\n= Ann 3\n")
    done = pocketmoney("verify", "game.play")
    assert done.code == 1
    assert "claimed: Ann 3; actual: Ann 15" in done.out


def test_one_failure_among_several_is_told_and_kept(folder: Path, pocketmoney: Command) -> None:
    (folder / "bad.play").write_text(played.record().replace(value("seed"), "7"), encoding="utf-8")
    done = pocketmoney("verify", "game.play", "bad.play")
    assert done.code == 1
    assert [line.partition(":")[0] for line in done.out.splitlines()] == ["game.play", "bad.play"]


def test_a_record_that_promises_nothing_cannot_be_checked(folder: Path, pocketmoney: Command) -> None:
    (folder / "local.play").write_text("game: lunch-money\nseats: Ann Bob\nseed: 1\n---\n", encoding="utf-8")
    said = pocketmoney.complaint("verify", "local.play")
    assert said == "local.play: nothing to check: the record has no line commit"
    changed(folder, f"x-secret: {value('x-secret')}\n", "")
    assert "no line x-secret" in pocketmoney.complaint("verify", "game.play")


def test_what_is_no_record_cannot_be_checked(folder: Path, pocketmoney: Command) -> None:
    (folder / "no.play").write_text("hello", encoding="utf-8")
    assert pocketmoney.complaint("verify", "no.play").startswith("no.play")
    assert pocketmoney.complaint("verify", "none.play").startswith("none.play: ")
    assert pocketmoney.complaint("verify")

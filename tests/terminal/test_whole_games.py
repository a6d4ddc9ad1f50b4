"""Whole games, typed line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.people import Typist, play, play_along, replayed

MIX = ["lunch-money", "beer-money"]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("decks", [["lunch-money"], ["beer-money"], MIX], ids=["lunch", "beer", "mix"])
def test_one_person_against_bots(decks: list[str], seed: int, tmp_path: Path) -> None:
    file = tmp_path / "game.play"
    shown = play_along(seed, game=decks[0], decks=decks, record_to=file)
    assert "win!" in shown or "wins!" in shown
    assert f"The seed of this game was {seed}." in shown
    assert replayed(file).state.over


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [["Ann", "Ben"], ["Ann", "bot", "Ben"], ["Ann", "Ben", "Cleo", "bot"]])
def test_people_around_one_keyboard(seats: list[str], seed: int, tmp_path: Path) -> None:
    file = tmp_path / "game.play"
    shown = play_along(seed, game="beer-money", seats=seats, record_to=file)
    assert "wins!" in shown
    assert replayed(file).state.over


def test_bots_alone_need_nobody(tmp_path: Path) -> None:
    file = tmp_path / "game.play"
    shown = play(Typist(), seats=["bot", "bot", "bot"], record_to=file)
    assert " ".join(shown.split()).endswith(f"The record: {file}")
    assert replayed(file).state.over


@pytest.mark.parametrize("rule", ["forbidden", "pay-1", "pay-per-card", "open-season", "underdog-free"])
def test_r34_house_rules_hold_at_the_table(rule: str, tmp_path: Path) -> None:
    file = tmp_path / "game.play"
    play_along(3, options={"discard-rule": rule}, record_to=file)
    assert f"options: discard-rule={rule}" in file.read_text(encoding="utf-8")
    assert replayed(file).state.over


def test_the_same_seed_and_the_same_typing_give_the_same_game() -> None:
    assert play_along(7) == play_along(7)


def test_r36_the_seed_says_who_begins(tmp_path: Path) -> None:
    firsts = set()
    for seed in range(20):
        file = tmp_path / f"{seed}.play"
        play(Typist(), seats=["Ann", "Ben", "Cleo"], seed=seed, record_to=file)
        firsts.add(replayed(file).record.header.seats[0])
    assert firsts == {"Ann", "Ben", "Cleo"}


def test_without_a_seed_every_game_is_another(tmp_path: Path) -> None:
    seeds = set()
    for number in range(3):
        file = tmp_path / f"{number}.play"
        play(Typist(), seed=None, record_to=file)
        seeds.add(replayed(file).record.header.seed)
    assert len(seeds) == 3

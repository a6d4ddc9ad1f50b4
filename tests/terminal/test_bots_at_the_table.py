"""Bots by their words: who sits where, what the record remembers, and what characters say."""

from __future__ import annotations

from pathlib import Path

import pytest

from pocketmoney import games
from pocketmoney.bots.characters import CharacterBot
from pocketmoney.bots.doctrine.bot import DoctrineBot
from pocketmoney.bots.greedy.brawl import GreedyBrawl
from pocketmoney.bots.mistakes import MistakeProneBot
from pocketmoney.bots.random import RandomBot
from pocketmoney.core.header import Header
from pocketmoney.core.problem import Problem
from pocketmoney.terminal.local_table import LocalTable, first_entries
from pocketmoney.terminal.play_command import Start, continued, dealt
from pocketmoney.terminal.seat_list import seat_again, seat_new
from pocketmoney.text.speech import Speech
from tests.terminal.people import Typist, play, replayed

SEATS = ["Ann", "easy", "Random", "grudge", "bot"]


def sat(seats: list[str]) -> dict[str, str]:
    seating = seat_new(seats, 1)
    return {seating.names[seat]: word for seat, word in seating.bots.items()}


def test_every_bot_keeps_its_word() -> None:
    assert sat(SEATS) == {"Rex": "easy", "Mo": "Random", "Grudge": "grudge", "Ada": "bot"}


def test_characters_go_by_their_names_and_twins_by_a_number() -> None:
    assert sat(["Ann", "bully", "Bully", "bully"]) == {"Bully": "bully", "Bully-2": "Bully", "Bully-3": "bully"}


def test_a_name_that_is_no_bot_is_a_person() -> None:
    assert seat_new(["Ann", "grudges", "hardy", "Bot-1"], 1).people == [0, 1, 2, 3]


@pytest.mark.parametrize("seats", [["Ann", "bully", "fair"], ["Ann", "doctrine:my orders.txt"], ["fair", "bot"]])
def test_the_record_remembers_which_bot_sat_where(seats: list[str]) -> None:
    new = seat_new(seats, 1)
    again = seat_again(Header("lunch-money", new.names, {}), [("x-bots", new.written())], None)
    assert again.bots == {seat: word if word != "bot" else "bot" for seat, word in new.bots.items()}


def test_old_records_and_unknown_words_get_the_usual_bot() -> None:
    header = Header("lunch-money", ["Ann", "Rex", "Mo"], {})
    assert seat_again(header, [("x-bots", "Rex Mo=grandmaster")], None).bots == {1: "bot", 2: "bot"}
    assert seat_again(header, [("x-bots", "Rex=easy Mo")], ["Mo"]).bots == {0: "bot", 1: "easy"}


def bots(start: Start) -> dict[str, type]:
    """The bots at the table of a game, by name."""
    table = LocalTable("x", first_entries("x", start.header, start.seating, start.moves), lambda lines: None, 1)
    return {start.header.seats[seat]: type(bot) for seat, bot in table.bots.items()}


def test_the_table_seats_those_bots_and_again_when_it_goes_on(tmp_path: Path) -> None:
    orders = tmp_path / "orders.txt"
    orders.write_text("heal below 6\n", encoding="utf-8")
    seats = ["Ann", "easy", "random", "grudge", "bot", f"doctrine:{orders}"]
    kinds = bots(dealt(games.find("lunch-money"), [], seats, {}, 3))
    wanted = {"Rex": MistakeProneBot, "Mo": RandomBot, "Grudge": CharacterBot, "Ada": GreedyBrawl, "Gus": DoctrineBot}
    assert kinds == wanted
    file = tmp_path / "game.play"
    play(Typist("1"), seats=seats, record_to=file)
    assert bots(continued(str(file), None)) == wanted


def test_a_bot_that_cannot_be_made_leaves_no_record(tmp_path: Path) -> None:
    file = tmp_path / "game.play"
    with pytest.raises(Problem) as caught:
        play(Typist(), seats=["Ann", f"doctrine:{tmp_path / 'nowhere'}"], record_to=file)
    assert caught.value.key == "cannot-read"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("game", games.names())
def test_characters_talk_at_the_table_and_the_record_holds_without_it(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.play"
    seats = ["grudge", "joker", "landlady", "bully"]
    options = {"end-rule": "throw-limit", "throw-limit": "60"} if game == "tietgen" else {}
    shown = " ".join(play(Typist(), game=game, seats=seats, options=options, seed=2, record_to=file).split())
    speech = Speech()
    said = [name for name in ("Grudge", "Joker", "Landlady", "Bully") if f"{name}: “" in shown]
    assert said
    winner = replayed(file).state.winner
    name = replayed(file).record.header.seats[winner]
    wins = [speech.say(f"talk-{name.lower()}-wins{way}") for way in ("", ".b")]
    assert any(words in shown for words in wins)
    assert "“" not in file.read_text(encoding="utf-8")


def test_talk_changes_nothing_in_the_game(tmp_path: Path) -> None:
    first, second = tmp_path / "first.play", tmp_path / "second.play"
    for file in (first, second):
        play(Typist(), seats=["grudge", "joker", "bruiser"], seed=6, record_to=file)
    assert first.read_text(encoding="utf-8") == second.read_text(encoding="utf-8")

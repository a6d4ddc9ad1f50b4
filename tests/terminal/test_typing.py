"""What can be typed at a prompt, and what comes back. Nothing that is typed ends in a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.people import moves, replayed, typed

DEAL = """\
game: lunch-money
seats: Ann Rex Mo
hand Ann: kick-4 kick-4 block first-aid grab
hand Rex: jab hook elbow elbow hook
hand Mo: jab hook elbow elbow jab
x-bots: Rex Mo
---
"""


@pytest.fixture
def deal(tmp_path: Path) -> Path:
    file = tmp_path / "deal.play"
    file.write_text(DEAL, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    "line",
    ["1", "kick-4 > Rex", "a > rex", "a rex", "A Rex", "Kick (4) > Rex", "kick 4 rex", 'kick-4 > "Rex"', " 1 "],
)
def test_many_ways_to_type_a_move(deal: Path, line: str) -> None:
    assert "You attack Rex with Kick (4)." in typed(deal, line)
    assert moves(deal)[0] == "Ann: kick-4 > Rex"


@pytest.mark.parametrize(
    "lines", [("discard a a c",), ("discard", "a a c"), ("5", "a a c"), ("discard", "kick-4 kick-4 first-aid")]
)
def test_discarding_asks_which_cards(deal: Path, lines: tuple[str, ...]) -> None:
    assert "You discard Kick (4), Kick (4) and First Aid." in typed(deal, *lines)


def test_table_talk_rides_on_a_move(deal: Path) -> None:
    assert "Ann: “With love.”" in typed(deal, '1 "With love."')
    assert moves(deal)[0] == 'Ann: kick-4 > Rex  "With love."'
    replayed(deal)


def test_why_names_the_rule_and_what_would_unlock_it(deal: Path) -> None:
    shown = typed(deal, "why block", "why b", "why first-aid", "why kick-4", "why jab", "why release")
    assert shown.count("Block does nothing at this moment. It is for when you are attacked.") == 2
    assert "You have 15 counters; healing goes no higher. (R8)" in shown
    assert "Nothing stops it: kick-4 > Rex is allowed." in shown
    assert "You do not have Jab in your hand." in shown
    assert "You hold nobody. (R59)" in shown


def test_rules_come_from_the_rule_book(deal: Path) -> None:
    shown = typed(deal, "rules grab", "rules d", "rules R46", "rules 46", "rules Poke in the Eye")
    assert shown.count("Seizes a player and allows one follow-up") == 2
    assert shown.count("R46.") >= 2
    assert "Poke in the Eye Type: specialty." in shown


def test_table_hand_moves_log_and_help(deal: Path) -> None:
    shown = typed(deal, "table", "hand", "moves", "log", "log all", "log 3", "help", "?")
    assert shown.count("Pile 95, discards 0, counters lost 0.") == 2
    assert "seizes a player for one follow-up" in shown
    assert shown.count("give up") == 2


def test_plain_has_no_bars_and_says_it_in_words(deal: Path) -> None:
    shown = typed(deal, "plain", "table", "plain", "table")
    assert "Turn: Ann 15, 5 cards. Rex 15, 5 cards. Mo 15, 5 cards." in shown


@pytest.mark.parametrize("yes", ["yes", "y", "YES"])
def test_giving_up_is_asked_twice(deal: Path, yes: str) -> None:
    shown = typed(deal, "concede", "no", "concede", yes, "")
    assert shown.count("Really give up?") == 2
    assert shown.count("You give up.") == 1
    assert moves(deal)[0] == "Ann: concede"


@pytest.mark.parametrize("word", ["quit", "exit"])
def test_quit_leaves(deal: Path, word: str) -> None:
    assert "The game is saved." in typed(deal, word, "1")
    assert moves(deal) == []


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("frobnicate", "frobnicate is neither a move nor a command."),
        ("hepl", "did you mean help?"),
        ("grb > Rex", "did you mean grab?"),
        ("kick-4 > Rx", "did you mean Rex?"),
        ("kick-4 > Ann", "You cannot go at yourself. (R39)"),
        ("kick-4", "Kick (4) needs somebody to go at: name a player."),
        ("jab > Rex", "You do not have Jab in your hand."),
        ("take", "It is your turn"),
        ("99", "There is no 99 to choose; the numbers go up to 6."),
        ("0", "There is no 0 to choose"),
        ("-1", "neither a move nor a command"),
        ("²", "neither a move nor a command"),
        ('1 "unfinished', "A quote is never closed"),
        ('"only talk"', "Talk goes with a move"),
        ("discard kick-4 kick-4 kick-4", "You do not have Kick (4) in your hand."),
        ("discard nothing", "There is no card called nothing"),
        ("heal first-aid", "You have 15 counters; healing goes no higher. (R8)"),
        ("why", "Why what?"),
        ("why nonsense", "There is no card called nonsense"),
        ("why > >", "."),
        ("rules", "Which rules?"),
        ("rules R9999", "There is no ruling R9999"),
        ("rules nonsense", "There is no card called nonsense"),
        ("save", "Save where?"),
        ("save .", "cannot be written"),
        ("save nowhere/at/all.play", "cannot be written"),
        ("log -5", "."),
        (">", "."),
        ("> Rex", "."),
        ("+ # : =", "."),
        ("\x00\x07\x1b[2J", "."),
        ("a b c d e f g", "."),
        ("kick-4 medieval > Rex", "You do not have Medieval in your hand."),
        ("x" * 5000, "neither a move nor a command"),
    ],
)
def test_bad_input_gets_one_clear_answer_and_changes_nothing(deal: Path, line: str, answer: str) -> None:
    assert answer in typed(deal, line)
    assert moves(deal) == []
    replayed(deal)


def test_an_empty_line_on_the_own_turn_shows_the_moves_again(deal: Path) -> None:
    assert typed(deal, "", "").count("d Grab") == 3


def test_in_an_answer_an_empty_line_lets_it_happen(tmp_path: Path) -> None:
    file = tmp_path / "deal.play"
    file.write_text(
        "game: lunch-money\nseats: Rex Ann\nhand Ann: dodge\nhand Rex: kick-4\nx-bots: Rex\n---\nRex: kick-4 > Ann\n",
        encoding="utf-8",
    )
    assert "1 play" in typed(file, "quit")
    assert "Kick (4) hits you for 4, down to 11." in typed(file, "")


def test_the_only_thing_that_can_be_done_is_done_without_asking(tmp_path: Path) -> None:
    file = tmp_path / "deal.play"
    file.write_text(
        "game: lunch-money\nseats: Rex Ann\nhand Ann: jab jab jab jab hook\nhand Rex: kick-4\nx-bots: Rex\n---\n"
        "Rex: kick-4 > Ann\n",
        encoding="utf-8",
    )
    shown = typed(file)
    assert "Your answer" not in shown
    assert "Kick (4) hits you for 4, down to 11." in shown


def test_r103_a_holder_is_offered_to_let_go_before_every_other_turn(tmp_path: Path) -> None:
    file = tmp_path / "deal.play"
    file.write_text(
        "game: lunch-money\nseats: Ann Rex\nhand Ann: grab choke\nhand Rex: jab jab jab jab hook\nx-bots: Rex\n---\n"
        "Ann: grab > Rex\nAnn: choke\n= turn Rex\n",
        encoding="utf-8",
    )
    shown = typed(file, "nonsense", "release")
    assert "Before Rex's turn you may release (Enter: no):" in shown
    assert "Type release, or press Enter to go on." in shown
    assert "You let go of Rex." in shown
    assert "Ann: release" in moves(file)
    replayed(file)

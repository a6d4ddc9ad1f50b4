"""Own boards on the command line: checked, shown, begun, played on."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from tests.cli.run import Command
from tests.terminal.people import Typist, play
from tests.terminal.tietgen_people import replayed

LETTERS = """\
[[letters]]
number = 1
text = "Somebody has baked."
effect = "gain"
amount = "1cl"
"""


@pytest.fixture
def board(pocketmoney: Command, tmp_path: Path) -> Path:
    """The Tietgen board as a file, with one name changed."""
    file = tmp_path / "board.toml"
    text = pocketmoney("board", "new").out
    file.write_text(text.replace('"Kitchen 12.1"', '"The library"'), encoding="utf-8")
    return file


def changed(file: Path, old: str, new: str, times: int = 1) -> Path:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, times), encoding="utf-8")
    return file


def test_a_good_board(pocketmoney: Command, board: Path) -> None:
    done = pocketmoney("board", "check", str(board))
    assert done.code == 0 and done.err == ""
    assert "a board to play on, with 40 spaces, 28 deeds, 8 groups and 32 mail cards." in done.out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "kitchen-18.1"', 'id = "kitchen-16.1"', "this id stands already at number 2"),
        ('id = "kitchen-18.1"', 'id = "Kitchen 18"', "id must be small letters and digits"),
        ('group = "pink"', 'group = "pinc"', "there is no group called pinc; did you mean pink?"),
        ('kind = "utility"', 'kind = "pub"', "there is no kind of space called pub"),
        ('price = "5cl"', 'price = "5.01cl"', "price must be a multiple of 0.02cl, so that nothing has to be rounded"),
        ('price = "5cl"', 'price = "5.00001cl"', "price has too many decimals in 5.00001cl"),
        ('price = "5cl"', 'price = "0cl"', "price must be an amount above nothing"),
        ('price = "5cl"', 'prize = "5cl"', "there is no field prize; did you mean price?"),
        ("crates = 32\n", "", "crates is missing"),
        ("crates = 32\n", 'crates = "many"\n', "crates must be a whole number"),
        ('"0.1cl", "0.5cl", "1.5cl", ', "", "rents has 3 entries; expected 6"),
        ('name = "The library"\n', "", "kitchen-12.1: name is missing"),
        ('kind = "administration"', 'kind = "piggy-bank"', "expected exactly one space of the kind administration"),
        ("[[spaces]]", "[[spaces", "this is no TOML"),
    ],
)
def test_what_is_wrong_and_where(pocketmoney: Command, board: Path, old: str, new: str, said: str) -> None:
    done = pocketmoney("board", "check", str(changed(board, old, new)))
    assert done.code == 2 and done.out == ""
    assert said in done.err
    assert all(line.startswith(f"{board}:") for line in done.err.splitlines())


def test_a_space_is_missing(pocketmoney: Command, board: Path) -> None:
    text = board.read_text(encoding="utf-8")
    start = text.index('[[spaces]]\nid = "laundry"')
    board.write_text(text[:start] + text[text.index("[[spaces]]", start + 1) :], encoding="utf-8")
    done = pocketmoney("board", "check", str(board))
    assert "spaces has 39 entries; expected 40" in done.err
    assert "utility has 2 entries; expected 1" in done.err


def test_every_problem_is_told_on_the_line_where_its_table_begins(pocketmoney: Command, board: Path) -> None:
    changed(changed(board, 'group = "pink"', 'group = "pinc"'), "fine = ", "fin = ")
    lines = pocketmoney("board", "check", str(board)).err.splitlines()
    text = board.read_text(encoding="utf-8").splitlines()
    [pink] = [line for line in lines if "pinc" in line]
    number = int(pink.removeprefix(f"{board}:").partition(":")[0])
    assert text[number - 1] == "[[spaces]]"
    assert 'group = "pinc"' in text[number : number + 8]
    assert len(lines) >= 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("board",), "expected pocketmoney board check FILE, board show or board new"),
        (("board", "chekc", "x"), "expected pocketmoney board check FILE"),
        (("board", "check"), "check which board?"),
        (("board", "check", "nowhere.toml"), "nowhere.toml: there is no such file"),
        (("board", "check", "."), "this is a directory"),
        (("board", "check", "a", "b"), "does not know what to do with b"),
        (("play", "tietgen", "--board", "nowhere.toml"), "nowhere.toml: there is no such file"),
        (("play", "lunch-money", "--board", "x.toml"), "--board is not for lunch-money"),
        (("play", "tietgen", "--decks", "lunch-money"), "--decks is not for tietgen"),
        (("play", "--from", "x.play", "--board", "x.toml"), "leave out --board"),
    ],
)
def test_bad_command_lines(pocketmoney: Command, words: tuple[str, ...], said: str) -> None:
    assert said in pocketmoney.complaint(*words)


@pytest.mark.parametrize(
    "content",
    [b"\xff\xfe\x00", b"", b"[[spaces]]\n" * 41, b"start = 5", b"a = " + b"[" * 5000],
    ids=["bytes", "empty", "bare", "number", "deep"],
)
def test_no_file_ends_in_a_traceback(pocketmoney: Command, content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_bytes(content)
    for words in (("board", "check", str(file)), ("board", "show", str(file))):
        done = pocketmoney(*words)
        assert done.code == 2 and done.out == "" and done.err.startswith(f"{file}:")
    assert str(file) in pocketmoney.complaint("play", "tietgen", "--board", str(file))


def test_kitchen_letters_are_checked_with_the_board(pocketmoney: Command, board: Path, tmp_path: Path) -> None:
    letters = tmp_path / "letters.toml"
    letters.write_text(LETTERS, encoding="utf-8")
    assert pocketmoney("board", "check", str(board), "--kitchen", str(letters)).code == 0
    changed(letters, '"gain"', '"gian"')
    done = pocketmoney("board", "check", str(board), "--kitchen", str(letters))
    assert done.code == 2 and f"{letters}:1: letters[1]" in done.err and "did you mean gain?" in done.err


@pytest.mark.parametrize("columns", ["80", "120"])
def test_a_board_is_shown_as_a_table(
    pocketmoney: Command, board: Path, columns: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    packaged, own = pocketmoney("board", "show"), pocketmoney("board", "show", str(board))
    assert packaged.code == own.code == 0
    assert [line.split()[:2] for line in packaged.out.splitlines()[1:41]] == [
        line.split()[:2] for line in own.out.splitlines()[1:41]
    ]
    row = next(line for line in own.out.splitlines() if "kitchen-12.1" in line)
    assert row.split()[-3:] == ["light-blue", "5", "0.3/1.5/4.5/13.5/20/27.5"]
    assert ("The library" in row) == (columns == "120")
    assert max(len(line) for line in own.out.splitlines()[:41]) <= 100


def test_the_new_board_is_the_tietgen_board(pocketmoney: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(pocketmoney("board", "new").out, encoding="utf-8")
    assert pocketmoney("board", "check", str(file)).code == 0
    assert pocketmoney("board", "show", str(file)).out == pocketmoney("board", "show").out


def test_playing_on_it_names_its_spaces_and_the_record_finds_it(
    pocketmoney: Command, board: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\nboard\nplain\nboard\n"))
    below = tmp_path / "our things"
    below.mkdir()
    letters = below / "our letters.toml"
    letters.write_text(LETTERS, encoding="utf-8")
    record = tmp_path / "one.play"
    words = ["--board", str(board), "--kitchen", str(letters), "--option", "kitchen-mail=on", "--seats", "Ann,Ben"]
    done = pocketmoney("play", "tietgen", *words, "--seed", "3", "--record", str(record))
    assert done.code == 0 and done.err == ""
    assert "The library, for sale at 5 cl" in done.out
    header = record.read_text(encoding="utf-8")
    assert "\nboard: board.toml\n" in header and '\nkitchen: "our things/our letters.toml"\n' in header
    replayed(record)
    copied = tmp_path / "copy.play"
    play(Typist("", "", f"save {copied}"), go_on_from=record)
    assert "\nboard: board.toml\n" in copied.read_text(encoding="utf-8")
    replayed(copied)


def test_options_and_rules_of_tietgen_read_well(pocketmoney: Command) -> None:
    options = pocketmoney("options", "tietgen").out
    assert "rent-must-be-claimed  (R136, tietgen)" in options and "* 10cl" in options
    assert "Price: 5 cl." in pocketmoney("rules", "tietgen", "kitchen-12.1").out
    assert pocketmoney("rules", "tietgen", "R136").out.startswith("R136.")
    assert "did you mean laundry?" in pocketmoney.complaint("rules", "tietgen", "laundri")


@pytest.mark.parametrize("word", ["--help", "-h"])
def test_help_on_boards(pocketmoney: Command, word: str) -> None:
    assert "pocketmoney board check FILE" in pocketmoney("board", word).out
    assert "--board FILE" in pocketmoney("play", word).out

"""Nothing that was typed is lost: games are kept from the first move, and go on after the end of their process."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.store import game_file
from pocketmoney.store.game_file import GameFile
from pocketmoney.terminal import kept_game
from pocketmoney.terminal.console import Console
from pocketmoney.terminal.play_command import go_on, run, unfinished
from pocketmoney.text.speech import Speech
from tests.terminal.people import Player, Typist
from tools.soak_local import kill_one

WINDOWS = sys.platform == "win32"


class Screen(Typist):
    """Where a game is shown."""


def play(folder: Path, *lines: str, game: str = "lunch-money", seats: list[str] | None = None, seed: int = 1) -> str:
    screen = Screen()
    run(game, [], seats, {}, seed, None, None, stdin=Typist(*lines), stdout=screen, folder=folder)
    return screen.getvalue()


def continued(folder: Path, *lines: str) -> str:
    (path,) = game_file.list_games(folder)
    screen = Screen()
    go_on(path, Console(Typist(*lines), screen), Speech()).play()
    return screen.getvalue()


def record(folder: Path) -> str:
    (path,) = game_file.list_games(folder)
    found = kept_game.reopen(path)
    found.kept.close()
    return found.record.text()


def test_a_game_is_kept_from_the_first_move_and_not_before(tmp_path: Path) -> None:
    play(tmp_path, "quit", seats=["Ann", "Ben"])
    play(tmp_path, seats=["bot", "bot"])
    assert game_file.list_games(tmp_path) == []
    play(tmp_path, "", "1", seats=["Ann", "Ben"])
    (found,) = kept_game.listed(tmp_path)
    assert (found.game, sorted(found.people), found.is_over, found.is_in_use) == (
        "lunch-money", ["Ann", "Ben"], False, False,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("game", "seats"),
    [("lunch-money", None), ("beer-money", ["Ann", "Ben", "bot"]), ("tietgen", ["Ann", "bot"])],
    ids=["alone", "hot-seat", "tietgen"],
)
def test_a_kept_game_goes_on_where_it_was_left(game: str, seats: list[str] | None, tmp_path: Path) -> None:
    play(tmp_path, "", "1", "1", "", "1", "", game=game, seats=seats)
    before = record(tmp_path)
    shown = continued(tmp_path)
    assert "clockwise" in shown
    head = before.rpartition("\n=")[0] or before.rstrip()
    assert record(tmp_path).startswith(head)
    continued(tmp_path, "", "1", "1", "", "1")
    assert len(record(tmp_path)) > len(before)


def test_a_game_goes_on_to_its_end_and_is_then_over(tmp_path: Path) -> None:
    play(tmp_path, "1")
    (path,) = game_file.list_games(tmp_path)
    screen = Screen()
    go_on(path, Console(Player(screen, 4), screen), Speech()).play()
    assert "win" in screen.getvalue()
    assert kept_game.listed(tmp_path)[0].is_over
    assert unfinished(tmp_path, None) is None
    assert "= winner" in record(tmp_path)


def test_what_was_taken_back_is_not_in_the_record(tmp_path: Path) -> None:
    shown = play(tmp_path, "", "", "buy", "undo", game="tietgen", seats=["Ann", "bot"], seed=3)
    assert "You take back your last move." in " ".join(shown.split())
    assert "Ann: buy" not in record(tmp_path)
    assert "Ann: buy" in " ".join(continued_with(tmp_path, "buy").split())


def continued_with(folder: Path, *lines: str) -> str:
    continued(folder, *lines)
    return record(folder)


@pytest.mark.parametrize("tag", ["moved", "chosen", "made"])
def test_a_damaged_word_in_a_kept_game_is_no_newer_program(tmp_path: Path, tag: str) -> None:
    play(tmp_path, "1", "1")
    (path,) = game_file.list_games(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if line.startswith(b'["%s"' % tag.encode()))
    lines[at] = lines[at].replace(tag.encode(), tag.encode()[::-1], 1)
    path.write_bytes(b"".join(lines))
    with pytest.raises(Problem) as caught:
        kept_game.reopen(path)
    assert f"entry {at} of this table's log cannot be read" in Speech().complain(caught.value)


def test_a_line_that_was_cut_short_is_dropped(tmp_path: Path) -> None:
    play(tmp_path, "1", "1")
    whole = record(tmp_path)
    (path,) = game_file.list_games(tmp_path)
    with path.open("ab") as stream:
        stream.write(b'["moved",17,0,')
    assert record(tmp_path) == whole
    continued(tmp_path, "1")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (b"", "game-broken"),
        (b"My shopping list\n", "game-broken"),
        (b"[1]\n", "game-broken"),
        (b'{"pocketmoney":"game"}\n', "game-broken"),
        (b'{"pocketmoney":"game","format":9}\n["later"]\n[', "store-newer"),
    ],
)
def test_what_is_no_kept_game_is_a_problem_and_is_not_listed(text: bytes, key: str, tmp_path: Path) -> None:
    path = tmp_path / "0000.game"
    path.write_bytes(text)
    assert kept_game.listed(tmp_path) == []
    with pytest.raises(Problem) as caught:
        kept_game.reopen(path)
    assert caught.value.key == key
    assert path.read_bytes() == text


def test_a_game_that_cannot_be_kept_is_played_all_the_same_and_says_so_once(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", encoding="utf-8")
    shown = " ".join(play(blocked / "games", "1", "1", "1").split())
    assert shown.count("This game cannot be kept") == 1
    assert "Nothing was played" not in shown
    assert blocked.read_text(encoding="utf-8") == "no folder"


def test_the_files_of_a_game_go_on_being_written_when_it_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.play"
    folder = tmp_path / "games"
    run("lunch-money", [], None, {}, 1, str(file), None, stdin=Typist("1"), stdout=Screen(), folder=folder)
    before = file.read_text(encoding="utf-8")
    continued(folder, "1", "1", "1")
    assert len(file.read_text(encoding="utf-8")) > len(before)
    file.write_text(before.replace("seed: 1", "seed: 2"), encoding="utf-8")
    other = file.read_text(encoding="utf-8")
    continued(folder, "1")
    assert file.read_text(encoding="utf-8") == other


def test_save_goes_on_recording_and_asks_before_it_replaces_a_game(tmp_path: Path) -> None:
    file = tmp_path / "game.play"
    folder = tmp_path / "games"
    play(folder, f"save {file}", "1", "1", "1")
    first = file.read_text(encoding="utf-8")
    assert "You: " in first
    shown = " ".join(play(folder, f"save {file}", "no", f"save {file}", "yes", "1", seed=2).split())
    assert shown.count("holds another game") == 2
    assert "seed: 2" in file.read_text(encoding="utf-8")
    file.write_text("mine", encoding="utf-8")
    shown = " ".join(play(folder, f"save {file}").split())
    assert "Pocket Money did not write it" in shown
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_typed_line_is_not_swallowed_by_press_enter(tmp_path: Path) -> None:
    shown = " ".join(play(tmp_path, "help", "roll", game="tietgen", seats=["Ann", "Ben"], seed=3).split())
    assert "concede: give up" in shown
    assert "throws" in shown.rpartition("Press Enter to go on.")[2]


@pytest.mark.skipif(WINDOWS, reason="locks as Unix has them")
def test_a_game_in_another_window_is_neither_offered_nor_opened(tmp_path: Path) -> None:
    import subprocess

    play(tmp_path, "1")
    (path,) = game_file.list_games(tmp_path)
    program = (
        "import sys; from pathlib import Path; from pocketmoney.store.game_file import GameFile\n"
        "GameFile.open(Path(sys.argv[1])); print('open', flush=True); sys.stdin.read()"
    )
    holder = subprocess.Popen(
        [sys.executable, "-c", program, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None and holder.stdout.readline() == "open\n"
    assert kept_game.listed(tmp_path)[0].is_in_use
    assert unfinished(tmp_path, None) is None
    with pytest.raises(Problem) as caught:
        GameFile.open(path)
    assert caught.value.key == "game-in-use"
    holder.communicate()
    assert unfinished(tmp_path, None) is not None


@pytest.mark.skipif(WINDOWS, reason="signals as Unix has them")
@pytest.mark.parametrize("seed", range(3))
def test_a_kill_loses_no_move_that_was_acknowledged(seed: int, tmp_path: Path) -> None:
    found = kill_one(random.Random(seed), tmp_path)
    assert found.acknowledged > 0
    assert found.kept >= found.acknowledged

"""The terminal itself: widths, colours, odd characters."""

from __future__ import annotations

import io
import re

import pytest

from pocketmoney.terminal.console import Console, Leave
from tests.terminal.people import Player, play_along


class Screen(io.StringIO):
    """A terminal that can do everything."""

    def isatty(self) -> bool:
        return True


def console(screen: io.StringIO, *lines: str) -> Console:
    return Console(io.StringIO("".join(f"{line}\n" for line in lines)), screen)


def test_lines_are_wrapped_and_words_stay_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    screen = io.StringIO()
    console(screen).write("a word " * 20 + "/a/path/that/is/much/longer/than/the/line/is/wide.play", 2, 2)
    lines = screen.getvalue().splitlines()
    assert all(len(line) <= 40 for line in lines[:-1])
    assert lines[-1].endswith("wide.play")


def test_colour_only_where_it_can_be_seen_and_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[" in console(Screen()).paint("x", "strong")
    assert console(io.StringIO()).paint("x", "strong") == "x"
    monkeypatch.setenv("NO_COLOR", "1")
    assert console(Screen()).paint("x", "strong") == "x"
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert console(Screen()).paint("x", "strong") == "x"


def test_plain_turns_colours_and_clearing_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    screen = Screen()
    plain = console(screen)
    plain.is_plain = True
    plain.clear()
    assert plain.paint("x", "strong") == "x"
    assert "\x1b" not in screen.getvalue()


def test_what_the_terminal_cannot_show_or_read_becomes_a_question_mark() -> None:
    raw = io.BytesIO()
    screen = io.TextIOWrapper(raw, encoding="ascii", write_through=True)
    keys = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n"), encoding="utf-8")
    odd = Console(keys, screen)
    odd.write("Uppercut²")
    assert raw.getvalue() == b"Uppercut?\n"
    assert odd.ask("?") == "\ufffd\ufffd"


def test_the_end_of_the_input_is_leaving() -> None:
    with pytest.raises(Leave):
        console(io.StringIO()).ask("Well?")


@pytest.mark.parametrize("width", [24, 40, 60, 80, 100])
def test_a_whole_game_fits_the_screen(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    shown = play_along(6, game="beer-money", decks=["beer-money", "lunch-money"])
    long = [line for line in shown.splitlines() if len(line) > width]
    # A question and what is typed behind it share a line; a heading is never cut.
    assert not [line for line in long if not re.match(r"^  (\w|  ) ?\S", line)], long[:3]


def test_ten_seats_fit_a_narrow_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    shown = play_along(6, seats=["Ann", *["bot"] * 9], decks=["lunch-money", "lunch-money"], lines=6)
    assert not [line for line in shown.splitlines() if len(line) > 40]


def test_a_player_is_not_fooled_by_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coloured game is the plain one with colours in it."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    from tests.terminal.people import play

    coloured, plain = Screen(), io.StringIO()
    shown = play(Player(coloured, 3, 4), coloured, seed=3)
    assert "\x1b[" in shown
    without = re.sub(r"\x1b\[\d*m", "", shown)
    assert without == play(Player(plain, 3, 4), plain, seed=3)

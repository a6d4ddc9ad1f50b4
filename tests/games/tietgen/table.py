"""Setting up a table for a test in a few words."""

from __future__ import annotations

from pocketmoney import games
from pocketmoney.core.action import Action
from pocketmoney.core.record import parse
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.replay import play_line
from pocketmoney.games.tietgen.state import Tietgen

NAMES = ["Ann", "Bob", "Carl"]


def table(*lines: str) -> Tietgen:
    """The game of these header lines, three players unless they say otherwise."""
    seats = [] if any(line.startswith("seats") for line in lines) else [f"seats: {' '.join(NAMES)}"]
    record = parse("\n".join(["game: tietgen", *seats, *lines, "---"]), games.find)
    state = record.begin()
    assert isinstance(state, Tietgen)
    return state


def move(text: str) -> Action:
    """A move in the words of a record."""
    return games.find("tietgen").parse_move(text, NAMES)


def play(state: Tietgen, *lines: str) -> None:
    """Play lines like `Ann: roll`; what stands open before them is declined."""
    game = games.find("tietgen")
    for line in lines:
        name, _, text = line.partition(": ")
        assert play_line(game, state, NAMES.index(name), move(text)) is None, line


def refused(state: Tietgen, line: str) -> Refusal:
    """Why a move is refused at this very moment."""
    name, _, text = line.partition(": ")
    seat = NAMES.index(name)
    refusal = state.check(seat, games.find("tietgen").fit(state, seat, move(text)))
    assert refusal is not None, line
    return refusal

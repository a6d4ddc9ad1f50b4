"""People made of code, who type into the terminal and read what it shows."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

from pocketmoney import games
from pocketmoney.core.record import parse
from pocketmoney.core.replay import Replay
from pocketmoney.core.rng import from_seed
from pocketmoney.terminal.play_command import run

SEEN = 8000
NUMBER = re.compile(r"(?:^|  )(\d+) ", re.MULTILINE)


class Typist(io.StringIO):
    """Types prepared lines; then the input ends."""

    def __init__(self, *lines: str) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))


class Player(io.StringIO):
    """Reads the last screen and types something sensible, at random but repeatably, for so many lines."""

    def __init__(self, screen: io.StringIO, seed: int = 0, lines: int = 5000) -> None:
        super().__init__()
        self.screen = screen
        self.rng = from_seed(seed)
        self.lines = lines
        self.look: Callable[[str], None] = lambda shown: None

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        end = self.screen.tell()
        self.screen.seek(max(0, end - SEEN))
        shown = self.screen.read()
        self.look(shown)
        self.lines -= 1
        return "" if self.lines < 0 else self._answer(shown) + "\n"

    def _answer(self, shown: str) -> str:
        last = " ".join(shown[-160:].split())
        if "Which cards" in last:
            return "a"
        if "Does anyone" in last:
            return ["", "", "Ann", "Ben", "Cleo"][self.rng.below(5)]
        if last.endswith((", press Enter.", "see only how it ends.", "(Enter: no):")):
            return ""
        return self._number(shown)

    def _number(self, shown: str) -> str:
        """One of the numbers that were offered last: they count up from 1."""
        numbers = [int(found) for found in NUMBER.findall(shown[shown.rfind("  1 ") :])]
        return str(1 + self.rng.below(max(numbers, default=1)))


def play(
    stdin: io.StringIO,
    stdout: io.StringIO | None = None,
    *,
    game: str | None = "lunch-money",
    decks: list[str] | None = None,
    seats: list[str] | None = None,
    options: dict[str, str] | None = None,
    seed: int | None = 1,
    record_to: Path | None = None,
    go_on_from: Path | None = None,
) -> str:
    """Run the terminal to its end; returns everything it showed. It must leave cleanly."""
    screen = io.StringIO() if stdout is None else stdout
    code = run(
        game,
        decks or [],
        seats,
        options or {},
        seed,
        None if record_to is None else str(record_to),
        None if go_on_from is None else str(go_on_from),
        stdin=stdin,
        stdout=screen,
    )
    assert code == 0
    return screen.getvalue()


def play_along(seed: int, *, lines: int = 5000, **arguments: object) -> str:
    """Play a game with a player who does something sensible at every prompt."""
    screen = io.StringIO()
    return play(Player(screen, seed, lines), screen, seed=seed, **arguments)  # type: ignore[arg-type]


def replayed(file: Path) -> Replay:
    """The record in that file, played again; all that it claims must hold."""
    replay = Replay(parse(file.read_bytes(), games.find))
    failure = replay.run()
    assert failure is None, (failure.line, failure.claimed, failure.so)
    return replay


def typed(file: Path, *lines: str) -> str:
    """What is shown, on one line, when these lines are typed into a saved game."""
    return " ".join(play(Typist(*lines), go_on_from=file).split())


def moves(file: Path) -> list[str]:
    """The lines of a record behind its header."""
    return file.read_text(encoding="utf-8").partition("---\n")[2].splitlines()

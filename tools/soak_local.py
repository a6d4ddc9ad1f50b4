"""Kill local games at random moments, and look whether every move that was shown is still there.

Usage: python -m tools.soak_local [--kills NUMBER] [--seed NUMBER]. Each game is played by a person made of code, alone
or with others at one keyboard, in a process of its own that is killed with SIGKILL after a random number of lines or a
random time. Then the kept game must hold every move that the process had acknowledged before it died.
"""

from __future__ import annotations

import argparse
import io
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

from pocketmoney.core.problem import Problem
from pocketmoney.store import game_file
from pocketmoney.terminal import kept_game, play_command

TABLES: Final = (
    ("lunch-money", "You,bot,bot"),
    ("beer-money", "Ann,Ben,bot"),
    ("tietgen", "Ann,bot,bot"),
    ("tietgen", "Ann,Ben"),
)
LONGEST: Final = 1.5  # seconds that a process lives after its first question
PATIENCE: Final = 60.0  # seconds for it to ask one
MADE: Final = "a move was made and acknowledged"


class Killed(NamedTuple):
    """What a process had shown when it was killed, and what its kept game holds."""

    acknowledged: int
    kept: int


def kill_one(chance: random.Random, folder: Path) -> Killed:
    """Play a game until it is killed; count the moves that were shown, and those that are kept."""
    game, seats = chance.choice(TABLES)
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "POCKETMONEY_LANGUAGE": "en", "COLUMNS": "80"}
    command = [sys.executable, "-m", "tools.soak_local", "--play", game, seats, str(chance.randrange(1000))]
    environment["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parent.parent), environment.get("PYTHONPATH", "")])
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
    assert process.stdin is not None and process.stdout is not None
    shown = b""
    os.set_blocking(process.stdout.fileno(), False)
    deadline = time.monotonic() + PATIENCE
    end: float | None = None
    while process.poll() is None and time.monotonic() < (end or deadline):
        more = process.stdout.read()
        shown += more or b""
        if more:
            if end is None and MADE.encode() in shown:
                end = time.monotonic() + chance.random() * LONGEST
        else:
            time.sleep(0.001)
    process.kill()
    shown += process.stdout.read() or b""
    process.wait()
    process.stdin.close()
    process.stdout.close()
    return Killed(shown.count(MADE.encode()), _kept_moves(folder))


def _kept_moves(folder: Path) -> int:
    """How many moves made by hand the only kept game holds; it must open, and its record must hold."""
    found = game_file.list_games(folder / "pocketmoney" / "games")
    if not found:
        return 0
    (path,) = found
    again = kept_game.reopen(path)
    again.kept.close()
    text = again.record.text()
    assert text
    _, lines = game_file.read(path)
    path.unlink()
    return len([line for line in lines if kept_game.is_by_hand(line)])


def play(game: str, seats: str, seed: int) -> None:
    """Play one game with a person made of code, who says on standard output which moves are acknowledged."""
    from tests.terminal.people import Player
    from tests.terminal.tietgen_people import Resident

    screen = io.StringIO()
    player = (Resident if game == "tietgen" else Player)(screen, seed, 100_000)
    told = made = 0

    def look(shown: str) -> None:
        """A question is on the screen: all that was typed before it is acknowledged."""
        nonlocal told
        sys.stdout.write(f"{MADE}\n" * (made - told))
        told = made
        sys.stdout.flush()

    save = kept_game.KeptGame.save

    def counting(kept: kept_game.KeptGame, lines: list[bytes]) -> None:
        nonlocal made
        save(kept, lines)
        made += len([line for line in lines if kept_game.is_by_hand(line)])

    kept_game.KeptGame.save = counting  # type: ignore[method-assign, assignment]
    player.look = look
    play_command.run(game, [], seats.split(","), {}, seed, None, None, stdin=player, stdout=screen)


def main() -> int:
    """Kill as many games as were asked for; returns 1 if a move was lost."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.soak_local", description="Kill local games, and look for lost moves."
    )
    parser.add_argument("--kills", type=int, default=100, help="processes that are killed (%(default)s)")
    parser.add_argument("--seed", type=int, default=None, help="of what happens to them (default: another each time)")
    parser.add_argument("--play", nargs=3, metavar=("GAME", "SEATS", "SEED"), help=argparse.SUPPRESS)
    read = parser.parse_args()
    if read.play is not None:
        play(read.play[0], read.play[1], int(read.play[2]))
        return 0
    seed = random.randrange(10**6) if read.seed is None else read.seed
    chance = random.Random(seed)
    lost = acknowledged = 0
    for number in range(read.kills):
        with tempfile.TemporaryDirectory() as folder:
            try:
                found = kill_one(chance, Path(folder))
            except Problem as problem:
                print(f"kill {number} of seed {seed}: {problem.key} {problem.details}")
                lost += 1
                continue
        acknowledged += found.acknowledged
        if found.kept < found.acknowledged:
            print(f"kill {number} of seed {seed}: {found.acknowledged} moves shown, {found.kept} kept")
            lost += 1
    print(f"{read.kills} kills (seed {seed}): {acknowledged} moves acknowledged, {lost} games with a loss")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())

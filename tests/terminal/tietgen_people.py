"""A person made of code at a Tietgen table."""

from __future__ import annotations

import io
from pathlib import Path

from pocketmoney import games
from pocketmoney.core.record import parse
from pocketmoney.core.replay import Replay
from tests.terminal.people import Player, play

NAMES = ["Ann", "Ben", "Cleo"]
WILD = ["moves", "board", "deeds", "ledger", "offer Rex give 1cl get 12.1", "build 12.1", "sell 18.6", "", "roll", "1"]


class Resident(Player):
    """Does business now and then, types nonsense now and then, and mostly presses Enter."""

    def _answer(self, shown: str) -> str:
        last = " ".join(shown[-260:].split())
        if last.endswith("press Enter to go on.") or "watch the rest" in last:
            return ""
        for ending, answers in {
            "(Enter: let it go):": ["claim", "claim", "", "deeds"],
            "(Enter: no answer)": ["accept", "refuse", "", "moves"],
            "(Enter: nobody):": [
                "",
                "",
                "",
                "Ann",
                "Ben bid 0.5cl",
                "Cleo: moves",
                "Ann offer Ben 1cl for 12.1",
                "Zed",
            ],
            "Type yes to do so.": ["yes", "no"],
            "(Enter: nothing):": ["", "", *WILD],
            "(Enter: roll):": ["", "", "", "", *WILD],
        }.items():
            if last.endswith(ending):
                return answers[self.rng.below(len(answers))]
        return self._number(shown) if self.rng.below(8) else ""


def settle_down(
    seed: int,
    *,
    seats: list[str] | None = None,
    throws: int = 60,
    options: dict[str, str] | None = None,
    lines: int = 4000,
    record_to: Path | None = None,
    go_on_from: Path | None = None,
) -> str:
    """Play a game with somebody who does something at every prompt."""
    screen = io.StringIO()
    chosen = {"end-rule": "throw-limit", "throw-limit": str(throws), **(options or {})}
    return play(
        Resident(screen, seed, lines),
        screen,
        game="tietgen" if go_on_from is None else None,
        seats=seats,
        options=chosen if go_on_from is None else {},
        seed=seed,
        record_to=record_to,
        go_on_from=go_on_from,
    )


def replayed(file: Path) -> Replay:
    """The record in that file, played again; all that it claims must hold."""
    replay = Replay(parse(file.read_bytes(), games.find, lambda named: (file.parent / named).read_bytes()))
    failure = replay.run()
    assert failure is None, (failure.line, failure.claimed, failure.so)
    return replay

"""Steps a second through each environment, beside PettingZoo's own card games, in one run.

Usage: python -m benchmarks.envs [--seconds N] [--rounds N]. Environments and peers take turns, each in a process of
its own on one core, with random allowed actions; the best round of each counts. Peers run if they are installed (extra
`peers`), or in the interpreter that PEERS_PYTHON names. Then PettingZoo takes turns with the build of an earlier
commit, which `benchmarks.earlier` makes; the median of the ratios counts. `make bench` stores the figures in
docs/measured/envs.md, as ratios to the quickest peer. A missed target makes the exit code one.
With a name, `python -m benchmarks.envs NAME SECONDS` measures that one and prints a JSON object.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import warnings
from collections.abc import Callable
from statistics import median
from typing import Any

from benchmarks import earlier, targets
from benchmarks.peers import CLASSIC, SEATS, allowed, counted, play_aec
from benchmarks.run import Row, better, child
from benchmarks.timing import repeat
from tools.installed import builds
from tools.measured import Page

LIMIT = 1_000
SECONDS = 2.0
ROUNDS = 3
GAMES = ("lunch-money", "beer-money", "tietgen")


def pettingzoo(game: str) -> Callable[[], int]:
    """All four seats through PettingZoo."""
    from pocketmoney.envs.pettingzoo import env

    made = env(game, SEATS, limit=LIMIT)
    return lambda: play_aec(made)


def raw(game: str) -> Callable[[], int]:
    """The same without the wrappers that PettingZoo puts around its own games."""
    from pocketmoney.envs.pettingzoo import raw_env

    made = raw_env(game, SEATS, limit=LIMIT)
    return lambda: play_aec(made)


def wrappers(around: str) -> Callable[[], int]:
    """An environment that does nothing, bare or in PettingZoo's wrappers."""
    from pocketmoney.envs import pettingzoo as door

    class Nothing(door.raw_env):
        """Plays one game and shows the same from then on."""

        def observe(self, agent: str) -> Any:
            return self.shown

        def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
            super().reset(1)
            self.shown = super().observe(self.agent_selection)
            self.left = LIMIT

        def step(self, action: int | None) -> None:
            self.left -= 1
            if not self.left:
                self.agents = []

    env: Any = Nothing("lunch-money", SEATS)
    if around == "wrapped":
        outer: Any = door.env("lunch-money", SEATS)
        outer.env.env.env = env
        env = outer
    return lambda: play_aec(env)


def gymnasium(game: str) -> Callable[[], int]:
    """One seat through Gymnasium against three random bots; only its own steps count."""
    from pocketmoney.envs.gymnasium import SeatEnv

    env = SeatEnv(game, SEATS, limit=LIMIT, play_on=False)

    def whole() -> int:
        _, info = env.reset(seed=random.getrandbits(31))
        chosen, over = 0, env.episode.is_over
        while not over:
            _, _, ended, cut, info = env.step(allowed(info["action_mask"]))
            over = ended or cut
            chosen += 1
        return chosen

    return whole


def openspiel(game: str) -> Callable[[], int]:
    """All four seats through OpenSpiel, with the observation of whoever acts."""
    import pyspiel

    from pocketmoney.envs.openspiel import short_name

    loaded = pyspiel.load_game(short_name(game), {"players": SEATS, "limit": LIMIT})

    def whole() -> int:
        state = loaded.new_initial_state()
        state.apply_action(random.randrange(1000))
        chosen = 0
        while not state.is_terminal():
            state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            chosen += 1
        return chosen

    return whole


DOORS = {"pettingzoo": pettingzoo, "raw": raw, "gymnasium": gymnasium, "openspiel": openspiel}
NOTHING = ("wrappers:bare", "wrappers:wrapped")


def measure(name: str, seconds: float) -> Row:
    """The figures of one door, or that it is missing."""
    warnings.filterwarnings("ignore")
    random.seed(1)
    row: Row = {"name": name}
    try:
        door, _, game = name.partition(":")
        made = wrappers(game) if name in NOTHING else DOORS[door](game)
        row.update(repeat(counted(made), seconds))
    except ImportError as fault:
        row["missing"] = str(fault)
    return row


def all_names() -> list[str]:
    """Peers first, then PettingZoo's wrappers by themselves, then each door with each game."""
    return [*CLASSIC, *NOTHING, *[f"{door}:{game}" for door in DOORS for game in GAMES]]


def beside(commit: str, seconds: float, rounds: int) -> dict[str, float]:
    """Steps through PettingZoo in those of the build of a commit, by door and game: the median of all rounds."""
    before = str(earlier.built(commit))
    found = {}
    for name in [f"{door}:{game}" for door in targets.STEPS_OF_EARLIER for game in GAMES]:
        print(f"beside {commit}: {name}", file=sys.stderr)

        def steps(path: str, name: str = name) -> dict[str, float]:
            row = child("benchmarks.envs", name, seconds, python=sys.executable, path=path)
            if "missing" in row:
                raise SystemExit(f"{name} failed: {row['missing']}")
            return {"decisions_s": row["decisions_s"]}

        (seen,) = earlier.ratios(steps, before, rounds).values()
        found[name] = median(seen)
    return found


def page(rows: list[Row], rounds: int, since: dict[str, float] | None = None) -> Page:
    """The figures as ratios to the quickest peer that was there, and to an earlier build."""
    there = [row for row in rows if "missing" not in row]
    nothing = {row["name"]: 1e6 / row["decisions_s"] for row in there if row["name"] in NOTHING}
    found = [row for row in there if row["name"] not in NOTHING]
    peers = [row for row in found if row["name"] in CLASSIC]
    base = max(peers or found, key=lambda row: float(row["decisions_s"]))
    made = Page(
        "envs",
        "Speed of the environments",
        "make bench",
        f"Ratios to {base['name']} in the same run; higher is faster. A step is one chosen action with its observation",
        "and mask; through Gymnasium it holds the moves of three random bots as well.",
    )
    made.note(f"One core, all of them in turns; the best of {rounds} rounds counts.")
    missing = [f"{row['name']} ({row['missing'][:80]})" for row in rows if "missing" in row]
    made.note(f"Left out: {', '.join(missing) or 'none'}.")
    if peers:
        slowest = min(row["decisions_s"] for row in found if row["name"] not in CLASSIC) / base["decisions_s"]
        made.at_least("steps of every environment and game, in those of the quickest peer", targets.OF_PEER, slowest)
    else:
        made.note(
            "Whether they are as quick as the quickest peer is not judged: no peer was there to be compared with."
        )
    for name, ratio in (since or {}).items():
        door, _, game = name.partition(":")
        what = "raw_env" if door == "raw" else "env"
        made.at_least(
            f"PettingZoo `{what}`, {game}: steps in those of commit {targets.EARLIER}",
            targets.STEPS_OF_EARLIER[door],
            ratio,
        )
    if len(nothing) == len(NOTHING):
        bare, wrapped = (nothing[name] for name in NOTHING)
        loop = f"PettingZoo's own wrappers around an environment that does nothing take {wrapped - bare:.0f} µs a step"
        made.note(f"{loop}, its loop without them {bare:.1f} µs.")
    lines = []
    for row in found:
        door, _, game = row["name"].partition(":")
        ours = "pettingzoo, raw_env" if door == "raw" else door
        who, what = (f"pocketmoney.envs.{ours}", game) if game else ("pettingzoo.classic", door)
        ratio = row["decisions_s"] / base["decisions_s"]
        lines.append([who, what, f"{ratio:.2f}", f"{row['decisions_game']:,.0f}"])
    made.table(["Environment or peer", "Game", "Steps a second", "Steps a game"], lines)
    return made


def main() -> int:
    """Measure, print, store."""
    words = argparse.ArgumentParser(
        prog="python -m benchmarks.envs", description="The environments beside PettingZoo's own card games"
    )
    words.add_argument("--seconds", type=float, default=SECONDS, help="for each figure (%(default)s)")
    words.add_argument("--rounds", type=int, default=ROUNDS, help="of which the best counts (%(default)s)")
    chosen = words.parse_args()
    best: dict[str, Row] = {}
    python = os.environ.get("PEERS_PYTHON", sys.executable)
    path = list(builds().values())[-1]
    for number in range(chosen.rounds):
        for name in all_names():
            print(f"round {number + 1}: {name}", file=sys.stderr)
            if name in CLASSIC:
                row = child("benchmarks.peers", name, chosen.seconds, python=python, path="")
            else:
                row = child("benchmarks.envs", name, chosen.seconds, python=sys.executable, path=path)
            best[name] = better(best.get(name), {**row, "name": name})
    is_whole = chosen.seconds >= SECONDS and chosen.rounds >= ROUNDS
    since = beside(targets.EARLIER, chosen.seconds, chosen.rounds)
    return page(list(best.values()), chosen.rounds, since).store(is_whole=is_whole)


if __name__ == "__main__":
    if len(sys.argv) == 3 and not sys.argv[1].startswith("-"):
        print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
    else:
        sys.exit(main())

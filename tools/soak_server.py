"""Kill a server at random moments in 200 games, and send it 10,000 garbled messages; the figures go to docs/measured.

Usage: python -m tools.soak_server [--games N] [--messages N] [--seed N]

Real players over real sockets note every command that was acknowledged and every event they were told; both have to be
in the log, once. Garbled messages have to be refused in words or with a close code while others play on. Whatever does
not hold stops the run. Figures are stored when all of the games and messages were asked for.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter

import uvloop

from tests.server.evening import Outcome, Plan, evening
from tests.server.siege import Outcome as Repelled
from tests.server.siege import siege
from tools.measured import Page

GAMES = 200
MESSAGES = 10_000
SEED = 6
BETWEEN = 250  # acknowledged commands from one kill to the next, on average
PATIENCE = 900.0  # seconds for one evening
GROWTH = 1.1  # the target: of the server's memory under garbled messages

BOTH = ("lunch-money", "beer-money")
TABLES = [
    Plan("beer-money", people=4, games=2, watchers=1),
    Plan("beer-money", people=2, games=2),
    Plan("beer-money", people=5),
    Plan("beer-money", people=3, speed="quick"),
    Plan("lunch-money", people=4, games=2),
    Plan("lunch-money", people=3, games=2, watchers=2),
    Plan("lunch-money", people=2, speed="quick"),
    Plan("lunch-money", people=6),
    Plan("lunch-money", people=4, games=2, decks=BOTH),
    Plan("beer-money", people=3, decks=BOTH),
    Plan("beer-money", people=2, bots=1, speed="quick"),
    Plan("tietgen", people=3, games=2),
    Plan("tietgen", people=4, watchers=1),
    Plan("tietgen", people=2, speed="quick"),
]  # 20 games


async def evenings(games: int, chance: Random) -> list[Outcome]:
    """As many evenings as it takes to play so many games."""
    found: list[Outcome] = []
    begun = perf_counter()
    while (played := sum(outcome.games for outcome in found)) < games:
        plans = TABLES
        while sum(plan.games for plan in plans) > games - played and len(plans) > 1:
            plans = plans[1:]
        with tempfile.TemporaryDirectory() as folder:
            async with asyncio.timeout(PATIENCE):
                found.append(await evening(Path(folder) / "data", plans, chance, between=BETWEEN))
        done, kills = played + found[-1].games, sum(outcome.kills for outcome in found)
        print(f"\r{done} of {games} games, {kills} kills, {perf_counter() - begun:.0f} s spent ", end="", flush=True)
    print()
    return found


async def besieged(messages: int, chance: Random) -> Repelled:
    """A siege, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        return await siege(Path(folder) / "data", messages, chance)


def page(outcomes: list[Outcome], repelled: Repelled, seconds: float) -> Page:
    """The figures as a page."""
    rows = [
        ("games, each to its end", sum(outcome.games for outcome in outcomes)),
        ("kills (SIGKILL)", sum(outcome.kills for outcome in outcomes)),
        ("games that were under way at a kill", sum(outcome.struck for outcome in outcomes)),
        ("commands acknowledged, each in the log once", sum(outcome.noted.acknowledged for outcome in outcomes)),
        ("commands sent again after a kill", sum(outcome.noted.again for outcome in outcomes)),
        ("of these, moves that were in the log already", sum(outcome.noted.already for outcome in outcomes)),
        ("events told to players, each once and in order", sum(outcome.events for outcome in outcomes)),
    ]
    answers = repelled.answers
    closed = sum(count for key, count in answers.items() if key.startswith("closed"))
    done = answers["done"] + answers["welcome"]
    siege_rows = [
        ("garbled messages", sum(answers.values())),
        ("refused in words", sum(answers.values()) - closed - done),
        ("closed with a code", closed),
        ("valid after all", done),
        ("reasons that were given", len([key for key in answers if key not in ("done", "welcome")])),
        ("commands of honest people acknowledged meanwhile", repelled.moves),
        ("memory before, in MB", repelled.before // 10**6),
        ("memory after, in MB", repelled.after // 10**6),
    ]
    made = Page(
        "soak-server",
        "Soak of the server",
        "make soak",
        "A server is killed again and again while people play at its tables over real sockets; then garbled messages",
        "come from a host, a guest, a spectator and a stranger while others play on. Nothing was lost, done twice or",
        "told twice; every record replays, and its seed is the one that the table was bound to; no fault is in the",
        "server's log.",
    )
    made.note(f"It took {seconds:.0f} seconds.")
    made.at_most("memory after the garbled messages, in that before", GROWTH, repelled.after / repelled.before)
    made.table(["Nothing lost", "count"], [[name, f"{figure:,}"] for name, figure in rows])
    made.add("")
    made.table(["Nobody gets in", "count"], [[name, f"{figure:,}"] for name, figure in siege_rows])
    return made


def main() -> int:
    """Soak, and store what was seen."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak_server", description="Kill a server, and besiege it.")
    parser.add_argument("--games", type=int, default=GAMES, help="played while it is killed (%(default)s)")
    parser.add_argument("--messages", type=int, default=MESSAGES, help="that are garbled (%(default)s)")
    parser.add_argument(
        "--seed", type=int, default=SEED, help="of the kills, the players and the garbling (%(default)s)"
    )
    asked = parser.parse_args()
    begun = perf_counter()
    print("killing")
    outcomes = uvloop.run(evenings(asked.games, Random(asked.seed)))
    print("garbling")
    repelled = uvloop.run(besieged(asked.messages, Random(asked.seed)))
    made = page(outcomes, repelled, perf_counter() - begun)
    return made.store(is_whole=asked.games >= GAMES and asked.messages >= MESSAGES)


if __name__ == "__main__":
    sys.exit(main())

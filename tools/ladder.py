"""The ladder: does every bot beat three of the next weaker one, in every game?

Usage: python -m tools.ladder [--games N] [--jobs N] [--only GAME] [--rung WORD] [--into FOLDER]. Four seats, seats
rotated, every game another deal. A sequential test stops a rung as soon as its question is answered; --games is the
most it may take, and Ctrl-C ends a rung with what was played. On the installed build (`make ladder`) every rung is
stored at once in ladder.json and ladder.md of the folder (docs/measured). The exit code is one if a rung was not
answered yes.
Searchers count iterations here and have no time cap, so the same games are played on a slow machine.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

from pocketmoney import games
from pocketmoney.bots.bot import Bot
from pocketmoney.bots.match import Match
from pocketmoney.bots.registry import make
from pocketmoney.bots.search.bot import SearchBot
from pocketmoney.core.game import Game
from pocketmoney.core.header import Header
from pocketmoney.core.rng import from_seed
from tools import measured
from tools.sequential import OPEN, YES, Question, interval

SEATS = ["Ann", "Ben", "Cat", "Dan"]
OPTIONS = {"tietgen": {"end-rule": "throw-limit", "throw-limit": "200"}}
MOVES = 20_000  # a game that is not over by then has no winner
CHANCE = 0.25
TELL = 20  # games between two lines of progress
AHEAD = 4  # games given to each process before their turn to be counted


class Rung:
    """One bot against three of another: which share of the games it must win, in at most so many."""

    def __init__(self, better: str, worse: str, share: float, most: int) -> None:
        self.better = better
        self.worse = worse
        self.share = share
        self.most = most


RUNGS = [Rung("greedy", "random", 0.6, 2000), Rung("hard", "greedy", 0.4, 400), Rung("brutal", "hard", 0.3, 400)]
# Past sixty imagined games a move luck decides more than thought there, so `brutal` need not beat `hard`.
NOT_ASKED = {("tietgen", "brutal")}


def seat_bot(word: str, game: Game) -> Bot:
    """A bot without a time cap."""
    bot = make(word, game)
    if isinstance(bot, SearchBot):
        bot.cap = float("inf")
    return bot


def play(name: str, better: str, worse: str, number: int) -> bool:
    """One game; whether the better bot won."""
    game = games.find(name)
    mine = number % len(SEATS)
    state = game.set_up(Header(name, SEATS, options=OPTIONS.get(name, {}), seed=number))
    bots = [seat_bot(better if seat == mine else worse, game) for seat in range(len(SEATS))]
    Match(state, bots, from_seed(number)).play(moves=MOVES)
    return state.winner == mine


def results(pool: ProcessPoolExecutor, name: str, rung: Rung, most: int, jobs: int) -> Iterator[bool]:
    """The games in order, whichever process played them; nothing is begun that nobody waits for."""
    waiting: list[Future[bool]] = []
    begun = 0
    while begun < most or waiting:
        while begun < most and len(waiting) < jobs * AHEAD:
            waiting.append(pool.submit(play, name, rung.better, rung.worse, begun))
            begun += 1
        yield waiting.pop(0).result()


def climb(name: str, rung: Rung, most: int, jobs: int) -> dict[str, object]:
    """Play one rung until its question is answered."""
    # In Tietgen the question is whether it is better at all.
    share = CHANCE if name in OPTIONS else rung.share
    test = Question(share, most)
    began = perf_counter()
    pool = ProcessPoolExecutor(jobs)
    try:
        for won in results(pool, name, rung, most, jobs):
            if test.see(won=won) != OPEN:
                break
            if test.games % TELL == 0:
                print(f"{name}: {rung.better} has won {test.wins} of {test.games}", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print(f"{name}: stopped, the question is left open", file=sys.stderr, flush=True)
    pool.shutdown(wait=False, cancel_futures=True)
    low, high = interval(test.wins, test.games)
    return {
        "game": name,
        "better": rung.better,
        "worse": rung.worse,
        "question": share,
        "answer": test.answer,
        "wins": test.wins,
        "games": test.games,
        "most": most,
        "share": test.wins / max(1, test.games),
        "low": low,
        "high": high,
        "seconds": round(perf_counter() - began),
        "build": measured.build(),
        "commit": measured.commit(),
        "date": datetime.now(UTC).date().isoformat(),
    }


def page(rows: list[dict[str, object]]) -> measured.Page:
    """The figures as a page."""
    made = measured.Page(
        "ladder",
        "The ladder",
        "make ladder",
        "One bot against three of another at four seats, so chance is 25 %. The answer is that of the sequential test",
        "in `tools/sequential.py`, which errs in at most 5 % of all runs either way; `open` means that the games",
        "played did not answer it. The interval is that of a share (Wilson, 95 %), as if the number of games had been",
        "fixed before. Tietgen ends after 200 throws. Searchers have their iterations and no time cap.",
    )
    asked = [row for row in rows if _name(row) not in NOT_ASKED]
    answered = sum(row["answer"] == YES for row in asked)
    wanted = len(RUNGS) * len(games.names()) - len(NOT_ASKED)
    made.target("rungs that were answered yes", f"all {wanted}", f"{answered}", is_met=answered == wanted)
    lines = []
    for row in rows:
        share, low, high = (100 * float(str(row[key])) for key in ("share", "low", "high"))
        question = 100 * float(str(row["question"]))
        wins = [f"{row['wins']}", f"{row['games']}", f"{share:.1f} %", f"{low:.1f} to {high:.1f} %"]
        when = f"{row['date']}, {row.get('commit', '')}"
        named = [str(row[key]) for key in ("game", "better", "worse")]
        lines.append([*named, f"{question:.0f} %", str(row["answer"]), *wins, when])
    head = ["Game", "Bot", "against three", "More than", "Answer", "Wins", "Games", "Share", "95 %", "Played at"]
    made.table(head, lines)
    return made


def store(folder: Path, row: dict[str, object]) -> list[dict[str, object]]:
    """Put a rung into the files of that folder, in place of an older figure of the same rung."""
    file = folder / "ladder.json"
    rows: list[dict[str, object]] = json.loads(file.read_text("utf-8")) if file.exists() else []
    rows = [old for old in rows if _name(old) != _name(row)] + [row]
    order = [(name, rung.better) for rung in RUNGS for name in games.names()]
    rows.sort(key=lambda one: order.index((str(one["game"]), str(one["better"]))))
    page(rows).write(folder, rows)
    return rows


def _name(row: dict[str, object]) -> tuple[object, object]:
    return row["game"], row["better"]


def main() -> int:
    """Climb every rung in every game."""
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description="Play the ladder of bots.")
    parser.add_argument("--games", type=int, default=0, help="most games a rung, instead of 2,000 and 400")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at once (%(default)s)")
    parser.add_argument("--only", choices=games.names(), action="append", help="only this game")
    parser.add_argument("--rung", choices=[rung.better for rung in RUNGS], action="append", help="only this rung")
    parser.add_argument("--into", type=Path, help="the folder for the figures (docs/measured, on the installed build)")
    asked = parser.parse_args()
    folder = asked.into or (measured.FOLDER if measured.is_installed() else None)
    answers = []
    for rung in RUNGS:
        if asked.rung and rung.better not in asked.rung:
            continue
        for name in asked.only or games.names():
            if (name, rung.better) in NOT_ASKED:
                continue
            row = climb(name, rung, asked.games or rung.most, asked.jobs)
            answers.append(row["answer"])
            if folder is not None:
                store(folder, row)
            print(
                f"{name}: {rung.better} against three {rung.worse} won {row['wins']} of {row['games']}, "
                f"more than {100 * float(str(row['question'])):.0f} %: {row['answer']} ({row['seconds']} s)",
                flush=True,
            )
    if folder is None:
        print("Not stored: this is not the installed build; see python -m tools.installed.", file=sys.stderr)
    return 0 if all(answer == YES for answer in answers) else 1


if __name__ == "__main__":
    sys.exit(main())

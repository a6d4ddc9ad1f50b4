"""The commands of the lab: reading their words, checking them before anything is played, and writing reports."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from pocketmoney import games
from pocketmoney.bots.registry import make
from pocketmoney.core.notation import whole_number
from pocketmoney.core.options import choose
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.core.record import parse
from pocketmoney.lab import (
    compare,
    executors,
    job_runner,
    record_positions,
    report_html,
    report_plots,
    sim_report,
    tournament,
)
from pocketmoney.lab import report as pages
from pocketmoney.lab.checkpoint import Ledger
from pocketmoney.lab.job import LONGEST, Job, described
from pocketmoney.lab.number_format import Wording
from pocketmoney.lab.report import Page
from pocketmoney.lab.review import Review, ReviewWording
from pocketmoney.shell import atomic_file, output_file, records
from pocketmoney.shell.arguments import Parser, chosen, decks_in, files_in, header_of, split
from pocketmoney.text.speech import Speech

DONE: Final = 0
INTERRUPTED: Final = 130
GAMES: Final = 1_000
MOST_JOBS: Final = 512
SEATED: Final = 4
ROLLOUTS: Final = 60
MOMENTS: Final = 120
POLICY: Final = "greedy"
AGAINST: Final = "vs"
COMMON: Final = ("seats", "both", "games", "seed", "jobs", "json", "report", "longest", "engine")

# What does not change the results, so is no part of how to repeat them.
ABOUT_FILES: Final = ("--json", "--report", "--jobs", "--engine")


def sim_command(words: list[str], speech: Speech) -> int:
    """Play many games and say what they came to."""
    parser = _parser("sim")
    parser.add_house()
    parser.add_argument("--seats", nargs="+", action="extend")
    parser.add_argument("--rotate", action="store_true")
    read = parser.read(words, most=1)
    game = games.find(_game(read, "sim"))
    bots = bots_in(read.seats, "--seats")
    names = [f"S{seat + 1}" for seat in range(len(bots))]
    options = chosen(game, read.option, read.preset)
    header = header_of(game, names, options, 0, decks_in(read), files_in(read))
    job = Job(header, tuple(bots), seed_in(read), read.rotate, longest_in(read))
    return play(Ledger(job), read, words, speech, sim_report.page)


def compare_command(words: list[str], speech: Speech) -> int:
    """Play every game by two sets of rules and say what changes."""
    if words.count(AGAINST) != 1:
        raise Problem("lab-needs-vs")
    at = words.index(AGAINST)
    parser = _parser("compare")
    parser.add_house()
    parser.add_argument("--seats", nargs="+", action="extend")
    parser.add_argument("--both", action="append", default=[])
    read = parser.read(words[:at], most=1)
    second = parser.read(words[at + 1 :], most=0)
    for flag in COMMON:  # what is about both sides may stand on either side of vs
        if getattr(second, flag) not in (None, []):
            setattr(read, flag, getattr(second, flag))
    game = games.find(_game(read, "compare"))
    bots = bots_in(read.seats, "--seats")
    names = [f"S{seat + 1}" for seat in range(len(bots))]
    headers = []
    for side in (read, second):
        options = chosen(game, [*read.both, *side.option], side.preset)
        headers.append(header_of(game, names, options, 0, decks_in(side), files_in(side)))
    full = [described(header) | {"options": choose(game.options(), header.options)} for header in headers]
    if full[0] == full[1]:
        raise Problem("lab-same-sides")
    job = compare.Comparison(
        headers[0], tuple(bots), seed_in(read), is_rotated=True, longest=longest_in(read), other=headers[1]
    )
    return play(Ledger(job), read, words, speech, compare.page)


def tournament_command(words: list[str], speech: Speech) -> int:
    """Let bots play each other at full tables and rank them."""
    parser = _parser("tournament")
    parser.add_house()
    parser.add_argument("--bots", nargs="+", action="extend")
    parser.add_argument("--table")
    read = parser.read(words, most=1)
    game = games.find(_game(read, "tournament"))
    bots = bots_in(read.bots, "--bots")
    for bot in bots:
        if bots.count(bot) > 1:
            raise Problem("lab-bot-twice", {"word": bot})
    if len(bots) < 2:
        raise Problem("lab-one-bot", {"word": bots[0]})
    seats = count_in(read.table, "--table", min(SEATED, len(bots)))
    if seats > len(bots):
        raise Problem("lab-table-size", {"seats": seats, "bots": len(bots)})
    names = [f"S{seat + 1}" for seat in range(seats)]
    header = header_of(game, names, chosen(game, read.option, read.preset), 0, decks_in(read), files_in(read))
    job = tournament.Tournament(header, tuple(bots), seed_in(read), is_rotated=True, longest=longest_in(read))
    return play(tournament.Standings(job), read, words, speech, tournament.page)


def review_command(words: list[str], speech: Speech) -> int:
    """Say how the chances went, where the game turned, and which moves were worst."""
    parser = Parser("review")
    for flag in ("--rollouts", "--policy", "--moments", "--seed", "--jobs", "--engine", "--html", "--svg"):
        parser.add_argument(flag)
    parser.add_argument("--force", action="store_true")
    read = parser.read(words, most=1)
    if not read.words:
        raise Problem("lab-needs-record")
    file = read.words[0]
    rollouts = count_in(read.rollouts, "--rollouts", ROLLOUTS)
    most = count_in(read.moments, "--moments", MOMENTS)
    jobs, engine = count_in(read.jobs, "--jobs", cores()), engine_in(read.engine)
    policy = read.policy or POLICY
    if read.html is not None:
        check_report(read.html, force=read.force)
    if read.svg is not None:
        output_file.check(read.svg, output_file.is_page, force=read.force)
    if read.html is not None or read.svg is not None:
        report_plots.check()
    try:
        source = _source(file)
        record_positions.check(source, file)
    except Problem as problem:
        raise problem.within(file) from None
    make(policy, record_positions.positions_of(source).game)
    review = Review(source, rollouts, policy, seed_in(read), most)
    speech.learn(review.positions.game.own_words())
    try:
        review.run(jobs, engine, speech)
    except KeyboardInterrupt:
        print(speech.say("lab-review-interrupted"), file=sys.stderr)
        return INTERRUPTED
    wording = ReviewWording(review, speech, Path(file).name)
    numbers = ["--rollouts", str(rollouts), "--policy", policy, "--seed", str(review.seed)]
    page = wording.page(shlex.join(["pocketmoney", "review", file, *numbers]))
    for line in pages.terminal(page):
        print(line)
    if read.svg is not None:
        atomic_file.write(read.svg, report_plots.alone(report_plots.svg(wording.ribbon())))
    if read.html is not None:
        write(page, read.html, speech)
    return DONE


def _source(file: str) -> record_positions.Source:
    """The record in a file, with the texts of the files that it names."""
    named: dict[str, bytes] = {}

    def read_named(name: str) -> bytes:
        named[name] = records.read_named(file, name)
        return named[name]

    text = records.read(file)
    parse(text, games.find, read_named)
    return record_positions.Source(text, tuple(sorted(named.items())))


def _parser(command: str) -> Parser:
    """The flags that all commands which play many games share."""
    parser = Parser(command)
    for flag in ("--games", "--seed", "--jobs", "--json", "--report", "--longest"):
        parser.add_argument(flag)
    parser.add_argument("--engine")
    parser.add_argument("--force", action="store_true")
    return parser


def _game(read: argparse.Namespace, command: str) -> str:
    if not read.words:
        raise Problem("lab-needs-game", {"command": command, "known": ", ".join(games.names())})
    return str(read.words[0])


def bots_in(given: list[str] | None, flag: str) -> list[str]:
    """The words of a list of bots, each of which must mean something: that is seen when the job is checked."""
    bots = split(given)
    if not bots:
        raise Problem("lab-needs-seats", {"flag": flag})
    if "" in bots:
        raise Problem("lab-empty-seat", {"flag": flag})
    return bots


def count_in(given: str | None, flag: str, usual: int, most: int = 10**9) -> int:
    """A whole number from 1 up."""
    if given is None:
        return usual
    number = whole_number(given, flag)
    if not 1 <= number <= most:
        raise Problem("lab-count", {"flag": flag, "word": given, "most": most})
    return number


def engine_in(given: str | None) -> str:
    """Where games are played; one that cannot be had is a problem."""
    engine = given or executors.PROCESSES
    if engine not in executors.NAMES:
        raise unknown("lab-engine", engine, list(executors.NAMES))
    executors.check(engine)
    return engine


def seed_in(read: argparse.Namespace) -> int:
    """The seed that all games follow from."""
    return whole_number(read.seed, "--seed") if read.seed is not None else 0


def longest_in(read: argparse.Namespace) -> int:
    """After how many turns a game is left."""
    return count_in(read.longest, "--longest", LONGEST)


def play(
    ledger: Ledger,
    read: argparse.Namespace,
    words: list[str],
    speech: Speech,
    report: Callable[[Ledger, Wording, str], Page],
) -> int:
    """Check everything, play, report."""
    count = count_in(read.games, "--games", GAMES)
    jobs = count_in(read.jobs, "--jobs", cores(), MOST_JOBS)
    engine = engine_in(read.engine)
    _check_paths(read)
    if read.report is not None:
        report_plots.check()
    _check_job(ledger.job, speech)
    if read.json is not None:
        ledger.load(read.json)
    before = ledger.games
    is_whole = job_runner.run(ledger, count, jobs, engine, read.json, speech)
    speech.learn(ledger.job.game_set_up().own_words())
    if before:
        _say(speech, "lab-goes-on", file=read.json, games=before)
    if not ledger.games:
        _say(speech, "lab-nothing-yet")
        return INTERRUPTED
    page = report(ledger, Wording(speech, ledger.job), repeat(words, ledger))
    for line in pages.terminal(page):
        print(line)
    if read.report is not None:
        write(page, read.report, speech)
    if is_whole:
        return DONE
    key = "lab-interrupted-saved" if read.json is not None else "lab-interrupted"
    _say(speech, key, games=ledger.games, whole=count, file=read.json or "")
    return INTERRUPTED


def _check_job(job: Job, speech: Speech) -> None:
    """Everything can be set up; what is wrong in a file is told with the name of the file."""
    try:
        job.check()
    except Problem as problem:
        where = str(problem.details.get("where", ""))
        for header in job.headers():
            for file in header.files:
                if where.startswith(file) and file not in speech.complain(problem):
                    raise problem.within(file) from None
        raise


def _say(speech: Speech, key: str, **args: object) -> None:
    """A remark that is no result goes to standard error."""
    sys.stdout.flush()
    print(speech.say(key, args), file=sys.stderr)


def cores() -> int:
    """How many processors there are for us."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _check_paths(read: argparse.Namespace) -> None:
    """Whatever will be written can be written, and to different places; nothing has been played yet."""
    if read.json is not None:
        atomic_file.check(read.json)
    if read.report is None:
        return
    check_report(read.report, force=read.force)
    if read.json is not None and Path(read.json).resolve() in {
        Path(read.report).resolve(),
        Path(beside(read.report)).resolve(),
    }:
        raise Problem("lab-same-file", {"file": read.json})


def check_report(file: str, *, force: bool) -> None:
    """A page is called FILE.html, and it and the summary beside it can be written, replacing nothing but themselves."""
    if Path(file).suffix.lower() not in (".html", ".htm"):
        raise Problem("lab-report-name", {"file": file})
    output_file.check(file, output_file.is_page, force=force)
    output_file.check(beside(file), output_file.is_page, force=force)


def beside(report: str) -> str:
    """Where the summary of a report goes."""
    return str(Path(report).with_suffix(".md"))


def write(page: Page, file: str, speech: Speech) -> None:
    """Write the page, and the summary beside it."""
    text = report_html.page(page, speech.language)
    atomic_file.write(file, text)
    atomic_file.write(beside(file), pages.markdown(page))
    print()
    print(speech.say("lab-written", {"file": file, "summary": beside(file)}))


def repeat(words: list[str], ledger: Ledger) -> str:
    """The command that gives the same results: with its seed and number of games, without files."""
    kept: list[str] = []
    left = list(words)
    while left:
        word = left.pop(0)
        if word == "--force":
            continue
        if word.partition("=")[0] in (*ABOUT_FILES, "--games", "--seed"):
            if "=" not in word and left:
                left.pop(0)
            continue
        kept.append(word)
    numbers = ["--games", str(ledger.games), "--seed", str(ledger.job.seed)]
    at = kept.index(AGAINST) if AGAINST in kept else len(kept)
    return shlex.join(["pocketmoney", ledger.job.KIND, *kept[:at], *numbers, *kept[at:]])


COMMANDS: Final[dict[str, Callable[[list[str], Speech], int]]] = {
    "sim": sim_command,
    "compare": compare_command,
    "tournament": tournament_command,
    "review": review_command,
}

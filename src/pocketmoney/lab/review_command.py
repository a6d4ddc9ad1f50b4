"""The command that reviews a record."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Final

from pocketmoney import games
from pocketmoney.bots.registry import make
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import parse
from pocketmoney.lab import record_positions, report_plots
from pocketmoney.lab import report as pages
from pocketmoney.lab.commands import INTERRUPTED, check_report, cores, count_in, engine_in, seed_in, write
from pocketmoney.lab.review import Review, Teller
from pocketmoney.shell import atomic_file, output_file, records
from pocketmoney.shell.arguments import Parser
from pocketmoney.text.speech import Speech

ROLLOUTS: Final = 60
MOMENTS: Final = 120
POLICY: Final = "greedy"


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
        source = source_of(file)
        record_positions.check(source, file)
    except Problem as problem:
        raise problem.within(file) from None
    make(policy, record_positions.walked(source).game)
    review = Review(source, rollouts, policy, seed_in(read), most)
    speech.learn(review.walk.game.own_words())
    try:
        review.run(jobs, engine, speech)
    except KeyboardInterrupt:
        print(speech.say("lab-review-interrupted"), file=sys.stderr)
        return INTERRUPTED
    teller = Teller(review, speech, Path(file).name)
    numbers = ["--rollouts", str(rollouts), "--policy", policy, "--seed", str(review.seed)]
    page = teller.page(shlex.join(["pocketmoney", "review", file, *numbers]))
    for line in pages.terminal(page):
        print(line)
    if read.svg is not None:
        atomic_file.write(read.svg, report_plots.alone(report_plots.svg(teller.ribbon())))
    if read.html is not None:
        write(page, read.html, speech)
    return 0


def source_of(file: str) -> record_positions.Source:
    """The record in a file, with the texts of the files that it names."""
    named: dict[str, bytes] = {}

    def read_named(name: str) -> bytes:
        named[name] = records.read_named(file, name)
        return named[name]

    text = records.read(file)
    parse(text, games.find, read_named)
    return record_positions.Source(text, tuple(sorted(named.items())))

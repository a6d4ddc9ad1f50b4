"""Many games: going on where a job stopped, Ctrl-C, and what is said."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.cli.run import Command
from tests.patience import PATIENCE

SIM = ["sim", "lunch-money", "--seats", "random,greedy,random", "--rotate", "--jobs", "1"]


def test_a_job_goes_on_where_it_stopped(pocketmoney: Command) -> None:
    at_once = pocketmoney(*SIM, "--games", "24", "--json", "once.json")
    pocketmoney(*SIM, "--games", "9", "--json", "twice.json")
    again = pocketmoney(*SIM, "--games", "24", "--json", "twice.json", "--jobs", "1")
    assert Path("once.json").read_bytes() == Path("twice.json").read_bytes()
    assert at_once.out == again.out
    assert again.err == "twice.json held 9 games of this job already; they count.\n"


def test_a_finished_job_is_only_told_again(pocketmoney: Command) -> None:
    first = pocketmoney(*SIM, "--games", "12", "--json", "sums.json")
    before = Path("sums.json").read_bytes()
    assert pocketmoney(*SIM, "--games", "5", "--json", "sums.json").out == first.out
    assert Path("sums.json").read_bytes() == before


@pytest.mark.parametrize(
    ("seats", "rotate", "tells"),
    [("random,greedy", [], False), ("random,greedy", ["--rotate"], True), ("greedy,greedy", [], True)],
    ids=["unlike and fixed", "rotated", "alike"],
)
def test_what_beginning_is_worth_is_told_only_where_the_seat_alone_differs(
    pocketmoney: Command, seats: str, rotate: list[str], *, tells: bool
) -> None:
    said = pocketmoney("sim", "lunch-money", "--seats", seats, *rotate, "--jobs", "1", "--games", "6").out
    assert ("beginning is worth" in " ".join(said.split())) is tells
    assert ("kept their seats" in " ".join(said.split())) is not tells


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (["--seed", "1"], "seed"),
        (["--option", "heal-cap=none"], "rules"),
        (["--decks", "beer-money"], "rules"),
        (["--longest", "50"], "longest"),
    ],
    ids=["seed", "option", "decks", "longest"],
)
def test_the_file_of_another_job_stays_as_it_is(pocketmoney: Command, change: list[str], what: str) -> None:
    pocketmoney(*SIM, "--games", "2", "--json", "sums.json")
    before = Path("sums.json").read_bytes()
    complaint = pocketmoney.complaint(*SIM, "--games", "4", "--json", "sums.json", *change)
    assert f"sums.json holds another job (what differs: {what})" in complaint
    assert Path("sums.json").read_bytes() == before


def test_the_command_to_repeat_gives_the_same(pocketmoney: Command) -> None:
    first = pocketmoney(*SIM, "--games", "8", "--seed", "5", "--report", "a.html", "--json", "a.json")
    assert first.code == 0, first
    command = Path("a.md").read_text("utf-8").rstrip().rsplit("\n", 1)[1].split()
    assert command[0] == "pocketmoney" and "--json" not in command and "--report" not in command
    assert pocketmoney(*command[1:]).out == first.out.rpartition("\nThe report")[0]


def test_a_mix_of_decks_and_house_rules_is_played(pocketmoney: Command) -> None:
    words = [*SIM, "--games", "4", "--decks", "beer-money,lunch-money", "--preset", "2002", "--json", "mix.json"]
    assert pocketmoney(*words).code == 0
    rules = json.loads(Path("mix.json").read_text("utf-8"))["job"]["rules"][0]
    assert rules["entries"] == [["decks", "beer-money", "lunch-money"]] and rules["options"] == {"lm-values": "spr"}


def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(tmp_path: Path) -> None:
    """In a terminal: a bar shows how far it is; two workers; Ctrl-C goes to all of them."""
    words = [sys.executable, "-m", "pocketmoney", "sim", "lunch-money", "--seats", "random,random", "--jobs", "2"]
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*words, "--games", "500000", "--json", "sums.json"],
        cwd=tmp_path, stdin=theirs, stdout=subprocess.PIPE, stderr=theirs, start_new_session=True, text=True,
    )  # fmt: skip
    os.close(theirs)
    shown = b""
    while shown.count(b"[") < 8:  # the bar, drawn anew so often that the workers are at it
        shown += os.read(ours, 4096)
    assert b"of 500,000 games" in shown
    os.killpg(process.pid, signal.SIGINT)
    try:
        out, _ = process.communicate(timeout=PATIENCE)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    rest = b""
    while True:
        try:
            more = os.read(ours, 4096)
        except OSError:  # nobody is at the other end any more
            break
        if not more:
            break
        rest += more
    os.close(ours)
    said = rest.decode()
    assert process.returncode == 130
    assert "Who wins" in out
    assert "are kept in sums.json. The same command goes on from there." in said and "Traceback" not in said
    games = json.loads((tmp_path / "sums.json").read_text("utf-8"))["games"]
    assert games > 0 and sorted(path.name for path in tmp_path.iterdir()) == ["sums.json"]

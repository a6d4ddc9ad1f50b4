"""The simulation shows nothing wrong on a sample of seeds, repeats itself exactly, and finds what is planted."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from pocketmoney.server import storyteller
from tests.repository import ROOT
from tools.simulate import planted
from tools.simulate.loop import VirtualLoop, wait_in_thread
from tools.simulate.plan import runs_cluster
from tools.simulate.run import run
from tools.simulate.server import SimulatedWorkers

SAMPLE = range(5_001, 5_007)
CLUSTER_SAMPLE = (8, 12)
# Those that the first seeds find; all of them are found in the soak.
QUICK = (
    "told-before-durable",
    "leaked-card",
    "missed-event",
    "entry-applied-twice",
    "unlimited-rate",
    "forgotten-timer",
    "unfenced-append",
    "told-before-confirmed",
    "unparted-socket",
    "cut-too-far",
)


def test_a_sample_of_seeds_shows_no_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    submit, keys = SimulatedWorkers.submit, set()

    def note(pool: SimulatedWorkers, key: str, *job: Any) -> Any:
        keys.add(key)
        return submit(pool, key, *job)

    monkeypatch.setattr(SimulatedWorkers, "submit", note)
    outcomes = [run(seed) for seed in SAMPLE]
    assert storyteller.KEY in keys
    assert [f"make simulate SEED={each.seed}: {each.violations[:3]}" for each in outcomes if each.violations] == []
    assert sum(each.counts.get("acknowledged commands", 0) for each in outcomes) > 100
    faults = {what for each in outcomes for what in each.counts}
    assert {"kills", "power cuts", "resets", "vanished devices"} <= faults


def test_a_sample_of_seeds_with_nodes_of_a_cluster_shows_no_violation() -> None:
    assert all(runs_cluster(seed) for seed in CLUSTER_SAMPLE)
    outcomes = [run(seed) for seed in CLUSTER_SAMPLE]
    assert [f"make simulate SEED={each.seed}: {each.violations[:3]}" for each in outcomes if each.violations] == []
    assert sum(each.counts.get("acknowledged commands", 0) for each in outcomes) > 50
    assert sum(each.counts.get("claims", 0) for each in outcomes) > len(outcomes), "no table had two owners"
    faults = {what for each in outcomes for what in each.counts}
    assert {"kills of a node", "nodes asleep", "NATS servers asleep", "servers behind"} <= faults


def test_a_seed_replays_identically_in_another_process_whatever_its_hashes_are() -> None:
    """Also after other seeds have run in the same process."""
    script = "import sys\nfrom tools.simulate.run import run\nprint(*[run(int(seed)).digest for seed in sys.argv[1:]])"
    digests = []
    for hashes, seeds in (("1", ["2", "8", "18"]), ("2", ["18", "8", "2"])):
        done = subprocess.run(
            [sys.executable, "-c", script, *seeds],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hashes},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.append(dict(zip(seeds, done.stdout.split(), strict=True)))
    assert digests[0] == digests[1]
    assert len(set(digests[0].values())) == 3


@pytest.mark.parametrize("name", QUICK)
def test_a_planted_fault_is_found(name: str) -> None:
    found = planted.find(name, 20)
    assert found.seed > 0, found.sentence


def test_a_failing_seed_is_printed_with_the_command_that_replays_it() -> None:
    command = [sys.executable, "-m", "tools.simulate", "--seed", "1", "--planted", "leaked-card"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "VIOLATION" in done.stdout and "replay it: make simulate SEED=1 PLANTED=leaked-card" in done.stdout


@pytest.mark.timeout(60)
@pytest.mark.parametrize("fails", [False, True])
def test_a_result_that_nobody_waits_for_any_more_holds_nothing_up(*, fails: bool) -> None:
    """A task is cancelled while a thread works for it; the loop goes on."""
    loop = VirtualLoop(Random(1))
    loop.has_threads = True

    def work() -> None:
        wait_in_thread(asyncio.sleep(1), loop)
        if fails:
            raise ValueError

    async def cancel_at_work() -> str:
        waiting = asyncio.ensure_future(loop.run_in_executor(None, work))
        await asyncio.sleep(0.5)
        waiting.cancel()
        await asyncio.sleep(2)
        return "on"

    assert loop.run_until_complete(cancel_at_work()) == "on"
    loop.close()

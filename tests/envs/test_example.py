"""The example trains, remembers what it learnt, and tells its figure with an interval."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.repository import ROOT

pytest.importorskip("torch", reason="the example needs PyTorch, which is not installed")

SHORT = ["--envs", "4", "--test", "4", "--seats", "2"]


def run(*words: str) -> str:
    command = [sys.executable, str(ROOT / "examples" / "train_ppo.py"), *SHORT, *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=3 * PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


def test_a_short_run_saves_a_policy_that_plays_the_same_again(tmp_path: Path) -> None:
    saved = str(tmp_path / "policy.pt")
    told = run("--game", "beer-money", "--imitate", "64", "--steps", "512", "--save", saved)
    assert told.startswith("beer-money, 2 seats: ") and told.endswith("; chance is 50%")
    assert run("--game", "beer-money", "--load", saved, "--steps", "0") == told

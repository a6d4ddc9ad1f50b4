"""Every example runs and says what it promises."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE
from tests.repository import ROOT

EXAMPLES = ROOT / "examples"
WITH_TESTS_ELSEWHERE = {"train_ppo"}  # it needs PyTorch: tests/envs/test_example.py


def run(name: str, *words: str, typed: str = "", code: int = 0) -> list[str]:
    """What an example prints, line by line."""
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *words]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=3 * PATIENCE, check=False)
    assert done.returncode == code, done.stderr
    return done.stdout.splitlines()


def test_every_example_has_a_test() -> None:
    tested = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    assert {path.stem for path in EXAMPLES.glob("*.py")} <= tested | WITH_TESTS_ELSEWHERE


def test_play_a_game() -> None:
    told = run("play_a_game", typed="1\nchoke > Ben\nfly\n2\n")
    assert "  You hold: love-tap, knuckle-sammitch, block, grab, fists-of-fury" in told
    assert "You attack Ben with Love Tap." in told
    assert "Your move: You do not have Choke in your hand." in told
    assert any(line.startswith("Your move: there is no card called fly") for line in told)
    assert told[-1].endswith("wins!")


def test_own_bot() -> None:
    (told,) = run("own_bot")
    wins = int(told.split()[6])
    assert told.startswith("The bot of ten lines won") and wins > 40 / 3


def test_compare_house_rules() -> None:
    title, *figures = run("compare_house_rules")
    assert title == "100 games each: discarding is free, then forbidden"
    assert [line.split(":")[0].strip() for line in figures] == ["turns", "decisions", "damage", "answered"]


def test_train_weights() -> None:
    told, liked = run("train_weights", "--games", "300", "--test", "60")
    words = told.split()
    before, after = int(words[words.index("won") - 1]), int(words[words.index("training,") + 1])
    assert after > before
    assert liked.startswith("It likes ") and " and avoids " in liked


def test_check_record(tmp_path: Path) -> None:
    good = tmp_path / "good.play"
    good.write_text("game: beer-money\nseats: Ann Ben\nseed: 27\n---\nAnn: pass\n= turn Ben\n", encoding="utf-8")
    wrong = tmp_path / "wrong.play"
    wrong.write_text(good.read_text(encoding="utf-8").replace("turn Ben", "turn Ann"), encoding="utf-8")
    assert run("check_record", str(good)) == [f"{good}: 1 moves, every claim holds; it is Ben's turn"]
    told = run("check_record", str(good), str(wrong), str(tmp_path / "none.play"), code=1)
    assert told[1] == f"{wrong}:6: claimed: turn Ann; actual: turn Ben"
    assert told[2].startswith(f"{tmp_path / 'none.play'}: there is no such file")

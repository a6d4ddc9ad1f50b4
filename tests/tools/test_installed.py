"""The environment that benchmarks run in: clean, compiled, made once for the sources as they are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.repository import ROOT, text_of
from tools import installed
from tools.installed import Environment


def test_a_change_of_anything_that_goes_into_the_wheel_makes_another_environment(tmp_path: Path) -> None:
    for name in (
        "src/pocketmoney/cli.py",
        "docs/rules/tietgen.md",
        "web/src/main.ts",
        "tools/native.py",
        *installed.INPUTS,
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("one", encoding="utf-8")
    (tmp_path / "requirements" / "play.txt").touch()
    seen = {installed.digest(tmp_path)}
    for name in ("src/pocketmoney/cli.py", "web/src/main.ts", "hatch_build.py", "requirements/dev.txt"):
        (tmp_path / name).write_text("two", encoding="utf-8")
        seen.add(installed.digest(tmp_path))
    assert len(seen) == 5
    (tmp_path / "tools" / "soak.py").touch()
    assert installed.digest(tmp_path) in seen


def test_programs_in_it_cannot_import_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    variables = Environment(ROOT, tmp_path).variables()
    assert variables["PYTHONPATH"] == str(ROOT)
    code = "import importlib.util, sys; sys.exit(importlib.util.find_spec('tools.measured') is None)"
    assert subprocess.run([sys.executable, "-c", code], env=variables, check=False).returncode == 0


def test_what_is_ready_is_not_made_again(tmp_path: Path) -> None:
    environment = Environment(ROOT, tmp_path)
    environment.folder.mkdir()
    (environment.folder / installed.READY).touch()
    environment.make()
    assert [path.name for path in environment.folder.iterdir()] == [installed.READY]


def test_the_exit_code_tells_of_any_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def run(_: Environment, command: str) -> int:
        ran.append(command)
        return 3 if command == "two --x" else 0

    monkeypatch.setattr(Environment, "make", lambda _: None)
    monkeypatch.setattr(Environment, "run", run)
    monkeypatch.setattr(sys, "argv", ["installed", "one", "two --x", "three"])
    assert installed.main() == 1
    assert ran == ["one", "two --x", "three"]


def test_outside_of_it_there_is_one_build() -> None:
    assert list(installed.builds().values()) == [""]
    assert installed.import_path("") == str(ROOT)
    assert installed.import_path("there") == f"there{os.pathsep}{ROOT}"


@pytest.mark.parametrize("target", ["soak", "bench", "load", "webbench", "ladder"])
def test_make_measures_on_the_installed_build_only(target: str) -> None:
    recipe = text_of(ROOT / "Makefile").partition(f"\n{target}: ")[2].partition("\n\n")[0].splitlines()[1:]
    assert any("tools.installed" in line for line in recipe)
    assert not [line for line in recipe if "benchmarks." in line and "tools.installed" not in line]

"""Compile `core` and `games` with mypyc, as they stand, and run the same tests on the compiled build.

Usage: python -m tools.compiled [--only-build] [pytest arguments]. Needs a C compiler and Python's headers. The build
lies in build/compiled; the source tree is not touched.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from hatch_build import compile_into, copy_package

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "compiled"
TESTS = ["tests/contract", "tests/core", "tests/games", "tests/records", "tests/leaks"]


def build() -> Path:
    """Compile into the build folder; returns the folder to import from."""
    shutil.rmtree(BUILD, ignore_errors=True)
    copy_package(ROOT, BUILD)
    shutil.copytree(ROOT / "docs" / "rules", BUILD / "pocketmoney" / "rules_text")
    compile_into(BUILD)
    return BUILD


def main(arguments: list[str]) -> int:
    """Build, then test what was built."""
    folder = build()
    environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}
    seen = subprocess.run(
        [sys.executable, "-c", "import pocketmoney.games.brawl.state as state; print(state.__file__)"],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
        cwd=folder,
    ).stdout.strip()
    if seen.endswith(".py"):
        print(f"the compiled build was not imported, but {seen}", file=sys.stderr)
        return 1
    print(f"compiled: {Path(seen).relative_to(ROOT)}")
    if "--only-build" in arguments:
        return 0
    tests = [test for test in TESTS if (ROOT / test).exists()]
    command = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal", *tests, *arguments]
    return subprocess.run(command, env=environment, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

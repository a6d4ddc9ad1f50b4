"""Build the wheel with compiled rules, unpack it, and run the same tests on what was unpacked.

Usage: python -m tools.compiled [--only-build] [pytest arguments]. Needs a C compiler and Python's headers; whatever
goes wrong with compiling is fatal here. What was built lies in build/compiled; the source tree is not touched.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "compiled"
WHEELS = ROOT / "build" / "wheel"
TESTS = ["tests/contract", "tests/core", "tests/games", "tests/records", "tests/cli", "tests/bots", "tests/lab"]
TESTS += ["tests/table", "tests/leaks", "tests/library"]


def build() -> Path:
    """Compile into the build folder; returns the folder to import from."""
    for folder in (BUILD, WHEELS):
        shutil.rmtree(folder, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    command += ["--no-deps", "--no-build-isolation", "--wheel-dir", str(WHEELS), str(ROOT)]
    subprocess.run(command, env={**os.environ, "POCKETMONEY_COMPILED": "on"}, cwd=ROOT, check=True)
    (wheel,) = WHEELS.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(BUILD)
    return BUILD


def _written(path: str) -> str:
    """The fingerprint of what a build writes."""
    environment = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tools.written"]
    return subprocess.run(command, env=environment, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def main(arguments: list[str]) -> int:
    """Build, then test what was built."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.compiled",
        description="Compile the rules, and run the same tests on them.",
        epilog="Whatever else is said goes to pytest.",
    )
    parser.add_argument("--only-build", action="store_true", help="and compare what both builds write; test nothing")
    asked, for_pytest = parser.parse_known_args(arguments)
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
    fingerprints = {_written(path) for path in (str(ROOT / "src"), str(folder))}
    if len(fingerprints) > 1:
        print(
            "the compiled rules do not write the same records as the pure ones: python -m tools.written",
            file=sys.stderr,
        )
        return 1
    print(f"the same records, byte for byte: {fingerprints.pop()}")
    if asked.only_build:
        return 0
    tests = [test for test in TESTS if (ROOT / test).exists()]
    command = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal", *tests, *for_pytest]
    return subprocess.run(command, env=environment, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

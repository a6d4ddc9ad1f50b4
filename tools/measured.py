"""The pages of docs/measured: one writer for all of them.

Every page says when, by which command, at which commit and on which build it was measured, and lists the targets with
what was seen. Figures are stored only if everything was measured, and, where the speed of the rules matters, on the
installed compiled build, which is what users get (`python -m tools.installed` runs a tool there). A missed target is
stored, too, and makes the program end with an exit code of one.
"""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
import textwrap
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

import pocketmoney
from pocketmoney.version import pure_reason

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "docs" / "measured"
WIDTH: Final = 115  # letters in a line of a page
SOURCES: Final = ROOT / "src"


class Target(NamedTuple):
    """What was wanted and what was seen."""

    what: str
    wanted: str
    seen: str
    is_met: bool


def is_installed() -> bool:
    """Whether this program imports the compiled rules of an installed package."""
    return pure_reason() is None and SOURCES not in Path(pocketmoney.__file__).parents


def build() -> str:
    """Return which build this program imports."""
    rules = "compiled" if pure_reason() is None else "pure"
    is_source = SOURCES in Path(pocketmoney.__file__).parents
    return f"{rules} rules, {'source tree' if is_source else f'installed package {pocketmoney.__version__}'}"


def commit() -> str:
    """Return the commit, with a mark if files other than these pages differ from it."""
    named = _git("rev-parse", "--short=10", "HEAD")
    changed = _git("status", "--porcelain", "--", ".", ":!docs/measured")
    return f"{named or 'no commit'}{' with changes' if changed else ''}"


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def machine() -> str:
    """Return what it was measured on."""
    return f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}, Python {platform.python_version()}"


class Page:
    """A page in the making. Sections are added as lines; targets stand at the top."""

    def __init__(self, name: str, title: str, command: str, *about: str, needs_installed: bool = True) -> None:
        self.name = name
        self._title = title
        self._about = wrapped(" ".join(about))
        self._needs_installed = needs_installed
        day = datetime.now(UTC).date().isoformat()
        self._measured = [f"Measured {day} by `{command}` at commit {commit()}: {machine()}; {build()}."]
        self._targets: list[Target] = []
        self._lines: list[str] = []

    def note(self, sentence: str) -> None:
        """Say something about how this run was made, behind the commit and the build."""
        self._measured.append(sentence)

    def target(self, what: str, wanted: str, seen: str, *, is_met: bool) -> None:
        """State a target, and what was seen."""
        self._targets.append(Target(what, wanted, seen, is_met))

    def at_most(self, what: str, most: float, seen: float, unit: str = "") -> None:
        """State the target that a figure is not above a limit."""
        self.target(what, f"at most {_number(most)}{unit}", f"{_number(seen)}{unit}", is_met=seen <= most)

    def at_least(self, what: str, least: float, seen: float, unit: str = "") -> None:
        """State the target that a figure is not below a limit."""
        self.target(what, f"at least {_number(least)}{unit}", f"{_number(seen)}{unit}", is_met=seen >= least)

    def add(self, *lines: str) -> None:
        """Add lines as they are."""
        self._lines += lines

    def section(self, title: str) -> None:
        """Begin a section."""
        self._lines += ["", f"## {title}", ""] if self._lines else [f"## {title}", ""]

    def table(self, head: list[str], rows: list[list[str]]) -> None:
        """Add a table."""
        self._lines += [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
        self._lines += [f"| {' | '.join(row)} |" for row in rows]

    @property
    def missed(self) -> list[Target]:
        """The targets that were missed."""
        return [target for target in self._targets if not target.is_met]

    def text(self) -> str:
        """Return the whole page."""
        measured = wrapped(" ".join(self._measured))
        lines = [f"# {self._title}", "", *self._about, *([""] if self._about else []), *measured]
        if self._targets:
            lines += ["", "| Target | wanted | seen | result |", "|---|---|---|---|"]
            lines += [
                f"| {each.what} | {each.wanted} | {each.seen} | {'met' if each.is_met else '**missed**'} |"
                for each in self._targets
            ]
        text = "\n".join([*lines, "", *self._lines])
        return re.sub(r"\n{3,}", "\n\n", text).rstrip() + "\n"

    def store(self, *, is_whole: bool, data: object = None, folder: Path = FOLDER) -> int:
        """Print the page; write it, and its figures as JSON, if all of it was measured. Return the exit code."""
        print(self.text())
        if not is_whole:
            print("Not stored: that was not everything.", file=sys.stderr)
        elif self._needs_installed and not is_installed():
            print("Not stored: this is not the installed build; see python -m tools.installed.", file=sys.stderr)
        else:
            self.write(folder, data)
        for each in self.missed:
            print(f"Missed: {each.what}: wanted {each.wanted}, seen {each.seen}.", file=sys.stderr)
        return 1 if self.missed else 0

    def write(self, folder: Path, data: object = None) -> None:
        """Write the page, and its figures as JSON if there are any."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{self.name}.md").write_text(self.text(), encoding="utf-8")
        if data is not None:
            (folder / f"{self.name}.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def wrapped(text: str) -> list[str]:
    """Return a paragraph in lines of a readable length."""
    return textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)


def _number(figure: float) -> str:
    if round(figure, 2) == round(figure) or abs(figure) >= 100:
        return f"{figure:,.0f}"
    return f"{figure:.1f}" if abs(figure) >= 10 else f"{figure:.2f}"

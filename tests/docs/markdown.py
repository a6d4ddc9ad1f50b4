"""Fenced blocks and links of the project's documents."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from tests.repository import ROOT, files, named, text_of

_FENCE = re.compile(r"^( *)(`{3,}|~{3,})\s*(.*)$")
_NEEDS = re.compile(r"^<!-- needs ([a-z]+) -->$", re.MULTILINE)
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


@dataclass(frozen=True)
class Block:
    """One fenced block: where it stands, what it says it is, and what is in it."""

    path: Path
    line: int
    language: str
    file: str | None
    lines: tuple[str, ...]

    @property
    def place(self) -> str:
        return f"{named(self.path)}:{self.line}"

    @property
    def text(self) -> str:
        return "".join(f"{line}\n" for line in self.lines)


def documents() -> list[Path]:
    """Every Markdown file that a reader of the project may open."""
    return [path for path in files() if path.suffix == ".md" and (path.parent == ROOT or _is_under_docs(path))]


def _is_under_docs(path: Path) -> bool:
    return (ROOT / "docs") in path.parents


def blocks(path: Path) -> list[Block]:
    """The fenced blocks of a document, in order."""
    found: list[Block] = []
    lines = iter(enumerate(text_of(path).splitlines(), 1))
    for number, line in lines:
        fence = _FENCE.match(line)
        if fence is None:
            continue
        indent, ticks, info = fence.groups()
        body = []
        for _, inner in lines:
            if inner.strip().startswith(ticks):
                break
            body.append(inner.removeprefix(indent))
        language, _, rest = info.partition(" ")
        file = rest.removeprefix("file=") if rest.startswith("file=") else None
        found.append(Block(path, number + 1, language, file, tuple(body)))
    return found


def missing(path: Path) -> list[str]:
    """The packages that a document says its commands need and that are not here, as in <!-- needs torch -->."""
    return [package for package in _NEEDS.findall(text_of(path)) if find_spec(package) is None]


def links(path: Path) -> Iterator[tuple[int, str]]:
    """Line and target of every link in a document that leads to a file of the project."""
    fenced = False
    for number, line in enumerate(text_of(path).splitlines(), 1):
        if _FENCE.match(line):
            fenced = not fenced
        if not fenced:
            for target in _LINK.findall(line):
                if "://" not in target and not target.startswith("mailto:"):
                    yield number, target

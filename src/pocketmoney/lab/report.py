"""A report before it is written: what it says, told once, then shown in the terminal, as Markdown or as HTML."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pocketmoney.lab.report_plots import Plot

GAP: Final = "  "


@dataclass
class Table:
    """Rows of words and numbers under their heads; a terminal shows the first few of many."""

    caption: str
    heads: list[str]
    rows: list[list[str]]
    brief: int = 0  # how many rows a terminal shows; 0 for all


@dataclass
class Section:
    """One topic: some sentences, a table, a picture."""

    title: str
    words: list[str] = field(default_factory=list)
    table: Table | None = None
    plot: Plot | None = None
    is_for_paper: bool = False  # not shown in the terminal


@dataclass
class Page:
    """A whole report."""

    title: str
    lead: list[str]
    sections: list[Section]
    facts: list[tuple[str, str]]
    facts_title: str
    command: str
    command_title: str


def terminal(page: Page) -> Iterator[str]:
    """The report for a terminal: sentences and short tables."""
    width = min(100, shutil.get_terminal_size((80, 24)).columns)
    wrap = partial(textwrap.wrap, width=width, break_on_hyphens=False)
    yield from wrap(page.title)
    yield ""
    for words in page.lead:
        yield from wrap(words)
    for section in page.sections:
        if section.is_for_paper:
            continue
        yield ""
        yield section.title
        for words in section.words:
            yield from wrap(words, initial_indent=GAP, subsequent_indent=GAP)
        if section.table is not None:
            for line in _aligned(section.table):
                yield f"{GAP}{line}"


def _aligned(table: Table) -> Iterator[str]:
    rows = [table.heads, *(table.rows[: table.brief] if table.brief else table.rows)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(table.heads))]
    for row in rows:
        first = row[0].ljust(widths[0])
        rest = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        yield GAP.join([first, *rest]).rstrip()


def markdown(page: Page) -> str:
    """The report as Markdown, without pictures."""
    lines = [f"# {_plain(page.title)}", ""]
    for words in page.lead:
        lines += [_plain(words), ""]
    for section in page.sections:
        lines += [f"## {_plain(section.title)}", ""]
        for words in section.words:
            lines += [_plain(words), ""]
        if section.table is not None:
            lines += [*_piped(section.table), ""]
    lines += [f"## {_plain(page.facts_title)}", ""]
    lines += [f"- {_plain(name)}: {_plain(value)}" for name, value in page.facts]
    lines += ["", f"{_plain(page.command_title)}:", "", f"    {page.command}"]
    return "\n".join(lines) + "\n"


def _piped(table: Table) -> Iterator[str]:
    yield "| " + " | ".join(_plain(cell) for cell in table.heads) + " |"
    yield "| :-- |" + " --: |" * (len(table.heads) - 1)
    for row in table.rows:
        yield "| " + " | ".join(_plain(cell) for cell in row) + " |"


def _plain(words: str) -> str:
    """Words in which no sign means anything to Markdown."""
    for sign in "\\`*_[]<>|#":
        words = words.replace(sign, f"\\{sign}")
    return words

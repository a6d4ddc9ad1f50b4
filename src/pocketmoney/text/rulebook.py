"""The rules in our own words, read from docs/rules and given out as plain text.

The files use a small part of Markdown: headings, paragraphs, tables, lists, bold, code and links. A ruling
begins with a paragraph that starts with its number in bold, `**R46.**`, and goes on to the next ruling or
heading. A card has a heading of its own that ends with its id, `### Jab · jab`; so has a space of a board, and spaces
that are alike share one, `### Mail · mail-2 · mail-7`.

Plain text comes in blocks with an empty line between them. Paragraphs and list items are one long line each:
whoever prints them knows how wide the page is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

GAMES = {
    "lunch-money": ("brawl.md", "lunch-money.md"),
    "beer-money": ("brawl.md", "beer-money.md"),
    "tietgen": ("tietgen.md",),
}

_HEADING = re.compile(r"(#+) +(.*)")
_RULING = re.compile(r"\*\*R(\d+)\.\*\*")
_ITEM = re.compile(r"- +")
_MARKUP = (
    (re.compile(r"\[([^\]]*)\]\([^)]*\)"), r"\1"),
    (re.compile(r"\*\*([^*]+)\*\*"), r"\1"),
    (re.compile(r"`([^`]+)`"), r"\1"),
)


class _Block(NamedTuple):
    """A heading, paragraph, list or table, as it stands in the file."""

    lines: tuple[str, ...]

    @property
    def heading(self) -> re.Match[str] | None:
        return _HEADING.fullmatch(self.lines[0])

    @property
    def ruling(self) -> int | None:
        """The number of the ruling that begins here."""
        match = _RULING.match(self.lines[0])
        return int(match[1]) if match else None

    @property
    def ids(self) -> list[str]:
        """What is described under this heading."""
        return self.heading[2].split(" · ")[1:] if self.heading else []


def files() -> list[str]:
    """The names of all files of rules."""
    return sorted(path.name for path in _folder().iterdir() if path.name.endswith(".md"))


def ruling(number: int) -> str | None:
    """What a ruling says, beginning with its number; nothing if there is none of that number."""
    for name in files():
        taken: list[_Block] = []
        for block in _blocks(name):
            if block.ruling == number:
                taken = [block]
            elif taken and (block.heading or block.ruling is not None):
                return _plain(taken)
            elif taken:
                taken.append(block)
        if taken:
            return _plain(taken)
    return None


def card(card_id: str) -> str | None:
    """What a card is and does, beginning with its name; nothing if no card has that id."""
    return _entry(card_id, [name for name in files() if name not in GAMES["tietgen"]])


def space(space_id: str) -> str | None:
    """What a space of the board is and does, beginning with its name; nothing if no space has that id."""
    return _entry(space_id, list(GAMES["tietgen"]))


def spaces() -> list[str]:
    """The ids of all spaces, in the order in which they are described."""
    return [space_id for name in GAMES["tietgen"] for block in _blocks(name) for space_id in block.ids]


def game(name: str) -> str:
    """All rules of a game: those it shares, then its own.

    A `KeyError` means that there is no such game; `GAMES` has their names.
    """
    return "\n\n".join(_plain(list(_blocks(file))) for file in GAMES[name])


def _entry(entry_id: str, names: list[str]) -> str | None:
    """What stands under the heading of that id."""
    for name in names:
        taken: list[_Block] = []
        for block in _blocks(name):
            heading = block.heading
            if taken and heading:
                break
            if taken:
                taken.append(block)
            elif heading and entry_id in block.ids:
                taken = [_Block((heading[2].partition(" · ")[0],))]
        if taken:
            return _plain(taken)
    return None


def _folder() -> Traversable:
    """Where the rules lie: inside an installed package, or beside the sources they are edited with."""
    installed = resources.files("pocketmoney") / "rules_text"
    if installed.is_dir():
        return installed
    beside = Path(__file__).resolve().parents[3] / "docs" / "rules"
    if beside.is_dir():
        return beside
    raise FileNotFoundError(f"no rules at {installed} nor at {beside}")


def _blocks(name: str) -> Iterator[_Block]:
    """The blocks of a file, from top to bottom."""
    text = (_folder() / name).read_text(encoding="utf-8")
    for part in re.split(r"\n{2,}", text.strip()):
        yield _Block(tuple(part.splitlines()))


def _plain(blocks: list[_Block]) -> str:
    return "\n\n".join(_plain_block(block) for block in blocks)


def _plain_block(block: _Block) -> str:
    first = block.lines[0]
    heading = block.heading
    if heading:
        return _plain_heading(len(heading[1]), heading[2])
    if first.startswith("|"):
        return _plain_table(block.lines)
    if _ITEM.match(first):
        return _plain_list(block.lines)
    return _without_markup(" ".join(block.lines))


def _plain_heading(level: int, title: str) -> str:
    title = _without_markup(title)
    underline = {1: "=", 2: "-"}.get(level)
    return f"{title}\n{underline * len(title)}" if underline else title


def _plain_list(lines: tuple[str, ...]) -> str:
    items: list[str] = []
    for line in lines:
        if _ITEM.match(line):
            items.append(line)
        else:
            items[-1] += " " + line.strip()
    return "\n".join(_without_markup(item) for item in items)


def _plain_table(lines: tuple[str, ...]) -> str:
    """The table in columns, with a line under its head."""
    rows = [[_without_markup(cell.strip()) for cell in line.strip("|").split("|")] for line in lines]
    head, body = rows[0], rows[2:]
    widths = [max(len(row[column]) for row in [head, *body]) for column in range(len(head))]
    rule = ["-" * width for width in widths]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in [head, rule, *body]
    )


def _without_markup(text: str) -> str:
    for pattern, replacement in _MARKUP:
        text = pattern.sub(replacement, text)
    return text

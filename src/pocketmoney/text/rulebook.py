"""The rules in our own words, read from docs/rules in the reader's language and given out as plain text or as blocks.

English stands in docs/rules, another language in a folder below it with the same file names. A file, ruling or entry
that a language lacks is given in English.

The files use a small part of Markdown: headings, paragraphs, tables, lists, bold, code and links. A ruling
begins with a paragraph that starts with its number in bold, `**R46.**`, and goes on to the next ruling or
heading. A card has a heading of its own that ends with its id, `### Jab · jab`; so has a space of a board, and spaces
that are alike share one, `### Mail · mail-2 · mail-7`. The heading of a house rule is its name, `### heal-cap`.

Plain text comes in blocks with an empty line between them. Paragraphs and list items are one long line each: the width
of the page is the printer's business.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from pocketmoney.text.languages import FALL_BACK

GAMES = {
    "lunch-money": ("brawl.md", "lunch-money.md"),
    "beer-money": ("brawl.md", "beer-money.md"),
    "tietgen": ("tietgen.md",),
}
HOUSE_RULES = "house-rules.md"

_HEADING = re.compile(r"(#+) +(.*)")
_OPTION = re.compile(r"[a-z]+(-[a-z]+)*")
_RULING = re.compile(r"\*\*R(\d+)\.\*\*")
_ITEM = re.compile(r"- +")
_MARKUP = (
    (re.compile(r"\[([^\]]*)\]\([^)]*\)"), r"\1"),
    (re.compile(r"\*\*([^*]+)\*\*"), r"\1"),
    (re.compile(r"`([^`]+)`"), r"\1"),
)


class Block(NamedTuple):
    """A heading, paragraph, list or table, as it stands in the file."""

    lines: tuple[str, ...]

    @property
    def heading(self) -> re.Match[str] | None:
        """Level and text of a heading."""
        return _HEADING.fullmatch(self.lines[0])

    @property
    def level(self) -> int:
        """The level of a heading; 0 for anything else."""
        return len(self.heading[1]) if self.heading else 0

    @property
    def title(self) -> str:
        """A heading without its ids."""
        return self.heading[2].partition(" · ")[0] if self.heading else ""

    @property
    def ruling(self) -> int | None:
        """The number of the ruling that begins here."""
        match = _RULING.match(self.lines[0])
        return int(match[1]) if match else None

    @property
    def ids(self) -> list[str]:
        """The cards, spaces or house rule that this heading is about."""
        if not self.heading:
            return []
        ids = self.heading[2].split(" · ")[1:]
        return ids or ([self.title] if _OPTION.fullmatch(self.title) else [])

    @property
    def text(self) -> str:
        """A paragraph as one line, without the number of its ruling."""
        return _RULING.sub("", " ".join(self.lines), count=1).strip() if self.ruling else " ".join(self.lines)

    @property
    def items(self) -> list[str]:
        """The items of a list; empty for anything else."""
        if not _ITEM.match(self.lines[0]):
            return []
        items: list[str] = []
        for line in self.lines:
            if _ITEM.match(line):
                items.append(_ITEM.sub("", line, count=1))
            else:
                items[-1] += " " + line.strip()
        return items

    @property
    def rows(self) -> list[list[str]]:
        """The rows of a table, its head first; empty for anything else."""
        if not self.lines[0].startswith("|"):
            return []
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in self.lines]
        return [rows[0], *rows[2:]]


def files() -> list[str]:
    """The names of all files of rules."""
    return sorted(path.name for path in _folder().iterdir() if path.name.endswith(".md"))


def blocks(name: str, language: str = FALL_BACK) -> tuple[Block, ...]:
    """The blocks of a file from top to bottom."""
    return _read(str(_folder()), name, language)


def ruling(number: int, language: str = FALL_BACK) -> str | None:
    """What a ruling says, beginning with its number; nothing if there is none of that number."""
    for tried in dict.fromkeys((language, FALL_BACK)):
        for name in files():
            taken: list[Block] = []
            for block in blocks(name, tried):
                if block.ruling == number:
                    taken = [block]
                elif taken and (block.heading or block.ruling is not None):
                    break
                elif taken:
                    taken.append(block)
            if taken:
                return _plain(taken)
    return None


def card(card_id: str, language: str = FALL_BACK) -> str | None:
    """What a card is and does, beginning with its name; nothing if no card has that id."""
    names = [name for name in files() if name not in (*GAMES["tietgen"], HOUSE_RULES)]
    return _entry(card_id, names, language)


def space(space_id: str, language: str = FALL_BACK) -> str | None:
    """What a space of the board is and does, beginning with its name; nothing if no space has that id."""
    return _entry(space_id, list(GAMES["tietgen"]), language)


def option(name: str, language: str = FALL_BACK) -> str | None:
    """What a house rule changes, with all its values; nothing if there is none of that name."""
    return _entry(name, [HOUSE_RULES], language)


def spaces() -> list[str]:
    """The ids of all spaces, in the order in which they are described."""
    return [space_id for name in GAMES["tietgen"] for block in blocks(name) for space_id in block.ids]


def options() -> list[str]:
    """The names of all house rules, in the order in which they are described."""
    return [name for block in blocks(HOUSE_RULES) for name in block.ids] if HOUSE_RULES in files() else []


def game(name: str, language: str = FALL_BACK) -> str:
    """All rules of a game: those it shares, then its own.

    A `KeyError` means that there is no such game; `GAMES` has their names.
    """
    return "\n\n".join(_plain(blocks(file, language)) for file in GAMES[name])


class Chapter(NamedTuple):
    """A chapter of the book: which of its file's chapters it is, and what it is called in a language."""

    file: str
    number: int
    title: str


def chapters(language: str = FALL_BACK, game: str | None = None) -> list[Chapter]:
    """The chapters of a game, or of the whole book."""
    names = files() if game is None else [*GAMES[game], HOUSE_RULES]
    return [
        Chapter(name, number, _without_markup(block.title))
        for name in names
        for number, block in enumerate(_chapter_heads(name, language))
    ]


def chapter(file: str, number: int, language: str = FALL_BACK) -> str:
    """What stands in a chapter, with its title and its entries."""
    taken: list[Block] = []
    begun = -1
    for block in blocks(file, language):
        if 0 < block.level <= 2:
            begun += 1
        if begun == number:
            taken.append(block)
    return _plain(taken)


def _chapter_heads(name: str, language: str) -> list[Block]:
    return [block for block in blocks(name, language) if 0 < block.level <= 2]


def _entry(entry_id: str, names: list[str], language: str) -> str | None:
    """What stands under the heading of that id."""
    for tried in dict.fromkeys((language, FALL_BACK)):
        for name in names:
            taken: list[Block] = []
            for block in blocks(name, tried):
                if taken and block.heading:
                    break
                if taken:
                    taken.append(block)
                elif entry_id in block.ids:
                    taken = [Block((block.title,))]
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


@cache
def _read(place: str, name: str, language: str) -> tuple[Block, ...]:
    folder = _folder()
    own = folder / language / name
    file = own if language != FALL_BACK and own.is_file() else folder / name
    text = file.read_text(encoding="utf-8")
    return tuple([Block(tuple(part.splitlines())) for part in re.split(r"\n{2,}", text.strip())])


def _plain(taken: Iterable[Block]) -> str:
    return "\n\n".join(_plain_block(block) for block in taken)


def _plain_block(block: Block) -> str:
    if block.heading:
        return _plain_heading(block.level, block.heading[2])
    if block.rows:
        return _plain_table(block.rows)
    if block.items:
        return "\n".join(f"- {_without_markup(item)}" for item in block.items)
    return _without_markup(" ".join(block.lines))


def _plain_heading(level: int, title: str) -> str:
    title = _without_markup(title)
    underline = {1: "=", 2: "-"}.get(level)
    return f"{title}\n{underline * len(title)}" if underline else title


def _plain_table(rows: list[list[str]]) -> str:
    """The table in columns, with a line under its head."""
    head, *body = [[_without_markup(cell) for cell in row] for row in rows]
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

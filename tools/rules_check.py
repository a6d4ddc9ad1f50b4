"""Compare the rule book of a language with the English one: the same parts, rulings, ids and numbers.

Usage: python -m tools.rules_check [LANGUAGE ...], every language if none is named. English stands in docs/rules, the
others in docs/rules/es and so on. Prints one line for each difference, with file and part, and ends with exit code 1 if
there is any. Numbers may be written in digits or, from three up, in words; decimals take a comma.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from pocketmoney.games.brawl.cards import CARDS
from pocketmoney.games.tietgen import package_data
from pocketmoney.text.speech import Speech
from tools.number_words import number_words
from tools.words import languages

RULES: Final = Path(__file__).resolve().parent.parent / "docs" / "rules"
ENGLISH: Final = "en"
FEW_WORDS: Final = 4  # names may be the same in two languages, sentences may not

_HEADING: Final = re.compile(r"(#+) +(.*)")
_OPTION: Final = re.compile(r"[a-z-]+")
_RULING: Final = re.compile(r"\*\*R(\d+)\.\*\*")
_REFERENCE: Final = re.compile(r"\bR(\d+)\b")
_CODE: Final = re.compile(r"`([^`]*)`")
_LINK: Final = re.compile(r"\]\(([^)]*)\)")
_PLACEHOLDER: Final = re.compile(r"\b[A-ZÆØÅÄÖÜÑÁÉÍÓÚ]{3,}\b")
_THOUSANDS: Final = re.compile(r"(?<![\d.,])(\d{1,3})(?:[,.\u00a0\u202f ](?=000\b))(\d{3})(?![\d.,]*\d)")
_NUMBER: Final = re.compile(r"\d+(?:[.,]\d+)?")
_POINT: Final = re.compile(r"\b(\d+\.\d+)(?![\d.]*\d)([ \u00a0\u202f](?:cl|ml)\b)?")
_KITCHEN: Final = re.compile(r"1[02468]\.[1-6]")
_WORD: Final = re.compile(r"[^\W\d_]+")
_LEFT_OVER: Final = frozenset({"the", "whoever", "your", "with", "which", "and", "cannot", "nobody"})


class Part(NamedTuple):
    """A heading or a ruling with what stands under it up to the next one."""

    mark: str  # "R46", "jab", or "heading 3" for one without an id
    level: int  # of the heading; 0 for a ruling
    title: str
    blocks: list[str]


class Piece(NamedTuple):
    """A paragraph, an item of a list or a row of a table."""

    kind: str
    text: str
    cells: list[str]


class Book(NamedTuple):
    """The rule book in one language."""

    language: str
    files: dict[str, list[Part]]


def read_book(folder: Path, language: str) -> Book:
    """Read every file of rules in that folder."""
    files = sorted(folder.glob("*.md")) if folder.is_dir() else []
    return Book(language, {file.name: read_parts(file.read_text(encoding="utf-8")) for file in files})


def read_parts(text: str) -> list[Part]:
    """Split a file into its headings and rulings."""
    parts: list[Part] = []
    headings = 0
    for block in re.split(r"\n{2,}", text.strip()):
        heading = _HEADING.fullmatch(block)
        ruling = _RULING.match(block)
        if heading:
            title, *ids = heading[2].split(" · ")
            if _OPTION.fullmatch(title):
                ids = [title]
            headings += not ids
            parts.append(Part(" · ".join(ids) or f"heading {headings}", len(heading[1]), title, []))
        elif ruling:
            parts.append(Part(f"R{ruling[1]}", 0, "", [block[ruling.end() :].strip()]))
        elif parts:
            parts[-1].blocks.append(block)
        else:
            parts.append(Part("beginning", 0, "", [block]))
    return parts


def pieces(block: str) -> list[Piece]:
    """Split a block into what is compared one by one."""
    lines = block.splitlines()
    if lines[0].startswith("|"):
        return [Piece("row", line, [cell.strip() for cell in line.strip("|").split("|")]) for line in lines]
    if lines[0].startswith("- "):
        return [Piece("item", " ".join(item.split()), []) for item in re.split(r"\n(?=- )", block)]
    return [Piece("paragraph", " ".join(lines), [])]


def differences(own: Book, english: Book) -> Iterator[str]:
    """Name what differs between a language and English, one line each."""
    names = _names(own.language)
    for file in sorted(english.files.keys() - own.files.keys()):
        yield f"{file}: missing"
    for file in sorted(own.files.keys() - english.files.keys()):
        yield f"{file}: English has no such file"
    for file in sorted(english.files.keys() & own.files.keys()):
        theirs = {part.mark: part for part in english.files[file]}
        ours = {part.mark: part for part in own.files[file]}
        yield from (f"{file}: {line}" for line in _different_marks(own.files[file], english.files[file]))
        for mark in theirs:
            if mark in ours:
                where = f"{file}: {_named(mark)}"
                yield from (f"{where}: {line}" for line in _different_parts(ours[mark], theirs[mark], own, names))


def left_over(own: Book, other: Book) -> Iterator[str]:
    """Name the paragraphs and items that two languages share word for word."""
    for file in sorted(own.files.keys() & other.files.keys()):
        theirs = {piece.text for part in other.files[file] for piece in _sentences(part)}
        for part in own.files[file]:
            for piece in _sentences(part):
                if piece.text in theirs:
                    where = f"{file}: {_named(part.mark)}"
                    yield f"{where}: the same words as in {other.language}: {_short(piece.text)}"


def _sentences(part: Part) -> Iterator[Piece]:
    """The pieces and single sentences that are long enough to be in one language only."""
    for block in part.blocks:
        for piece in pieces(block):
            texts = piece.cells or [piece.text, *re.split(r"(?<=[.:;!?]) ", piece.text)]
            for text in dict.fromkeys(texts):
                if len(_WORD.findall(_CODE.sub("", _REFERENCE.sub("", text)))) > FEW_WORDS:
                    yield Piece(piece.kind, text, [])


def _different_marks(own: list[Part], english: list[Part]) -> Iterator[str]:
    ours, theirs = [part.mark for part in own], [part.mark for part in english]
    for mark, times in Counter(ours).items():
        if times > 1:
            yield f"{_named(mark)}: stands {times} times"
    for mark in theirs:
        if mark not in ours:
            yield f"{_named(mark)}: missing"
    for mark in dict.fromkeys(ours):
        if mark not in theirs:
            yield f"{_named(mark)}: English has no such part"
    if sorted(ours) == sorted(theirs) and ours != theirs:
        at = next(place for place, pair in enumerate(zip(ours, theirs, strict=True)) if pair[0] != pair[1])
        yield f"{_named(ours[at])}: stands where English has {_named(theirs[at])}"


def _different_parts(own: Part, english: Part, book: Book, names: dict[str, set[str]]) -> Iterator[str]:
    if own.level != english.level:
        yield f"heading of level {own.level}, in English {english.level}"
    yield from _different_names(own.title, english.title, names)
    if _KITCHEN.findall(own.title) != _KITCHEN.findall(english.title):
        yield f"the heading is {own.title!r}, in English {english.title!r}: the number stays"
    if len(own.blocks) != len(english.blocks):
        yield f"{len(own.blocks)} paragraphs, lists and tables, in English {len(english.blocks)}"
        return
    for number, (ours, theirs) in enumerate(zip(own.blocks, english.blocks, strict=True), 1):
        block = f"block {number}: " if len(own.blocks) > 1 else ""
        yield from (f"{block}{line}" for line in _different_blocks(ours, theirs, book.language, names))


def _different_blocks(own: str, english: str, language: str, names: dict[str, set[str]]) -> Iterator[str]:
    ours, theirs = pieces(own), pieces(english)
    if ours[0].kind != theirs[0].kind:
        yield f"a {ours[0].kind}, in English a {theirs[0].kind}"
        return
    if len(ours) != len(theirs):
        yield f"{len(ours)} {ours[0].kind}s, in English {len(theirs)}"
        return
    for number, (our, their) in enumerate(zip(ours, theirs, strict=True), 1):
        where = f"{our.kind} {number}: " if len(ours) > 1 else ""
        yield from (f"{where}{line}" for line in _different_pieces(our, their, language, names))


def _different_pieces(own: Piece, english: Piece, language: str, names: dict[str, set[str]]) -> Iterator[str]:
    if len(own.cells) != len(english.cells):
        yield f"{len(own.cells)} columns, in English {len(english.cells)}"
        return
    for our, their in zip(own.cells, english.cells, strict=True):
        yield from _different_names(our, their, names)
        if _KITCHEN.fullmatch(their) and their == english.cells[0] and our != their:
            yield f"kitchen {our}, in English {their}"
    yield from _different_bags("ruling", _references(own.text), _references(english.text))
    yield from _different_bags("name in backticks", _codes(own.text), _codes(english.text))
    yield from _different_bags("link", _LINK.findall(own.text), _LINK.findall(english.text))
    yield from _different_bags("number", _numbers(own.text, language), _numbers(english.text, ENGLISH))
    for amount in _points(own):
        yield f"{amount} is written with a point, not with a comma"
    words = [word.lower() for word in _WORD.findall(_without_names(own.text))]
    if sum(word in _LEFT_OVER for word in words) > 2:
        yield f"looks like English: {_short(own.text)}"


def _different_names(own: str, english: str, names: dict[str, set[str]]) -> Iterator[str]:
    """A title or cell that is a name of the catalogues in English has to be one in the other language."""
    if english in names and own not in names[english]:
        yield f"{own!r} for {english!r}; the catalogue says {' or '.join(sorted(names[english]))!r}"


def _different_bags(what: str, own: Iterable[str], english: Iterable[str]) -> Iterator[str]:
    ours, theirs = Counter(own), Counter(english)
    for each in sorted((theirs - ours).elements()):
        yield f"{what} {each} is missing"
    for each in sorted((ours - theirs).elements()):
        yield f"{what} {each} is not in English"


def _references(text: str) -> list[str]:
    return [f"R{number}" for number in _REFERENCE.findall(text)]


def _codes(text: str) -> list[str]:
    """What stands in backticks; a word in capitals stands for what a player would type."""
    return [_PLACEHOLDER.sub("…", code) for code in _CODE.findall(text)]


def _numbers(text: str, language: str) -> list[str]:
    """Every number as digits with a decimal point, whether it was written in digits or in words."""
    bare = _REFERENCE.sub("", _LINK.sub("]", _CODE.sub("", text)))
    bare = _THOUSANDS.sub(r"\1\2", bare)
    found = [number.replace(",", ".") for number in _NUMBER.findall(bare)]
    return found + [str(number) for number in number_words(bare, language)]


def _points(piece: Piece) -> list[str]:
    """Every decimal written with a point. The number of a kitchen, 12.5, has one."""
    bare = _THOUSANDS.sub(r"\1\2", _CODE.sub("", piece.text))
    found = [number for number, unit in _POINT.findall(bare) if unit or not _KITCHEN.fullmatch(number)]
    return found + [cell for cell in piece.cells[1:] if _KITCHEN.fullmatch(cell)]


def _names(language: str) -> dict[str, set[str]]:
    """What cards, types, spaces and groups are called in English and in a language."""
    english, own = Speech(ENGLISH), Speech(language)
    board = package_data.board()
    keys = [f"type-{name}" for name in ("basic", "weapon", "defense", "specialty")]
    keys += [f"group-{group.id}" for group in board.groups] + ["group-transport", "group-utility"]
    pairs = [(english.say(key), own.say(key)) for key in keys]
    pairs += [(english.card(card.id), own.card(card.id)) for card in CARDS]
    pairs += [(english.space(space), own.space(space)) for space in board.ids]
    names: dict[str, set[str]] = {}
    for name, translated in pairs:
        names.setdefault(name, set()).add(translated)
    return names


def _without_names(text: str) -> str:
    """The text without ids and English card names, which a language may keep."""
    text = _CODE.sub("", text)
    for card in CARDS:
        text = text.replace(Speech(ENGLISH).card(card.id), "")
    return text


def _named(mark: str) -> str:
    return f"`{mark}`" if mark[:1].islower() and not mark.startswith(("heading ", "beginning")) else mark


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"


def faults(language: str, rules: Path = RULES) -> list[str]:
    """Every difference of a language from English, and every sentence it shares with another language."""
    own, english = read_book(rules / language, language), read_book(rules, ENGLISH)
    found = list(differences(own, english))
    for other in [english, *(read_book(rules / name, name) for name in languages() if name != language)]:
        found += left_over(own, other)
    return found


def main(words: list[str]) -> int:
    """Print how the rule books of these languages, or of all, differ from English; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.rules_check", description="How rule books differ from the English one."
    )
    parser.add_argument("languages", nargs="*", help="a folder under docs/rules; all of them if none is named")
    wanted: list[str] = parser.parse_args(words).languages
    is_whole = True
    for language in wanted or languages():
        found = faults(language)
        for fault in found:
            print(f"{language}/{fault}")
        print(f"{language}: {len(found)} differences" if found else f"{language}: the same parts and numbers")
        is_whole = is_whole and not found
    return 0 if is_whole else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""What the catalogues of a language lack, or have too much of, beside the English ones.

Usage: python -m tools.words [LANGUAGE ...], every language if none is named. Prints one line for each thing and ends
with exit code 1 if there is any. A language may have helpers of its own: terms, and messages that other messages use.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    MessageReference,
    Pattern,
    SelectExpression,
    Term,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from pocketmoney.text.languages import FALL_BACK
from pocketmoney.text.speech import BEER, CARDS, SEATS

TEXT: Final = Path(__file__).resolve().parent.parent / "src" / "pocketmoney" / "text"

# What stands behind these is given names before it is said, so a seat `on` comes with `on-is` and so on.
NAMED: Final = ("event-", "refusal-", "unlock-")
# A card that is named in these comes with its id, for the article.
WITH_CARD: Final = ("web-at-", "web-out-by", "web-tv-felled", "web-tv-award-luckiest-block-why")
LISTS: Final = frozenset({"cards", "give", "get"})
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
IS: Final = {"you", "other", "some", "none"}


class Used(Visitor):
    """Which variables, cases and other messages a pattern uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.cases: set[tuple[str, str]] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        if node.arguments is not None:
            self.visit(node.arguments)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        """What is only asked after, to choose between cases, need not be shown."""
        if isinstance(node.selector, VariableReference):
            name = node.selector.id.name
            self.variables.add(name)
            self.cases |= {(name, each.key.name) for each in node.variants if isinstance(each.key, Identifier)}
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)


def used(node: BaseNode) -> Used:
    """What a pattern uses by itself."""
    found = Used()
    found.visit(node)
    return found


class Catalogue:
    """All patterns of a language by their keys: `card-jab`, `card-jab.short`, `-term`."""

    def __init__(self, folder: Path) -> None:
        self.language = folder.name
        self.unreadable: list[str] = []
        self.twice: list[str] = []
        self.patterns: dict[str, Used] = {}
        for file in sorted(folder.glob("*.ftl")):
            for entry in FluentResource(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, Junk):
                    self.unreadable.append(f"{file.name}: {(entry.content or '').strip().splitlines()[0]}")
                elif isinstance(entry, Message):
                    self._add(entry.id.name, entry.value)
                    for attribute in entry.attributes:
                        self._add(f"{entry.id.name}.{attribute.id.name}", attribute.value)
                elif isinstance(entry, Term):
                    self._add(f"-{entry.id.name}", entry.value)

    def _add(self, key: str, value: Pattern | None) -> None:
        if value is None:
            return
        if key in self.patterns:
            self.twice.append(key)
        self.patterns[key] = used(value)

    @property
    def keys(self) -> set[str]:
        """Every message and attribute that can be asked for."""
        return {key for key in self.patterns if not key.startswith("-")}

    @property
    def helpers(self) -> set[str]:
        """Whatever another message or term of this language uses."""
        return {name for pattern in self.patterns.values() for name in pattern.references}

    def whole(self, key: str) -> list[Used]:
        """What a key uses, with all that it refers to."""
        seen: dict[str, Used] = {}
        todo = [key]
        while todo:
            name = todo.pop()
            if name in self.patterns and name not in seen:
                seen[name] = self.patterns[name]
                todo += self.patterns[name].references
        return list(seen.values())

    def variables(self, key: str) -> set[str]:
        """Every variable that a key uses."""
        return {name for part in self.whole(key) for name in part.variables}

    def shown(self, key: str) -> set[str]:
        """Every variable that a key puts into words, and does not only ask after."""
        return {name for part in self.whole(key) for name in part.shown}

    def cases(self) -> set[tuple[str, str]]:
        """Every variable with every case that some message has for it."""
        return {case for pattern in self.patterns.values() for case in pattern.cases}


def given(key: str, variables: set[str]) -> set[str]:
    """What a translation may use where English uses these: the same, and what comes with a seat, a card, an amount."""
    allowed = set(variables)
    if key.startswith(WITH_CARD):
        allowed |= {f"{name}-id" for name in variables & CARDS}
    if not key.startswith(NAMED):
        return allowed
    for name in variables:
        stem, _, kind = name.rpartition("-")
        allowed.add(stem if kind in ("is", "id", "count") and stem else name)
    for name in list(allowed):
        if name in SEATS or name.rpartition("-")[2] == BEER:
            allowed.add(f"{name}-is")
        if name in CARDS:
            allowed.add(f"{name}-id")
        if name in LISTS:
            allowed.add(f"{name}-count")
    return allowed


def faults(own: Catalogue, english: Catalogue) -> Iterator[str]:
    """What is wrong with a language, one line each."""
    for text in own.unreadable:
        yield f"cannot be read: {text}"
    for key in own.twice:
        yield f"stands twice: {key}"
    for key in sorted(english.keys - own.keys):
        yield f"missing: {key}"
    for key in sorted(set(own.patterns) - english.keys - own.helpers):
        yield f"superfluous: {key}"
    for key in sorted(own.keys & english.keys):
        variables = english.variables(key)
        for name in sorted(own.variables(key) - given(key, variables)):
            yield f"{key} uses ${name}, which English does not have"
        for name in sorted(english.shown(key) - own.variables(key)):
            yield f"{key} leaves ${name} out"
    chosen_by = {name for name, _ in english.cases()}
    for name, case in sorted(own.cases() - english.cases()):
        is_free = name not in chosen_by or name.endswith("-id")
        if not (is_free or case in PLURALS or (name.endswith("-is") and case in IS)):
            yield f"${name} is never [{case}] in English"


def languages() -> list[str]:
    """Every language beside English."""
    return sorted(folder.name for folder in TEXT.iterdir() if folder.name != FALL_BACK and any(folder.glob("*.ftl")))


def main(words: list[str]) -> int:
    """Print what is wrong with each of these languages, or with all; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.words", description="What languages lack beside English.")
    parser.add_argument(
        "languages", nargs="*", help="the folder of a language under text; all of them if none is named"
    )
    wanted: list[str] = parser.parse_args(words).languages
    english = Catalogue(TEXT / FALL_BACK)
    is_whole = True
    for language in wanted or languages():
        own = Catalogue(TEXT / language)
        found = list(faults(own, english))
        print(f"{language}: {len(own.keys & english.keys)} of {len(english.keys)} messages")
        for fault in found:
            print(f"{language}: {fault}")
        is_whole = is_whole and not found
    return 0 if is_whole else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

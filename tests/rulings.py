"""Where each ruling stands: in the documents, in the code that obeys it, in the test or record that proves it."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from functools import cache
from pathlib import Path

from tests.records import collection
from tests.repository import PACKAGE, ROOT, text_of

RULINGS = range(1, 172)
TESTS = ROOT / "tests"

# Rulings that no code can obey, and why. A remark may cite them all the same.
WITHOUT_CODE = {
    76: "Picks one of two printed names of a card: the catalogues name it, no rule depends on it.",
    107: "Corrects a misprint in the printed example: there is nothing to do in a game.",
    157: "Flavour: no winner is found by what was drunk, so nothing reads that ledger.",
}

_CITED = re.compile(r"\bR(\d{1,3})\b(?:\s*(?:to|–|-)\s*R(\d{1,3})\b)?")


def cited(text: str) -> set[int]:
    """The rulings that a text cites: `R46`, or `R150 to R153` for all of these."""
    found: set[int] = set()
    for match in _CITED.finditer(text):
        first = int(match[1])
        found.update(range(first, int(match[2] or first) + 1))
    return found


@cache
def in_documents() -> set[int]:
    """The rulings that stand as a paragraph of their own in docs/rules."""
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "rules").glob("*.md")]
    return {int(number) for text in texts for number in re.findall(r"^\*\*R(\d+)\.\*\*", text, re.MULTILINE)}


@cache
def in_code() -> set[int]:
    """The rulings that a docstring or a comment of the package cites, data files included."""
    found: set[int] = set()
    for path in PACKAGE.rglob("*.py"):
        found |= cited(_remarks(path))
    for path in PACKAGE.rglob("*.toml"):
        found |= cited("\n".join(line.partition("#")[2] for line in text_of(path).splitlines()))
    return found


@cache
def in_tests() -> set[int]:
    """The rulings that a record or a test is about, by its name or by what it says it proves."""
    found: set[int] = set()
    for path in collection.paths():
        found.update(collection.rules(path))
        found.update(_in_name(path.stem))
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(_in_name(node.name.removeprefix("test_")))
                found |= cited(ast.get_docstring(node) or "")
    return found


def _in_name(name: str) -> list[int]:
    """The rulings that a name begins with: `r46-...`, `r42_r43_...`."""
    beginning = re.match(r"(?:r\d+[-_])+", name)
    return [int(number) for number in re.findall(r"r(\d+)", beginning[0])] if beginning else []


def _remarks(path: Path) -> str:
    """The comments and docstrings of a module, one below the other."""
    source = path.read_text(encoding="utf-8")
    found = [
        token.string
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    ]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.append(ast.get_docstring(node) or "")
    return "\n".join(found)

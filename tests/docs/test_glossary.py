"""The glossary and the map of the architecture name modules, classes and functions that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.repository import PACKAGE, ROOT, text_of

PAGE = ROOT / "docs" / "reference" / "glossary.md"
ROW = re.compile(
    r"^\| (?P<word>[^|]+) \| (?P<meaning>[^|]+) \| `(?P<path>[\w./]+)`(?: `(?P<name>\w+)`)? \|$", re.MULTILINE
)
ROWS = [found.groupdict() for found in ROW.finditer(text_of(PAGE))]


def test_every_row_is_read_and_every_word_explained_once() -> None:
    lines = [line for line in text_of(PAGE).splitlines() if line.startswith("| ") and not line.startswith("| Word ")]
    words = [word for row in ROWS for word in row["word"].split(", ")]
    assert len(ROWS) == len(lines)
    assert len(words) == len(set(words))


@pytest.mark.parametrize("row", ROWS, ids=[row["word"] for row in ROWS])
def test_a_word_leads_to_its_module_and_class(row: dict[str, str]) -> None:
    top = ROOT if row["path"].startswith("web/") else PACKAGE
    assert (top / row["path"]).is_file(), row["path"]
    if row["name"]:
        tree = ast.parse(text_of(top / row["path"]))
        assert row["name"] in [node.name for node in tree.body if isinstance(node, ast.ClassDef)]


def test_the_map_of_the_architecture_leads_to_code_that_exists() -> None:
    page = text_of(ROOT / "docs" / "explanation" / "architecture.md")
    _, _, page = page.partition("### Where else to look")
    page, _, _ = page.partition("\n## ")
    places = [re.findall(r"`([\w./]+)`", line.split("|")[2]) for line in page.splitlines() if line.startswith("| ")]
    named = [name for names in places for name in names]
    assert len(named) > 20
    tree: list[str] = []
    for name in named:
        if name.endswith(".py"):
            tree = _defined(PACKAGE / name)
        elif not re.fullmatch(r"R\d+", name):
            assert name in tree, name


def _defined(path: Path) -> list[str]:
    """Functions and classes of a module, methods as `Class.method`."""
    found: list[str] = []
    for node in ast.parse(text_of(path)).body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            found.append(node.name)
        if isinstance(node, ast.ClassDef):
            found += [
                f"{node.name}.{each.name}"
                for each in node.body
                if isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef))
            ]
    return found

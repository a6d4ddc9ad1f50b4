"""Docstrings and comments are plain English: words that name nobody and nothing do not stand in them."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.repository import PACKAGE, named, text_of

NO_NAMES = frozenset({"told", "heard", "hear", "said", "kept", "made", "asked", "look"})
BANNED = re.compile(r"\b(?:whoever|whomever|somebody|as far as|there is to be|so-manieth)\b", re.IGNORECASE)


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """Line and text of each comment and docstring of a module."""
    text = text_of(path)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(text, str(path))):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            found = ast.get_docstring(node)
            if found:
                yield node.body[0].lineno, found


def found_in(package: str) -> list[str]:
    """Every banned word in a package, with its place."""
    place = PACKAGE / package
    modules = sorted(place.rglob("*.py")) if place.is_dir() else [place]
    return [
        f"{named(path)}:{line}: {word}"
        for path in modules
        for line, text in prose(path)
        for word in BANNED.findall(text)
    ]


@pytest.mark.parametrize("package", sorted([path.name for path in PACKAGE.iterdir() if path.name != "__pycache__"]))
def test_docstrings_and_comments_use_no_banned_word(package: str) -> None:
    found = found_in(package) if package.endswith(".py") or (PACKAGE / package).is_dir() else []
    assert not found, found


def test_functions_are_named_by_what_they_do() -> None:
    found = [
        f"{named(path)}:{node.lineno}: {node.name}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(text_of(path), str(path)))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.strip("_") in NO_NAMES
    ]
    assert not found, found


def test_a_banned_word_is_found_in_comments_and_docstrings(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text('"""Whoever."""\n\n\ndef go() -> None:\n    """Plain."""  # so-manieth\n    print("somebody")\n')
    assert [word for _, text in prose(file) for word in BANNED.findall(text)] == ["so-manieth", "Whoever"]

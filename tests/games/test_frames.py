"""Frames answer for themselves: nobody outside their package asks for their class."""

from __future__ import annotations

import ast
from typing import Final

import pytest

from tests.repository import PACKAGE, named, text_of

GAMES: Final = ("brawl", "tietgen")


def classes_in(game: str) -> set[str]:
    """The names of all frames of a game."""
    found = {"Frame", f"{game.title()}Frame"}
    for path in (PACKAGE / "games" / game / "frames").rglob("*.py"):
        found |= {node.name for node in ast.walk(ast.parse(text_of(path))) if isinstance(node, ast.ClassDef)}
    return found


def asked_for(tree: ast.AST, frames: set[str], game: str) -> list[int]:
    """The lines that test an object for one of these classes, imported from the game by themselves or in a module."""
    own = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and f".{game}." in f"{node.module}."
        for alias in node.names
        if alias.name in frames
    }
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("isinstance", "issubclass")
        if any(
            (isinstance(part, ast.Name) and part.id in own) or (isinstance(part, ast.Attribute) and part.attr in frames)
            for part in ast.walk(node.args[1])
        )
    ]


@pytest.mark.parametrize("game", GAMES)
def test_nobody_asks_a_frame_for_its_class(game: str) -> None:
    frames = classes_in(game)
    assert len(frames) > 10
    found = [
        f"{named(path)}:{line}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if PACKAGE / "games" / game / "frames" not in path.parents
        for line in asked_for(ast.parse(text_of(path), str(path)), frames, game)
    ]
    assert not found, "give the frame a method with a default instead"


def test_a_question_for_the_class_is_found() -> None:
    lines = "from pocketmoney.games.tietgen.frames.debt import Debt\nfor x in y:\n    z = isinstance(x, (int, Debt))\n"
    assert asked_for(ast.parse(lines), {"Debt"}, "tietgen") == [3]
    assert asked_for(ast.parse(lines), {"Due"}, "tietgen") == []
    assert asked_for(ast.parse(lines), {"Debt"}, "brawl") == []
    lines = "from pocketmoney.games.brawl.frames import window\nx = isinstance(top, window.Window)\n"
    assert asked_for(ast.parse(lines), {"Window"}, "brawl") == [2]

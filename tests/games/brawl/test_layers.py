"""Frames answer for themselves, kinds of cards fit into one machine word, and plain cards are plain."""

from __future__ import annotations

import ast
from pathlib import Path

from pocketmoney.core.action import NOBODY
from pocketmoney.games.brawl.actions import MOST_KINDS
from pocketmoney.games.brawl.card import PLAIN, Card
from pocketmoney.games.brawl.cards import CARDS, KINDS
from pocketmoney.games.brawl.cards.attacks import Attack
from tests.repository import PACKAGE

FRAMES = PACKAGE / "games" / "brawl" / "frames"


def frames() -> set[str]:
    """The names of the classes of frames."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in FRAMES.glob("*.py")]
    return {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def class_tests(path: Path, classes: set[str]) -> list[str]:
    """The places of a module that test whether something is one of these classes."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("isinstance", "type"):
            named = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
            named |= {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}
            if named & classes:
                found.append(f"{path.name}:{node.lineno}")
    return found


def test_nobody_asks_a_frame_for_its_class() -> None:
    classes = frames()
    assert "Window" in classes and "Turn" in classes
    other_game = PACKAGE / "games" / "tietgen"
    paths = [path for path in PACKAGE.rglob("*.py") if other_game not in path.parents and "tietgen" not in path.name]
    assert [place for path in paths for place in class_tests(path, classes)] == []


def test_the_search_finds_a_class_test(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("if isinstance(top, window.Window):\n    pass\n", encoding="utf-8")
    assert class_tests(module, {"Window"}) == ["module.py:1"]


def test_a_set_of_kinds_is_one_machine_word() -> None:
    assert KINDS <= MOST_KINDS < 62


def test_a_plain_card_does_nothing_after_its_damage() -> None:
    plain = [card for card in CARDS if card.traits & PLAIN]
    assert plain
    for card in plain:
        assert type(card).landed is Attack.landed and type(card).returns is Card.returns, card.id
        assert card.effect == NOBODY and not card.shot_rule, card.id

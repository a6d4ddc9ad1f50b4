"""No module needs itself: imports go round in no circle, those inside functions and for the type checker included."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

from tests.repository import PACKAGE, text_of

PACKAGES: Final = ("pocketmoney.core", "pocketmoney.games", "pocketmoney.bots", "pocketmoney.envs")

Graph = dict[str, set[str]]


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(package: str) -> Graph:
    """The modules of a package, and which of them each imports."""
    paths = {name_of(path): path for path in PACKAGE.rglob("*.py") if f"{name_of(path)}.".startswith(f"{package}.")}
    graph: Graph = {}
    for module, path in paths.items():
        found: set[str] = set()
        for node in ast.walk(ast.parse(text_of(path), str(path))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                assert not node.level, f"{module}: imports are absolute"
                named = {f"{node.module}.{alias.name}" for alias in node.names}
                found |= {name if name in paths else str(node.module) for name in named}
        graph[module] = {name for name in found if name in paths and name != module}
    return graph


def circular(graph: Graph) -> list[str]:
    """The modules that are left when all that import none of the others are taken away, again and again."""
    left = {module: set(found) for module, found in graph.items()}
    while True:
        free = {module for module, found in left.items() if not found}
        if not free:
            break
        left = {module: found - free for module, found in left.items() if module not in free}
    return sorted(left)


@pytest.mark.parametrize("package", PACKAGES)
def test_no_imports_go_round_in_a_circle(package: str) -> None:
    graph = imports(package)
    assert len(graph) > 5, "no such package"
    assert not circular(graph)


def test_a_circle_is_found() -> None:
    assert circular({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == ["a", "b", "c"]
    assert circular({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []

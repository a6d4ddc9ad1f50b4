"""The repository keeps the shape it promises: what may import what, and what no file may hold."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.repository import PACKAGE, ROOT, files, named, text_of

# All of the standard library that the rules need. None of it knows the time, chance, the disk or the net.
STDLIB_FOR_RULES = {
    "__future__",
    "collections.abc",
    "difflib",
    "functools",
    "hashlib",
    "json",
    "re",
    "struct",
    "typing",
}
# Boards are TOML texts; the packaged one is read by one module, once, from the package itself.
STDLIB_FOR_BOARDS = {"board_file.py": "tomllib", "package_data.py": "importlib"}
DOORS_TO_THE_WORLD = {"__import__", "breakpoint", "compile", "eval", "exec", "input", "open", "print"}

REGISTRIES = re.compile(r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|yarnpkg\.com|crates\.io", re.IGNORECASE)
MACHINE_PATHS = re.compile(r"(?<![\w.~-])/(?:home|root|work|opt|Users|mnt|srv)/\w")
LONGEST_MODULE = 400
# Longer than that on purpose: each is one topic that is read from top to bottom beside the rule book.
LONG_MODULES = {
    "tests/contract/tietgen_departure.py": "what must hold after anybody has left a game of Tietgen",
    "tests/games/brawl/second_model.py": "a whole second model of the card games",
    "tests/games/brawl/test_refusals.py": "a table of positions, one for every reason to refuse a move",
    "tests/games/tietgen/second_model.py": "a whole second model of Tietgen",
    "tests/games/tietgen/test_refusals.py": "a table of positions, one for every reason to refuse a move",
}


def rules_modules() -> list[Path]:
    """Every module that the rules are made of."""
    return sorted([*(PACKAGE / "core").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")])


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Line and absolute module name of each import in a file, also of those inside functions.

    What is imported for the type checker alone counts only if it is ours: nobody has to have it installed.
    """
    package = list(path.relative_to(PACKAGE.parent).with_suffix("").parts[:-1])
    tree = ast.parse(text_of(path), str(path))
    never_run = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        for part in node.body
        for inner in ast.walk(part)
        if not (isinstance(inner, ast.ImportFrom) and (inner.module or "").startswith("pocketmoney"))
    }
    for node in ast.walk(tree):
        if node in never_run:
            continue
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            yield node.lineno, ".".join([*base, *([node.module] if node.module else [])])


def test_r38_the_rules_have_no_clock_no_chance_and_no_disk() -> None:
    strangers = [
        f"{named(path)}:{line}: {module}"
        for path in rules_modules()
        for line, module in imported(path)
        if module not in STDLIB_FOR_RULES and module.split(".")[0] != "pocketmoney"
        if module != STDLIB_FOR_BOARDS.get(path.name)
    ]
    assert not strangers, "core and games import only what is named in STDLIB_FOR_RULES"


def test_r38_the_rules_call_nothing_that_reads_or_writes() -> None:
    calls = [
        f"{named(path)}:{node.lineno}: {node.func.id}()"
        for path in rules_modules()
        for node in ast.walk(ast.parse(text_of(path), str(path)))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in DOORS_TO_THE_WORLD
    ]
    assert not calls


def test_a_game_imports_core_and_itself() -> None:
    """The registry, games/__init__.py, is the only module that names every game."""
    strangers = []
    for path in sorted((PACKAGE / "games").rglob("*.py")):
        inside = path.relative_to(PACKAGE / "games").parts
        if len(inside) < 2:
            continue
        own = ("pocketmoney.core", f"pocketmoney.games.{inside[0]}")
        strangers += [
            f"{named(path)}:{line}: {module}"
            for line, module in imported(path)
            if module.startswith("pocketmoney") and not any(f"{module}.".startswith(f"{name}.") for name in own)
        ]
    assert not strangers


def test_third_party_packages_are_declared() -> None:
    project = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]
    always = {_imported_as(requirement) for requirement in project["dependencies"]}
    extras = project["optional-dependencies"]
    for path in PACKAGE.rglob("*.py"):
        used = {module.split(".")[0] for _, module in imported(path)}
        declared = set(always)
        if PACKAGE / "envs" in path.parents:
            names = extras.get(path.stem, extras["gymnasium"])  # a door has an extra of its name
            declared |= {_imported_as(requirement) for requirement in names}
        if PACKAGE / "server" / "tls" in path.parents:
            declared |= {_imported_as(requirement) for requirement in extras["tls"]}
        if PACKAGE / "lab" in path.parents:
            declared |= {_imported_as(requirement) for requirement in [*extras["lab"], *extras["ray"]]}
        if PACKAGE / "store" / "nats" in path.parents:
            declared |= {_imported_as(requirement) for requirement in extras["cluster"]}
        assert used - set(sys.stdlib_module_names) - {"pocketmoney"} <= declared, named(path)


def _imported_as(requirement: str) -> str:
    name = re.split(r"[^\w-]", requirement)[0]
    return {"open-spiel": "pyspiel", "nats-py": "nats"}.get(name, name.replace("-", "_"))


@pytest.mark.parametrize(
    ("what", "pattern"),
    [("a package registry", REGISTRIES), ("a path of one machine", MACHINE_PATHS)],
    ids=["registry", "machine-path"],
)
def test_no_file_names(what: str, pattern: re.Pattern[str]) -> None:
    found = [
        f"{named(path)}:{number}: {line.strip()[:100]}"
        for path in files()
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if pattern.search(line)
    ]
    assert not found, f"these lines name {what}"


def test_no_file_names_this_checkout_or_home() -> None:
    here = [f"{ROOT.parent}/", f"{Path.home()}/"]
    places = [place for place in here if place.count("/") > 1]
    found = [named(path) for path in files() if any(place in text_of(path) for place in places)]
    assert not found


def test_requirements_are_hashed_and_hold_no_address() -> None:
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        text = text_of(path)
        assert "://" not in text, named(path)
        assert "--hash=sha256:" in text, named(path)
        assert not re.search(r"^--(?:index|extra|find|trusted)", text, re.MULTILINE), named(path)


def test_modules_are_short() -> None:
    lengths = {path: len(text_of(path).splitlines()) for path in files() if path.suffix == ".py"}
    long = {named(path): length for path, length in lengths.items() if length > LONGEST_MODULE}
    assert long.keys() == LONG_MODULES.keys(), f"past {LONGEST_MODULE} lines: is each still one topic? {long}"


def test_text_files_end_with_one_newline_and_no_trailing_space() -> None:
    untidy = []
    for path in files():
        text = text_of(path)
        if path.suffix not in {".md", ".ftl", ".play", ".toml", ".py"} or not text:
            continue
        if not text.endswith("\n") or text.endswith("\n\n") or "\r" in text:
            untidy.append(f"{named(path)}: its last line")
        untidy += [
            f"{named(path)}:{number}: space at the end"
            for number, line in enumerate(text.split("\n"), 1)
            if line != line.rstrip()
        ]
    assert not untidy

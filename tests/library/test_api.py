"""The public names of the package and their signatures.

A change here breaks other people's programs: make it on purpose, and tell it in the changelog.
"""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import subprocess
import sys

import pytest

import pocketmoney
from tests.repository import PACKAGE, text_of

NAMES = {
    "BotLike": "alias",
    "BotPlayer": "class",
    "ClaimFailed": "class",
    "HouseRule": "class",
    "IllegalMove": "class",
    "InvalidInput": "class",
    "Match": "(game: 'str', names: 'Sequence[str]', *, seed: 'int | None' = None, "
    "options: 'Mapping[str, str | int] | None' = None, presets: 'Sequence[str]' = (), decks: 'Sequence[str]' = (), "
    "language: 'str' = 'en') -> 'None'",
    "Move": "class",
    "Player": "class",
    "Refusal": "class",
    "View": "class",
    "__version__": "text",
    "bot": "(word: 'str', *, seed: 'int' = 0) -> 'BotPlayer'",
    "bot_names": "() -> 'list[str]'",
    "game_names": "() -> 'list[str]'",
    "options": "(game: 'str', *, language: 'str' = 'en') -> 'list[HouseRule]'",
    "presets": "(game: 'str') -> 'dict[str, dict[str, str]]'",
    "rules": "(topic: 'str | int', *, language: 'str' = 'en') -> 'str'",
}

MEMBERS = {
    "BotPlayer": {"choose": "(match: 'Match', name: 'str') -> 'str | None'", "word": "attribute"},
    "ClaimFailed": {"line": "attribute", "claimed": "attribute"},
    "HouseRule": dict.fromkeys(("name", "default", "values", "about", "rulings"), "field"),
    "IllegalMove": {
        "move": "attribute",
        "by": "attribute",
        "refusal": "attribute",
        "ruling": "property 'int | None'",
        "sentence": "(language: 'str' = 'en') -> 'str'",
    },
    "InvalidInput": {"key": "attribute", "details": "attribute", "line": "attribute"},
    "Match": {
        "game": "property 'str'",
        "names": "property 'list[str]'",
        "seed": "property 'int'",
        "options": "property 'dict[str, str]'",
        "to_move": "property 'list[str]'",
        "turn": "property 'str'",
        "is_over": "property 'bool'",
        "winner": "property 'str | None'",
        "moves": "property 'list[Move]'",
        "view": "(name: 'str') -> 'View'",
        "story": "(name: 'str | None' = None, *, language: 'str | None' = None) -> 'list[str]'",
        "legal_moves": "(name: 'str | None' = None) -> 'list[str]'",
        "may_wait": "(name: 'str') -> 'bool'",
        "is_legal": "(move: 'str', by: 'str | None' = None) -> 'bool'",
        "why": "(move: 'str', by: 'str | None' = None, *, language: 'str | None' = None) -> 'str | None'",
        "push": "(move: 'str', by: 'str | None' = None) -> 'None'",
        "decline": "() -> 'int'",
        "play": "(bots: 'BotLike | Mapping[str, BotLike]', *, moves: 'int | None' = None) -> 'str | None'",
        "record": "() -> 'str'",
        "save": "(file: 'str | os.PathLike[str]') -> 'None'",
        "from_record": "(record: 'str | os.PathLike[str]', *, language: 'str' = 'en') -> 'Match'",
        "copy": "() -> 'Match'",
    },
    "Move": dict.fromkeys(("by", "text", "talk"), "field"),
    "Player": dict.fromkeys(
        ("name", "is_out", "counters", "cards", "shown", "stock", "drunk", "at", "deeds", "flirts"), "field"
    ),
    "Refusal": dict.fromkeys(("key", "args", "rule", "unlock"), "field"),
    "View": {
        **dict.fromkeys(("name", "asking", "open_to", "turn", "hand", "sealed", "players", "table"), "field"),
        "to_dict": "() -> 'dict[str, object]'",
    },
}


def signature(value: object) -> str:
    """A signature as a reader of the code sees it, without `self`."""
    assert callable(value)
    return str(inspect.signature(value)).replace("(self, ", "(").replace("(self)", "()")


def test_the_public_names_are_these() -> None:
    assert sorted(pocketmoney.__all__) == sorted(NAMES)
    assert set(NAMES) <= set(dir(pocketmoney))
    for name, told in NAMES.items():
        value = getattr(pocketmoney, name)
        if told.startswith("("):
            assert signature(value) == told, name
        elif told == "class":
            assert isinstance(value, type), name


@pytest.mark.parametrize("name", MEMBERS)
def test_the_members_of_a_class_are_these(name: str) -> None:
    kind = getattr(pocketmoney, name)
    inherited = {member for base in kind.__mro__[1:] for member in dir(base)}
    found = {member for member in dir(kind) if not member.startswith("_")} - inherited
    told = MEMBERS[name]
    assert found == {member for member, what in told.items() if what != "attribute"}
    for member, what in told.items():
        value = inspect.getattr_static(kind, member, None)
        if what.startswith("("):
            assert signature(getattr(kind, member)) == what, member
        elif what.startswith("property"):
            assert isinstance(value, property) and value.fget is not None
            assert f"property {value.fget.__annotations__['return']!r}" == what, member


def _is_compiled(value: object) -> bool:
    """Whether a class comes from a compiled module: mypyc drops the docstrings of classes."""
    module = sys.modules[str(getattr(value, "__module__", ""))]
    return not str(module.__file__).endswith(".py")


def test_every_public_name_says_what_it_is() -> None:
    mute = []
    for name, told in NAMES.items():
        if told in ("alias", "text"):
            continue
        value = getattr(pocketmoney, name)
        mute += [] if inspect.getdoc(value) or _is_compiled(value) else [name]
        for member, what in MEMBERS.get(name, {}).items():
            if what in ("attribute", "field"):
                assert name == "Refusal" or f"{member}:" in (inspect.getdoc(value) or "") or member == "word", member
            elif not inspect.getdoc(inspect.getattr_static(value, member)):
                mute.append(f"{name}.{member}")
    assert not mute


def test_type_checkers_and_programs_see_the_same_names() -> None:
    tree = ast.parse(text_of(PACKAGE / "__init__.py"))
    (checked,) = [node for node in tree.body if isinstance(node, ast.If) and isinstance(node.test, ast.Name)]
    typed = {
        alias.name: node.module for node in checked.body if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    assert typed == {name: f"pocketmoney.{module}" for name, module in pocketmoney._MODULES.items()}
    assert sorted([*typed, "__version__"]) == sorted(pocketmoney.__all__)


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'pocketmoney' has no attribute 'Chess'"):
        _ = pocketmoney.Chess  # type: ignore[attr-defined]


def test_nothing_is_loaded_before_it_is_used() -> None:
    code = "import sys, pocketmoney; print(*[name for name in sys.modules if name.startswith('pocketmoney.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
    tree = ast.parse(text_of(PACKAGE / "__init__.py"))
    assert not [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]


@pytest.mark.parametrize("module", ["match", "players", "reference"])
def test_the_examples_in_docstrings_are_so(module: str) -> None:
    loaded = importlib.import_module(f"pocketmoney.library.{module}")
    names = {name: getattr(pocketmoney, name) for name in pocketmoney.__all__}
    finder = doctest.DocTestFinder(exclude_empty=True)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    found = [test for test in finder.find(loaded, globs=dict(names)) if test.examples]
    assert found
    for test in found:
        runner.run(test)
    assert runner.failures == 0

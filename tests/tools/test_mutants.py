"""Mutants: the same ones for the same seed, found again when lines move, and put into functions that run already."""

from __future__ import annotations

import ast
import sys
from types import ModuleType

import pytest

from tools.mutants import equivalent
from tools.mutants.__main__ import PARTS, Result, page
from tools.mutants.mutant import KINDS, ROOT, Mutant, enclosing, sample, spots_of, statement
from tools.mutants.warm import swap

FILE = "src/pocketmoney/core/example.py"
TEXT = '''\
"""A module."""

LIMIT = 3
NAMES = (
    "a",
    "b",
)


class Thing:
    """A thing."""

    def __init__(self) -> None:
        self.size = 1

    @property
    def is_big(self) -> bool:
        return self.size > LIMIT

    def grow(self, by: int) -> int:
        if by < 0 and self.size:
            return self.size
        self.size = self.size + by
        return self.size
'''


def mutants(text: str = TEXT, seed: int = 1) -> list[Mutant]:
    return sample(spots_of(FILE, text), 1_000, seed)


def test_every_mutant_is_another_program_in_one_spot() -> None:
    found = mutants()
    assert len(found) > 12
    for mutant in found:
        assert ast.dump(ast.parse(mutant.code)) != ast.dump(ast.parse(TEXT))
        assert mutant.original != mutant.mutated
        assert mutant.kind in KINDS
        assert mutant.module == "pocketmoney.core.example"
    assert {"self.size = self.size - by", "if by < 0 or self.size:"} <= {mutant.mutated for mutant in found}


def test_a_seed_draws_the_same_sample_again_and_kinds_take_turns() -> None:
    spots = spots_of(FILE, TEXT)
    first = sample(spots, 5, 7)
    assert [mutant.key for mutant in first] == [mutant.key for mutant in sample(spots, 5, 7)]
    assert [mutant.key for mutant in first] != [mutant.key for mutant in sample(spots, 5, 8)]
    assert len({mutant.kind for mutant in first}) == 5


def test_a_mutant_is_known_by_the_same_key_when_lines_move() -> None:
    assert {mutant.key for mutant in mutants()} == {mutant.key for mutant in mutants("# A line.\n\n" + TEXT)}


def test_where_a_line_stands() -> None:
    tree = ast.parse(TEXT)
    at = {number: line.strip() for number, line in enumerate(TEXT.splitlines(), 1)}
    for number, line in at.items():
        if line.startswith("if by"):
            assert (enclosing(tree, number), list(statement(tree, number))) == ("Thing.grow", [number])
        elif line == '"b",':
            assert (enclosing(tree, number), list(statement(tree, number))) == ("", [4, 5, 6, 7])
        elif line == "@property":
            assert enclosing(tree, number) == "Thing.is_big"


def test_a_function_that_is_imported_already_takes_the_changed_code(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("pocketmoney.core.example")
    exec(compile(TEXT, FILE, "exec"), module.__dict__)
    monkeypatch.setitem(sys.modules, "pocketmoney.core.example", module)
    thing = module.Thing()
    assert (thing.grow(2), thing.is_big) == (3, False)
    by_change = {mutant.mutated: mutant for mutant in mutants()}
    assert swap(by_change["self.size = self.size - by"])
    assert thing.grow(2) == 1
    assert not swap(by_change["LIMIT = 4"])  # what runs at import is for a fresh process


def test_the_page_counts_what_is_not_equivalent_and_shows_survivors() -> None:
    first, second, *rest = mutants()
    result = Result(PARTS[1])
    result.killed = [(mutant, "a test") for mutant in rest[:3]]
    result.survived = [first]
    result.equivalent = [(second, "It cannot be seen.")]
    assert result.score == 75
    text = page([result], 18).text()
    assert "| table | 5 | 1 | 3 | 1 | 75.0 % | " in text
    assert "| mutants of table that are killed | at least 88 % | 75 % | **missed** |" in text
    assert f"`{first.file}:{first.line}`" in text and "It cannot be seen." in text and "seed 18" in text


def test_every_equivalent_mutant_still_stands_in_the_code_and_says_why() -> None:
    for (file, _, original, mutated), why in equivalent.read().items():
        code = " ".join(line.strip() for line in (ROOT / file).read_text(encoding="utf-8").splitlines())
        assert original in code, (file, original)
        assert mutated != original
        assert why.endswith(".") and len(why.split()) > 3

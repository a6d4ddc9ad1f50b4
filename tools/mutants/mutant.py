"""Mutants: one change of one spot of one module, made by mutmut's operators, and a seeded sample of them.

mutmut's own runner is not used. It keeps all mutants of a function side by side behind a trampoline and forks them from
a process that has run the tests before: records parsed by the unchanged code would be remembered, properties and tables
of cards could not be mutated, and every call would pay for the trampoline.
"""

from __future__ import annotations

import ast
import difflib
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import libcst
from mutmut.mutation.file_mutation import Mutation, create_mutations

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = Path("src/pocketmoney")

# The kinds of change, each of which gets an equal share of a sample: otherwise dropped arguments, which any call
# notices, would be half of it.
KINDS: dict[str, tuple[type[libcst.CSTNode], ...]] = {
    "argument": (libcst.Call,),
    "string": (libcst.SimpleString,),
    "number": (libcst.Integer, libcst.Float),
    "assignment": (libcst.Assign, libcst.AnnAssign, libcst.AugAssign),
    "comparison": (libcst.ComparisonTarget, libcst.Is, libcst.IsNot, libcst.In, libcst.NotIn),
    "arithmetic": (libcst.BinaryOperation,),
    "logic": (libcst.BooleanOperation, libcst.UnaryOperation, libcst.Name),
    "branch": (libcst.IfExp, libcst.Break, libcst.Continue, libcst.Lambda, libcst.Match),
}


@dataclass(frozen=True)
class Mutant:
    """One change: where it is, what stood there, what stands there now, and the whole module with it."""

    file: str
    line: int
    statement: range  # the lines that run when the mutated one does
    function: str
    kind: str
    original: str
    mutated: str
    code: str

    @property
    def module(self) -> str:
        """The module as it is imported."""
        parts = Path(self.file).relative_to("src").with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What stays the same when lines move."""
        return self.file, self.function, self.original, self.mutated


class Spot:
    """A mutation that mutmut proposes, not yet applied."""

    def __init__(self, file: str, tree: libcst.Module, mutation: Mutation, kind: str) -> None:
        self.file = file
        self.tree = tree
        self.mutation = mutation
        self.kind = kind

    def apply(self) -> Mutant | None:
        """Return the mutant, or nothing if the change is none for the interpreter."""
        before = self.tree.code
        changed = self.tree.deep_replace(self.mutation.original_node, self.mutation.mutated_node)
        after = changed.code if isinstance(changed, libcst.Module) else before
        parsed = ast.parse(before)
        try:
            if ast.dump(ast.parse(after)) == ast.dump(parsed):
                return None
            compile(after, self.file, "exec")
        except SyntaxError:
            return None
        old, new = before.splitlines(), after.splitlines()
        edits = [
            edit for edit in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes() if edit[0] != "equal"
        ]
        first = edits[0][1]
        removed = " ".join(line.strip() for edit in edits for line in old[edit[1] : edit[2]])
        added = " ".join(line.strip() for edit in edits for line in new[edit[3] : edit[4]])
        runs = statement(parsed, first + 1)
        function = enclosing(parsed, first + 1)
        return Mutant(self.file, first + 1, runs, function, self.kind, removed, added, after)


def kind_of(node: libcst.CSTNode) -> str:
    """Return the kind of change that a node invites."""
    return next((kind for kind, types in KINDS.items() if isinstance(node, types)), "branch")


def enclosing(tree: ast.Module, line: int) -> str:
    """Return the dotted name of the function or class around a line; empty at the top of a module."""
    names: list[str] = []
    body: Sequence[ast.stmt] = tree.body
    while True:
        for node in body:
            if not isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
                continue
            first = min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]])
            if first <= line <= (node.end_lineno or node.lineno):
                names.append(node.name)
                body = node.body
                break
        else:
            return ".".join(names)


def statement(tree: ast.Module, line: int) -> range:
    """Return the lines of the statement at a line; of one that holds others, those before the first of them."""
    found: ast.stmt | None = None
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or node.lineno):
            if found is None or node.lineno >= found.lineno:
                found = node
    if found is None:
        return range(line, line + 1)
    inner = [each.lineno for each in ast.walk(found) if isinstance(each, ast.stmt) and each is not found]
    return range(found.lineno, max(line, min(inner, default=(found.end_lineno or line) + 1) - 1) + 1)


def spots(packages: Sequence[str]) -> list[Spot]:
    """Return every mutation that mutmut finds in these packages."""
    found: list[Spot] = []
    for package in packages:
        for path in sorted((ROOT / PACKAGE / package).rglob("*.py")):
            found += spots_of(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    return found


def spots_of(file: str, text: str) -> list[Spot]:
    """Return every mutation that mutmut finds in a module."""
    tree, mutations, _, _ = create_mutations(file, text)
    return [Spot(file, tree, mutation, kind_of(mutation.original_node)) for mutation in mutations]


def sample(found: Sequence[Spot], size: int, seed: int) -> list[Mutant]:
    """Return as many mutants as asked for, the kinds taking turns; the same ones for the same seed and source."""
    chance = random.Random(seed)
    by_kind = {kind: [spot for spot in found if spot.kind == kind] for kind in KINDS}
    for group in by_kind.values():
        chance.shuffle(group)
    chosen: dict[tuple[str, str, str, str], Mutant] = {}
    while len(chosen) < size and any(by_kind.values()):
        for group in by_kind.values():
            mutant = group.pop().apply() if group and len(chosen) < size else None
            if mutant is not None:
                chosen.setdefault(mutant.key, mutant)
    return list(chosen.values())

"""What the rules say during tests: every key must have words, and every argument that they want.

The constructors of problems, refusals and events are watched. Each combination of a key and argument names is checked
once, when the test that first produced it is over. Compiled code does not notice that it is watched, and is not.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

from pocketmoney.core.event import Event
from pocketmoney.core.problem import Problem
from pocketmoney.core.refusal import Refusal
from pocketmoney.text.languages import FALL_BACK
from pocketmoney.text.speech import Speech, catalogue
from tests.repository import PACKAGE

Said = Problem | Refusal | Event

RULES = (str(PACKAGE / "core"), str(PACKAGE / "games"))
NAMES = [f"seat {number}" for number in range(16)]
OF_A_TABLE = ("space-", "letter-")  # families that a table may have words of its own for

UNSPOKEN = frozenset({"steps"})  # arguments that no sentence needs, for other readers of events

_produced: set[tuple[str, str, tuple[str, ...]]] = set()
_unchecked: list[Said] = []


class Listener(Speech):
    """English, with the words that a table's own board and letters would bring along."""

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """Return the words for a key; the key itself where a table might have its own."""
        return key if key.startswith(OF_A_TABLE) and not self.has(key) else super().say(key, args)


class Variables(Visitor):
    """Collects the names of variables."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def watch() -> None:
    """Watch the constructors from now on."""
    for kind in (Problem, Refusal, Event):
        _watch(kind)


def _watch(kind: Any) -> None:
    build: Callable[..., None] = kind.__init__
    name = kind.__name__

    def watched(self: Any, key: str, args: Any = None, *rest: Any, **more: Any) -> None:
        build(self, key, args, *rest, **more)
        produced = (name, key, tuple(args or ()))
        if produced not in _produced and _is_ours():
            _produced.add(produced)
            _unchecked.append(self)

    kind.__init__ = watched


def _is_ours() -> bool:
    """Whether the rules speak, and not a table or a test with words of its own."""
    frame = sys._getframe(2)
    while frame.f_back is not None and frame.f_code.co_name in ("tell", "tell_move", "unknown"):
        frame = frame.f_back
    return frame.f_code.co_filename.startswith(RULES)


def faults() -> list[str]:
    """Return what was wrong with everything produced since the last time."""
    said = _unchecked[:]
    _unchecked.clear()
    return [fault for one in said for fault in faults_of(one)]


def faults_of(said: Said) -> list[str]:
    """Return what is wrong with a problem, a refusal or an event: no words, or arguments that do not fit them."""
    prefix, args = {
        Problem: ("problem", getattr(said, "details", {})),
        Refusal: ("refusal", getattr(said, "args", {})),
        Event: ("event", getattr(said, "args", {})),
    }[type(said)]
    try:
        if isinstance(said, Problem):
            _english().complain(said)
        elif isinstance(said, Refusal):
            _english().explain(said, NAMES)
        else:
            _english().tell(said, NAMES)
    except (LookupError, TypeError, ArithmeticError) as fault:
        return [f"{prefix}-{said.key} cannot be said with {args!r}: {fault!r}"]
    unknown = [name for name in args if name not in _vocabulary() | UNSPOKEN]
    return [f"{prefix}-{said.key} has an argument that no message speaks of: {name}" for name in unknown]


@cache
def _english() -> Listener:
    return Listener()


@cache
def _vocabulary() -> set[str]:
    """Return the arguments that the English messages speak of, be it by a variable that `Speech` makes of them."""
    found = Variables()
    found.visit(FluentResource(catalogue(FALL_BACK)))
    return {name.removesuffix(made) for name in found.names for made in ("", "-is", "-id", "-count")}

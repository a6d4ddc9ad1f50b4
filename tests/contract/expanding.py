"""Every move that the choices of a seat stand for, as texts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from pocketmoney.core.game import State

KEYS = {"do", "text", "at", "one", "some", "most", "sets", "amount", "step", "with", "ready", "may"}


def names(state: State) -> list[str]:
    """The names of seats in the texts of choices."""
    return [f"@{seat}" for seat in range(state.seats)]


def expanded(choice: dict[str, Any]) -> Iterator[str]:
    """The texts of one choice; of amounts both ends, of free texts those that are ready."""
    assert choice.keys() <= KEYS
    text = choice["text"]
    if "at" in choice:
        yield from (f"{text} > @{seat}" for seat in choice["at"])
    elif "one" in choice:
        yield from (f"{text} {word}" for word in choice["one"])
    elif "some" in choice:
        yield from (" ".join([text, *cards]) for cards in sorted(selections(choice)))
    elif "amount" in choice:
        yield from (f"{text} {amount}" for amount in dict.fromkeys(choice["amount"]))
    elif "with" not in choice:
        yield text


def selections(choice: dict[str, Any]) -> set[tuple[str, ...]]:
    """What may be selected of `some`."""
    some = choice["some"]
    if "sets" in choice:
        sets = {tuple(chosen) for chosen in choice["sets"]}
        assert len(sets) == len(choice["sets"])
        return sets
    most = choice.get("most", len(some))
    return {chosen for size in range(1, most + 1) for chosen in combinations(some, size)}

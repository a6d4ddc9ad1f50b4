"""Who sits where, and who of them is a bot."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from pocketmoney.bots.registry import free_names, is_bot
from pocketmoney.core.header import Header
from pocketmoney.core.notation import check_names, words
from pocketmoney.core.problem import Problem, unknown

USUAL: Final = ["You", "bot", "bot", "bot"]
BOTS_KEY: Final = "x-bots"


class Seating:
    """Names clockwise, the first to play first, and which of them are bots."""

    def __init__(self, names: list[str], bots: list[str]) -> None:
        self.names = names
        self.bots = frozenset(names.index(name) for name in bots)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.names)) if seat not in self.bots]


def seat_new(wanted: list[str] | None, seed: int, begins: Callable[[int], int] | None = None) -> Seating:
    """Seats for a new game: bots get names, and the seed says who begins (R36), if nothing else does."""
    entries = [entry.strip() for entry in (USUAL if wanted is None else wanted)]
    people = [entry for entry in entries if not is_bot(entry)]
    check_names(people)
    spare = free_names(people)
    if len(entries) - len(people) > len(spare):
        raise Problem("too-many-bots", {"count": len(entries) - len(people), "most": len(spare)})
    names = [spare.pop(0) if is_bot(entry) else entry for entry in entries]
    bots = [name for name, entry in zip(names, entries, strict=True) if is_bot(entry)]
    if begins is not None:
        first = begins(len(names)) if names else 0
    else:
        first = derived(seed, "first seat") % len(names) if names else 0
    return Seating(names[first:] + names[:first], bots)


def seat_again(header: Header, meta: list[tuple[str, str]], wanted: list[str] | None) -> Seating:
    """Seats for a game that goes on. Bots are those that the record names, unless people are named now.

    A record that says nothing of bots has one person, in its first seat.
    """
    names = header.seats
    if wanted is not None:
        people = [entry.strip() for entry in wanted if not is_bot(entry.strip())]
        for name in people:
            if name not in names:
                raise unknown("unknown-seat", name, names)
        return Seating(names, [name for name in names if name not in people])
    for key, value in meta:
        if key == BOTS_KEY:
            return Seating(names, [word.text for word in words(value) if word.text in names])
    return Seating(names, names[1:])


def meant(word: str, names: list[str]) -> int | None:
    """The seat that a typed name means: exactly that one, else one that differs in case only."""
    if word in names:
        return names.index(word)
    for seat, name in enumerate(names):
        if name.casefold() == word.casefold():
            return seat
    return None


def addressed(line: str, names: list[str]) -> tuple[int | None, str]:
    """The seat that a line begins with the name of, and what follows: `Ann bid 3cl`, `"Old Ben": accept`."""
    for name in sorted(names, key=len, reverse=True):
        for written in (f'"{name}"', name):
            rest = line[len(written) :]
            if line[: len(written)].casefold() == written.casefold() and rest[:1] in ("", " ", ":"):
                return names.index(name), rest.lstrip(" :").strip()
    return None, ""


def derived(seed: int, purpose: str) -> int:
    """A number that follows from the seed but tells nothing about the deal."""
    return int.from_bytes(blake2b(f"{purpose} {seed}".encode(), digest_size=6).digest())

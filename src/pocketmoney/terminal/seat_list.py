"""Who sits where, and who of them is a bot."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from pocketmoney.bots.defaults import ANY_BOT
from pocketmoney.bots.registry import free_names, is_bot, own_name
from pocketmoney.core.header import Header
from pocketmoney.core.notation import check_names, quoted, words
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.text.lexicon import Lexicon

USUAL: Final = ["You", "bot", "bot", "bot"]
BOTS_KEY: Final = "x-bots"


class Seating:
    """Names clockwise, the first to play first, and which of them are bots of which word."""

    def __init__(self, names: list[str], bots: dict[str, str]) -> None:
        self.names = names
        self.bots = {names.index(name): word for name, word in bots.items()}

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(len(self.names)) if seat not in self.bots]

    def written(self) -> str:
        """The bots as a record remembers them: `Rex Mo=easy Grudge=grudge`; of the usual one the name is enough."""
        bots = [(self.names[seat], word) for seat, word in sorted(self.bots.items())]
        return " ".join([quoted(name if word.lower() == ANY_BOT else f"{name}={word}") for name, word in bots])


def seat_new(wanted: list[str] | None, seed: int, begins: Callable[[int], int] | None = None) -> Seating:
    """Seats for a new game: bots get names, and the seed says who begins (R36), if nothing else does."""
    entries = [entry.strip() for entry in (USUAL if wanted is None else wanted)]
    people = [entry for entry in entries if not is_bot(entry)]
    check_names(people)
    names = _names(entries, people)
    bots = {name: entry for name, entry in zip(names, entries, strict=True) if is_bot(entry)}
    if begins is not None:
        first = begins(len(names)) if names else 0
    else:
        first = derived(seed, "first seat") % len(names) if names else 0
    return Seating(names[first:] + names[:first], bots)


def _names(entries: list[str], people: list[str]) -> list[str]:
    """What everybody is called: people as they say, characters by their names, other bots by any that is free."""
    taken = {name.casefold() for name in people}
    own: list[str] = []
    for entry in entries:
        name = own_name(entry) if is_bot(entry) else ""
        own.append(_unlike(name, taken) if name else "")
        taken.add(own[-1].casefold())
    spare = free_names([*people, *own])
    nameless = len([entry for entry, name in zip(entries, own, strict=True) if is_bot(entry) and not name])
    if nameless > len(spare):
        raise Problem("too-many-bots", {"count": nameless, "most": len(spare)})
    return [name or (spare.pop(0) if is_bot(entry) else entry) for entry, name in zip(entries, own, strict=True)]


def _unlike(name: str, taken: set[str]) -> str:
    """That name, or the same with the first number that makes it another one."""
    if name.casefold() not in taken:
        return name
    number = 2
    while f"{name}-{number}".casefold() in taken:
        number += 1
    return f"{name}-{number}"


def seat_again(header: Header, meta: list[tuple[str, str]], wanted: list[str] | None) -> Seating:
    """Seats for a game that goes on. Bots are those that the record names, unless people are named now.

    A record that says nothing of bots has one person, in its first seat. A bot of which it does not say what it is, is
    the usual one.
    """
    names = header.seats
    sat: dict[str, str] | None = None
    for key, value in meta:
        if key == BOTS_KEY:
            sat = dict([bot for word in words(value) if (bot := _bot(word.text, names)) is not None])
    if wanted is not None:
        people = [entry.strip() for entry in wanted if not is_bot(entry.strip())]
        for name in people:
            if name not in names:
                raise unknown("unknown-seat", name, names)
        return Seating(names, {name: (sat or {}).get(name, ANY_BOT) for name in names if name not in people})
    return Seating(names, dict.fromkeys(names[1:], ANY_BOT) if sat is None else sat)


def _bot(text: str, names: list[str]) -> tuple[str, str] | None:
    """The name and the word of a bot in a record: `Rex` alone, or `Rex=fair`. What is no bot here is the usual one."""
    for name in sorted(names, key=len, reverse=True):
        if text == name:
            return name, ANY_BOT
        if text.startswith(f"{name}="):
            word = text[len(name) + 1 :]
            return name, word if is_bot(word) else ANY_BOT
    return None


def meant(word: str, names: list[str]) -> int | None:
    """The seat that a typed name means: exactly that one, else one that differs in case only, or in accents only."""
    if word in names:
        return names.index(word)
    for seat, name in enumerate(names):
        if name.casefold() == word.casefold():
            return seat
    found = Lexicon([(name, name) for name in names]).exact(word)
    return None if found is None else names.index(found)


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

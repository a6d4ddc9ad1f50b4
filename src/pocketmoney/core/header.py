"""What a game is set up from: the header of a play record, or the same thing made by a program."""

from __future__ import annotations

from typing import Any, NamedTuple


class Entry(NamedTuple):
    """One header line beyond the common ones: `hand Ann: jab jab` has key `hand`, of `Ann`, words `jab jab`."""

    key: str
    of: str
    words: list[str]
    line: int = 0


class Header:
    """Game, seats clockwise, house rules, seed, and whatever else the game reads (decks, hands, pile, ...).

    `files` holds the text of every file that an entry names: the maker of a header has read them.
    """

    def __init__(
        self,
        game: str,
        seats: list[str],
        options: dict[str, str] | None = None,
        seed: int = 0,
        entries: list[Entry] | None = None,
        files: dict[str, str] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: dict[str, str] = {} if options is None else options
        self.seed = seed
        self.entries: list[Entry] = [] if entries is None else entries
        self.lines: dict[str, int] = {}
        self.files: dict[str, str] = {} if files is None else files

    def __reduce__(self) -> tuple[Any, ...]:
        return Header, (self.game, self.seats, self.options, self.seed, self.entries, self.files)

    def line(self, key: str) -> int:
        """Where that common key stands in its file; 0 if it was not read from one."""
        return self.lines.get(key, 0)

    def named(self, key: str) -> list[Entry]:
        """All entries of that key."""
        return [entry for entry in self.entries if entry.key == key]

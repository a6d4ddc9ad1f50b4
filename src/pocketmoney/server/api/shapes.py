"""What goes in and out of the API about tables."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from pocketmoney.table.commands import Name, Word


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to be set up: the game, its house rules, the decks, the host's name. What is left out is as usual."""

    game: Word
    name: Name
    options: dict[Word, Word] = {}
    decks: Annotated[list[Word], Meta(max_length=12)] = []
    speed: Word = ""
    listed: bool = False
    lesson: bool = False  # the lesson of this game, with an opponent who follows its script


class MadeTable(Struct, kw_only=True):
    """A table that was set up. The token holds the host's seat: whoever has it sits there."""

    code: str
    link: str
    token: str


class TableShown(Struct, kw_only=True):
    """A table, as whoever knows its code may see it."""

    code: str
    game: str
    phase: str  # lobby, playing, over
    players: list[str]
    least: int  # how many play the game
    most: int
    speed: str
    games: int  # that were dealt here
    link: str


class TablesShown(Struct, kw_only=True):
    """The tables that want to be found."""

    tables: list[TableShown]


class StepShown(Struct, kw_only=True):
    """One move of a replay and how things stand after it. The first step is the deal and has no move."""

    by: int  # seat; -1: nobody
    move: str
    talk: str
    events: list[Any]  # [key, args] each
    public: dict[str, Any]
    own: list[dict[str, Any]]  # for each seat, what it alone saw


class ReplayShown(Struct, kw_only=True):
    """A finished game, step by step."""

    game: str
    seats: list[str]
    options: dict[str, str]
    decks: list[str]
    seed: str
    steps: list[StepShown]


class Health(Struct, kw_only=True):
    """How the server is."""

    status: str

"""What goes in and out of the API about tables."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from pocketmoney.core.seats import MOST
from pocketmoney.table.commands import Name, Word


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to be set up: the game, its house rules, the decks, the host's name. What is left out is as usual.

    A `screen` gives no name: nobody sits there yet, and the first person who sits down is host.
    """

    game: Word
    name: Name = ""
    options: dict[Word, Word] = {}
    decks: Annotated[list[Word], Meta(max_length=12)] = []
    speed: Word = ""
    listed: bool = False
    lesson: bool = False  # the lesson of this game, with an opponent who follows its script
    bots: Annotated[list[Word], Meta(max_length=MOST)] = []  # that sit down, too
    screen: bool = False  # a screen for everybody in the room sets it up
    deal: bool = False  # begin at once, unless there is a notice to be read first


class MadeTable(Struct, kw_only=True):
    """A table that was set up. The token holds the host's seat: a client that has it sits there."""

    code: str
    link: str
    token: str


class TableShown(Struct, kw_only=True):
    """A table, as shown to everybody who knows its code."""

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


class StepShown(Struct, kw_only=True, omit_defaults=True):
    """One moment of a replay, told by how it differs from the one before. The first is the deal and has no move."""

    by: int = -1  # seat; -1: nobody, as when a window closes and nobody has answered
    move: str = ""
    talk: str = ""
    events: list[Any] = []  # [key, args] each; [key, args, seat] if that seat alone heard it
    changed: dict[str, Any] = {}  # fields of what everybody sees; the first step has all of them
    gone: list[str] = []  # fields that are no longer there
    own: dict[str, dict[str, Any]] = {}  # by seat, what it alone saw, if that has changed


class TurningPoint(Struct, kw_only=True):
    """Where a game turned: whose chance moved most with that step, from what to what."""

    step: int
    seat: int
    before: float
    after: float


class WorstMove(Struct, kw_only=True):
    """A move that cost chance, and the better one as an event, as if it had been made (none: to let it pass)."""

    step: int
    seat: int
    lost: float
    better: list[Any]


class ReviewProgress(Struct, kw_only=True):
    """How far a review is that was asked for and is not answered yet."""

    percent: int


class ReviewShown(Struct, kw_only=True):
    """Everybody's chance of winning over a game, by games that bots have played on from some of its steps."""

    rollouts: int  # games from each of those steps
    bot: str
    steps: list[int]
    chances: list[list[float]]  # for each of those steps, by seat
    turns: list[TurningPoint]
    worst: list[WorstMove]


class DifferenceShown(Struct, kw_only=True):
    """Where a game of earlier rules goes another way by the present ones; it is shown up to there.

    A key for the catalogue, its arguments, and the same as an English sentence.
    """

    key: str
    args: dict[str, str | int]
    text: str


class ReplayShown(Struct, kw_only=True):
    """A game that was played, step by step."""

    game: str
    seats: list[str]
    options: dict[str, str]
    decks: list[str]
    seed: str
    continued: bool  # whether it began with a moment of an earlier game
    steps: list[StepShown]
    rules: str = ""  # the version of the rules by which it was dealt
    differs: DifferenceShown | None = None
    review: ReviewShown | None = None  # if it was worked out
    doodles: list[str] = []  # by seat, what the players have drawn, as in `Chair`; nothing where nobody has
    looks: list[
        int
    ] = []  # by seat, how many chairs were there before the player's: the token that stands for the player
    bots: list[str] = []  # by seat, the word of the bot that sat there; empty: a person; nothing where nobody knows


class RecordSent(Struct, forbid_unknown_fields=True, kw_only=True):
    """A play record, to be replayed. Nothing of it is kept."""

    record: str


class Continuing(Struct, forbid_unknown_fields=True, kw_only=True):
    """A moment to play on from: which step, in which seat, against which bots; and that the notice was read."""

    step: Annotated[int, Meta(ge=0, le=2**31)]
    seat: Annotated[int, Meta(ge=0, le=2**31)]
    bot: Word
    understood: bool = False


class RecordContinuing(Continuing, forbid_unknown_fields=True, kw_only=True):
    """The same, of a sent record."""

    record: str


class Health(Struct, kw_only=True):
    """How the server is."""

    status: str

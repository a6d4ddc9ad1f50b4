"""What stands in a table's log. The log is the table: folding its entries gives the same table again.

An entry is one JSON array: its word, the time in ms, the chair that caused it (-1: nobody) and the number of that
chair's command, then what it is about. Chance never happens while folding: whatever was drawn stands in the entry.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from pocketmoney.core.problem import Problem

NEWER: Final = "log-newer"  # an entry that only a newer program knows
BROKEN: Final = "log-broken"  # a line that is no entry
NO_CHAIR: Final = -1

BY_HAND: Final = ""
BY_STANDING: Final = "standing"  # a standing answer gave it
BY_BOT: Final = "bot"


class Entry(Struct, array_like=True):
    """One line of the log."""

    t: int
    by: int
    n: int


class Made(Entry, tag="made"):
    """The table was set up: its code, the game, and the rules and program it runs by."""

    code: str
    game: str
    rules: str
    secret: str  # of the first game; only its hash is ever shown before the end
    lesson: str = ""  # the lesson that is held here


class Sat(Entry, tag="sat"):
    """A chair was taken: by a person, of whom only the hash of the token is kept, or by a bot."""

    chair: int
    name: str
    key: str
    bot: str


class Rekeyed(Entry, tag="rekeyed"):
    """A seat moved to another device: only the new token holds it."""

    chair: int
    key: str


class Left(Entry, tag="left"):
    """A chair was given up; in a game in progress the bot plays it to the end."""

    chair: int
    bot: str


class SteppedOut(Entry, tag="stepped-out"):
    """A bot plays for a person until they are back."""

    chair: int
    bot: str


class CameBack(Entry, tag="came-back"):
    """A person has the seat back."""

    chair: int


class Hosting(Entry, tag="hosting"):
    """Another person is the host."""

    chair: int


class Chosen(Entry, tag="chosen"):
    """What is played next."""

    game: str
    options: dict[str, str]
    decks: list[str]


class Arranged(Entry, tag="arranged"):
    """Settings of the table, as they are now."""

    speed: str
    family: bool
    listed: bool
    stand_in: str


class Readied(Entry, tag="readied"):
    """A person is ready for the deal, or no longer."""

    chair: int
    on: bool
    entropy: str


class Noticed(Entry, tag="noticed"):
    """A person has read the notice before a game."""

    chair: int
    notice: str


class TakenUp(Entry, tag="taken-up"):
    """The table was taken up again after its server had stopped: the clock begins anew, by these rules from here on."""

    rules: str


class Dealt(Entry, tag="dealt"):
    """A game began: the chairs in their order around it, and the seed that follows from secret and entropies."""

    order: list[int]
    seed: int


class Continued(Entry, tag="continued"):
    """A game began with a moment of an earlier one: chairs, seed and header lines as in that game, and its moves.

    Nothing is shuffled here, so the secret of the table says nothing about it.
    """

    order: list[int]
    seed: int
    header: list[tuple[str, str, list[str]]]  # key, of whom or what, words
    moves: list[tuple[int, str]]  # seat, and the move as in `moved`
    files: dict[str, str] = {}  # text of every file that the header names, as an own board


class Moved(Entry, tag="moved"):
    """A move, in the notation with seats `@0`, `@1`, ..., and the talk that rides on it.

    `told` is the checksum of all events of the game that were told before the move; 0: not noted.
    """

    seat: int
    move: str
    talk: str
    how: str
    told: int = 0


class Lapsed(Entry, tag="lapsed"):
    """The question timed out: seats that had not answered have declined."""


class Ended(Entry, tag="ended"):
    """A game came to its end, or was given up (nobody won); the secret of the next one is drawn."""

    secret: str
    winner: int = NO_CHAIR  # the seat
    told: int = 0  # checksum of all events of the game; 0: not noted


class Told(Entry, tag="told"):
    """The story of a finished game: what was told of it by the rules of that version, for programs with other rules.

    The table does not look into `data`; the code that shows games has written it.
    """

    game: int
    rules: str
    data: bytes


class Adopted(Entry, tag="adopted"):
    """The table goes on by these rules with a game that they would have led elsewhere, from this position.

    `told` is the story of the game up to there, as in `told`; empty if nobody kept it.
    """

    rules: str
    position: dict[str, Any]
    told: bytes = b""


class Paused(Entry, tag="paused"):
    """The game stands still, or goes on."""

    on: bool


class Stood(Entry, tag="stood"):
    """Standing answers of a seat, which replace those it had."""

    seat: int
    cards: list[str]
    others: bool
    all: bool
    claim: bool
    until: str


class UndoAsked(Entry, tag="undo-asked"):
    """A seat asks to take back its last move."""

    seat: int


class UndoAnswered(Entry, tag="undo-answered"):
    """A seat lets that happen, or not."""

    seat: int
    yes: bool


class Undone(Entry, tag="undone"):
    """A repair: the last move of a seat is taken back. The log keeps both."""

    seat: int


class UndoDropped(Entry, tag="undo-dropped"):
    """The request is no longer open."""


class VoteAsked(Entry, tag="vote-asked"):
    """A disputed ruling is put to the vote."""

    option: str
    value: str


class Voted(Entry, tag="voted"):
    """A chair voted; the vote ends when the outcome is certain."""

    chair: int
    yes: bool


class Said(Entry, tag="said"):
    """Talk."""

    chair: int
    text: str


class Taunted(Entry, tag="taunted"):
    """Talk with one tap: the name of a taunt, which every language has."""

    chair: int
    taunt: str


class Muted(Entry, tag="muted"):
    """A chair was muted or unmuted by another."""

    chair: int
    who: int
    on: bool


class Doodled(Entry, tag="doodled"):
    """A chair has a drawing beside its name from now on, or none."""

    chair: int
    doodle: str


class Settled(Entry, tag="settled"):
    """Private: how a person settles what is booked as drunk."""

    chair: int
    how: str
    cap: int
    pace: int


AnyEntry = (
    Made | TakenUp | Sat | Rekeyed | Left | SteppedOut | CameBack | Hosting | Chosen | Arranged | Readied | Noticed
    | Dealt | Continued | Moved | Lapsed | Ended | Paused | Stood | UndoAsked | UndoAnswered | Undone | UndoDropped
    | VoteAsked | Voted | Said | Taunted | Muted | Doodled | Settled | Told | Adopted
)  # fmt: skip

_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)

encode = _encoder.encode


def decode(line: bytes, number: int = 0, table: str = "") -> AnyEntry:
    """The entry that a line of the log holds; a line that holds none of ours is a problem.

    In the log of a table, JSON that is no entry is one of a newer program: damage is found by checksums. Without a
    table the line is from a file that has none, and counts as damaged.
    """
    try:
        return _decoder.decode(line)
    except msgspec.DecodeError as fault:
        if table and isinstance(fault, msgspec.ValidationError):
            raise Problem(NEWER, {"table": table, "entry": number, "why": str(fault)}) from None
        raise Problem(BROKEN, {"entry": number, "why": str(fault)}) from None

"""What a table sends to people. Every message is a JSON object; `is` says which.

Nothing here is a sentence: refusals, events and notices are catalogue keys with arguments, and each client speaks its
person's language.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

VERSION: Final = 1

Args = dict[str, str | int]
Brightness = Literal["dark", "light"]
Pace = Literal["slow", "usual", "fast"]


def _nothing() -> Raw:
    """What is left out of a message."""
    return Raw(b"null")


class Message(Struct, tag_field="is", kw_only=True, omit_defaults=True):
    """A message to one client."""


class You(Struct, kw_only=True):
    """Who the receiver is: a chair, and its seat in the running game (-1: none). A watcher has no chair (-1)."""

    chair: int
    seat: int


class ChairNow(Struct, kw_only=True, omit_defaults=True):
    """One chair as everybody sees it."""

    id: int
    name: str
    seat: int = -1  # in the running game
    bot: str = ""  # the bot that sits there, or plays for a person who is away
    person: bool = True
    here: bool = False  # whether a device is connected
    ready: bool = False
    entropy: str = ""  # hash of the numbers that this seat shuffles with
    bank: int = 0  # ms left for slow moves
    wins: int = 0
    doodle: str = ""  # strokes, parted by points; every two letters are a place, each a number from 0 to 63


class VoteNow(Struct, kw_only=True):
    """A vote that is open."""

    option: str
    value: str
    by: int
    yes: list[int]
    no: list[int]


class UndoNow(Struct, kw_only=True):
    """A request to undo a move: by its mover, or by a seat that disputes a throw entered by hand."""

    seat: int
    by: int  # the seat that asks
    agreed: list[int]


class SeatAsk(Struct, kw_only=True):
    """A device without a seat says that it belongs to the person in that chair."""

    ask: int
    chair: int


class ScreenNow(Struct, kw_only=True, omit_defaults=True):
    """What a screen for all is set to, as it says itself."""

    sound: bool
    volume: int  # 0 to 10
    announcer: bool
    brightness: Brightness
    language: str
    pace: Pace
    full_screen: bool
    can_announce: bool = False  # its browser has a voice
    can_fill: bool = False  # its browser can show the page in full screen
    is_touched: bool = False  # the page was touched since it was loaded: before that, browsers keep it silent


class LessonNow(Struct, kw_only=True, omit_defaults=True):
    """A lesson: how far it has come, and what is said, lit up and awaited at this step.

    `do` is the move that is awaited from the receiver; empty: the other one plays.
    """

    name: str
    step: int
    of: int
    say: str = ""  # catalogue key; its attribute `hint` is said to another move that may be made
    light: list[str] = []  # what is lit up on the way to the move: cards, a page
    do: str = ""
    is_over: bool = False  # the script has come to its end
    is_left: bool = False  # the learner went another way


class TableNow(Message, tag="table", kw_only=True):
    """The table as everybody sees it: who sits where, what is played, how."""

    code: str
    you: You
    phase: str  # lobby, playing, over
    host: int
    chairs: list[ChairNow]
    game: str
    options: dict[str, str]
    decks: list[str]
    speed: str
    family: bool
    listed: bool
    stand_in: str
    paused: bool
    commit: str  # hash of the secret that the next deal, or the running game, is shuffled with
    games: int  # how many were dealt here, the running one included
    watchers: int  # screens for everybody in the room are left out
    screens: int = 0  # how many of those there are
    screen: ScreenNow | None = None  # for the host: the settings of such a screen
    seat_asks: list[SeatAsk] = []  # for the chair that may answer them
    notice: str = ""  # catalogue key of what is to be read before this game
    continued: bool = False  # the game began with a moment of an earlier one, so there is no deal to be checked
    stuck: bool = False  # the game was played by other rules, and cannot go on, or not before a vote
    dealt_by: str = ""  # the version of the rules by which the running game was dealt, if it is not the present one
    differs: dict[str, str | int] = {}  # where the game goes another way by the present rules, if it is stuck
    undo: UndoNow | None = None
    vote: VoteNow | None = None
    lesson: LessonNow | None = None


class Welcome(Message, tag="welcome", kw_only=True):
    """The answer to a hello: the version that is spoken. A token comes once, when a seat is taken.

    `last` is the number of this seat's last command that was done: the next one has a higher number.
    """

    v: int
    program: str
    rules: str
    token: str = ""
    last: int = 0


class Clock(Struct, kw_only=True):
    """How long the present question stays open, of how long; `bank` is what is left of the asked seat's own time."""

    left: int
    of: int
    bank: int = 0
    grace: int | UnsetType = UNSET  # ms before the asked seat may begin, because another one may claim something
    claims: int | UnsetType = UNSET  # that other seat


class Play(Message, tag="play", kw_only=True):
    """What has happened, how things stand, and what I may do. `own` and `choices` are the receiver's alone.

    Where `public` is left out nothing has changed that everybody sees, and the clock runs on.
    """

    game: int
    seen: int  # number of the last event in this message, counted for the receiver
    events: Raw
    public: Raw = msgspec.field(default_factory=_nothing)
    own: Raw = msgspec.field(default_factory=_nothing)
    choices: Raw = msgspec.field(default_factory=_nothing)
    clock: Clock | None = None
    done: int = 0  # number of the receiver's command that this answers
    missed: int = 0  # events before these that are no longer kept


class Reveal(Message, tag="reveal", kw_only=True):
    """After the game: everything needed to check deck and dice."""

    game: int
    secret: str
    commit: str
    entropy: dict[str, str]
    seed: str


class Talk(Message, tag="talk", kw_only=True):
    """A line of talk: words, or the catalogue key of what a bot says."""

    chair: int
    text: str = ""
    key: str = ""


class Yours(Message, tag="yours", kw_only=True):
    """Private matters of the receiver's seat."""

    how: str = ""
    cap: int = 0
    pace: int = 0
    muted: list[int] = []
    cards: list[str] = []
    others: bool = False
    all: bool = False
    claim: bool = False
    until: str = ""
    code: str = ""  # with which another device can take the seat over
    lasts: int = 0  # how long that code is good, in ms


class Notice(Message, tag="notice", kw_only=True):
    """Something said to the receiver alone (a cap that is reached, a pace that is too fast), or to all."""

    key: str
    args: Args = {}


class ScreenChange(Message, tag="screen", kw_only=True):
    """To a screen for all: the host changes these settings, or asks for full screen."""

    sound: bool | None = None
    volume: int | None = None
    announcer: bool | None = None
    brightness: Brightness | None = None
    language: str | None = None
    pace: Pace | None = None
    full_screen: bool = False


class Piles(Message, tag="piles", kw_only=True):
    """What lies open, whole."""

    piles: Raw
    done: int = 0


class Because(Message, tag="because", kw_only=True):
    """Why a move may not be made now; an empty key: it may."""

    move: str
    key: str = ""
    args: Args = {}
    rule: int = 0
    unlock: str = ""
    done: int = 0


class Done(Message, tag="done", kw_only=True):
    """A command of the receiver is done, and in the log."""

    n: int


class Refused(Message, tag="refused", kw_only=True):
    """A command of the receiver is not done: why, by which rule, and what would unlock it."""

    n: int
    key: str
    args: Args = {}
    rule: int = 0
    unlock: str = ""


class Pong(Message, tag="pong", kw_only=True):
    """The answer to a ping."""


class Newer(Message, tag="newer", kw_only=True):
    """The server has another build of its page than the one that says hello: it should be loaded anew."""

    build: str


class Bye(Message, tag="bye", kw_only=True):
    """The last message on a socket: why it is closed."""

    key: str
    args: Args = {}


AnyMessage = (
    Welcome | TableNow | Play | Reveal | Talk | Yours | Notice | ScreenChange | Piles | Because | Done | Refused
    | Newer | Pong | Bye
)  # fmt: skip

_encoder: Final = msgspec.json.Encoder()
encode = _encoder.encode

"""What people send to a table. Every command is a small JSON object; `do` says which, `n` numbers them.

Numbers rise with every command of a seat, and `welcome` says from where. A command that comes again with a number that
was already done is acknowledged and not done twice, so a client may send again what was not answered; it waits for the
answer to one before it sends the next. A number that another device of the same seat has used meanwhile is refused.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

NAME_MOST: Final = 24
TALK_MOST: Final = 200
MOVE_MOST: Final = 400
WORD_MOST: Final = 60
DOODLE_MOST: Final = 400

Name = Annotated[str, Meta(min_length=1, max_length=NAME_MOST)]
Talk = Annotated[str, Meta(max_length=TALK_MOST)]
MoveText = Annotated[str, Meta(min_length=1, max_length=MOVE_MOST)]
Word = Annotated[str, Meta(max_length=WORD_MOST)]
Token = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{32,80})?$")]
Entropy = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")]
Count = Annotated[int, Meta(ge=0, le=2**53)]
ChairId = Annotated[int, Meta(ge=0, le=2**31)]
# Strokes, parted by points; every two letters of a stroke are a place, each a number from 0 to 63.
Doodle = Annotated[str, Meta(max_length=DOODLE_MOST, pattern=r"^(([A-Za-z0-9_-]{2}){2,}(\.([A-Za-z0-9_-]{2}){2,})*)?$")]
Loudness = Annotated[int, Meta(ge=0, le=10)]
Brightness = Literal["dark", "light"]
Pace = Literal["slow", "usual", "fast"]
LanguageCode = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]


class Command(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A command; `n` is its number in the row of its sender."""

    n: Count = 0


class Sit(Command, tag="sit", kw_only=True):
    """Take a free chair under a name.

    A client that chooses the `token` of the chair, at random, may send this again with the same one if no answer
    came: it leads to the same chair. Without one the table draws it.
    """

    name: Name
    token: Token = ""


class Leave(Command, tag="leave", kw_only=True):
    """Get up for good. In a running game a bot takes the seat over."""


class StepOut(Command, tag="step-out", kw_only=True):
    """Let a bot play for me until I am back."""


class ComeBack(Command, tag="come-back", kw_only=True):
    """Take my seat back from the bot."""


class Ready(Command, tag="ready", kw_only=True):
    """I am ready for the deal, or no longer; with numbers of my own to shuffle with."""

    on: bool = True
    entropy: Entropy = ""


class Deal(Command, tag="deal", kw_only=True):
    """Begin (host). `first` is the chair that begins; without it the rules of the game say who.

    `without` are people who are away: they keep their chairs, and sit this game out.
    """

    first: ChairId | None = None
    without: Annotated[list[ChairId], Meta(max_length=40)] = []


class Choose(Command, tag="choose", kw_only=True):
    """What is played next, and by which house rules (host)."""

    game: Word
    options: dict[Word, Word] = {}
    decks: Annotated[list[Word], Meta(max_length=12)] = []


class Arrange(Command, tag="arrange", kw_only=True):
    """Settings of the table; what is left out stays (host)."""

    speed: Word | None = None
    family: bool | None = None
    listed: bool | None = None
    stand_in: Word | None = None


class AddBot(Command, tag="add-bot", kw_only=True):
    """Seat a bot (host)."""

    bot: Word
    name: Annotated[str, Meta(max_length=NAME_MOST)] = ""


class Kick(Command, tag="kick", kw_only=True):
    """Take a chair away; in a game in progress a bot takes it over (host)."""

    who: ChairId


class FillIn(Command, tag="fill-in", kw_only=True):
    """Let a bot play for a person who is missing, until they are back (host)."""

    who: ChairId


class PassHost(Command, tag="pass-host", kw_only=True):
    """Make another person the host (host)."""

    who: ChairId


class Pause(Command, tag="pause", kw_only=True):
    """Stop the clocks and the game, or go on (host)."""

    on: bool = True


class Move(Command, tag="move", kw_only=True):
    """A move as text (see the notation; seats are `@0`, `@1`, ...), with a line of talk riding on it."""

    move: MoveText
    talk: Talk = ""


class Say(Command, tag="say", kw_only=True):
    """Talk to the table: words of one's own, or one of the taunts that every language has."""

    text: Talk = ""
    taunt: Word = ""


class Mute(Command, tag="mute", kw_only=True):
    """Mute or unmute the talk of a chair."""

    who: ChairId
    on: bool = True


class SetDoodle(Command, tag="set-doodle", kw_only=True):
    """Show this drawing beside my name instead of my token; empty: the token again."""

    doodle: Doodle


class RemoveDoodle(Command, tag="remove-doodle", kw_only=True):
    """Take the drawing of a chair away (host)."""

    who: ChairId


class Stand(Command, tag="stand", kw_only=True):
    """Standing answers; they replace those I had. They are chosen without regard to what comes.

    `cards`: never ask me about these; a question that only these could answer passes. `others`: let pass what is not
    aimed at me. `all`: let everything pass. `claim`: claim whatever is due to me. `until`: this turn, or the game.
    """

    cards: Annotated[list[Word], Meta(max_length=60)] = []
    others: bool = False
    all: bool = False
    claim: bool = False
    until: Word = "turn"


class AskUndo(Command, tag="ask-undo", kw_only=True):
    """Ask the others to let me take back my last move."""


class AnswerUndo(Command, tag="answer-undo", kw_only=True):
    """Agree to an undo, or refuse it."""

    yes: bool


class AskVote(Command, tag="ask-vote", kw_only=True):
    """Put a disputed ruling to the vote: this value of that house rule in the next game."""

    option: Word
    value: Word


class AnswerVote(Command, tag="answer-vote", kw_only=True):
    """Vote."""

    yes: bool


class Settle(Command, tag="settle", kw_only=True):
    """Private: how I settle what is booked as drunk, up to how much, and at what pace (ml; 0 is no limit)."""

    how: Word
    cap: Count = 0
    pace: Count = 0


class Understood(Command, tag="understood", kw_only=True):
    """I have read the notice that stands before this game."""


class HandOver(Command, tag="hand-over", kw_only=True):
    """Give me a code with which another device can take my seat over, once."""


class TakeOver(Command, tag="take-over", kw_only=True):
    """Take a seat over with a code from the device that holds it; the `token` is as in `sit`."""

    code: Word
    token: Token = ""


class AskSeat(Command, tag="ask-seat", kw_only=True):
    """Ask the host for my own seat, because the device that held it is gone; the `token` is as in `sit`."""

    who: ChairId
    token: Token = ""


class AnswerSeat(Command, tag="answer-seat", kw_only=True):
    """Let a new device have the seat that it asks for, or not (host)."""

    ask: Count
    yes: bool


class Look(Command, tag="look", kw_only=True):
    """Look through what lies open: the discard pile and the like."""


class Why(Command, tag="why", kw_only=True):
    """Why may I not make this move now?"""

    move: MoveText


class SetScreen(Command, tag="set-screen", kw_only=True):
    """Change settings of the screens for all; what is left out stays (host).

    Browsers go to full screen only by a tap on the screen itself: with `full_screen` it asks for that tap.
    """

    sound: bool | None = None
    volume: Loudness | None = None
    announcer: bool | None = None
    brightness: Brightness | None = None
    language: LanguageCode | None = None
    pace: Pace | None = None
    full_screen: bool = False


class ReportScreen(Command, tag="report-screen", kw_only=True):
    """What a screen for all is set to now: sent by the screen itself, and shown to the host."""

    sound: bool
    volume: Loudness
    announcer: bool
    brightness: Brightness
    language: LanguageCode
    pace: Pace
    full_screen: bool
    can_announce: bool = False
    can_fill: bool = False
    is_touched: bool = False


class Delete(Command, tag="delete", kw_only=True):
    """Delete the table with everything it holds about people (host)."""


AnyCommand = (
    Sit | Leave | StepOut | ComeBack | Ready | Deal | Choose | Arrange | AddBot | Kick | FillIn | PassHost | Pause
    | Move | Say | Mute | SetDoodle | RemoveDoodle | Stand | AskUndo | AnswerUndo | AskVote | AnswerVote | Settle
    | Understood | HandOver | TakeOver | AskSeat | AnswerSeat | Look | Why | SetScreen | ReportScreen | Delete
)  # fmt: skip


# What can only be done at a game that goes on.
OF_THE_GAME: Final = (Move, Stand, Why, Look, Pause, StepOut, ComeBack, FillIn, AskUndo, AnswerUndo)


class Hello(Struct, tag_field="do", tag="hello", forbid_unknown_fields=True, kw_only=True):
    """The first message on a socket: which table, and who I am there. Without a token I watch.

    `game` and `seen` are the last game and event that this client has seen, so that only what is new is sent. A page
    that this server has given out says which `build` it is. A `screen` shows the table to everybody in the room.
    """

    v: int
    table: Word
    token: Annotated[str, Meta(max_length=80)] = ""
    game: Count = 0
    seen: Count = 0
    build: Word = ""
    screen: bool = False


class Ping(Struct, tag_field="do", tag="ping", forbid_unknown_fields=True, kw_only=True):
    """Ask for a sign of life; the answer is a `pong`. No table hears of it."""

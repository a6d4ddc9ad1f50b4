"""Chairs of a table, and the subscribers that act for them."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from pocketmoney.core.mypyc_hints import mypyc_attr

if TYPE_CHECKING:
    from pocketmoney.table.commands import Command
    from pocketmoney.table.messages import ScreenNow

NO_SEAT: Final = -1

Draw = Callable[[int], bytes]  # secret random bytes, handed in


@mypyc_attr(allow_interpreted_subclasses=True)
class Subscriber:
    """A receiver of a table's messages, which acts for a chair or watches.

    A class and no protocol: compiled code calls its methods without a look-up.
    """

    __slots__ = ("key", "chair", "last_ack", "is_gone", "is_screen", "screen", "is_attached")

    def __init__(self, key: int) -> None:
        self.key = key
        self.chair: Chair | None = None
        self.last_ack = 0  # number of the last command of its chair that it knows to be done
        self.is_gone = False  # closed by the table, which ignores its further commands
        self.is_screen = False  # it shows the table to everybody in the room
        self.screen: ScreenNow | None = None  # what that screen is set to, if it has said so
        self.is_attached = False  # whether the driver may still send to it

    def send(self, data: bytes) -> None:
        """Send a message without waiting."""
        raise NotImplementedError

    def close(self, key: str) -> None:
        """Close the connection for the reason of that key."""
        raise NotImplementedError

    def dismiss(self, key: str) -> None:
        """Send a last message with the reason, and close."""
        raise NotImplementedError


class Chair:
    """A player at the table: a person, a bot, or a person for whom a bot plays just now."""

    __slots__ = (
        "id", "name", "key", "bot", "is_person", "is_gone", "seat", "ready", "entropy", "last", "latest", "doodle",
        "subscribers", "muted", "how", "cap", "pace", "warned", "read", "wins", "lapses", "words", "heard_words",
    )  # fmt: skip

    def __init__(self, chair: int, name: str, key: str, bot: str) -> None:
        self.id = chair
        self.name = name
        self.key = key  # hash of the token that holds it; empty for bots
        self.bot = bot  # the word of the bot that plays here now; empty: the person plays
        self.is_person = key != ""
        self.is_gone = False  # left in the middle of a game; the chair stays until its end
        self.seat = NO_SEAT  # in the running game
        self.ready = False
        self.entropy = ""
        self.last = 0  # number of the last command that was done
        self.latest: Command | None = None  # that command, as long as the table is in memory
        self.subscribers: list[Subscriber] = []
        self.doodle = ""  # what the person has drawn to be shown beside the name
        self.muted: set[int] = set()
        self.how = ""  # private: how what is booked is settled
        self.cap = 0
        self.pace = 0
        self.warned = 0  # what was warned of: bits
        self.read: set[str] = set()  # notices
        self.wins = 0
        self.lapses = 0  # questions in a row that ran out of time
        self.words = 0  # of talk, in the present span of time
        self.heard_words = 0  # when that span began

    @property
    def is_here(self) -> bool:
        """Whether a person is there to play: not gone, and no bot plays for them."""
        return self.is_person and not self.is_gone


class SeatRequest:
    """A subscriber without a seat that asks for the one of a chair, because the device that held it is gone."""

    __slots__ = ("number", "subscriber", "chair", "token")

    def __init__(self, number: int, subscriber: Subscriber, chair: int, token: str) -> None:
        self.number = number
        self.subscriber = subscriber
        self.chair = chair
        self.token = token  # that will hold the seat


def hashed(token: str) -> str:
    """What is kept of a token, or shown of a secret: from it nobody can come back."""
    return blake2b(token.encode(), digest_size=20, person=b"pocketmoney").hexdigest()

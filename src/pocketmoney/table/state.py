"""The facts of one table: what the log has made of it, and what waits to be written and sent.

Nothing here decides anything: the reducer changes the facts, and handlers decide which entries it gets.
"""

from __future__ import annotations

from pocketmoney.core.record import RULES_VERSION
from pocketmoney.table import messages
from pocketmoney.table.bot_request import BotRequest
from pocketmoney.table.chair import NO_SEAT, Chair, Draw, SeatRequest, Subscriber
from pocketmoney.table.divergence import Checked, Difference
from pocketmoney.table.entries import NO_CHAIR
from pocketmoney.table.fairness import commitment
from pocketmoney.table.game_in_progress import GameInProgress
from pocketmoney.table.phase import LOBBY, PLAYING
from pocketmoney.table.proposals import UndoRequest, Vote
from pocketmoney.table.settings import Settings


class TableState:
    """The chairs of a table, its subscribers, the game in progress, and everything that waits to leave the table."""

    __slots__ = (
        "id", "code", "settings", "chairs", "next_chair", "host", "watchers", "phase", "running", "games", "secret",
        "reveal", "paused", "undo", "vote", "codes", "seq", "entries", "outgoing", "asks", "closing", "parting",
        "is_deleted", "draw", "is_changed", "due", "made", "rules", "coalesce_ms", "dealt_by", "differs", "checked",
        "awaits", "accepted", "told", "untold", "has_ledger_limits", "seat_requests", "next_request",
    )  # fmt: skip

    def __init__(self, table: str, draw: Draw) -> None:
        self.id = table
        self.code = ""
        self.settings = Settings("")
        self.chairs: list[Chair] = []
        self.next_chair = 0
        self.host = NO_CHAIR
        self.watchers: list[Subscriber] = []
        self.phase = LOBBY
        self.running: GameInProgress | None = None
        self.games = 0
        self.secret = ""
        self.reveal: messages.Reveal | None = None
        self.paused = False
        self.undo: UndoRequest | None = None
        self.vote: Vote | None = None
        self.codes: dict[str, tuple[int, int]] = {}  # with which a seat can be taken over: chair, until when
        self.seq = 0
        self.entries: list[bytes] = []
        self.outgoing: list[tuple[Subscriber, bytes]] = []
        self.asks: list[BotRequest] = []
        self.closing: list[tuple[Subscriber, str]] = []
        self.parting: list[tuple[Subscriber, str]] = []  # who is let go, and has yet to be told
        self.is_deleted = False
        self.draw = draw
        self.is_changed = False  # whether everybody has to be told about the table
        self.due: int | None = None
        self.made = 0
        self.coalesce_ms = 0  # how long updates of seats that are not asked may be held back; set by the driver
        self.rules = RULES_VERSION
        self.dealt_by = RULES_VERSION  # the rules by which the last game was dealt
        self.differs: Difference | None = None  # where that game goes another way by our rules
        self.checked = Checked()  # how far it was compared
        self.awaits = False  # whether it stands still until the table has voted to go on by our rules
        self.accepted = False  # whether the table has
        self.told = b""  # the story of that game up to a position that was adopted, or will be
        self.has_ledger_limits = False  # whether a chair has asked to be warned about its ledger
        self.seat_requests: list[SeatRequest] = []  # of subscribers that ask for a seat whose device is gone
        self.next_request = 1
        self.untold: list[int] = []  # finished games whose story is not in the log

    @property
    def is_stuck(self) -> bool:
        """Whether a game of other rules is in progress that cannot continue, or not yet."""
        return self.phase == PLAYING and (self.running is None or self.awaits)

    @property
    def is_still(self) -> bool:
        """Whether the game waits for a decision of the people: it is paused, or they vote on the rules."""
        return self.paused or self.awaits

    @property
    def commit(self) -> str:
        """The commitment to the secret of the game in progress, or of the next."""
        return commitment(self.secret)

    def chair(self, chair: int) -> Chair | None:
        """Return the chair of that number, if there is one."""
        return next((found for found in self.chairs if found.id == chair), None)

    def people(self) -> list[Chair]:
        """Return the chairs of people who have not left."""
        return [chair for chair in self.chairs if chair.is_here]

    def players(self) -> list[Chair]:
        """Return the chairs of people with a seat in the game in progress."""
        return [chair for chair in self.chairs if chair.is_here and chair.seat != NO_SEAT]

    def active_players(self) -> list[Chair]:
        """Return the chairs of people with a seat for whom no bot plays."""
        return [chair for chair in self.chairs if chair.is_here and chair.seat != NO_SEAT and not chair.bot]

    def known_chairs(self) -> dict[int, Chair]:
        """Return the chairs by number."""
        return {chair.id: chair for chair in self.chairs}

    def subscribers(self) -> list[Subscriber]:
        """Return all subscribers, watchers last."""
        return [subscriber for chair in self.chairs for subscriber in chair.subscribers] + self.watchers

    def send(self, subscriber: Subscriber, message: messages.Message) -> None:
        """Queue a message for one subscriber."""
        self.outgoing.append((subscriber, messages.encode(message)))

    def judge_of(self, wanted: Chair | None) -> Chair | None:
        """Return who decides on a device that asks for that seat: the host.

        While no device of the host is there, as when it is the host's own that is gone, the first person who is there.
        """
        host = self.chair(self.host)
        if host is not None and host.subscribers:
            return None if host is wanted else host
        return next((chair for chair in self.people() if chair.subscribers and chair is not wanted), None)

    def drop_seat_requests(self, subscriber: Subscriber) -> None:
        """Forget what seat a subscriber has asked for: it is gone, or has one."""
        left = [request for request in self.seat_requests if request.subscriber is not subscriber]
        self.is_changed = self.is_changed or len(left) < len(self.seat_requests)
        self.seat_requests = left

    def close(self, subscriber: Subscriber, key: str) -> None:
        """Close a subscriber; its last message is the reason."""
        self.parting.append((subscriber, key))
        subscriber.is_gone = True
        self.drop_seat_requests(subscriber)
        if subscriber.chair is not None and subscriber in subscriber.chair.subscribers:
            subscriber.chair.subscribers.remove(subscriber)
        elif subscriber in self.watchers:
            self.watchers.remove(subscriber)

"""One table: commands and time go in; entries for the log, messages and questions for bots come out.

Nothing here knows a socket, a clock, or a card. A command is checked against how things are now, and whatever it
changes becomes an entry; folding the entries of the log gives the same table again. The driver writes the entries,
and lets nobody hear of them before they are durable.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pocketmoney.core.problem import Problem
from pocketmoney.core.record import RULES_VERSION
from pocketmoney.core.refusal import Refusal
from pocketmoney.table import adoption, continuing, entries, keeping, messages, news, playing, showing, undoing
from pocketmoney.table.chairs import NO_SEAT, Chair, Draw, Guest, SeatRequest, hashed
from pocketmoney.table.commands import OF_THE_GAME, Choose, Command, Deal, Hello, Move
from pocketmoney.table.company import BotAnswer, BotAsk
from pocketmoney.table.comparison import TOLD, Checked, Difference
from pocketmoney.table.continuing import Position
from pocketmoney.table.entries import NO_CHAIR, AnyEntry, Entry
from pocketmoney.table.fairness import commitment
from pocketmoney.table.folding import fold
from pocketmoney.table.handling import handle
from pocketmoney.table.phases import LOBBY, PLAYING
from pocketmoney.table.ports import Snapshot
from pocketmoney.table.running import Running
from pocketmoney.table.settings import Settings
from pocketmoney.table.undoing import Undo
from pocketmoney.table.voting import Vote

GUESTS_MOST = 4  # devices that speak for one chair


class Table:
    """A table with its chairs, its guests, and the game that runs at it."""

    __slots__ = (
        "id", "code", "settings", "chairs", "next_chair", "host", "watchers", "phase", "running", "games", "secret",
        "reveal", "paused", "undo", "vote", "codes", "seq", "entries", "out", "asks", "closing", "parting",
        "is_deleted", "draw", "is_changed", "due", "made", "rules", "patience", "dealt_by", "differs", "checked",
        "awaits", "accepted", "told", "untold", "seat_asks", "next_ask",
    )  # fmt: skip

    def __init__(self, table: str, draw: Draw) -> None:
        self.id = table
        self.code = ""
        self.settings = Settings("")
        self.chairs: list[Chair] = []
        self.next_chair = 0
        self.host = NO_CHAIR
        self.watchers: list[Guest] = []
        self.phase = LOBBY
        self.running: Running | None = None
        self.games = 0
        self.secret = ""
        self.reveal: messages.Reveal | None = None
        self.paused = False
        self.undo: Undo | None = None
        self.vote: Vote | None = None
        self.codes: dict[str, tuple[int, int]] = {}  # with which a seat can be taken over: chair, until when
        self.seq = 0
        self.entries: list[bytes] = []
        self.out: list[tuple[Guest, bytes]] = []
        self.asks: list[BotAsk] = []
        self.closing: list[tuple[Guest, str]] = []
        self.parting: list[tuple[Guest, str]] = []  # who is let go, and has yet to be told
        self.is_deleted = False
        self.draw = draw
        self.is_changed = False  # whether everybody has to be told about the table
        self.due: int | None = None
        self.made = 0
        self.patience = 0  # how long news may wait for whoever is not asked, in ms; lent by the driver
        self.rules = RULES_VERSION
        self.dealt_by = RULES_VERSION  # the rules by which the last game was dealt
        self.differs: Difference | None = None  # where that game goes another way by our rules
        self.checked = Checked()  # how far it was compared
        self.awaits = False  # whether it stands still until the table has voted to go on by our rules
        self.accepted = False  # whether the table has
        self.told = b""  # the story of that game up to a position that was adopted, or will be
        self.seat_asks: list[SeatRequest] = []  # devices that ask for a seat whose device is gone
        self.next_ask = 1
        self.untold: list[int] = []  # finished games whose story is not in the log

    @classmethod
    def new(cls, table: str, code: str, game: str, now: int, draw: Draw, lesson: str = "") -> Table:
        """A new table with nobody at it; for a lesson, if one is named."""
        made = cls(table, draw)
        made.enter(entries.Made(now, NO_CHAIR, 0, code, game, RULES_VERSION, draw(32).hex(), lesson))
        return made

    @classmethod
    def resume(
        cls,
        table: str,
        lines: Iterable[bytes],
        draw: Draw,
        snapshot: Snapshot | None = None,
        witness: Snapshot | None = None,
    ) -> Table:
        """The table that a log tells of, or a snapshot and all of the log that came after it.

        A witness is a later snapshot, by other rules: what our rules make of the log is compared with it.
        """
        found = cls(table, draw)
        if snapshot is not None:
            keeping.read(found, snapshot.data)
            found.seq = snapshot.seq
        for _ in found.follow(lines, witness):
            pass
        if witness is not None and found.awaits and found.running is None:
            adoption.offer(found, witness)  # of what came after it, our rules make something else
        found.is_changed = False
        if found.running is not None:
            found.running.all_told()
        return found

    def snapshot(self, told: bytes = b"") -> Snapshot:
        """The whole table as it is now, with the story of the running game so far, if there is one."""
        return Snapshot(self.seq, self.rules, keeping.write(self, told))

    def keep_story(self, game: int, rules: str, story: bytes, now: int) -> None:
        """Put the story of a finished game into the log, once."""
        if game in self.untold:
            self.enter(entries.Told(now, NO_CHAIR, 0, game, rules, story))
        self._finish(now)

    def follow(self, lines: Iterable[bytes], witness: Snapshot | None = None) -> Iterator[AnyEntry]:
        """Let the entries of a log happen; each is handed out when it has."""
        for line in lines:
            self.seq += 1
            entry = entries.decode(line, self.seq)
            try:
                fold(self, entry)
            except Exception as fault:
                raise Problem("log-misfit", {"entry": self.seq, "why": repr(fault)}) from fault
            if witness is not None and self.seq == witness.seq:
                adoption.compare(self, witness)
            yield entry

    def differ(self, why: str, name: str = "", move: str = "") -> None:
        """Our rules lead elsewhere than those by which the game was played: it is not followed any further."""
        running = self.running
        agreed = 0
        if running is not None:
            more = max(0, running.made - self.checked.moves)
            if more and running.onlooker is not None:
                running.onlooker.took_back(more)
            agreed = running.led + running.made - more
        if self.differs is None:
            self.differs = Difference(self.dealt_by, agreed, why, name, move)
            self.checked.left = running
        self.running = None

    def differ_earlier(self, made: int) -> None:
        """A snapshot shows that the game went another way earlier than was noticed: after so many moves."""
        left, differs = self.checked.left, self.differs
        if left is None or differs is None or left.led + made >= differs.moves:
            return
        if left.onlooker is not None:
            left.onlooker.took_back(differs.moves - left.led - made)
        self.differs = Difference(differs.theirs, left.led + made, TOLD)

    def wake(self, now: int) -> None:
        """Go on after a resume: the present question stays open as long as if it had been put now."""
        if self.is_stuck:
            adoption.ask(self, now)
        elif self.phase == PLAYING or self.rules != RULES_VERSION:
            self.enter(entries.TakenUp(now, NO_CHAIR, 0, RULES_VERSION))
        playing.go_on(self, now)
        self._finish(now)

    def enter(self, entry: Entry) -> None:
        """Put an entry into the log, and let it happen."""
        self.seq += 1
        self.entries.append(entries.encode(entry))
        fold(self, entry)

    # What the driver calls

    def attach(self, guest: Guest, hello: Hello, now: int) -> Refusal | None:
        """Let a device in: for a chair if it has a token, else to watch. Why not, if not."""
        if hello.v != messages.VERSION:
            return Refusal("wire-version", {"theirs": hello.v, "ours": messages.VERSION})
        if hello.token:
            key = hashed(hello.token)
            chair = next((chair for chair in self.chairs if chair.key == key and not chair.is_gone), None)
            if chair is None:
                return Refusal("token-unknown")
            self.let_speak_for(guest, chair, now)
        else:
            guest.is_screen = hello.screen
            self.watchers.append(guest)
            self.is_changed = True
        showing.welcome(self, guest, "", hello.game, hello.seen, now)
        self._finish(now)
        return None

    def detach(self, guest: Guest, now: int) -> None:
        """A device is gone."""
        chair = guest.chair
        self.drop_seat_asks(guest)
        if chair is None:
            if guest in self.watchers:
                self.watchers.remove(guest)
                self.is_changed = True
        elif guest in chair.guests:
            chair.guests.remove(guest)
            self.is_changed = self.is_changed or not chair.guests
        self._finish(now)

    def handle(self, guest: Guest, command: Command, now: int) -> None:
        """Do what a person asks for, or say why not."""
        if guest.is_gone:
            return
        chair = guest.chair
        n = command.n
        if n and chair is not None and n <= chair.last:
            self._answer_again(guest, chair, command)
            return
        refusal = self._stuck(guest, command, now) if self.is_stuck else None
        if refusal is None:
            refusal = handle(self, guest, command, now)
        if refusal is not None:
            showing.refuse(self, guest, n, refusal)
            self._finish(now)
            return
        if type(command) is not Move:  # after a move that is done already
            undoing.settle(self, now)
            adoption.settle(self, now)
            playing.go_on(self, now)
        if n:
            guest.told = n
            if chair is not None:
                chair.latest = command
        self._finish(now, guest, n)

    def begin_with(self, position: Position, seat: int, bot: str, now: int) -> str:
        """Play on from a moment of an earlier game, one person against bots; returns the token of the person's seat."""
        token = continuing.begin(self, position, seat, bot, now)
        self._finish(now)
        return token

    def tick(self, now: int) -> None:
        """Let happen what is due by now."""
        playing.tick(self, now)
        self._finish(now)
        if self.running is not None and self.running.waiting:
            news.tell_due(self, self.running, now)
            self.due = self._next_due()

    def answer_bot(self, answer: BotAnswer, now: int) -> None:
        """A bot has thought; if its question is no longer open, that was in vain."""
        playing.answer_bot(self, answer, now)
        self._finish(now)

    def take_entries(self) -> list[bytes]:
        """The entries since the last time; the last of them has the number `seq`."""
        taken, self.entries = self.entries, []
        return taken

    def take_out(self) -> list[tuple[Guest, bytes]]:
        """The messages since the last time, in order."""
        taken, self.out = self.out, []
        return taken

    def take_asks(self) -> list[BotAsk]:
        """The bots that are to think now."""
        taken, self.asks = self.asks, []
        return taken

    def take_closing(self) -> list[tuple[Guest, str]]:
        """The devices that are to be let go once they have got their messages."""
        taken, self.closing = self.closing, []
        return taken

    # Who is who

    @property
    def is_stuck(self) -> bool:
        """Whether a game is running that was played by other rules, and cannot be gone on with, or not yet."""
        return self.phase == PLAYING and (self.running is None or self.awaits)

    @property
    def is_still(self) -> bool:
        """Whether nothing happens in the game until people have decided something."""
        return self.paused or self.awaits

    @property
    def commit(self) -> str:
        """What is shown of the secret of the running game, or of the next."""
        return commitment(self.secret)

    def chair(self, chair: int) -> Chair | None:
        """The chair of that number."""
        return next((found for found in self.chairs if found.id == chair), None)

    def people(self) -> list[Chair]:
        """Everybody at the table who is a person, and still there."""
        return [chair for chair in self.chairs if chair.is_here]

    def players(self) -> list[Chair]:
        """People who have a seat in the running game."""
        return [chair for chair in self.chairs if chair.is_here and chair.seat != NO_SEAT]

    def known_chairs(self) -> dict[int, Chair]:
        """The chairs by number."""
        return {chair.id: chair for chair in self.chairs}

    def guests(self) -> list[Guest]:
        """Every device that is connected."""
        return [guest for chair in self.chairs for guest in chair.guests] + self.watchers

    def send(self, guest: Guest, message: messages.Message) -> None:
        """Put a message into the row for one device."""
        self.out.append((guest, messages.encode(message)))

    def answers_for(self, wanted: Chair | None) -> Chair | None:
        """Return who decides on a device that asks for that seat: the host.

        While no device of the host is there, as when it is the host's own that is gone, the first person who is there.
        """
        host = self.chair(self.host)
        if host is not None and host.guests:
            return None if host is wanted else host
        return next((chair for chair in self.people() if chair.guests and chair is not wanted), None)

    def drop_seat_asks(self, guest: Guest) -> None:
        """Forget what seat a device has asked for: it is gone, or has one."""
        left = [asked for asked in self.seat_asks if asked.guest is not guest]
        self.is_changed = self.is_changed or len(left) < len(self.seat_asks)
        self.seat_asks = left

    def tell_waiting(self, chair: Chair, now: int) -> None:
        """Tell the devices of a chair now what has waited for them, before they become others."""
        if self.running is not None and chair.seat in self.running.waiting:
            news.tell_waiting(self, self.running, [chair.seat], now)

    def let_speak_for(self, guest: Guest, chair: Chair, now: int) -> None:
        """A device speaks for a chair from now on; of too many, the one that came first is let go."""
        self.drop_seat_asks(guest)
        if len(chair.guests) >= GUESTS_MOST:
            self.close(chair.guests[0], "device-too-many")
        self.tell_waiting(chair, now)
        if guest in self.watchers:
            self.watchers.remove(guest)
            self.is_changed = True
        guest.chair = chair
        chair.guests.append(guest)
        self.is_changed = self.is_changed or len(chair.guests) == 1

    def close(self, guest: Guest, key: str) -> None:
        """Let a device go; why is the last thing that it hears."""
        self.parting.append((guest, key))
        guest.is_gone = True
        self.drop_seat_asks(guest)
        if guest.chair is not None and guest in guest.chair.guests:
            guest.chair.guests.remove(guest)
        elif guest in self.watchers:
            self.watchers.remove(guest)

    def _answer_again(self, guest: Guest, chair: Chair, command: Command) -> None:
        """A number that was used already: by this command, which comes again, or by another device of the chair.

        It may come again by another connection than before, while nobody has noticed yet that the first is gone.
        """
        n = command.n
        if n == chair.last and command == chair.latest:
            guest.told = n
        if n <= guest.told:
            self.send(guest, messages.Done(n=n))
        else:
            showing.refuse(self, guest, n, Refusal("number-taken", {"last": chair.last}))

    def _finish(self, now: int, guest: Guest | None = None, n: int = 0) -> None:
        """After anything has happened: what follows from it, who is told what, and when the next thing is due."""
        showing.tell(self, now, guest, n)
        if self.parting:
            for leaver, key in self.parting:
                self.send(leaver, messages.Bye(key=key))
            self.closing += self.parting
            self.parting.clear()
        self.due = self._next_due()

    def _next_due(self) -> int | None:
        due = playing.next_due(self)
        if self.running is not None and self.running.waiting:
            for waiting in self.running.waiting.values():
                due = waiting.due if due is None or waiting.due < due else due
        return due

    def _stuck(self, guest: Guest, command: Command, now: int) -> Refusal | None:
        """The game that was running cannot go on; the host may give it up for another."""
        if isinstance(command, OF_THE_GAME):
            key = "rules-vote" if self.awaits else "rules-changed"
            return Refusal(key, {"theirs": self.dealt_by, "ours": RULES_VERSION})
        if isinstance(command, (Choose, Deal)) and guest.chair is not None and guest.chair.id == self.host:
            self.enter(entries.Ended(now, guest.chair.id, 0, self.draw(32).hex()))
            self.enter(entries.TakenUp(now, NO_CHAIR, 0, RULES_VERSION))
        return None

"""All tables of a server: made, found, driven and put away. Everything happens in the thread of the event loop.

After every call of a table its new entries go to the log, and what it has to say waits until they are durable. A table
whose log cannot be written is dropped, and taken up again from what was written.
"""

from __future__ import annotations

import asyncio
import secrets
from time import perf_counter
from typing import Final

import msgspec

from pocketmoney import games
from pocketmoney.core.problem import Problem
from pocketmoney.server.codes import new_code, new_id
from pocketmoney.server.figures import Figures
from pocketmoney.server.logs import tell
from pocketmoney.server.now import Now
from pocketmoney.server.room import Held, Room, Visitor
from pocketmoney.server.thinking import Thinking
from pocketmoney.table.chairs import Guest
from pocketmoney.table.commands import AnyCommand, Hello
from pocketmoney.table.company import BotAnswer
from pocketmoney.table.messages import Refused
from pocketmoney.table.ports import Log
from pocketmoney.table.table import Table

NO_TABLE: Final = "no-such-table"
BROKEN: Final = "table-broken"
STOPPING: Final = "server-stops"
DELETED: Final = "table-deleted"

TOUCH_EVERY: Final = 10 * 60_000
REFUSED: Final = b'{"is":"refused"'

decode_refused: Final = msgspec.json.Decoder(Refused).decode


class Hub:
    """The tables, by id; and the ids, by the codes that people type."""

    def __init__(self, log: Log, now: Now, figures: Figures, thinking: Thinking, most: int) -> None:
        self.log = log
        self.now = now
        self.figures = figures
        self.rooms: dict[str, Room] = {}
        self.codes: dict[str, str] = {}
        self.is_stopping = False
        self._most = most
        self._thinking = thinking
        self._keys = 0
        self._deleting: set[asyncio.Future[None]] = set()
        self._loop = asyncio.get_running_loop()

    # Finding and making

    def index(self) -> list[str]:
        """Learn which tables there are; returns those that are open, the last one visited first."""
        rows = [row for row in self.log.tables() if row.is_open]
        self.codes.update({row.code: row.id for row in rows})
        return [row.id for row in sorted(rows, key=lambda row: -row.touched)]

    def new_key(self) -> int:
        """A number for one more visitor."""
        self._keys += 1
        return self._keys

    def make(self, game: str) -> Room:
        """A new table for a game."""
        if len(self.codes) >= self._most:
            raise Problem("too-many-tables", {"most": self._most})
        games.find(game)
        now = self.now()
        table = new_id()
        code = new_code(self.codes.__contains__)
        made = Table.new(table, code, game, now, secrets.token_bytes)
        self.log.make(table, code, now)
        room = self._take_in(made)
        self.codes[code] = table
        self.figures.made += 1
        self.drive(room, perf_counter())
        return room

    def find(self, code: str) -> Room | None:
        """The table of that code, taken up from its log if need be; none if there is none."""
        table = self.codes.get(code)
        return None if table is None else self.room(table)

    def room(self, table: str) -> Room:
        """The table of that id, taken up from its log if need be."""
        room = self.rooms.get(table)
        if room is None:
            began = perf_counter()
            room = self._take_in(Table.resume(table, self.log.read(table), secrets.token_bytes))
            room.table.wake(self.now())
            self.figures.resumed += 1
            self.drive(room, began)
        return room

    def _take_in(self, table: Table) -> Room:
        room = self.rooms[table.id] = Room(table, self.now())
        return room

    # Visitors

    def greet(self, room: Room, visitor: Visitor, hello: Hello) -> str:
        """Somebody comes to a table; returns the key of why not, if they may not."""
        if self.is_stopping:
            return STOPPING
        began = perf_counter()
        now = self.now()
        room.visitors[visitor.guest.key] = visitor
        try:
            refusal = room.table.attach(visitor.guest, hello, now)
        except Exception as fault:
            self._fail(room, fault)
            return BROKEN
        if refusal is not None:
            del room.visitors[visitor.guest.key]
            return refusal.key
        if now - room.touched > TOUCH_EVERY:
            room.touched = now
            self.log.touch(room.table.id, now, is_open=True)
        self.drive(room, began)
        return ""

    def hear(self, room: Room, visitor: Visitor, command: AnyCommand) -> None:
        """Somebody sends a command."""
        if room.is_broken or self.is_stopping:
            return
        began = perf_counter()
        try:
            room.table.handle(visitor.guest, command, self.now())
        except Exception as fault:
            self._fail(room, fault)
            return
        self.drive(room, began)

    def part(self, room: Room, visitor: Visitor) -> None:
        """Somebody's connection is gone."""
        if room.visitors.pop(visitor.guest.key, None) is None or room.is_broken:
            return
        now = self.now()
        room.quiet_since = now
        room.table.detach(visitor.guest, now)
        self.drive(room, perf_counter())

    # Driving

    def drive(self, room: Room, began: float) -> None:
        """Take what a table has made of the last call: entries to the log, words to people, work to bots."""
        table = room.table
        entries = table.take_entries()
        out = table.take_out()
        closing = table.take_closing()
        if entries:
            held = Held(out, closing, began)
            room.held.append(held)
            self.figures.entries += len(entries)
            self.figures.appends += 1
            held.handed = perf_counter()
            self.log.append(table.id, table.seq - len(entries) + 1, entries, lambda fault: self._written(room, fault))
        elif room.held:
            last = room.held[-1]
            last.out += out
            last.closing += closing
        else:
            self._tell(room, out, closing)
        for ask in table.take_asks():
            self._thinking.think(ask, room, self.answered)
        due = table.due
        if due is not None and (room.timer is None or due < room.wakes):
            self._wake_at(room, due)
        if table.is_deleted and not room.held:
            self.delete(room)

    def _written(self, room: Room, fault: BaseException | None) -> None:
        """The oldest entries that a room waits for are durable, or lost."""
        if room.is_broken:
            return
        if fault is not None:
            self._fail(room, fault)
            return
        held = room.held.popleft()
        self._tell(room, held.out, held.closing)
        done = perf_counter()
        self.figures.commits.add(done - held.handed)
        self.figures.moves.add(done - held.began)
        if not room.held:
            room.settle()
            if room.table.is_deleted:
                self.delete(room)

    def _tell(self, room: Room, out: list[tuple[Guest, bytes]], closing: list[tuple[Guest, str]]) -> None:
        self.figures.said += len(out)
        for _, data in out:
            if data.startswith(REFUSED):
                self.figures.refuse(decode_refused(data).key)
        room.tell(out)
        if closing:
            room.close(closing)

    def _wake_at(self, room: Room, due: int) -> None:
        room.stop_timer()
        room.wakes = due
        room.timer = self._loop.call_later(max(0, due - self.now()) / 1000, self._tick, room)

    def _tick(self, room: Room) -> None:
        """A room's timer goes off. It may be early: a deadline that moved away leaves it where it was."""
        room.timer = None
        if room.is_broken or self.is_stopping:
            return
        now = self.now()
        due = room.table.due
        if due is None:
            return
        if due > now:
            self._wake_at(room, due)
            return
        began = perf_counter()
        try:
            room.table.tick(now)
        except Exception as fault:
            self._fail(room, fault)
            return
        self.drive(room, began)

    def answered(self, room: Room, answer: BotAnswer) -> None:
        """A bot has made up its mind."""
        if room.is_broken or self.is_stopping:
            return
        began = perf_counter()
        try:
            room.table.answer_bot(answer, self.now())
        except Exception as fault:
            self._fail(room, fault)
            return
        self.drive(room, began)

    # Putting away

    def _fail(self, room: Room, fault: BaseException) -> None:
        """A table is broken: its log cannot be written, or the program has a fault. The others play on."""
        self.figures.broken += 1
        tell("table-broken", fault, table=room.table.id, seq=room.table.seq)
        self.drop(room, BROKEN)

    def drop(self, room: Room, key: str) -> None:
        """Forget a table in memory and send its visitors away; they find it again as its log has it."""
        room.is_broken = True
        room.stop_timer()
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        for visitor in list(room.visitors.values()):
            visitor.dismiss(key)
        room.visitors.clear()
        room.held.clear()
        room.settle()

    def delete(self, room: Room) -> None:
        """Delete a table with everything the store has of it."""
        self.codes.pop(room.table.code, None)
        self.drop(room, DELETED)
        self.figures.deleted += 1
        deleting = self._loop.run_in_executor(None, self.log.delete, room.table.id)
        self._deleting.add(deleting)
        deleting.add_done_callback(self._deleted)

    def _deleted(self, deleting: asyncio.Future[None]) -> None:
        self._deleting.discard(deleting)
        fault = deleting.exception()
        if fault is not None:
            tell("not-deleted", fault)

    def forget(self, tables: list[str]) -> None:
        """These tables are no longer in the store."""
        gone = set(tables)
        for table in tables:
            room = self.rooms.get(table)
            if room is not None:
                self.drop(room, DELETED)
        self.codes = {code: table for code, table in self.codes.items() if table not in gone}

    def rest(self, idle: int) -> None:
        """Put away tables that nobody has visited for so many ms and that have nothing to wait for."""
        now = self.now()
        for room in list(self.rooms.values()):
            if not room.visitors and not room.held and room.timer is None and now - room.quiet_since >= idle:
                del self.rooms[room.table.id]

    def touch_visited(self) -> None:
        """Tell the store which tables people are at."""
        now = self.now()
        for room in self.rooms.values():
            if room.visitors:
                room.touched = now
                self.log.touch(room.table.id, now, is_open=True)

    async def stop(self, patience: float) -> None:
        """Take nothing more in, let what is in flight become durable, and send everybody away."""
        self.is_stopping = True
        waiting: set[asyncio.Future[None]] = set(self._deleting)
        waiting |= {asyncio.ensure_future(room.settled()) for room in self.rooms.values() if room.held}
        if waiting:
            await asyncio.wait(waiting, timeout=patience)
        for room in list(self.rooms.values()):
            self.drop(room, STOPPING)
        self._thinking.stop()

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
from pocketmoney.table import adoption, broadcast, continuation, entries, messages, scheduler, table_messages
from pocketmoney.table import snapshot as snapshot_module
from pocketmoney.table.bot_request import BotReply, BotRequest
from pocketmoney.table.chair import (
    Chair,
    Draw,
    Subscriber,
    hashed,
)
from pocketmoney.table.commands import OF_THE_GAME, Choose, Command, Deal, Hello, Move
from pocketmoney.table.continuation import Position
from pocketmoney.table.entries import NO_CHAIR, AnyEntry
from pocketmoney.table.handlers import seats, undo
from pocketmoney.table.handlers.dispatch import dispatch
from pocketmoney.table.handlers.moves import make_move
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.ports import Snapshot
from pocketmoney.table.reducer import apply_entry, commit_entry
from pocketmoney.table.state import TableState


class Table(TableState):
    """A table as its driver sees it."""

    __slots__ = ()

    @classmethod
    def new(cls, table: str, code: str, game: str, now: int, draw: Draw, lesson: str = "") -> Table:
        """Return a new, empty table; for a lesson, if one is named."""
        made = cls(table, draw)
        commit_entry(made, entries.Made(now, NO_CHAIR, 0, code, game, RULES_VERSION, draw(32).hex(), lesson))
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
            snapshot_module.read(found, snapshot.data)
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
        """Return the whole table as data, with the story of the game in progress so far, if given."""
        return Snapshot(self.seq, self.rules, snapshot_module.write(self, told))

    def save_story(self, game: int, rules: str, story: bytes, now: int) -> None:
        """Put the story of a finished game into the log, once."""
        if game in self.untold:
            commit_entry(self, entries.Told(now, NO_CHAIR, 0, game, rules, story))
        self._finish(now)

    def follow(self, lines: Iterable[bytes], witness: Snapshot | None = None) -> Iterator[AnyEntry]:
        """Apply the entries of a log; yields each after it was applied."""
        for line in lines:
            self.seq += 1
            entry = entries.decode(line, self.seq, self.id)
            try:
                apply_entry(self, entry)
            except Exception as fault:
                raise Problem("log-misfit", {"entry": self.seq, "why": repr(fault)}) from fault
            if witness is not None and self.seq == witness.seq:
                adoption.compare(self, witness)
            yield entry

    def wake(self, now: int) -> None:
        """Continue after a resume: the clock of the open question starts again."""
        if self.is_stuck:
            adoption.ask(self, now)
        elif self.phase == PLAYING or self.rules != RULES_VERSION:
            commit_entry(self, entries.TakenUp(now, NO_CHAIR, 0, RULES_VERSION))
        scheduler.advance(self, now)
        self._finish(now)

    # What the driver calls

    def attach(self, subscriber: Subscriber, hello: Hello, now: int) -> Refusal | None:
        """Attach a subscriber: to a chair if it has a token, else to watch. Returns a refusal, or None."""
        if hello.v != messages.VERSION:
            return Refusal("wire-version", {"theirs": hello.v, "ours": messages.VERSION})
        if hello.token:
            key = hashed(hello.token)
            chair = next((chair for chair in self.chairs if chair.key == key and not chair.is_gone), None)
            if chair is None:
                return Refusal("token-unknown")
            seats.bind(self, subscriber, chair, now)
        else:
            subscriber.is_screen = hello.screen
            self.watchers.append(subscriber)
            self.is_changed = True
        table_messages.welcome(self, subscriber, "", hello.game, hello.seen, now)
        self._finish(now)
        return None

    def detach(self, subscriber: Subscriber, now: int) -> None:
        """Detach a subscriber that is gone."""
        chair = subscriber.chair
        self.drop_seat_requests(subscriber)
        if chair is None:
            if subscriber in self.watchers:
                self.watchers.remove(subscriber)
                self.is_changed = True
        elif subscriber in chair.subscribers:
            chair.subscribers.remove(subscriber)
            self.is_changed = self.is_changed or not chair.subscribers
        self._finish(now)

    def handle(self, subscriber: Subscriber, command: Command, now: int) -> None:
        """Handle a command: refuse it, or commit its entries, advance the game and broadcast."""
        if subscriber.is_gone:
            return
        chair = subscriber.chair
        n = command.n
        if n and chair is not None and n <= chair.last:
            self._answer_again(subscriber, chair, command)
            return
        if isinstance(command, Move) and chair is not None and self.running is not None and not self.awaits:
            refusal = make_move(self, chair, command, now)  # nearly every command
        else:
            refusal = self._stuck(subscriber, command, now) if self.is_stuck else None
            if refusal is None:
                refusal = dispatch(self, subscriber, command, now)
        if refusal is not None:
            table_messages.refuse(self, subscriber, n, refusal)
            self._finish(now)
            return
        if self.undo is not None:
            undo.settle(self, now)
        if self.awaits:
            adoption.settle(self, now)
        scheduler.advance(self, now)
        if n:
            subscriber.last_ack = n
            if chair is not None:
                chair.latest = command
        self._finish(now, subscriber, n)

    def begin_with(self, position: Position, seat: int, bot: str, now: int) -> str:
        """Continue an earlier game from a position, one person against bots; returns the token of the person's seat."""
        token = continuation.begin(self, position, seat, bot, now)
        scheduler.advance(self, now)
        self._finish(now)
        return token

    def tick(self, now: int) -> None:
        """Run everything that is due by now."""
        scheduler.tick(self, now)
        self._finish(now)
        if self.running is not None and self.running.deferred:
            broadcast.send_due_updates(self, self.running, now)
            self.due = scheduler.next_deadline(self)

    def answer_bot(self, answer: BotReply, now: int) -> None:
        """Take the reply of a bot; a reply to a question that is no longer open is dropped."""
        scheduler.answer_bot(self, answer, now)
        self._finish(now)

    def take_entries(self) -> list[bytes]:
        """Return the entries since the last call; the last of them has the number `seq`."""
        taken, self.entries = self.entries, []
        return taken

    def take_outgoing(self) -> list[tuple[Subscriber, bytes]]:
        """Return the messages since the last call, in order."""
        taken, self.outgoing = self.outgoing, []
        return taken

    def take_asks(self) -> list[BotRequest]:
        """Return the requests to bots since the last call."""
        taken, self.asks = self.asks, []
        return taken

    @property
    def bots_due(self) -> int:
        """When the replies to the open requests count."""
        return 0 if self.running is None else self.running.bots_at

    def take_closing(self) -> list[tuple[Subscriber, str]]:
        """Return the subscribers to close after their messages were sent, each with the key of the reason."""
        taken, self.closing = self.closing, []
        return taken

    def _answer_again(self, subscriber: Subscriber, chair: Chair, command: Command) -> None:
        """A number that was used already: by this command, which comes again, or by another device of the chair.

        It may come again by another connection than before, while nobody has noticed yet that the first is gone.
        """
        n = command.n
        if n == chair.last and command == chair.latest:
            subscriber.last_ack = n
        if n <= subscriber.last_ack:
            self.send(subscriber, messages.Done(n=n))
        else:
            table_messages.refuse(self, subscriber, n, Refusal("number-taken", {"last": chair.last}))

    def _finish(self, now: int, sender: Subscriber | None = None, n: int = 0) -> None:
        """Send what has changed, acknowledge the sender's command, and find the next deadline."""
        running = self.running
        is_acknowledged = False
        if running is not None:
            if running.is_new:
                is_acknowledged = broadcast.send_update(self, running, now, sender, n)
            elif running.touched:
                is_acknowledged = broadcast.send_sealed_updates(self, running, now, sender, n)
        if self.is_changed:
            table_messages.send_table(self)
        if n and sender is not None and not is_acknowledged:
            table_messages.acknowledge(self, sender, n)
        if running is not None and running.deferred and self.outgoing:
            broadcast.send_deferred_first(self, running, now)
        if self.parting:
            for leaver, key in self.parting:
                self.send(leaver, messages.Bye(key=key))
            self.closing += self.parting
            self.parting.clear()
        self.due = scheduler.next_deadline(self)

    def _stuck(self, subscriber: Subscriber, command: Command, now: int) -> Refusal | None:
        """Refuse commands of a game that cannot continue by our rules; the host may start another."""
        if isinstance(command, OF_THE_GAME):
            key = "rules-vote" if self.awaits else "rules-changed"
            return Refusal(key, {"theirs": self.dealt_by, "ours": RULES_VERSION})
        if isinstance(command, (Choose, Deal)) and subscriber.chair is not None and subscriber.chair.id == self.host:
            commit_entry(self, entries.Ended(now, subscriber.chair.id, 0, self.draw(32).hex()))
            commit_entry(self, entries.TakenUp(now, NO_CHAIR, 0, RULES_VERSION))
        return None

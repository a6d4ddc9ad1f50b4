"""One node of a cluster: it owns some tables, and has sockets at tables of others.

The stream has the last word on who owns a table (see `store/nats`). The lease only says when others may try to take a
table over: a node is dead when its key is gone from the bucket and it was not heard of for as long. A node that was
asleep for a lease lets go of all its tables before it does anything else, and comes back under another name.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

import msgspec

from pocketmoney.core.problem import Problem
from pocketmoney.server.cluster.far import FarVisitor
from pocketmoney.server.cluster.gate import ClusterSocket
from pocketmoney.server.cluster.leased import Leased
from pocketmoney.server.cluster.links import Links
from pocketmoney.server.cluster.wire import (
    ANSWER,
    ASK,
    CLOSE,
    DISMISS,
    FORGET,
    HELLO,
    OFFER,
    PART,
    RESET,
    SAY,
    TELL,
    Beat,
    Frame,
    read_beat,
    read_packet,
)
from pocketmoney.server.desk import facts_of
from pocketmoney.server.hub import BROKEN, LOST, MOVED, NO_TABLE, Hub
from pocketmoney.server.logs import note
from pocketmoney.server.room import Room
from pocketmoney.store.nats.directory import Slot
from pocketmoney.store.nats.envelope import Chain, Mark
from pocketmoney.store.nats.jet import Refused, Unavailable
from pocketmoney.store.nats.log import patiently
from pocketmoney.store.nats.opening import Cluster
from pocketmoney.table.messages import Notice, encode
from pocketmoney.table.phases import PLAYING

AWAY: Final = "cluster-away"
WAITS: Final = "log-waits"
GOES_ON: Final = "log-goes-on"

SETTLES: Final = 4.0  # seconds for what is under way, before a table is let go of


class Node(Leased):
    """This node, and what it knows of the others."""

    def __init__(self, cluster: Cluster, hub: Hub) -> None:
        self.cluster = cluster
        self.directory = cluster.directory
        self.log = cluster.log
        self.hub = hub
        self.id = ""
        super().__init__(cluster.settings.lease)
        self.links = Links(lambda node, data: cluster.publish(cluster.names.to(node), data), self._heard, self._broken)
        self.gates: dict[int, ClusterSocket] = {}  # sockets here, at tables of others
        self.far: dict[tuple[str, int], FarVisitor] = {}  # sockets of others, at tables here
        self.waiting: set[str] = set()  # tables whose log cannot be written just now
        self.claimed: dict[str, int] = {}  # tables of ours that the directory does not show as ours yet: their epochs
        self.answers: dict[str, Any] = {}  # what other nodes may ask for
        self._taking: dict[str, asyncio.Task[Room | str]] = {}
        self._making: set[str] = set()  # tables that are ours, but not in memory yet
        self._tasks: set[asyncio.Task[Any]] = set()
        self._listening: list[Any] = []
        self.log.stalled = self._stalled

    # Joining and leaving

    async def join(self) -> None:
        """Be a node from now on, under a new name."""
        self.id = secrets.token_hex(6)
        self.is_buried = False
        self.claimed.clear()
        self.links.begin(self.id)
        names = self.cluster.names
        self._listening = [
            await self.cluster.subscribe(names.to(self.id), self._heard_packet),
            await self.cluster.subscribe(names.all, self._heard_beat),
        ]
        asked = self._loop.time()
        await patiently(lambda: self.cluster.nodes.put(self.id, b"{}"))
        self.has_renewed(asked)
        self.echoed = asked
        self.peers.learn(self.id, asked)
        for other in await patiently(self.cluster.nodes.everything):
            self.peers.learn(other.subject.rpartition(".")[2], self._loop.time())
        note("joined", node=self.id)

    async def lapse(self) -> None:
        """The lease is over: let go of everything, and come back."""
        note("lease-lost", node=self.id)
        self.drop_all(MOVED)
        self.peers.bury(self.id)
        for stop in self._listening:
            try:
                await stop()
            except Exception as fault:
                note("not-unsubscribed", fault)
        await self.join()

    def drop_all(self, key: str) -> None:
        """Let go of every table, and of every socket at tables of others."""
        self.waiting.clear()
        for table in list(self.log.owned):
            self.log.let_go(table)
        for room in list(self.hub.rooms.values()):
            self.hub.drop(room, key)
        self.hub.codes.clear()
        for gate in list(self.gates.values()):
            gate.dismiss(key)
        for visitor in list(self.far.values()):
            visitor.part()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside everything else."""
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, (Problem, Unavailable, Refused)):
            note("task-failed", fault)

    # Finding and owning

    async def find(self, code: str) -> tuple[str, Room | str]:
        """The table of a code: its id, and the room if it is ours, else the node that has it."""
        if not code:
            raise Problem(NO_TABLE)
        if not self.is_current:
            raise Problem(AWAY)
        try:
            slot = await self.directory.find(code)
            if slot is None:
                raise Problem(NO_TABLE)
            return slot.table, await self.place(slot)
        except (Unavailable, Refused):
            raise Problem(AWAY) from None

    async def place(self, slot: Slot) -> Room | str:
        """Where a table is; one that nobody has is taken over."""
        room = self._here(slot)
        if room is not None:
            if await self.log.is_ours(slot.table):
                if self._loop.time() - self.cluster.jet.confirmed > self.lease:
                    raise Problem(AWAY)  # said by a leader that may be none any more: nothing was confirmed for long
                return room
            self.lose(slot.table)
        elif slot.node != self.id and await self.lives(slot.node):
            return slot.node
        return await self.take(slot.table)

    def lose(self, table: str) -> None:
        """Somebody else has a table that was ours; its people look for it again."""
        self.log.let_go(table)
        room = self.hub.rooms.get(table)
        if room is not None:
            self.hub.codes.pop(room.table.code, None)
            self.hub.drop(room, MOVED)

    def _here(self, slot: Slot) -> Room | None:
        """The table if it is in memory and ours. One of ours that is being deleted is not there any more."""
        if slot.table in self.log.forgetting:
            raise Problem(NO_TABLE)
        if slot.table not in self.log.owned:
            return None
        room = self.hub.rooms.get(slot.table)
        if room is None and self.hub.codes.get(slot.code) != slot.table and slot.table not in self._making:
            raise Problem(NO_TABLE)
        return room

    async def lives(self, node: str) -> bool:
        """Whether a node is alive: it was heard of, or has its lease."""
        if not node or node in self.peers.dead:
            return False
        if self.peers.is_alive(node, self._loop.time()):
            return True
        return await self.is_there(node) and await self.cluster.nodes.get(node) is not None

    async def is_there(self, node: str) -> bool:
        """Whether a node is connected to the cluster at all; the servers know at once when a process has died."""
        return await self.cluster.jet.is_heard(self.cluster.names.to(node))

    async def take(self, table: str) -> Room | str:
        """Take a table over, once however many ask; the node that has it, if somebody was quicker."""
        task = self._taking.get(table)
        if task is None:
            task = self._taking[table] = self.spawn(self._take(table))
            task.add_done_callback(lambda _: self._taking.pop(table, None))
        return await asyncio.shield(task)

    async def _take(self, table: str) -> Room | str:
        begun = self._loop.time()
        slot = await self.directory.near(table)
        if slot is None:
            raise Problem(NO_TABLE)
        room = self._here(slot)
        if room is not None:
            return room
        if slot.node != self.id and await self.lives(slot.node):
            return slot.node
        left = self.hub.rooms.get(table)
        if left is not None:
            self.hub.drop(left, MOVED)
        me = self.id
        self._making.add(table)
        try:
            found = await self.log.take_up(table, me, lambda chain: self._has_owner(slot, chain))
            chain = found.chain
            if chain.node != me:  # somebody was quicker, and the directory does not show it yet
                self.directory.hear(table, chain.node, chain.epoch)
                return chain.node
            if not found.lines and found.base is None:  # whoever made it died over it
                await self.log.forget(table)
                raise Problem(NO_TABLE)
        except BaseException as fault:
            self.log.let_go(table)
            if isinstance(fault, Problem) and fault.key == LOST:
                await self.pause(table, str(fault.details["why"]))
            raise
        finally:
            self._making.discard(table)
        if self.id != me or not self.is_current or table not in self.log.owned:
            self.log.let_go(table)
            raise Problem(MOVED)
        claimed = self._loop.time()
        self.directory.hear(table, me, chain.epoch)
        self.claimed[table] = chain.epoch
        self.spawn(self._list(table, me, chain.epoch, Mark(chain.stream, chain.digest)))
        self.hub.codes[slot.code] = table
        resuming = perf_counter()
        room = await self._resumed(table, slot.code)
        claim, resume = round(claimed - begun, 3), round(perf_counter() - resuming, 3)
        note("table-taken", table=table, epoch=chain.epoch, entries=len(found.lines), claim=claim, resume=resume)
        return room

    def _has_owner(self, slot: Slot, chain: Chain) -> bool:
        """Whether a log is of somebody else who lives and has not let go of it, whatever the directory shows."""
        was_let_go = not slot.node and slot.epoch >= chain.epoch
        return not was_let_go and chain.node != self.id and self.peers.is_alive(chain.node, self._loop.time())

    async def _list(self, table: str, me: str, epoch: int, mark: Mark) -> None:
        """Let the directory show that a table is ours; until it does, beats say so."""
        await patiently(lambda: self.directory.own(table, me, epoch, mark))
        if self.claimed.get(table) == epoch:
            del self.claimed[table]

    async def _resumed(self, table: str, code: str) -> Room:
        """A table that was taken up just now, as its log tells it."""
        try:
            try:
                return self.hub.room(table)
            except Problem:
                await self.log.fetch_whole(table)  # its snapshot is of no use
                return self.hub.room(table)
        except Exception as fault:
            note("table-unreadable", fault, table=table)
            self.hub.codes.pop(code, None)
            self.log.let_go(table)
            raise Problem(BROKEN) from None

    async def pause(self, table: str, why: str) -> None:
        """A table stands still, because its log is not whole; everybody who asks for it hears so."""
        note("table-lost", table=table, why=why)
        self.hub.figures.broken += 1
        await patiently(lambda: self.directory.pause(table, why, self.log.witnessed.get(table)))

    async def release(self, table: str, to: str, key: str = MOVED) -> None:
        """Let go of a table, and offer it to another node; nobody: whoever comes."""
        room = self.hub.rooms.get(table)
        owned = self.log.owned.get(table)
        if owned is None:
            return
        if room is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(SETTLES):
                    while room.held and not room.is_broken:
                        await room.settled()
            if room.table.phase == PLAYING and not (room.held or room.table.is_stuck or room.is_broken):
                self.log.keep(table, room.table.snapshot())  # of what is durable
            self.hub.codes.pop(room.table.code, None)
            self.hub.drop(room, key)
            with suppress(TimeoutError):
                async with asyncio.timeout(SETTLES):
                    await owned.drained()
        mark, epoch = Mark(owned.chain.stream, owned.chain.digest), owned.chain.epoch
        self.log.let_go(table)
        await patiently(lambda: self.directory.own(table, "", epoch, mark))
        if to:
            self.links.send(to, OFFER, 0, table)

    # What others say

    def _heard_packet(self, data: bytes) -> None:
        if data:  # else somebody has knocked, to learn whether anybody is there
            self.links.hear(read_packet(data))

    def _heard_beat(self, data: bytes) -> None:
        now = self._loop.time()
        beat = read_beat(data)
        if beat.node == self.id:
            self.has_heard_itself(now)
        elif beat.is_leaving:
            self.gone(beat.node)
        else:
            self.links.check(beat.node, beat.sent.get(self.id, 0))
            self._heard_of_dead(beat, now)
        self.peers.hear(beat, now)
        if beat.node not in self.peers.dead:
            for table, epoch in beat.claimed.items():
                self.directory.hear(table, beat.node, epoch)
        for table, (stream, digest) in beat.marks.items():
            self.log.witnessed[table] = Mark(stream, digest)

    def _heard_of_dead(self, beat: Beat, now: float) -> None:
        """Another node has buried some; if this one is among them, its tables are somebody else's by now."""
        for node in beat.buried:
            if node == self.id:
                self.is_buried = True
            elif self.peers.is_late(node, now):
                note("node-gone", node=node, why="another node says so")
                self.gone(node)

    def gone(self, node: str) -> None:
        """A node is dead: its people are gone, and ours at its tables have to look for them elsewhere."""
        self.peers.bury(node)
        self._broken(node)
        self.links.drop(node)

    def _broken(self, node: str) -> None:
        """Something was lost on its way from a node, or the node itself is."""
        for gate in [gate for gate in self.gates.values() if gate.owner == node]:
            gate.dismiss(MOVED)
        for visitor in [visitor for (home, _), visitor in self.far.items() if home == node]:
            visitor.part()
        if node not in self.peers.dead:
            self.links.send(node, RESET)

    def _heard(self, node: str, frame: Frame) -> None:
        kind, key, word, data = frame
        if kind == TELL:
            gate = self.gates.get(key)
            if gate is not None and gate.owner == node:
                gate.send(data)
        elif kind == SAY:
            visitor = self.far.get((node, key))
            if visitor is not None:
                visitor.say(data)
        elif kind == HELLO:
            self._heard_hello(node, key, word, data)
        elif kind == PART:
            visitor = self.far.get((node, key))
            if visitor is not None:
                visitor.part()
        elif kind in (DISMISS, CLOSE):
            gate = self.gates.get(key)
            if gate is not None and gate.owner == node:
                (gate.dismiss if kind == DISMISS else gate.close)(word)
        elif kind == RESET:
            for gate in [gate for gate in self.gates.values() if gate.owner == node]:
                gate.dismiss(MOVED)
        elif kind == OFFER:
            self.spawn(self._accept(word))
        elif kind == ASK:
            self.spawn(self._answer(node, key, word, data))
        elif kind == FORGET:
            self.spawn(self._answer(node, 0, "forget", word.encode()))

    def _heard_hello(self, node: str, key: int, table: str, data: bytes) -> None:
        """Somebody at another node comes to a table of ours."""
        visitor = self.far[(node, key)] = FarVisitor(self, node, key)
        self.spawn(self._let_in(visitor, table, data))

    async def _let_in(self, visitor: FarVisitor, table: str, data: bytes) -> None:
        """Show them how things stand, once it is certain that nobody else has the table."""
        slot = self.directory.slots.get(table)
        try:
            room: Room | str = MOVED
            if self.is_current:
                room = await (self.take(table) if slot is None else self.place(slot))
        except Problem as problem:
            visitor.dismiss(problem.key)
        except Exception as fault:
            if not isinstance(fault, (Unavailable, Refused)):
                note("table-unreadable", fault)
            visitor.dismiss(AWAY)
        else:
            if isinstance(room, Room) and not room.is_broken:
                visitor.enter(room, data)
            else:  # somebody else's; they look again
                visitor.dismiss(MOVED)

    async def _accept(self, table: str) -> None:
        try:
            await self.take(table)
        except (Problem, Unavailable, Refused) as fault:
            note("not-taken", table=table, why=str(fault))

    async def _answer(self, node: str, number: int, word: str, data: bytes) -> None:
        answer = b""
        try:
            if word == "facts":
                room = self.hub.rooms.get(data.decode())
                answer = msgspec.json.encode(facts_of(room.table)) if room is not None else b""
            elif word in self.answers:
                answer = await self.answers[word](data)
        except Exception as fault:
            note("not-answered", fault)
        if number:
            self.links.send(node, ANSWER, number, "", answer)

    # What people hear of the log

    def _stalled(self, table: str, why: str) -> None:
        """The log of a table cannot be written just now, or can be again: everybody there is told."""
        room = self.hub.rooms.get(table)
        if why:
            self.waiting.add(table)
            note("log-waits", table=table, why=why)
        else:
            self.waiting.discard(table)
        if room is not None:
            said = encode(Notice(key=WAITS if why else GOES_ON))
            for visitor in list(room.visitors.values()):
                visitor.send(said)

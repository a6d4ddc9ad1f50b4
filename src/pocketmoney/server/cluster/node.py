"""One node of a cluster: it owns some tables, and has sockets at tables of others.

The stream has the last word on who owns a table (see `store/nats`). The lease only says when others may try to take a
table over: a node is dead when it was not heard of for some beats and is not connected any more, or its key is gone
from the bucket. A node that was asleep for a lease, or hears that others have buried it, lets go of all its tables
before it does anything else, and comes back under another name.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec

from pocketmoney.core.problem import Problem
from pocketmoney.server.cluster.ownership import AWAY, Ownership
from pocketmoney.server.cluster.peer_links import PeerLinks
from pocketmoney.server.cluster.peer_messages import (
    ANSWER,
    ASK,
    CLOSE,
    DISMISS,
    FORGET,
    HELLO,
    OFFER,
    PART,
    REFUSE,
    RESET,
    SAY,
    TELL,
    Beat,
    Frame,
    read_beat,
    read_packet,
)
from pocketmoney.server.cluster.proxy_connection import ProxyConnection
from pocketmoney.server.cluster.remote_subscriber import RemoteSubscriber
from pocketmoney.server.event_log import log_event
from pocketmoney.server.live_table import LiveTable
from pocketmoney.server.table_queries import facts_of
from pocketmoney.server.table_registry import MOVED, TableRegistry
from pocketmoney.store.nats.cluster import Cluster
from pocketmoney.store.nats.envelope import Mark
from pocketmoney.store.nats.jetstream import Refused, Unavailable
from pocketmoney.store.nats.retry import retry
from pocketmoney.table.messages import Notice, encode

WAITS: Final = "log-waits"
GOES_ON: Final = "log-goes-on"


class Node(Ownership):
    """This node, and what it knows of the others."""

    def __init__(self, cluster: Cluster, registry: TableRegistry) -> None:
        super().__init__(cluster, registry)
        self.links = PeerLinks(
            lambda node, data: cluster.publish(cluster.names.to(node), data), self._receive_frame, self._broken
        )
        self.gates: dict[int, ProxyConnection] = {}  # sockets here, at tables of others
        self.far: dict[tuple[str, int], RemoteSubscriber] = {}  # sockets of others, at tables here
        self.waiting: set[str] = set()  # tables whose log cannot be written just now
        self.answers: dict[str, Any] = {}  # what other nodes may ask for
        self._listening: list[Any] = []
        self.log.stalled = self._stalled

    # Joining and leaving

    async def join(self) -> None:
        """Be a node from now on, under a new name."""
        self.id = secrets.token_hex(6)
        self.claimed.clear()
        self.links.begin(self.id)
        names = self.cluster.names
        self._listening = [
            await self.cluster.subscribe(names.to(self.id), self._heard_packet),
            await self.cluster.subscribe(names.all, self._heard_beat),
        ]
        asked = self._loop.time()
        await retry(lambda: self.cluster.nodes.put(self.id, b"{}"))
        self.has_renewed(asked)
        self.echoed = asked
        self.peers.learn(self.id, asked)
        for other in await retry(self.cluster.nodes.everything):
            self.peers.learn(other.subject.rpartition(".")[2], self._loop.time())
        self.is_declared_dead = False  # only now: a node that could not join has to lapse again
        log_event("joined", node=self.id)

    async def lapse(self) -> None:
        """The lease is over: let go of everything, and come back."""
        log_event("lease-lost", node=self.id)
        self.drop_all(MOVED)
        self.peers.mark_dead(self.id)
        for stop in self._listening:
            try:
                await stop()
            except Exception as fault:
                log_event("not-unsubscribed", fault)
        await self.join()

    def drop_all(self, key: str) -> None:
        """Let go of every table, and of every socket at tables of others."""
        self.waiting.clear()
        for table in list(self.log.owned):
            self.log.let_go(table)
        for live in list(self.registry.live_tables.values()):
            self.registry.drop(live, key)
        self.registry.codes.clear()
        for gate in list(self.gates.values()):
            gate.dismiss(key)
        for subscriber in list(self.far.values()):
            subscriber.part()

    # What others say

    def _heard_packet(self, data: bytes) -> None:
        if not data:  # it only asks whether this node is there
            return
        packet = read_packet(data)
        if packet.node not in self.peers.dead:  # too late: its sockets would never be detached
            self.links.receive(packet)

    def _heard_beat(self, data: bytes) -> None:
        now = self._loop.time()
        beat = read_beat(data)
        if beat.node == self.id:
            self.has_heard_itself(now)
        elif beat.is_leaving:
            self.gone(beat.node)
        else:
            if beat.node in self.peers.dead:  # it missed the announcement of its death
                self.peers.found_dead(beat.node, now)
            self.links.check(beat.node, beat.sent.get(self.id, 0))
            self._heard_of_dead(beat, now)
        self.peers.receive_beat(beat, now)
        if beat.node not in self.peers.dead:
            for table, epoch in beat.claimed.items():
                self.directory.note_owner(table, beat.node, epoch)
        for table, (stream, digest) in beat.marks.items():
            self.log.witnessed[table] = Mark(stream, digest)

    def _heard_of_dead(self, beat: Beat, now: float) -> None:
        """Learn which nodes another node has declared dead; if this one is among them, its tables have other owners."""
        for node in beat.buried:
            if node == self.id:
                self.is_declared_dead = True
            elif self.peers.is_late(node, now):
                log_event("node-gone", node=node, why="another node says so")
                self.gone(node)

    def gone(self, node: str) -> None:
        """A node is dead: its people are gone, and ours at its tables have to look for them elsewhere."""
        self.peers.mark_dead(node)
        self._broken(node)
        self.links.drop(node)

    def _broken(self, node: str) -> None:
        """Something was lost on its way from a node, or the node itself is."""
        for gate in [gate for gate in self.gates.values() if gate.owner == node]:
            gate.dismiss(MOVED)
        for subscriber in [subscriber for (home, _), subscriber in self.far.items() if home == node]:
            subscriber.part()
        if node not in self.peers.dead:
            self.links.send(node, RESET)

    def _receive_frame(self, node: str, frame: Frame) -> None:
        kind, key, word, data = frame
        if kind == TELL:
            gate = self.gates.get(key)
            if gate is not None and gate.owner == node:
                gate.send(data)
        elif kind == SAY:
            subscriber = self.far.get((node, key))
            if subscriber is not None:
                subscriber.say(data)
        elif kind == HELLO:
            self._heard_hello(node, key, word, data)
        elif kind == PART:
            subscriber = self.far.get((node, key))
            if subscriber is not None:
                subscriber.part()
        elif kind in (DISMISS, CLOSE):
            gate = self.gates.get(key)
            if gate is not None and gate.owner == node:
                (gate.dismiss if kind == DISMISS else gate.close)(word)
        elif kind == REFUSE:
            gate = self.gates.get(key)
            if gate is not None and gate.owner == node:
                gate.refuse(data)
        elif kind == RESET:
            for gate in [gate for gate in self.gates.values() if gate.owner == node]:
                gate.dismiss(MOVED)
        elif kind == OFFER:
            self.spawn(self._accept(word))
        elif kind == ASK:
            self.spawn(self._answer(node, key, word, data))
        elif kind == FORGET:
            self.spawn(self._answer(node, 0, "forget", word.encode()))

    def _forget(self, node: str, key: int) -> None:
        """Remove a socket of another node."""
        self.far.pop((node, key), None)

    def _heard_hello(self, node: str, key: int, table: str, data: bytes) -> None:
        """Attach a subscriber of another node to a table here."""
        subscriber = self.far[(node, key)] = RemoteSubscriber(self.registry, self.links, node, key, self._forget)
        self.spawn(self._let_in(subscriber, table, data))

    async def _let_in(self, subscriber: RemoteSubscriber, table: str, data: bytes) -> None:
        """Show them how things stand, once it is certain that nobody else has the table."""
        slot = self.directory.slots.get(table)
        try:
            live: LiveTable | str = MOVED
            if self.is_current:
                live = await (self.take(table) if slot is None else self.place(slot))
        except Problem as problem:
            subscriber.dismiss(problem.key)
        except Exception as fault:
            if not isinstance(fault, (Unavailable, Refused)):
                log_event("table-unreadable", fault)
            subscriber.dismiss(AWAY)
        else:
            if isinstance(live, LiveTable) and not live.is_broken:
                subscriber.enter(live, data)
            else:  # at another node; the client looks again
                subscriber.dismiss(MOVED)

    async def _accept(self, table: str) -> None:
        try:
            await self.take(table)
        except (Problem, Unavailable, Refused) as fault:
            log_event("not-taken", table=table, why=str(fault))

    async def _answer(self, node: str, number: int, word: str, data: bytes) -> None:
        answer = b""
        try:
            if word == "facts":
                live = self.registry.live_tables.get(data.decode())
                answer = msgspec.json.encode(facts_of(live.table)) if live is not None else b""
            elif word in self.answers:
                answer = await self.answers[word](data)
        except Exception as fault:
            log_event("not-answered", fault)
        if number:
            self.links.send(node, ANSWER, number, "", answer)

    # What people hear of the log

    def _stalled(self, table: str, why: str) -> None:
        """The log of a table cannot be written just now, or can be again: everybody there is told."""
        live = self.registry.live_tables.get(table)
        if why:
            self.waiting.add(table)
            log_event("log-waits", table=table, why=why)
        else:
            self.waiting.discard(table)
        if live is not None:
            said = encode(Notice(key=WAITS if why else GOES_ON))
            for subscriber in list(live.subscribers.values()):
                subscriber.send(said)

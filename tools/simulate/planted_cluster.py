"""Faults that are planted in the nodes of a cluster and in their store."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pocketmoney.server.cluster.node import Node
from pocketmoney.server.cluster.peer_links import PeerLink, PeerLinks
from pocketmoney.server.cluster.peer_messages import Beat, Packet, read_packet
from pocketmoney.server.cluster.proxy_connection import ProxyConnection
from pocketmoney.server.connection import Connection
from pocketmoney.store.nats import jetstream, log_appender, nats_log
from pocketmoney.store.nats.directory import Directory
from pocketmoney.store.nats.envelope import Chain, Mark
from pocketmoney.store.nats.jetstream import JetStream
from pocketmoney.store.nats.log_reader import Read
from pocketmoney.store.nats.nats_log import NatsLog
from pocketmoney.table.ports import Durable
from tools.simulate.sources import Patch


def unfenced_append() -> list[Patch]:
    """Messages do not say behind which one they belong."""
    return [(jetstream, "EXPECTED", "Nats-Unknown")]


def told_before_confirmed() -> list[Patch]:
    """Messages are sent when entries are handed to the log, not when most servers have them."""
    append = NatsLog.append

    def append_at_once(self: NatsLog, table: str, first: int, entries: list[bytes], durable: Durable) -> None:
        append(self, table, first, entries, lambda fault: None)
        self._loop.call_soon(durable, None)

    return [(NatsLog, "append", append_at_once)]


def unread_tail() -> list[Patch]:
    """Who takes a table over does not read the last entry of its log."""
    latest = NatsLog._latest

    async def skip_last(self: NatsLog, table: str, *, is_sure: bool) -> Any:
        found, kept = await latest(self, table, is_sure=is_sure)
        del found.lines[-1:]
        return found, kept

    return [(NatsLog, "_latest", skip_last)]


def stale_take_over() -> list[Patch]:
    """Who takes a table over believes the nearest server, whatever the log has elsewhere."""

    async def read_near(
        jet: JetStream, stream: str, subject: str, table: str, base: Any, marks: Any, *, is_sure: bool = False
    ) -> Read:
        found = Read(base)
        for message in await jet.read(stream, subject, found.next):
            found.follow(message)
        last = await jet.last(stream, subject)
        if last is not None:
            found.chain.stream = last.seq
        return found

    return [(nats_log, "read", read_near)]


def missing_retry() -> list[Patch]:
    """An answer that does not come is waited for without an end."""
    return [(JetStream, "_sweep", lambda self: None)]


def sent_anew() -> list[Patch]:
    """A message whose answer was lost is not found to be there already."""
    settled = log_appender._settled

    async def settle_behind(jet: JetStream, stream: str, subject: str, table: str, payload: bytes, chain: Chain) -> int:
        last = await jet.last(stream, subject)
        if last is not None and last.data == payload:
            chain.stream = last.seq
            return 0
        return await settled(jet, stream, subject, table, payload, chain)

    return [(log_appender, "_settled", settle_behind)]


def kept_after_lease() -> list[Patch]:
    """A node whose lease is over keeps its tables."""
    return [(Node, "drop_all", lambda self, key: None)]


def lost_packet() -> list[Patch]:
    """A packet that is missing between nodes is not noticed."""
    receive = PeerLinks.receive

    def receive_next(self: PeerLinks, packet: Packet) -> None:
        link = self._links.setdefault(packet.node, PeerLink())
        link.got = packet.number - 1
        receive(self, packet)

    return [(PeerLinks, "receive", receive_next), (PeerLinks, "check", lambda self, node, sent: None)]


def late_packet() -> list[Patch]:
    """Packets of a node that is dead are heard."""

    def hear_all(self: Node, data: bytes) -> None:
        if data:
            self.links.receive(read_packet(data))

    return [(Node, "_heard_packet", hear_all)]


def unparted_socket() -> list[Patch]:
    """A node does not say that a socket is gone which was at a table of another node."""
    return [(ProxyConnection, "_part", Connection._part)]


def buried_unheard() -> list[Patch]:
    """A node does not hear that others hold it for dead."""

    def hear_nothing(self: Node, beat: Beat, now: float) -> None:
        return None

    return [(Node, "_heard_of_dead", hear_nothing)]


def unlisted_owner() -> list[Patch]:
    """The directory is not told of a new owner."""

    async def forget(self: Directory, table: str, node: str, epoch: int, mark: Mark) -> None:
        return None

    return [(Directory, "own", forget)]


def cut_too_far() -> list[Patch]:
    """When games are put away, one message too many is removed."""
    purge = JetStream.purge

    async def purge_more(self: JetStream, stream: str, subject: str, before: int | None = None) -> None:
        await purge(self, stream, subject, None if before is None else before + 1)

    return [(JetStream, "purge", purge_more)]


FAULTS: Final[dict[str, Callable[[], list[Patch]]]] = {
    make.__name__.replace("_", "-"): make
    for make in (
        unfenced_append, told_before_confirmed, unread_tail, stale_take_over, missing_retry, sent_anew,
        kept_after_lease, lost_packet, late_packet, unparted_socket, buried_unheard,
        unlisted_owner, cut_too_far,
    )
}  # fmt: skip

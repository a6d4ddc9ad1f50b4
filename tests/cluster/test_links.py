"""Packets between nodes, who lives, and chains of messages: the small parts that nothing else may get wrong."""

from __future__ import annotations

import asyncio

import pytest

from pocketmoney.server.cluster.peer_links import PeerLinks
from pocketmoney.server.cluster.peer_messages import (
    SAY,
    TELL,
    Beat,
    Frame,
    Packet,
    read_packet,
)
from pocketmoney.server.cluster.peers import Peers, next_owner
from pocketmoney.store.nats.envelope import Chain, Gap, sealed
from pocketmoney.store.nats.settings import shown


class Ends:
    """One node's links, and what it heard."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Packet]] = []
        self.heard: list[tuple[str, Frame]] = []
        self.broken: list[str] = []
        self.links = PeerLinks(self._publish, lambda node, frame: self.heard.append((node, frame)), self.broken.append)
        self.links.begin("me")

    async def _publish(self, node: str, data: bytes) -> None:
        self.sent.append((node, read_packet(data)))


def test_what_is_said_in_one_turn_goes_as_one_packet_to_each_node() -> None:
    async def story() -> None:
        ends = Ends()
        for number in range(3):
            ends.links.send("a", TELL, number, "", b"x")
        ends.links.send("b", TELL, 9, "", b"y")
        await ends.links.flushed()
        await asyncio.sleep(0)
        assert [(node, packet.number, len(packet.frames)) for node, packet in ends.sent] == [("a", 1, 3), ("b", 1, 1)]
        assert ends.links.counts() == {"a": 1, "b": 1}
        ends.links.send("a", TELL, 1, "", bytes(1_000_000))
        ends.links.send("a", TELL, 2, "", b"after it")
        await ends.links.flushed()
        await asyncio.sleep(0)
        assert [packet.number for node, packet in ends.sent if node == "a"] == [1, 2, 3]

    asyncio.run(story())


def test_a_packet_counts_once_and_a_missing_one_is_noticed() -> None:
    async def story() -> None:
        ends = Ends()
        packets = [Packet("a", number, [(SAY, number, "", b"")]) for number in range(1, 6)]
        for packet in (packets[0], packets[1], packets[1], packets[0]):  # sent again by a connection that broke
            ends.links.receive(packet)
        assert [frame[1] for _, frame in ends.heard] == [1, 2] and ends.broken == []
        ends.links.receive(packets[3])
        assert ends.broken == ["a"]
        ends.links.check("a", 5)
        assert ends.broken == ["a"], "the fifth may still be on its way"
        ends.links.check("a", 5)
        assert ends.broken == ["a", "a"]
        ends.links.check("a", 5)
        assert ends.broken == ["a", "a"]

    asyncio.run(story())


def test_a_node_is_dead_for_good() -> None:
    peers = Peers(4.0)
    peers.receive_beat(Beat(node="a"), 10.0)
    peers.receive_beat(Beat(node="b"), 12.0)
    assert peers.living(13.0) == ["a", "b"] and peers.silent(11.5) == []
    assert peers.is_late("a", 11.5) and not peers.is_late("b", 12.5) and not peers.is_late("never heard of", 12.5)
    assert peers.living(15.0) == ["b"] and peers.silent(13.0) == ["a"]
    peers.mark_dead("a")
    peers.receive_beat(Beat(node="a"), 15.5)
    peers.learn("a", 15.5)
    assert peers.living(15.5) == ["b"]
    peers.receive_beat(Beat(node="b", is_leaving=True), 15.6)
    assert peers.living(15.6) == []


def test_every_node_names_the_same_next_owner_and_all_get_some() -> None:
    nodes = ["a", "b", "c"]
    chosen = [next_owner(f"t{number}", nodes) for number in range(300)]
    assert chosen == [next_owner(f"t{number}", reversed(nodes)) for number in range(300)]
    assert all(chosen.count(node) > 60 for node in nodes)
    assert next_owner("t", []) == ""
    stays = [next_owner(f"t{number}", ["a", "b"]) for number in range(300)]
    assert all(now == then for now, then in zip(stays, chosen, strict=True) if then != "c")


def test_a_chain_breaks_wherever_something_is_wrong() -> None:
    chain = Chain()
    claim = sealed(1, "a", 1, chain.digest, [])
    assert chain.follow(7, claim) == []
    before = chain.digest
    assert chain.follow(9, sealed(1, "a", 1, before, [b"one", b"two"])) == [b"one", b"two"]
    assert (chain.seq, chain.stream, chain.epoch, chain.node) == (2, 9, 1, "a")
    for wrong in (
        sealed(1, "a", 3, before, [b"three"]),  # a message before it is missing
        sealed(1, "a", 4, chain.digest, [b"three"]),
        sealed(2, "a", 3, chain.digest, [b"three"]),  # an epoch that nobody claimed
        sealed(1, "b", 3, chain.digest, [b"three"]),  # not the owner
        sealed(3, "b", 3, chain.digest, []),
        b"no message at all",
    ):
        with pytest.raises(Gap):
            chain.follow(11, wrong)
    assert chain.follow(11, sealed(2, "b", 3, chain.digest, [])) == []
    assert chain.follow(12, sealed(2, "b", 3, chain.digest, [b"three"])) == [b"three"]


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("nats://ann:secret@host:4222", "nats://host:4222"),
        ("tls://token@host", "tls://host"),
        ("nats://a:p@ss@host", "nats://host"),
        ("nats://host:4222", "nats://host:4222"),
    ],
)
def test_no_secret_of_an_address_is_shown(url: str, told: str) -> None:
    assert shown(url) == told

"""Nodes that others hold for dead: they come back under another name, and leave nothing behind."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pocketmoney.server.cluster.peer_messages import HELLO, Packet, encode
from pocketmoney.store.nats.jetstream import Refused
from pocketmoney.store.nats.key_value import KeyValueBucket
from tests.cluster.quarter import SHORT, quarter
from tests.cluster.test_nodes import come_back, deal, sit_apart
from tests.server.house import play, until


def test_a_node_that_was_buried_alive_comes_back_under_another_name(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path) as houses:
            made, people = await sit_apart(houses)
            before = await deal(people)
            node = houses[0].server.node
            old = node.id
            houses[1].server.maintenance._found_dead(old, "a mistake")
            await until(lambda: node.id != old and node.is_current)
            for person in people:
                await person.gone()
                assert person.heard[-1] == {"is": "bye", "key": "table-moved"}
            ann = await come_back(houses[0], made["code"], made["token"], before[0])
            ann.say(do="say", n=20, text="alive")
            await ann.hear("talk", text="alive")
            assert len([house for house in houses if house.codes]) == 1, "two nodes have the table"

    play(story())


def test_nodes_that_have_buried_each_other_long_ago_agree_again(nats_url: str, tmp_path: Path) -> None:
    """Their servers reached each other no more: both went on, and neither still tells others of that death."""

    async def story() -> None:
        async with quarter(nats_url, tmp_path, lease=SHORT) as houses:
            made, people = await sit_apart(houses)
            before = await deal(people)
            nodes = [house.server.node for house in houses]
            old = [node.id for node in nodes]
            for node, other in zip(nodes, reversed(old), strict=True):
                node.gone(other)

            def agree() -> bool:
                now, ids = asyncio.get_running_loop().time(), {node.id for node in nodes}
                return not ids & set(old) and all(set(node.peers.living(now)) == ids for node in nodes)

            await until(agree)
            await come_back(houses[0], made["code"], made["token"], before[0])
            assert len([house for house in houses if house.codes]) == 1, "two nodes have the table"

    play(story())


def test_a_packet_of_a_dead_node_comes_too_late(nats_url: str, tmp_path: Path) -> None:
    """Else its sockets would be at a table for good: nobody is left to say that they are gone."""

    async def story() -> None:
        async with quarter(nats_url, tmp_path) as houses:
            await sit_apart(houses)
            node, dead = houses[0].server.node, "0" * 12
            (table,) = node.log.owned
            node.gone(dead)
            node._heard_packet(encode(Packet(dead, 1, [(HELLO, 1, table, b"{}")])))
            assert (dead, 1) not in node.far

    play(story())


@pytest.mark.parametrize("is_buried", [False, True])
def test_a_node_that_cannot_come_back_yet_tries_again(
    nats_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_buried: bool
) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path, lease=SHORT) as houses:
            node, heartbeat = houses[0].server.node, houses[0].server.heartbeat
            old, put = node.id, KeyValueBucket.put

            async def refuse(self: KeyValueBucket, key: str, value: bytes) -> int:
                raise Refused(code=503, err_code=10077)

            monkeypatch.setattr(KeyValueBucket, "put", refuse)
            if is_buried:
                node.is_declared_dead = True
            else:
                node.renewed = node.echoed = float("-inf")
            await heartbeat.beat()
            assert not node.is_current
            monkeypatch.setattr(KeyValueBucket, "put", put)
            await until(lambda: node.is_current and node.id != old)

    play(story())

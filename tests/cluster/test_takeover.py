"""A process is killed: its tables are found at another node, as soon as the usual settings let it take them over."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import httpx
import pytest
from picows import ws_connect

from pocketmoney.server.cluster.heartbeat import BEATS
from pocketmoney.store.nats.settings import LEASE
from tests.cluster.nodes import NodeProcess
from tests.patience import PATIENCE
from tests.server.adapter import name_of
from tests.server.house import Device, Json, play

WITHIN = 10  # seconds, as the guide says; how long it really takes is measured by the soak


async def welcomed(port: int, made: Json) -> bool:
    """Whether somebody is let in at a table."""
    device = Device()
    await ws_connect(lambda: device, f"ws://127.0.0.1:{port}/ws")
    device.say(do="hello", v=1, table=made["code"], token=made["token"])
    heard = await device.hear_any()
    device.transport.disconnect(False)
    await device.gone()
    return bool(heard["is"] == "welcome")


def test_nobody_waits_longer_than_ten_seconds_by_the_usual_settings() -> None:
    """A machine that is cut off is missed when its lease is over, give or take a beat on either side."""
    assert LEASE + 2 * LEASE / BEATS < WITHIN


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
def test_tables_of_a_killed_node_are_open_again_elsewhere(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        nodes = [NodeProcess(tmp_path / f"node{n}", [nats_url], name_of(tmp_path), LEASE) for n in range(2)]
        try:
            for node in nodes:
                await node.start()
            async with httpx.AsyncClient(base_url=nodes[0].url, timeout=PATIENCE) as web:
                wanted = {"game": "beer-money", "name": "Ann"}
                tables = [(await web.post("/api/tables", json=wanted)).json() for _ in range(10)]
            nodes[0].kill()
            for made in tables:
                async with asyncio.timeout(PATIENCE):
                    while not await welcomed(nodes[1].port, made):
                        await asyncio.sleep(0.1)
            assert await asyncio.to_thread(nodes[1].terminate) == 0
        finally:
            for node in nodes:
                node.kill()
        assert not [line for node in nodes for line in node.complaints()]

    play(story())

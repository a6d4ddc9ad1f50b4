"""The streams and buckets of a cluster: their settings are a format, and a key is changed by one writer at a time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from pocketmoney.store.nats.cluster import Cluster
from pocketmoney.store.nats.jetstream import Refused, Unavailable
from pocketmoney.store.nats.key_value import KeyValueBucket
from tests.cluster.quarter import onlooker
from tests.server.house import play

SECOND = 1_000_000_000  # ns
KEPT = {"storage": "file", "retention": "limits", "discard": "new", "allow_direct": True, "max_bytes": -1}
BUCKET = KEPT | {
    "max_msgs_per_subject": 1,
    "allow_rollup_hdrs": True,
    "deny_delete": True,
    "allow_msg_ttl": False,
    "max_age": 0,
    "duplicate_window": 120 * SECOND,
}


async def config_of(cluster: Cluster, stream: str) -> dict[str, Any]:
    """The settings of a stream, as the server has them."""
    answer = await cluster.jet.client.request(f"$JS.API.STREAM.INFO.{stream}", timeout=5)
    config: dict[str, Any] = json.loads(answer.data)["config"]
    return config


def test_streams_have_the_settings_that_they_always_had(servers_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with onlooker(servers_url, tmp_path) as cluster:
            names = cluster.names
            lease = int(cluster.settings.lease * SECOND)
            wanted = {names.log: KEPT | {"subjects": [names.logs], "deny_delete": False, "max_msgs_per_subject": -1}}
            for bucket in (names.tables, names.codes, names.bases, names.nodes):
                wanted[f"KV_{bucket}"] = BUCKET | {"subjects": [f"$KV.{bucket}.>"]}
            wanted[f"KV_{names.nodes}"] |= {"max_age": lease, "duplicate_window": lease}
            for stream, settings in wanted.items():
                found = await config_of(cluster, stream)
                assert {key: found[key] for key in settings} == settings

    play(story())


def test_a_key_is_changed_only_by_a_writer_that_knows_its_value(servers_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with onlooker(servers_url, tmp_path) as cluster:
            bucket = KeyValueBucket(cluster.jet, cluster.names.codes)
            assert await bucket.get("k") is None and await bucket.near("k") is None
            first = await bucket.create("k", b"one")
            assert first and await bucket.create("k", b"two") == 0
            assert await bucket.update("k", b"two", first + 1) == 0
            second = await bucket.update("k", b"two", first)
            found = await bucket.get("k")
            assert found is not None and (found.seq, found.data) == (second, b"two")
            assert await bucket.near("k") == found
            raced = await asyncio.gather(*[bucket.update("k", b"%d" % number, second) for number in range(5)])
            assert len([revision for revision in raced if revision]) == 1

    play(story())


def test_a_deleted_key_leaves_a_mark_until_it_is_forgotten(servers_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with onlooker(servers_url, tmp_path) as cluster:
            bucket = KeyValueBucket(cluster.jet, cluster.names.codes)
            await bucket.put("any key at all", b"")
            before = len(await bucket.changes())
            await bucket.create("k", b"one")
            gone = await bucket.delete("k")
            assert await bucket.get("k") is None and await bucket.near("k") is None
            assert [(change.seq, change.is_gone) for change in await bucket.changes()] == [(gone, True)]
            assert await bucket.create("k", b"again") > gone
            await bucket.forget("k", gone)
            found = await bucket.get("k")
            assert found is not None and found.data == b"again", "what was set later was taken away, too"
            await bucket.forget("k")
            assert await bucket.get("k") is None and len(await bucket.everything()) == before
            empty = await bucket.get("any key at all")
            assert empty is not None and empty.data == b""

    play(story())


def test_a_bucket_that_is_missing_is_not_an_empty_one(servers_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with onlooker(servers_url, tmp_path) as cluster:
            bucket = KeyValueBucket(cluster.jet, f"{cluster.names.codes}-of-nobody")
            with pytest.raises(Refused):
                await bucket.get("k")
            for asked in (bucket.near("k"), bucket.put("k", b""), bucket.create("k", b""), bucket.delete("k")):
                with pytest.raises(Unavailable):
                    await asked
            assert cluster.jet.confirmed == float("-inf")

    play(story())


def test_a_closed_connection_is_out_of_reach(servers_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with onlooker(servers_url, tmp_path) as cluster:
            await cluster.jet.client.close()
            nodes = cluster.nodes
            asked: list[Awaitable[object]] = [nodes.get("k"), nodes.near("k"), nodes.put("k", b""), nodes.everything()]
            asked += [nodes.forget("k"), cluster.jet.append("s", b"", 0)]
            for each in asked:
                with pytest.raises(Unavailable):
                    await each

    play(story())

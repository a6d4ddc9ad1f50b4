"""Streams as NATS exports and restores them, as `nats account backup` does: one file for all of a cluster."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg

PATIENCE = 30.0  # seconds
CHUNK = 128 * 1024
STREAMS = ("log", "tables", "codes", "bases")


class Export(msgspec.Struct, array_like=True):
    """A stream: its settings, how it stood, and its messages as the server packs them."""

    config: dict[str, Any]
    state: dict[str, Any]
    chunks: list[bytes]


def names(cluster: str) -> list[str]:
    """The streams of a cluster that hold its tables."""
    return [f"{cluster}-log", *[f"KV_{cluster}-{bucket}" for bucket in STREAMS[1:]]]


async def _asked(client: Client, subject: str, wanted: dict[str, Any]) -> dict[str, Any]:
    answer = await client.request(subject, msgspec.json.encode(wanted), timeout=PATIENCE)
    said: dict[str, Any] = msgspec.json.decode(answer.data)
    assert "error" not in said, said
    return said


async def export(client: Client, stream: str) -> Export:
    """A stream as the server packs it."""
    inbox = client.new_inbox()
    chunks: list[bytes] = []
    is_done = asyncio.Event()

    async def take(message: Msg) -> None:
        if not message.data:
            is_done.set()
            return
        chunks.append(message.data)
        if message.reply:
            await client.publish(message.reply, b"")

    listening = await client.subscribe(inbox, cb=take)
    wanted = {"deliver_subject": inbox, "no_consumers": True, "chunk_size": CHUNK}
    said = await _asked(client, f"$JS.API.STREAM.SNAPSHOT.{stream}", wanted)
    async with asyncio.timeout(PATIENCE):
        await is_done.wait()
    await listening.unsubscribe()
    return Export(said["config"], said["state"], chunks)


async def restore(client: Client, found: Export) -> None:
    """Make a stream of what was exported; its messages keep their numbers."""
    stream = found.config["name"]
    said = await _asked(client, f"$JS.API.STREAM.RESTORE.{stream}", {"config": found.config, "state": found.state})
    for chunk in [*found.chunks, b""]:
        answer = await client.request(said["deliver_subject"], chunk, timeout=PATIENCE)
        assert b'"error"' not in answer.data, answer.data


async def export_all(url: str, cluster: str) -> bytes:
    """All streams of a cluster as one file."""
    client = Client()
    await client.connect(url)
    try:
        return msgspec.msgpack.encode([await export(client, stream) for stream in names(cluster)])
    finally:
        await client.close()


async def restore_all(url: str, data: bytes) -> None:
    """Make all streams of a cluster on a server that has none of them."""
    client = Client()
    await client.connect(url)
    try:
        for found in msgspec.msgpack.decode(data, type=list[Export]):
            await restore(client, found)
    finally:
        await client.close()

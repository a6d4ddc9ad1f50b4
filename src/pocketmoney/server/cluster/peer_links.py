"""The ways from this node to the others. Whatever is said in one turn of the loop goes as one packet to each.

Core subjects lose what is under way when a server dies, and nobody is told. So packets are numbered, and every beat
says how many there were: a node that misses one says so, and both sides dismiss the subscribers it may have concerned.
They come back with what they have seen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from pocketmoney.server.cluster.peer_messages import ANSWER, ASK, Frame, Packet, encode

PATIENCE: Final = 2.0  # seconds for an answer
MOST: Final = 400_000  # bytes of a packet, give or take a frame

Publish = Callable[[str, bytes], Awaitable[None]]
Heard = Callable[[str, Frame], None]
Broken = Callable[[str], None]


class PeerLink:
    """The way to one node and back."""

    __slots__ = ("out", "sent", "got", "told")

    def __init__(self) -> None:
        self.out: list[Frame] = []
        self.sent = 0  # number of the last packet to it
        self.got = 0  # number of the last packet from it
        self.told = 0  # how many it said it had sent when it was last heard


class PeerLinks:
    """All ways."""

    def __init__(self, publish: Publish, heard: Heard, broken: Broken) -> None:
        self.node = ""
        self._publish = publish
        self._receive_frame = heard
        self._broken = broken
        self._links: dict[str, PeerLink] = {}
        self._loop = asyncio.get_running_loop()
        self._is_waking = False
        self._asked: dict[int, asyncio.Future[bytes]] = {}
        self._number = 0
        self._sending: set[asyncio.Task[None]] = set()

    def begin(self, node: str) -> None:
        """Speak as that node from now on."""
        self.node = node
        self._links.clear()

    def send(self, to: str, kind: int, key: int = 0, word: str = "", data: bytes = b"") -> None:
        """Say something to a node, at the end of this turn."""
        link = self._links.get(to)
        if link is None:
            link = self._links[to] = PeerLink()
        link.out.append((kind, key, word, data))
        if not self._is_waking:
            self._is_waking = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._is_waking = False
        packets: list[tuple[str, bytes]] = []
        for node, link in self._links.items():
            while link.out:
                size = count = 0
                for frame in link.out:
                    size += len(frame[3]) + 64
                    count += 1
                    if size > MOST:
                        break
                frames, link.out = link.out[:count], link.out[count:]
                link.sent += 1
                packets.append((node, encode(Packet(self.node, link.sent, frames))))
        task = self._loop.create_task(self._send(packets))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, packets: list[tuple[str, bytes]]) -> None:
        for node, packet in packets:
            try:
                await self._publish(node, packet)
            except Exception:
                continue  # the number that is missing will be noticed

    async def flushed(self) -> None:
        """Wait until everything was handed on."""
        await asyncio.sleep(0)
        if self._sending:
            await asyncio.wait(list(self._sending))

    def receive(self, packet: Packet) -> None:
        link = self._links.setdefault(packet.node, PeerLink())
        if packet.number <= link.got:
            return  # it has come already: the connection broke, and what was under way was sent again
        is_whole = packet.number == link.got + 1
        link.got = packet.number
        if not is_whole:
            self._broken(packet.node)
        for frame in packet.frames:
            kind, key, _, data = frame
            if kind == ANSWER:
                future = self._asked.pop(key, None)
                if future is not None and not future.done():
                    future.set_result(data)
            else:
                self._receive_frame(packet.node, frame)

    def check(self, node: str, sent: int) -> None:
        """A node says how many packets it has sent; what it said the last time must be here by now."""
        link = self._links.setdefault(node, PeerLink())
        if link.got < link.told:
            link.got = link.told
            self._broken(node)
        link.told = sent

    def drop(self, node: str) -> None:
        self._links.pop(node, None)

    def counts(self) -> dict[str, int]:
        """How many packets went to each node."""
        return {node: link.sent for node, link in self._links.items()}

    async def ask(self, node: str, word: str, data: bytes = b"", patience: float = PATIENCE) -> bytes:
        """Ask a node something; no bytes: it does not know, or does not answer."""
        self._number += 1
        number = self._number
        future: asyncio.Future[bytes] = self._loop.create_future()
        self._asked[number] = future
        self.send(node, ASK, number, word, data)
        try:
            async with asyncio.timeout(patience):
                return await future
        except TimeoutError:
            return b""
        finally:
            self._asked.pop(number, None)

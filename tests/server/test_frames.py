"""Frames that no WebSocket library sends: the connection is closed, and nobody else notices."""

from __future__ import annotations

import asyncio
import struct
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.house import House, Wire, house, play, until

MASK = b"\x11\x22\x33\x44"

PROTOCOL_ERROR = 1002
NO_UTF_8 = 1007
TOO_BIG = 1009


def masked(payload: bytes) -> bytes:
    return bytes([byte ^ MASK[at % 4] for at, byte in enumerate(payload)])


def frame(first: int, payload: bytes = b"") -> bytes:
    """A short frame as a client sends it; the first byte says what it is."""
    assert len(payload) < 126
    return bytes([first, 0x80 | len(payload)]) + MASK + masked(payload)


def claiming(length: int) -> bytes:
    """The head of a text frame that claims to be so long."""
    return b"\x81\xff" + struct.pack(">Q", length) + MASK


FIN_TEXT, FIN_CLOSE = 0x81, 0x88

CLOSED: dict[str, tuple[bytes, set[int]]] = {
    "without a mask": (b"\x81\x02{}", {PROTOCOL_ERROR}),
    "an unknown kind": (frame(0x83, b"{}"), {PROTOCOL_ERROR}),
    "an unknown kind of control": (frame(0x8B), {PROTOCOL_ERROR}),
    "a ping in pieces": (frame(0x09, b"x"), {PROTOCOL_ERROR}),
    "a ping that is too long": (b"\x89\xfe" + struct.pack(">H", 200) + MASK + bytes(200), {PROTOCOL_ERROR}),
    "more than there is memory": (claiming(2**62), {TOO_BIG, PROTOCOL_ERROR}),
    "more than there are numbers": (claiming(2**64 - 1), {TOO_BIG, PROTOCOL_ERROR}),
    "a little too much": (b"\x81\xfe" + struct.pack(">H", 8_193) + MASK, {TOO_BIG}),
    "a close without a whole code": (frame(FIN_CLOSE, b"\x03"), {PROTOCOL_ERROR}),
    "a close with no code there is": (frame(FIN_CLOSE, struct.pack(">H", 999)), {PROTOCOL_ERROR}),
    "a close in no language": (frame(FIN_CLOSE, struct.pack(">H", 1000) + b"\xff"), {NO_UTF_8, PROTOCOL_ERROR}),
}


async def upgraded(here: House) -> Wire:
    """A bare connection that has become a WebSocket at a table."""
    wire = await here.wire(
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    head = await wire.reader.readuntil(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 101")
    return wire


async def close_code(wire: Wire) -> int:
    """The code of the close frame that comes before the end; 0 without one."""
    async with asyncio.timeout(PATIENCE):
        try:
            data = await wire.reader.read()
        except ConnectionResetError:
            return 0
    at = data.rfind(b"\x88")
    return int(struct.unpack_from(">H", data, at + 2)[0]) if at >= 0 and data[at + 1] >= 2 else 0


def test_what_is_no_frame_closes_the_connection(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            ann, bob = await here.table_of("Ann", "Bob")
            code = (await ann.hear("table"))["code"]
            hello = frame(FIN_TEXT, b'{"do":"hello","v":1,"table":"%s"}' % code.encode())
            wires = [await upgraded(here) for _ in CLOSED]
            for wire in wires:
                wire.writer.write(hello)
            await ann.hear("table", watchers=len(wires))
            for wire, (data, _) in zip(wires, CLOSED.values(), strict=True):
                wire.writer.write(data)
            found = await asyncio.gather(*[close_code(wire) for wire in wires])
            wrong = {
                name: got for got, (name, (_, codes)) in zip(found, CLOSED.items(), strict=True) if got not in codes
            }
            assert not wrong
            while (await ann.hear("table"))["watchers"]:
                pass
            ann.say(do="say", text="all is well")
            await bob.hear("talk", text="all is well")

    play(story())
    assert "Traceback" not in capsys.readouterr().err


def test_half_a_frame_and_then_nothing_is_dropped(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, hello=1, quiet=1) as here:
            wires = [await upgraded(here) for _ in range(3)]
            for wire, part in zip(wires, (b"\x81", b"\x81\xfe\x01", frame(FIN_TEXT, b"{}")[:-1]), strict=True):
                wire.writer.write(part)
            await asyncio.gather(*[close_code(wire) for wire in wires])
            await until(lambda: here.server.connections.sockets == 0)

    play(story())

"""The port: request heads of every kind, keep-alive, uploads, upgrades."""

from __future__ import annotations

import asyncio
import threading
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tests.server.house import house, play, until


def get(path: str, *headers: str) -> bytes:
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: here", *headers, "", ""]).encode()


UPGRADE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
)


def test_a_connection_is_used_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            line = await here.wire()
            for _ in range(3):
                line.writer.write(get("/healthz"))
                status, headers, body = await line.answer()
                assert (status, body) == (200, b'{"status":"ok"}')
                assert "date" in headers and "server" not in headers
            line.writer.write(get("/healthz") + get("/nowhere"))
            assert [(await line.answer())[0] for _ in range(2)] == [200, 404]

    play(story())


def test_a_head_that_comes_letter_by_letter_is_cut_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, head_time=1) as here:
            silent = await here.wire()
            slow = await here.wire(b"GET /healthz HT")
            again = await here.wire(get("/healthz"))
            assert (await again.answer())[0] == 200
            again.writer.write(b"GET /he")
            for line in (slow, again):
                status, headers, body = await line.answer()
                assert (status, headers["connection"]) == (408, "close")
                assert b"head-too-slow" in body
                assert await line.is_closed()
            assert await silent.is_closed()
            await until(lambda: here.server.http.admission.connections.count == 0)

    play(story())


def test_a_head_has_a_bounded_size(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            line = await here.wire(get("/healthz", "X-Long: " + "x" * 20_000))
            status, headers, _ = await line.answer()
            assert status == 431 and headers["x-frame-options"] == "DENY"
            line = await here.wire(b"GET /" + b"a" * 20_000)
            assert (await line.answer())[0] == 431

    play(story())


@pytest.mark.parametrize(
    "head",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"hello\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nBad Header: x\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: nine\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n",
    ],
)
def test_a_malformed_head_is_a_bad_request(tmp_path: Path, head: bytes) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            line = await here.wire(head)
            assert (await line.answer())[0] == 400
            assert await line.is_closed()

    play(story())


def test_an_upload_is_cut_off_when_it_grows_too_large(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, body=1_000) as here:
            head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            line = await here.wire(head + b"Content-Length: 1000000000\r\n\r\n" + b"x" * 2_000)
            status, headers, body = await line.answer()
            assert (status, headers["connection"]) == (413, "close") and b"body-too-large" in body

    play(story())


def test_an_upload_that_stops_half_way_is_not_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, body_time=1) as here:
            head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            line = await here.wire(head + b"Content-Length: 100\r\n\r\n{")
            status, _, body = await line.answer()
            assert status == 408 and b"body-too-slow" in body

    play(story())


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (get("/elsewhere", *UPGRADE), 404),
        (get("/ws", *UPGRADE, "Origin: https://evil.example"), 403),
        (get("/ws", *UPGRADE[:3]), 400),
        (get("/ws", *UPGRADE).replace(b"GET", b"POST"), 400),
        (get("/ws", "Connection: Upgrade", "Upgrade: h2c"), 404),
        (get("/ws"), 404),
    ],
)
def test_only_a_proper_handshake_opens_a_socket(tmp_path: Path, request_: bytes, status: int) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            line = await here.wire(request_)
            assert (await line.answer())[0] == status
            line.writer.close()
            await until(lambda: here.server.http.admission.connections.count == 0)

    play(story())


def test_a_browser_with_a_long_head_gets_its_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            device = await here.connect({"Cookie": "c" * 10_000, "Origin": here.url})
            device.say(do="hello", v=1, table="BCDFG")
            await device.gone()
            assert device.heard[-1]["key"] == "no-such-table"

    play(story())


def test_a_handshake_may_come_in_pieces_and_after_other_requests(tmp_path: Path) -> None:
    asks = get("/ws", *UPGRADE)

    async def story() -> None:
        async with house(tmp_path) as here:
            for early in (asks[:2], asks[:40], asks[:-1]):
                line = await here.wire(early)
                await until(lambda: here.server.http.server_state.connections)
                line.writer.write(asks[len(early) :])
                assert (await line.reader.readline()).startswith(b"HTTP/1.1 101 ")
            line = await here.wire(get("/healthz"))
            assert (await line.answer())[0] == 200
            line.writer.write(asks)
            assert (await line.reader.readline()).startswith(b"HTTP/1.1 101 ")
            assert (here.server.http.admission.connections.count, here.server.connections.sockets) == (4, 4)
        await until(lambda: here.server.http.admission.connections.count == 0)

    play(story())


def test_whoever_says_nothing_does_not_hold_up_a_stop(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            silent = await here.wire()
            await until(lambda: here.server.http.server_state.connections)
            await here.server.http.close()
            assert await silent.is_closed()
            await until(lambda: here.server.http.admission.connections.count == 0)

    play(story())


def test_the_first_request_does_not_load_the_app_in_the_thread_of_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []

    def load(name: str) -> ModuleType:
        threads.append(threading.get_ident())
        return import_module(name)

    monkeypatch.setattr("pocketmoney.server.server.import_module", load)

    async def story() -> None:
        async with house(tmp_path) as here:
            answers = await asyncio.gather(*[here.web.get("/healthz") for _ in range(3)])
            assert [answer.status_code for answer in answers] == [200, 200, 200]
            loads = len(threads)
            assert (await here.web.get("/healthz")).status_code == 200
            assert len(threads) == loads > 0

    play(story())
    assert threading.get_ident() not in threads

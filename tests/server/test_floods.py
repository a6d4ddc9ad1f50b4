"""What strangers send in masses is refused or waits its turn, and honest people play on meanwhile."""

from __future__ import annotations

import asyncio
import socket
import time
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from random import Random

import httpx
import pytest
from picows import WSCloseCode, WSMsgType

from benchmarks import flood_client
from benchmarks.flood_client import FLOODS, Flood
from pocketmoney.server import client_address, storyteller
from pocketmoney.server.http_protocol import A_TURN, PIPELINED_MOST, ReadQueue
from pocketmoney.server.worker_pool import WorkerPool
from tests.patience import PATIENCE
from tests.server.evening import Plan, set_up
from tests.server.house import House, Wire, house, play, until
from tests.server.steady import Noted
from tests.server.test_http_server import UPGRADE, get
from tests.server.test_replays import RECORD

FAR = {"X-Forwarded-For": "198.51.100.9"}
MANY = 10**6  # messages of one socket: players here answer at once
ELSEWHERE = {"X-Forwarded-For": "198.51.100.10"}


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only 127.0.0.1 is this machine; other addresses of 127.0.0.0/8 are strangers."""
    monkeypatch.setattr(client_address, "LOOPBACK", (ip_network("127.0.0.1/32"),))


async def wire_from(here: House, address: str, data: bytes) -> Wire:
    """A bare connection from an address, on which something was sent."""
    opened = Wire(*await asyncio.open_connection("127.0.0.1", here.port, local_addr=(address, 0)))
    opened.writer.write(data)
    here.wires.append(opened)
    return opened


@pytest.mark.usefixtures("strangers")
def test_one_address_makes_only_so_many_new_connections(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, connection_burst=3, connections_per_second=1) as here:
            answers = [await (await wire_from(here, "127.0.9.1", get("/healthz"))).answer() for _ in range(5)]
            assert [status for status, _, _ in answers[:3]] == [200, 200, 200]
            refused = [(headers, body) for status, headers, body in answers if status == 429]
            assert refused
            for headers, body in refused:
                assert int(headers["retry-after"]) >= 1 and b"too-many-sockets" in body
            elsewhere = await wire_from(here, "127.0.9.2", get("/healthz"))
            assert (await elsewhere.answer())[0] == 200

    play(story())


def test_new_sockets_behind_a_proxy_count_for_the_client(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, connection_burst=2, connections_per_second=1, connections_per_address=9) as here:
            forwarded = "X-Forwarded-For: 198.51.100.9"
            wires = [await here.wire(get("/ws", *UPGRADE, forwarded)) for _ in range(4)]
            heads = [await wire.reader.readuntil(b"\r\n\r\n") for wire in wires]
            refused = [head for head in heads if b" 429 " in head]
            assert heads[0].startswith(b"HTTP/1.1 101 ") and refused
            assert all(b"\r\nretry-after: " in head for head in refused)
            other = await here.wire(get("/ws", *UPGRADE, "X-Forwarded-For: 198.51.100.10"))
            assert (await other.reader.readline()).startswith(b"HTTP/1.1 101 ")

    play(story())


def test_all_sockets_of_an_address_share_a_limit(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, address_burst=8, address_messages=1) as here:
            made = await here.make()
            crowd = [await here.connect(FAR) for _ in range(4)]
            for device in crowd:
                device.say(do="hello", v=1, table=made["code"])
                await device.hear("table")
            for device in crowd:
                for number in range(1, 4):
                    device.say(do="look", n=number)
            await crowd[-1].hear("refused", key="too-fast")
            assert here.server.metrics.refused["too-fast"] >= 4 * 3 - 8
            calm = await here.connect(ELSEWHERE)
            calm.say(do="hello", v=1, table=made["code"])
            await calm.hear("table")

    play(story())


def test_pings_are_answered_and_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, message_burst=5, messages_per_second=1) as here:
            device = await here.connect()
            pongs = []
            hear = device.on_ws_frame

            def note(transport: object, frame: object) -> None:
                if frame.msg_type == WSMsgType.PONG:  # type: ignore[attr-defined]
                    pongs.append(frame.get_payload_as_bytes())  # type: ignore[attr-defined]
                hear(transport, frame)  # type: ignore[arg-type]

            device.on_ws_frame = note  # type: ignore[method-assign]
            for _ in range(20):
                device.shout(b"?", WSMsgType.PING)
            assert await device.gone() == WSCloseCode.POLICY_VIOLATION
            assert device.heard[-1] == {"is": "bye", "key": "too-fast"}
            assert 5 <= len(pongs) < 20 and set(pongs) == {b"?"}

    play(story())


def test_a_socket_that_sends_on_after_it_was_closed_is_cut_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, bad_messages=1, message_burst=5) as here:
            made = await here.make()
            wire = await here.wire(flood_client.UPGRADE)
            await wire.reader.readuntil(b"\r\n\r\n")
            wire.writer.write(flood_client.command("hello", v=1, table=made["code"]))
            wire.writer.write(flood_client.command("look", n=0) * 50)  # it never answers the close
            await until(lambda: not here.server.connections.sockets)

    play(story())


@pytest.mark.parametrize("cut", [1, 2, 3, 4])
def test_a_large_body_is_no_large_head_wherever_it_is_cut(tmp_path: Path, cut: int) -> None:
    async def story() -> None:
        async with house(tmp_path, body=1_000, head=2_000) as here:
            head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            head += b"Transfer-Encoding: chunked\r\n\r\n"
            line = await here.wire(head[:-cut])
            await until(lambda: here.server.http.server_state.connections)
            await asyncio.sleep(0.05)
            line.writer.write(head[-cut:] + b"bb8\r\n" + b" " * 3_000 + b"\r\n")
            status, headers, body = await line.answer()
            assert (status, headers["connection"]) == (413, "close")
            assert b"at most 1,000 bytes" in body

    play(story())


def test_what_is_said_to_be_too_large_is_refused_before_it_comes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, body=1_000) as here:
            head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            line = await here.wire(head + b"Content-Length: 1001\r\n\r\n")
            assert (await line.answer())[0] == 413

    play(story())


def test_only_so_many_requests_wait_on_one_connection(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            line = await here.wire(get("/healthz") * (PIPELINED_MOST + 1))
            assert [(await line.answer())[0] for _ in range(PIPELINED_MOST + 1)] == [200] * (PIPELINED_MOST + 1)
            line = await here.wire(get("/healthz") * 400)
            await until(lambda: here.server.http.admission.connections.count == 1)
            assert (await line.reader.read()).count(b"HTTP/1.1 200") <= PIPELINED_MOST + 1

    play(story())


def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, answer_time=1) as here:
            narrow = socket.create_connection(("127.0.0.1", here.port))
            with narrow:
                narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
                narrow.sendall(get("/api/rules/en") * PIPELINED_MOST)
                await until(lambda: here.server.http.server_state.total_requests)
                await until(lambda: here.server.http.admission.connections.count == 0)

    play(story())


class Noting:
    """A connection that notes what it is given to read."""

    def __init__(self, read: list[tuple[str, bytes]], name: str) -> None:
        self.name = name
        self.transport = self
        self.paused = 0
        self._read = read

    def read(self, data: bytes) -> None:
        self._read.append((self.name, data))

    def pause_reading(self) -> None:
        self.paused += 1

    def read_on(self) -> None:
        self.paused -= 1


def test_few_pieces_are_read_in_one_turn_and_in_order() -> None:
    async def story() -> None:
        queue = ReadQueue(asyncio.get_running_loop())
        read: list[tuple[str, bytes]] = []
        connections = [Noting(read, str(number)) for number in range(3 * A_TURN)]
        for connection in connections:
            queue.read(connection, b"x")  # type: ignore[arg-type]
        assert len(read) == A_TURN
        assert sum(connection.paused for connection in connections) == 2 * A_TURN
        await asyncio.sleep(0)
        assert len(read) <= 2 * A_TURN
        await until(lambda: len(read) == 3 * A_TURN)
        assert [name for name, _ in read] == [connection.name for connection in connections]
        assert not any(connection.paused for connection in connections)

    play(story())


def test_a_record_has_a_bounded_number_of_moves(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, record_moves=3) as here:
            answer = await here.web.post("/api/replays", json={"record": RECORD})
            fault = answer.json()
            assert (answer.status_code, fault["key"], fault["line"]) == (422, "record-too-many-moves", 8)
            assert "3 moves" in fault["text"]

    play(story())


def test_only_so_many_replays_of_one_address_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, waiting_replays=2) as here:
            replayers = here.server.service.replayers
            waiting = [replayers.submit("198.51.100.9", partial(time.sleep, 60)) for _ in range(2)]
            refused = await here.web.post("/api/replays", json={"record": RECORD}, headers=FAR)
            assert (refused.status_code, refused.json()["key"]) == (429, "replays-waiting")
            assert int(refused.headers["retry-after"]) >= 1 and refused.json()["text"]
            assert replayers.count == replayers.count_of("198.51.100.9") == 2
            replayers.stop()
            assert all(job.cancelled() for job in waiting[1:])

    play(story())


def test_a_job_that_takes_too_long_is_killed_and_the_next_one_runs() -> None:
    async def story() -> None:
        pool = WorkerPool(asyncio.get_running_loop(), workers=1)
        with pytest.raises(BrokenProcessPool):
            await pool.submit("a", partial(time.sleep, 600), 0.2)
        assert await pool.submit("a", partial(sum, [1, 2]), PATIENCE) == 3
        pool.stop()

    play(story())


@pytest.mark.usefixtures("strangers")
def test_honest_people_play_on_in_all_floods_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        noted = Noted()
        async with house(
            tmp_path,
            record_time=1,
            request_burst=20,
            tables_per_address=5,
            address_burst=99,
            hello=2,
            message_burst=MANY,
            messages_per_second=MANY,
        ) as here:
            async with httpx.AsyncClient(base_url=here.url, timeout=PATIENCE) as web:
                honest = await set_up(web, Plan("beer-money", people=3, games=10**6), Random(1), noted)
            staying = [asyncio.create_task(player.stay(here)) for player in honest.players]
            await until(lambda: noted.acknowledged > 20)
            flood = Flood(here.port, ["127.0.9.1", "127.0.9.2"], PATIENCE, honest.players[0].code)
            await flood.prepare()
            before = noted.acknowledged
            acts = [act for name, (act, _) in FLOODS.items() if name != "bots" for _ in range(10)]
            under_way = asyncio.gather(*[flood.repeat(act) for act in acts])
            refused, waiting = here.server.metrics.refused, [0]

            def is_high() -> bool:
                replayers = here.server.service.replayers
                waiting.append(replayers.count - replayers.count_of(storyteller.KEY))
                keys = ("too-fast", "too-many-tables-made", "too-many-requests")
                return flood.counts["200"] > 0 and all(refused.get(key) for key in keys) and is_played_on()

            def is_played_on() -> bool:
                return noted.acknowledged > before + 20

            await until(is_high)
            after = noted.acknowledged
            await until(lambda: noted.acknowledged > after + 5)
            under_way.cancel()
            for task in staying:
                task.cancel()
            await asyncio.gather(under_way, *staying, return_exceptions=True)
            flood.close()
            await until(lambda: here.server.http.admission.connections.count <= len(honest.players))
            assert not [fault for player in honest.players for fault in player.faults]
            assert not noted.refused.get("too-fast")
            assert max(waiting) <= 2 * here.server.settings.limits.waiting_replays
            assert not any(live.submitted for live in here.server.registry.live_tables.values())

    play(story())
    assert "Traceback" not in capsys.readouterr().err

"""TLS over real sockets: tables by https and wss, a certificate of the server's own, and whoever knocks without."""

from __future__ import annotations

import asyncio
import os
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from picows import ws_connect

from pocketmoney.core.problem import Problem
from pocketmoney.server.listen_socket import names_of, open_port
from pocketmoney.server.server import Server
from pocketmoney.server.settings import Limits, Settings
from pocketmoney.server.tls.certificate import Certificate, read
from pocketmoney.server.tls.self_signed import CERTIFICATE, KEY, own
from pocketmoney.store.sqlite_log import SqliteLog
from tests.patience import PATIENCE
from tests.server.house import Device, House, play

NAMES = ["127.0.0.1", "localhost"]


@asynccontextmanager
async def secure_house(folder: Path, **limits: int) -> AsyncIterator[House]:
    """A server with a certificate of its own, and a browser that trusts it."""
    identity = own(folder / "tls", NAMES)
    settings = Settings(folder / "data", "127.0.0.1", 0, limits=Limits(**limits))
    port = open_port(settings.host, 0, is_fixed=True)
    server = Server(settings, SqliteLog(settings.data), context=identity.context)
    await server.start(port)
    here = House(server, port.getsockname()[1])
    here.url = here.url.replace("http", "https")
    plain, here.web = here.web, httpx.AsyncClient(base_url=here.url, timeout=PATIENCE, verify=trusting(folder))
    await plain.aclose()
    try:
        yield here
    finally:
        await here.web.aclose()
        await server.stop()
        for wire in here.wires:
            await wire.close()
        for device in here.devices:
            device.transport.disconnect(graceful=False)
            await device.gone()
        port.close()


def trusting(folder: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(folder / "tls" / CERTIFICATE))


async def connect(here: House, folder: Path) -> Device:
    device = Device()
    await ws_connect(lambda: device, f"wss://127.0.0.1:{here.port}/ws", ssl_context=trusting(folder))
    here.devices.append(device)
    return device


def test_a_table_is_made_joined_and_talked_at_over_tls(tmp_path: Path) -> None:
    async def story() -> None:
        async with secure_house(tmp_path) as here:
            made = await here.make("Ann")
            assert made["link"] == f"https://127.0.0.1:{here.port}/#{made['code']}"
            page = await here.web.get("/")
            assert page.status_code == 200 and "content-security-policy" in page.headers
            ann, bob = await connect(here, tmp_path), await connect(here, tmp_path)
            ann.say(do="hello", v=1, table=made["code"], token=made["token"])
            bob.say(do="hello", v=1, table=made["code"])
            bob.say(do="sit", n=1, name="Bob")
            await bob.hear("done", n=1)
            for number in range(3):
                ann.say(do="say", n=number + 1, text="x" * 190)
                assert len((await bob.hear("talk"))["text"]) == 190
                await ann.hear("done", n=number + 1)
            await here.server.stop()
            await bob.hear("bye", key="server-stops")

    play(story())


def test_it_runs_on_the_loop_of_the_standard_library(tmp_path: Path) -> None:
    async def story() -> None:
        async with secure_house(tmp_path) as here:
            made = await here.make("Ann")
            ann = await connect(here, tmp_path)
            ann.say(do="hello", v=1, table=made["code"], token=made["token"])
            assert (await ann.hear("table"))["code"] == made["code"]

    asyncio.run(story())


def test_plain_http_is_turned_away_and_others_are_served(tmp_path: Path) -> None:
    async def story() -> None:
        async with secure_house(tmp_path) as here:
            wire = await here.wire(b"GET /api/games HTTP/1.1\r\nHost: table.local:8765\r\n\r\n")
            assert not (await wire.reader.read()).startswith(b"HTTP/")
            made = await here.make("Ann")
            assert made["code"]

    play(story())


def test_whoever_says_nothing_or_breaks_off_is_let_go(tmp_path: Path) -> None:
    async def story() -> None:
        async with secure_house(tmp_path, head_time=1) as here:
            for opening in (b"", b"\x16", b"\x16\x03\x01\x00\x05hello", b"GET / HT"):
                wire = await here.wire(opening)
                async with asyncio.timeout(PATIENCE):
                    await wire.reader.read()
            gone = await here.wire(b"\x16\x03")
            await gone.close()
            assert (await here.web.get("/healthz")).status_code == 200

    play(story())


def test_a_browser_that_does_not_trust_the_certificate_leaves_and_the_server_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with secure_house(tmp_path) as here:
            async with httpx.AsyncClient(base_url=here.url) as wary:
                with pytest.raises(httpx.ConnectError):
                    await wary.get("/")
            assert (await here.web.get("/healthz")).status_code == 200

    play(story())


def test_a_slow_phone_is_dropped_as_without_tls(tmp_path: Path) -> None:
    async def story() -> None:
        async with secure_house(tmp_path, unread=20_000, message_burst=10**6, messages_per_second=10**6) as here:
            made = await here.make()
            slow = await connect(here, tmp_path)
            slow.say(do="hello", v=1, table=made["code"], token=made["token"])
            await slow.hear("table")
            slow.transport.underlying_transport.pause_reading()
            for number in range(60_000):
                slow.say(do="look", n=0)
                slow.say(do="why", n=0, move="x" * 400)
                if number % 50 == 0:
                    await asyncio.sleep(0.001)
                if here.server.metrics.slow:
                    break
            assert here.server.metrics.slow == 1

    play(story())


# The server's own certificate


def test_it_is_kept_as_long_as_it_serves_and_made_anew_for_another_address(tmp_path: Path) -> None:
    first = own(tmp_path, NAMES).fingerprint
    assert own(tmp_path, NAMES).fingerprint == first
    assert own(tmp_path, NAMES[:1]).fingerprint == first
    second = own(tmp_path, [*NAMES, "192.168.7.9", "fe80::1", "table.local", "bjørn"]).fingerprint
    assert second != first
    assert len(second) == 32 * 3 - 1 and second.count(":") == 31


def test_it_is_made_anew_before_it_expires(tmp_path: Path) -> None:
    first = own(tmp_path, NAMES).fingerprint
    soon = datetime.now(UTC) + timedelta(days=300)
    assert own(tmp_path, NAMES, soon).fingerprint == first
    assert own(tmp_path, NAMES, soon + timedelta(days=80)).fingerprint != first


@pytest.mark.skipif(os.name != "posix", reason="rights of files are another matter there")
def test_nobody_else_may_read_the_key(tmp_path: Path) -> None:
    own(tmp_path / "tls", NAMES)
    key = tmp_path / "tls" / KEY
    assert key.stat().st_mode & 0o777 == 0o600
    assert key.parent.stat().st_mode & 0o777 == 0o700
    key.chmod(0o644)
    own(tmp_path / "tls", NAMES)
    assert key.stat().st_mode & 0o777 == 0o600


def test_a_damaged_one_is_replaced(tmp_path: Path) -> None:
    own(tmp_path, NAMES)
    for name in (CERTIFICATE, KEY):
        (tmp_path / name).write_text("eaten by the dog")
        assert isinstance(own(tmp_path, NAMES), Certificate)


def test_it_bears_the_names_of_this_machine() -> None:
    everywhere = names_of("0.0.0.0")
    assert {"localhost", "127.0.0.1", "::1"} <= set(everywhere)
    assert names_of("192.168.7.9") == ["192.168.7.9"]


# Files that are given


def complaint(certificate: Path, key: Path) -> str:
    with pytest.raises(Problem) as raised:
        read(certificate, key)
    return raised.value.key


def test_whatever_is_wrong_with_files_that_are_given_is_one_problem(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        own(tmp_path / folder, NAMES)
    one, two = tmp_path / "one", tmp_path / "two"
    nonsense = tmp_path / "nonsense.pem"
    nonsense.write_text("nonsense")
    assert read(one / CERTIFICATE, one / KEY).fingerprint
    assert complaint(one / CERTIFICATE, two / KEY) == "tls-mismatch"
    assert complaint(tmp_path / "none.pem", one / KEY) == "tls-file"
    assert complaint(one / CERTIFICATE, tmp_path / "none.pem") == "tls-file"
    assert complaint(one, one / KEY) == "tls-file"
    assert complaint(nonsense, one / KEY) == "tls-bad-certificate"
    assert complaint(one / CERTIFICATE, nonsense) == "tls-bad-key"
    assert complaint(one / KEY, one / CERTIFICATE) == "tls-bad-certificate"
    locked = tmp_path / "locked.pem"
    locked.write_bytes(with_password(one / KEY))
    assert complaint(one / CERTIFICATE, locked) == "tls-key-locked"


def with_password(key: Path) -> bytes:
    from cryptography.hazmat.primitives import serialization

    loaded = serialization.load_pem_private_key(key.read_bytes(), None)
    form = serialization.PrivateFormat.PKCS8
    return loaded.private_bytes(serialization.Encoding.PEM, form, serialization.BestAvailableEncryption(b"beer"))

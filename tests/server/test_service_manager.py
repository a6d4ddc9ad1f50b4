"""A service manager hears when the server is ready and when it stops, as systemd does."""

from __future__ import annotations

import asyncio
import socket
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from pocketmoney.server.service_manager import READY, STOPPING, notify
from tests.server.process import Process

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="this system has no such sockets")

PATIENCE = 60.0


@pytest.fixture
def manager(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """The socket on which a service manager listens."""
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listens:
        listens.bind("notify")  # relative: a whole path may be too long for an address
        listens.settimeout(PATIENCE)
        yield listens


def test_the_server_tells_when_it_is_ready_and_when_it_stops(
    manager: socket.socket, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "notify"
    if len(str(place)) > 100:
        pytest.skip("the path of the socket is too long here")
    monkeypatch.setenv("NOTIFY_SOCKET", str(place))
    server = Process(tmp_path / "data")
    server.data.mkdir()
    asyncio.run(server.start())
    try:
        assert manager.recv(100).decode() == READY
        with urllib.request.urlopen(f"{server.url}/readyz") as answer:
            assert answer.status == 200
        assert server.terminate() == 0
        assert manager.recv(100).decode() == STOPPING
    finally:
        server.kill()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such names")
def test_the_socket_may_have_a_name_instead_of_a_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    name = f"pocketmoney-{tmp_path.name}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listens:
        listens.bind(f"\0{name}")
        listens.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", f"@{name}")
        notify(READY)
        assert listens.recv(100).decode() == READY


@pytest.mark.parametrize("address", ["", "relative", "/no/such/socket", "@no-such-name"])
def test_a_manager_that_is_not_there_is_no_problem(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", address)
    notify(READY)

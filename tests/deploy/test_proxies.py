"""The examples for proxies work: a page, the API and a WebSocket through a real nginx and a real Caddy."""

from __future__ import annotations

import json
import os
import re
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from pocketmoney.server.tls import self_signed
from tests.deploy.programs import DEPLOY, HOST, changed, program, quiet_ports, running
from tests.deploy.visitor import NAME, Visitor
from tests.patience import PATIENCE

pytestmark = pytest.mark.xdist_group("proxies")  # one start of each proxy for all tests

UPGRADE = {
    "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}  # fmt: skip


class Ports(NamedTuple):
    """Where the proxy speaks plain HTTP and TLS, and where the server is."""

    http: int
    https: int
    server: int


class Site(NamedTuple):
    """A server behind a proxy, and how to trust it."""

    ports: Ports
    context: ssl.SSLContext

    def visitor(self, address: str) -> Visitor:
        """Return a visitor who comes from that address, over TLS."""
        return Visitor(self.ports.https, address, self.context)


def has_ipv6() -> bool:
    """Whether this machine has an address of that kind."""
    try:
        with socket.socket(socket.AF_INET6) as tried:
            tried.bind(("::1", 0))
    except OSError:
        return False
    return True


def nginx(folder: Path, ports: Ports) -> tuple[list[str], Path]:
    """Write deploy/nginx.conf for these ports; return the command and the certificate."""
    found = program("nginx")
    self_signed.own(folder, [NAME])
    changes = {
        "listen 80;": f"listen {HOST}:{ports.http};",
        "listen [::]:80;": f"listen [::1]:{ports.http};" if has_ipv6() else "",
        "listen 443 ssl;": f"listen {HOST}:{ports.https} ssl;",
        "listen [::]:443 ssl;": f"listen [::1]:{ports.https} ssl;" if has_ipv6() else "",
        "127.0.0.1:8765;": f"127.0.0.1:{ports.server};",
        "/etc/ssl/table.example.org.pem": str(folder / self_signed.CERTIFICATE),
        "/etc/ssl/table.example.org.key": str(folder / self_signed.KEY),
    }
    (folder / "pocketmoney.conf").write_text(changed(DEPLOY / "nginx.conf", changes))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    scratch = "".join(f"{kind}_temp_path {folder}/{kind}; " for kind in kinds)
    around = (
        f"pid {folder}/pid; error_log stderr; daemon off; master_process off; events {{ }} http {{ access_log off; "
    )
    (folder / "nginx.conf").write_text(f"{around}{scratch} include {folder}/pocketmoney.conf; }}\n")
    command = [found, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0 and "[warn]" not in checked.stderr, checked.stderr
    return command, folder / self_signed.CERTIFICATE


def caddy(folder: Path, ports: Ports) -> tuple[list[str], Path]:
    """Write deploy/Caddyfile for these ports, with Caddy's own authority; return the command and the certificate."""
    found = program("caddy")
    options = ["admin off", f"http_port {ports.http}", f"https_port {ports.https}", "local_certs", "skip_install_trust"]
    text = changed(DEPLOY / "Caddyfile", {"127.0.0.1:8765 {": f"127.0.0.1:{ports.server} {{"})
    (folder / "Caddyfile").write_text(
        "{\n" + "".join(f"\t{each}\n" for each in options) + f"\tdefault_bind {HOST}\n}}\n{text}"
    )
    environment = [f"XDG_DATA_HOME={folder}", f"XDG_CONFIG_HOME={folder}", f"HOME={folder}"]
    command = ["env", *environment, found, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    return command, folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"


def serving(folder: Path, port: int, *flags: str) -> AbstractContextManager[subprocess.Popen[bytes]]:
    """A server at work on that port."""
    words = ["serve", "--host", HOST, "--port", str(port), "--data", str(folder / f"data-{port}"), "--quiet", *flags]
    server = [sys.executable, "-m", "pocketmoney", *words]
    return started(server, folder / f"server-{port}.log", lambda: _is_ready(Visitor(port)))


@contextmanager
def started(words: list[str], log: Path, is_ready: Callable[[], bool]) -> Iterator[subprocess.Popen[bytes]]:
    """A program at work, from when it is ready until it is told to stop."""
    with running(words, log, {}) as process:
        until = time.monotonic() + PATIENCE
        while not is_ready():
            assert process.poll() is None and time.monotonic() < until, log.read_text()[-3000:]
            time.sleep(0.05)
        yield process


@pytest.fixture(scope="module", params=[nginx, caddy], ids=["nginx", "caddy"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that allows each address two tables, behind the proxy of the example."""
    folder = tmp_path_factory.mktemp("proxy")
    ports = Ports(*quiet_ports(3))
    command, certificate = request.param(folder, ports)
    with ExitStack() as stack:
        flags = ["--public-url", f"https://{NAME}", "--limit", "tables-per-address=2"]
        stack.enter_context(serving(folder, ports.server, *flags))
        stack.enter_context(started(command, folder / "proxy.log", lambda: _passes(ports, certificate)))
        yield Site(ports, ssl.create_default_context(cafile=str(certificate)))


def _passes(ports: Ports, certificate: Path) -> bool:
    """Whether the proxy has a certificate and finds the server."""
    if not certificate.is_file():
        return False
    return _is_ready(Visitor(ports.https, context=ssl.create_default_context(cafile=str(certificate))))


def _is_ready(visitor: Visitor) -> bool:
    try:
        return visitor.ask("/readyz")[0] == 200
    except OSError:
        return False


def test_the_page_and_the_health_of_the_server_come_through(site: Site) -> None:
    visitor = site.visitor("127.0.0.2")
    assert visitor.ask("/readyz")[0] == 200
    status, headers, body = visitor.ask("/")
    assert status == 200 and headers["content-security-policy"] and b"<html" in body


def test_http_is_sent_to_https(site: Site) -> None:
    status, headers, _ = Visitor(site.ports.http).ask("/rules?x=1")
    assert status in (301, 308) and re.fullmatch(rf"https://{NAME}(:\d+)?/rules\?x=1", headers["location"])


def test_figures_stay_inside(site: Site) -> None:
    assert site.visitor("127.0.0.2").ask("/metrics")[0] == 404
    assert Visitor(site.ports.server).ask("/metrics")[0] == 200


def test_a_table_is_set_up_and_joined_over_a_websocket(site: Site) -> None:
    visitor = site.visitor("127.0.0.3")
    status, _, body = visitor.ask("/api/tables", {"game": "beer-money", "name": "Ann"})
    table = json.loads(body)
    assert status == 201 and table["link"].startswith(f"https://{NAME}/#")
    shown = visitor.visit(table, f"https://{NAME}")
    assert shown["code"] == table["code"] and [chair["name"] for chair in shown["chairs"]] == ["Ann"]
    assert visitor.ask("/ws", headers={**UPGRADE, "Origin": "https://evil.example"})[0] == 403


def test_limits_count_visitors_and_nobody_borrows_an_address(site: Site) -> None:
    one, other = site.visitor("127.0.0.4"), site.visitor("127.0.0.5")
    assert [one.make_table(), one.make_table(), one.make_table()] == [201, 201, 429]
    assert other.make_table() == 201  # the proxy itself is not counted
    spoofed = {"X-Forwarded-For": "203.0.113.7"}
    assert [other.make_table(**spoofed), other.make_table(**spoofed)] == [201, 429]


def test_a_large_record_gets_to_the_server(site: Site) -> None:
    status, _, body = site.visitor("127.0.0.6").ask("/api/replays", {"record": "x" * 262_000})
    assert status == 422 and json.loads(body)["key"], "the server itself answers, not the proxy"


@pytest.mark.parametrize("file", ["Caddyfile", "cluster/Caddyfile"])
def test_caddy_finds_its_files_valid_and_well_formed(file: str, tmp_path: Path) -> None:
    found = program("caddy")
    environment = {**os.environ, "PUBLIC_URL": f"https://{NAME}", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    for words in (["validate", "--adapter", "caddyfile", "--config"], ["fmt"]):
        done = subprocess.run(
            [found, *words, DEPLOY / file], capture_output=True, text=True, env=environment, check=False
        )
        assert done.returncode == 0 and '"level":"warn"' not in done.stderr, done.stderr


def test_the_proxy_of_the_cluster_passes_by_a_node_that_is_gone(tmp_path: Path) -> None:
    """The nodes are servers of their own here: this is about the proxy, which asks them whether they are ready."""
    found = program("caddy")
    front, *nodes = quiet_ports(4)
    changes = {f"node{number}:8765": f"{HOST}:{port}" for number, port in enumerate(nodes, 1)}
    text = changed(DEPLOY / "cluster" / "Caddyfile", changes)
    (tmp_path / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{text}")
    given = [f"PUBLIC_URL=http://localhost:{front}", f"HOME={tmp_path}", f"XDG_DATA_HOME={tmp_path}"]
    words = ["env", *given, found, "run", "--adapter", "caddyfile", "--config", str(tmp_path / "Caddyfile")]
    visitor = Visitor(front)
    visitor.name = "localhost"
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(tmp_path, port)) for port in nodes]
        stack.enter_context(started(words, tmp_path / "proxy.log", lambda: _is_ready(visitor)))
        assert [visitor.ask("/readyz")[0] for _ in range(6)] == [200] * 6
        servers[0].kill()
        servers[0].wait()
        assert [visitor.ask("/readyz")[0] for _ in range(6)] == [200] * 6
        assert visitor.ask("/metrics")[0] == 404

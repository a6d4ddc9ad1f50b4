"""Whatever is in the way of joining a cluster is one clear sentence, and no password stands in it."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from unittest.mock import AsyncMock

import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.server.serve_command import run
from pocketmoney.store.nats.cluster import open_cluster
from pocketmoney.store.nats.directory import Directory
from pocketmoney.store.nats.jetstream import Unavailable
from pocketmoney.store.nats.retry import retry
from pocketmoney.store.nats.settings import ClusterSettings
from pocketmoney.text.speech import Speech
from tests.cluster.credentials import House
from tests.cluster.quarter import quarter
from tests.cluster.test_nodes import sit_apart
from tests.repository import ROOT, text_of
from tests.server.house import play
from tools.nats_servers import HOST, NatsServer, free_ports, start_one

SECRET = "hunter2"
PASSWORDS = f'authorization {{ user: "ann", password: "{SECRET}" }}'


def serve(tmp_path: Path, *words: str) -> str:
    """Start a node that cannot start; what it says."""
    with pytest.raises(Problem) as caught:
        run(["--host", HOST, "--port", "0", "--data", str(tmp_path), *words], Speech)
    said = Speech().complain(caught.value)
    assert SECRET not in said and "\n" not in said
    return said


@pytest.fixture(scope="module")
def guarded(nats_program: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[NatsServer]:
    """A NATS server with a password."""
    server = start_one(tmp_path_factory.mktemp("guarded"), PASSWORDS)
    yield server
    server.stop()


def test_nobody_answers(tmp_path: Path) -> None:
    (port,) = free_ports(1)
    said = serve(tmp_path, "--cluster", f"nats://ann:{SECRET}@{HOST}:{port}")
    assert f"no NATS server answers at nats://{HOST}:{port}" in said


def test_a_wrong_password(guarded: NatsServer, tmp_path: Path) -> None:
    for who in (f"ann:{SECRET}-or-so@", ""):
        said = serve(tmp_path, "--cluster", f"nats://{who}{HOST}:{guarded.port}")
        assert f"the NATS server at {guarded.url} does not accept these credentials" in said


def test_the_right_password(guarded: NatsServer) -> None:
    async def story() -> None:
        cluster = await open_cluster(ClusterSettings(urls=(f"nats://ann:{SECRET}@{HOST}:{guarded.port}",), name="t"))
        assert SECRET not in cluster.settings.shown
        await cluster.close()

    play(story())


def test_a_token(nats_program: str, tmp_path: Path) -> None:
    server = start_one(tmp_path / "token", f'authorization {{ token: "{SECRET}" }}')

    async def story() -> None:
        cluster = await open_cluster(ClusterSettings(urls=(f"nats://{SECRET}@{HOST}:{server.port}",), name="t"))
        await cluster.close()

    try:
        play(story())
        said = serve(tmp_path, "--cluster", f"nats://{SECRET}-or-so@{HOST}:{server.port}")
        assert f"the NATS server at {server.url} does not accept these credentials" in said
    finally:
        server.stop()


def test_a_credentials_file(nats_program: str, tmp_path: Path) -> None:
    house = House()
    server = start_one(tmp_path / "operated", house.config)
    url = f"nats://{HOST}:{server.port}"

    async def story() -> None:
        creds = house.write(tmp_path / "node.creds")
        async with quarter(url, tmp_path, creds=creds) as houses:  # nodes that play together
            _, (ann, bob) = await sit_apart(houses)
            ann.say(do="say", n=1, text="let in")
            await bob.hear("talk", text="let in")

    try:
        play(story())
        stranger = House().write(tmp_path / "stranger.creds")
        for words in (["--cluster-creds", str(stranger)], []):
            said = serve(tmp_path, "--cluster", url, *words)
            assert f"the NATS server at {url} does not accept these credentials" in said
        garbled = tmp_path / "garbled.creds"
        garbled.write_text("no credentials at all\n")
        assert "garbled.creds" in serve(tmp_path, "--cluster", url, "--cluster-creds", str(garbled))
    finally:
        server.stop()


@contextmanager
def pretending(info: str) -> Iterator[int]:
    """Something that says it is a NATS server of that kind."""

    def answer() -> None:
        while True:
            try:
                connection, _ = listening.accept()
            except OSError:
                return
            with connection:
                connection.sendall(f"INFO {info}\r\n".encode())
                while data := connection.recv(4096):
                    if b"PING" in data:
                        connection.sendall(b"PONG\r\n")

    with socket.create_server((HOST, 0)) as listening:
        Thread(target=answer, daemon=True).start()
        yield listening.getsockname()[1]
        listening.shutdown(socket.SHUT_RDWR)


def test_a_server_that_is_too_old(tmp_path: Path) -> None:
    info = '{"server_id":"X","version":"2.9.10","proto":1,"headers":true,"jetstream":true,"max_payload":1048576}'
    with pretending(info) as port:
        said = serve(tmp_path, "--cluster", f"nats://{HOST}:{port}")
    assert "the NATS server is version 2.9.10, but at least 2.11 is needed" in said


def test_a_server_without_jetstream(nats_program: str, tmp_path: Path) -> None:
    server = start_one(tmp_path / "bare", is_bare=True)
    try:
        assert "has no JetStream" in serve(tmp_path, "--cluster", server.url)
    finally:
        server.stop()


def test_too_few_servers_for_the_replicas(nats_url: str, tmp_path: Path) -> None:
    said = serve(tmp_path, "--cluster", nats_url, "--cluster-name", "few", "--cluster-replicas", "3")
    assert "there are not enough NATS servers for 3 replicas" in said


def test_no_room_for_the_stream(nats_url: str, tmp_path: Path) -> None:
    said = serve(tmp_path, "--cluster", nats_url, "--cluster-name", "huge", "--cluster-bytes", "999999999")
    assert "the NATS server has no room for the tables" in said


def test_buckets_without_a_leader_are_waited_for_and_then_named(
    nats_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    works, tries = Directory.follow, iter(range(2))

    async def fail_twice(directory: Directory) -> None:
        if next(tries, None) is not None:
            raise Unavailable("status 503")
        await works(directory)

    async def story() -> None:
        cluster = await open_cluster(ClusterSettings(urls=(nats_url,), name="leaderless"))
        await cluster.close()

    monkeypatch.setattr(Directory, "follow", fail_twice)
    play(story())
    assert list(tries) == []
    monkeypatch.setattr(Directory, "follow", AsyncMock(side_effect=Unavailable("status 503")))
    monkeypatch.setattr(retry, "__defaults__", (2,))
    assert "no NATS server answers at" in serve(tmp_path, "--cluster", nats_url)


def test_without_the_extra(tmp_path: Path) -> None:
    code = "import sys; sys.modules['nats'] = None; from pocketmoney.start import main; sys.exit(main())"
    words = [sys.executable, "-c", code, "serve", "--data", str(tmp_path), "--cluster", "nats://localhost"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1 and 'pip install "pocketmoney[cluster]"' in done.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--cluster", f"http://ann:{SECRET}@localhost"], "http://localhost is not the address of a NATS server"),
        (["--cluster", ""], "is not the address of a NATS server"),
        (["--cluster", "nats://localhost", "--cluster-name", "a b"], "letters, digits and dashes, not a b"),
        (["--cluster-lease", "5"], "--cluster-lease is for a node of a cluster"),
        (["--archive", "off"], "--archive is for a node of a cluster"),
        (["--cluster", "nats://localhost", "--cluster-creds", "nowhere.creds"], "nowhere.creds cannot be read"),
        (["--cluster", "nats://localhost", "--cluster-ca", "nowhere.pem"], "nowhere.pem cannot be read"),
    ],
)
def test_wrong_flags(words: list[str], told: str, tmp_path: Path) -> None:
    assert told in serve(tmp_path, *words)


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a certificate for this machine, and who vouches for it."""
    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl to make certificates with")
    folder = tmp_path_factory.mktemp("certificates")
    ca = "-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=ours -keyout ca.key -out ca.pem"
    asked = "-newkey rsa:2048 -nodes -subj /CN=localhost -keyout server.key -out server.csr"
    signed = "-req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -out server.pem -extfile names"
    (folder / "names").write_text("subjectAltName=IP:127.0.0.1,DNS:localhost\n")
    for command, words in (("req", ca), ("req", asked), ("x509", signed)):
        subprocess.run(["openssl", command, *words.split()], cwd=folder, check=True, capture_output=True)
    return folder


def test_tls_with_a_certificate_of_our_own(nats_program: str, certificates: Path, tmp_path: Path) -> None:
    tls = f'tls {{ cert_file: "{certificates / "server.pem"}", key_file: "{certificates / "server.key"}" }}'
    server = start_one(tmp_path / "tls", tls)
    url = f"tls://{HOST}:{server.port}"

    async def story() -> None:
        cluster = await open_cluster(ClusterSettings(urls=(url,), name="t", ca=certificates / "ca.pem"))
        assert cluster.is_connected
        await cluster.close()

    try:
        play(story())
        assert "look at --cluster-ca" in serve(tmp_path, "--cluster", url)
    finally:
        server.stop()


def test_the_configuration_in_the_guide_is_one_that_the_server_takes(
    nats_program: str, certificates: Path, tmp_path: Path
) -> None:
    guide = text_of(ROOT / "docs" / "how-to" / "run-a-cluster.md")
    (tls,) = [block for block in guide.split("```text\n")[1:] if block.startswith("tls {")]
    config = tmp_path / "nats.conf"
    plain = text_of(ROOT / "deploy" / "cluster" / "nats.conf")
    config.write_text(plain + tls.partition("```")[0].replace("/etc/nats", str(certificates)))
    words = [nats_program, "-t", "-c", str(config)]
    settings = {"SERVER_NAME": "nats1", "STORE": str(tmp_path / "store"), "NODES_PASSWORD": SECRET}
    done = subprocess.run(words, capture_output=True, text=True, env=settings)
    assert done.returncode == 0, done.stderr

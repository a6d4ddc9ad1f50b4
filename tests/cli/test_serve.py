"""`pocketmoney serve`: what it says, how it stops, and one clear sentence for whatever is wrong."""

from __future__ import annotations

import os
import re
import signal
import socket
import ssl
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pocketmoney.server.listen_socket import open_port
from tests.cli.run import Command
from tests.patience import PATIENCE


@contextmanager
def serving(data: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in a process of its own, and the address that it has told."""
    command = [sys.executable, "-m", "pocketmoney", "serve", "--data", str(data), "--host", "127.0.0.1", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                found = re.search(r"https?://[\w.]+:\d+", line)
                if found is not None:
                    yield process, found[0]
                    break
            else:
                raise AssertionError(process.stderr.read() if process.stderr is not None else "")
        finally:
            process.kill()


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_it_says_where_it_is_answers_and_stops_when_told(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--port", "0") as (process, url):
        with urllib.request.urlopen(f"{url}/healthz") as answer:
            assert answer.read() == b'{"status":"ok"}'
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=PATIENCE) == 0
        assert process.stdout is not None and process.stderr is not None
        out, err = process.stdout.read(), process.stderr.read()
        assert f"pocketmoney connect {url}" in out and str(tmp_path / "data") in out and "Ctrl-C" in out
        assert "Traceback" not in err


def test_two_servers_do_not_share_their_data(pocketmoney: Command, tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0"):
        complaint = pocketmoney.complaint("serve", "--data", str(tmp_path), "--host", "127.0.0.1", "--port", "0")
        assert str(tmp_path) in complaint


def test_the_next_port_is_taken_if_the_usual_one_is_not_free(taken: int) -> None:
    with open_port("127.0.0.1", taken, is_fixed=False) as opened:
        assert taken < opened.getsockname()[1] <= taken + 20


def test_a_taken_port_that_was_asked_for_is_a_problem(pocketmoney: Command, tmp_path: Path, taken: int) -> None:
    words = ("serve", "--data", str(tmp_path / "data"), "--host", "127.0.0.1", "--port", str(taken))
    assert f"port {taken} is taken" in pocketmoney.complaint(*words)
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--workers", "2"], "--workers can only be 1"),
        (["--workers", "many"], "--workers needs a whole number, not many"),
        (["--port", "99999"], "there is no port 99999"),
        (["--port", "-1"], "--port"),
        (["--port"], "--port"),
        (["--log", "xml"], "there is no log format called xml; there are: text, json"),
        (["--public-url", "table.example.org"], "write it like https://"),
        (["--keep-days", "soon"], "--keep-days needs a whole number"),
        (["--limit", "tabels=3"], "did you mean tables"),
        (["--limit", "tables=lots"], "name=number"),
        (["--host", "256.1.1.1", "--port", "0"], "no address 256.1.1.1"),
        (["--tls-cert", "c.pem"], "--tls-cert and --tls-key go together"),
        (["--tls", "--tls-key", "k.pem"], "--tls-cert and --tls-key go together"),
        (["--tls-cert", "none.pem", "--tls-key", "none.pem"], "none.pem cannot be used: No such file"),
        (["--fast"], "--fast"),
        (["now"], "now"),
    ],
)
def test_whatever_is_wrong_is_said_in_one_sentence(
    pocketmoney: Command, tmp_path: Path, words: list[str], says: str
) -> None:
    assert says in pocketmoney.complaint("serve", "--data", str(tmp_path / "data"), *words)
    assert not (tmp_path / "data").exists()


def test_with_tls_it_says_https_and_the_fingerprint_of_its_own_certificate(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--port", "0", "--tls") as (process, url):
        assert url.startswith("https://127.0.0.1:")
        trust = ssl.create_default_context(cafile=str(tmp_path / "data" / "tls" / "certificate.pem"))
        with urllib.request.urlopen(f"{url}/healthz", context=trust) as answer:
            assert answer.read() == b'{"status":"ok"}'
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=PATIENCE) == 0
        assert process.stdout is not None and process.stderr is not None
        out, err = process.stdout.read(), process.stderr.read()
        assert f"pocketmoney connect {url}" in out and "browsers warn once" in out
        assert re.search(r"^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$", out, re.MULTILINE)
        assert "Traceback" not in err
    given = ("--tls-cert", str(tmp_path / "data/tls/certificate.pem"), "--tls-key", str(tmp_path / "data/tls/key.pem"))
    with serving(tmp_path / "other", "--port", "0", *given) as (_, url):
        assert url.startswith("https://")
        assert not (tmp_path / "other" / "tls").exists()


def test_without_the_package_that_makes_certificates_it_says_how_to_get_it(
    pocketmoney: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cryptography", None)
    words = ("serve", "--data", str(tmp_path), "--host", "127.0.0.1", "--port", "0", "--tls")
    assert 'pip install "pocketmoney[tls]"' in pocketmoney.complaint(*words)


@pytest.mark.skipif(os.name != "posix", reason="a folder is made unwritable another way there")
def test_a_folder_that_cannot_be_made_is_said_in_one_sentence(pocketmoney: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    complaint = pocketmoney.complaint(
        "serve", "--data", str(tmp_path / "file" / "data"), "--host", "127.0.0.1", "--port", "0"
    )
    assert str(tmp_path / "file") in complaint


def test_help_names_every_flag(pocketmoney: Command) -> None:
    told = pocketmoney("serve", "--help").out
    for flag in (
        "host",
        "port",
        "data",
        "public-url",
        "workers",
        "keep-days",
        "limit",
        "log",
        "quiet",
        "tls",
        "tls-cert",
        "tls-key",
    ):
        assert f"--{flag}" in told

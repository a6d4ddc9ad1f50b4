"""The port and who holds it; the address that others type."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pocketmoney.doctor.finding import State
from pocketmoney.doctor.network import check_network, check_port
from pocketmoney.server import listen_socket
from tests.cli.test_serve import serving

HOST = "127.0.0.1"


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that this process listens on."""
    with socket.socket() as other:
        other.bind((HOST, 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_free_port_is_fine_and_free_again_afterwards() -> None:
    with listen_socket.open_port(HOST, 0, is_fixed=True) as opened:
        number = opened.getsockname()[1]
    for _ in range(2):
        finding, found = check_port(HOST, number, is_fixed=True)
        assert (finding.state, found) == (State.FINE, number)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells who listens")
def test_a_taken_port_names_the_program(taken: int) -> None:
    finding, found = check_port(HOST, taken, is_fixed=True)
    assert (finding.state, finding.key, found) == (State.MEND, "doctor-port-taken", 0)
    assert str(finding.facts["holder"]).endswith(f"({os.getpid()})")


def test_where_nobody_asked_for_that_port_the_next_one_is_named(taken: int) -> None:
    finding, found = check_port(HOST, taken, is_fixed=False)
    assert (finding.state, finding.key) == (State.NOTE, "doctor-port-other")
    assert taken < found <= taken + listen_socket.TRIES and finding.facts["port"] == str(found)


def test_a_server_of_ours_is_recognised(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--port", "0") as (_, url):
        finding, _ = check_port(HOST, int(url.rpartition(":")[2]), is_fixed=True)
    assert finding.facts["holder"] == "pocketmoney"


def test_an_address_that_this_machine_does_not_have_is_refused_as_serve_does() -> None:
    finding, _ = check_port("203.0.113.77", 0, is_fixed=True)
    assert (finding.state, finding.key) == (State.MEND, "problem-no-such-host")


def test_this_machine_alone_is_a_note() -> None:
    finding = check_network(HOST, 8765)
    assert (finding.state, finding.key) == (State.NOTE, "doctor-network-alone")
    assert finding.facts["url"] == "http://127.0.0.1:8765"


def test_an_address_that_does_not_answer_is_a_note() -> None:
    finding = check_network("203.0.113.77", 8765)
    assert (finding.state, finding.key) == (State.NOTE, "doctor-network-silent")


@pytest.mark.skipif(listen_socket.local_address().startswith("127."), reason="this machine is in no network")
def test_the_address_for_phones_is_the_one_that_serve_prints() -> None:
    finding = check_network("0.0.0.0", 8765)
    assert finding.state is State.FINE
    assert finding.facts["url"] == listen_socket.url_of("0.0.0.0", 8765)

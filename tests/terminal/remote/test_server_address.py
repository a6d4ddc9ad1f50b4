"""Addresses of tables, as people type them."""

from __future__ import annotations

import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.terminal.server_address import read


@pytest.mark.parametrize(
    ("typed", "socket", "code"),
    [
        ("http://192.168.1.5:8765/t/BCDFG", "ws://192.168.1.5:8765/ws", "BCDFG"),
        ("http://192.168.1.5:8765/#bcdfg", "ws://192.168.1.5:8765/ws", "BCDFG"),
        ("https://table.example.org/t/BCDFG", "wss://table.example.org/ws", "BCDFG"),
        ("https://example.org/games/t/BCDFG/", "wss://example.org/games/ws", "BCDFG"),
        ("wss://example.org/t/BCDFG", "wss://example.org/ws", "BCDFG"),
        ("laptop:9000/BCDFG", "ws://laptop:9000/ws", "BCDFG"),
        ("laptop/BCDFG", "ws://laptop:8765/ws", "BCDFG"),
        ("[fe80::1]:9000/BCDFG", "ws://[fe80::1]:9000/ws", "BCDFG"),
        ("  LAPTOP:9000 ", "ws://laptop:9000/ws", ""),
        ("http://laptop:9000/", "ws://laptop:9000/ws", ""),
    ],
)
def test_a_link_in_any_form_leads_to_its_table(typed: str, socket: str, code: str) -> None:
    found = read(typed)
    assert (found.socket, found.code) == (socket, code)
    assert read(found.link) == found


@pytest.mark.parametrize(
    "typed",
    [
        "", "ftp://host/t/BCDFG", "http://", "http://host:99999/BCDFG", "http://host:port/BCDFG", "host/t/no code",
        "http://me:secret@host/BCDFG", "host/BCDFG?token=1", "[::1/BCDFG", "host/../BCDFG!", "a b",
    ],
)  # fmt: skip
def test_what_is_no_address_is_said_to_be_none(typed: str) -> None:
    with pytest.raises(Problem) as found:
        read(typed)
    assert found.value.key == "connect-address"

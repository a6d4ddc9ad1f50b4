"""Who is knocking: addresses behind a proxy, pages of our own and of strangers."""

from __future__ import annotations

import pytest

from pocketmoney.server.origin import address, is_welcome

FORWARDED = {b"x-forwarded-for": b"203.0.113.7, 198.51.100.9"}


def test_only_a_proxy_on_this_machine_is_believed() -> None:
    assert address(("127.0.0.1", 5), FORWARDED) == "198.51.100.9"
    assert address(("::1", 5, 0, 0), FORWARDED) == "198.51.100.9"
    assert address(("192.0.2.4", 5), FORWARDED) == "192.0.2.4"
    assert address(("127.0.0.1", 5), {b"x-forwarded-for": b"<nonsense>"}) == "127.0.0.1"
    assert address(None, {}) == "unknown"


@pytest.mark.parametrize(
    ("origin", "host", "public", "welcome"),
    [
        ("", "10.0.0.2:8765", "", True),
        ("http://10.0.0.2:8765", "10.0.0.2:8765", "", True),
        ("https://Table.example.org", "table.example.org", "", True),
        ("http://10.0.0.2:9999", "10.0.0.2:8765", "", False),
        ("https://evil.example", "10.0.0.2:8765", "", False),
        ("https://table.example.org", "127.0.0.1:8765", "https://table.example.org/money", True),
        ("http://table.example.org", "127.0.0.1:8765", "https://table.example.org", False),
        ("https://table.example.org.evil.example", "127.0.0.1", "https://table.example.org", False),
        ("null", "10.0.0.2:8765", "", False),
        ("file://", "", "", False),
        ("http://[x", "10.0.0.2", "", False),
    ],
)
def test_pages_of_strangers_open_no_socket(origin: str, host: str, public: str, *, welcome: bool) -> None:
    assert is_welcome(origin, host, public) is welcome

"""Who is knocking: addresses behind a proxy, pages of our own and of strangers."""

from __future__ import annotations

from ipaddress import ip_network

import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.server.client_address import TrustedProxies, household, is_welcome
from pocketmoney.server.settings import read_networks

FORWARDED = {b"x-forwarded-for": b"203.0.113.7, 198.51.100.9"}
TWICE = {b"x-forwarded-for": b"203.0.113.7, 172.28.0.3"}


def test_only_a_proxy_on_this_machine_is_believed() -> None:
    proxies = TrustedProxies()
    assert proxies.address(("127.0.0.1", 5), FORWARDED) == "198.51.100.9"
    assert proxies.address(("::1", 5, 0, 0), FORWARDED) == "198.51.100.9"
    assert proxies.address(("192.0.2.4", 5), FORWARDED) == "192.0.2.4"
    assert proxies.address(("127.0.0.1", 5), {b"x-forwarded-for": b"<nonsense>"}) == "127.0.0.1"
    assert proxies.address(("127.0.0.1", 5), {}) == "127.0.0.1"
    assert proxies.address(None, {}) == "unknown"


def test_a_proxy_that_is_named_is_believed_and_not_counted() -> None:
    proxies = TrustedProxies([ip_network("172.28.0.0/24"), ip_network("2001:db8::/32")])
    assert proxies.address(("172.28.0.9", 5), FORWARDED) == "198.51.100.9"
    assert proxies.address(("172.28.0.9", 5), TWICE) == "203.0.113.7"  # one proxy before another
    assert proxies.address(("172.28.0.9", 5), {}) == "172.28.0.9"
    assert proxies.address(("2001:db8::7", 5, 0, 0), FORWARDED) == "198.51.100.9"
    assert proxies.address(("172.28.1.9", 5), FORWARDED) == "172.28.1.9"
    assert proxies.counted("172.28.0.9") == proxies.counted("127.0.0.1") == proxies.counted("unknown") == ""
    assert proxies.counted("172.28.1.9") == "172.28.1.9"


def test_an_ipv6_address_counts_with_its_household() -> None:
    proxies = TrustedProxies()
    ours = proxies.address(("2001:db8:1:2:3:4:5:6", 5, 0, 0), {})
    assert ours == proxies.address(("2001:db8:1:2::9", 5, 0, 0), {}) == "2001:db8:1:2::/64"
    assert proxies.address(("127.0.0.1", 5), {b"x-forwarded-for": b"2001:db8:1:2::77"}) == ours
    assert proxies.address(("2001:db8:1:3::9", 5, 0, 0), {}) != ours
    assert proxies.address(("::ffff:192.0.2.4", 5, 0, 0), {}) == "192.0.2.4"
    assert household("unknown") == "unknown"
    assert proxies.counted(ours) == ours


def test_proxies_are_named_by_address_or_network() -> None:
    assert read_networks(["192.0.2.7", "172.28.0.0/24"]) == (ip_network("192.0.2.7/32"), ip_network("172.28.0.0/24"))
    for word in ("172.28.0.1/24", "proxy", "", "*"):
        with pytest.raises(Problem) as refused:
            read_networks([word])
        assert refused.value.key == "bad-network"


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

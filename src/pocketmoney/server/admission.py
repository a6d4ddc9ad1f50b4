"""Who may connect: connections counted for each client address, trusted proxies, pages of other origins."""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic

from pocketmoney.server import client_address
from pocketmoney.server.rate_limit import SECOND, AddressRateLimit, ConnectionLimit, RateLimit
from pocketmoney.server.settings import Settings

Headers = Mapping[bytes, bytes]


class Admission:
    """The limits that all connections share. A connection counts from its first moment until it is lost."""

    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self.proxies = client_address.TrustedProxies(settings.proxies)
        self.connections = ConnectionLimit(self.limits.connections, self.limits.connections_per_address)
        rate = RateLimit(self.limits.connections_per_second, SECOND, self.limits.connection_burst)
        self._arrivals = AddressRateLimit(rate)
        self._public_url = settings.public_url

    def key_of(self, peer: object) -> str:
        """Return the address for which a connection of that peer counts."""
        return self.proxies.counted(self.proxies.address(peer, {}))

    def wait_of(self, key: str) -> int:
        """Count a new connection of an address; return 0, or in how many seconds it may try again."""
        now = monotonic() * SECOND
        return 0 if not key or self._arrivals.take(key, now) else self._arrivals.seconds_left(key, now)

    def is_own_page(self, headers: Headers) -> bool:
        """Return whether a request comes from a page of this server, or from no page at all."""
        origin, host = client_address.header(headers, b"origin"), client_address.header(headers, b"host")
        return client_address.is_welcome(origin, host, self._public_url)

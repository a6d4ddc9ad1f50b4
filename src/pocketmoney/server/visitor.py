"""Who comes to a table, as rooms know them."""

from __future__ import annotations

from typing import Protocol

from pocketmoney.table.chairs import Guest


class Visitor(Protocol):
    """A device that is connected, as the room knows it."""

    guest: Guest

    def send(self, data: bytes) -> None:
        """Send a message; nobody waits for it."""

    def close(self, key: str) -> None:
        """Close the connection; the key says why."""

    def dismiss(self, key: str) -> None:
        """Send a last message that says why, and close."""

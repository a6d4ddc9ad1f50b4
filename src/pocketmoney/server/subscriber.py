"""Who comes to a table, as rooms know them."""

from __future__ import annotations

from pocketmoney.core.compiling import mypyc_attr
from pocketmoney.table.chair import Guest


@mypyc_attr(allow_interpreted_subclasses=True)
class Visitor:
    """A device that is connected, as the room knows it. No protocol: compiled, a class is called without a look-up."""

    __slots__ = ("guest",)

    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    def send(self, data: bytes) -> None:
        """Send a message; nobody waits for it."""
        raise NotImplementedError

    def close(self, key: str) -> None:
        """Close the connection; the key says why."""
        raise NotImplementedError

    def dismiss(self, key: str) -> None:
        """Send a last message that says why, and close."""
        raise NotImplementedError

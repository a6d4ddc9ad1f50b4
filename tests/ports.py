"""A port that nobody else can take, whether somebody listens on it at the moment or not."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def held_port() -> Iterator[int]:
    """Hold a port without listening on it: the server of the test can, again and again, and nobody else gets it.

    A port that is only looked up is free for every other program until the test comes back to it.
    """
    with socket.socket() as holding:
        holding.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holding.bind(("127.0.0.1", 0))
        yield holding.getsockname()[1]

"""One NATS server of the model, and the connections to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tools.simulate.jetstream.client import ModelClient


class Connection:
    """One connection of a client to a server."""

    __slots__ = ("client", "server", "is_open", "up_at", "down_at", "held")

    def __init__(self, client: ModelClient, server: Server) -> None:
        self.client = client
        self.server = server
        self.is_open = True
        self.up_at = self.down_at = 0.0
        self.held: list[Callable[[], None]] = []  # what waits until the client can be reached again


class Server:
    """One NATS server."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.name = f"s{number}"
        self.is_up = True
        self.is_asleep = False
        self.is_isolated = False  # no other server reaches it
        self.lag = 0.0  # seconds at most that its replicas are behind
        self.connections: dict[Connection, None] = {}
        self.held: list[Callable[[], None]] = []  # what waits until it is awake

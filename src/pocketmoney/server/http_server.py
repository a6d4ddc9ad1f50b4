"""uvicorn on a socket that is open already: HTTP by its own protocol, WebSockets by picows."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import uvicorn

from pocketmoney.server.acceptor import Acceptor
from pocketmoney.server.admission import Admission
from pocketmoney.server.http_protocol import HttpProtocol, ReadQueue
from pocketmoney.server.picows_protocol import MakeListener, PicowsProtocol
from pocketmoney.server.settings import Settings

BACKLOG: Final = 2_048
PATIENCE: Final = 5  # seconds for running requests when the server stops


class HttpServer(uvicorn.Server):
    """The server's port. Signals and the order of a stop are the command's affair."""

    def __init__(
        self, app: Any, settings: Settings, make_listener: MakeListener, context: ssl.SSLContext | None
    ) -> None:
        self.admission = Admission(settings)
        http: Any = partial(HttpProtocol, self.admission)
        ws: Any = partial(PicowsProtocol, self.admission, make_listener)
        config = uvicorn.Config(
            app,
            http=http,
            ws=ws,
            lifespan="off",
            interface="asgi3",
            log_config=None,
            access_log=False,
            server_header=False,
            backlog=BACKLOG,
            forwarded_allow_ips=[str(network) for network in self.admission.proxies.networks],
            timeout_graceful_shutdown=PATIENCE,
            ssl_context_factory=None if context is None else lambda config, default: context,
        )
        super().__init__(config)
        self._sockets: list[socket.socket] = []
        self._ticking: asyncio.Task[None] | None = None

    async def listen(self, port: socket.socket) -> None:
        self.config.load()
        self.lifespan = self.config.lifespan_class(self.config)
        self._sockets = [port]
        await self.startup(self._sockets)
        self._ticking = asyncio.create_task(self.main_loop())

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen as uvicorn does, but take connections by our own `Acceptor`."""
        config = self.config
        made: Any = config.http_protocol_class
        queue = ReadQueue(asyncio.get_running_loop())
        protocol = partial(made, queue, config=config, server_state=self.server_state, app_state={})
        acceptors: list[Any] = []
        for each in sockets or []:
            each.listen(BACKLOG)
            acceptors.append(Acceptor(each, self.admission, protocol, config.ssl))
        self.servers = acceptors
        self.started = True

    def stop_accepting(self) -> None:
        """Close the port; connections that are open stay open."""
        if self.started:
            for server in self.servers:
                server.close()

    async def close(self) -> None:
        """Let running requests finish, for some seconds, and close every connection."""
        if self._ticking is not None:
            self._ticking.cancel()
            await self.shutdown(self._sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals alone."""
        yield

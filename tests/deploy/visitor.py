"""A visitor of a server behind a proxy: requests and a WebSocket from an address of this machine, over TLS."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
from collections.abc import Mapping
from http.client import HTTPConnection
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from tests.deploy.programs import HOST
from tests.patience import PATIENCE

NAME = "table.example.org"


class Visitor:
    """A browser at one loopback address, which knows the proxy by its public name."""

    def __init__(self, port: int, address: str = "127.0.0.1", context: ssl.SSLContext | None = None) -> None:
        self.port = port
        self.name = NAME
        self._address = address
        self._context = context

    def ask(
        self, path: str, body: Mapping[str, object] | None = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """Send a request; return the status, the headers and the body of the answer."""
        connection = HTTPConnection(self.name, self.port)
        connection.sock = self._connected()
        if self._context is not None:
            connection.sock = self._context.wrap_socket(connection.sock, server_hostname=self.name)
        data = None if body is None else json.dumps(body)
        connection.request(
            "GET" if body is None else "POST", path, data, {"Content-Type": "application/json", **(headers or {})}
        )
        answer = connection.getresponse()
        try:
            return answer.status, {key.lower(): value for key, value in answer.getheaders()}, answer.read()
        finally:
            connection.close()

    def make_table(self, **headers: str) -> int:
        """Ask for a table; return the status of the answer."""
        return self.ask("/api/tables", {"game": "beer-money", "name": "Ann"}, headers)[0]

    def visit(self, table: Mapping[str, Any], origin: str) -> dict[str, Any]:
        """Open a WebSocket from a page of that origin, say hello, and return the table it shows."""
        return asyncio.run(self._visit(table, origin))

    async def _visit(self, table: Mapping[str, Any], origin: str) -> dict[str, Any]:
        shown: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

        class Seat(WSListener):
            def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
                if frame.msg_type != WSMsgType.TEXT:
                    return
                message = json.loads(frame.get_payload_as_utf8_text())
                if message["is"] == "table" and not shown.done():
                    shown.set_result(message)

            def on_ws_disconnected(self, transport: WSTransport) -> None:
                if not shown.done():
                    shown.set_exception(ConnectionError("the server hung up"))

        scheme = "ws" if self._context is None else "wss"
        transport, _ = await ws_connect(
            Seat, f"{scheme}://{self.name}:{self.port}/ws", ssl_context=self._context, extra_headers={"Origin": origin},
            socket_factory=lambda _: self._connected(),
        )  # fmt: skip
        hello = {"do": "hello", "v": 1, "table": table["code"], "token": table["token"]}
        transport.send(WSMsgType.TEXT, json.dumps(hello).encode())
        try:
            async with asyncio.timeout(PATIENCE):
                return await shown
        finally:
            transport.disconnect()
            await transport.wait_disconnected()

    def _connected(self) -> socket.socket:
        return socket.create_connection((HOST, self.port), PATIENCE, (self._address, 0))

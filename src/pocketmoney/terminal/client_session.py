"""A person at a remote table: the connection that is kept up, and the keyboard that does not block it."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final, TextIO

from pocketmoney.core.problem import Problem
from pocketmoney.table.commands import AnyCommand
from pocketmoney.terminal import wire
from pocketmoney.terminal.client import Client
from pocketmoney.terminal.console import Leave
from pocketmoney.terminal.line_input import LineInput
from pocketmoney.terminal.server_address import Address
from pocketmoney.terminal.token_file import Token
from pocketmoney.terminal.websocket_connection import WebSocketConnection
from pocketmoney.terminal.wire import wall_clock

HOLDS: Final = 0

PAUSES: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0)  # seconds before each try to connect again
ANSWER: Final = 5.0  # seconds that the next line waits for the answer to the last one
TICK: Final = 1.0


async def typed(stream: TextIO) -> AsyncIterator[str]:
    """The lines of a stream, read aside so that nothing waits for them."""
    loop = asyncio.get_running_loop()
    queue: asyncio.Queue[str] = asyncio.Queue()

    def read() -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody reads any more
            while True:
                try:
                    line = stream.readline()
                except (OSError, ValueError):
                    line = ""
                loop.call_soon_threadsafe(queue.put_nowait, line)
                if not line:
                    return

    threading.Thread(target=read, name="keyboard", daemon=True).start()
    while line := await queue.get():
        yield line


class ClientSession:
    """One person at one table, from the first hello to the last line."""

    def __init__(self, client: Client, typing: LineInput, address: Address, token: Token) -> None:
        self.client = client
        self.typing = typing
        self.address = address
        self.token = token
        self._connection: WebSocketConnection | None = None
        self._news = asyncio.Event()
        client.send = self._send
        client.keep = token.keep

    async def run(self, lines: AsyncIterator[str]) -> int:
        """Play until the person leaves or the table sends them away. Not to be let in at all is a problem."""
        await self._connect()
        tasks = [asyncio.create_task(each) for each in (self._stay_connected(), self._listen_to(lines), self._tick())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._connection is not None:
                self._connection.close()
            self._part()
        return HOLDS

    def _part(self) -> None:
        client = self.client
        if client.is_seated and not client.is_over:
            client.voice.say("connect-gone", link=client.link)
        client.console.flush()

    # The connection

    async def _connect(self) -> None:
        connection = await WebSocketConnection.open(self.address, self._receive)
        self._connection = connection
        self.client.resume()
        connection.send(self.client.hello(self.address.code, self.token.text))

    async def _stay_connected(self) -> None:
        """Connect again whenever the connection breaks, with growing pauses."""
        client = self.client
        while True:
            assert self._connection is not None
            await self._connection.is_gone.wait()
            self._news.set()
            if client.turned_away is not None:
                why = client.voice.words(client.turned_away.key, client.turned_away.args)
                raise Problem("connect-turned-away", {"why": why})
            if client.is_over:
                return
            if client.lost_seat:
                self.token.keep("")
                await self._connect()
                continue
            client.voice.say("connect-lost")
            client.console.flush()
            await self._come_back()
            client.voice.say("connect-again")
            client.console.flush()

    async def _come_back(self) -> None:
        for number in range(1_000_000):
            pause = PAUSES[min(number, len(PAUSES) - 1)]
            # Not all at once, when a server comes back that many were connected to.
            await asyncio.sleep(pause * random.uniform(0.8, 1.2))
            with suppress(Problem):
                await self._connect()
                return

    def _receive(self, data: bytes) -> None:
        message = wire.message(data)
        if message is None:
            return
        try:
            self.client.receive(message, wall_clock())
        except Exception as fault:  # a later version of the table may tell what we cannot show; that ends no game
            self.client.voice.say("connect-puzzled", why=f"{type(fault).__name__}: {fault}")
            self.client.console.flush()
        self._news.set()

    def _send(self, command: AnyCommand) -> None:
        if self._connection is not None:
            self._connection.send(command)

    # The keyboard

    async def _listen_to(self, lines: AsyncIterator[str]) -> None:
        await self._settle()  # who types ahead means the table that is about to come
        try:
            async for line in lines:
                self.typing.line(line, wall_clock())
                await self._settle()
        except Leave:
            return
        if self.client.watches:
            await asyncio.Event().wait()  # nobody is at the keyboard, but the screen may be watched

    async def _settle(self) -> None:
        """What is typed next is about what comes of this line: wait for that, but not for ever."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER):
                while not self.client.is_settled and not self._is_gone():
                    self._news.clear()
                    await self._news.wait()

    def _is_gone(self) -> bool:
        return self._connection is None or self._connection.is_gone.is_set()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.client.board.tick(wall_clock())

"""People at their terminals and a real server: a whole game, a server that goes away and comes back, nobody there."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.terminal import client_session, server_address
from pocketmoney.terminal.client import Client
from pocketmoney.terminal.client_session import ClientSession
from pocketmoney.terminal.line_input import LineInput
from pocketmoney.terminal.token_file import Token
from pocketmoney.terminal.websocket_connection import WebSocketConnection
from pocketmoney.text.speech import Speech
from tests.ports import held_port
from tests.server.house import house, play, until
from tests.terminal.remote.room import Wide


class Terminal:
    """Somebody who types lines, over a real connection."""

    def __init__(self, link: str, token: Path, name: str = "") -> None:
        self.screen = io.StringIO()
        place = server_address.read(link)
        self.client = Client(Wide(io.StringIO(), self.screen), Speech(), link, name=name)
        self.lines: asyncio.Queue[str] = asyncio.Queue()
        self._session = ClientSession(self.client, LineInput(self.client), place, Token(token))

    def start(self) -> asyncio.Task[int]:
        """Sit down."""
        return asyncio.create_task(self._session.run(self._typed()))

    async def _typed(self) -> AsyncIterator[str]:
        while line := await self.lines.get():
            yield line

    def type(self, *lines: str) -> None:
        for line in lines:
            self.lines.put_nowait(f"{line}\n")

    def leave(self) -> None:
        """The end of the input."""
        self.lines.put_nowait("")

    @property
    def text(self) -> str:
        return self.screen.getvalue()

    async def reads(self, words: str) -> None:
        """Wait until that is on the screen."""
        try:
            await until(lambda: words in self.text)
        except TimeoutError:
            pytest.fail(f"no {words!r} in:\n{self.text}")


def test_two_people_and_a_bot_play_a_game_and_go(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "data") as here:
            made = await here.make("Ann", "lunch-money", speed="quick")
            (tmp_path / "ann").write_text(made["token"], "ascii")
            ann = Terminal(made["link"], tmp_path / "ann")
            ben = Terminal(f"127.0.0.1:{here.port}/{made['code'].lower()}", tmp_path / "ben", "Ben")
            tasks = [ann.start(), ben.start()]
            ben.type("ready", "say Good evening.")
            await ann.reads("Ben: “Good evening.”")
            ann.type("bot random Rex", "deal Ann")
            await ben.reads("Lunch Money begins, clockwise: Ann, Ben and Rex.")
            await ann.reads("Your move:")
            ann.type('pass "First."')  # whatever the hand, this can be done
            await ben.reads("Ann: “First.”")
            ann.type("concede", "yes")
            ben.type("concede", "yes")
            await ben.reads("Checked: the deck was the one")
            ann.leave()
            ben.type("quit")
            assert await asyncio.gather(*tasks) == [0, 0]
            assert "your seat is kept" in ann.text
            again = Terminal(made["link"], tmp_path / "ben")
            task = again.start()
            await again.reads("You are back in your seat, Ben.")
            again.leave()
            await task

    play(story())


def test_a_server_that_comes_back_is_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_session, "PAUSES", (0.05,))

    async def story(port: int) -> None:
        async with house(tmp_path / "data", number=port) as here:
            made = await here.make("Ann", "lunch-money")
            (tmp_path / "ann").write_text(made["token"], "ascii")
            ann = Terminal(made["link"], tmp_path / "ann")
            task = ann.start()
            ann.type("bot random Rex", "deal Ann")
            await ann.reads("Your move:")
        await ann.reads("The connection is gone; trying again.")
        ann.type("say Is anybody there?")
        async with house(tmp_path / "data", number=port):
            await ann.reads("Connected again.")
            await ann.reads("Ann: “Is anybody there?”")
            ann.type("1")
            await ann.reads("You ")
            ann.leave()
            assert await task == 0

    with held_port() as port:
        play(story(port))


@pytest.mark.parametrize("code", ["BBBBB", "12345"])
def test_a_code_that_leads_nowhere_is_said_to(tmp_path: Path, code: str) -> None:
    async def story() -> None:
        async with house(tmp_path / "data") as here:
            nobody = Terminal(f"127.0.0.1:{here.port}/{code}", tmp_path / "token", "Ann")
            with pytest.raises(Problem) as found:
                await nobody.start()
            assert Speech().complain(found.value) == "There is no table with this code."
            assert nobody.text == ""

    play(story())


def test_a_token_that_holds_no_seat_is_forgotten_and_a_name_asked_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "data") as here:
            made = await here.make("Ann", "lunch-money")
            (tmp_path / "ben").write_text("not_a_token_of_anybody", "ascii")
            ben = Terminal(made["link"], tmp_path / "ben")
            task = ben.start()
            await ben.reads("Your seat at this table is no longer kept.")
            await ben.reads("Your name (Enter: only watch):")
            ben.type("Ben")
            await ben.reads("You sit at the table as Ben.")
            assert (tmp_path / "ben").read_text("ascii") != "not_a_token_of_anybody"
            ben.leave()
            await task

    play(story())


def test_a_server_that_hangs_up_in_the_middle_of_a_handshake_is_nobody() -> None:
    """As one does that is killed while it starts; waiting for more would be for ever."""

    async def story() -> None:
        async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.close()

        server = await asyncio.start_server(hang_up, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Problem) as caught:
            await WebSocketConnection.open(server_address.read(f"127.0.0.1:{port}/BCDFG"), lambda data: None)
        assert caught.value.key == "connect-nobody"
        server.close()

    asyncio.run(story())

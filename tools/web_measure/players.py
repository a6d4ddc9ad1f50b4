"""Players that are sockets and nothing else: they keep a page company that is measured, and cost it nothing."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

PATIENCE: Final = 30.0  # seconds

Json = dict[str, Any]


class Loop:
    """What all sockets run on, beside the thread that drives the browser."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()

    def run(self, coroutine: Coroutine[Any, Any, object]) -> None:
        """Have something done there."""
        asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(PATIENCE)

    def close(self) -> None:
        """Stop it."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(PATIENCE)
        self.loop.close()


class Listener(WSListener):
    """Somebody who watches a table on a socket."""

    def __init__(self, on: Loop, url: str, code: str, token: str = "") -> None:
        self._on = on
        self._transport: WSTransport
        self._n = 0
        self._choices: list[Json] = []
        self._seen = self._known = 0
        self._changed = threading.Condition()
        self.table: Json = {}
        on.run(ws_connect(lambda: self, url.replace("http", "ws", 1) + "/ws"))
        self._send({"do": "hello", "v": 1, "table": code, "token": token})
        self.wait_for(bool)

    def wait_for(self, is_so: Callable[[Json], bool]) -> None:
        """Wait until the table is so."""
        with self._changed:
            if not self._changed.wait_for(lambda: bool(self.table) and is_so(self.table), PATIENCE):
                raise TimeoutError(f"the table never came to that: {self.table}")

    def forget(self) -> None:
        """What has happened so far is of no interest."""
        self._known = self._seen

    def hears(self, seconds: float) -> bool:
        """Whether something happens that all can see, since then or within so many seconds."""
        with self._changed:
            return self._changed.wait_for(lambda: self._seen != self._known, seconds)

    def close(self) -> None:
        """Hang up."""
        self._on.loop.call_soon_threadsafe(self._transport.disconnect)

    def _send(self, message: Json) -> None:
        self._on.loop.call_soon_threadsafe(self._transport.send, WSMsgType.TEXT, msgspec.json.encode(message))

    # What picows calls

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The connection is open."""
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Whatever the server says."""
        if frame.msg_type == WSMsgType.TEXT:
            with self._changed:
                self._hear(msgspec.json.decode(frame.get_payload_as_bytes()))
                self._changed.notify_all()

    def _hear(self, message: Json) -> None:
        if message["is"] == "table":
            self.table = message
        elif message["is"] == "play":
            self._seen = message["seen"]
            self._choices = message.get("choices") or []
        elif message["is"] == "welcome":
            self._n = max(self._n, message.get("last", 0))


class Player(Listener):
    """One seat on one socket. It answers only when it is told to, at random."""

    def __init__(self, on: Loop, url: str, code: str, name: str, token: str, chance: random.Random) -> None:
        super().__init__(on, url, code, token)
        self._chance = chance
        if not token:
            self.command("sit", name=name)
        self.wait_for(lambda table: table["you"]["chair"] >= 0)

    def command(self, do: str, **about: Any) -> None:
        """Have something done."""
        self._n += 1
        self._send({"do": do, "n": self._n, **about})

    def answer(self) -> int:
        """Answer if something is asked; when that was sent, in ms by the clock of the machine; else 0."""
        with self._changed:
            asked = [choice for choice in self._choices if not choice.get("may")]
            self._choices = []
        if not asked:
            return 0
        deeds = [choice for choice in asked if choice["do"] not in ("pass", "discard")]
        move = self._whole(self._chance.choice(deeds or asked))
        sent = time.time_ns() // 1_000_000
        self.command("move", move=move)
        return sent

    def _whole(self, choice: Json) -> str:
        text: str = choice["text"]
        if "at" in choice:
            return f"{text} > @{self._chance.choice(choice['at'])}"
        if "one" in choice:
            return f"{text} {self._chance.choice(choice['one'])}"
        if "some" in choice:
            return f"{text} {choice['some'][0]}"
        return f"{text} {choice['amount'][0]}" if "amount" in choice else text


def open_table(url: str, game: str) -> tuple[str, str]:
    """Open a table without clocks; its code, and what holds the seat of its host."""
    made = (
        httpx.post(f"{url}/api/tables", json={"game": game, "name": "Ann", "speed": "none"}).raise_for_status().json()
    )
    return made["code"], made["token"]

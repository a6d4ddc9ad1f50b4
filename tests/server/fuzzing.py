"""Somebody who sends whatever comes to mind, from every place from which something can be sent."""

from __future__ import annotations

from collections import Counter
from random import Random

import httpx
import msgspec
from picows import WSCloseCode, WSMsgType, ws_connect

from pocketmoney.server.connection import CODES
from pocketmoney.table.commands import AnyCommand
from tests.patience import PATIENCE
from tests.server.garbling import Garbler
from tests.server.house import Device, Json
from tests.server.process import Process
from tests.server.steady import spelled
from tests.server.typed import is_sentence, is_spoken

PROBE = 2**52  # numbers of messages that are sent to see whether the one before was answered
LARGEST = 8_192

STRANGER = "stranger"
WATCHER = "watcher"
GUEST = "guest"
HOST = "host"

_decode = msgspec.json.Decoder(AnyCommand).decode


class Fuzzer:
    """Sends garbled messages from one place, one at a time, and looks at each answer."""

    def __init__(self, process: Process, role: str, code: str, chance: Random) -> None:
        self.process = process
        self.role = role
        self.code = code
        self.token = ""
        self.chance = chance
        self.garbler = Garbler(chance)
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []
        self.follows: Fuzzer | None = None  # to whatever table that one makes
        self._device: Device | None = None
        self._probes = PROBE

    async def send(self, count: int) -> None:
        """Send so many messages."""
        for _ in range(count):
            device = await self._there()
            if self.role == STRANGER:
                is_hello = self.chance.random() < 0.7
                await self._message(device, self.garbler.hello(self.code) if is_hello else self.garbler.message())
                device.leave()
            elif self.chance.random() < 0.02:
                await self._odd_frame(device)
            else:
                await self._message(device, self.garbler.message())

    async def _message(self, device: Device, data: bytes) -> None:
        if self.chance.random() < 0.1 and len(data) > 2:
            device.transport.send(WSMsgType.TEXT, data[:2], False)
            device.transport.send(WSMsgType.CONTINUATION, data[2:], True)
        else:
            device.shout(data)
        try:
            heard = await self._heard(device)
        except AssertionError:
            await self._closed(device, repr(data))
            return
        if self.role == STRANGER:  # it was let in, to watch
            self.answers["welcome"] += 1
            return
        for message in heard:
            self._hear(message)
        self._judge(data, heard[:-1])

    async def _heard(self, device: Device) -> list[Json]:
        """Everything up to the answer to a message that is always answered; a closed connection is an assertion."""
        self._probes += 1
        device.say(do="take-over", code="-", n=self._probes)
        heard = [await device.hear_any()]
        while self._probes not in (heard[-1].get("n"), heard[-1].get("done")):
            heard.append(await device.hear_any())
        return heard

    def _hear(self, message: Json) -> None:
        self.token = message.get("token") or self.token
        if message["is"] == "play":
            chance = self.chance
            free = [choice for choice in message.get("choices", ()) if "with" not in choice or "ready" in choice]
            self.garbler.moves = [spelled(choice, chance) for choice in free]

    def _judge(self, data: bytes, heard: list[Json]) -> None:
        """What cannot be understood is refused as such; what can be, and has a number, is answered under that."""
        refused = [message for message in heard if message["is"] == "refused"]
        refusals = [message["key"] for message in refused]
        self.answers.update(refusals or ["done"])
        self.faults += [f"there are no words for {message}" for message in refused if not is_sentence(message)]
        try:
            command = _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            if refusals != ["bad-message"]:
                self.faults.append(f"{data[:200]!r} was answered with {refusals}")
            return
        numbers = [message.get("n", message.get("done")) for message in heard]
        if command.n and command.n not in numbers:
            self.faults.append(f"{data[:200]!r} was not answered: {str(heard)[-300:]}")

    async def _odd_frame(self, device: Device) -> None:
        kind = self.chance.randrange(4)
        if kind == 0:
            device.shout(self.garbler.message(), WSMsgType.BINARY)
        elif kind == 1:
            device.shout(b"x" * (LARGEST + 1 + self.chance.randrange(100_000)))
        elif kind == 2:
            device.shout(b"{}", WSMsgType.CONTINUATION)
        else:
            device.transport.send(WSMsgType.TEXT, b"{", False)
            device.shout(b"{}")
        await self._closed(device, f"odd frame {kind}")

    async def _closed(self, device: Device, after: str) -> None:
        """It must be closed with a code that we give, and a reason that has words."""
        code = await device.gone()
        self._device = None
        last = device.heard[-1] if device.heard and device.heard[-1]["is"] == "bye" else {}
        key = last.get("key", "")
        self.answers[f"closed: {key or code}"] += 1
        is_told = is_spoken(key) if key else code == WSCloseCode.MESSAGE_TOO_BIG
        if code not in set(CODES.values()) or not is_told:
            self.faults.append(f"closed with {code} {device.reason!r} {last} after {after[:200]}")
        if key in ("table-deleted", "no-such-table"):
            self.code = self.token = ""
        elif key in ("kicked", "taken-over", "token-unknown"):
            self.token = ""

    async def _there(self) -> Device:
        """A connection: as a stranger, or at the table with a hello."""
        if self._device is not None:
            return self._device
        is_new = self.role == HOST and not self.code
        if is_new:
            await self._make()
        if self.follows is not None and self.code != self.follows.code:
            self.code, self.token = self.follows.code, ""
        device = Device()
        await ws_connect(lambda: device, f"ws://127.0.0.1:{self.process.port}/ws")
        if self.role != STRANGER:
            device.say(do="hello", v=1, table=self.code, token=self.token)
            self._device = device
            if is_new:  # a game is under way from the beginning
                for onward in ({"do": "add-bot", "bot": "random"}, {"do": "understood"}, {"do": "deal"}):
                    device.say(**onward)
                await self._heard(device)
        return device

    async def _make(self) -> None:
        async with httpx.AsyncClient(base_url=self.process.url, timeout=PATIENCE) as web:
            game = self.chance.choice(["beer-money", "lunch-money", "tietgen"])
            made = (await web.post("/api/tables", json={"game": game, "name": "Mallory", "speed": "none"})).json()
        self.code, self.token = made["code"], made["token"]

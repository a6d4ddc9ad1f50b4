"""The part of JetStream that is used here, over one connection.

Acknowledgements come to one inbox and are matched by a number: no task and no timer for each of them. Reading asks for
many messages of a subject at once and keeps nothing on the server, so nothing has to be set up again when one is gone.
"""

from __future__ import annotations

import asyncio
from base64 import b64decode
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

PATIENCE: Final = 2.0  # seconds for an answer
NEAR: Final = 1.0  # the same of a server that has it at hand
KNOCK: Final = 0.25  # seconds in which a server says that nobody listens
SWEEP: Final = 0.25  # seconds between two looks for answers that do not come
MANY: Final = 500  # messages that are asked for at once

WRONG_SEQUENCE: Final = (10071, 10164)  # another message is there, or on its way there
NOT_FOUND: Final = 10037
NOT_NOW: Final = (10008, 10009)  # the servers are choosing who leads them
NO_STREAM: Final = 10059

EXPECTED: Final = "Nats-Expected-Last-Subject-Sequence"
OPERATION: Final = "KV-Operation"


class Unavailable(ConnectionError):
    """No server answers now; the request may be tried again."""


class Nobody(Unavailable):
    """There is nobody at all who could answer."""


class Refused(Exception):
    """The server says no."""

    def __init__(self, number: int, said: str) -> None:
        super().__init__(f"{said} ({number})")
        self.number = number
        self.said = said


def _refused(number: int, said: str) -> Unavailable | Refused:
    """Why something was not done: for good, or only just now."""
    return Unavailable(said) if number in NOT_NOW else Refused(number, said)


class Stored:
    """A message as it lies in a stream."""

    __slots__ = ("seq", "subject", "data", "is_gone")

    def __init__(self, seq: int, subject: str, data: bytes, *, is_gone: bool = False) -> None:
        self.seq = seq
        self.subject = subject
        self.data = data
        self.is_gone = is_gone  # a key that was deleted


class _Fault(msgspec.Struct):
    err_code: int = 0
    description: str = ""


class _Ack(msgspec.Struct):
    seq: int = 0
    error: _Fault | None = None


class _Message(msgspec.Struct):
    seq: int
    subject: str = ""
    data: str = ""
    hdrs: str = ""


class _Got(msgspec.Struct):
    message: _Message | None = None
    error: _Fault | None = None


_ack: Final = msgspec.json.Decoder(_Ack).decode
_got: Final = msgspec.json.Decoder(_Got).decode
_encode: Final = msgspec.json.encode


class _Wait:
    """A request that waits for one reply, or for many."""

    __slots__ = ("future", "until", "many")

    def __init__(self, future: asyncio.Future[Any], until: float, many: list[Msg] | None) -> None:
        self.future = future
        self.until = until
        self.many = many


class JetStream:
    """One connection, with everybody who waits for an answer on it."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self._loop = asyncio.get_running_loop()
        self._inbox = f"{client.new_inbox()}."
        self._waiting: dict[str, _Wait] = {}
        self._number = 0
        self.confirmed = float("-inf")  # when something was last asked for that most servers have confirmed
        self._sweeper = self._loop.call_later(SWEEP, self._sweep)

    async def open(self) -> None:
        """Listen for answers."""
        await self.client.subscribe(
            f"{self._inbox}*", cb=self._heard, pending_msgs_limit=1_000_000, pending_bytes_limit=1 << 30
        )

    def close(self) -> None:
        """End the wait: no more replies will come."""
        self._sweeper.cancel()
        for wait in self._waiting.values():
            if not wait.future.done():
                wait.future.set_exception(Unavailable("closed"))
        self._waiting.clear()

    # Writing

    async def publish(self, subject: str, data: bytes, expected: int | None = None, operation: str = "") -> int:
        """Append a message, if given behind the one of that sequence; its own sequence, when it is durable."""
        headers = {} if expected is None else {EXPECTED: str(expected)}
        if operation:
            headers[OPERATION] = operation
        asked = self._loop.time()
        answer = await self._ask(subject, data, headers or None, PATIENCE)
        try:
            ack = _ack(answer.data)
        except msgspec.DecodeError:
            raise Unavailable("no answer that can be read") from None
        if ack.error is not None:
            raise _refused(ack.error.err_code, ack.error.description)
        self.confirmed = max(self.confirmed, asked)
        return ack.seq

    # Reading

    async def last(self, stream: str, subject: str) -> Stored | None:
        """The last message of a subject, as the leader of the stream knows it."""
        return await self._get(stream, {"last_by_subj": subject})

    async def near(self, stream: str, subject: str) -> Stored | None:
        """The last message of a subject as some server knows it, which may be behind; nobody has to lead the stream."""
        answer = await self._ask(f"$JS.API.DIRECT.GET.{stream}", _encode({"last_by_subj": subject}), None, NEAR)
        headers = answer.headers or {}
        if headers.get("Status") == "404":
            return None
        if "Nats-Sequence" not in headers:
            raise Unavailable(f"status {headers.get('Status', '')}")
        is_gone = OPERATION in headers
        return Stored(int(headers["Nats-Sequence"]), headers["Nats-Subject"], answer.data, is_gone=is_gone)

    async def next(self, stream: str, subject: str, seq: int) -> Stored | None:
        """The first message of a subject from that sequence on, as the leader of the stream knows it."""
        return await self._get(stream, {"seq": seq, "next_by_subj": subject})

    async def _get(self, stream: str, wanted: dict[str, object]) -> Stored | None:
        answer = await self._ask(f"$JS.API.STREAM.MSG.GET.{stream}", _encode(wanted), None, PATIENCE)
        got = _got(answer.data)
        if got.error is not None:
            if got.error.err_code == NOT_FOUND:
                return None
            raise _refused(got.error.err_code, got.error.description)
        message = got.message
        if message is None:
            return None
        is_gone = OPERATION.encode() in b64decode(message.hdrs)
        return Stored(message.seq, message.subject, b64decode(message.data), is_gone=is_gone)

    async def read(self, stream: str, subject: str, seq: int) -> list[Stored]:
        """All messages of a subject from that sequence on, as some server knows them: the newest may be missing."""
        found: list[Stored] = []
        while True:
            wanted = _encode({"batch": MANY, "seq": max(seq, 1), "next_by_subj": subject})
            answers = await self._ask_many(f"$JS.API.DIRECT.GET.{stream}", wanted)
            end = answers.pop()
            for answer in answers:
                headers = answer.headers or {}
                number = int(headers["Nats-Sequence"])
                is_gone = OPERATION in headers
                found.append(Stored(number, headers["Nats-Subject"], answer.data, is_gone=is_gone))
            status = (end.headers or {}).get("Status", "")
            if status == "404":
                return found
            if status != "204":
                raise Unavailable(f"status {status}")
            if not answers or int((end.headers or {}).get("Nats-Num-Pending", "0")) == 0:
                return found
            seq = found[-1].seq + 1

    # Asking

    async def call(self, subject: str, wanted: dict[str, object], patience: float = PATIENCE) -> dict[str, Any]:
        """Call the API; what it refuses is raised."""
        answer = await self._ask(f"$JS.API.{subject}", _encode(wanted) if wanted else b"", None, patience)
        read: dict[str, Any] = msgspec.json.decode(answer.data)
        if "error" in read:
            raise _refused(read["error"].get("err_code", 0), read["error"].get("description", ""))
        return read

    async def is_heard(self, subject: str) -> bool:
        """Whether anybody listens to a subject: if nobody does, the server says so at once."""
        try:
            await self._ask(subject, b"", None, KNOCK)
        except Nobody:
            return False
        except Unavailable:  # a server that is busy, or no connection just now
            pass
        return True

    async def _ask(self, subject: str, data: bytes, headers: dict[str, str] | None, patience: float) -> Msg:
        token, wait = self._wait(patience, None)
        try:
            await self.client.publish(subject, data, f"{self._inbox}{token}", headers)
            answer: Msg = await wait.future
        except (Unavailable, asyncio.CancelledError):
            raise
        except Exception as fault:  # the connection is closed, or its buffer is full
            raise Unavailable(str(fault) or type(fault).__name__) from None
        finally:
            self._waiting.pop(token, None)
        if answer.headers is not None and not answer.data and answer.headers.get("Status") == "503":
            raise Nobody("nobody answers")
        return answer

    async def _ask_many(self, subject: str, data: bytes) -> list[Msg]:
        token, wait = self._wait(PATIENCE, [])
        try:
            await self.client.publish(subject, data, f"{self._inbox}{token}")
            answers: list[Msg] = await wait.future
            return answers
        except (Unavailable, asyncio.CancelledError):
            raise
        except Exception as fault:
            raise Unavailable(str(fault) or type(fault).__name__) from None
        finally:
            self._waiting.pop(token, None)

    def _wait(self, patience: float, many: list[Msg] | None) -> tuple[str, _Wait]:
        self._number += 1
        token = str(self._number)
        wait = self._waiting[token] = _Wait(self._loop.create_future(), self._loop.time() + patience, many)
        return token, wait

    async def _heard(self, message: Msg) -> None:
        wait = self._waiting.get(message.subject.rpartition(".")[2])
        if wait is None or wait.future.done():
            return
        if wait.many is None:
            wait.future.set_result(message)
            return
        wait.many.append(message)
        wait.until = self._loop.time() + PATIENCE
        if message.headers is not None and "Status" in message.headers:
            wait.future.set_result(wait.many)

    def _sweep(self) -> None:
        now = self._loop.time()
        self._sweeper = self._loop.call_later(SWEEP, self._sweep)
        for wait in list(self._waiting.values()):
            if wait.until < now and not wait.future.done():
                wait.future.set_exception(Unavailable("no answer in time"))

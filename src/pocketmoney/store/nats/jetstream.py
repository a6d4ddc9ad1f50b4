"""The part of JetStream that is used here, over one connection.

nats-py makes streams and reads single messages. Ours is the append: acknowledgements come to one inbox and are matched
by a number, with no task and no timer for each, which halves its processor time. Ours is also the batched read: it asks
for many messages of a subject and keeps nothing on the server, so nothing is to be set up again when a server is gone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import msgspec
from nats.errors import NoRespondersError
from nats.js.errors import APIError, KeyValueError, NoStreamResponseError, NotFoundError, ServiceUnavailableError

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.js.api import RawStreamMsg

T = TypeVar("T")

PATIENCE: Final = 2.0  # seconds for an answer
NEAR: Final = 1.0  # the same of a server that has it at hand
KNOCK: Final = 0.25  # seconds in which a server says that nobody listens
SWEEP: Final = 0.25  # seconds between two looks for answers that do not come
MANY: Final = 500  # messages that are asked for at once

WRONG_SEQUENCE: Final = (10071, 10164)  # another message is there, or on its way there
NOT_NOW: Final = (None, 10008, 10009)  # the servers are choosing who leads them, or say only that they cannot
NO_STREAM: Final = 10059

EXPECTED: Final = "Nats-Expected-Last-Subject-Sequence"
OPERATION: Final = "KV-Operation"

Refused = APIError  # the server says no


class Unavailable(ConnectionError):
    """No server answers now; the request may be tried again."""


class Nobody(Unavailable):
    """There is nobody at all who could answer."""


def _translated(fault: Exception) -> Exception:
    """What nats-py raises: an answer as it is, anything else as something that may be tried again."""
    if isinstance(fault, (Unavailable, KeyValueError, NotFoundError)):
        return fault
    if isinstance(fault, APIError) and fault.err_code not in NOT_NOW:
        return fault
    if isinstance(fault, ServiceUnavailableError) and fault.err_code is None:
        return Nobody("nobody answers")
    if isinstance(fault, (NoRespondersError, NoStreamResponseError)):
        return Nobody("nobody answers")
    return Unavailable(str(fault) or type(fault).__name__)


class Stored(NamedTuple):
    """A message as it lies in a stream."""

    seq: int
    subject: str
    data: bytes
    is_gone: bool = False  # a key that was deleted


@dataclass(slots=True)
class _Wait:
    """A request that waits for one reply, or for a batch of them that ends with a status."""

    answered: asyncio.Future[None]
    until: float
    is_batch: bool
    answers: list[Msg] = field(default_factory=list)


class Subjects(NamedTuple):
    """What a stream says about itself."""

    created: str  # when; another time is another stream under the same name
    size: int  # how many subjects
    names: list[str]  # only if they were asked for


class JetStream:
    """One connection, with everybody who waits for an answer on it."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.api = client.jetstream(timeout=PATIENCE)
        self.confirmed = float("-inf")  # when something was last asked for that most servers have confirmed
        self._near = client.jetstream(timeout=NEAR)
        self._loop = asyncio.get_running_loop()
        self._inbox = f"{client.new_inbox()}."
        self._waiting: dict[str, _Wait] = {}
        self._number = 0
        self._sweeper = self._loop.call_later(SWEEP, self._sweep)

    async def open(self) -> None:
        """Listen for answers."""
        await self.client.subscribe(
            f"{self._inbox}*", cb=self._receive_ack, pending_msgs_limit=1_000_000, pending_bytes_limit=1 << 30
        )

    def close(self) -> None:
        """End the wait: no more replies will come."""
        self._sweeper.cancel()
        for wait in self._waiting.values():
            if not wait.answered.done():
                wait.answered.set_exception(Unavailable("closed"))
        self._waiting.clear()

    # What nats-py does

    async def call(self, work: Awaitable[T]) -> T:
        """Await a call of nats-py."""
        try:
            return await work
        except Exception as fault:
            raise _translated(fault) from None

    async def confirm(self, work: Awaitable[T]) -> T:
        """Await a change, which is answered when most servers have it."""
        asked = self._loop.time()
        done = await self.call(work)
        self.confirmed = max(self.confirmed, asked)
        return done

    async def last(self, stream: str, subject: str) -> Stored | None:
        """The last message of a subject, as the leader of the stream knows it."""
        return await self._one(self.api.get_last_msg(stream, subject))

    async def near(self, stream: str, subject: str) -> Stored | None:
        """The last message of a subject as some server knows it, which may be behind; nobody has to lead the stream."""
        return await self._one(self._near.get_last_msg(stream, subject, direct=True))

    async def next(self, stream: str, subject: str, seq: int) -> Stored | None:
        """The first message of a subject from that sequence on, as the leader of the stream knows it."""
        return await self._one(self.api.get_msg(stream, seq, subject, next=True))

    async def _one(self, work: Awaitable[RawStreamMsg]) -> Stored | None:
        try:
            found = await self.call(work)
        except NotFoundError as fault:
            if fault.err_code == NO_STREAM:
                raise
            return None
        return Stored(found.seq or 0, found.subject or "", found.data or b"", OPERATION in (found.headers or ()))

    async def subjects(self, stream: str, wanted: str = "") -> Subjects:
        """When a stream was made, how many subjects it has, and those that match what is wanted."""
        names: list[str] = []
        while True:
            asked = msgspec.json.encode({"subjects_filter": wanted, "offset": len(names)}) if wanted else b""
            info = await self.call(self._info(stream, asked))
            more = info["state"].get("subjects") or {}
            names += more
            if not more or len(names) >= info.get("total", 0):
                return Subjects(info["created"], info["state"].get("num_subjects", 0), names)

    async def _info(self, stream: str, asked: bytes) -> dict[str, Any]:
        """What `stream_info` leaves out of the answer."""
        answer = await self.client.request(f"$JS.API.STREAM.INFO.{stream}", asked, timeout=PATIENCE)
        info: dict[str, Any] = msgspec.json.decode(answer.data)
        if "error" in info:
            APIError.from_error(info["error"])
        return info

    async def purge(self, stream: str, subject: str, before: int | None = None) -> None:
        """Remove the messages of a subject, if given only those before that sequence."""
        await self.call(self.api.purge_stream(stream, before, subject))

    async def lead(self, stream: str) -> None:
        """Let the server of this connection lead a stream from now on."""
        server = str(self.client._server_info.get("server_name", ""))
        about = (await self.call(self.api.stream_info(stream))).cluster
        if about is not None and about.leader not in (None, server):
            wanted = msgspec.json.encode({"placement": {"preferred": server}})
            await self.call(self.client.request(f"$JS.API.STREAM.LEADER.STEPDOWN.{stream}", wanted, timeout=PATIENCE))

    async def is_heard(self, subject: str) -> bool:
        """Whether anybody listens to a subject: if nobody does, the server says so at once."""
        try:
            await self.call(self.client.request(subject, timeout=KNOCK))
        except Nobody:
            return False
        except Unavailable:  # a server that is busy, or no connection just now
            pass
        return True

    # What is ours

    async def append(self, subject: str, data: bytes, expected: int) -> int:
        """Append a message behind the one of that sequence; its own sequence, when it is durable."""
        asked = self._loop.time()
        (answer,) = await self._ask(subject, data, {EXPECTED: str(expected)}, is_batch=False)
        try:
            ack: dict[str, Any] = msgspec.json.decode(answer.data)
        except msgspec.DecodeError:
            raise Unavailable("nobody answers") from None
        if "error" in ack:
            raise _translated(APIError(**ack["error"]))
        self.confirmed = max(self.confirmed, asked)
        seq: int = ack["seq"]
        return seq

    async def read(self, stream: str, subject: str, seq: int) -> list[Stored]:
        """All messages of a subject from that sequence on, as some server knows them: the newest may be missing."""
        found: list[Stored] = []
        while True:
            wanted = msgspec.json.encode({"batch": MANY, "seq": max(seq, 1), "next_by_subj": subject})
            *answers, end = await self._ask(f"$JS.API.DIRECT.GET.{stream}", wanted, None, is_batch=True)
            for answer in answers:
                headers = answer.headers or {}
                number = int(headers["Nats-Sequence"])
                found.append(Stored(number, headers["Nats-Subject"], answer.data, OPERATION in headers))
            ending = end.headers or {}
            status = ending.get("Status", "")
            if status not in ("204", "404"):
                raise Unavailable(f"status {status}")
            if status == "404" or not answers or int(ending.get("Nats-Num-Pending", "0")) == 0:
                return found
            seq = found[-1].seq + 1

    async def _ask(self, subject: str, data: bytes, headers: dict[str, str] | None, *, is_batch: bool) -> list[Msg]:
        self._number += 1
        token = str(self._number)
        wait = _Wait(self._loop.create_future(), self._loop.time() + PATIENCE, is_batch)
        self._waiting[token] = wait
        try:
            await self.client.publish(subject, data, f"{self._inbox}{token}", headers)
            await wait.answered
        except Exception as fault:  # the connection is closed, or its buffer is full
            raise _translated(fault) from None
        finally:
            self._waiting.pop(token, None)
        return wait.answers

    async def _receive_ack(self, message: Msg) -> None:
        wait = self._waiting.get(message.subject.rpartition(".")[2])
        if wait is None or wait.answered.done():
            return
        wait.answers.append(message)
        if wait.is_batch and "Status" not in (message.headers or ()):
            wait.until = self._loop.time() + PATIENCE
        else:
            wait.answered.set_result(None)

    def _sweep(self) -> None:
        now = self._loop.time()
        self._sweeper = self._loop.call_later(SWEEP, self._sweep)
        for wait in list(self._waiting.values()):
            if wait.until < now and not wait.answered.done():
                wait.answered.set_exception(Unavailable("no answer in time"))

"""One server of a simulation: the real server without its port, on a simulated disk, with steps in place of threads."""

from __future__ import annotations

import asyncio
import os
import pickle
import secrets
from collections import deque
from collections.abc import Callable, MutableMapping
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import msgspec

from pocketmoney.server.admission import Admission
from pocketmoney.server.api.app import App
from pocketmoney.server.bot_pool import BotPool
from pocketmoney.server.connection import Connection
from pocketmoney.server.connections import Connections
from pocketmoney.server.context import ServerContext
from pocketmoney.server.http_server import HttpServer
from pocketmoney.server.metrics import Metrics
from pocketmoney.server.server import Server, Store, _make_story, every
from pocketmoney.server.settings import Limits, Settings
from pocketmoney.server.table_registry import TableRegistry
from pocketmoney.server.worker_pool import WorkerPool
from pocketmoney.store import data_folder
from pocketmoney.store.sqlite_log import SqliteLog
from pocketmoney.store.sqlite_writer import IDLE, Do, Work
from tools.simulate.disk import Disk, File
from tools.simulate.loop import Process, VirtualLoop, current_process, die
from tools.simulate.network import Port
from tools.simulate.vfs import simulated_vfs

EPOCH: Final = 1_800_000_000_000
CLOCK_JUMP: Final = 3_000  # ms at most, by which the clock of the machine is corrected before a start
JOB_TIME: Final = 0.4  # seconds at most that a worker process takes
JOB_KILLED: Final = 0.02  # how often a worker process is killed

HEADS_SHARE: Final = 0.1  # of the bits that flip

ON_DISK: Final = (data_folder.DATABASE, data_folder.RECENT)

Json = dict[str, Any]


class WriterSteps:
    """The `Worker` of a store: each piece of work is a step at some moment, or the caller waits for it."""

    def __init__(self, loop: VirtualLoop, chance: Random, disk: Disk, on_cut: Callable[[], None]) -> None:
        self.put: Callable[[Work], None] = self._put
        self.latency = chance.choice((0.0005, 0.002, 0.02, 0.3))  # seconds at most for a batch
        self.most_waiting = 0
        self._loop = loop
        self._chance = chance
        self._disk = disk
        self._on_cut = on_cut
        self._queue: deque[Work] = deque()
        self._do: Do
        self._idle: asyncio.TimerHandle | None = None

    def start(self, do: Do, idle_after: float | None) -> None:
        """Call `do` with each piece of work."""
        self._do = do
        self._wait(idle_after)

    def join(self) -> None:
        """Everything is done: `put` waits for the end."""

    def _put(self, work: Work) -> None:
        self._queue.append(work)
        self.most_waiting = max(self.most_waiting, len(self._queue))
        if work is None or isinstance(work, tuple):  # the caller waits for it, and for all before it
            self._loop.pass_time(self._chance.random() * self.latency)
            while self._queue:
                self._step()
        else:
            self._loop.call_later(self._chance.random() * self.latency, self._next)

    def _next(self) -> None:
        if self._queue:
            self._step()

    def _step(self) -> None:
        idle_after = self._do(self._queue.popleft())
        if self._disk.is_dead:
            self._on_cut()
            die()
        self._wait(idle_after)

    def _wait(self, idle_after: float | None) -> None:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None
        if idle_after is not None:
            self._idle = self._loop.call_later(idle_after, self._be_idle)

    def _be_idle(self) -> None:
        self._idle = None
        self._queue.append(IDLE)
        self._step()


class _Executor:
    """What stands for the worker processes: what is handed to them and back is pickled."""

    def __init__(self, loop: VirtualLoop, chance: Random) -> None:
        self._loop = loop
        self._chance = chance

    def submit(self, call: Callable[[], Any]) -> Future[Any]:
        future: Future[Any] = Future()
        self._loop.call_later(self._chance.random() * JOB_TIME, self._run, pickle.dumps(call), future)
        return future

    def shutdown(self, *, wait: bool, cancel_futures: bool) -> None:
        """Nothing is left to be released."""

    def _run(self, call: bytes, future: Future[Any]) -> None:
        try:
            if self._chance.random() < JOB_KILLED:
                raise BrokenProcessPool
            future.set_result(pickle.loads(pickle.dumps(pickle.loads(call)())))
        except Exception as fault:
            future.set_exception(fault)


class SimulatedWorkers(WorkerPool):
    """The real pool, with steps in place of processes."""

    def __init__(self, loop: VirtualLoop, chance: Random) -> None:
        super().__init__(loop, 2)
        self._executor_of_steps = _Executor(loop, chance)

    def _open_executor(self) -> Any:
        return self._executor_of_steps


class SimulatedServer(Server):
    """The real server, with a simulated port."""

    def __init__(self, settings: Settings, store: Store, chance: object = None, *unused: object) -> None:
        """Make a server; one that is given no chance, as a node is, draws its own."""
        loop, process = asyncio.get_running_loop(), current_process()
        if not isinstance(chance, Random):
            chance = Random(secrets.randbits(64))
        assert isinstance(loop, VirtualLoop) and process is not None
        self.settings = settings
        self.metrics = Metrics()
        self._store = store
        self._loop = loop
        began = EPOCH + chance.randrange(-CLOCK_JUMP, CLOCK_JUMP)
        workers = BotPool(loop, SimulatedWorkers(loop, chance))
        self.registry = TableRegistry(
            store, lambda: began + int(loop.time() * 1000), self.metrics, workers, settings.limits.tables, _make_story
        )
        self.connections = Connections(self.registry, settings.limits, self.metrics)
        self.service = ServerContext(settings, self.registry, self.connections, self.metrics)
        self.service.replayers = self.registry.storyteller.workers = SimulatedWorkers(loop, chance)
        self.admission = Admission(settings)
        self.port = Port(process, self.admission, self.connections, self._make_connection)
        self.http = cast(HttpServer, self.port)  # for `stop`, which closes it
        self.app = App(self.service)
        self._rounds: list[asyncio.Task[None]] = []

    def _make_connection(self, address: str, counted: str) -> Connection:
        return Connection(self.connections, address, counted)

    async def _listen(self, port: object) -> None:
        self._rounds += [
            self._loop.create_task(every(60.0, self._rest)),
            self._loop.create_task(every(3600.0, self._expire)),
        ]

    async def _settle_in(self) -> None:
        self.service.is_ready = True


class Machine:
    """A computer with a disk, on which a server is started, killed and started again."""

    def __init__(self, loop: VirtualLoop, chance: Random, folder: Path, limits: Limits) -> None:
        self._loop = loop
        self._chance = chance
        self._folder = folder
        self.limits = limits
        self._heads = File()
        self._files: dict[str, File] = {}
        self.disk = Disk(chance)
        self.process: Process | None = None
        self.server: SimulatedServer | None = None
        self.store: SqliteLog | None = None
        self.writer: WriterSteps | None = None
        self.boots = 0
        self.damage: list[str] = []  # what stores reported

    @property
    def is_up(self) -> bool:
        """Whether a server runs."""
        return self.process is not None and not self.process.is_dead

    def boot(self) -> None:
        """Start a server on what lies on the disk; it may refuse to start."""
        self.boots += 1
        room, self.disk = self.disk.room, Disk(self._chance, self._files)
        self.disk.room = room
        simulated_vfs().disk = self.disk
        self._lay_out()
        self.process = Process(f"server {self.boots}")
        self.process.run(self._start)

    def _start(self) -> None:
        assert self.process is not None
        self.writer = WriterSteps(self._loop, self._chance, self.disk, self.cut_power)
        self.store = SqliteLog(self._folder, self.writer)
        settings = Settings(self._folder, limits=self.limits)
        self.server = SimulatedServer(settings, self.store, self._chance)
        self.damage += [fault.key for fault in self.store.faults]
        self._loop.create_task(self.server.start(cast(Any, None)))

    def kill(self, *, is_power_cut: bool = False) -> None:
        """Kill the server where it stands; the machine may lose its power with it."""
        if not self.is_up:
            return
        assert self.process is not None
        self._files = self.disk.kill(is_power_cut=is_power_cut)
        self._note_heads()
        if is_power_cut:
            self._heads = self._heads.after_cut(self._chance)
        self._abandon(is_silent=is_power_cut)

    def cut_power(self) -> None:
        """The power is cut, perhaps in the middle of a write."""
        self.kill(is_power_cut=True)

    def kill_quietly(self) -> None:
        """Kill the server, and let what it has sent arrive."""
        if self.is_up:
            assert self.process is not None
            self._files = self.disk.kill(is_power_cut=False)
            self._note_heads()
            self.server = None
            self._abandon(is_silent=False)

    @property
    def survivors(self) -> dict[str, File]:
        """The files on the disk."""
        return self._files

    def was_stopped(self) -> None:
        """The server has ended by itself."""
        self._files = self.disk.kill(is_power_cut=False)
        self._note_heads()
        self._abandon(is_silent=False)

    def _abandon(self, *, is_silent: bool) -> None:
        """Release what Python holds of a dead server. After a power cut nobody tells its clients."""
        assert self.process is not None
        self.process.kill()
        store, server = self.store, self.server
        self.store = self.server = None
        if store is not None:
            for opened in (store._reader, store._writer._connection, store._writer._head_file):
                if opened is not None:
                    opened.close()  # the disk is dead: nothing is written
            with suppress(OSError):
                store._folder_lock.release()
        if server is not None:
            server.port.abandon(is_silent=is_silent)

    def flip(self) -> str:
        """Flip a bit of the disk; say where."""
        path = self._folder / data_folder.HEADS
        if self._chance.random() < HEADS_SHARE and path.exists() and path.stat().st_size:
            content = bytearray(path.read_bytes())
            at = self._chance.randrange(len(content))
            content[at] ^= 1 << self._chance.randrange(8)
            path.write_bytes(content)
            return f"{path.name} byte {at}"
        return self.disk.flip()

    def _lay_out(self) -> None:
        """Put what SQLite does not read into a real folder: the heads, and the sizes of its files."""
        for name in ON_DISK:
            path, file = self._folder / name, self._files.get(name)
            if file is None:
                path.unlink(missing_ok=True)
            else:
                path.write_bytes(file.content[:16])
                os.truncate(path, len(file.content))
        (self._folder / data_folder.HEADS).write_bytes(self._heads.content)
        self._heads.sync()

    def _note_heads(self) -> None:
        path = self._folder / data_folder.HEADS
        now = path.read_bytes() if path.exists() else b""
        self._heads.truncate(len(now))
        self._heads.write(0, now)


async def request(
    server: SimulatedServer | None, method: str, path: str, address: str, body: Json | None = None
) -> tuple[int, Json]:
    """Send a request to the web app of a server; return status and answer."""
    if server is None or server.port.process.is_dead or not server.port.is_open:
        return 0, {}
    data = b"" if body is None else msgspec.json.encode(body)
    answered: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
    status = 0
    parts: list[bytes] = []
    headers = [(b"host", b"table.example"), (b"content-type", b"application/json")]
    headers += [(b"content-length", str(len(data)).encode())]
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
        "path": path, "raw_path": path.encode(), "query_string": b"", "headers": headers,
        "client": (address, 1), "server": ("table.example", 80), "root_path": "",
    }  # fmt: skip

    async def receive() -> Json:
        return {"type": "http.request", "body": data, "more_body": False}

    async def send(message: MutableMapping[str, Any]) -> None:
        nonlocal status
        status = message.get("status", status)
        parts.append(message.get("body", b""))
        if message["type"] == "http.response.body" and not message.get("more_body") and not answered.done():
            answered.set_result((status, b"".join(parts)))

    server.port.process.run(asyncio.get_running_loop().create_task, server.app(scope, receive, send))
    try:
        async with asyncio.timeout(5):
            code, answer = await answered
    except TimeoutError:
        return 0, {}
    return code, msgspec.json.decode(answer) if answer else {}

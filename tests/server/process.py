"""A server in a process of its own, as people start it: killed, started again on the same data, and weighed."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec

from tests.patience import PATIENCE
from tests.server import adapter

# Players here answer at once and never tire; what people may send is bounded elsewhere.
UNBOUND = (
    "messages-per-second", "message-burst", "tables-per-address", "unknown-codes", "bad-messages",
    "replays-per-address",
)  # fmt: skip
MANY = 10**9

_ADDRESS = re.compile(rb"http://127\.0\.0\.1:(\d+)")


class Process:
    """`pocketmoney serve` on one folder; what it writes about itself goes to a file."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.log = data.parent / f"{data.name}.log"
        self.port = 0  # 0: it does not run
        self.starts = 0
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it, and wait until it listens."""
        words = [sys.executable, "-m", "pocketmoney", "serve", "--host", "127.0.0.1", "--port", "0", "--log", "json"]
        words += ["--data", str(self.data), *self.flags()]
        for name in UNBOUND:
            words += ["--limit", f"{name}={MANY}"]
        with self.log.open("ab") as log:
            started = self._process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log)
        assert started.stdout is not None
        line = await asyncio.to_thread(started.stdout.readline)
        found = _ADDRESS.search(line)
        assert found is not None, f"it does not listen: {line!r} {self.log.read_text()[-2000:]}"
        self.port = int(found[1])
        self.starts += 1

    def flags(self) -> list[str]:
        """What else it is started with."""
        return adapter.flags(self.data)

    @property
    def pid(self) -> int:
        """Its number."""
        assert self._process is not None
        return self._process.pid

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it without a warning."""
        self.port = 0
        started = self._process
        if started is not None:
            self._process = None
            started.kill()
            started.wait()
            assert started.stdout is not None
            started.stdout.close()

    def terminate(self) -> int:
        """Tell it to stop, and wait until it has; its exit code."""
        self.port = 0
        started, self._process = self._process, None
        assert started is not None and started.stdout is not None
        started.terminate()
        try:
            return started.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            started.kill()
            raise
        finally:
            started.wait()
            started.stdout.close()

    def memory(self) -> int:
        """How many bytes of memory it takes up."""
        assert self._process is not None
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def complaints(self) -> list[str]:
        """What it wrote that is more than news: faults, and anything that is no event at all."""
        found: list[str] = []
        for line in self.log.read_bytes().splitlines():
            try:
                if msgspec.json.decode(line, type=dict[str, object]).get("level") == "info":
                    continue
            except msgspec.DecodeError:
                pass
            found.append(line.decode(errors="replace"))
        return found

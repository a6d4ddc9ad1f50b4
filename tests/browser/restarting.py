"""A server that goes away and comes back at the same address, with the same data."""

from __future__ import annotations

import re
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

from tests.ports import held_port


class Restarting:
    """`pocketmoney serve` on one folder and one port."""

    def __init__(self, data: Path, *words: str) -> None:
        self.url = ""
        self._data = data
        self._words = words
        self._holding = ExitStack()
        self._port = self._holding.enter_context(held_port())
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Restarting:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._holding.close()

    def start(self) -> None:
        """Start it, and wait until it listens."""
        words = [sys.executable, "-m", "pocketmoney", "serve", "--host", "127.0.0.1", "--port", str(self._port)]
        words += ["--data", str(self._data), *self._words]
        started = self._process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert started.stdout is not None
        where = re.search(r"https?://\S+:\d+", started.stdout.readline())
        assert where is not None
        self.url = where[0]

    def kill(self) -> None:
        """End it without a warning."""
        started, self._process = self._process, None
        if started is not None:
            started.kill()
            started.wait()
            assert started.stdout is not None
            started.stdout.close()

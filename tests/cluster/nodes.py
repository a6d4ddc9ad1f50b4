"""Nodes of a cluster as processes of their own, and players who come back to any of them."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random

from tests.server.process import Process


class NodeProcess(Process):
    """One `pocketmoney serve --cluster`, which can be killed, put to sleep and started again."""

    def __init__(self, data: Path, urls: list[str], name: str, lease: int, *, archives: bool = False) -> None:
        super().__init__(data)
        self.words = ["--cluster", ",".join(urls), "--cluster-name", name, "--cluster-lease", str(lease)]
        if not archives:
            self.words += ["--archive", "off"]  # the whole log stays in the stream, to be looked at afterwards
        self.is_asleep = False

    def flags(self) -> list[str]:
        """Where its cluster is."""
        return self.words

    def sleep(self) -> None:
        """Put it to sleep: its sockets stay open, and nobody answers."""
        self.is_asleep = True
        os.kill(self.pid, signal.SIGSTOP)

    def wake(self) -> None:
        """Let it go on."""
        if self.is_asleep:
            self.is_asleep = False
            os.kill(self.pid, signal.SIGCONT)

    async def stop(self) -> None:
        """Tell it to stop, and wait."""
        await asyncio.to_thread(self.terminate)


class AnyNode:
    """What a player connects to: one of the nodes that run, another one each time."""

    def __init__(self, nodes: list[NodeProcess], chance: Random) -> None:
        self._nodes = nodes
        self._chance = chance

    @property
    def port(self) -> int:
        """Where one of them listens; 0: none does."""
        ports = [node.port for node in self._nodes if node.port and not node.is_asleep]
        return self._chance.choice(ports) if ports else 0

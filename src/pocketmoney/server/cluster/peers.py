"""The other nodes: which of them live, how much they have to do, and whose turn it is to take a table over."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

from pocketmoney.server.cluster.wire import Beat

SILENT: Final = 0.6  # of a lease


class Peers:
    """Every node that was heard of, this one included."""

    def __init__(self, lease: float) -> None:
        self._lease = lease
        self._heard: dict[str, float] = {}  # when, in seconds
        self.beats: dict[str, Beat] = {}
        self.dead: set[str] = set()  # a node that is dead never lives again: it comes back under another name

    def hear(self, beat: Beat, now: float) -> None:
        """A node is there."""
        if beat.node in self.dead:
            return
        if beat.is_leaving:
            self.bury(beat.node)
            return
        self._heard[beat.node] = now
        self.beats[beat.node] = beat

    def learn(self, node: str, now: float) -> None:
        """A node has a lease, but has not been heard yet."""
        if node not in self.dead:
            self._heard.setdefault(node, now)

    def is_known(self, node: str) -> bool:
        """Whether a node was heard of, and is not known to be dead."""
        return node in self._heard

    def is_alive(self, node: str, now: float) -> bool:
        """Whether a node was heard of within a lease."""
        return node not in self.dead and now - self._heard.get(node, float("-inf")) <= self._lease

    def silent(self, now: float) -> list[str]:
        """Nodes that were not heard of for some beats, and may be dead: their lease will tell."""
        return [node for node, heard in self._heard.items() if now - heard > self._lease * SILENT]

    def bury(self, node: str) -> None:
        """A node is dead."""
        self.dead.add(node)
        self._heard.pop(node, None)
        self.beats.pop(node, None)

    def living(self, now: float) -> list[str]:
        """All that live."""
        return [node for node in self._heard if self.is_alive(node, now)]


def next_owner(table: str, nodes: Iterable[str]) -> str:
    """Who takes a table over that nobody owns: every node comes to the same answer."""
    return max(nodes, key=lambda node: blake2b(f"{table} {node}".encode(), digest_size=8).digest(), default="")

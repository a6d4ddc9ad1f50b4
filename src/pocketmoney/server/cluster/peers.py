"""The other nodes: which of them live, how much they have to do, and whose turn it is to take a table over."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

from pocketmoney.server.cluster.peer_messages import Beat

LATE: Final = 0.25  # of a lease: a beat is missing
SILENT: Final = 0.4  # two are
TOLD: Final = 3.0  # leases for which others are told of the dead


class Peers:
    """Every node that was heard of, this one included."""

    def __init__(self, lease: float) -> None:
        self._lease = lease
        self._last_beat: dict[str, float] = {}  # when, in seconds
        self.beats: dict[str, Beat] = {}
        self.dead: set[str] = set()  # a node that is dead never lives again: it comes back under another name
        self._buried: dict[str, float] = {}  # when, in seconds

    def receive_beat(self, beat: Beat, now: float) -> None:
        if beat.node in self.dead:
            return
        if beat.is_leaving:
            self.mark_dead(beat.node)
            return
        self._last_beat[beat.node] = now
        self.beats[beat.node] = beat

    def learn(self, node: str, now: float) -> None:
        """A node has a lease, but has not been heard yet."""
        if node not in self.dead:
            self._last_beat.setdefault(node, now)

    def is_known(self, node: str) -> bool:
        """Whether a node was heard of, and is not known to be dead."""
        return node in self._last_beat

    def is_alive(self, node: str, now: float) -> bool:
        """Whether a node was heard of within a lease."""
        return node not in self.dead and now - self._last_beat.get(node, float("-inf")) <= self._lease

    def decodes(self, node: str) -> bool:
        """Whether a node takes frames as they are. One of an earlier version trusts that they are commands."""
        beat = self.beats.get(node)
        return beat is not None and beat.decodes

    def silent(self, now: float) -> list[str]:
        """Nodes that were not heard of for some beats, and may be dead: their lease will tell."""
        return [node for node, heard in self._last_beat.items() if now - heard > self._lease * SILENT]

    def is_late(self, node: str, now: float) -> bool:
        """Whether a node is known that should have been heard of by now."""
        return node in self._last_beat and now - self._last_beat[node] > self._lease * LATE

    def never_heard(self) -> list[str]:
        """Nodes of which there is a lease, but that have not said anything yet."""
        return [node for node in self._last_beat if node not in self.beats]

    def found_dead(self, node: str, now: float) -> None:
        """This node has found another one dead, and tells everybody."""
        self._buried[node] = now

    def to_tell(self, now: float) -> list[str]:
        """Who was found dead lately."""
        self._buried = {node: at for node, at in self._buried.items() if now - at < self._lease * TOLD}
        return list(self._buried)

    def mark_dead(self, node: str) -> None:
        self.dead.add(node)
        self._last_beat.pop(node, None)
        self.beats.pop(node, None)

    def living(self, now: float) -> list[str]:
        return [node for node in self._last_beat if self.is_alive(node, now)]


def next_owner(table: str, nodes: Iterable[str]) -> str:
    """Who takes a table over that nobody owns: every node comes to the same answer."""
    return max(nodes, key=lambda node: blake2b(f"{table} {node}".encode(), digest_size=8).digest(), default="")

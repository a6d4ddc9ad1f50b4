"""What a node knows about its own lease, and whether it can judge over that of another."""

from __future__ import annotations

import asyncio

from pocketmoney.server.cluster.peers import Peers


class Lease:
    """A lease that has to be renewed, and the echo of the own heartbeat. Times are in seconds of the event loop."""

    def __init__(self, lease: float) -> None:
        self.lease = lease
        self.peers = Peers(lease)
        self.renewed = float("-inf")  # when the lease was last renewed, as asked for
        self.echoed = float("-inf")  # when this node was last heard by itself
        self.heard = float("-inf")  # the same, also while its lease was over
        self.hearing_since = float("inf")  # since when it hears itself
        self.renewing_since = float("inf")  # since when it renews its lease
        self.is_declared_dead = False  # whether another node has said that this one is dead
        self._loop = asyncio.get_running_loop()

    @property
    def is_current(self) -> bool:
        """Whether this node may still have what is its own; the fence is what keeps others safe from it if not."""
        return not self.is_declared_dead and self._loop.time() - max(self.renewed, self.echoed) < self.lease

    def has_renewed(self, asked: float) -> None:
        """The lease was renewed, as asked for at that time."""
        if asked - self.renewed > self.lease / 2:
            self.renewing_since = asked  # until now that could not be done
        self.renewed = asked

    def may_judge(self, other: str) -> bool:
        """Whether this node can tell that a silent one is dead, and not only out of reach.

        It has renewed its own lease for as long as that, so the other could have renewed its own; or it would have
        heard the other for as long, if that had said anything.
        """
        now = self._loop.time()
        renews = now - self.renewed < self.lease / 2 and now - self.renewing_since > self.lease
        hears = now - self.heard < self.lease / 2 and now - self.hearing_since > self.lease
        return renews or (hears and not self.peers.is_alive(other, now))

    @property
    def hears(self) -> bool:
        """Whether this node has heard itself all the time lately: it would have heard any other that spoke."""
        now = self._loop.time()
        return now - self.heard < self.lease / 3 and now - self.hearing_since > self.lease / 2

    def has_heard_itself(self, now: float) -> None:
        """A beat of its own came back."""
        if now - self.heard > self.lease / 2:
            self.hearing_since = now  # it was deaf until now
        self.heard = now
        if self.is_current:
            self.echoed = now

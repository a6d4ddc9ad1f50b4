"""One run of a cluster: nodes and NATS servers die, fall asleep and are cut off, and messages get lost between them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from pocketmoney.server.cluster import heartbeat
from pocketmoney.store.nats.nats_log import NatsLog
from pocketmoney.store.nats.settings import ClusterSettings
from tools.simulate import checks, cluster_checks
from tools.simulate.jetstream.api import ModelServers
from tools.simulate.jetstream.server import Server
from tools.simulate.loop import current_process, wait_in_thread
from tools.simulate.network import Port
from tools.simulate.node import NodeMachine
from tools.simulate.people import Network
from tools.simulate.plan import ClusterPlan
from tools.simulate.server import Json, request
from tools.simulate.sources import Patch, by_model
from tools.simulate.world import CALM_MOST, LIMITS, QUIET, World

DELAYS: Final = (0.0005, 0.003, 0.02)  # seconds at most between a node and a server, or two servers
DOWN_MOST: Final = 8.0  # seconds from the end of a node to its next start
SLEEP_MOST: Final = 4.0  # leases that a node is asleep, or cut off
NATS_MOST: Final = 8.0  # seconds that a NATS server is away
STORM_MOST: Final = 6.0  # seconds
LAG_MOST: Final = 3.0  # seconds that a server is behind
LAGS_MOST: Final = 30.0  # seconds for which it is
LETS_GO: Final = 5.0  # seconds, and three leases, after which a node has let go of what another one has taken over
AGREES: Final = 15.0  # seconds after which everything that is derived agrees with the logs
ARRIVES: Final = 0.5  # seconds in which what is durable comes to everybody
NAME: Final = "house"


class ClusterNetwork(Network):
    """Makes links to any node."""

    def __init__(self, loop: asyncio.AbstractEventLoop, chance: Random, nodes: list[NodeMachine]) -> None:
        super().__init__(loop, chance)
        self._nodes = nodes

    def find_port(self) -> Port | None:
        """The port of some node."""
        server = self.chance.choice(self._nodes).server
        return None if server is None else server.port


class ClusterWorld(World):
    """Everything of one run with some nodes."""

    plan: ClusterPlan

    def __init__(self, plan: ClusterPlan, folder: Path) -> None:
        super().__init__(plan)
        self.loop.has_threads = True
        settings = ClusterSettings(tuple(f"nats://s{n}" for n in range(plan.servers)), NAME, lease=plan.lease)
        self.settings = settings
        self.nodes = [
            NodeMachine(self.loop, self.draw_chance(), folder / f"node{n}", LIMITS, settings, f"node{n}")
            for n in range(plan.nodes)
        ]
        for node in self.nodes:
            node.archives = plan.archives
        self.network = ClusterNetwork(self.loop, self.draw_chance(), self.nodes)
        chance = self.draw_chance()
        self.servers = ModelServers(self.loop, chance, plan.servers, chance.choice(DELAYS))
        self._unwell_at = 0.0  # when anything was wrong for the last time
        self._stopping: set[asyncio.Task[None]] = set()

    def patches(self) -> list[Patch]:
        """Nodes connect to the model, use as much of a core as was drawn, and have threads that take turns."""
        return [
            *by_model(lambda: self.servers),
            (heartbeat, "process_time", self._used),
            (NatsLog, "_wait", lambda log, work: wait_in_thread(work, log._loop)),
        ]

    def _used(self) -> float:
        process = current_process()
        busy = sum([node.busy for node in self.nodes if node.process is process])
        return self.loop.time() * busy if self.plan.is_busy else 0.0

    async def begin(self) -> None:
        """Start the servers and the nodes."""
        for node in self.nodes:
            node.boot(self.servers)
        await asyncio.sleep(2.0)

    async def request(self, address: str, body: Json) -> tuple[int, Json]:
        """Ask some node for a table."""
        return await request(self.chance.choice(self.nodes).server, "POST", "/api/tables", address, body)

    # Faults

    def faults(self) -> list[Callable[[], None]]:
        """What happens at some time."""
        plan = self.plan
        return [
            *[self._kill_node] * plan.node_kills,
            *[self._stop_node] * plan.node_stops,
            *[self._sleep_node] * plan.node_sleeps,
            *[self._cut_node] * plan.node_cuts,
            *[self._kill_nats] * plan.nats_kills,
            *[self._sleep_nats] * plan.nats_sleeps,
            *[self._cut_nats] * plan.nats_cuts,
            *[self._elect] * plan.elections,
            *[self._storm] * plan.storms,
            *[self._lag] * plan.lags,
        ]

    def _begin_fault(self, what: str, seconds: float, end: Callable[[], None]) -> None:
        """Count a fault, and end it after some time."""
        self.count(what)
        self._unwell_at = max(self._unwell_at, self.loop.time() + seconds)
        self.loop.call_later(seconds, end)

    def _kill_node(self) -> None:
        node = self.chance.choice(self.nodes)
        if node.is_up:
            node.kill(self.servers, is_silent=self.chance.random() < 0.3)
            self._begin_fault("kills of a node", self.chance.random() * DOWN_MOST, self._boot_nodes)

    def _stop_node(self) -> None:
        node = self.chance.choice(self.nodes)
        stopping = node.stop()
        if stopping is not None:
            self.count("stops of a node")
            task = self.loop.create_task(self._end_node(node, stopping))
            self._stopping.add(task)
            task.add_done_callback(self._stopping.discard)

    async def _end_node(self, node: NodeMachine, stopping: asyncio.Task[None]) -> None:
        """Let a process end when it has stopped."""
        process = node.process
        while node.process is process and node.is_up:
            if stopping.done():
                node.kill(self.servers, is_silent=False)
                self._begin_fault("nodes that stopped", self.chance.random() * DOWN_MOST, self._boot_nodes)
                return
            await asyncio.sleep(0.1)

    def _boot_nodes(self) -> None:
        for node in self.nodes:
            if not node.is_up and not self.is_over:
                node.boot(self.servers)

    def _sleep_node(self) -> None:
        node = self.chance.choice(self.nodes)
        if node.is_awake:
            node.sleep()
            self._begin_fault("nodes asleep", self.chance.random() * SLEEP_MOST * self.plan.lease, node.wake)

    def _cut_node(self) -> None:
        process = self.chance.choice(self.nodes).process
        if process is not None and not process.is_dead and process not in self.servers.cut_off:
            self.servers.cut(process)
            seconds = self.chance.random() * SLEEP_MOST * self.plan.lease
            self._begin_fault("nodes cut off", seconds, lambda: self.servers.mend(process))

    def _harm(self, what: str, harm: Callable[[Server], None], mend: Callable[[Server], None], most: float) -> None:
        """Let something happen to a NATS server for some time."""
        server = self.chance.choice(self.servers.servers)
        harm(server)
        self._begin_fault(what, self.chance.random() * most, lambda: mend(server))

    def _kill_nats(self) -> None:
        self._harm("kills of a NATS server", self.servers.kill, self.servers.start, NATS_MOST)

    def _sleep_nats(self) -> None:
        self._harm("NATS servers asleep", self.servers.sleep, self.servers.wake, NATS_MOST)

    def _cut_nats(self) -> None:
        """Cut a server off, preferably the one that leads the logs; clients lose their links, too."""
        log = self.servers.streams.get(f"{NAME}-log")
        server = self.chance.choice(self.servers.servers)
        if log is not None and log.leader >= 0 and self.chance.random() < 0.5:
            server = self.servers.servers[log.leader]
        self.servers.isolate(server)
        seconds = self.chance.uniform(0.25, 2.0) * NATS_MOST
        self._begin_fault("NATS servers cut off", seconds, lambda: self.servers.join(server))
        for link, _ in list(self.network.links):
            if not link.is_gone and self.chance.random() < 0.7:
                self.loop.call_later(self.chance.random() * seconds, link.cut)

    def _elect(self) -> None:
        streams = [stream for stream in self.servers.streams.values() if stream.leader >= 0]
        if streams:
            self.servers.depose(self.chance.choice(streams))
            self._begin_fault("lost leaders", NATS_MOST, lambda: None)

    def _storm(self) -> None:
        self.servers.is_lossy = True
        self._begin_fault("storms", self.chance.random() * STORM_MOST, self._end_storm)

    def _end_storm(self) -> None:
        self.servers.is_lossy = False

    def _lag(self) -> None:
        def begin(server: Server) -> None:
            server.lag = self.chance.random() * LAG_MOST

        def end(server: Server) -> None:
            server.lag = 0.0

        self._harm("servers behind", begin, end, LAGS_MOST)

    # Checks

    def look(self) -> None:
        """Look at memory and queues, start what has ended, and see whether anybody owns what is another's."""
        self._boot_nodes()
        now = self.loop.time()
        if not self.servers.is_well or not all(node.is_awake for node in self.nodes):
            self._unwell_at = max(self._unwell_at, now)
        for node in self.nodes:
            if node.server is not None and node.is_awake:
                checks.check_memory(self, node.server)
                cluster_checks.check_node(self, node.server)
        checks.check_links(self, LIMITS)
        if now > self._unwell_at + LETS_GO + 3 * self.plan.lease:
            cluster_checks.check_owners(self, LETS_GO + 3 * self.plan.lease)

    def is_durable(self) -> bool:
        """Whether every node runs, and nothing waits for being written or for its turn."""
        if not all(node.server is not None for node in self.nodes):
            return False
        servers = [node.server for node in self.nodes if node.server is not None]
        lives = [live for server in servers for live in server.registry.live_tables.values()]
        written = all(owned.is_idle for server in servers for owned in server.node.log.owned.values())
        return written and not any(live.held or live.submitted for live in lives)

    # The end

    def end_faults(self) -> None:
        """Let servers and nodes be well from now on."""
        self.servers.end_faults()
        for node in self.nodes:
            node.wake()

    async def finish(self) -> None:
        """Check what the nodes say, and end them when nothing is under way."""
        strays = cluster_checks.find_strays(self)
        await asyncio.sleep(AGREES)
        cluster_checks.check_agreement(self)
        for stray in strays & cluster_checks.find_strays(self):
            self.fail(f"socket {stray} is at a table of another node, and is not there any more")
        for player in [player for seated in self.tables for player in seated.players]:
            player.is_done = True
        await self._settle()
        for node in self.nodes:
            node.end(self.servers)
        await asyncio.sleep(QUIET)

    async def _settle(self) -> None:
        """Wait until everything that is durable has come to everybody: for so long nothing more is written."""
        log = cluster_checks.log_of(self)
        until = self.loop.time() + CALM_MOST
        written, since = -1, 0.0
        while (now := self.loop.time()) < until:
            if len(log.confirmed) != written:
                written, since = len(log.confirmed), now
            elif now > since + ARRIVES and self.is_durable():
                return
            await asyncio.sleep(0.05)

    async def examine(self) -> None:
        """Check what is left."""
        await cluster_checks.check_cluster_world(self)

    def remains(self) -> list[tuple[str, bytes]]:
        """Every message that was in a stream."""
        streams = sorted(self.servers.streams.items())
        return [(name, b"".join([message.data for message in stream.history])) for name, stream in streams]

    def close(self) -> None:
        """Release everything."""
        for node in self.nodes:
            node.end(self.servers)

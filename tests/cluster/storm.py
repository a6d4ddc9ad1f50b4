"""A storm over a cluster: while people play, nodes and NATS servers are killed, put to sleep and told to stop.

The files of a NATS server that was killed may also be damaged before it is started again. After that it gets the time
to fetch from the others what it has lost: two damaged servers of three are more than is promised.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from time import monotonic, time
from typing import Any, NamedTuple

import httpx

from pocketmoney.store.nats.cluster import Cluster, open_cluster
from pocketmoney.store.nats.jetstream import Stored, Unavailable
from pocketmoney.store.nats.settings import LEASE, ClusterSettings
from tests.cluster import rot
from tests.cluster.history import History, check
from tests.cluster.nodes import AnyNode, NodeProcess
from tests.cluster.players import Roamer
from tests.cluster.stages import Stages, stages
from tests.patience import PATIENCE
from tests.server.evening import Plan, is_over, set_up
from tests.server.steady import Noted, Wishes
from tools.nats_servers import NatsServer, start_cluster

Told = Callable[[int, int], None]  # how many faults there were, how many commands were acknowledged

NAME = "storm"
SETTLES = 10.0  # seconds that NATS has to find leaders for all streams
NODES = 3

KILL_NODE = "nodes killed (SIGKILL)"
PAUSE_NODE = "nodes paused past their lease (SIGSTOP, SIGCONT)"
STOP_NODE = "nodes told to stop (SIGTERM)"
KILL_NATS = "NATS servers killed (SIGKILL)"
PAUSE_NATS = "NATS servers paused (SIGSTOP, SIGCONT)"
ROT_NATS = "NATS servers killed, and a file of theirs damaged"
KINDS = (KILL_NODE, PAUSE_NODE, KILL_NATS, ROT_NATS, KILL_NODE, PAUSE_NATS, STOP_NODE)


# What else there was while a table was taken over. Choosing a leader takes NATS four to nine seconds.
ALONE = "nothing else failed"
AFTER_NATS = f"a NATS server had failed in the {SETTLES:.0f} s before"
ANOTHER = "something else failed meanwhile"


class Takeover(NamedTuple):
    """From the death of a node to the next acknowledged command at one of its tables."""

    seconds: float
    beside: str  # what else there was


class Outcome(NamedTuple):
    """What a storm came to."""

    tables: int
    games: int
    faults: Counter[str]
    noted: Noted
    events: int
    claims: int
    takeovers: list[Takeover]
    after_rot: list[float]  # seconds from the death of such a NATS server to the next acknowledged command of a table
    rotted: list[str]  # what was damaged
    replaced: int  # servers that had to fetch everything anew, because one of their logs was not whole
    unwatched: int  # kills at which it was not known which tables the node had
    stages: Stages
    byes: Counter[str]
    notices: Counter[str]
    seconds: float


class Storm:
    """Everything that is needed for one."""

    def __init__(self, folder: Path, chance: Random, *, archives: bool = False) -> None:
        self.chance = chance
        self.noted = Noted()
        self.tables: list[Wishes] = []
        self.faults: Counter[str] = Counter()
        self.takeovers: list[Takeover] = []
        self.after_rot: list[float] = []
        self.rotted: list[str] = []
        self.replaced = 0
        self.unwatched = 0  # kills at which it was not known which tables the node had
        self.killed: dict[str, float] = {}  # when each node was killed, in seconds since the epoch
        self._failed: list[tuple[float, str]] = []  # when what failed
        self.servers: list[NatsServer] = start_cluster(folder / "nats", NODES)
        urls = [server.url for server in self.servers]
        self.nodes = [
            NodeProcess(folder / f"node{number}", urls, NAME, LEASE, archives=archives) for number in range(NODES)
        ]
        self.settings = ClusterSettings(urls=tuple(urls), name=NAME)
        self._staying: list[asyncio.Task[None]] = []
        self._watching: set[asyncio.Task[None]] = set()

    @property
    def players(self) -> list[Roamer]:
        """Everybody."""
        return [player for table in self.tables for player in table.players if isinstance(player, Roamer)]

    async def begin(self, plans: list[Plan]) -> None:
        """Start the nodes, and let people sit down."""
        for node in self.nodes:
            node.data.mkdir(parents=True, exist_ok=True)
            await node.start()
        self.watch: Cluster = await open_cluster(self.settings)
        for number, plan in enumerate(plans):
            async with httpx.AsyncClient(base_url=self.nodes[number % NODES].url, timeout=PATIENCE) as web:
                self.tables.append(await set_up(web, plan, self.chance, self.noted, Roamer))
        anywhere = AnyNode(self.nodes, self.chance)
        self._staying = [asyncio.create_task(player.stay(anywhere)) for player in self.players]

    def end(self) -> None:
        """However it went, nothing is left behind."""
        for node in self.nodes:
            node.wake()
            node.kill()
        for server in self.servers:
            server.wake()
            server.stop()

    async def leave(self) -> None:
        """Everybody goes home."""
        for task in [*self._staying, *self._watching]:
            task.cancel()
        await asyncio.gather(*self._staying, *self._watching, return_exceptions=True)

    # Faults

    async def fault(self, kind: str) -> None:
        """One fault, and everything is as it was again."""
        self.faults[kind] += 1
        node, server = self.chance.choice(self.nodes), self.chance.choice(self.servers)
        if kind == KILL_NODE:
            await self._watch(node)
        self._failed.append((monotonic(), kind))
        if kind == KILL_NODE:
            node.kill()
            await self._wait(self.chance.uniform(0.5, LEASE + 4))
            await node.start()
        elif kind == PAUSE_NODE:
            node.sleep()
            await self._wait(LEASE + self.chance.uniform(1, 4))
            node.wake()
        elif kind == STOP_NODE:
            assert await asyncio.to_thread(node.terminate) == 0
            await self._wait(self.chance.uniform(0, 2))
            await node.start()
        elif kind == KILL_NATS:
            server.kill()
            await self._wait(self.chance.uniform(0.5, 4))
            server.start()
            await asyncio.to_thread(server.wait)
            self._failed.append((monotonic(), kind))  # it has to catch up
        elif kind == ROT_NATS:
            await self._rot(server)
        elif kind == PAUSE_NATS:
            server.sleep()
            await self._wait(self.chance.uniform(1, 6))
            server.wake()
            self._failed.append((monotonic(), kind))

    async def _rot(self, server: NatsServer) -> None:
        """Damage a file of a NATS server, and start it again; then mend it as the guide says."""
        playing = [table for table in self.tables if table.players[0].table.get("phase") == "playing"]
        server.kill()
        for table in playing:
            self._begin(self._played_after_rot(table))
        self.rotted.append(self.chance.choice(rot.KINDS)(server, self.chance))
        await self._wait(self.chance.uniform(0, 2))
        server.start()
        assert await asyncio.to_thread(server.wait), f"it does not start with damage to {self.rotted[-1]}"
        self._failed.append((monotonic(), ROT_NATS))
        await self._wait(self.chance.uniform(0, 4))
        self.replaced += await rot.mend(server, self.watch)
        self._failed.append((monotonic(), ROT_NATS))

    async def _played_after_rot(self, table: Wishes) -> None:
        self.after_rot.append(await self._next_command(table, monotonic()))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._watching.add(task)
        task.add_done_callback(self._watching.discard)

    async def _wait(self, seconds: float) -> None:
        assert not any(task.done() for task in self._staying), "somebody has gone home"
        await asyncio.sleep(seconds)

    async def until_played(self, commands: int) -> None:
        """Wait until so many more commands were acknowledged."""
        wanted = self.noted.acknowledged + commands
        until = monotonic() + PATIENCE
        while self.noted.acknowledged < wanted:
            await self._wait(0.05)
            assert monotonic() < until, f"nobody can play: {self.noted.acknowledged} of {wanted} acknowledged"

    async def _watch(self, node: NodeProcess) -> None:
        """Note how long it takes until each table of a node that dies now is played on."""
        try:
            await self.watch.directory.follow()
            names = {one.subject.rpartition(".")[2]: one.data for one in await self.watch.nodes.everything()}
        except Unavailable:  # a NATS server has just died
            names = {}
        mine = {name for name, where in names.items() if where.endswith(f":{node.port}".encode())}
        self.unwatched += not mine
        self.killed |= dict.fromkeys(mine, time())
        owned = {slot.code for slot in self.watch.directory.slots.values() if slot.node in mine}
        for table in self.tables:
            if table.players[0].code in owned and table.players[0].table.get("phase") == "playing":
                self._begin(self._played_on(table))

    async def _played_on(self, table: Wishes) -> None:
        begun = monotonic()
        took = await self._next_command(table, begun)
        self.takeovers.append(Takeover(took, self._beside(begun, begun + took)))

    async def _next_command(self, table: Wishes, begun: float) -> float:
        """Wait for the next acknowledged command at a table; how many seconds that took."""
        players = [player for player in table.players if isinstance(player, Roamer)]
        while not any(max(player.acknowledged_at.values(), default=0.0) > begun + 0.05 for player in players):
            await asyncio.sleep(0.02)
        return monotonic() - begun

    def _beside(self, begun: float, ended: float) -> str:
        """What else there was from the death of a node until its table was played on."""
        if any(begun + 0.05 < at < ended for at, _ in self._failed):
            return ANOTHER
        nats = [at for at, kind in self._failed if kind in (KILL_NATS, ROT_NATS, PAUSE_NATS)]
        return AFTER_NATS if any(begun - SETTLES < at < begun for at in nats) else ALONE

    # The end

    async def play_out(self) -> None:
        """No more faults: every game that runs is played to its end."""
        for table in self.tables:
            table.games = max(1, *[player.table.get("games", 1) for player in table.players])
        until = monotonic() + 3 * PATIENCE
        while not all(is_over(table) for table in self.tables):
            await self._wait(0.05)
            left = [table for table in self.tables if not is_over(table)]
            for table in left:  # a deal that was under way
                table.games = max(table.games, *[player.table.get("games", 1) for player in table.players])
            assert monotonic() < until, f"{len(left)} games do not come to their end: {self._describe(left)}"

    def _describe(self, tables: list[Wishes]) -> str:
        return str(
            [
                (table.players[0].code, table.games, sorted(player.reveals), player.pending, player.line is not None)
                for table in tables[:3]
                for player in table.players
            ]
        )

    async def check(self) -> tuple[list[str], int]:
        """Whatever does not hold for the logs; and how many claims there are in them."""
        found: list[str] = []
        claims = 0
        await self.watch.directory.follow()
        for table in self.tables:
            code = table.players[0].code
            subject = self.watch.names.subject(self.watch.directory.codes[code])
            history = History(await self._whole_log(subject))
            claims += history.claims
            players = [player for player in table.players if isinstance(player, Roamer)]
            found += [f"{code}: {fault}" for fault in check(history, players, table.games)]
        return found, claims

    async def _whole_log(self, subject: str) -> list[Stored]:
        """Read a table's log up to its end. A replica may still be catching up, and nodes note who has left."""
        until = monotonic() + PATIENCE
        while True:
            last = await self.watch.jet.last(self.watch.names.log, subject)
            messages = await self.watch.jet.read(self.watch.names.log, subject, 1)
            if last is not None and messages and messages[-1].seq >= last.seq:
                return messages
            assert monotonic() < until, "a server is behind"
            await asyncio.sleep(0.05)


async def storm(
    folder: Path, plans: list[Plan], kinds: list[str], chance: Random, *, between: int, told: Told | None = None
) -> Outcome:
    """Play while faults of these kinds happen, one at a time; whatever does not hold afterwards is an assertion."""
    begun = monotonic()
    made = Storm(folder, chance)
    try:
        await made.begin(plans)
        await made.until_played(between)
        for number, kind in enumerate(kinds, 1):
            await made.fault(kind)
            await made.until_played(between)
            if told is not None:
                told(number, made.noted.acknowledged)
        await made.play_out()
        await made.leave()
        found, claims = await made.check()
        found += await rot.lasting_faults(made.settings)
        assert not found, "\n".join(found[:20])
        await made.watch.close()
    finally:
        await made.leave()
        made.end()
    players = made.players
    complaints = [line for node in made.nodes for line in node.complaints()]
    assert not complaints, "\n".join(complaints[:5])
    return Outcome(
        tables=len(made.tables),
        games=sum(table.games for table in made.tables),
        faults=made.faults,
        noted=made.noted,
        events=sum(len(told) for player in players for told in player.told.values()),
        claims=claims,
        takeovers=made.takeovers,
        after_rot=made.after_rot,
        rotted=made.rotted,
        replaced=made.replaced,
        unwatched=made.unwatched,
        stages=stages([node.log for node in made.nodes], made.killed),
        byes=sum([Counter(player.byes) for player in players], Counter[str]()),
        notices=sum([Counter(player.notices) for player in players], Counter[str]()),
        seconds=monotonic() - begun,
    )

"""One run: everything that a seed stands for happens, then the faults end, and what is left is checked."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
import tempfile
import traceback
from collections.abc import Callable
from contextlib import suppress
from contextvars import Context
from pathlib import Path
from random import Random
from time import process_time
from typing import Final, NamedTuple

from pocketmoney.core.problem import Problem
from pocketmoney.server.settings import Limits
from tests.server.evening import NAMES
from tests.server.steady import Wishes
from tools.simulate import checks
from tools.simulate.loop import Endless, VirtualLoop
from tools.simulate.people import Client, Guest, Network, Rogue, Thief
from tools.simulate.plan import Plan, TablePlan, make_plan, wishes_of
from tools.simulate.server import Machine
from tools.simulate.sources import Journal, Patch, replaced, simulated
from tools.simulate.vfs import simulated_vfs

CALM_MOST: Final = 240.0  # seconds that honest clients have to come back and be answered
DOWN_MOST: Final = 4.0  # seconds from a kill to the next start
LOOK_EVERY: Final = 5.0  # seconds between two looks at the memory
QUIET: Final = 20.0  # seconds in which everything that is on its way arrives
REST: Final = 900.0
SHORT_OF_SPACE: Final = 6_000  # bytes that are left on a full disk
MEMORY: Final = Path("/dev/shm")

LIMITS: Final = Limits(unread=32_768)  # small, so that slow readers reach it


class Seated:
    """A table of the run with its honest people."""

    def __init__(self, plan: TablePlan) -> None:
        self.plan = plan
        self.code = ""
        self.players: list[Guest] = []
        self.others: list[Client] = []


class Outcome(NamedTuple):
    """What a run came to."""

    seed: int
    violations: list[str]
    digest: str
    virtual: float  # seconds
    real: float  # seconds of processor time
    counts: dict[str, int]


class World:
    """Everything of one run."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        chance = Random(f"world {plan.seed}")
        self.plan = plan
        self.chance = chance
        self.loop = VirtualLoop(Random(chance.getrandbits(64)))
        self.journal = Journal(self.loop)
        self.machine = Machine(self.loop, Random(chance.getrandbits(64)), folder, LIMITS)
        self.network = Network(self.loop, Random(chance.getrandbits(64)), self.machine)
        self.tables: list[Seated] = []
        self.violations: list[str] = []
        self.counts: dict[str, int] = {}
        self.flips: list[str] = []
        self.served: checks.Logs = {}  # what the tested server reads at the end
        self.is_refused = False  # the server did not start, because of damage that it named
        self.is_over = False
        self._addresses = 0

    # The run

    async def run(self) -> None:
        """Let everything happen, and check what is left."""
        self.machine.boot()
        looking = asyncio.ensure_future(self._look())
        for plan in self.plan.tables:
            await self._open(plan)
        tasks = [asyncio.ensure_future(self._at_some_time(call)) for call in self._faults()]
        await asyncio.sleep(self.plan.length)
        for task in tasks:
            task.cancel()
        await self._calm_down()
        self.is_over = True
        looking.cancel()
        self.machine.kill_quietly()
        await asyncio.sleep(QUIET)
        self.served = ({} if self.is_refused else checks.read_logs(self)) or {}

    async def examine(self) -> None:
        """Check what is left."""
        if not self.is_refused:
            checks.check_world(self)

    def fail(self, violation: str) -> None:
        """Note what must not be."""
        if violation not in self.violations:
            self.violations.append(violation)

    def count(self, what: str, by: int = 1) -> None:
        """Count what happened, for the page."""
        self.counts[what] = self.counts.get(what, 0) + by

    async def _open(self, plan: TablePlan) -> None:
        """Make a table, and send its people there."""
        seated = Seated(plan)
        self.tables.append(seated)
        for _ in range(30):
            address = self._address()
            status, made = await self.machine.request("POST", "/api/tables", address, wishes_of(plan, NAMES[0]))
            if status == 201:
                break
            await asyncio.sleep(1.0)
        else:
            self.fail(f"no table could be made: {status} {made}")
            return
        seated.code = made["code"]
        wishes = Wishes(1, plan.people)
        for number, name in enumerate(NAMES[: plan.people] + [""] * plan.watchers):
            kind = Rogue if 0 < number <= plan.rogues else Guest
            token = made["token"] if number == 0 else ""
            player = kind(self.network, self._chance(), self._address(), seated.code, name, token)
            player.wishes = wishes
            (seated.players if kind is Guest else seated.others).append(player)
            self.loop.call_later(self.chance.random() * 3, player.come)
        for _ in range(plan.thieves):
            thief = Thief(self.network, self._chance(), self._address(), seated.code)
            thief.tokens = [made["token"]]
            seated.others.append(thief)
            self.loop.call_later(self.chance.random() * 20, thief.come)

    def _chance(self) -> Random:
        return Random(self.chance.getrandbits(64))

    def _address(self) -> str:
        self._addresses += 1
        return f"192.0.2.{self._addresses}"

    # Faults

    def _faults(self) -> list[Callable[[], None]]:
        plan = self.plan
        return [
            *[lambda: self._kill(is_power_cut=False)] * plan.kills,
            *[lambda: self._kill(is_power_cut=True)] * plan.power_cuts,
            *[self._tear] * plan.torn_writes,
            *[self._stop] * plan.stops,
            *[self._fail_syncs] * plan.sync_faults,
            *[self._fill_disk] * plan.full_disks,
            *[self._flip] * plan.flips,
            *[self._reset] * plan.resets,
            *[self._vanish] * plan.vanishings,
            *[self._pause] * plan.rests,
        ]

    async def _at_some_time(self, call: Callable[[], None]) -> None:
        await asyncio.sleep(self.chance.random() * self.plan.length)
        call()

    def _kill(self, *, is_power_cut: bool) -> None:
        if self.machine.is_up:
            self.count("power cuts" if is_power_cut else "kills")
            self.machine.kill(is_power_cut=is_power_cut)
            self._restart()

    def _tear(self) -> None:
        self.count("torn writes")
        self.machine.disk.fuse = self.chance.randrange(30)

    def _stop(self) -> None:
        machine = self.machine
        if machine.is_up and machine.process is not None and machine.server is not None:
            self.count("stops")
            machine.process.run(self.loop.create_task, self._stop_server())

    async def _stop_server(self) -> None:
        server = self.machine.server
        assert server is not None
        await server.stop()
        self.loop.call_later(0.1, self._after_stop, self.machine.process, context=Context())

    def _after_stop(self, process: object) -> None:
        if self.machine.process is process and self.machine.is_up:
            self.machine.was_stopped()

    def _fail_syncs(self) -> None:
        self.count("failed syncs")
        self.machine.disk.sync_faults = self.chance.choice((1, 1, 2, 5))

    def _fill_disk(self) -> None:
        self.count("full disks")
        disk = self.machine.disk
        disk.room = sum([len(file.content) for file in disk.files.values()]) + self.chance.randrange(SHORT_OF_SPACE)
        self.loop.call_later(self.chance.random() * 20, self._make_room)

    def _make_room(self) -> None:
        self.machine.disk.room = 1 << 30

    def _flip(self) -> None:
        """Flip a bit, under a running server or under one that is killed for it."""
        if self.chance.random() < 0.6:
            self._kill(is_power_cut=False)
        where = self.machine.flip()
        if where:
            self.count("flipped bits")
            self.flips.append(where)

    def _reset(self) -> None:
        links = [link for link, _ in self.network.links if not link.is_gone]
        if links:
            self.count("resets")
            self.chance.choice(links).cut()

    def _vanish(self) -> None:
        clients = [client for seated in self.tables for client in (*seated.players, *seated.others)]
        if clients:
            self.count("vanished devices")
            client = self.chance.choice(clients)
            client.leave(seconds=self.chance.choice((1.0, 20.0, 200.0)) * self.chance.random(), silent=True)

    def _pause(self) -> None:
        """Everybody goes away for a while, and all tables leave the memory."""
        self.count("rests")
        for seated in self.tables:
            for client in (*seated.players, *seated.others):
                client.leave(seconds=self.chance.random() * REST, silent=self.chance.random() < 0.3)

    def _restart(self) -> None:
        self.loop.call_later(self.chance.random() * DOWN_MOST, self._boot)

    def _boot(self) -> None:
        """Start the server again; one that cannot start has to say why."""
        if self.machine.is_up or self.is_refused or self.is_over:
            return
        try:
            self.machine.boot()
        except Problem as problem:
            self.machine.kill()
            if self.flips:
                self.count("starts refused because of damage")
                self.is_refused = True
            else:
                self.fail(f"the server does not start: {problem.key} {problem.details}")
                self.is_refused = True

    async def _look(self) -> None:
        """Look at memory and queues, and start a server that has ended."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if not self.machine.is_up:
                self._boot()
            checks.check_memory(self)

    # The end

    async def _calm_down(self) -> None:
        """End all faults, wait until every honest client is back and answered, and let what is on its way arrive."""
        machine, network = self.machine, self.network
        network.is_calm = True
        self._make_room()
        machine.disk.sync_faults = 0
        machine.disk.fuse = -1
        for seated in self.tables:
            for client in seated.others:
                client.is_home = True
                client.leave(seconds=1, silent=False)
            for player in seated.players:
                self.loop.call_later(1.0, player.come)
        until = self.loop.time() + CALM_MOST
        while self.loop.time() < until and not self.is_refused:
            await asyncio.sleep(0.25)
            if all(player.is_settled for seated in self.tables for player in seated.players) and self._is_durable():
                break
        else:
            self._blame_lost_clients()

    def _is_durable(self) -> bool:
        """Whether nothing waits for the disk or for its turn, in a server that runs."""
        server = self.machine.server
        if server is None or not self.machine.is_up:
            return False
        return not any(live.held or live.submitted for live in server.registry.live_tables.values())

    def _blame_lost_clients(self) -> None:
        if self.is_refused or (self.flips and checks.has_named_damage(self)):
            return
        for seated in self.tables:
            for player in seated.players:
                if not player.is_settled:
                    self.fail(
                        f"{player.name or 'a watcher'} at {seated.code} is not back after {CALM_MOST:.0f} s: "
                        f"link {player.link is not None}, welcome {player.is_welcome}, waits for {player.pending}, "
                        f"byes {player.byes[-3:]}"
                    )


def run(seed: int, plan: Plan | None = None, patches: list[Patch] | None = None) -> Outcome:
    """Run one seed; with patches, on a server that has a fault."""
    plan = plan or make_plan(seed)
    folder = Path(tempfile.mkdtemp(prefix="simulate-", dir=MEMORY if MEMORY.is_dir() else None))
    begun = process_time()
    try:
        simulated_vfs().reset(seed)
        world = World(plan, folder)
        with simulated(world.loop, Random(f"secrets {seed}"), world.journal):
            try:
                with replaced(patches or []):
                    world.loop.run_until_complete(world.run())
                world.loop.run_until_complete(world.examine())
            except Endless as fault:
                world.fail(f"it never ends: {fault}")
            except Exception as fault:
                world.fail(f"it broke off: {fault!r} {''.join(traceback.format_tb(fault.__traceback__)[-2:])}")
            finally:
                _close(world)
        return _outcome(world, process_time() - begun)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _close(world: World) -> None:
    with suppress(Exception):
        world.machine.kill()
    for task in asyncio.all_tasks(world.loop):
        task._log_destroy_pending = False  # type: ignore[attr-defined]
        with suppress(BaseException):
            task.get_coro().close()
    world.loop.close()


def _outcome(world: World, real: float) -> Outcome:
    digest = hashlib.blake2b(digest_size=16)
    for link, client in world.network.links:
        digest.update(f"{client.address} {link.number}\n".encode())
        for message in link.received:
            digest.update(message + b"\n")
    for name, file in sorted(world.machine.survivors.items()):
        digest.update(f"{name} {len(file.content)}\n".encode() + file.content)
    for when, event, told in world.journal.lines:
        digest.update(f"{when:.6f} {event} {told}\n".encode())
    virtual = world.loop.time() - 1_000.0
    return Outcome(world.plan.seed, world.violations, digest.hexdigest(), virtual, real, world.counts)

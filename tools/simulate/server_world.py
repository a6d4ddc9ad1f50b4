"""One run of a single server: its process dies, its machine loses its power, and its disk fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context
from pathlib import Path
from typing import Final

from pocketmoney.core.problem import Problem
from tools.simulate import checks
from tools.simulate.people import MachineNetwork
from tools.simulate.plan import ServerPlan
from tools.simulate.server import Json, Machine, request
from tools.simulate.vfs import simulated_vfs
from tools.simulate.world import LIMITS, QUIET, World

DOWN_MOST: Final = 4.0  # seconds from a kill to the next start
SHORT_OF_SPACE: Final = 6_000  # bytes that are left on a full disk


class ServerWorld(World):
    """Everything of one run with a single server."""

    plan: ServerPlan

    def __init__(self, plan: ServerPlan, folder: Path) -> None:
        super().__init__(plan)
        simulated_vfs().reset(plan.seed)
        self.machine = Machine(self.loop, self.draw_chance(), folder, LIMITS)
        self.network = MachineNetwork(self.loop, self.draw_chance(), self.machine)
        self.flips: list[str] = []
        self.served: checks.Logs = {}  # what the tested server reads at the end
        self.is_refused = False  # the server did not start, because of damage that it named

    async def begin(self) -> None:
        """Start the server."""
        self.machine.boot()

    async def request(self, address: str, body: Json) -> tuple[int, Json]:
        """Ask the server for a table."""
        return await request(self.machine.server, "POST", "/api/tables", address, body)

    async def finish(self) -> None:
        """End the server, and read what it has read."""
        self.machine.kill_quietly()
        await asyncio.sleep(QUIET)
        self.served = ({} if self.is_refused else checks.read_logs(self)) or {}

    async def examine(self) -> None:
        """Check what is left."""
        if not self.is_refused:
            checks.check_server_world(self)

    def close(self) -> None:
        """Release everything."""
        self.machine.kill()

    def look(self) -> None:
        """Look at memory and queues, and start a server that has ended."""
        if not self.machine.is_up:
            self._boot()
        server, writer = self.machine.server, self.machine.writer
        if server is not None and writer is not None and self.machine.is_up:
            checks.check_writer(self, writer)
            checks.check_memory(self, server)
        checks.check_links(self, LIMITS)

    def remains(self) -> list[tuple[str, bytes]]:
        """The files that are left."""
        return [(name, bytes(file.content)) for name, file in sorted(self.machine.survivors.items())]

    # Faults

    def faults(self) -> list[Callable[[], None]]:
        """What happens at some time."""
        plan = self.plan
        return [
            *[lambda: self._kill(is_power_cut=False)] * plan.kills,
            *[lambda: self._kill(is_power_cut=True)] * plan.power_cuts,
            *[self._tear] * plan.torn_writes,
            *[self._stop] * plan.stops,
            *[self._fail_syncs] * plan.sync_faults,
            *[self._fill_disk] * plan.full_disks,
            *[self._flip] * plan.flips,
        ]

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

    # The end

    def end_faults(self) -> None:
        """Let the disk be well from now on."""
        self._make_room()
        self.machine.disk.sync_faults = 0
        self.machine.disk.fuse = -1

    @property
    def is_hopeless(self) -> bool:
        """Whether nobody can be served any more."""
        return self.is_refused

    def is_durable(self) -> bool:
        """Whether nothing waits for the disk or for its turn, in a server that runs."""
        server = self.machine.server
        if server is None or not self.machine.is_up:
            return False
        return not any(live.held or live.submitted for live in server.registry.live_tables.values())

    def is_excused(self) -> bool:
        """Whether clients may be lost: the disk is damaged, and the server has said so."""
        return self.is_refused or bool(self.flips and checks.has_named_damage(self))

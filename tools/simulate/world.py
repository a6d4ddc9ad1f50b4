"""One run: tables and their people, and what happens to them whatever serves them."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Final

from pocketmoney.server.settings import Limits
from tests.server.evening import NAMES
from tests.server.steady import Wishes
from tools.simulate.loop import VirtualLoop
from tools.simulate.people import Client, Guest, Network, Rogue, Thief
from tools.simulate.plan import Plan, TablePlan, wishes_of
from tools.simulate.server import Json
from tools.simulate.sources import Journal, Patch

CALM_MOST: Final = 240.0  # seconds that honest clients have to come back and be answered
LOOK_EVERY: Final = 5.0  # seconds between two looks at the memory
QUIET: Final = 20.0  # seconds in which everything that is on its way arrives
REST: Final = 900.0

LIMITS: Final = Limits(unread=32_768)  # small, so that slow readers reach it


class Seated:
    """A table of the run with its honest people."""

    def __init__(self, plan: TablePlan) -> None:
        self.plan = plan
        self.code = ""
        self.players: list[Guest] = []
        self.others: list[Client] = []


class World(ABC):
    """Everything of one run."""

    network: Network

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.chance = Random(f"world {plan.seed}")
        self.loop = VirtualLoop(self.draw_chance())
        self.journal = Journal(self.loop)
        self.tables: list[Seated] = []
        self.violations: list[str] = []
        self.counts: dict[str, int] = {}
        self.is_over = False
        self._addresses = 0

    # What is tested

    def patches(self) -> list[Patch]:
        """What is replaced for what is tested."""
        return []

    @abstractmethod
    async def begin(self) -> None:
        """Start what is tested."""

    @abstractmethod
    async def request(self, address: str, body: Json) -> tuple[int, Json]:
        """Ask for a table; return status and answer."""

    @abstractmethod
    def faults(self) -> list[Callable[[], None]]:
        """What happens at some time."""

    @abstractmethod
    def look(self) -> None:
        """Look at memory and queues, and start what has ended."""

    @abstractmethod
    def end_faults(self) -> None:
        """Let everything be well from now on."""

    @abstractmethod
    def is_durable(self) -> bool:
        """Whether nothing waits for being written or for its turn."""

    @abstractmethod
    async def finish(self) -> None:
        """End what is tested."""

    @abstractmethod
    async def examine(self) -> None:
        """Check what is left."""

    @abstractmethod
    def remains(self) -> list[tuple[str, bytes]]:
        """What is left, by name."""

    @abstractmethod
    def close(self) -> None:
        """Release everything."""

    @property
    def is_hopeless(self) -> bool:
        """Whether nobody can be served any more."""
        return False

    def is_excused(self) -> bool:
        """Whether clients may be lost."""
        return False

    # The run

    async def run(self) -> None:
        """Let everything happen."""
        await self.begin()
        looking = asyncio.ensure_future(self._look())
        for plan in self.plan.tables:
            await self._open(plan)
        calls = [*self.faults(), *self._faults()]
        tasks = [asyncio.ensure_future(self._at_some_time(call)) for call in calls]
        await asyncio.sleep(self.plan.length)
        for task in tasks:
            task.cancel()
        await self._calm_down()
        self.is_over = True
        looking.cancel()
        await self.finish()

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
            status, made = await self.request(address, wishes_of(plan, NAMES[0]))
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
            player = kind(self.network, self.draw_chance(), self._address(), seated.code, name, token)
            player.wishes = wishes
            (seated.players if kind is Guest else seated.others).append(player)
            self.loop.call_later(self.chance.random() * 3, player.come)
        for _ in range(plan.thieves):
            thief = Thief(self.network, self.draw_chance(), self._address(), seated.code)
            thief.tokens = [made["token"]]
            seated.others.append(thief)
            self.loop.call_later(self.chance.random() * 20, thief.come)

    def draw_chance(self) -> Random:
        """Return a generator for one more part."""
        return Random(self.chance.getrandbits(64))

    def _address(self) -> str:
        self._addresses += 1
        return f"192.0.2.{self._addresses}"

    # Faults

    def _faults(self) -> list[Callable[[], None]]:
        plan = self.plan
        return [*[self._reset] * plan.resets, *[self._vanish] * plan.vanishings, *[self._pause] * plan.rests]

    async def _at_some_time(self, call: Callable[[], None]) -> None:
        await asyncio.sleep(self.chance.random() * self.plan.length)
        call()

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

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.look()

    # The end

    async def _calm_down(self) -> None:
        """End all faults, wait until every honest client is back and answered, and let what is on its way arrive."""
        self.network.is_calm = True
        self.end_faults()
        for seated in self.tables:
            for client in seated.others:
                client.is_home = True
                client.leave(seconds=1, silent=False)
            for player in seated.players:
                self.loop.call_later(1.0, player.come)
        until = self.loop.time() + CALM_MOST
        while self.loop.time() < until and not self.is_hopeless:
            await asyncio.sleep(0.25)
            if all(player.is_settled for seated in self.tables for player in seated.players) and self.is_durable():
                break
        else:
            self._blame_lost_clients()

    def _blame_lost_clients(self) -> None:
        if self.is_excused():
            return
        for seated in self.tables:
            for player in seated.players:
                if not player.is_settled:
                    self.fail(
                        f"{player.name or 'a watcher'} at {seated.code} is not back after {CALM_MOST:.0f} s: "
                        f"link {player.link is not None}, welcome {player.is_welcome}, waits for {player.pending}, "
                        f"byes {player.byes[-3:]}"
                    )

"""Running one seed: everything that it stands for happens, then the faults end, and what is left is checked."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
import tempfile
import traceback
from contextlib import suppress
from pathlib import Path
from random import Random
from time import process_time
from typing import Final, NamedTuple

from tools.simulate.cluster_world import ClusterWorld
from tools.simulate.loop import Endless
from tools.simulate.plan import ClusterPlan, Plan, ServerPlan, make_plan
from tools.simulate.server_world import ServerWorld
from tools.simulate.sources import Patch, replaced, simulated
from tools.simulate.world import World

MEMORY: Final = Path("/dev/shm")


class Outcome(NamedTuple):
    """What a run came to."""

    seed: int
    violations: list[str]
    digest: str
    virtual: float  # seconds
    real: float  # seconds of processor time
    counts: dict[str, int]


def make_world(plan: Plan, folder: Path) -> World:
    """Everything of a run that is planned so."""
    if isinstance(plan, ClusterPlan):
        return ClusterWorld(plan, folder)
    assert isinstance(plan, ServerPlan)
    return ServerWorld(plan, folder)


def run(seed: int, plan: Plan | None = None, patches: list[Patch] | None = None) -> Outcome:
    """Run one seed; with patches, on a server that has a fault."""
    plan = plan or make_plan(seed)
    folder = Path(tempfile.mkdtemp(prefix="simulate-", dir=MEMORY if MEMORY.is_dir() else None))
    begun = process_time()
    try:
        world = make_world(plan, folder)
        with simulated(world.loop, Random(f"secrets {seed}"), world.journal, world.patches()):
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
        world.close()
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
    for name, content in world.remains():
        digest.update(f"{name} {len(content)}\n".encode() + content)
    for when, event, told in world.journal.lines:
        digest.update(f"{when:.6f} {event} {told}\n".encode())
    virtual = world.loop.time() - 1_000.0
    return Outcome(world.plan.seed, world.violations, digest.hexdigest(), virtual, real, world.counts)

"""What must hold for the nodes of a cluster, and for the logs that they leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pocketmoney.core.problem import Problem
from pocketmoney.store.nats.cluster import Cluster, open_cluster
from pocketmoney.store.nats.envelope import read
from pocketmoney.store.nats.jetstream import Stored
from tests.cluster.history import History
from tools.simulate import checks
from tools.simulate.jetstream.stream import Message, Stream
from tools.simulate.people import USUAL_BYES
from tools.simulate.world import LIMITS

if TYPE_CHECKING:
    from tools.simulate.cluster_world import ClusterWorld
    from tools.simulate.node import SimulatedNode
    from tools.simulate.world import Seated

# Of the journal. Nothing that was acknowledged is ever lost here, so nobody may say so.
FAULTS: Final = checks.FAULTS | checks.BROKEN | {
    "task-failed", "not-answered", "not-unsubscribed", "not-archived", "table-lost", "directory-replaced",
    "code-taken-twice", "archive-damaged",
}  # fmt: skip
BYES: Final = USUAL_BYES | {"table-moved", "cluster-away"}
WAITING_MOST: Final = 500  # requests of a node that wait for an answer
TASKS_MOST: Final = 1_000


def check_node(world: ClusterWorld, server: SimulatedNode) -> None:
    """What a node has under way is bounded."""
    node = server.node
    waiting = len(node.cluster.jet._waiting)
    if waiting > WAITING_MOST:
        world.fail(f"{waiting} requests of a node wait")
    if len(server.port.process.tasks) > TASKS_MOST:
        world.fail(f"a node has {len(server.port.process.tasks)} tasks")
    if len(node.gates) > server.connections.sockets:
        world.fail(f"a node keeps {len(node.gates)} ways for {server.connections.sockets} sockets")


def log_of(world: ClusterWorld) -> Stream:
    """The stream of all logs."""
    return world.servers.streams[f"{world.settings.name}-log"]


def last_messages(world: ClusterWorld) -> dict[str, Message]:
    """The last message of each log, by its table."""
    log, now = log_of(world), world.loop.time()
    contents = log.replicas[max(log.leader, 0)].at(now)
    found = [contents.last_of(subject) for subject in contents.subjects]
    return {message.subject.rpartition(".")[2]: message for message in found if message is not None}


def check_owners(world: ClusterWorld, after: float) -> None:
    """No node still has a table that another one has taken over."""
    last, now = last_messages(world), world.loop.time()
    for machine in world.nodes:
        server = machine.server
        if server is None or not machine.is_awake or now < machine.awake_since + after:
            continue
        for table, owned in server.node.log.owned.items():
            message = last.get(table)
            if message is None or now < message.at + after:
                continue
            found = read(message.data)
            if found.epoch > owned.chain.epoch:
                world.fail(
                    f"{machine.name} has {table} in epoch {owned.chain.epoch}, which is {found.epoch} by its log"
                )


def check_agreement(world: ClusterWorld) -> None:
    """When all is calm each table has one owner, and the index says what the logs say."""
    last = last_messages(world)
    servers = [machine.server for machine in world.nodes if machine.server is not None]
    for table, message in last.items():
        found = read(message.data)
        if not found.node:
            continue  # it was deleted
        owners = [server.node.id for server in servers if table in server.node.log.owned]
        if owners != [found.node]:
            world.fail(f"{table} is owned by {owners}, and by its log by {found.node}")
        for server in servers:
            live = server.registry.live_tables.get(table)
            if live is not None and server.node.id != found.node:
                world.fail(f"{table} of {found.node} is in memory elsewhere")
            slot = server.node.directory.slots.get(table)
            if slot is None or (slot.node, slot.epoch) != (found.node, found.epoch):
                world.fail(f"a node finds {table} at {slot}, and its log has {found.node} in epoch {found.epoch}")


def find_strays(world: ClusterWorld) -> set[tuple[str, int]]:
    """Sockets that a node has at its tables, and that are not at the node they are said to be at."""
    servers = [machine.server for machine in world.nodes if machine.server is not None]
    gates = {server.node.id: server.node.gates for server in servers}
    far = [each for server in servers for each in server.node.far]
    return {(home, key) for home, key in far if key not in gates.get(home, {})}


async def check_cluster_world(world: ClusterWorld) -> None:
    """Everything that must hold at the end of a run."""
    for when, event, told in world.journal.lines:
        if event in FAULTS and checks.KILLED not in told:
            world.fail(f"at {when:.3f} s a node wrote: {event} {told}")
    checks.check_handled(world)
    checks.check_rates(world, LIMITS)
    cluster = await open_cluster(world.settings)
    for seated in world.tables:
        if seated.code:
            await _check_table(world, cluster, seated)
    await cluster.close()


async def _check_table(world: ClusterWorld, cluster: Cluster, seated: Seated) -> None:
    slot = await cluster.directory.find(seated.code)
    if slot is None:
        world.fail(f"table {seated.code} is not listed")
        return
    subject = cluster.names.subject(slot.table)
    messages = [message for message in log_of(world).history if message.subject == subject]
    history = History([Stored(message.seq, subject, message.data) for message in messages])
    world.count("claims", history.claims)
    for fault in history.faults:
        world.fail(f"{seated.code}: {fault}")
    if history.faults:
        return
    try:
        found = await cluster.log.peek(slot.table)
    except Problem as problem:
        world.fail(f"{seated.code} cannot be read: {problem.key} {problem.details}")
        return
    behind = 0 if found.base is None else found.base.seq
    if history.lines[behind:] != found.lines:
        world.fail(f"{seated.code}: {len(found.lines)} entries are read after {behind}, of {len(history.lines)}")
    for violation in checks.check_table(world, seated, history.lines, BYES):
        world.fail(f"{seated.code}: {violation}")

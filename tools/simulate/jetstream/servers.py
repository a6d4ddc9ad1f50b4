"""Some NATS servers, the routes between them, and everything that goes wrong with both.

Messages of one connection keep their order. A server can be killed, put to sleep or cut off from the others; a node
can be cut off from all of them; and for a while messages can get lost, or come so late that others overtake them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context
from random import Random
from typing import TYPE_CHECKING, Final

from tools.simulate.jetstream.server import Connection, Server
from tools.simulate.jetstream.stream import Stream
from tools.simulate.loop import Process

if TYPE_CHECKING:
    from tools.simulate.jetstream.client import ModelClient, Subscription

APART: Final = 1e-7  # seconds between two messages that keep their order
NOTICES: Final = (2.0, 3.5)  # seconds until a client finds that its server does not answer any more
ELECTION: Final = (0.2, 6.0)  # seconds until a stream has another leader
STEPS_DOWN: Final = 10.0  # seconds at most until a leader without followers notices
GHOST: Final = 30.0  # seconds at most until a server notices that a client is gone without a word
CATCHES_UP: Final = 2.0  # seconds at most that a server needs after a start
LOSS: Final = 0.15  # share of the messages that are lost or late while a network is bad
LATE: Final = 6.0  # seconds at most

Headers = dict[str, str]
_OUTSIDE: Final = Context()  # of no process


class Servers:
    """A cluster of NATS servers. With a delay of zero everything happens in order, and as soon as it can."""

    def __init__(self, loop: asyncio.AbstractEventLoop, chance: Random, count: int = 1, delay: float = 0.0) -> None:
        self.chance = chance
        self.loop = loop
        self.servers = [Server(number) for number in range(count)]
        self.delay = delay  # seconds at most, for each way
        self.streams: dict[str, Stream] = {}
        self.subscriptions: dict[str, dict[Subscription, None]] = {}  # by subject
        self.clients: dict[str, ModelClient] = {}
        self.ghosts: dict[str, float] = {}  # subjects of clients whose end no server has noticed, and until when
        self.cut_off: dict[Process, None] = {}  # processes that reach no server
        self.is_lossy = False
        self._began = self.loop.time()
        self._routes: dict[tuple[int, int], float] = {}
        self._keys = 0

    # Time

    def wait(self) -> float:
        """A delay."""
        return self.chance.random() * self.delay if self.delay else 0.0

    def later(self, when: float, call: Callable[..., None], *args: object) -> None:
        """Do something outside of any process."""
        if self.delay:
            self.loop.call_at(when, call, *args, context=_OUTSIDE)
        else:
            self.loop.call_soon(call, *args, context=_OUTSIDE)

    def isotime(self, at: float) -> str:
        """A moment as JetStream writes it."""
        seconds = at - self._began
        whole = int(seconds)
        clock = f"{whole // 3600 % 24:02}:{whole // 60 % 60:02}:{whole % 60:02}.{int(seconds % 1 * 1e6):06}"
        return f"2030-01-{1 + whole // 86_400:02}T{clock}Z"

    # Who reaches whom

    def is_joined(self, one: Server, other: Server) -> bool:
        """Whether two servers reach each other."""
        if not (one.is_up and other.is_up) or one.is_asleep or other.is_asleep:
            return False
        return one is other or not (one.is_isolated or other.is_isolated)

    def has_quorum(self, server: Server) -> bool:
        """Whether a server reaches most of all servers."""
        return 2 * sum([self.is_joined(server, other) for other in self.servers]) > len(self.servers)

    def leader_of(self, stream: Stream, server: Server) -> Server | None:
        """The server that leads a stream, as another server knows it."""
        now = self.loop.time()
        if stream.leader >= 0:
            leader = self.servers[stream.leader]
            if self.is_joined(leader, server):
                return leader
        if stream.deposed >= 0 and now < stream.deposed_until:
            deposed = self.servers[stream.deposed]
            if self.is_joined(deposed, server):
                return deposed
        return None

    # Messages

    def is_unlucky(self) -> float:
        """How much later a message comes that the network treats badly; below zero: never."""
        if not self.is_lossy or self.chance.random() >= LOSS:
            return 0.0
        return -1.0 if self.chance.random() < 0.5 else self.chance.random() * LATE

    def go_up(self, connection: Connection, arrive: Callable[[Server], None]) -> None:
        """Let a message go from a client to its server."""
        late = self.is_unlucky()
        if late < 0:
            return
        connection.up_at = max(connection.up_at + APART, self.loop.time() + self.wait())
        self.later(connection.up_at + late, self._arrive_up, connection, arrive)

    def _arrive_up(self, connection: Connection, arrive: Callable[[Server], None]) -> None:
        server = connection.server
        if connection.client.process in self.cut_off:
            connection.held.append(lambda: self._arrive_up(connection, arrive))
        elif server.is_asleep:
            server.held.append(lambda: self._arrive_up(connection, arrive))
        elif server.is_up:
            arrive(server)

    def cross(self, start: Server, end: Server, arrive: Callable[[], None]) -> None:
        """Let a message go from one server to another."""
        if start is end:
            arrive()
            return
        late = self.is_unlucky()
        if late < 0 or not self.is_joined(start, end):
            return
        route = (start.number, end.number)
        self._routes[route] = max(self._routes.get(route, 0.0) + APART, self.loop.time() + self.wait())
        self.later(self._routes[route] + late, self._arrive_across, end, arrive)

    def _arrive_across(self, end: Server, arrive: Callable[[], None]) -> None:
        if end.is_asleep:
            end.held.append(arrive)
        elif end.is_up:
            arrive()

    def go_down(self, start: Server, connection: Connection, arrive: Callable[[], None]) -> None:
        """Let a message go from any server to a client."""
        if start is connection.server:
            self._send_down(connection, arrive)
        else:
            self.cross(start, connection.server, lambda: self._send_down(connection, arrive))

    def _send_down(self, connection: Connection, arrive: Callable[[], None]) -> None:
        late = self.is_unlucky()
        if late < 0 or not connection.is_open:
            return
        connection.down_at = max(connection.down_at + APART, self.loop.time() + self.wait())
        self.later(connection.down_at + late, self._arrive_down, connection, arrive)

    def _arrive_down(self, connection: Connection, arrive: Callable[[], None]) -> None:
        process = connection.client.process
        if not connection.is_open:
            return
        if process in self.cut_off:
            connection.held.append(lambda: self._arrive_down(connection, arrive))
        elif process is None:
            arrive()
        else:
            process.run(process.step, arrive)

    def publish(self, server: Server, subject: str, data: bytes, reply: str, headers: Headers | None) -> bool:
        """Hand a message to everybody who listens to its subject; whether anybody does."""
        found = False
        for subscription in list(self.subscriptions.get(subject, ())):
            connection = subscription.client.connection
            if connection is not None and self.is_joined(server, connection.server):
                found = True
                self.go_down(server, connection, subscription.arrival(subject, data, reply, headers))
        return found or self.ghosts.get(subject, 0.0) > self.loop.time()

    def answer(self, server: Server, reply: str, data: bytes, headers: Headers | None = None) -> None:
        """Send an answer to the inbox of a client."""
        if not reply:
            return
        client = self.clients.get(reply.split(".", 2)[1])
        connection = None if client is None else client.connection
        if client is not None and connection is not None:
            self.go_down(server, connection, lambda: client.receive_answer(reply, data, headers))

    # Connections

    def next_key(self) -> str:
        """A name for a client, which its inboxes begin with."""
        self._keys += 1
        return f"c{self._keys}"

    def connect(self, client: ModelClient, server: Server) -> Connection | None:
        """Connect a client to a server, if that is there."""
        if not server.is_up or server.is_asleep or client.process in self.cut_off:
            return None
        connection = Connection(client, server)
        server.connections[connection] = None
        return connection

    def disconnect(self, connection: Connection, *, is_told: bool) -> None:
        """Forget a connection that its client has closed, or lost; the server may not have been told."""
        connection.is_open = False
        connection.server.connections.pop(connection, None)
        if not is_told:
            for subject in connection.client.subjects:
                self.ghosts[subject] = self.loop.time() + self.chance.random() * GHOST

    def end_process(self, process: Process, *, is_told: bool) -> None:
        """A process has died: its sockets are closed, and the servers know at once; unless its machine is gone."""
        is_told = is_told and process not in self.cut_off
        self.cut_off.pop(process, None)
        for client in [client for client in self.clients.values() if client.process is process]:
            client.abandon(is_told=is_told)

    def cut(self, process: Process) -> None:
        """Cut a process off from all servers."""
        self.cut_off[process] = None
        for client in [client for client in self.clients.values() if client.process is process]:
            self._watch(client)

    def _watch(self, client: ModelClient) -> None:
        """Let a client notice after a while that its server does not answer."""
        connection, process = client.connection, client.process
        if connection is not None:
            when = self.loop.time() + self.chance.uniform(*NOTICES)
            check = lambda: client.notice(connection)  # noqa: E731
            self.later(when, check if process is None else lambda: process.run(process.step, check))

    def is_silent(self, connection: Connection) -> bool:
        """Whether nothing comes from the server of a connection."""
        return connection.client.process in self.cut_off or connection.server.is_asleep or not connection.server.is_up

    def mend(self, process: Process) -> None:
        """Let a process reach the servers again; what is held on living connections arrives."""
        if process not in self.cut_off:
            return
        del self.cut_off[process]
        for server in self.servers:
            for connection in list(server.connections):
                if connection.client.process is process:
                    held, connection.held = connection.held, []
                    for arrive in held:
                        arrive()

    # Servers

    def kill(self, server: Server) -> None:
        """Kill a server. What it has on its disk stays."""
        if not server.is_up:
            return
        server.is_up, server.is_asleep, server.held = False, False, []
        for connection in list(server.connections):
            connection.is_open = False
            del server.connections[connection]
            self._tell_lost(connection)
        for stream in self.streams.values():
            stream.replicas[server.number].stop()
            if server.number == stream.deposed:
                stream.deposed = -1
        self._depose_led_by(server)

    def _tell_lost(self, connection: Connection) -> None:
        client, process = connection.client, connection.client.process
        if process in self.cut_off:
            self._watch(client)
            return
        told = lambda: client.notice(connection)  # noqa: E731
        when = self.loop.time() + self.wait()
        self.later(when, told if process is None else lambda: process.run(process.step, told))

    def start(self, server: Server) -> None:
        """Start a server; its replicas need some time to catch up."""
        if server.is_up:
            return
        server.is_up, server.is_isolated = True, False
        self._rejoin(server)

    def _rejoin(self, server: Server) -> None:
        when = self.loop.time() + (self.chance.random() * CATCHES_UP if self.delay else 0.0)
        for stream in self.streams.values():
            stream.replicas[server.number].promise(when)
            if stream.deposed == server.number:
                stream.deposed = -1

    def sleep(self, server: Server) -> None:
        """Put a server to sleep: nobody hears of it, and nobody is told."""
        if server.is_up and not server.is_asleep:
            server.is_asleep = True
            for connection in server.connections:
                self._watch(connection.client)
            self._depose_led_by(server)

    def wake(self, server: Server) -> None:
        """Wake a server."""
        if server.is_asleep:
            server.is_asleep = False
            self._rejoin(server)
            held, server.held = server.held, []
            for arrive in held:
                arrive()

    def isolate(self, server: Server) -> None:
        """Cut a server off from the other servers, not from its clients. It may go on leading without them."""
        if server.is_isolated or not server.is_up:
            return
        server.is_isolated = True
        for stream in self.streams.values():
            stream.replicas[server.number].stop()
            if stream.leader == server.number:
                stream.deposed = server.number
                stream.deposed_until = self.loop.time() + self.chance.random() * STEPS_DOWN
        self._depose_led_by(server)

    def join(self, server: Server) -> None:
        """Let a server reach the others again."""
        if server.is_isolated:
            server.is_isolated = False
            self._rejoin(server)

    # Leaders

    def _depose_led_by(self, server: Server) -> None:
        for stream in self.streams.values():
            if stream.leader == server.number:
                self.depose(stream)

    def depose(self, stream: Stream, successor: int = -1) -> None:
        """End the reign of a leader; another one is chosen after a while."""
        stream.leader = -1
        stream.term += 1
        low, high = ELECTION
        seconds = self.chance.uniform(low, high) if self.delay else 0.0
        self.later(self.loop.time() + seconds, self._elect, stream, stream.term, successor)

    def _elect(self, stream: Stream, term: int, successor: int) -> None:
        if stream.term != term or self.streams.get(stream.name) is not stream:
            return
        able = [server for server in self.servers if self.has_quorum(server)]
        if not able:
            self.later(self.loop.time() + 0.5, self._elect, stream, term, successor)
            return
        wanted = [server for server in able if server.number == successor]
        stream.leader = self.chance.choice(wanted or able).number
        shared = [each for each in stream.proposals if each.is_shared]
        for proposal in shared[: self.chance.randrange(len(shared) + 1)]:
            stream.confirm(proposal.change)
        stream.proposals.clear()
        stream.ready_at = 0.0
        stream.replicas[stream.leader].catch_up()
        self.spread(stream)

    def spread(self, stream: Stream) -> None:
        """Let what is confirmed come to all servers that the leader reaches: at once there, later elsewhere."""
        now, leader = self.loop.time(), self.servers[stream.leader]
        for server, replica in zip(self.servers, stream.replicas, strict=True):
            if server is leader:
                replica.catch_up()
            elif self.is_joined(leader, server):
                replica.promise(now + self.chance.random() * max(self.delay, server.lag))

    # Their state as a whole

    @property
    def is_well(self) -> bool:
        """Whether nothing is wrong: all servers are there, and every stream has a leader."""
        servers_well = all(each.is_up and not each.is_asleep and not each.is_isolated for each in self.servers)
        led = all(stream.leader >= 0 for stream in self.streams.values())
        return servers_well and led and not self.is_lossy and not self.cut_off

    def end_faults(self) -> None:
        """Let everything be well from now on."""
        self.is_lossy = False
        for process in list(self.cut_off):
            self.mend(process)
        for server in self.servers:
            server.lag = 0.0
            self.wake(server)
            self.join(server)
            self.start(server)

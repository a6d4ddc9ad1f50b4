"""Where the API asks about the tables of a whole cluster."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from pocketmoney.core.problem import Problem
from pocketmoney.server.cluster.archive import Archive
from pocketmoney.server.cluster.node import AWAY, Node
from pocketmoney.server.codes import new_code, new_id, read_code
from pocketmoney.server.desk import Desk, Gauge, TableFacts, Told, facts_of
from pocketmoney.server.hub import BROKEN, NO_TABLE, Hub
from pocketmoney.server.lobby import GUESSING, Lobby
from pocketmoney.server.logs import note
from pocketmoney.server.room import Room
from pocketmoney.store.nats.envelope import Mark
from pocketmoney.store.nats.jet import Refused, Unavailable

TRIES: Final = 5

_read_facts: Final = msgspec.json.Decoder(TableFacts).decode


class ClusterDesk(Desk):
    """Answers about the tables of all nodes."""

    def __init__(self, hub: Hub, lobby: Lobby, node: Node, archive: Archive | None) -> None:
        super().__init__(hub, lobby)
        self.node = node
        self.archive = archive

    async def facts(self, word: str, address: str) -> TableFacts | str:
        """The table of a code, or the key of why there is none."""
        now = self.hub.now()
        if not self.lobby.guesses.may(address, now):
            return GUESSING
        try:
            for _ in range(TRIES):
                table, place = await self.node.find(read_code(word))
                if isinstance(place, Room):
                    return facts_of(place.table)
                answer = await self.node.links.ask(place, "facts", table.encode())
                if answer:
                    return _read_facts(answer)
                await asyncio.sleep(0.1)
                await self.node.directory.fresh(table)
        except Problem as problem:
            if problem.key == NO_TABLE:
                self.lobby.guesses.take(address, now)
            return problem.key
        except (Unavailable, Refused):
            pass
        except Exception as fault:
            note("table-unreadable", fault)
            return BROKEN
        return AWAY

    def here(self, most: int) -> list[TableFacts]:
        """Tables of this node that want to be found."""
        return super().listed(most)

    def listed(self, most: int) -> list[TableFacts]:
        """Tables of the cluster that want to be found."""
        found = self.here(most)
        for node, beat in self.node.peers.beats.items():
            if node != self.node.id:
                found += beat.listed
        return found[:most]

    async def new(self, game: str) -> Room:
        """A new table, which this node owns."""
        node = self.node
        if not node.is_current:
            raise Problem(AWAY)
        try:
            while True:
                table, code, me = new_id(), new_code(node.directory.codes.__contains__), node.id
                try:
                    await node.directory.make(table, code, me, self.hub.now())
                except Problem as problem:
                    if problem.key != "store-code-taken":
                        raise
                    continue
                break
            found = await node.log.take_up(table, me)
            mark = Mark(found.chain.stream, found.chain.digest)
            node.spawn(node.directory.own(table, me, found.chain.epoch, mark))
            return self.hub.make(game, table, code)
        except (Unavailable, Refused):
            raise Problem(AWAY) from None
        except Problem:
            node.spawn(node.log.forget(table))
            raise

    async def finished(self, code: str, game: int, told: Told, form: str) -> bytes:
        """A game that is over: as it was put away here, as the log still has it, or as another node has put it away."""
        table = (await self.node.find(code))[0]
        if self.archive is not None:
            kept = await asyncio.to_thread(self.archive.get, table, game, form)
            if kept:
                return kept
        problem: Problem
        try:
            found = await self.node.log.look(table)
            base = found.base.snapshot if found.base is not None else None
            if found.base is None or game > found.base.games:
                from pocketmoney.table.recording import finished

                return await asyncio.to_thread(lambda: told(finished(found.lines, game, base)))
            problem = Problem("no-such-game", {"game": game, "games": found.base.games})
        except (Unavailable, Refused):
            raise Problem(AWAY) from None
        others = [node for node in self.node.peers.beats if node != self.node.id]
        wanted = msgspec.json.encode([table, game, form])
        for answer in await asyncio.gather(*[self.node.links.ask(node, "archived", wanted) for node in others]):
            if answer:
                return answer
        raise problem

    def gauges(self) -> list[Gauge]:
        """Figures of the whole cluster, as every node tells the others."""
        beats = self.node.peers.beats.values()
        names = {beat.node: beat.name for beat in beats}
        found = [
            Gauge("pocketmoney_cluster_nodes", "nodes that live", {"": len(names)}),
            Gauge(
                "pocketmoney_cluster_tables",
                "tables that are open in the cluster",
                {"": len(self.node.directory.codes)},
            ),
            Gauge("pocketmoney_logs_waiting", "logs that cannot be written just now", {"": len(self.node.waiting)}),
        ]
        for name, words, values in (
            ("tables", "tables that a node owns", {beat.node: beat.tables for beat in beats}),
            ("visited", "tables of a node with somebody at them", {beat.node: beat.visited for beat in beats}),
            ("sockets", "sockets of a node", {beat.node: beat.sockets for beat in beats}),
            ("load", "entries a second of a node", {beat.node: beat.load for beat in beats}),
            ("busy", "share of a core that a node uses", {beat.node: beat.busy for beat in beats}),
        ):
            by_name = {names[node]: float(value) for node, value in values.items()}
            found.append(Gauge(f"pocketmoney_node_{name}", words, by_name, "node"))
        return found

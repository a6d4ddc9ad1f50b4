"""Where the API asks about the tables of a whole cluster."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from pocketmoney import games
from pocketmoney.core.problem import Problem
from pocketmoney.server.cluster.archive import RECORDS, STORIES, Archive
from pocketmoney.server.cluster.node import Node
from pocketmoney.server.cluster.ownership import AWAY
from pocketmoney.server.connections import GUESSING, Connections
from pocketmoney.server.event_log import log_event
from pocketmoney.server.game_source import STORY_MOVES, STORY_TIME, GameSource, LoggedGame, RecordedGame, ToldGame
from pocketmoney.server.live_table import LiveTable
from pocketmoney.server.table_codes import new_code, new_id, read_code
from pocketmoney.server.table_queries import Gauge, TableFacts, TableQueries, facts_of
from pocketmoney.server.table_registry import BROKEN, NO_TABLE, TableRegistry
from pocketmoney.store.nats.envelope import Mark
from pocketmoney.store.nats.jetstream import Refused, Unavailable
from pocketmoney.table.adoption import by_other_rules

TRIES: Final = 5

_read_facts: Final = msgspec.json.Decoder(TableFacts).decode


class ClusterTableQueries(TableQueries):
    """Answers about the tables of all nodes."""

    def __init__(self, registry: TableRegistry, connections: Connections, node: Node, archive: Archive | None) -> None:
        super().__init__(registry, connections)
        self.node = node
        self.archive = archive

    async def facts(self, word: str, address: str) -> TableFacts | str:
        """The table of a code, or the key of why there is none."""
        now = self.registry.now()
        if not self.connections.guesses.may(address, now):
            return GUESSING
        try:
            for _ in range(TRIES):
                table, place = await self.node.find(read_code(word))
                if isinstance(place, LiveTable):
                    return facts_of(place.table)
                answer = await self.node.links.ask(place, "facts", table.encode())
                if answer:
                    return _read_facts(answer)
                await asyncio.sleep(0.1)
                await self.node.directory.fresh(table)
        except Problem as problem:
            if problem.key == NO_TABLE:
                self.connections.guesses.take(address, now)
            return problem.key
        except (Unavailable, Refused):
            pass
        except Exception as fault:
            log_event("table-unreadable", fault)
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

    async def new(self, game: str, lesson: str = "") -> LiveTable:
        """A new table, which this node owns."""
        node = self.node
        games.find(game)
        if not node.is_current:
            raise Problem(AWAY)
        me, table = node.id, ""
        try:
            while True:
                table, code = new_id(), new_code(node.directory.codes.__contains__)
                try:
                    await node.directory.register(table, code, me, self.registry.now())
                except Problem as problem:
                    if problem.key != "store-code-taken":
                        raise
                    continue
                break
            found = await node.log.take_up(table, me)
            mark = Mark(found.chain.stream, found.chain.digest)
            node.spawn(node.directory.own(table, me, found.chain.epoch, mark))
            return self.registry.create(game, lesson, table, code)
        except (Unavailable, Refused, Problem) as fault:
            node.spawn(node.log.forget(table))
            if isinstance(fault, Problem):
                raise
            raise Problem(AWAY) from None

    async def played(self, table: str, game: int) -> GameSource:
        """Return where a finished game is read from: the log, or what a node has archived."""
        try:
            found = await self.node.log.peek(table)
        except (Unavailable, Refused):
            raise Problem(AWAY) from None
        base = found.base
        if base is None or game > base.games:
            witness = by_other_rules(await self.node.log.latest(table, found))
            return LoggedGame(list(found.lines), game, None if base is None else base.snapshot, witness)
        story = await self._archived(table, game, STORIES)
        if story:
            return ToldGame(story)
        record = await self._archived(table, game, RECORDS)
        if not record:
            raise Problem("no-such-game", {"game": game, "games": base.games})
        return RecordedGame(record.decode(), STORY_TIME, STORY_MOVES)

    async def _archived(self, table: str, game: int, kind: str) -> bytes:
        """The story or the record of a game that was put away, from here or from another node."""
        if self.archive is not None:
            found = await asyncio.to_thread(self.archive.get, table, game, kind)
            if found:
                return found
        others = [node for node in self.node.peers.beats if node != self.node.id]
        wanted = msgspec.json.encode([table, game])
        word = "archived" if kind == RECORDS else "archived-story"
        for answer in await asyncio.gather(*[self.node.links.ask(node, word, wanted) for node in others]):
            if answer:
                return answer
        return b""

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

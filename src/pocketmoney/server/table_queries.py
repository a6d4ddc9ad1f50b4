"""Where the API asks about tables: what they are, new ones, games that are over. A cluster has a desk of its own."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import msgspec

from pocketmoney import games
from pocketmoney.core.problem import Problem
from pocketmoney.server.connections import Connections
from pocketmoney.server.game_source import GameSource, LoggedGame
from pocketmoney.server.live_table import LiveTable
from pocketmoney.server.table_registry import DAMAGED, TableRegistry
from pocketmoney.table.adoption import by_other_rules
from pocketmoney.table.table import Table


class Gauge(NamedTuple):
    """A figure as it is now; with a label, one for each of its values."""

    name: str
    words: str
    values: dict[str, float]  # by label; the empty label: there is but one
    label: str = ""


class TableFacts(msgspec.Struct):
    """A table as anybody may see it who knows its code."""

    code: str
    game: str
    phase: str
    players: list[str]
    least: int
    most: int
    speed: str
    games: int
    table: str  # its id, which nobody outside is told


def facts_of(table: Table) -> TableFacts:
    """What is said about a table."""
    least, most = games.find(table.settings.game).seat_range()
    return TableFacts(
        code=table.code,
        game=table.settings.game,
        phase=table.phase,
        players=[chair.name for chair in table.chairs if not chair.is_gone],
        least=least,
        most=most,
        speed=table.settings.speed,
        games=table.games,
        table=table.id,
    )


class TableQueries:
    """Answers about the tables of one server."""

    def __init__(self, registry: TableRegistry, connections: Connections) -> None:
        self.registry = registry
        self.connections = connections

    async def facts(self, word: str, address: str) -> TableFacts | str:
        """The table of a code, or the key of why there is none."""
        found = self.connections.find_table(word, address)
        return facts_of(found.table) if isinstance(found, LiveTable) else found

    def listed(self, most: int) -> list[TableFacts]:
        """Return the listed tables that have subscribers."""
        live_tables = [
            live for live in self.registry.live_tables.values() if live.table.settings.listed and live.subscribers
        ]
        return [facts_of(live.table) for live in live_tables[:most]]

    async def new(self, game: str, lesson: str = "") -> LiveTable:
        """A new table for a game, or for the lesson of it."""
        return self.registry.create(game, lesson)

    async def played(self, table: str, game: int) -> GameSource:
        """Return where a finished game is read from."""
        log = self.registry.log

        def read() -> GameSource:
            try:
                lines = list(log.read(table))
            except Problem as problem:
                if problem.key != DAMAGED:
                    raise
                lines = log.read_whole_part(table)  # games that were over before the damage can be shown
            return LoggedGame(lines, game, witness=by_other_rules(log.load_snapshot(table)))

        return await asyncio.to_thread(read)

    def gauges(self) -> list[Gauge]:
        """Figures that only this desk knows."""
        return []

"""Putting games away that are over, so that the stream stays small: first the files, then the log is cut off.

The replay worker creates the contents.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import BrokenExecutor

import msgspec

from pocketmoney.core.problem import Problem
from pocketmoney.server.api.replay_views import story
from pocketmoney.server.cluster.archive import STORIES, Archive
from pocketmoney.server.cluster.node import Node
from pocketmoney.server.event_log import log_event
from pocketmoney.server.game_source import LoggedGame, ReplayTask, result_of
from pocketmoney.server.storyteller import AFTER_KILL, KEY, LONGEST
from pocketmoney.server.worker_pool import WorkerPool
from pocketmoney.store.nats.jetstream import Refused, Unavailable
from pocketmoney.table.adoption import by_other_rules
from pocketmoney.table.divergence import RULES_DIFFER
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.played_game import Played


class Archiver:
    """Sees to the games that came to their end."""

    def __init__(self, node: Node, archive: Archive | None, replayers: WorkerPool) -> None:
        self._node = node
        self._replayers = replayers
        self._archive = archive
        self.archived = 0
        self._killed: set[str] = set()  # tables over which the worker process was killed lately
        node.answers["archived"] = self._serve_game
        node.answers["archived-story"] = self._asked_story
        node.answers["forget"] = self._forget

    @property
    def is_on(self) -> bool:
        """Whether games are put away at all."""
        return self._archive is not None

    async def archive_ended(self) -> None:
        """Put away what can be."""
        log = self._node.log
        for table in list(log.ended):
            live = self._node.registry.live_tables.get(table)
            if live is None or table not in log.owned:
                log.ended.discard(table)
            elif live.table.phase != PLAYING and not live.held and log.owned[table].is_idle:
                log.ended.discard(table)
                try:
                    await self._put_away(table)
                    self._killed.discard(table)
                except (Unavailable, Refused):
                    log.ended.add(table)
                except BrokenExecutor as fault:
                    log_event("not-archived", fault, table=table)
                    self._try_again(table)
                except Exception as fault:
                    log_event("not-archived", fault, table=table)

    def _try_again(self, table: str) -> None:
        """Put a table's games away after a while, once; if the process is killed again, when its next game is over."""
        if table in self._killed:
            self._killed.discard(table)
            return
        self._killed.add(table)
        asyncio.get_running_loop().call_later(AFTER_KILL, self._node.log.ended.add, table)

    async def _put_away(self, table: str) -> None:
        """All games of a table that are over; then its log begins with how the table stands now."""
        node = self._node
        last = node.registry.live_tables[table].table.games
        found = await node.log.peek(table)
        base = found.base.snapshot if found.base is not None else None
        first = found.base.games + 1 if found.base is not None else 1
        witness = by_other_rules(await node.log.latest(table, found))
        is_whole = True
        for game in range(first, last + 1):
            if not await self._write(table, game, LoggedGame(found.lines, game, base, witness)):
                is_whole = False
                break
        live = node.registry.live_tables.get(table)
        if not is_whole or live is None or live.held or live.table.phase == PLAYING or live.table.games != last:
            node.log.ended.add(table)  # they play on: later, then
            return
        live.table.untold = []  # their stories are in the archive
        if await node.log.rebase(table, live.table.snapshot(), last):
            self.archived += last - first + 1

    async def _write(self, table: str, game: int, source: LoggedGame) -> bool:
        """Write record and story; false if the end of the game has not come to the server that was read from."""
        assert self._archive is not None
        try:
            task = ReplayTask(source, _story_and_record, ())
            told, record = result_of(await self._replayers.submit(KEY, task, LONGEST))
        except Problem as problem:
            if problem.key == "game-not-over":
                return False
            if problem.key in ("no-such-game", RULES_DIFFER):  # never dealt, or not to be dealt by our rules
                log_event("not-archived", table=table, game=game, why=problem.key)
                return True
            raise
        await asyncio.to_thread(self._archive.put, table, game, told, STORIES)
        await asyncio.to_thread(self._archive.put, table, game, record)
        return True

    async def _serve_game(self, data: bytes) -> bytes:
        if self._archive is None:
            return b""
        table, game = msgspec.json.decode(data, type=tuple[str, int])
        return await asyncio.to_thread(self._archive.get, table, game)

    async def _asked_story(self, data: bytes) -> bytes:
        if self._archive is None:
            return b""
        table, game = msgspec.json.decode(data, type=tuple[str, int])
        return await asyncio.to_thread(self._archive.get, table, game, STORIES)

    async def _forget(self, data: bytes) -> bytes:
        if self._archive is not None:
            await asyncio.to_thread(self._archive.forget, data.decode())
        return b""

    async def tidy(self) -> None:
        """Delete the games of tables that are no longer there."""
        if self._archive is None:
            return
        known = self._node.directory.slots
        for table in await asyncio.to_thread(self._archive.tables):
            if table not in known and await self._node.directory.fresh(table) is None:
                await asyncio.to_thread(self._archive.forget, table)


def _story_and_record(played: Played) -> tuple[bytes, bytes]:
    return story(played), played.record().encode()

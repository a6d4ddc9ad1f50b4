"""Writes the stories of games down, in the background: of finished ones into the log, of running ones for snapshots.

A story has to be made while the program still rules as it did when the game was played. Making one replays the table's
whole log, so a worker process does it, one at a time, and then rests for nine times as long. If the process is killed,
or takes too long and is ended, the story is tried once more. A server that stops makes the last ones itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Final, TypeVar

from pocketmoney.core.problem import Problem
from pocketmoney.server.event_log import log_event
from pocketmoney.server.live_table import LiveTable
from pocketmoney.table.adoption import by_other_rules
from pocketmoney.table.damaged_table import DamagedTable
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.ports import Log, Snapshot

if TYPE_CHECKING:
    from pocketmoney.server.game_source import ReplayTask
    from pocketmoney.server.worker_pool import WorkerPool
    from pocketmoney.table.played_game import Played

RESTS: Final = 9  # times as long as a story took
LARGEST: Final = 512 << 10  # bytes of a story; a message of a stream holds no more than twice as much
AGAIN: Final = 5.0  # seconds until a story is tried again that could not be read just now
AFTER_KILL: Final = 120.0  # seconds until a story is tried again whose worker process was killed
LONGEST: Final = 60.0  # seconds that a worker process may take for one; then it is killed
KEY: Final = "stories"  # of its jobs

T = TypeVar("T")
MakeStory = Callable[["Played"], bytes]
Keep = Callable[[LiveTable, int, str, bytes], None]  # puts the story of a finished game into the log


class Storyteller:
    """Makes stories, one at a time."""

    def __init__(self, log: Log, keep: Keep, make_story: MakeStory) -> None:
        self.told = 0
        self.is_on = True  # off: the archive keeps the stories of finished games
        self._log = log
        self._keep = keep
        self._make_story = make_story
        self.workers: WorkerPool | None = None
        self._rooms: dict[LiveTable, None] = {}  # with something to be told, in order
        self._failed: set[tuple[str, int]] = set()  # games whose story is not tried, or not now
        self._killed: set[tuple[str, int]] = set()  # games whose story has cost a worker process
        self._seconds = 0.0  # that were spent on the stories of the present table
        self._news = asyncio.Event()
        self._working: asyncio.Task[None] | None = None

    def queue(self, live: LiveTable) -> None:
        """Queue a table with a finished game, or with a game in progress that will be evicted."""
        self._rooms[live] = None
        self._news.set()
        if self._working is None:
            self._working = asyncio.get_running_loop().create_task(self._work())

    def is_wanted(self, live: LiveTable) -> bool:
        """Return whether a table has a finished game whose story can be made."""
        table = live.table
        return self.is_on and any((table.id, game) not in self._failed for game in table.untold)

    async def finish(self, live_tables: list[LiveTable], patience: float) -> None:
        """Make missing stories before the server stops, for at most so many seconds."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        until = perf_counter() + patience
        for live in sorted(live_tables, key=lambda live: -live.touched):
            if perf_counter() > until:
                log_event("stories-missing", tables=len(live_tables))
                return
            await self.tell(live, is_last=True)

    async def _work(self) -> None:
        while True:
            while self._rooms:
                live = next(iter(self._rooms))
                del self._rooms[live]
                self._seconds = 0.0
                await self.tell(live)
                await asyncio.sleep(RESTS * self._seconds)
            self._news.clear()
            await self._news.wait()

    async def tell(self, live: LiveTable, *, is_last: bool = False) -> None:
        """Make all missing stories of a table; at the last chance also those that the archive would keep."""
        try:
            await live.settled()
            for game in live.table.untold[:]:
                if (self.is_on or is_last) and not live.is_broken and (live.table.id, game) not in self._failed:
                    await self._tell_finished(live, game, is_last=is_last)
            if not live.is_broken and needs_story(live) and (live.table.id, live.table.games) not in self._failed:
                await self._tell_running(live, is_last=is_last)
        except ConnectionError:  # the log cannot be read now
            asyncio.get_running_loop().call_later(AGAIN, self.queue, live)
        except Exception as fault:
            log_event("no-story", fault, table=live.table.id)

    async def _tell_finished(self, live: LiveTable, game: int, *, is_last: bool) -> None:
        from pocketmoney.server.game_source import LoggedGame, ReplayTask

        table = live.table.id
        try:
            lines, base = await self._in_thread(_read, self._log, table)
            witness = by_other_rules(await self._in_thread(self._log.load_snapshot, table))
            task = ReplayTask(LoggedGame(lines, game, base, witness), _rules_and_story, (self._make_story,))
            rules, story = await self._make(task, is_last=is_last)
        except BrokenExecutor:
            self._note_kill(live, game)
            return
        except Problem as problem:
            if problem.key == "game-not-over":  # its end has not come to the server that was read from
                asyncio.get_running_loop().call_later(AGAIN, self.queue, live)
            else:
                self._failed.add((table, game))
                log_event("no-story", table=table, game=game, why=problem.key)
            return
        if len(story) > LARGEST:
            self._failed.add((table, game))
            log_event("no-story", table=table, game=game, why=f"{len(story)} bytes")
        elif not live.is_broken:
            self._keep(live, game, rules, story)
            self.told += 1

    async def _tell_running(self, live: LiveTable, *, is_last: bool) -> None:
        from pocketmoney.server.game_source import ReplayTask, RunningGame

        seq = live.table.seq
        lines, base = await self._in_thread(_read, self._log, live.table.id)
        task = ReplayTask(RunningGame(lines, base), _rules_and_story, (self._make_story,))
        try:
            _, story = await self._make(task, is_last=is_last)
        except BrokenExecutor:
            self._note_kill(live, live.table.games)
            return
        if live.table.seq == seq and len(story) <= LARGEST:
            live.story, live.story_at = story, seq

    def _note_kill(self, live: LiveTable, game: int) -> None:
        """Try a story again after a while if its worker process was killed for the first time."""
        key = live.table.id, game
        self._failed.add(key)
        is_last_try = key in self._killed
        log_event("story-killed", table=live.table.id, game=game, again=not is_last_try)
        if not is_last_try:
            self._killed.add(key)
            asyncio.get_running_loop().call_later(AFTER_KILL, self._try_again, live, key)

    def _try_again(self, live: LiveTable, key: tuple[str, int]) -> None:
        self._failed.discard(key)
        self.queue(live)

    async def _in_thread(self, call: Callable[..., T], *words: object) -> T:
        """Run a part of a story beside the event loop; where that is busy it takes longer, and so does the rest."""
        began = perf_counter()
        found = await asyncio.to_thread(call, *words)
        self._seconds += perf_counter() - began
        return found

    async def _make(self, task: ReplayTask, *, is_last: bool) -> tuple[str, bytes]:
        """Make a story, in the worker process unless it is the last chance."""
        from pocketmoney.server.game_source import result_of

        if is_last or self.workers is None:
            made = await self._in_thread(task)
        else:
            seconds, made = await self.workers.submit(KEY, partial(_timed, task), LONGEST)
            self._seconds += seconds
        found: tuple[str, bytes] = result_of(made)
        return found


def needs_story(live: LiveTable) -> bool:
    """Return whether the game in progress has moves that its story lacks."""
    table = live.table
    if isinstance(table, DamagedTable):
        return False
    return table.phase == PLAYING and not table.is_stuck and live.story_at != table.seq


def _rules_and_story(played: Played | None, make_story: MakeStory) -> tuple[str, bytes]:
    """Return the rules by which a game was dealt, and its story; nothing if there is no game."""
    return ("", b"") if played is None else (played.rules, make_story(played))


def _timed(task: ReplayTask) -> tuple[float, object]:
    """Run a task in a worker process; return how many seconds it took, without those that it waited, and its result."""
    began = perf_counter()
    made = task()
    return perf_counter() - began, made


def _read(log: Log, table: str) -> tuple[list[bytes], Snapshot | None]:
    """Return the log of a table, and the snapshot that it begins with."""
    base = log.base(table)
    return list(log.read(table, 1 if base is None else base.seq + 1)), base

"""Damaging copies of data folders and backups, a bit or a piece at a time, and seeing whether anybody is told."""

from __future__ import annotations

import asyncio
import shutil
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from pocketmoney.core.problem import Problem
from pocketmoney.store import data_folder
from pocketmoney.store.check import check
from pocketmoney.store.sqlite_log import SqliteLog
from pocketmoney.table.ports import Snapshot
from tests.store.people import append

FILES = (data_folder.DATABASE, data_folder.RECENT, data_folder.HEADS)
TABLES = 12
ROUNDS = 60

HARMLESS = "changed nothing that is stored"
NOTICED = "noticed"
SILENT = "silent"


@dataclass
class Content:
    """Everything that a folder tells, and whatever problems it has named."""

    rows: list[tuple[str, str, int, int, bool]] = field(default_factory=list)
    logs: dict[str, list[bytes]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)


def fill(folder: Path, seed: int = 0) -> SqliteLog:
    """A folder with some tables, of which the store is still open: some entries are in the file of recent changes."""
    chance = Random(seed)
    log = SqliteLog(folder)
    for number in range(TABLES):
        log.create(f"table{number:02}", f"CODE{number}", 1_000 + number)
    lengths = dict.fromkeys(range(TABLES), 0)

    async def play(rounds: int) -> None:
        for _ in range(rounds):
            for number in chance.sample(range(TABLES), 4):
                entries = [
                    f'["moved",{chance.randrange(10**9)},{number},"punch > {chance.random()}"]'.encode()
                    for _ in range(chance.randrange(1, 6))
                ]
                log.append(f"table{number:02}", lengths[number] + 1, entries, lambda fault: None)
                lengths[number] += len(entries)
            await log.drained()

    asyncio.run(play(ROUNDS))
    for number in range(0, TABLES, 2):
        data = chance.randbytes(600)
        log.save_snapshot(f"table{number:02}", Snapshot(lengths[number], "2", data))
        log.touch(f"table{number:02}", 5_000 + number, is_open=number % 4 == 0)
    log._do(lambda connection: log._writer._batches.heads.sweep(connection)).result()
    log._do(lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")).result()
    asyncio.run(play(ROUNDS))
    append(log, "table00", lengths[0] + 1, b'["the last one"]')
    return log


def copy(folder: Path, target: Path) -> Path:
    """The files of a folder as they are now, as if its server had been killed."""
    target.mkdir()
    for name in FILES:
        if (folder / name).exists():
            shutil.copyfile(folder / name, target / name)
    return target


def observe(folder: Path) -> Content:
    """Open a folder and read all of it. Whatever is wrong must be a `Problem`; any other exception is ours."""
    found = Content()
    try:
        log = SqliteLog(folder)
    except Problem as problem:
        found.problems.append(problem.key)
        return found
    with closing(log):
        found.problems += [problem.key for problem in log.faults]
        log.on_damage = lambda problem: found.problems.append(problem.key)
        try:
            rows = log.tables()
        except Problem as problem:
            found.problems.append(problem.key)
            return found
        found.rows = [(row.id, row.code, row.made, row.touched, row.is_open) for row in rows]
        for row in rows:
            try:
                found.logs[row.id] = list(log.read(row.id))
            except Problem as problem:
                found.problems.append(problem.key)
            snapshot = log.load_snapshot(row.id)
            if snapshot is not None:
                found.logs[f"{row.id} snapshot"] = [snapshot.rules.encode(), str(snapshot.seq).encode(), snapshot.data]
    return found


@dataclass
class Tally:
    """What became of the damage that was done."""

    outcomes: Counter[str] = field(default_factory=Counter)
    problems: Counter[str] = field(default_factory=Counter)
    silent: list[str] = field(default_factory=list)  # where
    tables: int = 0  # in folders that could be opened
    readable: int = 0  # of these, whole


def judge(original: Content, found: Content, what: str, tally: Tally) -> None:
    """Count one piece of damage."""
    is_same = original.rows == found.rows and all(
        found.logs.get(name) == lines for name, lines in original.logs.items() if not name.endswith("snapshot")
    )
    # A snapshot may be missing, or older: the log tells the same. A wrong one is damage.
    for name, lines in found.logs.items():
        if name.endswith("snapshot") and original.logs.get(name) != lines:
            is_same = False
    if found.problems:
        tally.outcomes[NOTICED] += 1
        tally.problems.update(set(found.problems))
    elif is_same:
        tally.outcomes[HARMLESS] += 1
    else:
        tally.outcomes[SILENT] += 1
        tally.silent.append(what)
    if found.rows:
        logs = {name: lines for name, lines in original.logs.items() if not name.endswith("snapshot")}
        tally.tables += len(logs)
        tally.readable += sum(found.logs.get(name) == lines for name, lines in logs.items())


def flip(file: Path, chance: Random) -> str:
    """Flip one bit of a file."""
    content = bytearray(file.read_bytes())
    at, bit = chance.randrange(len(content)), chance.randrange(8)
    content[at] ^= 1 << bit
    file.write_bytes(content)
    return f"{file.name} byte {at} bit {bit}"


def truncate(file: Path, chance: Random) -> str:
    """Cut a file short, now and then where a page or a frame ends."""
    content = file.read_bytes()
    length = chance.randrange(len(content))
    if chance.random() < 0.5:
        frame = 4096 + 24 if file.name.endswith("-wal") else 4096
        length = length // frame * frame + (32 if file.name.endswith("-wal") else 0)
    length = min(length, len(content) - 1)
    file.write_bytes(content[:length])
    return f"{file.name} cut to {length} of {len(content)}"


Damage = Callable[[Path, Random], str]


def damage_folders(source: Path, room: Path, damage: Damage, count: int, chance: Random, tally: Tally) -> None:
    """Damage one file of a copy of a folder, again and again."""
    original = observe(copy(source, room / "original"))
    assert not original.problems, original.problems
    for number in range(count):
        folder = copy(source, room / f"{number}")
        files = [folder / name for name in FILES if (folder / name).exists() and (folder / name).stat().st_size]
        file = chance.choices(files, [path.stat().st_size for path in files])[0]
        if damage is truncate:
            file = chance.choice(files)
        what = damage(file, chance)
        judge(original, observe(folder), what, tally)
        shutil.rmtree(folder)
    shutil.rmtree(room / "original")


def damage_backups(backup: Path, room: Path, damage: Damage, count: int, chance: Random, tally: Tally) -> None:
    """Damage a copy of a backup; it is checked as a file, and restored."""
    original = _restored(backup, room / "original")
    for number in range(count):
        file = room / f"{number}.db"
        shutil.copyfile(backup, file)
        what = damage(file, chance)
        found = _restored(file, room / f"{number}")
        try:
            found.problems += [problem.key for problem in check(file, lambda done, whole: None).faults]
        except Problem as problem:
            found.problems.append(problem.key)
        judge(original, found, what, tally)
        shutil.rmtree(room / f"{number}")
        file.unlink()
    shutil.rmtree(room / "original")


def _restored(backup: Path, folder: Path) -> Content:
    folder.mkdir()
    shutil.copyfile(backup, folder / data_folder.DATABASE)
    return observe(folder)


def make_sources(room: Path, seed: int) -> tuple[Path, Path, Path]:
    """A folder whose server was killed, one whose server was stopped, and a backup."""
    log = fill(room / "live", seed)
    killed = copy(room / "live", room / "killed")
    log.backup(room / "backup.db")
    with suppress(Problem):
        log.close()
    return killed, copy(room / "live", room / "stopped"), room / "backup.db"

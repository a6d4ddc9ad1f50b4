"""Mending a data folder: each damaged log is put together from what is whole in the folder and in a backup.

A plan is made first and can be shown; nothing is changed by that. To carry it out, all files are copied into a folder
beside them, a new database is written and checked, and takes the place of the old one.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from zlib import crc32

from pocketmoney.core.problem import Problem
from pocketmoney.store import checksum, data_folder, head_file, sqlite_connection
from pocketmoney.store.check import Report, check
from pocketmoney.store.folder_lock import FolderLock
from pocketmoney.store.head_file import HeadFile, Slot
from pocketmoney.store.recent_changes import with_new_checksums
from pocketmoney.store.salvage import Salvage, StoredSnapshot, TableFacts

KEPT: Final = "damaged"  # the folder that the damaged files are copied to, with a number


class Mended(NamedTuple):
    """What becomes of one table."""

    facts: TableFacts
    lines: list[bytes]
    expected: int  # how many entries the log once had, at least
    is_damaged: bool  # whether anything about it was damaged
    from_backup: int  # entries that come from the backup
    snapshot: StoredSnapshot | None

    @property
    def missing(self) -> int:
        """How many entries are in no copy."""
        return max(self.expected - len(self.lines), 0)


class Plan:
    """What a repair will do."""

    def __init__(self, report: Report | None, tables: list[Mended], lost: list[int]) -> None:
        self.report = report  # None: the database cannot be opened
        self.tables = tables
        self.lost = lost  # numbers of tables of which nothing is left, not even in the backup

    @property
    def is_needed(self) -> bool:
        """Whether anything is damaged."""
        return self.report is None or bool(self.report.faults)


def plan(folder: Path, backup: Path | None) -> Plan:
    """Find out what is damaged, and what of it can be mended with a backup, if there is one."""
    database = folder / data_folder.DATABASE
    if not folder.is_dir() or not (database.exists() or (folder / data_folder.HEADS).exists()):
        raise Problem("store-no-data", {"folder": str(folder)})
    report: Report | None
    try:
        report = check(folder, lambda done, whole: None)
    except Problem as problem:
        if problem.key == "store-newer":
            raise
        report = None
    if report is not None and not report.has_checksums:
        raise Problem("repair-older", {"folder": str(folder)})
    with ExitStack() as stack:
        spare = stack.enter_context(closing(_open_backup(backup, stack))) if backup is not None else None
        views = [database, *_with_recent_changes(database, stack)]
        lives = [stack.enter_context(closing(Salvage.open(view))) for view in reversed(views)]
        mark = next((live.mark for live in lives if live.mark is not None), None)
        slots = head_file.read(folder / data_folder.HEADS, mark).slots
        tables = _merge(lives, spare, slots, report)
        known = {mended.facts.no for mended in tables}
        return Plan(report, tables, [no for no in slots if no not in known])


def _with_recent_changes(database: Path, stack: ExitStack) -> list[Path]:
    """A copy of the database in which its recent changes can be read, if they are damaged."""
    recent = database.with_name(data_folder.RECENT)
    if not recent.is_file() or not database.is_file():
        return []
    with database.open("rb") as opened:
        opened.seek(16)
        page = int.from_bytes(opened.read(2), "big")
    data = recent.read_bytes()
    mended = with_new_checksums(data, 1 << 16 if page == 1 else page) if page else b""
    if not mended or data.startswith(mended):
        return []
    copy = Path(stack.enter_context(TemporaryDirectory())) / data_folder.DATABASE
    shutil.copy2(database, copy)
    copy.with_name(data_folder.RECENT).write_bytes(mended)
    return [copy]


def _open_backup(backup: Path, stack: ExitStack) -> Salvage:
    """A backup to take entries from. An older one is upgraded in a copy; a damaged one is not used."""
    report = check(backup, lambda done, whole: None)
    if report.faults:
        raise Problem("repair-damaged-backup", {"file": str(backup)})
    if not report.has_checksums:
        copy = Path(stack.enter_context(TemporaryDirectory())) / data_folder.DATABASE
        shutil.copy2(backup, copy)
        with closing(sqlite_connection.to_write(copy)):
            backup = copy
    return Salvage.open(backup)


def _merge(lives: list[Salvage], spare: Salvage | None, slots: dict[int, Slot], report: Report | None) -> list[Mended]:
    merged: list[Mended] = []
    own = _union([live.tables() for live in lives])
    others = {} if spare is None else spare.tables()
    by_number = {facts.no: facts for facts in others.values()}
    for facts in own.values():
        other = others.get(facts.id) or (None if facts.is_whole else by_number.get(facts.no))
        slot = slots.get(facts.no)
        is_damaged = report is None or facts.id in report.damaged or not facts.is_whole
        if not facts.is_whole:
            facts = _mended_facts(facts, other, slot)
        lines, count = lives[0].lines(facts), 0
        expected = max(facts.seq, 0 if slot is None else slot.seq, len(lines))
        if is_damaged or len(lines) < expected:
            is_damaged = True
            rows = [live.rows(facts) for live in lives]
            lines, count = _put_together(
                facts.id, rows, spare.rows(other) if spare is not None and other is not None else {}
            )
        snapshots = [live.snapshot(facts) for live in lives]
        if spare is not None and other is not None:
            snapshots.append(spare.snapshot(other))
        snapshot = next((one for one in snapshots if one is not None), None)
        merged.append(Mended(facts, lines, max(expected, len(lines)), is_damaged, count, snapshot))
    known = {mended.facts.id for mended in merged} | {mended.facts.no for mended in merged}
    for other in others.values():
        # A table that is only in the backup was deleted since, unless the head file knows it or all rows are gone.
        slot = slots.get(other.no)
        if spare is not None and not {other.id, other.no} & known and (slot is not None or not own):
            lines = spare.lines(other)
            expected = max(len(lines), 0 if slot is None else slot.seq)
            merged.append(Mended(other, lines, expected, True, len(lines), spare.snapshot(other)))
    return merged


def _union(views: list[dict[str, TableFacts]]) -> dict[int, TableFacts]:
    """The tables of all views of a folder, by number; of two rows of a table the whole one counts."""
    found: dict[int, TableFacts] = {}
    for view in views:
        for facts in view.values():
            known = found.get(facts.no)
            if known is None or (facts.is_whole and not known.is_whole):
                found[facts.no] = facts
    return found


Rows = dict[int, list[tuple[bytes, int]]]  # by number of the entry: lines that claim to be it, with their checksums


def _put_together(table: str, views: list[Rows], others: Rows) -> tuple[list[bytes], int]:
    """The longest log in which every entry fits the one before it, and how many entries come from the backup."""
    sources = [*[(view, 0) for view in views], (others, 1)]
    lines: list[bytes] = []
    crc = checksum.start(table)
    count = 0
    while True:
        seq = len(lines) + 1
        for rows, is_backup in sources:
            found = next((row for row in rows.get(seq, []) if crc32(row[0], crc) == row[1]), None)
            if found is not None:
                lines.append(found[0])
                crc = found[1]
                count += is_backup
                break
        else:
            return lines, count


def _mended_facts(facts: TableFacts, other: TableFacts | None, slot: Slot | None) -> TableFacts:
    """What a damaged row said, corrected by the backup and the head file where they know better."""
    if other is not None:
        facts = facts._replace(id=other.id, code=other.code, made=other.made)
    if slot is not None and slot.touched > 0:
        facts = facts._replace(touched=slot.touched, is_open=slot.is_open)
    return facts


def carry_out(folder: Path, planned: Plan, *, cut: bool) -> Path:
    """Repair a folder that no server uses; returns where the damaged files were copied to.

    With `cut`, entries that are in no copy are given up, and those tables can be played again.
    """
    lock = FolderLock(folder)
    try:
        kept = _copy_all(folder)
        with TemporaryDirectory(dir=folder, prefix=".repair-") as name:
            draft = Path(name)
            _write(draft, planned, cut=cut)
            (folder / data_folder.RECENT).unlink(missing_ok=True)
            (folder / f"{data_folder.DATABASE}-shm").unlink(missing_ok=True)
            for file in (data_folder.DATABASE, data_folder.HEADS):
                os.replace(draft / file, folder / file)
    except OSError as fault:
        why = fault.strerror or str(fault)
        raise Problem("store-folder", {"folder": str(folder), "why": why}) from None
    finally:
        lock.release()
    return kept


def _copy_all(folder: Path) -> Path:
    number = 1
    while (folder / f"{KEPT}-{number}").exists():
        number += 1
    kept = folder / f"{KEPT}-{number}"
    kept.mkdir(mode=data_folder.OWNER_ONLY_FOLDER)
    for file in (data_folder.DATABASE, data_folder.RECENT, data_folder.HEADS):
        if (folder / file).exists():
            shutil.copy2(folder / file, kept / file)
            with (kept / file).open("rb") as opened:
                os.fsync(opened.fileno())
    return kept


def _write(draft: Path, planned: Plan, *, cut: bool) -> None:
    """Write a new database and its head file."""
    with closing(sqlite_connection.to_write(draft / data_folder.DATABASE)) as connection:
        (mark,) = connection.execute("SELECT mark FROM ends").fetchone()
        heads = HeadFile(draft / data_folder.HEADS, mark)
        connection.execute("BEGIN IMMEDIATE")
        place = 0
        for mended in sorted(planned.tables, key=lambda mended: mended.facts.no):
            place = _write_table(connection, heads, mended, place, cut=cut)
        if not cut:
            for no in planned.lost:
                heads.note_visit(no, 1, is_open=False)  # still missing
        last = max([mended.facts.no for mended in planned.tables] + planned.lost, default=0)
        connection.execute("DELETE FROM sqlite_sequence WHERE name = 'tables'")
        connection.execute("INSERT INTO sqlite_sequence VALUES ('tables', ?)", (last,))  # no number is given twice
        connection.execute("UPDATE ends SET swept = ?, tables = ?", (place, len(planned.tables)))
        connection.execute("UPDATE ends SET crc = checksum(swept, tables, mark)")
        connection.execute("COMMIT")
        heads.close()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _write_table(connection: sqlite3.Connection, heads: HeadFile, mended: Mended, place: int, *, cut: bool) -> int:
    facts, lines = mended.facts, mended.lines
    before = 0
    crc = checksum.start(facts.id)
    for seq, line in enumerate(lines, 1):
        place += 1
        crc = crc32(line, crc)
        connection.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)", (place, facts.no, seq, before, line, crc))
        before = place
    connection.execute(
        "INSERT INTO tables (no, id, code, made, touched, is_open, seq, last, crc) "
        "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, checksum(?2, ?3, ?4, ?5, ?6))",
        (facts.no, facts.id, facts.code, facts.made, facts.touched, int(facts.is_open), len(lines), before),
    )
    snapshot = mended.snapshot
    if snapshot is not None and snapshot.seq <= len(lines):
        content = (facts.no, snapshot.seq, snapshot.rules, snapshot.data)
        own = checksum.of_snapshot(facts.id, snapshot.seq, snapshot.rules, snapshot.data)
        connection.execute("INSERT INTO snapshot VALUES (?, ?, ?, ?, ?)", (*content, own))
    heads.note_visit(facts.no, facts.touched, is_open=facts.is_open)
    end = len(lines) if cut else max(len(lines), mended.expected)
    if end:
        heads.note_end(facts.no, end, crc)
    return place

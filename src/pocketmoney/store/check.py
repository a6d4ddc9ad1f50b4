"""Reading everything in a data folder or a backup once, to see whether it is whole. Nothing is changed.

A server may be running: the database is read as of one moment.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from pocketmoney.core.problem import Problem
from pocketmoney.store import checksum, data_folder, errors, head_file, log_reader, schema, sqlite_connection
from pocketmoney.store.head_file import Contents
from pocketmoney.store.inspection import Inspection, read_mark
from pocketmoney.store.log_heads import LogHeads

Progress = Callable[[int, int], None]  # entries read, of how many

PAGES_MOST: Final = 20  # damaged pages that are named
_EVERY: Final = 5_000  # entries between two calls of the progress
_ENTRIES: Final = "SELECT id, table_no, seq, before, line, crc FROM entry ORDER BY id"
_OLDER: Final = "SELECT id, table_no, seq, before, line, NULL FROM entry ORDER BY id"


class Report:
    """What was read, and what is damaged."""

    def __init__(self, version: int) -> None:
        self.version = version  # of the data
        self.tables = 0
        self.entries = 0
        self.faults: list[Problem] = []
        self.damaged: set[str] = set()  # tables with something that is not whole

    @property
    def has_checksums(self) -> bool:
        """Whether every entry has a checksum."""
        return self.version >= schema.CHECKSUMS

    def add(self, fault: Problem) -> None:
        """Take down one more fault, once."""
        key = (fault.key, sorted(fault.details.items(), key=str))
        if key not in [(known.key, sorted(known.details.items(), key=str)) for known in self.faults]:
            self.faults.append(fault)
        if "table" in fault.details:
            self.damaged.add(str(fault.details["table"]))


class _Log:
    """One log while its entries are read in the order in which they were written."""

    __slots__ = ("table", "seq", "crc", "last", "swept", "swept_last", "is_damaged")

    def __init__(self, table: str, swept: int, swept_last: int) -> None:
        self.table = table
        self.seq = 0
        self.crc = checksum.start(table)
        self.last = 0
        self.swept = swept
        self.swept_last = swept_last
        self.is_damaged = False

    def follow(self, place: int, seq: int, before: int, line: Any, crc: int | None, *, has_checksums: bool) -> str:
        """Take the next entry in; returns what is wrong with it."""
        if seq != self.seq + 1 or before != self.last or (seq == self.swept and place != self.swept_last):
            return errors.MISSING
        found = crc32(line, self.crc) if type(line) is bytes else None
        if found is None or (has_checksums and found != crc):
            return errors.CHANGED
        self.seq, self.last, self.crc = seq, place, found
        return ""


def check(path: Path, progress: Progress) -> Report:
    """Read a data folder, or a file that is a backup. One that cannot be opened at all is a problem."""
    file = path / data_folder.DATABASE if path.is_dir() else path
    if path.is_dir():
        sqlite_connection.check_emptied(file)
    heads_data = file.with_name(data_folder.HEADS) if path.is_dir() else None
    with closing(sqlite_connection.to_read(file)) as connection:
        try:
            report = Report(schema.check(connection, str(file)))
            # The head file first: what it knows is in the database by then.
            witness = Contents({})
            if heads_data is not None and report.has_checksums:
                witness = head_file.read(heads_data, read_mark(connection))
            connection.execute("BEGIN")
            _check_pages(connection, report)
            _check_logs(connection, report, witness, progress)
            _check_snapshots(connection, report)
        except sqlite3.Error as fault:
            raise sqlite_connection.unusable(file, fault) from None
    return report


def _check_pages(connection: sqlite3.Connection, report: Report) -> None:
    try:
        for (found,) in connection.execute(f"PRAGMA integrity_check({PAGES_MOST})"):
            for line in str(found).splitlines():
                if line != "ok" and not line.startswith("*** in database"):
                    report.add(Problem("store-page-damaged", {"why": line}))
    except sqlite3.Error as fault:
        report.add(Problem("store-page-damaged", {"why": str(fault)}))


def _check_logs(connection: sqlite3.Connection, report: Report, witness: Contents, progress: Progress) -> None:
    logs: dict[int, _Log] = {}
    for no, table, seq, last in connection.execute("SELECT no, id, seq, last FROM tables NOT INDEXED"):
        if type(seq) is not int or type(last) is not int or (seq == 0) != (last == 0):
            report.add(errors.row_damaged(str(table)))
            seq = last = 0
        logs[no] = _Log(str(table), seq, last)
    report.tables = len(logs)
    if report.has_checksums:
        for fault in Inspection(connection, LogHeads(connection), witness).faults:
            report.add(fault)
    try:
        _read_entries(connection, report, logs, progress)
    except sqlite3.Error:
        for no, log in logs.items():
            lines, found = log_reader.read_whole_part(connection, log.table, no)
            log.seq = len(lines)
            if found and not log.is_damaged:
                report.add(errors.damaged(log.table, log.seq + 1, found))
                log.is_damaged = True
    for log in logs.values():
        if log.seq < log.swept and not log.is_damaged:
            report.add(errors.damaged(log.table, log.seq + 1, errors.MISSING))


def _read_entries(connection: sqlite3.Connection, report: Report, logs: dict[int, _Log], progress: Progress) -> None:
    (whole,) = connection.execute("SELECT count(*) FROM entry").fetchone()
    strays = 0
    for place, no, seq, before, line, crc in connection.execute(_ENTRIES if report.has_checksums else _OLDER):
        report.entries += 1
        if report.entries % _EVERY == 0:
            progress(report.entries, whole)
        log = logs.get(no)
        if log is None:
            strays += 1
        elif not log.is_damaged:
            found = log.follow(place, seq, before, line, crc, has_checksums=report.has_checksums)
            if found:
                log.is_damaged = True
                report.add(errors.damaged(log.table, log.seq + 1, found))
    if strays and connection.execute("SELECT 1 FROM untidy").fetchone() is None:
        report.add(Problem("store-strays", {"count": strays}))


def _check_snapshots(connection: sqlite3.Connection, report: Report) -> None:
    if not report.has_checksums:
        return
    query = "SELECT t.id, s.seq, s.rules, s.data, s.crc FROM snapshot s LEFT JOIN tables t ON t.no = s.table_no"
    try:
        for table, seq, rules, data, crc in connection.execute(query):
            if type(data) is not bytes or checksum.of_snapshot(str(table), seq, rules, data) != crc:
                report.add(errors.snapshot_damaged(str(table)))
    except sqlite3.Error as fault:
        report.add(Problem("store-page-damaged", {"why": str(fault)}))

"""Where logs end is known after whatever went wrong: a batch undone, a full disk, a crash, a table deleted."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from pocketmoney.store import (
    data_folder,
    deletion,
    sqlite_connection,
)
from pocketmoney.store.batch_writer import BatchWriter
from pocketmoney.store.changes import Append, Change, Create, Touch
from pocketmoney.store.sqlite_log import SqliteLog
from tests.store.people import Told, append, lines, reason


def crashed(folder: Path) -> Path:
    """What a crash at this moment leaves: the files as they are, without anything that closing would do."""
    copy = folder.with_name(f"{folder.name}-")
    shutil.copytree(folder, copy)
    return copy


class Desk:
    """A database to write batches to without a thread."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.connection = sqlite_connection.to_write(folder / data_folder.DATABASE)
        self.writer = BatchWriter(self.connection)

    def write(self, *changes: Change) -> list[str]:
        failures = self.writer.write(changes)
        return [reason(failures.get(change)) for change in changes]


def entries(table: str, first: int, *lines: bytes) -> Append:
    return Append(table, first, list(lines), lambda fault: None)


ODD = entries("old", 4, "text")  # type: ignore[arg-type]  # nothing that can be written


def test_of_a_batch_that_was_undone_nothing_is_remembered(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "data")
    desk.write(Create("old", "O", 1), entries("old", 1, b"1", b"2"))
    undone = desk.write(entries("old", 3, b"3"), Create("new", "N", 1), entries("new", 1, b"never"), ODD)
    assert set(undone) == {"store-failed"}
    desk.writer.broken.clear()
    assert desk.write(Create("next", "N", 1), entries("next", 1, b"n1"), entries("new", 2, b"?")) == [
        "",
        "",
        "store-gone",
    ]
    assert desk.write(entries("old", 3, b"3 again"), entries("next", 2, b"n2")) == ["", ""]
    desk.writer.heads.sweep(desk.connection)
    with closing(SqliteLog(crashed(tmp_path / "data"))) as log:
        assert [lines(log, table) for table in ("old", "new", "next")] == [[b"1", b"2", b"3 again"], [], [b"n1", b"n2"]]


def test_a_table_made_twice_loses_nothing(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "data")
    desk.write(Create("t", "T", 1), entries("t", 1, b"1", b"2"), Touch("t", 2, is_open=False))
    again = desk.write(Create("t", "T", 3), entries("t", 1, b"theirs"), Create("u", "U", 3), entries("u", 1, b"1"))
    assert again == ["store-taken", "store-broken", "", ""]
    desk.writer.heads.sweep(desk.connection)
    with closing(SqliteLog(crashed(tmp_path / "data"))) as log:
        assert [lines(log, table) for table in "tu"] == [[b"1", b"2"], [b"1"]]


def test_what_was_written_before_the_disk_failed_counts(tmp_path: Path) -> None:
    """One change is refused, so they are written one by one; at the third the disk is full."""
    desk = Desk(tmp_path / "data")
    desk.write(Create("old", "O", 1), entries("old", 1, b"1", b"2", b"3"))
    (pages,) = desk.connection.execute("PRAGMA page_count").fetchone()
    desk.connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    told = desk.write(
        Create("old", "X", 1), Create("new", "N", 1), entries("new", 1, b"1"), entries("new", 2, b"x" * 50_000)
    )
    assert told == ["store-taken", "", "", "store-failed"]
    desk.connection.execute("PRAGMA max_page_count = 100000")
    desk.writer.broken.clear()
    assert desk.write(entries("new", 2, b"2"), entries("old", 4, b"4")) == ["", ""]
    with closing(SqliteLog(crashed(tmp_path / "data"))) as log:
        assert [lines(log, table) for table in ("old", "new")] == [[b"1", b"2", b"3", b"4"], [b"1", b"2"]]


def test_nothing_joins_a_transaction_that_was_left_open(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "data")
    desk.write(Create("t", "T", 1))
    desk.connection.execute("BEGIN IMMEDIATE")
    desk.connection.execute("UPDATE tables SET code = 'WRONG'")
    assert desk.write(entries("t", 1, b"1")) == [""]
    with closing(SqliteLog(crashed(tmp_path / "data"))) as log:
        assert lines(log, "t") == [b"1"]
        assert [row.code for row in log.tables()] == ["T"]


def test_after_a_crash_logs_end_where_they_ended(sqlite: SqliteLog) -> None:
    for table in "abc":
        sqlite.create(table, table, 1)
    for first in range(1, 6):
        for table in "abc":
            append(sqlite, table, first, f"{table}{first}".encode())
    folder = sqlite.folder
    for crash in range(6, 9):  # one after another, with nothing written down in between
        folder = crashed(folder)
        with closing(SqliteLog(folder)) as log:
            assert append(log, "b", crash, f"b{crash}".encode()) == ""
            assert lines(log, "b") == [f"b{number}".encode() for number in range(1, crash + 1)]
            assert lines(log, "c") == [b"c1", b"c2", b"c3", b"c4", b"c5"]
            folder = crashed(folder)


def test_the_place_of_a_deleted_entry_is_not_given_again(sqlite: SqliteLog) -> None:
    """Else what comes there would lie before the mark up to which everything is written down."""
    for table in "ab":
        sqlite.create(table, table, 1)
        append(sqlite, table, 1, b"1", b"2", b"3")
    sqlite.delete("b")
    sqlite.close()
    with closing(SqliteLog(sqlite.folder)) as log:
        append(log, "a", 4, b"4")
        folder = crashed(sqlite.folder)
    with closing(SqliteLog(folder)) as log:
        assert lines(log, "a") == [b"1", b"2", b"3", b"4"]


def test_logs_go_on_after_the_database_was_packed(sqlite: SqliteLog) -> None:
    for table in "abc":
        sqlite.create(table, table, 1)
        append(sqlite, table, 1, *[table.encode() * 300 for _ in range(50)])
    sqlite.delete("b")
    sqlite._do(lambda connection: deletion.tidy_up(connection)).result()
    append(sqlite, "a", 51, b"after")
    folder = crashed(sqlite.folder)
    for log in (sqlite, SqliteLog(folder)):
        assert lines(log, "a") == [b"a" * 300] * 50 + [b"after"]
        assert lines(log, "c") == [b"c" * 300] * 50
        log.close()


def test_who_deletes_waits_for_what_is_queued(sqlite: SqliteLog) -> None:
    async def story() -> list[tuple[str, str]]:
        told = Told()
        for number in range(1, 4):
            sqlite.append("t", number, [b"a move"], told.about(str(number)))
        sqlite.delete("t")
        sqlite.append("t", 4, [b"late"], told.about("late"))
        await sqlite.drained()
        return told.heard

    sqlite.create("t", "ABCD", 1)
    assert asyncio.run(story()) == [("1", ""), ("2", ""), ("3", ""), ("late", "store-gone")]
    left = sqlite._query("SELECT count(*) FROM entry", ())
    assert left == [(0,)]


def deny_sweeps(action: int, table: str | None, *_: str | None) -> int:
    return sqlite3.SQLITE_DENY if action == sqlite3.SQLITE_UPDATE and table == "ends" else sqlite3.SQLITE_OK


def test_a_sweep_that_fails_is_nobodys_failure(sqlite: SqliteLog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pocketmoney.store.log_heads.OFTEN", 3)
    for table in "ab":
        sqlite.create(table, table, 1)
    append(sqlite, "a", 1, *[b"so that it is due"] * 4000)
    sqlite._do(lambda connection: connection.set_authorizer(deny_sweeps)).result()
    for first in range(1, 30):
        assert append(sqlite, "b", first, str(first).encode()) == ""
    folder = crashed(sqlite.folder)
    sqlite._do(lambda connection: connection.set_authorizer(None)).result()
    for first in range(30, 40):
        assert append(sqlite, "b", first, str(first).encode()) == ""
    for log, count in ((SqliteLog(folder), 29), (SqliteLog(crashed(folder)), 29), (sqlite, 39)):
        assert lines(log, "b") == [str(number).encode() for number in range(1, count + 1)]
        assert len(lines(log, "a")) == 4000
        log.close()


@pytest.mark.skipif(sys.platform == "win32", reason="limits the size of files")
def test_a_disk_that_is_full_while_ends_are_written_down(sqlite: SqliteLog, monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    monkeypatch.setattr("pocketmoney.store.log_heads.OFTEN", 2)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    kept = 0
    for number in range(40):
        sqlite.create(f"t{number}", f"{number}", 1)
    assert len(sqlite.tables()) == 40  # so they are written
    largest = max(path.stat().st_size for path in sqlite.folder.iterdir())
    heard: list[str] = []
    for room in range(0, 60_000, 3_000):  # so that now the batch, now what follows it does not fit
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest + room, before[1]))
        try:
            heard.append(append(sqlite, f"t{kept % 40}", 1 + kept // 40, b"x" * 500))
            heard.append(append(sqlite, "t39", 1, b"first"))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        kept += heard[-2] == ""
        for number in range(40):
            lines(sqlite, f"t{number}")
    assert {"", "store-failed"} <= set(heard)
    folder = crashed(sqlite.folder)
    for log in (sqlite, SqliteLog(folder)):
        for number in range(39):
            assert len(lines(log, f"t{number}")) == (kept > number)
        log.close()


def test_of_very_many_logs_the_ends_are_looked_up_again(sqlite: SqliteLog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pocketmoney.store.log_heads.OFTEN", 10)
    monkeypatch.setattr("pocketmoney.store.log_heads.MANY", 3)
    append(sqlite, "nobody", 1, b"")
    for table in "abcdefgh":
        sqlite.create(table, table, 1)
    for first in range(1, 8):
        for table in "abcdefgh":
            assert append(sqlite, table, first, f"{table}{first}".encode()) == ""
        sqlite._do(lambda connection: sqlite._writer._batches.heads.sweep(connection)).result()
        assert not sqlite._writer._batches.heads._known
    assert lines(sqlite, "h") == [f"h{first}".encode() for first in range(1, 8)]


@pytest.mark.parametrize("seed", range(6))
def test_whatever_happens_in_whatever_order(tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables made, played at, closed and deleted, wrong entries, crashes and restarts, beside a list of each log."""
    monkeypatch.setattr("pocketmoney.store.log_heads.OFTEN", 11)
    chance = Random(seed)
    expected: dict[str, list[bytes]] = {}
    folder = tmp_path / "data"
    log = SqliteLog(folder)

    def play() -> None:
        for table in chance.sample(sorted(expected), min(4, len(expected))):
            first = len(expected[table]) + 1
            new = [f"{table} {first + more}".encode() for more in range(chance.choice([0, 1, 1, 1, 3, 20]))]
            assert append(log, table, first, *new) == ""
            expected[table] += new

    def go_wrong() -> None:
        for table in chance.sample(sorted(expected), min(1, len(expected))):
            first = len(expected[table]) + chance.choice([2, 9])
            assert append(log, table, first, b"wrong") == "store-gap"
            assert append(log, table, len(expected[table]) + 1, b"wrong") == "store-broken"
            assert lines(log, table) == expected[table]

    def make() -> None:
        table = f"t{chance.randrange(12)}"
        if table not in expected:
            log.create(table, table, 1)
            lines(log, table)
            expected[table] = []

    def delete() -> None:
        table = f"t{chance.randrange(12)}"
        log.delete(table)
        expected.pop(table, None)

    def restart() -> None:
        nonlocal folder, log
        is_crash = chance.random() < 0.7
        following = crashed(folder) if is_crash else folder
        log.close()
        folder, log = following, SqliteLog(following)

    steps: list[Callable[[], None]] = [play, play, play, play, make, make, go_wrong, delete, restart]
    for _ in range(120):
        chance.choice(steps)()
    assert {row.id for row in log.tables()} == set(expected)
    assert {table: lines(log, table) for table in expected} == expected
    assert log._query("SELECT count(*) FROM entry", ()) == [(sum(map(len, expected.values())),)]
    log.close()

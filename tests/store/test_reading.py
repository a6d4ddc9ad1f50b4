"""A log is read whole or not at all, however much of others lies between its entries."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.store import data_folder, deletion, sqlite_connection
from pocketmoney.store.log_heads import LogHead
from pocketmoney.store.sqlite_log import SqliteLog
from pocketmoney.text.speech import Speech
from tests.store.people import append, lines

STEPS = 60  # of the database for an entry that is read, at most


@contextmanager
def steps(log: SqliteLog) -> Iterator[list[int]]:
    """How many steps the database takes, whoever asks it."""
    taken = [0]

    def step() -> int:
        taken[0] += 1
        return 0

    def count(connection: sqlite3.Connection) -> None:
        connection.set_progress_handler(step, 1)

    def stop(connection: sqlite3.Connection) -> None:
        connection.set_progress_handler(None, 1)

    count(log._reader)
    log._do(count).result()
    yield taken
    log._do(stop).result()
    stop(log._reader)


def test_a_long_log_among_many_is_read_quickly_and_exactly(sqlite: SqliteLog) -> None:
    others = [f"other{number}" for number in range(100)]
    long = [f"long {number}".encode() for number in range(1, 10_001)]

    async def play() -> None:
        for first in range(0, 10_000, 100):
            for number, entry in enumerate(long[first : first + 100], first + 1):
                sqlite.append("long", number, [entry], lambda fault: None)
                sqlite.append(others[number % 100], 1 + (number - 1) // 100, [b"between"], lambda fault: None)
            await sqlite.drained()

    for table in ("long", *others):
        sqlite.create(table, table, 1)
    asyncio.run(play())
    with steps(sqlite) as all_of_it:
        assert lines(sqlite, "long") == long
    with steps(sqlite) as others_of_it:
        assert {len(lines(sqlite, table)) for table in others} == {100}
    with steps(sqlite) as end_of_it:
        assert lines(sqlite, "long", 9_991) == long[-10:]
    # Each entry costs the same, however many of others lie between; the end of a log is read without the rest.
    assert all_of_it[0] < 10_000 * STEPS and others_of_it[0] < 10_000 * STEPS
    assert end_of_it[0] < 100 * STEPS


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 63, 64, 65, 511, 512, 513, 1024, 1600])
def test_batches_of_every_size(sqlite: SqliteLog, count: int) -> None:
    async def story() -> None:
        for first in range(1, count + 1):
            sqlite.append("ab"[first % 2], (first + 1) // 2, [str(first).encode()], lambda fault: None)
        await sqlite.drained()

    for table in "ab":
        sqlite.create(table, table, 1)
    append(sqlite, "b", 1)
    asyncio.run(story())
    assert lines(sqlite, "b") == [str(number).encode() for number in range(1, count + 1, 2)]
    assert lines(sqlite, "a") == [str(number).encode() for number in range(2, count + 1, 2)]


@pytest.fixture
def damaged(tmp_path: Path, damage: str) -> Path:
    """A folder in which the third of five entries of table `a` is not what it was; `b` is well."""
    folder = tmp_path / "data"
    with closing(SqliteLog(folder)) as log:
        for table in "ab":
            log.create(table, table, 1)
        for first in range(1, 6):
            for table in "ab":
                append(log, table, first, f"{table}{first}".encode())
    with closing(sqlite3.connect(folder / data_folder.DATABASE, isolation_level=None)) as connection:
        assert connection.execute(damage).rowcount == 1
    return folder


DAMAGES = {
    "missing": "DELETE FROM entry WHERE line = x'6133'",
    "another number": "UPDATE entry SET seq = 2 WHERE line = x'6133'",
    "of another table": "UPDATE entry SET table_no = 2 WHERE line = x'6133'",
    "a wrong way": "UPDATE entry SET before = (SELECT id FROM entry WHERE line = x'6233') WHERE line = x'6134'",
    "a way back": "UPDATE entry SET before = (SELECT id FROM entry WHERE line = x'6135') WHERE line = x'6134'",
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_log_is_not_read_as_if_it_were_whole(damaged: Path) -> None:
    with closing(SqliteLog(damaged)) as log:
        for first in (-1, 1, 3):
            with pytest.raises(Problem, match="store-damaged") as caught:
                log.read("a", first)
            said = "the log of table a is damaged from entry 3 on: that entry is missing"
            assert Speech().complain(caught.value) == said
        assert lines(log, "a", 4) == [b"a4", b"a5"]
        assert lines(log, "b") == [b"b1", b"b2", b"b3", b"b4", b"b5"]


@pytest.mark.parametrize("damage", [damage for name, damage in DAMAGES.items() if name != "of another table"])
def test_a_damaged_table_is_deleted_with_all_it_had(damaged: Path) -> None:
    with closing(SqliteLog(damaged)) as log:
        log.delete("a")
        assert log._do(deletion.tidy_up).result() is True
        assert log._query("SELECT DISTINCT table_no FROM entry", ()) == [(2,)]
        assert len(lines(log, "b")) == 5


def test_a_table_deleted_while_it_is_read_is_empty(sqlite: SqliteLog, monkeypatch: pytest.MonkeyPatch) -> None:
    sqlite.create("t", "ABCD", 1)
    append(sqlite, "t", 1, b"1", b"2")
    resume = sqlite._writer.resume

    def slowly(table: str) -> LogHead | None:
        head = resume(table)
        sqlite._writer.delete([table])
        return head

    monkeypatch.setattr(sqlite._writer, "resume", slowly)
    assert lines(sqlite, "t") == []


@pytest.mark.parametrize("damage", ["DELETE FROM ends"])
def test_without_the_mark_all_entries_are_looked_through(damaged: Path) -> None:
    with closing(SqliteLog(damaged)) as log:
        assert append(log, "a", 6, b"a6") == ""
        assert lines(log, "a") == [b"a1", b"a2", b"a3", b"a4", b"a5", b"a6"]


def test_a_database_that_cannot_be_taken_up_is_let_go_of(tmp_path: Path) -> None:
    with closing(sqlite_connection.to_write(tmp_path / data_folder.DATABASE)) as connection:
        connection.execute("DROP TABLE ends")
    for _ in range(2):
        with pytest.raises(Problem, match="store-corrupt"):
            SqliteLog(tmp_path)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with closing(SqliteLog(tmp_path)) as log:
        log.create("t", "ABCD", 1)
        append(log, "t", 1, *[b"x" * 400 for _ in range(200)])
    file = tmp_path / data_folder.DATABASE
    content = bytearray(file.read_bytes())
    with closing(sqlite_connection.to_read(file)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'snapshot'").fetchone()
    content[(root - 1) * 4096 : root * 4096] = b"\xee" * 4096
    file.write_bytes(content)
    with closing(SqliteLog(tmp_path)) as log:
        told: list[Problem] = []
        log.on_damage = told.append
        assert log.load_snapshot("t") is None
        assert [problem.key for problem in told] == ["store-snapshot-damaged"]
        assert len(lines(log, "t")) == 200

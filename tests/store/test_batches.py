"""SQLite: many appends are one transaction, and what goes wrong is told to whom it concerns."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import get_ident

import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.store import data_folder, sqlite_connection
from pocketmoney.store.batch_writer import BatchWriter
from pocketmoney.store.changes import Append, Change, Failures
from pocketmoney.store.sqlite_log import SqliteLog
from pocketmoney.table.ports import Snapshot
from tests.patience import PATIENCE
from tests.store.people import Told, append, lines, reason


@pytest.fixture
def statements(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The statements of every batch from now on."""
    seen: list[str] = []
    write = BatchWriter.write
    last = [""]

    def note(text: str) -> None:
        if text != last[0]:  # told again for every row that a trigger looks at
            seen.append(text.split(" ")[0])
        last[0] = text

    def noted(writer: BatchWriter, changes: Sequence[Change]) -> Failures:
        writer.connection.set_trace_callback(note)
        failures = write(writer, changes)
        writer.connection.set_trace_callback(None)
        return failures

    monkeypatch.setattr(BatchWriter, "write", noted)
    return seen


def test_the_moves_of_one_turn_of_the_loop_are_one_statement(sqlite: SqliteLog, statements: list[str]) -> None:
    async def story() -> list[tuple[str, str]]:
        told = Told()
        for number in range(300):
            sqlite.append(f"t{number % 100}", 1 + number // 100, [b"a move"], told.about(str(number)))
        await sqlite.drained()
        return told.heard

    for number in range(100):
        sqlite.create(f"t{number}", f"{number}", 1)
    sqlite.tables()
    statements.clear()
    assert asyncio.run(story()) == [(str(number), "") for number in range(300)]
    assert statements == ["INSERT"]


def test_everything_else_is_one_statement_a_kind(sqlite: SqliteLog, statements: list[str]) -> None:
    async def story() -> None:
        told = Told()
        sqlite.append("first", 1, [b"1"], told.about("first"))  # from now on there is a loop to gather in
        await sqlite.drained()
        statements.clear()
        for table in "abc":
            sqlite.create(table, table, 1)
            sqlite.append(table, 1, [b"1", b"2"], told.about(table))
            sqlite.save_snapshot(table, Snapshot(2, "1", table.encode()))
            sqlite.touch(table, 7, is_open=True)
        await sqlite.drained()
        assert {why for _, why in told.heard} == {""}

    sqlite.create("first", "first", 1)
    asyncio.run(story())
    assert statements == ["BEGIN", "INSERT", "UPDATE", "INSERT", "INSERT", "UPDATE", "COMMIT"]
    kept = sqlite.load_snapshot("b")
    assert kept is not None and kept.data == b"b"


def test_while_a_batch_is_written_the_next_one_gathers(sqlite: SqliteLog, statements: list[str]) -> None:
    async def story() -> None:
        told = Told()
        for number in range(1, 501):
            sqlite.append("t", number, [b"a move"], told.about(str(number)))
            await asyncio.sleep(0)
        await sqlite.drained()
        assert told.heard == [(str(number), "") for number in range(1, 501)]

    sqlite.create("t", "ABCD", 1)
    asyncio.run(story())
    assert len(lines(sqlite, "t")) == 500
    assert statements.count("INSERT") < 400


def test_everybody_is_told_in_the_event_loop(sqlite: SqliteLog) -> None:
    threads: list[int] = []

    async def story() -> None:
        sqlite.append("t", 1, [b"1"], lambda fault: threads.append(get_ident()))
        await sqlite.drained()

    sqlite.create("t", "ABCD", 1)
    asyncio.run(story())
    assert threads == [get_ident()]


def test_a_listener_that_fails_keeps_nothing_from_the_others(sqlite: SqliteLog) -> None:
    async def story() -> tuple[list[tuple[str, str]], list[str]]:
        told = Told()
        faults: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: faults.append(str(context["exception"])))

        def failing(fault: BaseException | None) -> None:
            raise ValueError("oops")

        sqlite.append("a", 1, [b"1"], failing)
        sqlite.append("b", 1, [b"1"], told.about("b"))
        await sqlite.drained()
        return told.heard, faults

    sqlite.create("a", "A", 1)
    sqlite.create("b", "B", 1)
    assert asyncio.run(story()) == ([("b", "")], ["oops"])


def test_a_table_can_be_read_while_another_is_written(sqlite: SqliteLog) -> None:
    async def story() -> list[bytes]:
        told = Told()
        reading = sqlite.read("a")
        begun = [next(reading)]
        for number in range(1, 200):
            sqlite.append("b", number, [b"a move"], told.about("b"))
            await asyncio.sleep(0)
        await sqlite.drained()
        return begun + list(reading)

    for table in "ab":
        sqlite.create(table, table, 1)
    many = [str(number).encode() for number in range(1200)]
    append(sqlite, "a", 1, *many)
    assert asyncio.run(story()) == many
    assert len(lines(sqlite, "b")) == 199


def test_what_is_gathered_is_written_by_closing(tmp_path: Path) -> None:
    async def story() -> list[tuple[str, str]]:
        log = SqliteLog(tmp_path)
        told = Told()
        log.create("t", "ABCD", 1)
        for number in range(1, 51):
            log.append("t", number, [str(number).encode()], told.about(str(number)))
        log.close()
        log.close()
        async with asyncio.timeout(PATIENCE):
            while len(told.heard) < 50:
                await asyncio.sleep(0)
        return told.heard

    assert asyncio.run(story()) == [(str(number), "") for number in range(1, 51)]
    log = SqliteLog(tmp_path)
    assert len(lines(log, "t")) == 50
    log.close()
    with pytest.raises(Problem, match="store-closed"):
        append(log, "t", 51, b"late")
    with pytest.raises(Problem, match="store-closed"):
        log.tables()


def test_a_loop_that_ended_early_holds_up_nobody(sqlite: SqliteLog) -> None:
    async def hasty() -> None:
        sqlite.append("t", 1, [b"1"], lambda fault: None)

    sqlite.create("t", "ABCD", 1)
    asyncio.run(hasty())
    assert append(sqlite, "t", 2, b"2") == ""
    assert lines(sqlite, "t") == [b"1", b"2"]


def test_who_stops_waiting_holds_up_nobody(sqlite: SqliteLog) -> None:
    async def story() -> None:
        for _ in range(20):
            waiting = asyncio.ensure_future(sqlite.drained())
            await asyncio.sleep(0)
            waiting.cancel()
        await asyncio.wait_for(sqlite.drained(), PATIENCE)

    sqlite.create("t", "ABCD", 1)
    asyncio.run(story())
    assert append(sqlite, "t", 1, b"1") == ""


@pytest.mark.skipif(sys.platform == "win32", reason="limits the size of files")
def test_a_full_disk_fails_the_batch_and_then_all_is_well_again(sqlite: SqliteLog) -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def story() -> list[tuple[str, str]]:
        told = Told()
        largest = max(path.stat().st_size for path in sqlite.folder.iterdir())
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest + 20_000, before[1]))
        try:
            sqlite.append("a", 2, [b"x" * 100_000], told.about("a2"))
            sqlite.append("b", 2, [b"small"], told.about("b2"))
            sqlite.create("c", "C", 1)
            sqlite.append("c", 1, [b"1"], told.about("c1"))
            await sqlite.drained()
            sqlite.append("a", 3, [b"small"], told.about("a3"))
            await sqlite.drained()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        return told.heard

    for table in "ab":
        sqlite.create(table, table, 1)
        append(sqlite, table, 1, b"1")
    assert asyncio.run(story()) == [
        ("a2", "store-failed"),
        ("b2", "store-failed"),
        ("c1", "store-failed"),
        ("a3", "store-broken"),
    ]
    assert [lines(sqlite, table) for table in "abc"] == [[b"1"], [b"1"], []]
    sqlite.create("c", "C", 2)
    for table, first in [("a", 2), ("b", 2), ("c", 1)]:
        assert append(sqlite, table, first, b"x" * 100_000) == ""
    assert [len(lines(sqlite, table)) for table in "abc"] == [2, 2, 1]


def test_nothing_of_a_failed_batch_is_written(tmp_path: Path) -> None:
    """Whatever goes wrong, also what nobody thought of."""
    connection = sqlite_connection.to_write(tmp_path / data_folder.DATABASE)
    connection.execute("INSERT INTO tables (id, code, made, touched, is_open) VALUES ('t', 'ABCD', 1, 1, 1)")
    told = Told()
    good = Append("t", 1, [b"1"], told.about("good"))
    odd = Append("t", 2, ["text"], told.about("odd"))  # type: ignore[list-item]
    writer = BatchWriter(connection)
    failures = writer.write([good, odd])
    assert {reason(failures[change]) for change in (good, odd)} == {"store-failed"}
    assert writer.broken == {"t"}
    assert connection.execute("SELECT count(*) FROM entry").fetchone() == (0,)
    connection.close()

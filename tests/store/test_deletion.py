"""What is deleted is gone from the disk, not only from the answers."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from pocketmoney.store import data_folder, deletion, sqlite_connection
from pocketmoney.store.sqlite_log import SqliteLog
from pocketmoney.table.ports import Snapshot
from tests.patience import wait_until
from tests.store.people import append, bytes_in, lines

SECRET = b"Ann told Bob a secret"
FOR_EVER = 10**9  # ms


def fill(log: SqliteLog, table: str, secret: bytes) -> None:
    log.create(table, f"code-{table}", 1)
    short = [b'["said",%d,"%s"]' % (number, secret) for number in range(300)]
    assert append(log, table, 1, *short, secret * 2000) == ""
    log.save_snapshot(table, Snapshot(301, "1", secret * 500))


def test_a_deleted_table_is_in_no_file(sqlite: SqliteLog) -> None:
    fill(sqlite, "secret-id", SECRET)
    fill(sqlite, "other", b"nothing of interest")
    assert SECRET in bytes_in(sqlite.folder)
    sqlite.delete("secret-id")
    assert SECRET not in bytes_in(sqlite.folder)
    assert len(lines(sqlite, "other")) == 301


def wait_until_gone(folder: Path, words: bytes) -> None:
    wait_until(lambda: words not in bytes_in(folder))


def shuffled(log: SqliteLog) -> list[str]:
    """Tables played at all at once, so that their rows were moved about."""
    chance = Random(3)
    tables = [f"t{chance.getrandbits(40):010x}" for _ in range(60)]
    following = dict.fromkeys(tables, 1)

    async def story() -> None:
        for table in tables:
            log.create(table, table, 1)
        for step in range(6000):
            table = chance.choice(tables)
            entry = f"of {table} {'x' * chance.randrange(200)}".encode()
            log.append(table, following[table], [entry], lambda fault: None)
            following[table] += 1
            if step % 20 == 0:
                await log.drained()

    asyncio.run(story())
    return tables


def test_no_trace_is_left_when_there_was_a_moment_to_tidy_up(sqlite: SqliteLog) -> None:
    fill(sqlite, "secret-id", SECRET)
    fill(sqlite, "other", b"nothing of interest")
    sqlite.delete("secret-id")
    wait_until_gone(sqlite.folder, b"secret-id")
    assert len(lines(sqlite, "other")) == 301


def test_no_trace_is_left_after_closing(sqlite: SqliteLog) -> None:
    tables = shuffled(sqlite)
    for table in tables[:50]:
        sqlite.delete(table)
    sqlite.close()
    left = bytes_in(sqlite.folder)
    assert not [table for table in tables[:50] if table.encode() in left]
    assert {path.name for path in sqlite.folder.iterdir()} == {"lock", "tables.db", "tables.heads"}


def test_who_was_killed_tidies_up_next_time(tmp_path: Path) -> None:
    with closing(SqliteLog(tmp_path)) as log:
        fill(log, "secret-id", SECRET)
        fill(log, "other", b"nothing of interest")
    with closing(sqlite_connection.to_write(tmp_path / data_folder.DATABASE)) as connection:
        deletion.forget(connection, ["secret-id"])
        assert deletion.is_untidy(connection)
    (tmp_path / data_folder.HEADS).unlink()  # the server had noted the deletion there
    SqliteLog(tmp_path).close()
    assert b"secret-id" not in bytes_in(tmp_path)
    with closing(sqlite_connection.to_write(tmp_path / data_folder.DATABASE)) as connection:
        assert not deletion.is_untidy(connection)


def test_what_expired_is_in_no_file(sqlite: SqliteLog) -> None:
    for number in range(5):
        fill(sqlite, f"t{number}", SECRET)
    fill(sqlite, "other", b"nothing of interest")
    sqlite.touch("other", 50, is_open=True)
    assert len(sqlite.expire(20)) == 5
    assert SECRET not in bytes_in(sqlite.folder)
    assert len(lines(sqlite, "other")) == 301


@pytest.mark.parametrize("is_closed_first", [False, True])
def test_while_somebody_reads_it_is_tried_again(sqlite: SqliteLog, *, is_closed_first: bool) -> None:
    """A backup holds on to what was there when it began; afterwards that goes, too."""
    fill(sqlite, "t", SECRET)
    sqlite._do(lambda connection: connection.execute(f"PRAGMA busy_timeout = {FOR_EVER}")).result()
    with closing(sqlite3.connect(sqlite.folder / data_folder.DATABASE, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM entry").fetchall()
        sqlite.delete("t")  # and does not wait for the reader: that would be for ever
        assert lines(sqlite, "t") == []
        assert SECRET in bytes_in(sqlite.folder)
        reader.execute("COMMIT")
    if is_closed_first:
        sqlite.close()
    wait_until_gone(sqlite.folder, SECRET)


def deny_emptying(action: int, pragma: str | None, *_: str | None) -> int:
    return sqlite3.SQLITE_DENY if action == sqlite3.SQLITE_PRAGMA and pragma == "wal_checkpoint" else sqlite3.SQLITE_OK


def test_what_cannot_be_emptied_now_is_tried_again(sqlite: SqliteLog) -> None:
    fill(sqlite, "t", SECRET)
    sqlite._do(lambda connection: connection.set_authorizer(deny_emptying)).result()
    sqlite.delete("t")
    assert append(sqlite, "t", 302, b"late") == "store-gone"
    sqlite._do(lambda connection: connection.set_authorizer(None)).result()
    wait_until_gone(sqlite.folder, SECRET)


def test_a_snapshot_that_was_replaced_is_overwritten(tmp_path: Path) -> None:
    with closing(SqliteLog(tmp_path)) as log:
        log.create("t", "ABCD", 1)
        log.save_snapshot("t", Snapshot(1, "1", SECRET * 500))
        log.save_snapshot("t", Snapshot(2, "1", b"small"))
    assert SECRET not in bytes_in(tmp_path)

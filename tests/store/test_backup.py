"""A backup is whole, checked and private, and can be put back."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from threading import Thread

import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.store import backup, data_folder
from pocketmoney.store.sqlite_log import SqliteLog
from pocketmoney.table.ports import Snapshot
from tests.repository import ROOT
from tests.store.people import append, lines
from tests.store.writing_child import TABLES


def restored(file: Path, folder: Path) -> SqliteLog:
    folder.mkdir()
    shutil.copyfile(file, folder / data_folder.DATABASE)
    return SqliteLog(folder)


def test_everything_is_copied_and_can_be_put_back(sqlite: SqliteLog, tmp_path: Path) -> None:
    sqlite.create("t", "ABCD", 5)
    append(sqlite, "t", 1, b"one", b"two")
    sqlite.save_snapshot("t", Snapshot(2, "1", b"all"))
    summary = sqlite.backup(tmp_path / "copy.db")
    assert (summary.tables, summary.entries) == (1, 2)
    append(sqlite, "t", 3, b"after the copy")
    with closing(restored(tmp_path / "copy.db", tmp_path / "new")) as log:
        assert lines(log, "t") == [b"one", b"two"]
        kept = log.load_snapshot("t")
        assert kept is not None and kept.data == b"all"
        assert [(row.id, row.code, row.made) for row in log.tables()] == [("t", "ABCD", 5)]
        assert append(log, "t", 3, b"goes on") == ""


@pytest.mark.skipif(sys.platform == "win32", reason="rights as POSIX has them")
def test_it_is_for_its_owner_only_and_leaves_nothing_beside(sqlite: SqliteLog, tmp_path: Path) -> None:
    place_for_it = tmp_path / "backups"
    place_for_it.mkdir()
    sqlite.backup(place_for_it / "copy.db")
    assert [path.name for path in place_for_it.iterdir()] == ["copy.db"]
    assert stat.S_IMODE((place_for_it / "copy.db").stat().st_mode) == 0o600


def test_no_file_is_replaced(sqlite: SqliteLog, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("precious")
    with pytest.raises(Problem, match="store-backup-exists"):
        sqlite.backup(tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "precious"
    os.symlink(tmp_path / "nowhere", tmp_path / "link.db")
    with pytest.raises(Problem, match="store-backup-exists"):
        sqlite.backup(tmp_path / "link.db")


def test_a_name_taken_meanwhile_is_not_replaced(
    sqlite: SqliteLog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check = backup._checked

    def slow(draft: Path, lost: list[Problem]) -> backup.Summary:
        (tmp_path / "copy.db").write_text("precious")
        return check(draft, lost)

    monkeypatch.setattr(backup, "_checked", slow)
    with pytest.raises(Problem, match="store-backup-exists"):
        sqlite.backup(tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "precious"
    assert not list(tmp_path.glob(".copy.db*"))


def test_a_place_that_is_not_there(sqlite: SqliteLog, tmp_path: Path) -> None:
    with pytest.raises(Problem, match="cannot-write"):
        sqlite.backup(tmp_path / "nowhere" / "copy.db")


def test_a_damaged_database_makes_no_backup(tmp_path: Path) -> None:
    with closing(SqliteLog(tmp_path / "data")) as log:
        log.create("t", "ABCD", 1)
        append(log, "t", 1, *[b"x" * 400 for _ in range(200)])
    file = tmp_path / "data" / data_folder.DATABASE
    content = bytearray(file.read_bytes())
    content[8 * 4096 : 9 * 4096] = b"\xee" * 4096
    file.write_bytes(content)
    with pytest.raises(Problem):
        backup.backup(tmp_path / "data", tmp_path / "copy.db")
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_nothing_that_was_deleted_is_copied(sqlite: SqliteLog, tmp_path: Path) -> None:
    for table in ("secret-id", "other"):
        sqlite.create(table, table, 1)
        append(sqlite, table, 1, *[f"{table} {number}".encode() for number in range(300)])
    sqlite.delete("secret-id")
    sqlite.backup(tmp_path / "copy.db")
    assert b"secret-id" not in (tmp_path / "copy.db").read_bytes()


def test_a_copy_taken_while_tables_are_played_is_of_one_moment(sqlite: SqliteLog, tmp_path: Path) -> None:
    """Every batch adds an entry to each of two tables, so a copy holds as many of the one as of the other."""
    copies: list[backup.Summary] = []

    def copy() -> None:
        for number in range(5):
            copies.append(sqlite.backup(tmp_path / f"{number}.db"))

    async def story() -> None:
        copying = Thread(target=copy)
        copying.start()
        seq = 0
        while copying.is_alive():
            seq += 1
            for table in "ab":
                sqlite.append(table, seq, [b"a move"], lambda fault: None)
            await asyncio.sleep(0.0005)

    for table in "ab":
        sqlite.create(table, table, 1)
    asyncio.run(story())
    assert len(copies) == 5
    for number, summary in enumerate(copies):
        with closing(sqlite3.connect(tmp_path / f"{number}.db")) as connection:
            counts = connection.execute("SELECT count(*) FROM entry GROUP BY table_no").fetchall()
        assert len(set(counts)) <= 1
        assert sum(count for (count,) in counts) == summary.entries


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
def test_a_server_that_is_running_or_was_killed_can_be_copied_from_outside(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.store.writing_child", str(tmp_path / "data"), "20"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        child.stdout.readline()
        running = backup.backup(tmp_path / "data", tmp_path / "running.db")
        told = dict.fromkeys(TABLES, 0)
        while sum(told.values()) <= running.entries:  # it goes on
            table, last = child.stdout.readline().decode().split()
            told[table] = int(last)
        child.send_signal(signal.SIGKILL)
        child.stdout.read()
    killed = backup.backup(tmp_path / "data", tmp_path / "killed.db")
    assert running.tables == killed.tables == 8
    assert 0 < running.entries < killed.entries
    for summary, name in ((running, "running"), (killed, "killed")):
        with closing(restored(tmp_path / f"{name}.db", tmp_path / name)) as log:
            logs = {row.id: lines(log, row.id) for row in log.tables()}
        assert sum(map(len, logs.values())) == summary.entries
        for table, found in logs.items():
            assert found == [f"{table} {seq}".encode() for seq in range(1, len(found) + 1)]

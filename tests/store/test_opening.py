"""Opening a data folder: what is made, for whom, and what is said when that cannot be."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from platformdirs.api import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from pocketmoney.core.problem import Problem
from pocketmoney.shell import data_dir
from pocketmoney.store import data_folder, repair, schema, sqlite_connection
from pocketmoney.store.backup import backup
from pocketmoney.store.check import check
from pocketmoney.store.sqlite_log import SqliteLog
from pocketmoney.text.speech import Speech
from tests.store.kept import folder as kept
from tests.store.people import append, lines

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="rights as POSIX has them")


def complaint(work: Callable[[], object]) -> str:
    """What is said about it, as a sentence."""
    with pytest.raises(Problem) as caught:
        work()
    return Speech().complain(caught.value)


def test_the_folder_is_made_with_everything_above_it(tmp_path: Path) -> None:
    with closing(SqliteLog(tmp_path / "some" / "where")) as log:
        log.create("t", "ABCD", 1)
        append(log, "t", 1, b"1")
    with closing(SqliteLog(tmp_path / "some" / "where")) as log:
        assert lines(log, "t") == [b"1"]
        with pytest.raises(Problem, match="store-code-taken"):
            log.create("u", "ABCD", 2)


@POSIX
def test_only_the_owner_may_look(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        folder = tmp_path / "data"
        with closing(SqliteLog(folder)) as log:
            log.create("t", "ABCD", 1)
            append(log, "t", 1, b"1")
            assert stat.S_IMODE(folder.stat().st_mode) == 0o700
            rights = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    finally:
        os.umask(before)
    assert rights == dict.fromkeys(["tables.db", "tables.db-wal", "tables.db-shm", "tables.heads", "lock"], 0o600)


@POSIX
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="nothing is closed to root")
def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert "cannot be used: Permission denied" in complaint(lambda: SqliteLog(tmp_path))
    assert "cannot be used: Permission denied" in complaint(lambda: SqliteLog(tmp_path / "data"))


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("hello")
    assert str(tmp_path / "data") in complaint(lambda: SqliteLog(tmp_path / "data"))


@pytest.mark.parametrize("text", ["hello" * 1000, "x"], ids=["long", "short"])
def test_something_else_in_place_of_the_database(tmp_path: Path, text: str) -> None:
    (tmp_path / data_folder.DATABASE).write_text(text)
    assert complaint(lambda: SqliteLog(tmp_path)).endswith("is not a database of Pocket Money, or it is damaged")
    assert (tmp_path / data_folder.DATABASE).read_text() == text


def test_a_database_of_somebody_else(tmp_path: Path) -> None:
    file = tmp_path / data_folder.DATABASE
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    before = file.read_bytes()
    assert complaint(lambda: SqliteLog(tmp_path)).endswith("is not a database of Pocket Money, or it is damaged")
    assert file.read_bytes() == before


def test_a_database_of_a_newer_program(tmp_path: Path) -> None:
    SqliteLog(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / data_folder.DATABASE)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = (tmp_path / data_folder.DATABASE).read_bytes()
    newest = len(schema.MIGRATIONS)
    assert f"(version 99 of the data, this program knows {newest})" in complaint(lambda: SqliteLog(tmp_path))
    assert (tmp_path / data_folder.DATABASE).read_bytes() == before


@pytest.mark.parametrize("version", kept.VERSIONS)
def test_a_folder_of_a_newer_server_that_was_killed_is_left_byte_for_byte(version: str, tmp_path: Path) -> None:
    """Its recent changes are not in the database yet: whoever opens and closes that would put them there."""
    newest = len(schema.MIGRATIONS)
    running, folder = kept.unpack(version, tmp_path / "running"), tmp_path / "data"
    with closing(sqlite3.connect(running / data_folder.DATABASE)) as connection:
        connection.execute(f"PRAGMA user_version = {newest + 1}")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("INSERT INTO untidy VALUES (1)")
        connection.commit()
        shutil.copytree(running, folder)
    assert (folder / data_folder.RECENT).stat().st_size
    before = {path.name: path.read_bytes() for path in folder.iterdir() if path.name != data_folder.LOCK}
    for work in (
        lambda: SqliteLog(folder),
        lambda: check(folder, lambda done, whole: None),
        lambda: repair.plan(folder, None),
        lambda: backup(folder, tmp_path / "backup.db"),
    ):
        said = complaint(work)
        assert f"(version {newest + 1} of the data, this program knows {newest}); update the program" in said
        after = {path.name: path.read_bytes() for path in folder.iterdir() if path.name != data_folder.LOCK}
        assert after == before
    assert not (tmp_path / "backup.db").exists()


def test_a_failed_opening_lets_go_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / data_folder.DATABASE).write_text("hello" * 1000)
    complaint(lambda: SqliteLog(tmp_path))
    (tmp_path / data_folder.DATABASE).unlink()
    SqliteLog(tmp_path).close()


def test_one_process_opens_a_folder_once(tmp_path: Path) -> None:
    with closing(SqliteLog(tmp_path)):
        assert f"in use by another server (process {os.getpid()})" in complaint(lambda: SqliteLog(tmp_path))
        assert "in use" in complaint(lambda: SqliteLog(tmp_path / ".." / tmp_path.name))
    SqliteLog(tmp_path).close()


OTHER = """
import sys
from pathlib import Path
from pocketmoney.store.sqlite_log import SqliteLog
log = SqliteLog(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""


def test_two_processes_never_share_a_folder(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", OTHER, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        assert f"(process {other.pid})" in complaint(lambda: SqliteLog(tmp_path))
        other.kill()
        other.wait()
        SqliteLog(tmp_path).close()


# An old file, as version 1 wrote it. These lines are history: they are not changed when the schema is.
VERSION_1 = """
CREATE TABLE tables (no INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, code TEXT NOT NULL,
    made INTEGER NOT NULL, touched INTEGER NOT NULL, is_open INTEGER NOT NULL,
    seq INTEGER NOT NULL DEFAULT 0, last INTEGER NOT NULL DEFAULT 0);
CREATE UNIQUE INDEX open_code ON tables (code) WHERE is_open;
CREATE TABLE entry (id INTEGER PRIMARY KEY, table_no INTEGER NOT NULL, seq INTEGER NOT NULL, before INTEGER NOT NULL,
    line BLOB NOT NULL);
CREATE TABLE ends (swept INTEGER NOT NULL);
INSERT INTO ends VALUES (1);
CREATE TABLE snapshot (table_no INTEGER PRIMARY KEY REFERENCES tables (no), seq INTEGER NOT NULL, rules TEXT NOT NULL,
    data BLOB NOT NULL);
CREATE TABLE untidy (since INTEGER NOT NULL);
INSERT INTO tables VALUES (1, 'old', 'ABCD', 5, 6, 1, 1, 1), (2, 'older', 'ABCD', 1, 2, 0, 0, 0);
INSERT INTO entry VALUES (1, 1, 1, 0, x'6f6e65'), (2, 1, 2, 1, x'74776f');
INSERT INTO snapshot VALUES (1, 2, '0.1', x'00ff');
PRAGMA application_id = 1349471599;
PRAGMA user_version = 1;
"""


def test_a_file_of_version_1_is_taken_up(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / data_folder.DATABASE)) as connection:
        connection.executescript(VERSION_1)
    before = (tmp_path / data_folder.DATABASE).read_bytes()
    with closing(SqliteLog(tmp_path)) as log:
        assert [(row.id, row.made, row.touched, row.is_open) for row in log.tables()] == [
            ("old", 5, 6, True),
            ("older", 1, 2, False),
        ]
        assert lines(log, "old") == [b"one", b"two"]
        kept = log.load_snapshot("old")
        assert kept is not None and kept.data == b"\x00\xff"
        assert append(log, "old", 3, b"three") == ""
        with pytest.raises(Problem, match="store-code-taken"):
            log.create("new", "ABCD", 9)
        assert log.faults == []
    copy = tmp_path / "tables-version-1.db"
    assert copy.read_bytes() == before
    with closing(SqliteLog(tmp_path)) as log:  # by now every entry has a checksum
        assert lines(log, "old") == [b"one", b"two", b"three"]
        assert log._query("SELECT count(*) FROM entry WHERE crc IS NULL", ()) == [(0,)]


def test_an_upgrade_that_cannot_be_copied_first_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / data_folder.DATABASE
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(VERSION_1)
    before = file.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("shutil.copy2", full)
    assert "tables-version-1.db cannot be written: No space left on device" in complaint(lambda: SqliteLog(tmp_path))
    assert file.read_bytes() == before


@pytest.mark.parametrize("name", ["open", "stat"])
def test_a_database_that_may_not_be_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    SqliteLog(tmp_path).close()
    allowed = getattr(Path, name)

    def refuse(path: Path, *args: object, **more: object) -> object:
        if path.name == data_folder.DATABASE:
            raise PermissionError(13, "Permission denied")
        return allowed(path, *args, **more)

    monkeypatch.setattr(Path, name, refuse)
    assert f"{data_folder.DATABASE} cannot be used: Permission denied" in complaint(lambda: check(tmp_path, print))
    reading = complaint(lambda: sqlite_connection.to_read(tmp_path / data_folder.DATABASE))
    assert f"{data_folder.DATABASE} cannot be used: Permission denied" in reading


def test_migrations_run_one_after_another_and_once(tmp_path: Path) -> None:
    with closing(sqlite_connection.to_write(tmp_path / data_folder.DATABASE)) as connection:
        connection.execute("INSERT INTO tables (id, code, made, touched, is_open) VALUES ('t', 'ABCD', 1, 1, 1)")
        mood = schema.Migration("ALTER TABLE tables ADD COLUMN mood TEXT DEFAULT 'merry'")
        steps = [*schema.MIGRATIONS, mood, schema.Migration("SELECT 1")]
        schema.migrate(connection, "a file", steps)
        schema.migrate(connection, "a file", steps)
        assert connection.execute("SELECT id, mood FROM tables").fetchall() == [("t", "merry")]
        assert connection.execute("PRAGMA user_version").fetchone() == (len(steps),)


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    with closing(sqlite_connection.to_write(tmp_path / data_folder.DATABASE)) as connection:
        steps = [
            *schema.MIGRATIONS,
            schema.Migration("CREATE TABLE second (x)"),
            schema.Migration("CREATE TABLE third (x); INSERT INTO second VALUES (3); INSERT INTO nowhere VALUES (1)"),
        ]
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            schema.migrate(connection, "a file", steps)
        assert connection.execute("PRAGMA user_version").fetchone() == (len(schema.MIGRATIONS) + 1,)
        assert connection.execute("SELECT count(*) FROM second").fetchone() == (0,)
        assert connection.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'third'").fetchone() == (0,)
        schema.migrate(connection, "a file", [*steps[:-1], schema.Migration("CREATE TABLE third (x)")])
        assert connection.execute("PRAGMA user_version").fetchone() == (len(steps),)


@pytest.mark.parametrize(
    ("system", "environment", "expected"),
    [
        (Unix, {}, "home/.local/share"),
        (Unix, {"XDG_DATA_HOME": "{top}/elsewhere"}, "elsewhere"),
        (Unix, {"XDG_DATA_HOME": "relative"}, "home/.local/share"),
        (MacOS, {}, "home/Library/Application Support"),
    ],
)
def test_data_lies_where_the_system_wants_it(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    system: type[PlatformDirsABC],
    environment: dict[str, str],
    expected: str,
) -> None:
    for variable in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(variable, raising=False)
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path / "home"))
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value.format(top=tmp_path))
    monkeypatch.setattr("platformdirs.PlatformDirs", system)
    assert data_dir.default_data() == tmp_path / expected / "pocketmoney"


def test_what_was_kept_on_a_mac_is_found_whatever_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    monkeypatch.setattr("sys.platform", "darwin")
    usual = tmp_path / "Library" / "Application Support" / "pocketmoney"
    usual.mkdir(parents=True)
    assert data_dir.default_data() == usual


@pytest.mark.parametrize("length", [1, 16, 4_096])
def test_a_head_file_of_zeros_is_no_damage(tmp_path: Path, length: int) -> None:
    """A power cut may leave that of a file that was never synced. It is written anew."""
    folder = tmp_path / "data"
    with closing(SqliteLog(folder)) as log:
        log.create("t", "ABCD", 5)
        assert append(log, "t", 1, b"one") == ""
    (folder / "tables.heads").write_bytes(bytes(length))
    for _ in range(2):
        with closing(SqliteLog(folder)) as log:
            assert log.faults == []
            assert lines(log, "t") == [b"one"]
    assert (folder / "tables.heads").read_bytes().startswith(b"PoMoHed2")


def test_a_clock_that_was_set_back_makes_no_visit_earlier(tmp_path: Path) -> None:
    """After a power cut the head file may be that of before; a visit that it knows of and the database does not would
    be damage."""
    folder = tmp_path / "data"
    with closing(SqliteLog(folder)) as log:
        log.create("t", "ABCD", 5)
        log.touch("t", 100, is_open=True)
        log.tables()
        heads = (folder / "tables.heads").read_bytes()
        log.touch("t", 50, is_open=True)
        assert [(row.touched, row.is_open) for row in log.tables()] == [(100, True)]
        log.touch("t", 60, is_open=False)
        assert [(row.touched, row.is_open) for row in log.tables()] == [(100, False)]
    (folder / "tables.heads").write_bytes(heads)
    with closing(SqliteLog(folder)) as log:
        assert log.faults == []

"""Whatever rots is noticed, named and contained; `tools/soak_damage.py` tries more of the same."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.store import checksum, data_folder, repair
from pocketmoney.store.check import Report, check
from pocketmoney.store.sqlite_log import SqliteLog
from pocketmoney.text.speech import Speech
from tests.store import rot
from tests.store.kept import folder as kept
from tests.store.people import append, lines

FLIPS = 60
CUTS = 20


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, Path]:
    """A folder whose server was killed, one whose server was stopped, and a backup."""
    return rot.make_sources(tmp_path_factory.mktemp("sources"), seed=5)


def checked(path: Path) -> Report:
    return check(path, lambda done, whole: None)


@pytest.mark.parametrize(("damage", "count"), [(rot.flip, FLIPS), (rot.truncate, CUTS)], ids=["flips", "cuts"])
@pytest.mark.parametrize("which", [0, 1], ids=["killed", "stopped"])
def test_no_damage_to_a_folder_is_silent(
    sources: tuple[Path, Path, Path], which: int, damage: rot.Damage, count: int, tmp_path: Path
) -> None:
    tally = rot.Tally()
    rot.damage_folders(sources[which], tmp_path, damage, count, Random(which), tally)
    assert not tally.silent
    assert tally.outcomes[rot.NOTICED] > count / 3


@pytest.mark.parametrize(("damage", "count"), [(rot.flip, FLIPS), (rot.truncate, CUTS)], ids=["flips", "cuts"])
def test_no_damage_to_a_backup_is_silent(
    sources: tuple[Path, Path, Path], damage: rot.Damage, count: int, tmp_path: Path
) -> None:
    tally = rot.Tally()
    rot.damage_backups(sources[2], tmp_path, damage, count, Random(1), tally)
    assert not tally.silent
    assert tally.outcomes[rot.NOTICED] > count / 2


def test_what_is_whole_is_said_to_be(sources: tuple[Path, Path, Path]) -> None:
    for path in sources:
        assert checked(path).faults == []


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    """A folder with five entries at each of two tables."""
    folder = tmp_path / "data"
    with closing(SqliteLog(folder)) as log:
        for table in "ab":
            log.create(table, table.upper(), 1)
        for first in range(1, 6):
            for table in "ab":
                append(log, table, first, f"{table}{first}".encode())
    return folder


def change(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / data_folder.DATABASE, isolation_level=None)) as connection:
        connection.create_function("checksum", -1, checksum.of_values)
        connection.execute(statement)


SWAP = """UPDATE entry SET line = CASE line WHEN x'6132' THEN x'6133' ELSE x'6132' END,
    crc = (SELECT other.crc FROM entry other WHERE other.line IN (x'6132', x'6133') AND other.line != entry.line)
    WHERE line IN (x'6132', x'6133')"""
CHANGES = {
    "content": ("UPDATE entry SET line = x'6142' WHERE line = x'6133'", 3, "does not fit its checksum"),
    "checksum": ("UPDATE entry SET crc = crc + 1 WHERE line = x'6133'", 3, "does not fit its checksum"),
    "no checksum": ("UPDATE entry SET crc = NULL WHERE line = x'6133'", 3, "does not fit its checksum"),
    "swapped": (SWAP, 2, "does not fit its checksum"),
    "doubled": ("UPDATE entry SET line = x'6132', crc = (SELECT crc FROM entry WHERE line = x'6132') "
                "WHERE line = x'6133'", 3, "does not fit its checksum"),
    "of another table": ("UPDATE entry SET line = x'6233', crc = (SELECT crc FROM entry WHERE line = x'6233') "
                         "WHERE line = x'6133'", 3, "does not fit its checksum"),
    "missing": ("DELETE FROM entry WHERE line = x'6133'", 3, "that entry is missing"),
    "the end": ("DELETE FROM entry WHERE line = x'6135'", 5, "that entry is missing"),
}  # fmt: skip


@pytest.mark.parametrize(("statement", "first", "found"), CHANGES.values(), ids=CHANGES)
def test_the_first_damaged_entry_is_named_and_the_rest_goes_on(
    stored: Path, statement: str, first: int, found: str
) -> None:
    change(stored, statement)
    with closing(SqliteLog(stored)) as log:
        with pytest.raises(Problem, match="store-damaged") as caught:
            log.read("a")
        said = Speech().complain(caught.value)
        assert said.startswith(f"the log of table a is damaged from entry {first} on: ") and said.endswith(found)
        assert log.read_whole_part("a") == [f"a{seq}".encode() for seq in range(1, first)]
        assert len(lines(log, "b")) == 5
        assert append(log, "b", 6, b"b6") == ""
    [fault] = [fault for fault in checked(stored).faults if fault.key == "store-damaged"]
    assert (fault.details["table"], fault.details["seq"]) == ("a", first)


def test_the_end_of_a_log_that_was_lost_is_noticed(stored: Path) -> None:
    """Consistently gone, as after a damaged file of recent changes: only the head file knows."""
    change(stored, "DELETE FROM entry WHERE seq > 3 AND table_no = 1")
    change(stored, "UPDATE tables SET seq = 3, last = (SELECT max(id) FROM entry WHERE table_no = 1) WHERE no = 1")
    with closing(SqliteLog(stored)) as log:
        [fault] = log.faults
        assert Speech().complain(fault) == (
            "the log of table a is damaged from entry 4 on: the rest was saved once and is gone"
        )
        with pytest.raises(Problem, match="store-damaged"):
            log.read("a")
        assert log.read_whole_part("a") == [b"a1", b"a2", b"a3"]
        assert append(log, "b", 6, b"b6") == ""
    assert [fault.key for fault in checked(stored).faults] == ["store-damaged"]


def test_a_table_that_is_gone_is_noticed(stored: Path) -> None:
    change(stored, "DELETE FROM tables WHERE id = 'a'")
    for forgetting in (False, True):
        if forgetting:
            (stored / data_folder.HEADS).unlink()
        keys = {fault.key for fault in checked(stored).faults}
        assert keys & {"store-row-lost", "store-rows-lost"}
        with closing(SqliteLog(stored)) as log:
            assert log.faults
            log.delete("b")
    with closing(sqlite3.connect(stored / data_folder.DATABASE)) as connection:
        (left,) = connection.execute("SELECT count(*) FROM entry WHERE table_no = 1").fetchone()
    assert left == 5  # tidying up does not delete them for good


@pytest.mark.parametrize("column", ["code = 'X'", "touched = 0", "is_open = 0"])
def test_a_damaged_row_is_named_and_does_not_expire(stored: Path, column: str) -> None:
    change(stored, f"UPDATE tables SET {column} WHERE id = 'a'")
    with closing(SqliteLog(stored)) as log:
        assert [fault.key for fault in log.faults] == ["store-row-damaged"]
        assert log.expire(10**9) == ["b"]
        assert len(lines(log, "a")) == 5


def test_a_damaged_note_of_where_logs_end_heals(stored: Path) -> None:
    change(stored, "UPDATE ends SET swept = 1000")
    with closing(SqliteLog(stored)) as log:
        assert [fault.key for fault in log.faults] == ["store-ends-damaged"]
        assert append(log, "a", 6, b"a6") == ""
        assert len(lines(log, "a")) == 6 and len(lines(log, "b")) == 5
    assert checked(stored).faults == []


def test_without_the_head_file_everything_is_read_and_it_is_written_anew(stored: Path) -> None:
    (stored / data_folder.HEADS).unlink()
    SqliteLog(stored).close()
    change(stored, "DELETE FROM entry WHERE seq > 3 AND table_no = 1")
    change(stored, "UPDATE tables SET seq = 3, last = (SELECT max(id) FROM entry WHERE table_no = 1) WHERE no = 1")
    assert [fault.key for fault in checked(stored).faults] == ["store-damaged"]


def test_an_empty_database_beside_the_rest_of_a_full_one(stored: Path) -> None:
    (stored / data_folder.DATABASE).write_bytes(b"")
    for work in (lambda: SqliteLog(stored), lambda: checked(stored)):
        with pytest.raises(Problem, match="store-emptied"):
            work()


def test_a_kept_folder_is_upgraded_and_whole(tmp_path: Path) -> None:
    for version in kept.VERSIONS:
        folder = kept.unpack(version, tmp_path / version)
        before = checked(folder)
        assert before.has_checksums == (kept.data_of(version) > 1) and not before.faults
        SqliteLog(folder).close()
        after = checked(folder)
        assert after.has_checksums and not after.faults
        assert (after.tables, after.entries) == (before.tables, before.entries)
        copies = [path.name for path in folder.glob("tables-version-*")]
        if before.version == after.version:
            assert not copies
            continue
        assert copies == [f"tables-version-{before.version}.db"]
        copy = checked(folder / copies[0])
        assert (copy.version, copy.tables, copy.entries) == (before.version, before.tables, before.entries)
        assert not copy.faults


def test_damage_to_an_older_folder_is_named_after_the_upgrade(tmp_path: Path) -> None:
    folder = kept.unpack(kept.VERSIONS[0], tmp_path / "data")
    change(folder, "DELETE FROM entry WHERE id = (SELECT id FROM entry WHERE seq = 10 LIMIT 1)")
    with closing(SqliteLog(folder)) as log:
        problems = []
        for row in log.tables():
            try:
                log.read(row.id)
            except Problem as problem:
                problems.append(problem.details["seq"])
        assert problems == [10]
    shutil.rmtree(folder)


def test_a_schema_that_is_no_text_is_one_sentence(stored: Path) -> None:
    """What SQLite says about it cannot be decoded, which Python does not report as a fault of the database."""
    file = stored / data_folder.DATABASE
    content = bytearray(file.read_bytes())
    content[content.index(b"CREATE TABLE untidy") + 4] |= 0x80
    file.write_bytes(content)
    for work in (lambda: SqliteLog(stored), lambda: checked(stored)):
        with pytest.raises(Problem, match="store-corrupt") as caught:
            work()
        assert "is damaged (schema)" in Speech().complain(caught.value)
    assert repair.plan(stored, None).report is None

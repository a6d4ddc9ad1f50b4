"""An entry that is changed, gone, doubled or swapped is named, in a data folder and in a backup; so is a snapshot."""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path

import pytest

from pocketmoney.store import data_folder
from pocketmoney.store.check import check
from pocketmoney.store.sqlite_log import SqliteLog
from pocketmoney.table.ports import Snapshot
from tests.store.people import lines
from tests.store.test_damage import CHANGES, change, stored

__all__ = ["stored"]

FOLDER = "folder"
BACKUP = "backup"


def copy_of(folder: Path, kind: str, place: Path) -> Path:
    """A data folder as it is, or one that was restored from a backup of it."""
    place.mkdir()
    if kind == BACKUP:
        with closing(SqliteLog(folder)) as log:
            log.backup(place / data_folder.DATABASE)
    else:
        for name in (data_folder.DATABASE, data_folder.HEADS):
            shutil.copyfile(folder / name, place / name)
    return place


def keys(path: Path) -> list[str]:
    return [fault.key for fault in check(path, lambda done, whole: None).faults]


@pytest.mark.parametrize("kind", [FOLDER, BACKUP])
@pytest.mark.parametrize("name", CHANGES)
def test_every_change_of_the_entries_is_named(stored: Path, name: str, kind: str, tmp_path: Path) -> None:
    statement, first, _ = CHANGES[name]
    place = copy_of(stored, kind, tmp_path / "copy")
    assert keys(place) == []
    change(place, statement)
    for path in (place, place / data_folder.DATABASE):
        [fault] = [each for each in check(path, lambda done, whole: None).faults if each.key == "store-damaged"]
        assert (fault.details["table"], fault.details["seq"]) == ("a", first)


SNAPSHOTS = {
    "changed": "UPDATE snapshot SET data = x'00' WHERE table_no = 1",
    "moved": "UPDATE snapshot SET seq = 2 WHERE table_no = 1",
    "swapped": "UPDATE snapshot SET table_no = CASE table_no WHEN 1 THEN -2 ELSE -1 END; "
    "UPDATE snapshot SET table_no = -table_no",
    "doubled": "UPDATE snapshot SET (seq, rules, data, crc) = "
    "(SELECT seq, rules, data, crc FROM snapshot WHERE table_no = 2) WHERE table_no = 1",
}


@pytest.mark.parametrize("kind", [FOLDER, BACKUP])
@pytest.mark.parametrize("statement", SNAPSHOTS.values(), ids=SNAPSHOTS)
def test_a_changed_snapshot_is_named_and_the_log_is_used(
    stored: Path, statement: str, kind: str, tmp_path: Path
) -> None:
    with closing(SqliteLog(stored)) as log:
        for table in "ab":
            log.save_snapshot(table, Snapshot(5, "2", f"all of {table}".encode()))
    place = copy_of(stored, kind, tmp_path / "copy")
    for part in statement.split(";"):
        change(place, part)
    assert set(keys(place)) == {"store-snapshot-damaged"}
    with closing(SqliteLog(place)) as log:
        assert log.load_snapshot("a") is None
        assert len(lines(log, "a")) == 5


def test_a_snapshot_that_is_gone_costs_nothing(stored: Path) -> None:
    with closing(SqliteLog(stored)) as log:
        log.save_snapshot("a", Snapshot(5, "2", b"all of a"))
    change(stored, "DELETE FROM snapshot")
    with closing(SqliteLog(stored)) as log:
        assert log.load_snapshot("a") is None and len(lines(log, "a")) == 5

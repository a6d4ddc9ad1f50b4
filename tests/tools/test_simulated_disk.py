"""The simulated disk loses what a real one may lose, and nothing else."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from random import Random

import pytest

from tools.simulate.disk import SECTOR, Broken, Disk, DiskFull, File
from tools.simulate.vfs import NAME, simulated_vfs

ONE, TWO = b"1" * SECTOR, b"2" * SECTOR


def test_what_was_synced_survives_a_power_cut() -> None:
    file = File()
    file.write(0, ONE * 4)
    file.sync()
    assert all(file.after_cut(Random(seed)).content == ONE * 4 for seed in range(20))


def test_of_what_was_not_synced_each_sector_survives_by_itself() -> None:
    file = File(ONE * 4)
    file.write(0, TWO * 4)
    found = {bytes(file.after_cut(Random(seed)).content) for seed in range(400)}
    assert len(found) == 2**4
    assert all(
        set(content[at : at + SECTOR]) in ({49}, {50}) for content in found for at in range(0, 4 * SECTOR, SECTOR)
    )


def test_after_a_sync_that_failed_a_later_one_saves_nothing_of_it() -> None:
    disk = Disk(Random(1), {"f": File(ONE)})
    file = disk.files["f"]
    disk.write(file, 0, TWO)
    disk.sync_faults = 1
    with pytest.raises(Broken):
        disk.sync(file)
    disk.sync(file)
    assert {bytes(file.after_cut(Random(seed)).content) for seed in range(20)} == {ONE, TWO}
    disk.write(file, 0, TWO)
    disk.sync(file)
    assert {bytes(file.after_cut(Random(seed)).content) for seed in range(20)} == {TWO}


def test_a_full_disk_takes_nothing_more() -> None:
    disk = Disk(Random(1), {"f": File(ONE)})
    disk.room = SECTOR
    disk.write(disk.files["f"], 0, TWO)
    with pytest.raises(DiskFull):
        disk.write(disk.files["f"], SECTOR, b"3")


@pytest.mark.parametrize("fuse", range(0, 60, 7))
def test_sqlite_keeps_what_it_committed_before_a_power_cut_at_any_write(fuse: int) -> None:
    """The real SQLite, through the VFS: rows are there up to the last commit, or that and the one after it."""
    vfs = simulated_vfs()
    vfs.reset(1)
    vfs.disk = disk = Disk(Random(fuse))
    committed = 0
    with closing(sqlite3.connect(f"file:/simulated/t.db?vfs={NAME}", uri=True, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE t (n INTEGER, filling BLOB)")
        disk.fuse = fuse
        try:
            for number in range(1, 100):
                connection.execute("INSERT INTO t VALUES (?, ?)", (number, bytes(3_000)))
                committed = number
        except sqlite3.OperationalError:
            pass
    assert disk.is_dead
    vfs.disk = Disk(Random(fuse), disk.kill(is_power_cut=True))
    with closing(sqlite3.connect(f"file:/simulated/t.db?vfs={NAME}", uri=True)) as connection:
        rows = [number for (number,) in connection.execute("SELECT n FROM t ORDER BY n")]
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert rows in (list(range(1, committed + 1)), list(range(1, committed + 2)))

"""Mending a data folder: from what is whole in it, from a backup, or not at all, and then that is said."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.store import data_folder, repair
from pocketmoney.store.check import check
from pocketmoney.store.sqlite_log import SqliteLog
from tests.store import rot
from tests.store.kept import folder as kept
from tests.store.people import append, lines
from tests.store.test_damage import change, stored

__all__ = ["stored"]


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, Path]:
    """A folder whose server was killed, one whose server was stopped, and a backup."""
    return rot.make_sources(tmp_path_factory.mktemp("sources"), seed=6)


def mend(folder: Path, backup: Path | None = None, *, cut: bool = False) -> repair.Plan:
    """Repair a folder; whatever is damaged, it can be checked afterwards."""
    planned = repair.plan(folder, backup)
    if planned.is_needed:
        repair.carry_out(folder, planned, cut=cut)
    return planned


@pytest.mark.parametrize("damage", [rot.flip, rot.truncate])
def test_with_a_backup_of_everything_everything_is_mended(
    sources: tuple[Path, Path, Path], damage: rot.Damage, tmp_path: Path
) -> None:
    killed, _, backup = sources
    original = rot.observe(rot.copy(killed, tmp_path / "original"))
    chance = Random(2)
    for number in range(12):
        folder = rot.copy(killed, tmp_path / f"{number}")
        what = damage(folder / rot.FILES[number % 3], chance)
        mend(folder, backup)
        found = rot.observe(folder)
        assert found.problems == [], what
        assert found.rows == original.rows, what
        assert {name: found.logs[name] for name in original.logs if "snapshot" not in name} == {
            name: log for name, log in original.logs.items() if "snapshot" not in name
        }, what


def test_behind_a_damaged_frame_changes_are_found_without_a_backup(
    sources: tuple[Path, Path, Path], tmp_path: Path
) -> None:
    folder = rot.copy(sources[0], tmp_path / "data")
    recent = folder / data_folder.RECENT
    content = bytearray(recent.read_bytes())
    content[32 + 3] ^= 4  # the number of the page in the first frame
    recent.write_bytes(content)
    hidden = rot.observe(rot.copy(folder, tmp_path / "seen"))
    assert hidden.problems.count("store-damaged") > rot.TABLES
    mend(folder)
    assert len(rot.observe(folder).problems) < rot.TABLES / 2


def test_entries_that_are_in_no_copy_stay_missing_until_they_are_given_up(stored: Path) -> None:
    change(stored, "UPDATE entry SET line = x'6142' WHERE line = x'6134'")
    planned = mend(stored)
    [mended] = [mended for mended in planned.tables if mended.is_damaged]
    assert (len(mended.lines), mended.expected, mended.missing) == (3, 5, 2)
    with closing(SqliteLog(stored)) as log:
        with pytest.raises(Problem, match="store-damaged") as caught:
            log.read("a")
        assert caught.value.details["seq"] == 4
    mend(stored, cut=True)
    with closing(SqliteLog(stored)) as log:
        assert log.faults == []
        assert lines(log, "a") == [b"a1", b"a2", b"a3"]
        assert append(log, "a", 4, b"another") == ""
        assert len(lines(log, "b")) == 5
    assert (stored / "damaged-1" / data_folder.DATABASE).exists()
    assert (stored / "damaged-2" / data_folder.DATABASE).exists()


def test_what_was_deleted_since_the_backup_does_not_come_back(stored: Path, tmp_path: Path) -> None:
    with closing(SqliteLog(stored)) as log:
        log.create("c", "C", 1)
        append(log, "c", 1, b"c1")
        log.backup(tmp_path / "copy.db")
        log.delete("c")
    change(stored, "UPDATE entry SET line = x'6142' WHERE line = x'6134'")
    mend(stored, tmp_path / "copy.db")
    with closing(SqliteLog(stored)) as log:
        assert [row.id for row in log.tables()] == ["a", "b"]
        assert lines(log, "a") == [b"a1", b"a2", b"a3", b"a4", b"a5"]


def test_entries_after_the_backup_are_kept(stored: Path, tmp_path: Path) -> None:
    with closing(SqliteLog(stored)) as log:
        log.backup(tmp_path / "copy.db")
        append(log, "a", 6, b"a6", b"a7")
    change(stored, "DELETE FROM entry WHERE line = x'6134'")
    planned = mend(stored, tmp_path / "copy.db")
    assert [mended.from_backup for mended in planned.tables] == [1, 0]
    with closing(SqliteLog(stored)) as log:
        assert lines(log, "a")[3:] == [b"a4", b"a5", b"a6", b"a7"]


def test_a_table_that_is_gone_comes_back_from_the_backup(stored: Path, tmp_path: Path) -> None:
    with closing(SqliteLog(stored)) as log:
        log.backup(tmp_path / "copy.db")
    change(stored, "DELETE FROM tables WHERE id = 'a'")
    mend(stored, tmp_path / "copy.db")
    with closing(SqliteLog(stored)) as log:
        assert [(row.id, row.code) for row in log.tables()] == [("a", "A"), ("b", "B")]
        assert len(lines(log, "a")) == 5


def test_a_backup_of_an_older_version_can_be_used(tmp_path: Path) -> None:
    folder = kept.unpack(kept.VERSIONS[0], tmp_path / "data")
    backup = kept.unpack_backup(kept.VERSIONS[0], tmp_path / "backup") / data_folder.DATABASE
    SqliteLog(folder).close()
    before = check(folder, lambda done, whole: None)
    change(folder, "DELETE FROM entry WHERE id = (SELECT id FROM entry WHERE seq = 10 LIMIT 1)")
    mend(folder, backup)
    after = check(folder, lambda done, whole: None)
    assert (after.faults, after.entries) == ([], before.entries)


def test_what_cannot_be_done_is_said(stored: Path, tmp_path: Path) -> None:
    with pytest.raises(Problem, match="store-no-data"):
        repair.plan(tmp_path / "nowhere", None)
    with closing(SqliteLog(stored)) as log:
        log.backup(tmp_path / "copy.db")
        change(stored, "DELETE FROM entry WHERE line = x'6134'")
        planned = repair.plan(stored, tmp_path / "copy.db")
        with pytest.raises(Problem, match="store-in-use"):
            repair.carry_out(stored, planned, cut=False)
    rot.truncate(tmp_path / "copy.db", Random(0))
    with pytest.raises(Problem):
        repair.plan(stored, tmp_path / "copy.db")
    older = kept.unpack(kept.VERSIONS[0], tmp_path / "older")
    with pytest.raises(Problem, match="repair-older"):
        repair.plan(older, None)

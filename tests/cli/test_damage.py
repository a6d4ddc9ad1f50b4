"""`pocketmoney check` and `pocketmoney repair`: what is said, what is done, and the exit codes."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from pocketmoney.store.data_folder import DATABASE
from tests.cli.run import Command
from tests.store.kept import folder as kept
from tests.store.people import bytes_in


def damage(data: Path) -> None:
    with closing(sqlite3.connect(data / DATABASE, isolation_level=None)) as connection:
        connection.execute("UPDATE entry SET line = x'00' WHERE table_no = 1 AND seq = 2")


def test_what_is_whole_needs_no_repair(pocketmoney: Command, data: Path) -> None:
    assert pocketmoney("check", str(data)) == (0, f"{data}: 2 tables, 4 entries; everything is whole\n", "")
    before = bytes_in(data)
    said = pocketmoney("repair", str(data))
    assert said == (0, f"{data}: everything is whole, so nothing was changed\n", "")
    assert bytes_in(data) == before


def test_damage_is_named_and_mended_with_a_backup(pocketmoney: Command, data: Path, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy.db")
    pocketmoney("backup", "--data", str(data), copy)
    damage(data)
    named = f"{data}: the log of table a is damaged from entry 2 on: its content does not fit its checksum\n"
    assert pocketmoney("check", str(data)) == (1, f"{named}{data}: 2 tables, 4 entries; damage found: 1\n", "")
    before = bytes_in(data)
    mended = f"{named}table a: 2 entries of 2, one of them from the backup\n"
    said = pocketmoney("repair", str(data), "--from", copy, "--dry-run")
    assert said == (1, f"{mended}nothing was changed; without --dry-run this is done\n", "")
    assert bytes_in(data) == before
    said = pocketmoney("repair", str(data), "--from", copy)
    assert said == (0, f"{mended}{data}: repaired; the damaged files are in {data / 'damaged-1'}\n", "")
    assert pocketmoney("check", str(data)).code == 0


def test_without_a_backup_entries_can_be_given_up(pocketmoney: Command, data: Path) -> None:
    damage(data)
    said = pocketmoney("repair", str(data))
    assert said.code == 1
    assert "table a: entries 2 to 2 are in no copy; it can be looked at, but not played\n" in said.out
    said = pocketmoney("repair", str(data), "--cut")
    assert said.code == 0
    assert "table a: entries 2 to 2 are in no copy and are given up\n" in said.out
    assert pocketmoney("check", str(data)) == (0, f"{data}: 2 tables, 3 entries; everything is whole\n", "")


def test_a_backup_of_damaged_data_is_made_and_says_so(pocketmoney: Command, data: Path, tmp_path: Path) -> None:
    damage(data)
    said = pocketmoney("backup", "--data", str(data), str(tmp_path / "copy.db"))
    assert said.code == 1 and "the log of table a is damaged from entry 2 on" in said.err
    assert (tmp_path / "copy.db").exists()


def test_an_older_folder_is_checked_without_checksums(pocketmoney: Command, tmp_path: Path) -> None:
    folder = kept.unpack(kept.VERSIONS[0], tmp_path / "data")
    said = pocketmoney("check", str(folder))
    assert said.code == 0 and "has no checksums yet" in said.out


def test_what_cannot_be_checked_or_repaired(pocketmoney: Command, data: Path, tmp_path: Path) -> None:
    assert "name the data folder, the backup or the cluster" in pocketmoney.complaint("check")
    assert "name the data folder to repair" in pocketmoney.complaint("repair")
    assert "there is no data in" in pocketmoney.complaint("check", str(tmp_path / "nowhere"))
    assert "there is no data in" in pocketmoney.complaint("repair", str(tmp_path / "nowhere"))
    content = (data / DATABASE).read_bytes()
    (data / DATABASE).write_bytes(content[: len(content) // 2])
    said = pocketmoney.complaint("check", str(data))
    assert "is damaged (database disk image is malformed); see what can be mended with" in said

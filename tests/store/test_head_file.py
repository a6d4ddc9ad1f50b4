"""The head file: what a power cut in the middle of its writes may leave, and files of the first layout."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path
from struct import pack
from zlib import crc32

import pytest

from pocketmoney.store import data_folder, head_file, log_heads
from pocketmoney.store.changes import Touch
from pocketmoney.store.head_file import Contents, HeadFile, Slot
from pocketmoney.store.sqlite_log import SqliteLog
from tests.store.kept import folder as kept
from tests.store.people import append, lines

TABLES = 70  # more than a sector holds, and more than the first layout's pattern of slots and sectors
SECTOR = 512
MARK = 4711


def make_tables(folder: Path) -> list[str]:
    """A data folder with an entry in each log."""
    with closing(SqliteLog(folder)) as log:
        for number in range(TABLES):
            log.create(f"t{number}", f"CODE{number}", 5)
            assert append(log, f"t{number}", 1, b"one") == ""
    return [f"t{number}" for number in range(TABLES)]


def play_on(folder: Path, tables: list[str]) -> None:
    """A second entry for each, and a visit."""
    with closing(SqliteLog(folder)) as log:
        for table in tables:
            assert append(log, table, 2, b"two") == ""
            log.touch(table, 9, is_open=True)


def write_first_layout(path: Path, slots: dict[int, Slot]) -> None:
    """A file as programs wrote it before. These lines are history: they are not changed when the layout is."""
    data = bytearray(16 + 24 * (max(slots) + 1))
    data[:16] = pack("<8sQ", b"PoMoHead", MARK)
    for no, slot in slots.items():
        end = pack("<II", slot.seq, slot.crc)
        visit = pack("<Q", slot.touched << 1 | slot.is_open)
        at = 16 + 24 * no
        data[at : at + 24] = end + pack("<I", crc32(end, no)) + visit + pack("<I", crc32(visit, no))
    path.write_bytes(data)


def open_and_close(path: Path, mark: int | None = MARK) -> Contents:
    opened = HeadFile(path, mark)
    opened.close()
    return opened.contents


@pytest.fixture
def older(tmp_path: Path) -> tuple[Path, dict[int, Slot]]:
    """A file of the first layout, and what it says."""
    slots = {no: Slot(no * 3, no * 2_654_435_761 % 2**32, 1_000 + no, is_open=no % 3 > 0) for no in range(1, TABLES)}
    del slots[7], slots[42]  # deleted tables
    path = tmp_path / data_folder.HEADS
    write_first_layout(path, slots)
    return path, slots


def test_slots_that_change_together_are_written_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each write releases the interpreter, which the event loop may then hold for long."""
    tables = make_tables(tmp_path)
    written: list[int] = []
    write = head_file.write_at

    def note(file: int, data: bytes, place: int) -> int:
        written.append(place)
        return write(file, data, place)

    async def play_all() -> None:
        for table in tables:
            log.append(table, 2, [b"two"], lambda fault: None)
        await log.drained()

    with closing(SqliteLog(tmp_path)) as log:
        monkeypatch.setattr(log_heads, "write_at", note)
        asyncio.run(play_all())
    assert written == [0]
    slots = head_file.read(tmp_path / data_folder.HEADS, None).slots
    assert len(slots) == TABLES and {slot.seq for slot in slots.values()} == {2}


def test_visits_of_a_batch_are_written_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_tables(tmp_path)
    written: list[int] = []
    write = head_file.write_at

    def note(file: int, data: bytes, place: int) -> int:
        written.append(place)
        return write(file, data, place)

    with closing(SqliteLog(tmp_path)) as log:
        monkeypatch.setattr(head_file, "write_at", note)
        changes = [Touch(f"t{number}", 77, is_open=False) for number in range(TABLES)]
        assert log._writer._batches.write(changes) == {}
    assert written == [0]
    slots = head_file.read(tmp_path / data_folder.HEADS, None).slots
    assert {(slot.touched, slot.is_open) for slot in slots.values()} == {(77, False)}


def test_a_page_that_is_not_remembered_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(head_file, "_PAGES_MOST", 2)
    path = tmp_path / data_folder.HEADS
    opened = HeadFile(path, MARK)
    places = [no for page in range(5) for no in (page * 128 + 1, page * 128 + 127)]
    for seq in (1, 2):
        for no in places:
            opened.note_end(no, seq, no)
            opened.note_visit(no, 1_000 + seq, is_open=True)
    opened.forget(places[3])
    opened.close()
    expected = {no: Slot(2, no, 1_002, is_open=True) for no in places if no != places[3]}
    assert head_file.read(path, MARK) == Contents(expected)


@pytest.mark.parametrize("is_new", [False, True])
def test_a_power_cut_that_keeps_some_sectors_is_no_damage(tmp_path: Path, *, is_new: bool) -> None:
    """A disk keeps each sector as it was before the writes or after them; nothing is lost, so nothing is reported."""
    tables = make_tables(tmp_path)
    file = tmp_path / data_folder.HEADS
    before = file.read_bytes()
    play_on(tmp_path, tables)
    after = file.read_bytes()
    if is_new:  # as when no sector of it had been written before
        before = bytes(len(after))
    places = range(0, len(after), SECTOR)
    assert len(places) > 3 and len(before) == len(after)
    for first in places:
        for last in range(first, len(after), SECTOR):
            kept_part = slice(first, last + SECTOR)
            file.write_bytes(before[:first] + after[kept_part] + before[last + SECTOR :])
            with closing(SqliteLog(tmp_path)) as log:
                assert log.faults == []
    with closing(SqliteLog(tmp_path)) as log:
        assert all(lines(log, table) == [b"one", b"two"] for table in tables)


@pytest.mark.parametrize("no", [1, 15, 16, 21, 42])
def test_a_write_torn_at_any_byte_costs_no_other_slot_and_is_not_silent(tmp_path: Path, no: int) -> None:
    """A disk without whole sectors: what is left of that slot fits no checksum, and the others are as they were."""
    path = tmp_path / data_folder.HEADS
    opened = HeadFile(path, MARK)
    for each in range(1, TABLES):
        opened.note_end(each, 5, each)
        opened.note_visit(each, 1_000 + each, is_open=True)
    before = path.read_bytes()
    whole = head_file.read(path, MARK).slots
    opened.note_end(no, 0x01020306, 0x0A0B0C0D)
    after = path.read_bytes()
    opened.close()
    [*changed] = [at for at in range(len(before)) if before[at] != after[at]]
    assert changed[-1] - changed[0] < 12
    for cut in range(changed[0] + 1, changed[-1] + 1):
        path.write_bytes(after[:cut] + before[cut:])
        found = head_file.read(path, MARK)
        assert found.faults == 1 and not found.is_foreign
        assert found.slots == {**whole, no: Slot(-1, 0, 1_000 + no, is_open=True)}


def test_a_file_of_the_first_layout_is_rewritten_without_loss(older: tuple[Path, dict[int, Slot]]) -> None:
    path, slots = older
    assert head_file.read(path, MARK) == Contents(slots)
    first = open_and_close(path)
    second = path.read_bytes()
    assert first == Contents(slots)
    assert not second.startswith(b"PoMoHead")
    assert open_and_close(path) == head_file.read(path, None) == Contents(slots)
    assert path.read_bytes() == second
    assert [file.name for file in path.parent.iterdir()] == [data_folder.HEADS]


def test_a_first_layout_of_another_database_is_foreign(older: tuple[Path, dict[int, Slot]]) -> None:
    path, _ = older
    assert open_and_close(path, MARK + 1) == Contents({}, is_foreign=True)
    assert open_and_close(path, MARK + 1) == Contents({})


def test_the_mark_is_kept_when_the_database_cannot_name_it(older: tuple[Path, dict[int, Slot]]) -> None:
    path, slots = older
    assert open_and_close(path, None) == Contents(slots)
    assert open_and_close(path, MARK) == Contents(slots)


def test_damage_in_the_first_layout_is_counted_and_all_other_slots_are_kept(
    older: tuple[Path, dict[int, Slot]],
) -> None:
    path, slots = older
    data = bytearray(path.read_bytes())
    data[16 + 24 * 20 + 3] ^= 4  # where the log of table 20 ends
    path.write_bytes(data)
    expected = {**slots, 20: Slot(-1, 0, slots[20].touched, is_open=slots[20].is_open)}
    assert open_and_close(path) == Contents(expected, faults=1)
    assert open_and_close(path) == Contents(expected)


def test_a_rewriting_that_was_cut_short_is_done_again(
    older: tuple[Path, dict[int, Slot]], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, slots = older
    before = path.read_bytes()

    def cut(number: int) -> None:
        raise InterruptedError

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", cut)
        with pytest.raises(InterruptedError):
            HeadFile(path, MARK)
    assert path.read_bytes() == before
    assert open_and_close(path) == Contents(slots)
    assert open_and_close(path) == Contents(slots)


@pytest.mark.parametrize("version", kept.VERSIONS)
def test_the_head_file_of_a_kept_folder_is_read_and_rewritten(version: str, tmp_path: Path) -> None:
    data = kept.unpack(version, tmp_path / "data")
    file = data / data_folder.HEADS
    slots = head_file.read(file, None).slots
    assert bool(slots) == file.exists() == (kept.data_of(version) > 1)
    with closing(SqliteLog(data)) as log:
        assert log.faults == []
        count = len(log.tables())
    now = head_file.read(file, None)
    assert now.faults == 0 and len(now.slots) == count
    assert all(now.slots[no].seq >= slot.seq and now.slots[no].touched >= slot.touched for no, slot in slots.items())

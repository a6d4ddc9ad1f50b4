"""What every store promises."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pocketmoney.core.problem import Problem
from pocketmoney.server.storyteller import LARGEST
from pocketmoney.table.ports import Log, Snapshot
from tests.store.memory_log import MemoryLog
from tests.store.people import AnyLog, Told, append, lines


def test_it_is_what_a_table_needs(log: AnyLog) -> None:
    needed: Log = log
    assert needed.tables() == []


def test_entries_come_back_in_order_from_any_number_on(log: AnyLog) -> None:
    log.create("t", "ABCD", 5)
    assert append(log, "t", 1, b"one", b"two") == ""
    assert append(log, "t", 3, b"three") == ""
    assert lines(log, "t") == [b"one", b"two", b"three"]
    assert lines(log, "t", 3) == [b"three"]
    assert lines(log, "t", 4) == []
    assert lines(log, "nobody") == []


ODD = [
    b"",
    b"\x00",
    b"\xff\xfe not text",
    b'["said",1,"\\u0000 \\" \\\\ \x7f"]',
    '["said","Søren 🍺 你好 \u2028"]'.encode(),
    bytes(range(256)),
    b"x" * 100_000,
]


def test_every_byte_is_kept(log: AnyLog) -> None:
    log.create("t", "ABCD", 5)
    assert append(log, "t", 1, *ODD) == ""
    assert lines(log, "t") == ODD


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(entries=st.lists(st.one_of(st.binary(max_size=40), st.text(max_size=40).map(str.encode)), max_size=8))
def test_any_bytes_are_kept(log: AnyLog, entries: list[bytes]) -> None:
    log.delete("any")
    log.create("any", "ANY", 5)
    assert append(log, "any", 1, *entries) == ""
    assert lines(log, "any") == entries


def test_names_may_be_anything(log: AnyLog) -> None:
    for table in ('quote"', "back\\slash", "Ünï", "a'b", "$[0]"):
        log.create(table, f"code {table}", 5)
        assert append(log, table, 1, table.encode()) == ""
    assert {row.id: row.code for row in log.tables()} == {
        table: f"code {table}" for table in ('quote"', "back\\slash", "Ünï", "a'b", "$[0]")
    }
    assert lines(log, "back\\slash") == [b"back\\slash"]


def test_more_entries_than_are_read_at_once(log: AnyLog) -> None:
    log.create("t", "ABCD", 5)
    many = [str(number).encode() for number in range(1, 1502)]
    assert append(log, "t", 1, *many) == ""
    assert lines(log, "t") == many
    assert lines(log, "t", 1500) == [b"1500", b"1501"]


def test_a_number_is_given_once(log: AnyLog) -> None:
    log.create("t", "ABCD", 5)
    append(log, "t", 1, b"mine", b"mine too")
    assert append(log, "t", 2, b"theirs", b"theirs too") == "store-taken"
    assert lines(log, "t") == [b"mine", b"mine too"]


def test_after_a_refusal_nothing_is_taken_until_the_table_is_read_again(log: AnyLog) -> None:
    log.create("t", "ABCD", 5)
    append(log, "t", 1, b"mine")
    append(log, "t", 1, b"theirs")
    assert append(log, "t", 2, b"built on what was refused") == "store-broken"
    assert lines(log, "t") == [b"mine"]
    assert append(log, "t", 2, b"built on what is there") == ""
    assert lines(log, "t") == [b"mine", b"built on what is there"]


def test_there_are_no_gaps(log: AnyLog) -> None:
    log.create("t", "ABCD", 5)
    append(log, "t", 1, b"one")
    assert append(log, "t", 3, b"three") == "store-gap"
    assert lines(log, "t") == [b"one"]


def test_nothing_is_written_for_a_table_that_is_not_there(log: AnyLog) -> None:
    assert append(log, "ghost", 1, b"boo") == "store-gone"
    log.save_snapshot("ghost", Snapshot(1, "1", b"boo"))
    log.touch("ghost", 7, is_open=True)
    assert lines(log, "ghost") == []
    assert log.load_snapshot("ghost") is None
    assert log.tables() == []


def test_a_snapshot_of_a_table_that_is_not_there_is_nobody_elses(log: AnyLog) -> None:
    for table in "abc":
        log.create(table, table, 1)
    log.save_snapshot("a", Snapshot(1, "1", b"of a"))
    log.save_snapshot("ghost", Snapshot(1, "1", b"boo"))
    snapshots = map(log.load_snapshot, "abc")
    assert [snapshot and snapshot.data for snapshot in snapshots] == [b"of a", None, None]


def test_one_table_fails_and_the_others_do_not_notice(log: AnyLog) -> None:
    async def story() -> list[tuple[str, str]]:
        told = Told()
        for table in "abc":
            log.create(table, table, 5)
            log.append(table, 1, [b"1"], told.about(f"{table}1"))
        await log.drained()
        log.append("a", 2, [b"2"], told.about("a2"))
        log.append("b", 1, [b"again"], told.about("b1 again"))
        log.append("b", 2, [b"2"], told.about("b2"))
        log.append("c", 2, [b"2"], told.about("c2"))
        log.append("ghost", 1, [b"boo"], told.about("ghost"))
        log.append("a", 3, [b"3"], told.about("a3"))
        await log.drained()
        return told.heard

    # Each table hears of its own in order; which of two tables hears first is nobody's business.
    assert sorted(asyncio.run(story()), key=lambda told: told[0][0]) == [
        ("a1", ""),
        ("a2", ""),
        ("a3", ""),
        ("b1", ""),
        ("b1 again", "store-taken"),
        ("b2", "store-broken"),
        ("c1", ""),
        ("c2", ""),
        ("ghost", "store-gone"),
    ]
    assert [lines(log, table) for table in "abc"] == [[b"1", b"2", b"3"], [b"1"], [b"1", b"2"]]


def test_tables_are_listed_the_open_ones_first(log: AnyLog) -> None:
    log.create("old", "AAAA", 1)
    log.create("new", "BBBB", 3)
    log.create("mid", "CCCC", 2)
    log.touch("old", 9, is_open=False)
    log.touch("new", 8, is_open=True)
    rows = [(row.id, row.code, row.made, row.touched, row.is_open) for row in log.tables()]
    assert rows == [("mid", "CCCC", 2, 2, True), ("new", "BBBB", 3, 8, True), ("old", "AAAA", 1, 9, False)]


def test_a_code_is_taken_while_its_table_is_open(log: AnyLog) -> None:
    log.create("a", "ABCD", 1)
    with pytest.raises(Problem, match="store-code-taken"):
        log.create("b", "ABCD", 2)
    assert [row.id for row in log.tables()] == ["a"]
    log.touch("a", 3, is_open=False)
    log.create("b", "ABCD", 4)
    with pytest.raises(Problem, match="store-code-taken"):
        log.touch("a", 5, is_open=True)
    assert [(row.id, row.is_open) for row in log.tables()] == [("b", True), ("a", False)]
    log.delete("b")
    log.touch("a", 6, is_open=True)
    assert [(row.id, row.is_open) for row in log.tables()] == [("a", True)]
    with pytest.raises(Problem, match="store-code-taken"):
        log.create("c", "ABCD", 7)


def test_a_table_is_made_once(log: AnyLog) -> None:
    log.create("a", "ABCD", 1)
    with pytest.raises(Problem, match="store-taken"):
        log.create("a", "EFGH", 2)
    log.create("b", "EFGH", 3)


def test_a_log_that_nobody_has_cut_off_begins_with_its_first_entry(log: AnyLog) -> None:
    log.create("t", "ABCD", 5)
    assert append(log, "t", 1, b"one") == ""
    log.save_snapshot("t", Snapshot(1, "1.0", b"now"))
    assert log.base("t") is None


def test_a_story_of_half_a_megabyte_is_an_entry_like_any_other(log: AnyLog) -> None:
    log.create("t", "ABCD", 5)
    entry = bytes(range(256)) * (LARGEST * 4 // 3 // 256 + 1)
    assert append(log, "t", 1, entry) == ""
    assert lines(log, "t") == [entry]


def test_one_snapshot_is_kept(log: AnyLog) -> None:
    log.create("t", "ABCD", 1)
    assert log.load_snapshot("t") is None
    log.save_snapshot("t", Snapshot(3, "1.0", b"old"))
    log.save_snapshot("t", Snapshot(7, "1.1", bytes(range(256))))
    kept = log.load_snapshot("t")
    assert kept is not None
    assert (kept.seq, kept.rules, kept.data) == (7, "1.1", bytes(range(256)))


def test_a_deleted_table_is_gone(log: AnyLog) -> None:
    log.create("t", "ABCD", 1)
    log.create("other", "EFGH", 1)
    append(log, "t", 1, b"one")
    append(log, "other", 1, b"one")
    log.save_snapshot("t", Snapshot(1, "1", b"all"))
    log.delete("t")
    assert lines(log, "t") == []
    assert log.load_snapshot("t") is None
    assert [row.id for row in log.tables()] == ["other"]
    assert append(log, "t", 2, b"a late move") == "store-gone"
    assert lines(log, "other") == [b"one"]
    log.create("t", "ABCD", 2)
    lines(log, "t")
    assert append(log, "t", 1, b"anew") == ""


def test_what_nobody_has_been_at_expires(log: AnyLog) -> None:
    for table, touched in [("a", 10), ("b", 20), ("c", 30)]:
        log.create(table, table, 1)
        append(log, table, 1, b"one")
        log.touch(table, touched, is_open=table != "a")
    assert log.expire(20) == ["a"]
    assert log.expire(30) == ["b"]
    assert log.expire(30) == []
    assert [row.id for row in log.tables()] == ["c"]
    assert lines(log, "b") == []
    log.create("d", "b", 40)


def test_memory_tells_when_it_is_told_to() -> None:
    log = MemoryLog()
    told = Told()
    log.create("t", "ABCD", 1)
    log.hold()
    log.append("t", 1, [b"one"], told.about("one"))
    log.append("t", 2, [b"two"], told.about("two"))
    assert told.heard == []
    log.release()
    log.append("t", 3, [b"three"], told.about("three"))
    assert told.heard == [("one", ""), ("two", ""), ("three", "")]
    log.fault = Problem("store-failed", {"why": "full"})
    log.append("t", 4, [b"four"], told.about("four"))
    log.fault = None
    assert told.heard[-1] == ("four", "store-failed")
    assert lines(log, "t") == [b"one", b"two", b"three"]
    assert append(log, "t", 4, b"four") == ""

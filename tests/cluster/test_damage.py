"""Rot in what a cluster has stored: in the last message of a log, which no other names, in bases and in the archive."""

from __future__ import annotations

import gzip
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.server.cluster.archive import STORIES, Archive
from pocketmoney.store.nats.envelope import NOTHING, Chain, Envelope, Gap, Mark, digest_of, sealed
from pocketmoney.store.nats.key_value import KeyValueBucket
from pocketmoney.store.nats.nats_log import NOW
from pocketmoney.store.nats.stored_snapshot import Base, read_base, write_base
from pocketmoney.table.ports import Snapshot
from tests.cluster.quarter import onlooker
from tests.cluster.test_log import append, lines, made
from tests.server.house import play

FLIPS = 300


def flipped(data: bytes, chance: Random) -> bytes:
    changed = bytearray(data)
    changed[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def test_every_flipped_bit_of_the_last_message_is_noticed() -> None:
    chance = Random(1)
    payload = sealed(0, "node", 1, NOTHING, [b'["moved",1]', b'["moved",2]'])
    assert Chain().follow(7, payload) == [b'["moved",1]', b'["moved",2]']
    for _ in range(FLIPS):
        with pytest.raises(Gap):
            Chain().follow(7, flipped(payload, chance))


def test_messages_of_an_earlier_version_are_read_and_ours_are_read_by_it() -> None:
    older = msgspec.msgpack.encode(Envelope(0, "node", 1, NOTHING, [b"one"]))
    chain = Chain()
    assert chain.follow(1, older) == [b"one"]
    newer = sealed(0, "node", 2, digest_of(older), [b"two"])
    assert chain.follow(2, newer) == [b"two"]
    assert msgspec.msgpack.decode(newer, type=Envelope).entries == [b"two"]


def test_a_damaged_base_is_none() -> None:
    chance = Random(2)
    base = Base(Snapshot(40, "2", b"a whole table"), Mark(90, bytes(range(16))), 3, 1)
    data = write_base(base)
    again = read_base(data)
    assert again is not None and (again.seq, again.epoch, again.mark.stream) == (40, 3, 90)
    for _ in range(FLIPS):
        assert read_base(flipped(data, chance)) is None


def test_a_damaged_file_of_the_archive_counts_as_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chance = Random(3)
    archive = Archive(tmp_path)
    story = b"what happened, step by step" * 20
    archive.put("abcd", 1, story, STORIES)
    [file] = [path for path in tmp_path.rglob("*") if path.is_file()]
    whole = file.read_bytes()
    found: set[bytes] = set()
    for number in range(FLIPS):
        file.write_bytes(flipped(whole, chance) if number % 3 else whole[: chance.randrange(len(whole))])
        found.add(archive.get("abcd", 1, STORIES))
    assert found == {b"", story}  # a bit of the header that says nothing changes nothing
    assert "archive-damaged" in capsys.readouterr().err


def test_a_file_of_the_archive_in_the_place_of_another_counts_as_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    archive = Archive(tmp_path)
    games = [("abcd", 1), ("abcd", 2), ("abef", 1)]
    for table, game in games:
        archive.put(table, game, f"{table} {game}".encode())
    files = {(table, game): tmp_path / "ab" / table / f"{game}.play.gz" for table, game in games}
    assert [archive.get(table, game) for table, game in games] == [b"abcd 1", b"abcd 2", b"abef 1"]
    shutil.copyfile(files["abcd", 1], files["abcd", 2])  # doubled
    assert archive.get("abcd", 2) == b"" and archive.get("abcd", 1) == b"abcd 1"
    first, other = files["abcd", 1].read_bytes(), files["abef", 1].read_bytes()
    files["abcd", 1].write_bytes(other)  # swapped
    files["abef", 1].write_bytes(first)
    assert archive.get("abcd", 1) == archive.get("abef", 1) == b""
    assert capsys.readouterr().err.count("archive-damaged") == 3
    files["abcd", 1].write_bytes(gzip.compress(b"of an earlier version"))
    assert archive.get("abcd", 1) == b"of an earlier version"
    files["abcd", 1].unlink()
    assert archive.get("abcd", 1) == b""


def payloads(count: int) -> list[bytes]:
    """Some messages of a log, each of which follows the one before it."""
    found: list[bytes] = []
    before = NOTHING
    for number in range(1, count + 1):
        found.append(sealed(0, "node", number, before, [b"%d" % number]))
        before = digest_of(found[-1])
    return found


REORDERED: dict[str, Callable[[list[bytes]], list[bytes]]] = {
    "flipped": lambda log: [*log[:2], flipped(log[2], Random(1)), *log[3:]],
    "dropped": lambda log: [*log[:2], *log[3:]],
    "doubled": lambda log: [*log[:3], *log[2:]],
    "swapped": lambda log: [*log[:2], log[3], log[2], *log[4:]],
    "the first one dropped": lambda log: log[1:],
    "the last one dropped": lambda log: log[:-1],
    "the last one doubled": lambda log: [*log, log[-1]],
}


@pytest.mark.parametrize("change", REORDERED.values(), ids=REORDERED)
def test_messages_that_are_not_as_they_were_written_stop_their_table(
    nats_url: str, tmp_path: Path, change: Callable[[list[bytes]], list[bytes]]
) -> None:
    async def story() -> None:
        async with onlooker(nats_url, tmp_path) as cluster:
            log = payloads(6)
            for table, messages in (("t", change(log)), ("u", log)):
                await cluster.directory.register(table, f"CODE-{table}", "a", 1)
                for message in messages:
                    seq = (await cluster.jet.api.publish(cluster.names.subject(table), message)).seq
                if messages == log[: len(messages)]:  # only where it ended once tells
                    seq += len(log) - len(messages)
                cluster.log.witnessed[table] = Mark(seq, digest_of(log[-1]))
            with pytest.raises(Problem, match="table-lost"):
                await lines(cluster, "t")
            assert await lines(cluster, "u") == [b"1", b"2", b"3", b"4", b"5", b"6"]

    play(story())


def test_a_snapshot_of_another_table_is_not_used(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with onlooker(nats_url, tmp_path) as cluster:
            for table in ("t", "u"):
                await made(cluster, table)
                assert await append(cluster, table, 1, table.encode()) == ""
                cluster.log.save_snapshot(table, Snapshot(1, "2", f"all of {table}".encode()))
            await cluster.log.drained()
            bases = KeyValueBucket(cluster.jet, cluster.names.bases)
            kept = {table: await bases.get(f"{NOW}.{table}") for table in ("t", "u")}
            assert kept["t"] is not None and kept["u"] is not None
            await bases.put(f"{NOW}.t", kept["u"].data)
            await bases.put(f"{NOW}.u", kept["t"].data)
            for table in ("t", "u"):
                found = await cluster.log.take_up(table, "b")
                assert found.lines == [table.encode()], "the snapshot of another table was read on from"

    play(story())


def test_a_damaged_last_message_stops_its_table_and_no_other(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with onlooker(nats_url, tmp_path) as cluster:
            for table in ("t", "u"):
                await made(cluster, table)
                assert await append(cluster, table, 1, b"one") == ""
            subject = cluster.names.subject("t")
            last = await cluster.jet.last(cluster.names.log, subject)
            assert last is not None
            await cluster.jet.api.delete_msg(cluster.names.log, last.seq)
            await cluster.jet.api.publish(subject, last.data.replace(b"one", b"onf"))
            with pytest.raises(Problem, match="table-lost") as caught:
                await lines(cluster, "t")
            assert "is not what was written, after entry 0" in str(caught.value.details["why"])
            assert await lines(cluster, "u") == [b"one"]

    play(story())

"""Rot in what a cluster has stored: in the last message of a log, which no other names, in bases and in the archive."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.server.cluster.archive import STORIES, Archive
from pocketmoney.store.nats.envelope import NOTHING, Chain, Envelope, Gap, Mark, digest_of, sealed
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

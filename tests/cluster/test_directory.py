"""The index of codes and owners is derived from the logs: whatever is in it, every table is found, and it is mended."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from zlib import crc32

import pytest

from pocketmoney.store.nats.cluster import Cluster
from pocketmoney.store.nats.directory import Slot, read_slot, write_slot
from pocketmoney.store.nats.envelope import read
from pocketmoney.store.nats.jetstream import Refused, Unavailable
from pocketmoney.store.nats.key_value import KeyValueBucket
from tests.cluster.quarter import NodeHouse, onlooker, open_node, quarter, settings_of, until_known
from tests.cluster.quarter import close_node as close
from tests.cluster.test_damage import flipped
from tests.cluster.test_nodes import come_back, deal, sit_apart
from tests.patience import PATIENCE
from tests.server.house import Json, play, until

FLIPS = 200
NO_ONE = "0" * 12  # a node that never was


async def eventually(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so. A bucket that is not there yet cannot be asked."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(Unavailable, Refused):
                if await is_so():
                    return
            await asyncio.sleep(0.05)


async def listed(cluster: Cluster, table: str) -> Slot | None:
    """What the bucket says about a table."""
    found = await KeyValueBucket(cluster.jet, cluster.names.tables).get(table)
    return None if found is None else read_slot(found.data)


async def is_right(cluster: Cluster, made: Json, table: str) -> bool:
    """Whether the index says what the log says."""
    slot = await listed(cluster, table)
    last = await cluster.jet.last(cluster.names.log, cluster.names.subject(table))
    code = await KeyValueBucket(cluster.jet, cluster.names.codes).get(made["code"])
    if slot is None or last is None or code is None:
        return False
    owner = read(last.data)
    return (slot.code, slot.node, slot.epoch, code.data.decode()) == (made["code"], owner.node, owner.epoch, table)


def table_of(houses: list[NodeHouse], made: Json) -> str:
    return houses[0].server.node.directory.codes[made["code"]]


async def delete_index(cluster: Cluster) -> None:
    for bucket in (cluster.names.tables, cluster.names.codes):
        assert await cluster.jet.api.delete_stream(f"KV_{bucket}")


def test_a_deleted_index_is_made_again_while_people_play(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path) as houses, onlooker(nats_url, tmp_path) as cluster:
            made, people = await sit_apart(houses)
            seen = (await deal(people))[0]
            table = table_of(houses, made)
            await delete_index(cluster)
            await eventually(lambda: is_right(cluster, made, table))
            for house in houses:
                await come_back(house, made["code"], made["token"], seen)

    play(story())


def test_a_node_that_starts_without_an_index_finds_the_tables_in_the_log(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path) as houses:
            made, people = await sit_apart(houses)
            seen = (await deal(people))[0]
            other = await houses[1].make("Cat")
        async with onlooker(nats_url, tmp_path) as cluster:
            await delete_index(cluster)
        house = await open_node(settings_of(nats_url, tmp_path), tmp_path, "late")
        try:
            await come_back(house, made["code"], made["token"], seen)
            found = await house.web.get(f"/api/tables/{other['code']}")
            assert found.status_code == 200
        finally:
            await close(house)

    play(story())


WRONG: dict[str, Callable[[Slot], bytes]] = {
    "an older owner": lambda slot: write_slot(Slot(table=slot.table, code=slot.code, node=NO_ONE, made=1, touched=1)),
    "nobody": lambda slot: write_slot(Slot(table=slot.table, code=slot.code, epoch=slot.epoch, touched=slot.touched)),
    "a later epoch": lambda slot: write_slot(
        Slot(table=slot.table, code=slot.code, node=NO_ONE, epoch=99, touched=slot.touched)
    ),
    "another code": lambda slot: write_slot(
        Slot(table=slot.table, code="ZZZZZZ", node=slot.node, epoch=slot.epoch, touched=slot.touched)
    ),
    "another table": lambda slot: write_slot(Slot(table="abcdef", code=slot.code, node=NO_ONE, epoch=3)),
    "no entry": lambda slot: b'{"table":',
    "a flipped bit": lambda slot: write_slot(slot).replace(slot.code.encode(), slot.code.lower().encode()),
}


@pytest.mark.parametrize("entry", WRONG.values(), ids=WRONG)
def test_an_entry_that_contradicts_the_log_is_corrected(
    nats_url: str, tmp_path: Path, entry: Callable[[Slot], bytes]
) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path) as houses, onlooker(nats_url, tmp_path) as cluster:
            made, people = await sit_apart(houses)
            seen = (await deal(people))[0]
            table = table_of(houses, made)
            await eventually(lambda: is_right(cluster, made, table))
            slot = await listed(cluster, table)
            assert slot is not None
            await KeyValueBucket(cluster.jet, cluster.names.tables).put(table, entry(slot))
            await eventually(lambda: is_right(cluster, made, table))
            for house in houses:
                codes = house.server.node.directory.codes
                await until(lambda codes=codes: codes.get(made["code"]) == table)  # type: ignore[misc]
                await come_back(house, made["code"], made["token"], seen)

    play(story())


@pytest.mark.parametrize("entry", WRONG.values(), ids=WRONG)
def test_what_an_index_says_wrongly_of_a_table_without_an_owner_does_not_matter(
    nats_url: str, tmp_path: Path, entry: Callable[[Slot], bytes]
) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path, count=1) as houses:
            made = await houses[0].make("Ann")
            table = table_of(houses, made)
        async with onlooker(nats_url, tmp_path) as cluster:
            slot = await listed(cluster, table)
            assert slot is not None
            await KeyValueBucket(cluster.jet, cluster.names.tables).put(table, entry(slot))
            house = await open_node(settings_of(nats_url, tmp_path), tmp_path, "late")
            try:
                await eventually(lambda: is_right(cluster, made, table))
                device = await house.hello(made["code"], made["token"])
                assert (await device.hear("table"))["you"]["chair"] == 0
            finally:
                await close(house)

    play(story())


def test_codes_that_lead_elsewhere_or_nowhere_are_corrected(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path) as houses, onlooker(nats_url, tmp_path) as cluster:
            made, other = await houses[0].make("Ann"), await houses[1].make("Bob")
            await until_known(houses)
            table = table_of(houses, made)
            codes = KeyValueBucket(cluster.jet, cluster.names.codes)
            await codes.put(made["code"], b"abcdef")
            await codes.put("QQQQQQ", table.encode())
            await codes.put("XXXXXX", b"abcdef")
            assert (await houses[1].web.get("/api/tables/QQQQQQ")).status_code == 404
            for house in houses:
                house.server.directory_check._due = 0.0

            async def is_clean() -> bool:
                left = await cluster.directory.listed_codes()
                for house in houses:
                    house.server.directory_check._due = 0.0  # not in five minutes
                return set(left) == {made["code"], other["code"]} and left[made["code"]] == table

            await eventually(is_clean)

    play(story())


def test_a_table_that_is_being_deleted_does_not_come_back_from_its_log(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path) as houses, onlooker(nats_url, tmp_path) as cluster:
            made = await houses[0].make("Ann")
            table = table_of(houses, made)
            kept = await houses[0].make("Bob")
            # As far as a node comes that dies while it deletes: the log is ended, and still there.
            await cluster.log._end(cluster.names.subject(table))
            await cluster.directory.delete(table)

            async def is_gone() -> bool:
                return await cluster.jet.last(cluster.names.log, cluster.names.subject(table)) is None

            await eventually(is_gone)
            assert await listed(cluster, table) is None
            for house in houses:
                codes = house.server.node.directory.codes
                await until(lambda codes=codes: made["code"] not in codes)  # type: ignore[misc]
                assert (await house.web.get(f"/api/tables/{made['code']}")).status_code == 404
                assert (await house.web.get(f"/api/tables/{kept['code']}")).status_code == 200

    play(story())


def test_every_flipped_bit_of_an_entry_is_noticed_and_older_entries_are_read() -> None:
    chance = Random(4)
    slot = Slot(table="abcdef", code="ABCDEF", node="n" * 12, epoch=3, made=5, touched=6, stream=90, digest="00ff")
    data = write_slot(slot)
    assert read_slot(data) == slot
    older = b'{"table":"abcdef","code":"ABCDEF","epoch":3}'
    assert read_slot(older) == Slot(table="abcdef", code="ABCDEF", epoch=3)
    for _ in range(FLIPS):
        assert read_slot(flipped(data, chance)) in (None, slot)  # a bit of the word before the checksum hides that


def test_an_entry_with_another_field_of_a_later_version_is_whole() -> None:
    content = b'{"table":"abcdef","code":"ABCDEF","mood":"merry"'
    whole = content + b',"crc":%d}' % crc32(content)
    assert read_slot(whole) == Slot(table="abcdef", code="ABCDEF")
    assert read_slot(whole.replace(b"merry", b"sorry")) is None

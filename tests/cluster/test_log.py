"""What the log of a cluster promises beyond the contract: a fence, lost answers, lost entries, a full stream."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.store.nats.cluster import Cluster, open_cluster
from pocketmoney.store.nats.envelope import Mark
from pocketmoney.store.nats.jetstream import JetStream, Unavailable
from pocketmoney.table.ports import Snapshot
from tests.cluster.quarter import onlooker, quarter, settings_of
from tests.cluster.test_nodes import sit_apart
from tests.patience import PATIENCE
from tests.server.house import play, until
from tests.store.people import reason


async def append(cluster: Cluster, table: str, first: int, *entries: bytes) -> str:
    """Append, and wait for what is told."""
    told: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    cluster.log.append(table, first, list(entries), lambda fault: told.set_result(reason(fault)))
    async with asyncio.timeout(PATIENCE):
        return await told


async def made(cluster: Cluster, table: str = "t", node: str = "a") -> None:
    """A new table."""
    await cluster.directory.register(table, f"CODE-{table}", node, 1)
    await cluster.log.take_up(table, node)


async def lines(cluster: Cluster, table: str = "t") -> list[bytes]:
    return (await cluster.log.peek(table)).lines


async def lose(cluster: Cluster, seq: int) -> None:
    """The stream forgets a message that it had acknowledged."""
    await cluster.jet.api.delete_msg(cluster.names.log, seq)


def test_an_owner_that_slept_is_refused_by_the_fence(servers_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with onlooker(servers_url, tmp_path) as asleep, onlooker(servers_url, tmp_path) as awake:
            await made(asleep)
            assert await append(asleep, "t", 1, b"one") == ""
            taken = await awake.log.take_up("t", "b")
            assert taken.lines == [b"one"] and taken.chain.epoch == 2
            assert await append(asleep, "t", 2, b"stale") == "table-moved"
            assert await append(asleep, "t", 2, b"stale again") == "table-moved"
            assert await append(awake, "t", 2, b"two") == ""
            assert await lines(awake) == [b"one", b"two"]

    play(story())


def test_the_fence_stands_even_if_the_new_owner_has_written_nothing(servers_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with onlooker(servers_url, tmp_path) as asleep, onlooker(servers_url, tmp_path) as awake:
            await made(asleep)
            await awake.log.take_up("t", "b")
            assert await append(asleep, "t", 1, b"stale") == "table-moved"
            assert await lines(awake) == []

    play(story())


def test_an_append_whose_answer_was_lost_counts_as_done_and_stands_once(
    servers_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    appended = JetStream.append
    losses = 0

    async def deaf(jet: JetStream, subject: str, data: bytes, expected: int) -> int:
        nonlocal losses
        seq = await appended(jet, subject, data, expected)
        if b"precious" in data and losses < 2:
            losses += 1
            raise Unavailable("the answer was lost")
        return seq

    monkeypatch.setattr(JetStream, "append", deaf)

    async def story() -> None:
        async with onlooker(servers_url, tmp_path) as cluster:
            await made(cluster)
            assert await append(cluster, "t", 1, b"precious") == ""
            assert await append(cluster, "t", 2, b"next") == ""
            assert await lines(cluster) == [b"precious", b"next"]
            assert losses == 1  # the second time it was refused because of itself

    play(story())


def test_two_nodes_that_take_the_same_table_come_one_after_the_other(servers_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with onlooker(servers_url, tmp_path) as one, onlooker(servers_url, tmp_path) as other:
            await made(one)
            await append(one, "t", 1, b"one")
            taken = await asyncio.gather(*[each.log.take_up("t", name) for each, name in ((one, "a"), (other, "b"))])
            assert sorted(read.chain.epoch for read in taken) == [2, 3]
            told = [await append(each, "t", 2, b"two") for each in (one, other)]
            assert sorted(told) == ["", "table-moved"]
            assert await lines(one) == [b"one", b"two"]

    play(story())


@pytest.mark.parametrize("which", ["last", "middle", "first"])
def test_a_log_from_which_something_is_missing_is_not_read_as_if_it_were_whole(
    which: str, servers_url: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with onlooker(servers_url, tmp_path) as cluster:
            await made(cluster)
            for number in range(1, 5):
                await append(cluster, "t", number, b"%d" % number)
            last = cluster.log.owned["t"].chain.stream
            await lose(cluster, {"last": last, "middle": last - 2, "first": last - 4}[which])
            if which == "last":  # whoever owns it notices at the next append
                assert await append(cluster, "t", 5, b"5") == "table-lost"
            cluster.log.let_go("t")
            with pytest.raises(Problem, match="table-lost"):
                await cluster.log.take_up("t", "b")

    play(story())


def test_a_lost_end_is_noticed_by_what_others_have_heard_and_by_the_directory(servers_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with onlooker(servers_url, tmp_path) as cluster, onlooker(servers_url, tmp_path) as other:
            for table in ("heard", "written"):
                await made(cluster, table)
                await append(cluster, table, 1, b"one")
                await append(cluster, table, 2, b"two")
                chain = cluster.log.owned[table].chain
                mark = Mark(chain.stream, chain.digest)
                if table == "heard":
                    other.log.witnessed[table] = mark
                else:
                    await cluster.directory.own(table, "a", chain.epoch, mark)
                await lose(cluster, chain.stream)
            await other.directory.follow()
            for table in ("heard", "written"):
                with pytest.raises(Problem, match="table-lost"):
                    await other.log.take_up(table, "b")

    play(story())


def test_a_table_whose_stream_was_cut_off_stands_still_and_says_so(servers_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with quarter(servers_url, tmp_path) as houses, onlooker(servers_url, tmp_path) as cluster:
            made, (ann, bob) = await sit_apart(houses)
            _, (cy, di) = await sit_apart(houses)
            ann.say(do="say", n=1, text="acknowledged")
            await ann.hear("done", n=1)
            await cluster.directory.follow()
            table = cluster.directory.codes[made["code"]]
            last = await cluster.jet.last(cluster.names.log, cluster.names.subject(table))
            assert last is not None
            await lose(cluster, last.seq)
            ann.say(do="say", n=2, text="on what is lost")
            for person in (ann, bob):
                await person.gone()
                assert person.heard[-1] == {"is": "bye", "key": "table-lost"}
            for house in houses:
                again = await house.hello(made["code"], made["token"])
                await again.gone()
                assert again.heard[-1] == {"is": "bye", "key": "table-lost"}
            await cluster.directory.follow()
            assert str(last.seq) in cluster.directory.slots[table].why
            cy.say(do="say", n=1, text="undisturbed")
            await di.hear("talk", text="undisturbed")

    play(story())


def test_a_full_stream_makes_tables_wait_and_loses_nothing(servers_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        room = 60_000
        async with (
            quarter(servers_url, tmp_path, most_bytes=room) as houses,
            onlooker(servers_url, tmp_path) as cluster,
        ):
            _, (ann, bob) = await sit_apart(houses)
            said = 0
            while not any(message["is"] == "notice" for message in ann.heard):
                said += 1
                ann.say(do="ready", n=said, on=said % 2 == 1, entropy="00ff" * 16)
                await asyncio.sleep(0.005)
                assert said < 5_000
            for person in (ann, bob):
                await person.hear("notice", key="log-waits")
            assert (await houses[1].web.get("/metrics")).status_code == 200
            answered = {message["n"] for message in ann.heard if message["is"] == "done"}
            assert len(answered) < said
            info = await cluster.jet.api.stream_info(cluster.names.log)
            await cluster.jet.api.update_stream(info.config, max_bytes=10 * room + said * 1000)
            await ann.hear("notice", key="log-goes-on")
            await until(lambda: {m["n"] for m in ann.heard if m["is"] == "done"} >= set(range(1, said + 1)))
            (table,) = houses[0].server.node.directory.slots
            readied = [line for line in (await cluster.log.peek(table)).lines if line.startswith(b'["readied"')]
            assert len(readied) == said, "something was lost, or written twice"

    play(story())


async def kept(cluster: Cluster, seq: int, data: bytes = b"as it stood") -> None:
    """Keep a snapshot, and wait until it is there."""
    cluster.log.save_snapshot("t", Snapshot(seq, "1", data))
    await cluster.log.touched()


def test_a_log_is_taken_up_from_its_last_snapshot(servers_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with onlooker(servers_url, tmp_path) as cluster, onlooker(servers_url, tmp_path) as other:
            await made(cluster)
            for number in range(1, 31):
                await append(cluster, "t", number, b"%d" % number)
                if number == 28:
                    await kept(cluster, number)
            taken = await other.log.take_up("t", "b")
            assert taken.lines == [b"29", b"30"] and (taken.chain.seq, taken.chain.epoch) == (30, 2)
            found = other.log.load_snapshot("t")
            assert found is not None and found.seq == 28 and list(other.log.read("t", 29)) == taken.lines
            assert await append(other, "t", 31, b"31") == ""
            assert len(await lines(cluster)) == 31, "a snapshot cuts nothing off"

    play(story())


def test_a_snapshot_that_is_not_of_this_log_is_left_aside(servers_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with onlooker(servers_url, tmp_path) as cluster, onlooker(servers_url, tmp_path) as other:
            await made(cluster)
            await append(cluster, "t", 1, b"one")
            chain = cluster.log.owned["t"].chain
            chain.digest, right = bytes(16), chain.digest  # as if its message had been another one
            await kept(cluster, 1)
            chain.digest = right
            await append(cluster, "t", 2, b"two")
            taken = await other.log.take_up("t", "b")
            assert taken.base is None and taken.lines == [b"one", b"two"]

    play(story())


def test_what_is_not_durable_yet_is_in_no_snapshot(servers_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with onlooker(servers_url, tmp_path) as cluster:
            await made(cluster)
            told = asyncio.ensure_future(append(cluster, "t", 1, b"one"))
            await asyncio.sleep(0)
            await kept(cluster, 1)
            assert await told == ""
            taken = await cluster.log.take_up("t", "b")
            assert taken.base is None and cluster.log.load_snapshot("t") is None

    play(story())


def test_a_long_log_is_read_in_pieces(servers_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        cluster = await open_cluster(settings_of(servers_url, tmp_path))
        await made(cluster)
        waiting = []
        for number in range(1, 1301):
            waiting.append(append(cluster, "t", number, b"%d" % number))
            if len(waiting) == 2:
                await asyncio.gather(*waiting)
                waiting.clear()
        assert await lines(cluster) == [b"%d" % number for number in range(1, 1301)]
        await cluster.close()

    play(story())

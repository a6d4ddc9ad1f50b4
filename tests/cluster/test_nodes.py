"""Several nodes are one table: any of them serves any socket, and one of them owns a table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from nats.aio.msg import Msg
from nats.errors import NoRespondersError
from picows import WSCloseCode

from pocketmoney.server.cluster.peer_messages import SAY, Packet
from pocketmoney.table.ports import Snapshot
from tests.cluster.quarter import FREE, SHORT, NodeHouse, files_in, onlooker, quarter
from tests.patience import PATIENCE
from tests.server.house import Device, Json, play, until
from tests.server.test_sockets import BROKEN
from tests.server.test_tables import plays_on

NO_COMMANDS = [BROKEN[name] for name in ("deep", "no utf-8", "a second hello", "empty")]


async def sit_apart(houses: list[NodeHouse]) -> tuple[Json, list[Device]]:
    """Ann at the first node and Bob at the last, at one table of the first."""
    made = await houses[0].make("Ann", speed="none")
    ann = await houses[0].hello(made["code"], made["token"])
    bob = await houses[-1].sit(made["code"], "Bob")
    houses[-1].tokens["Bob"] = next(message["token"] for message in bob.heard if message.get("token"))
    return made, [ann, bob]


async def deal(people: list[Device], n: int = 10) -> list[Json]:
    """Deal, with commands of these numbers; what everybody sees first."""
    for person in people:
        person.say(do="ready", n=n)
        await person.hear("done", n=n)
    people[0].say(do="deal", first=0, n=n + 1)
    seen = [await person.hear("play") for person in people]
    for person in people:
        person.look_again()
    return seen


async def come_back(house: NodeHouse, code: str, token: str, before: Json) -> Device:
    """Come to a node with a token; the game is where it was."""
    device = await house.hello(code, token)
    after = await device.hear("play")
    assert (after["public"], after["own"]) == (before["public"], before["own"])
    return device


def test_a_game_is_played_over_two_nodes_and_put_away(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path) as houses:
            made, people = await sit_apart(houses)
            await deal(people)
            reveals = await asyncio.gather(*[plays_on(person) for person in people])
            assert reveals[0] == reveals[1]
            path = f"/api/tables/{made['code']}/games/1"
            await until(lambda: houses[0].server.archiver.archived == 1)
            records = [(await house.web.get(f"{path}/record")).text for house in houses]
            assert records[0] == records[1] and "seats: Ann Bob" in records[0]
            replay = (await houses[1].web.get(f"{path}/replay")).json()
            assert replay["seats"] == ["Ann", "Bob"] and replay["seed"] == reveals[0]["seed"]
            async with onlooker(nats_url, tmp_path) as cluster:
                subject = cluster.names.subject(cluster.directory.codes[made["code"]])
                assert len(await cluster.jet.read(cluster.names.log, subject, 1)) == 1, "the log was not cut off"
            missing = await houses[1].web.get(f"/api/tables/{made['code']}/games/2/record")
            assert (missing.status_code, missing.json()["key"]) == (404, "no-such-game")
            await deal(people, n=900)
            again = await houses[1].hello(made["code"], houses[1].tokens["Bob"])
            assert (await again.hear("play"))["game"] == 2

    play(story())


def watch_forwarded(house: NodeHouse, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What a node forwards from now on for its sockets."""
    links = house.server.node.links
    send = links.send
    forwarded: list[bytes] = []

    def spy(to: str, kind: int, key: int = 0, word: str = "", data: bytes = b"") -> None:
        if kind == SAY:
            forwarded.append(data)
        send(to, kind, key, word, data)

    monkeypatch.setattr(links, "send", spy)
    return forwarded


def test_a_node_forwards_frames_as_they_are_and_the_owner_decodes_them(
    nats_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path) as houses:
            _, (ann, bob) = await sit_apart(houses)
            forwarded = watch_forwarded(houses[-1], monkeypatch)
            for data in NO_COMMANDS:  # a node that decoded would not forward these
                bob.shout(data)
                await bob.hear("refused", key="bad-message")
            bob.say(do="fly", n=17)
            await bob.hear("refused", n=17, key="bad-message")
            command = b'{ "do": "say",  "text": "far away", "n": 18 }'
            bob.shout(command)
            await bob.hear("done", n=18)
            await ann.hear("talk", text="far away")
            bob.shout(b'{ "do": "ping" }')
            await bob.hear("pong")
            bob.say(do="ping")  # as clients write it: whether this node is there
            await bob.hear("pong")
            assert forwarded == [*NO_COMMANDS, b'{"do":"fly","n":17}', command, b'{ "do": "ping" }']
            for _ in range(FREE.bad_messages):
                bob.shout(b"{")
            assert await bob.gone() == WSCloseCode.POLICY_VIOLATION
            assert bob.heard[-1] == {"is": "bye", "key": "bad-message"}
            ann.say(do="say", n=1, text="still here")
            await ann.hear("done", n=1)

    play(story())


def test_an_owner_that_does_not_decode_is_sent_only_commands(
    nats_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path) as houses:
            _, (_, bob) = await sit_apart(houses)
            monkeypatch.setattr(houses[-1].server.node.peers, "decodes", lambda node: False)
            forwarded = watch_forwarded(houses[-1], monkeypatch)
            for data in NO_COMMANDS:
                bob.shout(data)
                await bob.hear("refused", key="bad-message")
            bob.shout(b'{ "do": "ping" }')
            await bob.hear("pong")
            command = b'{ "do": "say",  "text": "far away", "n": 18 }'
            bob.shout(command)
            await bob.hear("done", n=18)
            assert forwarded == [command]

    play(story())


def test_a_node_that_stops_hands_its_tables_over_at_the_same_decision(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path) as houses:
            made, people = await sit_apart(houses)
            before = await deal(people)
            await houses[0].server.stop()
            for person in people:
                assert await person.gone() == WSCloseCode.SERVICE_RESTART
                assert person.heard[-1] == {"is": "bye", "key": "table-moved"}
            await come_back(houses[1], made["code"], made["token"], before[0])
            assert houses[1].codes == {made["code"]}

    play(story())


def test_a_dead_nodes_tables_are_taken_over_though_nobody_asks(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path, lease=SHORT) as houses:
            made, people = await sit_apart(houses)
            before = await deal(people)
            others = [await houses[0].make(f"Cy{number}") for number in range(5)]
            await houses[0].die()
            await until(lambda: houses[1].codes == {made["code"], *[other["code"] for other in others]})
            assert await people[1].gone() == WSCloseCode.SERVICE_RESTART  # his node knows that the owner is gone
            await come_back(houses[1], made["code"], houses[1].tokens["Bob"], before[1])

    play(story())


def test_nobody_waits_for_the_lease_of_a_process_that_is_gone(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        lease = 20.0  # of which less than half is waited for
        async with quarter(nats_url, tmp_path, lease=lease) as houses:
            made = await houses[0].make("Ann")
            await houses[0].die()
            await until(lambda: houses[1].codes == {made["code"]})
            async with onlooker(nats_url, tmp_path) as cluster:
                assert await cluster.nodes.get(houses[0].server.node.id) is not None, "it waited for the lease"

    play(story())


def test_a_table_goes_on_from_its_log_if_its_snapshot_cannot_be_read(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path, lease=SHORT) as houses:
            made, people = await sit_apart(houses)
            before = await deal(people)
            log = houses[0].server.cluster.log
            (table,) = log.owned
            await until(lambda: log.owned[table].is_idle)
            log.save_snapshot(table, Snapshot(log.owned[table].chain.seq, "1", b"of another age"))
            await log.touched()
            await houses[0].die()
            await until(lambda: houses[1].codes == {made["code"]})
            await come_back(houses[1], made["code"], houses[1].tokens["Bob"], before[1])

    play(story())


def test_nobody_is_shown_a_table_on_the_word_of_a_leader_that_confirms_nothing(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path) as houses:
            made, _ = await sit_apart(houses)
            jet = houses[0].server.cluster.jet
            request = jet.client.request

            async def unconfirmed(subject: str, *words: Any, **more: Any) -> Msg:
                if subject.startswith("$KV."):  # the only changes: the table is idle
                    raise NoRespondersError
                return await request(subject, *words, **more)

            jet.client.request = unconfirmed  # type: ignore[method-assign]
            jet.confirmed = float("-inf")
            ann = await houses[0].hello(made["code"], made["token"])
            await ann.gone()
            assert ann.heard[-1] == {"is": "bye", "key": "cluster-away"}
            jet.client.request = request  # type: ignore[method-assign]
            await until(lambda: jet.confirmed > 0)
            again = await houses[0].hello(made["code"], made["token"])
            await again.hear("table")

    play(story())


def test_a_node_that_slept_through_its_lease_lets_go_and_comes_back(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path) as houses:
            made, (ann, bob) = await sit_apart(houses)
            node = houses[0].server.node
            old = node.id
            node.renewed = node.echoed = float("-inf")  # as if the clock had gone on without us
            stranger = await houses[0].hello(made["code"])
            assert await stranger.gone() == WSCloseCode.POLICY_VIOLATION
            assert stranger.heard[-1] == {"is": "bye", "key": "cluster-away"}
            for person in (ann, bob):
                await person.gone()
                assert person.heard[-1] == {"is": "bye", "key": "table-moved"}
            assert node.id != old and not houses[0].codes - houses[1].codes - {made["code"]}
            again = await houses[0].hello(made["code"], made["token"])
            again.say(do="say", n=1, text="here again")
            await again.hear("talk", text="here again")

    play(story())


def test_a_packet_that_is_lost_between_nodes_is_noticed(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path, lease=SHORT) as houses:
            made, (ann, bob) = await sit_apart(houses)
            links = houses[1].server.node.links
            receive = links.receive

            def lose(packet: Packet) -> None:
                links.receive = receive  # type: ignore[method-assign]

            links.receive = lose  # type: ignore[method-assign]
            ann.say(do="say", n=1, text="lost on its way")
            await ann.hear("talk")
            # Nothing more is said, but the next beats tell how much there was.
            await bob.gone()
            assert bob.heard[-1] == {"is": "bye", "key": "table-moved"}
            again = await houses[1].hello(made["code"], houses[1].tokens["Bob"])
            await again.hear("table")
            ann.say(do="say", n=2, text="heard")
            await again.hear("talk", text="heard")

    play(story())


def test_the_lobby_and_the_figures_show_the_whole_cluster(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path) as houses:
            made = [await house.make(name, listed=True) for house, name in zip(houses, ("Ann", "Bob"), strict=True)]
            for house, table in zip(houses, made, strict=True):
                await (await house.hello(table["code"], table["token"])).hear("table")
            codes = {table["code"] for table in made}
            for house in houses:
                async with asyncio.timeout(PATIENCE):
                    while codes != {t["code"] for t in (await house.web.get("/api/tables")).json()["tables"]}:
                        await asyncio.sleep(0.05)
                for table, name in zip(made, ("Ann", "Bob"), strict=True):
                    shown = (await house.web.get(f"/api/tables/{table['code']}")).json()
                    assert shown["players"] == [name]
                metrics = (await house.web.get("/metrics")).text
                assert "pocketmoney_cluster_nodes 2.0" in metrics
                assert "pocketmoney_cluster_tables 2.0" in metrics
                assert 'pocketmoney_node_tables{node="node1"} 1.0' in metrics
            assert (await houses[0].web.get("/api/tables/BCDFG")).status_code == 404

    play(story())


def test_tables_move_off_a_node_that_has_too_much_to_do(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path, lease=SHORT) as houses:
            tables = [await houses[0].make(f"Ann{number}") for number in range(8)]
            people = [await houses[0].hello(table["code"], table["token"]) for table in tables]
            for person in people:
                await person.hear("table")
            busy, idle = houses
            busy.server.maintenance.busy_from = 0.0  # whatever a busy machine is
            busy.server.maintenance._rested = 0.0
            number = 0
            async with asyncio.timeout(PATIENCE):
                while not idle.codes:
                    number += 1
                    for person in people:
                        if not person.is_gone.is_set():
                            person.say(do="say", n=number, text="busy")
                    await asyncio.sleep(0.02)
            assert busy.server.maintenance.moved > 0
            code = next(iter(idle.codes))
            moved = next(table for table in tables if table["code"] == code)
            again = await busy.hello(code, moved["token"])
            again.say(do="say", n=number + 1, text="still here")
            await again.hear("talk", text="still here")

    play(story())


def test_a_deleted_table_leaves_nothing_anywhere(nats_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with quarter(nats_url, tmp_path) as houses:
            made, people = await sit_apart(houses)
            await deal(people)
            await asyncio.gather(*[plays_on(person) for person in people])
            await until(lambda: houses[0].server.archiver.archived == 1)
            assert files_in(tmp_path / "node0" / "archive")
            people[0].say(do="delete", n=900)
            for person in people:
                await person.gone()
            async with onlooker(nats_url, tmp_path) as cluster:
                async with asyncio.timeout(PATIENCE):
                    while cluster.directory.slots:
                        await asyncio.sleep(0.05)
                        await cluster.directory.follow()
                await until(lambda: not files_in(tmp_path / "node0" / "archive"))
                assert await cluster.jet.read(cluster.names.log, cluster.names.logs, 1) == []
            for house in houses:
                assert (await house.web.get(f"/api/tables/{made['code']}")).status_code == 404

    play(story())

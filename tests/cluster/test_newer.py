"""What a newer program has left in a cluster: each table says so in one sentence, and not a byte of it is changed."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from random import Random
from zlib import crc32

import msgspec
import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.core.record import RULES_VERSION
from pocketmoney.server.cluster.archive import RECORDS, STORIES, Archive
from pocketmoney.server.cluster.ownership import check_known
from pocketmoney.server.cluster.server import ClusterServer
from pocketmoney.server.listen_socket import open_port
from pocketmoney.server.settings import Settings
from pocketmoney.store.nats import replica_check
from pocketmoney.store.nats.cluster import Cluster, open_cluster
from pocketmoney.store.nats.envelope import NOTHING, Chain, Gap, Mark, digest_of, read, sealed
from pocketmoney.store.nats.errors import Newer
from pocketmoney.store.nats.key_value import KeyValueBucket
from pocketmoney.store.nats.nats_log import NOW
from pocketmoney.store.nats.replicas import BASE
from pocketmoney.store.nats.settings import ClusterSettings
from pocketmoney.store.nats.stored_snapshot import Base, read_base, write_base
from pocketmoney.store.nats.streams import token
from pocketmoney.table import story
from pocketmoney.table.ports import Snapshot
from pocketmoney.text.speech import Speech
from tests.cluster.quarter import NodeHouse, close_node, onlooker, quarter, settings_of
from tests.cluster.test_damage import flipped
from tests.cluster.test_kept import LIMITS
from tests.server.house import Json, play, until
from tests.server.test_newer import NEWER
from tests.store.kept import folder, maker
from tests.store.kept.stream_archive import restore_all
from tools import nats_servers

LANGUAGES = ("en", "es", "de", "da")
Bytes = dict[str, list[tuple[int, str, bytes]]]


def later_envelope(payload: bytes) -> bytes:
    """A message as a later version may write it: one more element, and the checksum behind that."""
    elements = msgspec.msgpack.decode(payload)[:5]
    content = msgspec.msgpack.encode([*elements, {"of": "the future"}])[1:]
    return b"\x97" + content + b"\xce" + crc32(content).to_bytes(4, "big")


def later_base(data: bytes) -> bytes:
    return bytes(msgspec.msgpack.encode([*msgspec.msgpack.decode(data), "of the future"]))


def says(problem: Problem) -> set[str]:
    """What is said of it in every language, each a sentence of its own."""
    said = {Speech(language).complain(problem) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES) and not any("\n" in sentence for sentence in said)
    return said


async def everything(cluster: Cluster, table: str, code: str) -> Bytes:
    """Every byte that the cluster has of a table."""
    names, key = cluster.names, token(table)
    subjects = {
        names.log: [names.subject(table)],
        f"KV_{names.tables}": [f"$KV.{names.tables}.{key}"],
        f"KV_{names.codes}": [f"$KV.{names.codes}.{code}"],
        f"KV_{names.bases}": [f"$KV.{names.bases}.{token(f'{kind}.{key}')}" for kind in (NOW, BASE)],
    }
    return {
        stream: [
            (message.seq, message.subject, message.data)
            for subject in wanted
            for message in await cluster.jet.read(stream, subject, 1)
        ]
        for stream, wanted in subjects.items()
    }


async def append_raw(cluster: Cluster, table: str, make: Callable[[Chain], bytes]) -> None:
    """Put a message behind the last one of a log, as the owner of the table would."""
    chain = (await cluster.log.peek(table)).chain
    await cluster.jet.append(cluster.names.subject(table), make(chain), chain.stream)


Change = Callable[[Cluster, str], Awaitable[None]]


def with_entry(line: bytes) -> Change:
    async def change(cluster: Cluster, table: str) -> None:
        await append_raw(
            cluster, table, lambda chain: sealed(chain.epoch, chain.node, chain.seq + 1, chain.digest, [line])
        )

    return change


async def with_later_message(cluster: Cluster, table: str) -> None:
    line = b'["said",1795034173315,0,9,"hello"]'
    await append_raw(
        cluster,
        table,
        lambda chain: later_envelope(sealed(chain.epoch, chain.node, chain.seq + 1, chain.digest, [line])),
    )


async def with_later_base(cluster: Cluster, table: str) -> None:
    """The log begins with a snapshot that only the newer program can read."""
    found = await cluster.log.peek(table)
    mark = Mark(found.chain.stream, found.chain.digest)
    base = Base(Snapshot(found.chain.seq, "3", b'{"of":"the future"}'), mark, found.chain.epoch, 1)
    await KeyValueBucket(cluster.jet, cluster.names.bases).put(f"{BASE}.{token(table)}", later_base(write_base(base)))
    await cluster.jet.purge(cluster.names.log, cluster.names.subject(table), mark.stream)


CHANGES = {
    **{name: with_entry(line) for name, line in NEWER.items()},
    "a message of a later format": with_later_message,
    "a base of a later format": with_later_base,
}


async def make_two(url: str, tmp_path: Path) -> tuple[Json, Json, str]:
    """Two tables that somebody sits at, and the id of the first; nobody is there any more."""
    async with quarter(url, tmp_path, 1) as [house]:
        first, second = await house.make("Ann"), await house.make("Bob")
        for made in (first, second):
            device = await house.hello(made["code"], made["token"])
            await device.hear("table")
        table = house.server.registry.codes[first["code"]]
    return first, second, table


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_log_of_a_newer_program_is_left_as_it_is(
    nats_url: str, tmp_path: Path, change: Change, capsys: pytest.CaptureFixture[str]
) -> None:
    async def evening() -> None:
        first, second, table = await make_two(nats_url, tmp_path)
        async with onlooker(nats_url, tmp_path) as cluster:
            await change(cluster, table)
            before = await everything(cluster, table, first["code"])
            assert all(before[stream] for stream in list(before)[:3])
            with pytest.raises(Problem, match="log-newer") as caught:
                await cluster.log.take_up(table, "any", check=lambda found: check_known(table, found))
            assert all(table in sentence for sentence in says(caught.value))

            async with quarter(nats_url, tmp_path, 1) as [house]:
                device = await house.hello(first["code"], first["token"])
                assert (await device.hear("bye"))["key"] == "table-newer"
                answer = await house.web.get(f"/api/tables/{first['code']}")
                assert answer.json()["key"] == "table-newer"
                assert "updated" in answer.json()["text"]
                assert (await house.web.get(f"/api/tables/{second['code']}")).status_code == 200
                other = await house.hello(second["code"], second["token"])
                assert (await other.hear("table"))["you"]["chair"] == 0
                with pytest.raises(Problem, match="table-newer"):
                    await house.server.node.take(table)
                assert table not in house.server.registry.live_tables
            assert await everything(cluster, table, first["code"]) == before

    play(evening())
    assert " log-newer " in capsys.readouterr().err


def test_an_entry_that_is_none_breaks_its_table_and_is_logged(
    nats_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its checksum is right, so a program has written it so."""

    async def evening() -> None:
        first, _, table = await make_two(nats_url, tmp_path)
        async with onlooker(nats_url, tmp_path) as cluster:
            await with_entry(b'["said",')(cluster, table)
        async with quarter(nats_url, tmp_path, 1) as [house]:
            device = await house.hello(first["code"], first["token"])
            assert (await device.hear("bye"))["key"] == "table-broken"

    play(evening())
    assert " log-broken " in capsys.readouterr().err


def test_check_names_a_later_message_and_does_not_call_it_damage(nats_url: str, tmp_path: Path) -> None:
    async def evening() -> None:
        _, _, table = await make_two(nats_url, tmp_path)
        async with onlooker(nats_url, tmp_path) as cluster:
            await with_later_message(cluster, table)
        report = await replica_check.check(settings_of(nats_url, tmp_path), lambda done, whole: None)
        assert [fault.key for fault in report.faults] == ["log-newer"]
        assert all(table in sentence for sentence in says(report.faults[0]))

    play(evening())


def test_check_finds_no_damage_in_logs_that_begin_with_a_snapshot(nats_url: str, tmp_path: Path) -> None:
    async def evening() -> None:
        _, _, table = await make_two(nats_url, tmp_path)
        async with onlooker(nats_url, tmp_path) as cluster:
            found = await cluster.log.take_up(table, "any")
            assert await cluster.log.rebase(table, Snapshot(found.chain.seq, RULES_VERSION, b"{}"), 1)
        report = await replica_check.check(settings_of(nats_url, tmp_path), lambda done, whole: None)
        assert (report.tables, report.faults) == (2, [])

    play(evening())


def test_a_snapshot_of_a_later_format_is_not_needed_where_the_log_is_whole(nats_url: str, tmp_path: Path) -> None:
    async def evening() -> None:
        first, _, table = await make_two(nats_url, tmp_path)
        async with onlooker(nats_url, tmp_path) as cluster:
            snapshot = Snapshot(2, "3", b'{"of":"the future"}')
            data = later_base(write_base(Base(snapshot, Mark(), 0, 0)))
            await KeyValueBucket(cluster.jet, cluster.names.bases).put(f"{NOW}.{token(table)}", data)
            log = (await everything(cluster, table, first["code"]))[cluster.names.log]
            async with quarter(nats_url, tmp_path, 1) as [house]:
                device = await house.hello(first["code"], first["token"])
                assert (await device.hear("table"))["you"]["chair"] == 0
            after = await everything(cluster, table, first["code"])
            assert after[cluster.names.log][: len(log)] == log
            assert [data for _, _, data in after[f"KV_{cluster.names.bases}"]] == [data]

    play(evening())


def test_a_table_by_later_rules_is_taken_up_and_its_log_is_kept(nats_url: str, tmp_path: Path) -> None:
    later_rules = str(int(RULES_VERSION) + 1).encode()

    async def evening() -> None:
        first, _, table = await make_two(nats_url, tmp_path)
        async with onlooker(nats_url, tmp_path) as cluster:
            names = cluster.names
            messages = await cluster.jet.read(names.log, names.subject(table), 1)
            await cluster.jet.purge(names.log, names.subject(table))
            digest, last = NOTHING, 0
            for message in messages:
                was = read(message.data)
                lines = [line.replace(b'"%s"' % RULES_VERSION.encode(), b'"%s"' % later_rules) for line in was.entries]
                payload = sealed(was.epoch, was.node, was.first, digest, lines)
                last = await cluster.jet.append(names.subject(table), payload, last)
                digest = digest_of(payload)
            await KeyValueBucket(cluster.jet, names.tables).delete(table)  # it knows of the old digests
            before = (await everything(cluster, table, first["code"]))[names.log]
            assert any(later_rules in data for _, _, data in before)
            async with quarter(nats_url, tmp_path, 1) as [house]:
                await until(lambda: first["code"] in house.server.node.directory.codes)
                device = await house.hello(first["code"], first["token"])
                assert (await device.hear("table"))["you"]["chair"] == 0
            assert (await everything(cluster, table, first["code"]))[names.log][: len(before)] == before

    play(evening())


def test_a_flipped_bit_makes_no_later_format() -> None:
    """Damage must never be taken for a newer program: then it would not be looked for on other servers."""
    chance = Random(5)
    message = sealed(3, "node", 1, NOTHING, [b'["moved",1]'])
    base = write_base(Base(Snapshot(40, "2", b"a whole table"), Mark(90, bytes(range(16))), 3, 1))
    first_bits = [bytes([data[0] ^ 1 << bit]) + data[1:] for data in (message, base) for bit in range(8)]
    for data in [*first_bits[:8], *[flipped(message, chance) for _ in range(300)]]:
        with pytest.raises(Gap):
            Chain().follow(7, data)
    for data in [*first_bits[8:], *[flipped(base, chance) for _ in range(300)]]:
        assert read_base(data) is None
    for data in [flipped(later_envelope(message), chance) for _ in range(300)]:
        with pytest.raises(Gap):
            Chain().follow(7, data)
    with pytest.raises(Newer):
        Chain().follow(7, later_envelope(message))
    with pytest.raises(Newer):
        read_base(later_base(base))


# The archive


def pack(name: str, data: bytes) -> bytes:
    """A file as the archive writes it."""
    made = BytesIO()
    with gzip.GzipFile(name, "wb", 6, made, mtime=0) as packed:
        packed.write(data)
    return made.getvalue()


def rewrite(archive: Path, kind: str, change: Callable[[bytes], bytes]) -> int:
    """Change every file of a kind; returns how many there are."""
    files = sorted(archive.rglob(f"*.{kind}"))
    for file in files:
        number = file.name.split(".")[0]
        name = f"{file.parent.name}-{number}.{kind.removesuffix('.gz')}"
        file.write_bytes(pack(name, change(gzip.decompress(file.read_bytes()))))
    return len(files)


def later_story(data: bytes) -> bytes:
    told = msgspec.json.decode(zlib.decompress(data))
    return zlib.compress(msgspec.json.encode({**told, "v": story.FORMAT + 1, "replay": ["of", "the", "future"]}))


def later_record(data: bytes) -> bytes:
    own = f"rules: {RULES_VERSION}".encode()
    assert own in data
    return data.replace(own, f"rules: {int(RULES_VERSION) + 1}".encode(), 1)


@asynccontextmanager
async def kept_node(data: Path) -> AsyncIterator[NodeHouse]:
    """A node with the streams and the archive of the newest kept cluster."""
    server = nats_servers.start_one(data.parent / "nats")
    try:
        await restore_all(server.url, folder.streams(folder.VERSIONS[-1]))
        settings = Settings(data, "127.0.0.1", 0, limits=LIMITS)
        port = open_port(settings.host, 0, is_fixed=True)
        cluster = await open_cluster(ClusterSettings(urls=(server.url,), name=maker.NAME))
        node = ClusterServer(settings, cluster, data / "archive", "later")
        await node.start(port)
        house = NodeHouse(node, port.getsockname()[1])
        try:
            yield house
        finally:
            await close_node(house)
    finally:
        server.stop()


def archived(data: Path) -> dict[str, bytes]:
    return {str(path.relative_to(data)): path.read_bytes() for path in sorted(data.rglob("*.gz"))}


@pytest.mark.usefixtures("nats_program")
def test_stories_of_a_later_format_are_named_and_kept(tmp_path: Path) -> None:
    version = folder.VERSIONS[-1]
    data = folder.unpack_archive(version, tmp_path / "data")
    count = rewrite(data / "archive", STORIES, later_story)
    before = archived(data)

    async def evening() -> int:
        named = 0
        async with kept_node(data) as here:
            for table in folder.told_by_cluster(version).values():
                for game in table["games"]:
                    answer = await here.web.get(f"/api/tables/{table['code']}/games/{game}/replay")
                    if answer.status_code != 200:  # else it was still in the log
                        said = answer.json()
                        assert said["key"] == "newer-story" and "update the program" in said["text"]
                        says(Problem(said["key"], said["args"]))
                        named += 1
        return named

    assert 0 < count == play(evening())
    assert archived(data) == before


@pytest.mark.usefixtures("nats_program")
def test_records_by_later_rules_are_played_or_refused_in_a_sentence_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    version = folder.VERSIONS[-1]
    data = folder.unpack_archive(version, tmp_path / "data")
    for file in (data / "archive").rglob(f"*.{STORIES}"):
        file.unlink()
    count = rewrite(data / "archive", RECORDS, later_record)
    assert count > 0
    before = archived(data)

    fetched: list[tuple[str, int]] = []
    get = Archive.get

    def note(archive: Archive, table: str, game: int, kind: str = RECORDS) -> bytes:
        found = get(archive, table, game, kind)
        if kind == RECORDS and found:
            fetched.append((table, game))
        return found

    monkeypatch.setattr(Archive, "get", note)

    async def evening() -> None:
        async with kept_node(data) as here:
            for table in folder.told_by_cluster(version).values():
                for game in table["games"]:
                    answer = await here.web.get(f"/api/tables/{table['code']}/games/{game}/replay")
                    assert answer.status_code == 200 or answer.json()["key"] == "record-fails-elsewhere"

    play(evening())
    assert len(fetched) == count  # the others were still in the log
    assert archived(data) == before

"""Exported streams of clusters of earlier versions: every game in them opens, finished and running."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from pocketmoney.core.record import RULES_VERSION
from pocketmoney.server.cluster.server import ClusterServer
from pocketmoney.server.listen_socket import open_port
from pocketmoney.server.settings import Settings
from pocketmoney.store import schema
from pocketmoney.store.nats import envelope
from pocketmoney.store.nats.cluster import open_cluster
from pocketmoney.store.nats.settings import ClusterSettings
from pocketmoney.store.sqlite_log import SqliteLog
from pocketmoney.table import entries
from tests.cluster.quarter import FREE, NodeHouse
from tests.cluster.quarter import close_node as close
from tests.server.house import Json, play
from tests.server.test_kept import check_finished, check_running
from tests.store.kept import folder, maker
from tests.store.kept.stream_archive import restore_all
from tools import nats_servers

LIMITS = replace(FREE, replays_per_address=10_000)

# Entries that nobody makes in one evening, and the test that reads them.
READ_ELSEWHERE = {
    "adopted": "tests/table/test_earlier_rules.py",
    "lapsed": "tests/table/test_clocks.py",
    "left": "tests/table/test_absent.py",
    "rekeyed": "tests/table/test_coming_back.py",
    "undo-dropped": "tests/table/test_undo.py",
}

versions = pytest.mark.parametrize("version", folder.VERSIONS)


@pytest.fixture
def url(nats_program: str, tmp_path: Path) -> Iterator[str]:
    """A NATS server that has no streams yet."""
    server = nats_servers.start_one(tmp_path / "nats")
    yield server.url
    server.stop()


async def check_record_only(here: NodeHouse, table: Json) -> None:
    """A game of which the archive has a record and no story: other rules refuse it in a sentence, or replay it."""
    for game in table["games"]:
        answer = await here.web.get(f"/api/tables/{table['code']}/games/{game}/replay")
        assert answer.status_code == 200 or answer.json()["key"] == "record-fails-elsewhere"


@versions
def test_every_game_of_an_exported_cluster_opens(version: str, url: str, tmp_path: Path) -> None:
    data = folder.unpack_archive(version, tmp_path / "data")

    async def story() -> None:
        await restore_all(url, folder.streams(version))
        settings = Settings(data, "127.0.0.1", 0, limits=LIMITS)
        port = open_port(settings.host, 0, is_fixed=True)
        cluster = await open_cluster(ClusterSettings(urls=(url,), name=maker.NAME))
        server = ClusterServer(settings, cluster, data / "archive", "later")
        messages = await cluster.jet.read(cluster.names.log, cluster.names.logs, 1)
        formats = {message.data[:1] for message in messages}
        assert formats == {envelope.FORMATS[min(folder.data_of(version), len(envelope.FORMATS)) - 1]}
        await server.start(port)
        here = NodeHouse(server, port.getsockname()[1])
        try:
            for word, table in folder.told_by_cluster(version).items():
                differs = word in folder.differ(version)
                if differs and table["games"]:
                    await check_record_only(here, table)
                else:
                    await check_finished(here.web, word, table, differs=differs)
                if table["phase"] == "playing":
                    await check_running(here, word, table, differs=differs)
        finally:
            await close(here)

    play(story())


def test_every_version_of_rules_and_data_has_a_kept_folder() -> None:
    """A change of a rule or a format raises a number, and wants a folder of its own (tests/store/kept/maker.py)."""
    rules = {int(folder.rules_of(version)) for version in folder.VERSIONS}
    assert rules == set(range(1, int(RULES_VERSION) + 1))
    data = {folder.data_of(version) for version in folder.VERSIONS}
    assert data == set(range(1, max(len(schema.MIGRATIONS), len(envelope.FORMATS)) + 1))


def test_every_kind_of_entry_is_in_a_kept_folder_or_read_by_another_test(tmp_path: Path) -> None:
    kinds: set[str] = set()
    for version in folder.VERSIONS:
        with closing(SqliteLog(folder.unpack(version, tmp_path / version))) as log:
            for row in log.tables():
                kinds |= {msgspec.json.decode(line)[0] for line in log.read(row.id)}
    known = {str(kind.__struct_config__.tag) for kind in get_args(entries.AnyEntry)}
    assert known - kinds == set(READ_ELSEWHERE)
    for kind, test in READ_ELSEWHERE.items():
        assert Path(test).is_file(), (kind, test)

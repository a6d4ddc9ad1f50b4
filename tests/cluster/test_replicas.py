"""Files of one of three NATS servers rot: nothing acknowledged is lost, and `check` reads each server alone."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from pocketmoney.cli import main
from tests.cluster import rot
from tests.cluster.quarter import onlooker, settings_of
from tests.cluster.test_log import append, lose, made
from tests.cluster.writers import NAME, Writers
from tests.patience import PATIENCE
from tests.server.house import play

TABLES = 5


def check(*words: str) -> tuple[int, str]:
    """The exit code of `pocketmoney check`, and what it says."""
    said = StringIO()
    with redirect_stdout(said):
        code = main(["check", *words])
    return code, said.getvalue()


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
@pytest.mark.usefixtures("nats_program")
@pytest.mark.timeout(600)
def test_what_rots_on_one_of_three_servers_is_fetched_from_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        chance = Random(3)
        writers = Writers(tmp_path, TABLES)
        try:
            await writers.begin()
            try:
                for number, kind in enumerate((rot.flip_many, rot.truncate, rot.delete, rot.delete_all)):
                    done = await writers.damage(writers.servers[number % 3], [kind] * 3, chance)
                    assert (done.silent, done.lost, done.replicas) == ([], [], []), done.what
                words = (",".join(writers.settings.urls), "--cluster-name", NAME)
                async with asyncio.timeout(PATIENCE):  # for a server that is slow to answer
                    while (outcome := await asyncio.to_thread(check, *words))[0]:
                        await asyncio.sleep(1)
                said = outcome[1]
                assert said.endswith("; everything is whole\n") and f": {TABLES} tables, " in said
            finally:
                await writers.end()
        finally:
            writers.stop()

    play(story())


def test_a_server_that_has_a_log_not_whole_is_named(nats_url: str, tmp_path: Path) -> None:
    name = settings_of(nats_url, tmp_path).name

    async def story(damage: Callable[[int], int]) -> None:
        async with onlooker(nats_url, tmp_path) as cluster:
            for table in ("t", "u"):
                await made(cluster, table)
                for number in range(1, 4):
                    assert await append(cluster, table, number, b"entry") == ""
            messages = await cluster.jet.read(cluster.names.log, cluster.names.subject("t"), 1)
            await lose(cluster, messages[damage(len(messages))].seq)

    play(story(lambda length: length // 2))
    code, said = check(nats_url, "--cluster-name", name)
    assert code == 1
    named, summary = said.splitlines()
    assert named.startswith(f"{nats_url}: {nats_url} does not have the log of table t as it was written: message ")
    assert summary == f"{nats_url}: 2 tables, 3 entries; damage found: 1"


def test_what_is_no_cluster_is_one_sentence(nats_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", nats_url, "--cluster-name", "nowhere"]) == 2
    assert f"there are no tables of a cluster called nowhere at {nats_url}" in capsys.readouterr().err
    assert main(["check", str(tmp_path), "--cluster-name", "nowhere"]) == 2
    assert "--cluster-name is for a node of a cluster" in capsys.readouterr().err

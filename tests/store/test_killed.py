"""A process is killed in the middle of writing, again and again: what was told to be durable is there."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from time import sleep

import pytest

from pocketmoney.store.sqlite_log import SqliteLog
from tests.repository import ROOT
from tests.store.people import lines
from tests.store.writing_child import TABLES

ROUNDS = 12


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
@pytest.mark.parametrize("often", [4000, 10, 1])
def test_whatever_was_told_is_there_without_gaps(tmp_path: Path, often: int) -> None:
    chance = Random(often)
    told = dict.fromkeys(TABLES, 0)
    for _ in range(ROUNDS):
        command = [sys.executable, "-m", "tests.store.writing_child", str(tmp_path / "data"), str(often)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as child:
            assert child.stdout is not None
            first = child.stdout.readline()
            sleep(chance.random() * 0.15)
            child.kill()
            heard = [line for line in (first + child.stdout.read()).splitlines(keepends=True) if line.endswith(b"\n")]
        assert heard
        for line in heard:
            table, last = line.decode().split()
            told[table] = max(told[table], int(last))
        with closing(SqliteLog(tmp_path / "data")) as log:
            for table in TABLES:
                found = lines(log, table)
                assert found == [f"{table} {seq}".encode() for seq in range(1, len(found) + 1)]
                assert len(found) >= told[table]
    assert min(told.values()) > ROUNDS

"""Logs that a newer program has written: their tables say so and nothing is changed; all others are played."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.core.record import RULES_VERSION
from pocketmoney.store.sqlite_log import SqliteLog
from pocketmoney.table.table import Table
from pocketmoney.text.speech import Speech
from tests.server.house import house, play
from tests.store.people import append
from tests.table.people import Chance

NEWER = {
    "an unknown entry": b'["invented",1795034173315,-1,0,"of the future"]',
    "a known entry with another shape": b'["said",1795034173315,0,9,{"of":"the future"}]',
}


def logs(data: Path) -> dict[str, list[bytes]]:
    with closing(SqliteLog(data)) as log:
        assert log.faults == []
        return {row.id: list(log.read(row.id)) for row in log.tables()}


@pytest.mark.parametrize("line", NEWER.values(), ids=NEWER)
def test_an_entry_of_the_future_stops_its_table_and_is_kept(tmp_path: Path, line: bytes) -> None:
    data = tmp_path / "data"

    async def evening() -> tuple[str, str, str]:
        async with house(data) as here:
            made, other = await here.make("Ann"), await here.make("Bob")
            return made["code"], made["token"], other["code"]

    code, token, other = play(evening())
    with closing(SqliteLog(data)) as log:
        [table] = [row.id for row in log.tables() if row.code == code]
        append(log, table, len(list(log.read(table))) + 1, line)
    before = logs(data)

    async def later() -> None:
        async with house(data) as here:
            device = await here.hello(code, token)
            assert (await device.hear("bye"))["key"] == "table-newer"
            assert (await here.web.get(f"/api/tables/{code}")).json()["key"] == "table-newer"
            assert (await here.web.get(f"/api/tables/{other}")).status_code == 200

    play(later())
    assert logs(data)[table] == before[table]
    with pytest.raises(Problem, match="log-newer") as caught:
        Table.resume(table, before[table], Chance(1))
    sentence = Speech().complain(caught.value)
    assert f"entry {len(before[table])} of the log of table {table}" in sentence
    assert "update the program" in sentence and "\n" not in sentence


def test_a_game_by_later_rules_is_compared_and_its_log_is_kept(tmp_path: Path) -> None:
    later_rules = str(int(RULES_VERSION) + 1)
    data = tmp_path / "data"

    async def evening() -> tuple[str, str]:
        async with house(data) as here:
            made = await here.make("Ann")
            return made["code"], made["token"]

    code, token = play(evening())
    with closing(SqliteLog(data)) as log:
        [row] = log.tables()
        ours = list(log.read(row.id))
        theirs = [line.replace(f'"{RULES_VERSION}"'.encode(), f'"{later_rules}"'.encode()) for line in ours]
        assert theirs != ours
        log.delete(row.id)
        log.create("later", code, row.touched)
        append(log, "later", 1, *theirs)

    async def later() -> None:
        async with house(data) as here:
            device = await here.hello(code, token)
            assert (await device.hear("table"))["you"]["chair"] == 0

    play(later())
    assert logs(data)["later"][: len(theirs)] == theirs

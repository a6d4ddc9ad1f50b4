"""Running games in data folders of earlier versions go on to their end, with the same people and bots."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from pocketmoney.store.sqlite_log import SqliteLog
from pocketmoney.table import commands
from pocketmoney.table.adoption import by_other_rules
from pocketmoney.table.played_game import finished
from pocketmoney.table.ports import Snapshot
from pocketmoney.table.table import Table
from tests.store.kept import folder
from tests.table.earlier import play_on
from tests.table.likeness import check_log
from tests.table.people import Chance, Party, Person

RUNNING = [
    (version, word)
    for version in folder.VERSIONS
    for word, table in folder.told(version).items()
    if table["phase"] == "playing"
]


def kept(version: str, code: str, place: Path) -> tuple[list[bytes], Snapshot | None]:
    """The log of a table, and its last snapshot."""
    with closing(SqliteLog(folder.unpack(version, place))) as log:
        [table] = [row.id for row in log.tables() if row.code == code]
        return list(log.read(table)), log.load_snapshot(table)


def come_back(party: Party, tokens: list[str]) -> list[Person]:
    """The people of a table, with the tokens that they have had all along; whoever asked to take a move back has it."""
    people = [party.connect(token) for token in tokens]
    for person in people:
        person.do(commands.AnswerVote(yes=True))
        person.do(commands.AnswerUndo(yes=True))
    return people


@pytest.mark.parametrize(("version", "word"), RUNNING)
def test_a_running_game_of_a_kept_folder_goes_on_to_its_end(version: str, word: str, tmp_path: Path) -> None:
    told = folder.told(version)[word]
    lines, snapshot = kept(version, told["code"], tmp_path / "data")
    party = Party()
    party.lines = list(lines)
    party.table = Table.resume(f"{version}-{word}", lines, Chance(1), None, by_other_rules(snapshot))
    party.table.wake(party.now)
    party.settle()
    is_stuck = party.table.is_stuck
    assert is_stuck == (word in folder.differ(version)), party.table.differs
    people = come_back(party, [person["token"] for person in told["people"]])
    assert not party.table.is_stuck
    play_on(party, people, 60)
    for person in people:
        person.play("concede")
        person.play("time")
    party.wait(24 * 3_600_000)
    assert party.table.phase == "over"
    check_log(party)
    played = finished(party.lines, 1)
    assert played.differs is None
    assert list(played.steps())[-1].public["asking"] == "over"
    assert f"\nrules: {folder.rules_of(version)}\n" in played.record()

"""What is said about a data folder: what lies in it, whether it is in use, and whether there is room."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from pocketmoney.doctor.data_folder import Contents, check_data, describe
from pocketmoney.doctor.finding import State
from pocketmoney.store.data_folder import DATABASE
from pocketmoney.store.schema import MIGRATIONS
from pocketmoney.store.sqlite_log import SqliteLog


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with three tables, one of them closed."""
    with closing(SqliteLog(tmp_path)) as log:
        for number in range(3):
            log.create(f"table{number}", f"CODE{number}", 1)
        log.touch("table1", 2, is_open=False)
    return tmp_path


def test_tables_are_counted(folder: Path) -> None:
    finding = check_data(folder)
    assert (finding.state, finding.key) == (State.FINE, "doctor-data-fine")
    assert (finding.facts["tables"], finding.facts["open"], finding.facts["version"]) == (3, 2, len(MIGRATIONS))


def test_looking_changes_nothing(folder: Path) -> None:
    before = {path.name: path.stat().st_size for path in folder.iterdir()}
    check_data(folder)
    assert {path.name for path in folder.iterdir()} >= before.keys()
    assert (folder / DATABASE).stat().st_size == before[DATABASE]
    with closing(SqliteLog(folder)) as log:
        assert len(log.tables()) == 3


def test_a_folder_that_a_server_uses_has_to_be_named(folder: Path) -> None:
    with closing(SqliteLog(folder)):
        finding = check_data(folder)
    assert (finding.state, finding.key) == (State.MEND, "problem-store-in-use")


def test_a_database_of_others_is_refused_as_serve_does(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_text("something else, and long enough to be read as a header")
    finding = check_data(tmp_path)
    assert (finding.state, finding.key) == (State.MEND, "problem-store-other-database")


@pytest.mark.parametrize(
    ("free", "state"), [(5000, State.FINE), (100, State.FINE), (99, State.NOTE), (2, State.NOTE), (1, State.MEND)]
)
def test_a_full_disk_is_said(free: int, state: State) -> None:
    finding = describe(Path("data"), Contents(1, 1, 1), free)
    assert finding.state is state
    assert finding.key == ("doctor-data-fine" if state is State.FINE else "doctor-data-space")

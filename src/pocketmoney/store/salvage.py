"""Reading what can still be read of a database, however damaged; what cannot be read is left out."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from pocketmoney.store import checksum, log_reader
from pocketmoney.store.inspection import read_mark

MOST: Final = 1 << 20  # numbers of tables that are tried one by one


class TableFacts(NamedTuple):
    """The row of a table."""

    no: int
    id: str
    code: str
    made: int
    touched: int
    is_open: bool
    seq: int  # number of its last entry, at least
    is_whole: bool = True  # whether it has the right checksum


class StoredSnapshot(NamedTuple):
    """A snapshot with the right checksum."""

    seq: int
    rules: str
    data: bytes


class Salvage:
    """A database that may be damaged, opened to read."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.mark: int | None = None
        with suppress(*log_reader.FAULTS):
            self.mark = read_mark(connection)

    @classmethod
    def open(cls, file: Path) -> Salvage:
        """Open a database that may be damaged. One that is too damaged, or is not there, has no tables."""
        if not file.is_file():
            return cls(sqlite3.connect(":memory:"))
        connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
        with suppress(*log_reader.FAULTS):
            connection.execute("PRAGMA writable_schema = ON")  # then a file that was cut short can be read as well
        connection.text_factory = lambda data: data.decode("utf-8", "backslashreplace")
        return cls(connection)

    def close(self) -> None:
        """Close the database."""
        self._connection.close()

    def tables(self) -> dict[str, TableFacts]:
        """Every table whose row can be read, by id."""
        query = "SELECT no, id, code, made, touched, is_open, seq, crc FROM tables NOT INDEXED"
        found: dict[str, TableFacts] = {}
        try:
            for row in self._connection.execute(query):
                self._add(found, row)
        except log_reader.FAULTS:
            last = max((facts.no for facts in found.values()), default=0)
            failures = 0
            for no in range(last + 1, MOST):
                try:
                    for row in self._connection.execute(f"{query} WHERE no = ?", (no,)):
                        self._add(found, row)
                        failures = 0
                except log_reader.FAULTS:
                    pass
                failures += 1
                if failures > 2_000:
                    break
        return found

    def _add(self, found: dict[str, TableFacts], row: tuple[Any, ...]) -> None:
        no, table, code, made, touched, is_open, seq, crc = row
        if not all(type(value) is int for value in (no, made, touched, is_open, seq)) or type(table) is not str:
            return
        is_whole = type(code) is str and checksum.of_values(table, code, made, touched, is_open) == crc
        found[table] = TableFacts(no, table, str(code), made, touched, bool(is_open), seq, is_whole)

    def lines(self, facts: TableFacts) -> list[bytes]:
        """The entries of a log before the first one that is not whole."""
        return log_reader.read_whole_part(self._connection, facts.id, facts.no)[0]

    def rows(self, facts: TableFacts) -> dict[int, list[tuple[bytes, int]]]:
        """Every line of a log that can be read, with its checksum, by number."""
        found: dict[int, list[tuple[bytes, int]]] = {}
        for place, seq, _, line, crc in log_reader.scan(self._connection, facts.no):
            if place is not None and type(seq) is int and type(line) is bytes and type(crc) is int:
                found.setdefault(seq, []).append((line, crc))
        return found

    def snapshot(self, facts: TableFacts) -> StoredSnapshot | None:
        """The snapshot of a table, if it is whole."""
        with suppress(*log_reader.FAULTS):
            query = "SELECT seq, rules, data, crc FROM snapshot WHERE table_no = ?"
            for seq, rules, data, crc in self._connection.execute(query, (facts.no,)):
                if type(data) is bytes and checksum.of_snapshot(facts.id, seq, rules, data) == crc:
                    return StoredSnapshot(seq, rules, data)
        return None

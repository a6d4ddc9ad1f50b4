"""The logs of many tables in memory: for tests, and for tables that nobody wants to keep."""

from __future__ import annotations

from collections.abc import Iterator

from pocketmoney.store import errors
from pocketmoney.table.ports import Durable, Snapshot, TableRow


class MemoryLog:
    """A `Log` that lasts as long as the process.

    Entries count as durable at once, unless `hold` says that they are held back until `release`. While there is a
    `fault`, every append ends with it, as if the disk were full.
    """

    def __init__(self) -> None:
        self.fault: BaseException | None = None
        self._rows: dict[str, TableRow] = {}
        self._entries: dict[str, list[bytes]] = {}
        self._snapshots: dict[str, Snapshot] = {}
        self._broken: set[str] = set()
        self._is_held = False
        self._held: list[tuple[Durable, BaseException | None]] = []

    def hold(self) -> None:
        """From now on tell nobody."""
        self._is_held = True

    def release(self) -> None:
        """Tell everybody who waits, and everybody from now on at once."""
        self._is_held = False
        while self._held and not self._is_held:
            durable, fault = self._held.pop(0)
            durable(fault)

    def append(self, table: str, first: int, entries: list[bytes], durable: Durable) -> None:
        """Write entries, and say so at once or when told."""
        fault = self._refusal(table, first)
        if fault is None:
            self._entries[table].extend(entries)
        else:
            self._broken.add(table)
        if self._is_held:
            self._held.append((durable, fault))
        else:
            durable(fault)

    def _refusal(self, table: str, first: int) -> BaseException | None:
        if table in self._broken:
            return errors.broken(table)
        if self.fault is not None:
            return self.fault
        if table not in self._rows:
            return errors.gone(table)
        following = len(self._entries[table]) + 1
        if first > following:
            return errors.gap(table, first)
        return errors.taken(table, first) if first < following else None

    def read(self, table: str, first: int = 1) -> Iterator[bytes]:
        """The entries from that number on. A table that could not be written to is taken up again."""
        self._broken.discard(table)
        return iter(self._entries.get(table, [])[first - 1 :])

    def read_whole_part(self, table: str) -> list[bytes]:
        """Memory does not rot."""
        return list(self.read(table))

    def create(self, table: str, code: str, now: int) -> None:
        """A new table. A code of another open table is a problem."""
        if table in self._rows:
            raise errors.taken(table, 1)
        self._check_code(code)
        self._rows[table] = TableRow(table, code, now, now, is_open=True)
        self._entries[table] = []

    def touch(self, table: str, now: int, *, is_open: bool) -> None:
        """When somebody was last there, and whether it is still played at. A closed table lets go of its code."""
        row = self._rows.get(table)
        if row is None:
            return
        if is_open and not row.is_open:
            self._check_code(row.code)
        row.touched = now
        row.is_open = is_open

    def _check_code(self, code: str) -> None:
        if any(row.is_open and row.code == code for row in self._rows.values()):
            raise errors.code_taken(code)

    def tables(self) -> list[TableRow]:
        """Every table, the open ones first, in the order in which they were made."""
        rows = sorted(self._rows.values(), key=lambda row: (not row.is_open, row.made, row.id))
        return [TableRow(row.id, row.code, row.made, row.touched, is_open=row.is_open) for row in rows]

    def delete(self, table: str) -> None:
        """Forget a table and everything it holds about people."""
        self._rows.pop(table, None)
        self._entries.pop(table, None)
        self._snapshots.pop(table, None)

    def expire(self, before: int) -> list[str]:
        """Forget every table that nobody has been at since that time (ms), open or not; which ones."""
        found = sorted(row.id for row in self._rows.values() if row.touched < before)
        for table in found:
            self.delete(table)
        return found

    def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot instead of the one before."""
        if table in self._rows:
            self._snapshots[table] = snapshot

    def load_snapshot(self, table: str) -> Snapshot | None:
        """The last snapshot."""
        return self._snapshots.get(table)

    def base(self, table: str) -> Snapshot | None:
        """Nothing is ever put away here."""
        return None

    async def drained(self) -> None:
        """Nothing is ever under way here."""

    def close(self) -> None:
        """Nothing to let go of."""

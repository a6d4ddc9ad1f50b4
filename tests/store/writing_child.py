"""A process that writes to a store until it is killed, and prints every entry that it was told is durable.

Usage: python -m tests.store.writing_child FOLDER [OFTEN]. OFTEN is after how many entries it is written down where logs
end; else it is as in life.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from unittest.mock import patch

from pocketmoney.store import log_heads
from pocketmoney.store.sqlite_log import SqliteLog
from pocketmoney.table.ports import Durable, Snapshot

TABLES = [f"t{number}" for number in range(8)]


async def write(folder: Path) -> None:
    """Go on where the log ends, at eight tables at once, for ever."""
    log = SqliteLog(folder)
    known = {row.id for row in log.tables()}
    for table in TABLES:
        if table not in known:
            log.create(table, table, 1)
    following = {table: len(list(log.read(table))) + 1 for table in TABLES}

    def heard(table: str, last: int) -> Durable:
        def durable(fault: BaseException | None) -> None:
            assert fault is None
            os.write(1, f"{table} {last}\n".encode())

        return durable

    step = 0
    while True:
        for number, table in enumerate(TABLES):
            count = 1 + (step + number) % 3
            first = following[table]
            following[table] += count
            entries = [f"{table} {seq}".encode() for seq in range(first, first + count)]
            log.append(table, first, entries, heard(table, first + count - 1))
            if step % 5 == number:
                log.save_snapshot(table, Snapshot(first, "1", b"x" * 3000))
                log.touch(table, step, is_open=True)
        step += 1
        await asyncio.sleep(0.0005 * (step % 3))


if __name__ == "__main__":
    with patch.object(log_heads, "OFTEN", int(sys.argv[2]) if sys.argv[2:] else log_heads.OFTEN):
        asyncio.run(write(Path(sys.argv[1])))

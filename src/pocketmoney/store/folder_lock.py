"""One server per data folder: it holds a lock, which the system releases when the process ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.store import data_folder

if sys.platform == "win32":
    import msvcrt

    def take_lock(file: int, at: int) -> None:
        """Lock a byte of an open file until the process closes it; if another process has it, that is an OSError."""
        os.lseek(file, at, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def take_lock(file: int, at: int) -> None:
        """Lock a byte of an open file until the process closes it; if another process has it, that is an OSError."""
        # Of the two kinds this is the one that a forked child does not hold on to when its parent is killed.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, at)


_LOCKED_AT: Final = 1 << 20  # far behind what is written, which others may read
_held: Final[set[Path]] = set()  # by this process, to which the system would give the same lock again


class FolderLock:
    """A folder that is ours until `release`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        path = self._folder / data_folder.LOCK
        if self._folder in _held:
            raise _in_use(folder, str(os.getpid()))
        data_folder.make_file(path)
        self._file = os.open(path, os.O_RDWR)
        try:
            take_lock(self._file, _LOCKED_AT)
        except OSError:
            holder = os.read(self._file, 20).decode("ascii", "replace").strip()
            os.close(self._file)
            raise _in_use(folder, holder) from None
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode("ascii"))
        _held.add(self._folder)

    def release(self) -> None:
        """Let the next one in."""
        _held.discard(self._folder)
        os.close(self._file)


def _in_use(folder: Path, holder: str) -> Problem:
    return Problem("store-in-use", {"folder": str(folder), "process": holder})

"""The server's memory in large pages, where Linux can be asked for them.

Hundreds of tables lie scattered over tens of megabytes, and a processor knows by heart where only some hundreds of
pages lie; above all in a virtual machine it is slow to look up the others. With pages of two megabytes a server that
is busy makes 5 to 10 % more moves (ADR 10). Python has no word for this, so the system is asked itself.
"""

from __future__ import annotations

import asyncio
import ctypes
import mmap
import os
import sys
from collections.abc import Callable
from errno import EINVAL
from pathlib import Path
from typing import Final

LARGE: Final = 1 << 21
GROWN: Final = 4 << 20  # bytes, after which it is worth looking again
LOOKS: Final = 3.0  # seconds between two looks
BREATH: Final = 0.02  # seconds between two pages: to make one takes some milliseconds, in which memory is locked

_COLLAPSE: Final = 25  # MADV_COLLAPSE: make it now, of what is there; since Linux 6.1
_SELF: Final = Path("/proc/self")


async def ask_for_large_pages() -> None:
    """Ask for them, and again whenever memory has grown; returns if there are none to be had."""
    if sys.platform != "linux":
        return
    advise = ctypes.CDLL(None, use_errno=True).madvise
    asked: set[int] = set()
    looked_at = -GROWN
    try:
        while True:
            used = int((_SELF / "statm").read_text().split()[1]) * mmap.PAGESIZE
            if used >= looked_at + GROWN:
                looked_at = used
                for place in heaps((_SELF / "maps").read_text()):
                    if place not in asked:
                        asked.add(place)
                        await asyncio.to_thread(_ask, advise, place)
                        await asyncio.sleep(BREATH)
            await asyncio.sleep(LOOKS)
    except OSError:  # this system has none
        return


def heaps(maps: str) -> list[int]:
    """Where the program's own data could lie in large pages: their addresses."""
    found: list[int] = []
    for line in maps.splitlines():
        place, rights, _, _, file, *name = line.split(maxsplit=5)
        if rights == "rw-p" and file == "0" and (not name or name[0] == "[heap]"):
            low, _, high = place.partition("-")
            first = -(-int(low, 16) // LARGE) * LARGE
            found += range(first, int(high, 16) - LARGE + 1, LARGE)
    return found


def _ask(advise: Callable[..., int], place: int) -> None:
    """Ask for a large page there. It may be gone by now, which does no harm: what is said holds for nothing then."""
    where, size = ctypes.c_void_p(place), ctypes.c_size_t(LARGE)
    if advise(where, size, mmap.MADV_HUGEPAGE) and ctypes.get_errno() == EINVAL:
        raise OSError(EINVAL, os.strerror(EINVAL))
    advise(where, size, _COLLAPSE)  # an older system makes it in its own time

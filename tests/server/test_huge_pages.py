"""Memory in large pages: where they are asked for, and that a system without them is none the worse."""

from __future__ import annotations

import asyncio
import mmap
from collections.abc import Callable
from pathlib import Path

import pytest

from pocketmoney.server import huge_pages
from tests.patience import PATIENCE
from tests.server.house import until

ROLLUP = Path("/proc/self/smaps_rollup")

MAPS = """\
558db65fe000-558db7316000 rw-p 00000000 00:00 0                          [heap]
7fc42c000000-7fc42c31e000 rw-p 00000000 00:00 0
7fc42d1ff000-7fc42d3fe000 rw-p 00000000 00:00 0
7fc435265000-7fc43567f000 rw-p 00001000 fe:00 1234                       /lib/a library with a name.so
7fc440000000-7fc441000000 r-xp 00000000 00:00 0
7fc450000000-7fc451000000 ---p 00000000 00:00 0
7fff1b2a5000-7fff1bac6000 rw-p 00000000 00:00 0                          [stack]
"""


def test_only_whole_large_pages_of_our_own_data_are_asked_for() -> None:
    heap = [0x558DB6600000 + number * huge_pages.LARGE for number in range(6)]
    assert huge_pages.heaps(MAPS) == [*heap, 0x7FC42C000000]


async def _ask_until(holds: Callable[[], bool]) -> None:
    asking = asyncio.ensure_future(huge_pages.ask_for_large_pages())
    try:
        await until(holds)
    finally:
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)


def _large() -> int:
    return int(ROLLUP.read_text().partition("AnonHugePages:")[2].split()[0]) * 1024


def _has_some() -> bool:
    """Whether the system has large pages left for whoever asks for them from the beginning."""
    if not ROLLUP.is_file() or not hasattr(mmap, "MADV_HUGEPAGE"):
        return False
    before = _large()
    with mmap.mmap(-1, 4 * huge_pages.LARGE, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS) as room:
        try:
            room.madvise(mmap.MADV_HUGEPAGE)
        except OSError:
            return False
        room.write(bytes(4 * huge_pages.LARGE))
        return _large() > before


def test_what_is_there_comes_to_lie_in_large_pages() -> None:
    if not _has_some():
        pytest.skip("there are no large pages here")
    before = _large()
    kept = [bytes(200) for _ in range(100_000)]
    asyncio.run(_ask_until(lambda: _large() > before))
    assert len(kept) == 100_000


@pytest.mark.parametrize("shows", ["its memory", "nothing"])
def test_a_system_without_them_is_asked_once(shows: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if shows == "its memory":
        (tmp_path / "statm").write_text("100 50 10")
        (tmp_path / "maps").write_text(MAPS)
        monkeypatch.setattr("mmap.MADV_HUGEPAGE", -1)  # a word that no system knows
    monkeypatch.setattr(huge_pages, "_SELF", tmp_path)
    asyncio.run(asyncio.wait_for(huge_pages.ask_for_large_pages(), PATIENCE))

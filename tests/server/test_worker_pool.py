"""Worker processes: jobs of many keys take turns, a killed process is replaced, a stop gives everything up."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from functools import partial
from pathlib import Path

import pytest

from pocketmoney.server.worker_pool import WorkerPool
from tests.server.house import play


def write_down(file: Path, word: str) -> str:
    """A job that leaves a trace: lines show the order in which jobs ran."""
    with file.open("a", encoding="utf-8") as lines:
        lines.write(f"{word}\n")
    return word


def die_once(file: Path) -> str:
    """A job whose process is killed the first time."""
    if not file.exists():
        file.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail() -> None:
    raise ValueError("no idea")


def test_a_key_with_many_jobs_does_not_hold_up_another(tmp_path: Path) -> None:
    async def story() -> None:
        pool = WorkerPool(asyncio.get_running_loop(), workers=1)
        file = tmp_path / "order"
        jobs = [pool.submit("busy", partial(write_down, file, f"busy {number}")) for number in range(5)]
        jobs.append(pool.submit("quiet", partial(write_down, file, "quiet")))
        assert await asyncio.gather(*jobs) == [*[f"busy {number}" for number in range(5)], "quiet"]
        assert file.read_text().splitlines()[:3] == ["busy 0", "quiet", "busy 1"]
        pool.stop()

    play(story())


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
def test_a_killed_process_is_replaced_and_an_exception_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        pool = WorkerPool(asyncio.get_running_loop(), workers=1)
        with pytest.raises(ValueError, match="no idea"):
            await pool.submit("a", fail)
        assert await pool.submit("a", partial(die_once, tmp_path / "died")) == "alive"
        with pytest.raises(Exception, match="terminated abruptly"):
            await pool.submit("a", die)
        assert await pool.submit("a", partial(write_down, tmp_path / "order", "again")) == "again"
        pool.stop()

    play(story())


def test_a_stop_gives_up_what_waits(tmp_path: Path) -> None:
    async def story() -> None:
        pool = WorkerPool(asyncio.get_running_loop(), workers=1)
        jobs = [pool.submit("a", partial(write_down, tmp_path / "order", str(number))) for number in range(3)]
        pool.stop()
        assert all(job.cancelled() for job in jobs[1:])
        assert pool.submit("b", fail).cancelled()
        with pytest.raises(asyncio.CancelledError):
            await jobs[0]

    play(story())

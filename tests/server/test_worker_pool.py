"""Worker processes: jobs of many keys take turns, a killed process is replaced, a stop gives everything up."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path

import pytest

from pocketmoney.server import worker_pool
from pocketmoney.server.worker_pool import WorkerPool
from tests.patience import PATIENCE
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


def test_a_late_report_of_a_broken_executor_leaves_the_next_one_alone() -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        pool = WorkerPool(loop, workers=1)
        await pool.submit("b", os.getpid)
        current = pool._executor
        late = worker_pool._Job("a", os.getpid, loop.create_future(), 0)
        broken: Future[int] = Future()
        broken.set_exception(BrokenProcessPool())
        with ProcessPoolExecutor(1) as late.executor:
            pool._finish(late, broken)
        await pool.submit("b", os.getpid)
        assert pool._executor is current is not None
        assert isinstance(late.result.exception(), BrokenProcessPool)
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


def test_no_process_is_started_in_the_thread_of_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []
    open_executor = WorkerPool._open_executor

    def note(pool: WorkerPool) -> object:
        threads.append(threading.get_ident())
        return open_executor(pool)

    monkeypatch.setattr(WorkerPool, "_open_executor", note)

    async def story() -> None:
        pool = WorkerPool(asyncio.get_running_loop(), workers=2)
        assert len(set(await asyncio.gather(*[pool.submit(str(number), os.getpid) for number in range(4)]))) <= 2
        pool.stop()

    play(story())
    assert len(threads) == 4 and threading.get_ident() not in threads


def test_a_job_that_cannot_be_handed_over_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail_to_start(pool: WorkerPool) -> object:
        raise OSError("too many processes")

    monkeypatch.setattr(WorkerPool, "_open_executor", fail_to_start)

    async def story() -> None:
        pool = WorkerPool(asyncio.get_running_loop(), workers=1)
        for _ in range(2):  # and the next one is not held up
            with pytest.raises(OSError, match="too many processes"):
                await pool.submit("a", os.getpid)
        assert pool.count == 0
        pool.stop()

    play(story())


def inherited() -> tuple[int, list[str]]:
    """The parent of a worker process, and what its open files are."""
    files = []
    for number in os.listdir("/proc/self/fd"):
        try:
            files.append(os.readlink(f"/proc/self/fd/{number}"))
        except OSError:  # the one that lists them
            continue
    return os.getppid(), files


PREPARED = """
import asyncio
from multiprocessing import forkserver
from pocketmoney.server import worker_pool
from tests.server.test_worker_pool import check_prepared

if __name__ == "__main__":
    worker_pool.prepare()
    asyncio.run(check_prepared(forkserver._forkserver._forkserver_pid))
    print("fine")
"""


async def check_prepared(forks: int | None) -> None:
    """A worker is forked by the process that was started first, and has no socket that was opened meanwhile."""
    assert forks is not None
    with socket.create_server(("127.0.0.1", 0)) as opened:
        opened.set_inheritable(True)
        own = os.readlink(f"/proc/self/fd/{opened.fileno()}")
        pool = WorkerPool(asyncio.get_running_loop(), workers=1)
        parent, files = await pool.submit("a", inherited)
        assert parent == forks
        assert files and own not in files
        pool.stop()


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="open files as Linux lists them")
def test_workers_are_forked_by_a_process_that_was_started_before_anybody_came() -> None:
    ran = subprocess.run([sys.executable, "-c", PREPARED], capture_output=True, text=True, check=False)
    assert ran.stdout == "fine\n", ran.stderr


ORPHANS = """
import asyncio, os, sys
from pocketmoney.server import worker_pool

async def wait() -> None:
    pool = worker_pool.WorkerPool(asyncio.get_running_loop(), workers=1)
    await pool.submit("a", os.getpid)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.read)

if __name__ == "__main__":
    worker_pool.prepare()
    asyncio.run(wait())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
def test_workers_end_with_a_server_that_is_killed() -> None:
    words = [sys.executable, "-c", ORPHANS]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "ready\n"
        server.kill()
        assert server.communicate(timeout=PATIENCE)[0] == ""  # all who had that end of the pipe are gone


INTERRUPTED = """
import os, socket
from multiprocessing import forkserver
from pocketmoney.server import worker_pool

worker_pool.prepare()
with socket.socket(socket.AF_UNIX) as asks:
    asks.connect(forkserver._forkserver._forkserver_address)
os.waitpid(forkserver._forkserver._forkserver_pid, 0)
"""


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="asked over a socket of the system")
def test_a_server_that_is_killed_while_it_asks_for_a_worker_leaves_no_traceback() -> None:
    ran = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_where_nothing_can_be_forked_processes_are_spawned(monkeypatch: pytest.MonkeyPatch) -> None:
    assert worker_pool.process_context().get_start_method() != "fork"
    monkeypatch.setattr("multiprocessing.get_all_start_methods", lambda: ["spawn"])
    worker_pool.prepare()
    assert worker_pool.process_context().get_start_method() == "spawn"

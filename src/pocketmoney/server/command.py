"""`pocketmoney serve`: read the flags, open the port, say where the table is, and serve until Ctrl-C."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pocketmoney.core.problem import Problem, unknown
from pocketmoney.server import logs, port
from pocketmoney.server.settings import EVERY_ADDRESS, KEEP_DAYS, PORT, Limits, Settings, checked_url
from pocketmoney.shell.arguments import Parser

if TYPE_CHECKING:
    from argparse import Namespace

    from pocketmoney.server.reviewing import Reviewer
    from pocketmoney.server.serving import Server
    from pocketmoney.store.nats.settings import ClusterSettings
    from pocketmoney.text.speech import Speech

HOLDS: Final = 0

CLUSTER_FLAGS: Final = (
    "cluster", "cluster-name", "cluster-creds", "cluster-ca", "cluster-replicas", "cluster-lease", "cluster-bytes",
    "archive",
)  # fmt: skip

# Hardly anything here is garbage that only the collector finds, and every table makes a search for it longer.
COLLECT_AFTER: Final = (20_000, 20, 20)


def run(words: list[str], speech: Callable[[], Speech], reviewer: Reviewer | None = None) -> int:
    """Serve tables, with reviews of games if somebody makes them; returns the exit code."""
    gc.set_threshold(*COLLECT_AFTER)
    parser = Parser("serve")
    for flag in ("host", "port", "data", "public-url", "workers", "keep-days", "log", *CLUSTER_FLAGS):
        parser.add_argument(f"--{flag}")
    parser.add_argument("--limit", action="append", default=[])
    parser.add_argument("--quiet", "-q", action="store_true")
    read = parser.read(words, most=0)
    if _number(read.workers, "--workers", 1) != 1:
        raise Problem("one-worker", {})
    form = read.log or logs.TEXT
    if form not in logs.FORMS:
        raise unknown("unknown-log", form, list(logs.FORMS))
    wanted_port = _number(read.port, "--port", PORT)
    if wanted_port > 65_535:
        raise Problem("bad-port", {"word": read.port})
    settings = Settings(
        data=_data(read.data),
        host=read.host or EVERY_ADDRESS,
        port=wanted_port,
        public_url=checked_url(read.public_url) if read.public_url is not None else "",
        keep_days=_number(read.keep_days, "--keep-days", KEEP_DAYS),
        limits=_within_the_system(Limits().with_words(read.limit)),
    )
    cluster = _cluster(read)
    archive = None if read.archive == "off" else Path(read.archive or settings.data / "archive")
    logs.set_up(form, is_quiet=read.quiet)
    opened = port.open_port(settings.host, settings.port, is_fixed=read.port is not None)
    try:

        async def server(number: int) -> Server:
            return await _server(settings, cluster, archive, number, reviewer)

        return _runner()(_serve(settings, opened, None if read.quiet else speech, server))
    finally:
        opened.close()


def _number(word: str | None, flag: str, usual: int) -> int:
    if word is None:
        return usual
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise Problem("flag-needs-number", {"flag": flag, "word": word})
    return int(word)


def _within_the_system(limits: Limits) -> Limits:
    """The limits with no more connections than the system lets us hold, so that who comes too many is told."""
    return replace(limits, connections=port.allow_many_sockets(limits.connections))


def _data(word: str | None) -> Path:
    from pocketmoney.shell.folders import default_data

    return Path(word) if word is not None else default_data()


def _runner() -> Callable[[Coroutine[Any, Any, int]], int]:
    """The runner of uvloop where it is to be had, else the loop of the standard library."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run
    return uvloop.run


def _cluster(read: Namespace) -> ClusterSettings | None:
    """The cluster to join, if there is to be one."""
    if read.cluster is None:
        for flag in CLUSTER_FLAGS[1:]:
            if getattr(read, flag.replace("-", "_")) is not None:
                raise Problem("flag-needs-cluster", {"flag": f"--{flag}"})
        return None
    from pocketmoney.store.nats.connecting import check_extra
    from pocketmoney.store.nats.settings import LEASE, NAME, ClusterSettings, checked_name, read_urls

    check_extra()
    lease = _number(read.cluster_lease, "--cluster-lease", LEASE)
    return ClusterSettings(
        urls=read_urls(read.cluster),
        name=checked_name(read.cluster_name or NAME),
        creds=Path(read.cluster_creds) if read.cluster_creds is not None else None,
        ca=Path(read.cluster_ca) if read.cluster_ca is not None else None,
        replicas=_number(read.cluster_replicas, "--cluster-replicas", 0),
        lease=max(1, lease),
        most_bytes=_number(read.cluster_bytes, "--cluster-bytes", 0),
    )


async def _server(
    settings: Settings, cluster: ClusterSettings | None, archive: Path | None, number: int, reviewer: Reviewer | None
) -> Server:
    """The server of one process, or one node of several."""
    if cluster is not None:
        from pocketmoney.server.cluster.serving import ClusterServer
        from pocketmoney.store.nats.opening import open_cluster

        name = f"{socket.gethostname()}:{number}"
        return ClusterServer(settings, await open_cluster(cluster), archive, name, reviewer)
    from pocketmoney.server.serving import Server
    from pocketmoney.store.sqlite import SqliteLog

    return Server(settings, SqliteLog(settings.data), reviewer)


async def _serve(
    settings: Settings,
    opened: socket.socket,
    speech: Callable[[], Speech] | None,
    made: Callable[[int], Awaitable[Server]],
) -> int:
    number = opened.getsockname()[1]
    server = await made(number)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(each, stop.set)
    try:
        await server.start(opened)
    except OSError as fault:  # somebody else was quicker, between opening the port and listening on it
        raise port.complaint(fault, settings.host, number) from None
    # In a thread: finding the words takes longer than starting, and guests may knock already.
    await asyncio.to_thread(_say_where, settings, number, speech)
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        await stop.wait()
    await server.stop()
    return HOLDS


def _say_where(settings: Settings, number: int, words: Callable[[], Speech] | None) -> None:
    """Tell whoever started the server how others get to it."""
    logs.note("listening", port=number, pid=os.getpid())
    if words is None:
        return
    import segno

    speech = words()
    url = settings.public_url or port.url_of(settings.host, number)
    if sys.stdout.isatty():
        segno.make(url, micro=False).terminal(compact=True)
    facts = {"url": url, "data": str(settings.data), "port": str(number), "wanted": str(settings.port)}
    if number != settings.port and settings.port:
        print(speech.say("serve-other-port", facts))
    print(speech.say("serve-where", facts))
    sys.stdout.flush()

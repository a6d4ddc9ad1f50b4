"""`pocketmoney serve`: read the flags, open the port, say where the table is, and serve until Ctrl-C."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pocketmoney.core.problem import Problem, unknown
from pocketmoney.server import cluster_flags, event_log, listen_socket, service_manager, web_build, worker_pool
from pocketmoney.server.settings import (
    EVERY_ADDRESS,
    KEEP_DAYS,
    PORT,
    Limits,
    Settings,
    checked_url,
    read_networks,
    read_number,
)
from pocketmoney.shell.arguments import Parser
from pocketmoney.shell.build_note import build_note
from pocketmoney.shell.data_dir import chosen_data

if TYPE_CHECKING:
    from argparse import Namespace

    from pocketmoney.server.review_worker import Reviewer
    from pocketmoney.server.tls.certificate import Certificate
    from pocketmoney.store.sqlite_log import SqliteLog
    from pocketmoney.text.speech import Speech

TLS_FOLDER: Final = "tls"  # in the data folder

HOLDS: Final = 0

# Hardly anything here is garbage that only the collector finds, and every table makes a search for it longer.
COLLECT_AFTER: Final = (20_000, 20, 20)


def run(words: list[str], speech: Callable[[], Speech], reviewer: Reviewer | None = None) -> int:
    """Serve tables, with reviews of games if there is a reviewer; returns the exit code."""
    gc.set_threshold(*COLLECT_AFTER)
    read = read_flags(words)
    settings = read_settings(read)
    identify = _identify(settings, read.tls_cert, read.tls_key) if read.tls or read.tls_cert or read.tls_key else None
    joins = cluster_flags.read_joining(read, settings.data)
    event_log.set_up(read.log or event_log.TEXT, is_quiet=read.quiet)
    opened = listen_socket.open_port(settings.host, settings.port, is_fixed=read.port is not None)
    try:
        return _runner()(_serve(settings, opened, None if read.quiet else speech, reviewer, identify, joins))
    finally:
        opened.close()


def read_flags(words: list[str]) -> Namespace:
    """Return the flags of the command; those that do not exist are a problem."""
    parser = Parser("serve")
    for flag in ("host", "port", "data", "public-url", "workers", "keep-days", "log", *cluster_flags.FLAGS):
        parser.add_argument(f"--{flag}")
    parser.add_argument("--limit", action="append", default=[])
    parser.add_argument("--trusted-proxy", action="append", default=[])
    parser.add_argument("--quiet", "-q", action="store_true")
    parser.add_argument("--tls", action="store_true")
    parser.add_argument("--tls-cert")
    parser.add_argument("--tls-key")
    return parser.read(words, most=0)


def read_settings(read: Namespace) -> Settings:
    """Return what the flags say about a server; values that make no sense are a problem."""
    if read_number(read.workers, "--workers", 1) != 1:
        raise Problem("one-worker", {})
    if read.log is not None and read.log not in event_log.FORMS:
        raise unknown("unknown-log", read.log, list(event_log.FORMS))
    wanted_port = read_number(read.port, "--port", PORT)
    if wanted_port > 65_535:
        raise Problem("bad-port", {"word": read.port})
    limits = Limits().with_words(read.limit)
    # No more connections than the system lets us hold, so that who comes too many is told.
    limits = replace(limits, connections=listen_socket.allow_many_sockets(limits.connections))
    return Settings(
        data=chosen_data(read.data),
        host=read.host or EVERY_ADDRESS,
        port=wanted_port,
        public_url=checked_url(read.public_url) if read.public_url is not None else "",
        keep_days=read_number(read.keep_days, "--keep-days", KEEP_DAYS),
        limits=limits,
        proxies=read_networks(read.trusted_proxy),
    )


def _identify(settings: Settings, certificate: str | None, key: str | None) -> Callable[[], tuple[Certificate, str]]:
    """What finds the certificate to serve with, and the key of a sentence about it: one that was given is read now."""
    from pocketmoney.server.tls import certificate as certificate_module
    from pocketmoney.server.tls import self_signed

    if certificate is None and key is None:
        names = listen_socket.names_of(settings.host)
        return lambda: (self_signed.own(settings.data / TLS_FOLDER, names), "serve-own-certificate")
    if certificate is None or key is None:
        raise Problem("tls-needs-both", {})
    found = certificate_module.read(Path(certificate), Path(key))
    return lambda: (found, "serve-given-certificate")


def _runner() -> Callable[[Coroutine[Any, Any, int]], int]:
    """The runner of uvloop where it is to be had, else the loop of the standard library."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run
    return uvloop.run


def _store(settings: Settings) -> SqliteLog:
    from pocketmoney.store.sqlite_log import SqliteLog

    return SqliteLog(settings.data)


async def _serve(
    settings: Settings,
    opened: socket.socket,
    speech: Callable[[], Speech] | None,
    reviewer: Reviewer | None,
    identify: Callable[[], tuple[Certificate, str]] | None,
    joins: cluster_flags.ClusterFlags | None,
) -> int:
    number = opened.getsockname()[1]
    worker_pool.prepare()
    store = None if joins is not None else _store(settings)
    try:
        identity, about = identify() if identify is not None else (None, "")
    except Problem:
        if store is not None:
            store.close()
        raise
    context = None if identity is None else identity.context
    if store is None:
        assert joins is not None
        server = await joins.server(settings, number, reviewer, context)
    else:
        from pocketmoney.server.server import Server

        server = Server(settings, store, reviewer, context)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(each, stop.set)
    try:
        await server.start(opened)
    except OSError as fault:  # another program was quicker, between opening the port and listening on it
        raise listen_socket.complaint(fault, settings.host, number) from None
    # In a thread: finding the words takes longer than starting, and subscribers may knock already.
    await asyncio.to_thread(_say_where, settings, number, speech, identity, about)
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        await stop.wait()
    service_manager.notify(service_manager.STOPPING)
    await server.stop()
    return HOLDS


def _say_where(
    settings: Settings, number: int, words: Callable[[], Speech] | None, identity: Certificate | None, about: str
) -> None:
    """Print the addresses at which others reach the server."""
    event_log.log_event("listening", port=number, pid=os.getpid())
    if words is None:
        return
    import segno

    speech = words()
    note = build_note(speech)
    if note:
        print(note)
    url = settings.public_url or listen_socket.url_of(settings.host, number, "http" if identity is None else "https")
    if sys.stdout.isatty():
        segno.make(url, micro=False).terminal(compact=True)
    facts = {"url": url, "data": str(settings.data), "port": str(number), "wanted": str(settings.port)}
    if number != settings.port and settings.port:
        print(speech.say("serve-other-port", facts))
    print(speech.say("serve-where", facts))
    if web_build.missing_reason() is not None:
        print(speech.say("serve-no-client"))
    if identity is not None:
        print(speech.say(about, {"fingerprint": identity.fingerprint}))
    sys.stdout.flush()

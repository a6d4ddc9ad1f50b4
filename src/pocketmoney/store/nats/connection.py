"""The connection to NATS: every way in which it can fail at the start is a problem with one clear sentence."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pocketmoney.core.problem import Problem
from pocketmoney.store.nats.settings import ClusterSettings

if TYPE_CHECKING:
    from nats.aio.client import Client

OLDEST: Final = (2, 11)  # the first that gives many messages of a subject at once
PATIENCE: Final = 5.0  # seconds to find a server
AGAIN: Final = 0.25  # seconds before the next server is tried


def check_extra() -> None:
    """The library is there, or a problem says how to get it."""
    try:
        import nats  # noqa: F401
    except ImportError:
        raise Problem("cluster-extra") from None


async def connect(settings: ClusterSettings) -> Client:
    """A connection that comes back by itself, to a server that can do what we need."""
    check_extra()
    from nats import errors
    from nats.aio.client import Client

    client = Client()
    last: list[Exception] = []
    refused = asyncio.Event()

    async def failed(fault: Exception) -> None:
        if refused.is_set():
            return  # what comes after a refusal follows from it: the server hangs up
        last[:] = [fault]
        if _is_refusal(fault):
            refused.set()

    options: dict[str, Any] = {
        "servers": list(settings.urls),
        "name": f"pocketmoney {settings.name}",
        "connect_timeout": 2,
        "reconnect_time_wait": AGAIN,
        "max_reconnect_attempts": -1,
        "ping_interval": 1,
        "max_outstanding_pings": 2,
        "error_cb": failed,
        "skip_subject_validation": True,  # we make them
        "pending_size": 16 * 1024 * 1024,
    }
    if settings.creds is not None:
        _check_credentials(settings.creds)
        options["user_credentials"] = str(settings.creds)
    if settings.ca is not None:
        try:
            options["tls"] = ssl.create_default_context(cafile=str(settings.ca))
        except OSError:
            raise Problem("cluster-no-file", {"file": str(settings.ca)}) from None
    try:
        async with asyncio.timeout(PATIENCE):
            await _unless(refused, client.connect(**options))
    except (TimeoutError, OSError, errors.Error, ValueError) as fault:
        await _give_up(client)
        raise unreachable(settings, last[0] if last else fault) from None
    try:
        _check(client, settings)
    except Problem:
        await client.close()
        raise
    return client


def _check_credentials(file: Path) -> None:
    """A file holds a token and the seed of a key, or is a problem: the library would break off in the middle."""
    import nkeys

    try:
        parts = re.findall(r"-+BEGIN [A-Z ]+-+\s+(\S+)\s+-+END [A-Z ]+-+", file.read_text(encoding="ascii"))
        _, seed = parts
        nkeys.from_seed(bytearray(seed.encode())).wipe()
    except (OSError, ValueError, nkeys.NkeysError):
        raise Problem("cluster-no-file", {"file": str(file)}) from None


async def _give_up(client: Client) -> None:
    try:
        async with asyncio.timeout(1):
            await client.close()
    except Exception:  # it never was open
        pass


async def _unless(refused: asyncio.Event, connecting: Coroutine[Any, Any, None]) -> None:
    """Connect, but do not try again and again with credentials that were refused."""
    trying, waiting = asyncio.ensure_future(connecting), asyncio.ensure_future(refused.wait())
    try:
        await asyncio.wait([trying, waiting], return_when=asyncio.FIRST_COMPLETED)
        if not trying.done():
            raise TimeoutError
        trying.result()
    finally:
        for task in (trying, waiting):
            task.cancel()
        await asyncio.gather(trying, waiting, return_exceptions=True)


def _is_refusal(fault: Exception) -> bool:
    said = str(fault).lower()
    return "authorization" in said or "authentication" in said or "permissions" in said


def unreachable(settings: ClusterSettings, fault: Exception) -> Problem:
    """Say why no server can be used."""
    said = str(fault).lower()
    if _is_refusal(fault):
        return Problem("cluster-refused", {"url": settings.shown})
    if isinstance(fault, ssl.SSLError) or "certificate" in said or "tls" in said or "secure" in said:
        return Problem("cluster-tls", {"url": settings.shown, "why": str(fault)})
    return Problem("cluster-unreachable", {"url": settings.shown, "why": str(fault) or type(fault).__name__})


def _check(client: Client, settings: ClusterSettings) -> None:
    version = client.connected_server_version
    if (version.major, version.minor) < OLDEST:
        found = f"{version.major}.{version.minor}.{version.patch}"
        raise Problem("cluster-old", {"version": found, "oldest": ".".join(map(str, OLDEST))})

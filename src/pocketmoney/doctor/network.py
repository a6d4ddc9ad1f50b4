"""The port, the program that holds it, and the address that phones would use."""

from __future__ import annotations

import contextlib
import json
import socket
import urllib.request
from pathlib import Path
from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.doctor.finding import Finding, fine, from_problem, mend, note
from pocketmoney.server import listen_socket
from pocketmoney.server.settings import EVERY_ADDRESS

PATIENCE: Final = 2.0  # seconds for an answer on this machine
OURS: Final = "pocketmoney"
UNKNOWN: Final = "unknown"
LISTENING: Final = "0A"  # in the tables of the kernel
LOCAL: Final = "127."


def check_port(host: str, wanted: int, *, is_fixed: bool) -> tuple[Finding, int]:
    """Return whether the port is free, and the port that `serve` would open now (0 if none)."""
    try:
        with listen_socket.open_port(host, wanted, is_fixed=is_fixed) as opened:
            number = int(opened.getsockname()[1])
    except Problem as problem:
        if problem.key != "port-taken":
            return from_problem("port", problem), 0
        return mend("port", "doctor-port-taken", port=str(wanted), holder=_holder(host, wanted)), 0
    if number != wanted and wanted:
        facts = {"wanted": str(wanted), "port": str(number), "holder": _holder(host, wanted)}
        return note("port", "doctor-port-other", **facts), number
    return fine("port", "doctor-port-fine", port=str(number)), number


def check_network(host: str, number: int) -> Finding:
    """Return the address that others type, after a connection from this machine to itself over it."""
    url = listen_socket.url_of(host, number)
    address = url.removeprefix("http://").rpartition(":")[0].strip("[]")
    if address.startswith(LOCAL) or address in ("::1", "localhost"):
        return note("network", "doctor-network-alone", url=url)
    if not _answers(host, address):
        return note("network", "doctor-network-silent", url=url, address=address)
    return fine("network", "doctor-network-fine", url=url)


def _answers(host: str, address: str) -> bool:
    """Whether a port that is opened as `serve` opens it can be reached under that address."""
    with contextlib.suppress(OSError, Problem), listen_socket.open_port(host, 0, is_fixed=True) as opened:
        opened.listen(1)
        with socket.create_connection((address, opened.getsockname()[1]), timeout=PATIENCE):
            return True
    return False


def _holder(host: str, number: int) -> str:
    """Return which program listens on a port: `pocketmoney`, a name and a process number, or `unknown`."""
    if _is_ours(host, number):
        return OURS
    with contextlib.suppress(OSError, ValueError):
        return _process(number) or UNKNOWN
    return UNKNOWN


def _is_ours(host: str, number: int) -> bool:
    """Whether a server of ours answers there."""
    url = listen_socket.url_of("127.0.0.1" if host == EVERY_ADDRESS else host, number)
    with contextlib.suppress(OSError, ValueError):
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(f"{url}/api/openapi.json", timeout=PATIENCE) as answer:
            described = json.loads(answer.read())
            return isinstance(described, dict) and described.get("info", {}).get("title") == "Pocket Money"
    return False


def _process(number: int) -> str:
    """Return the name and number of the process that listens on a port; empty if Linux does not show it."""
    sockets = {f"socket:[{inode}]" for inode in _inodes(number)}
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if any(str(file.readlink()) in sockets for file in (process / "fd").iterdir()):
                return f"{(process / 'comm').read_text(encoding='utf-8').strip()} ({process.name})"
    return ""


def _inodes(number: int) -> set[str]:
    """Return the sockets that listen on a port, by the numbers of the kernel."""
    found = set()
    for table in (Path("/proc/net/tcp"), Path("/proc/net/tcp6")):
        with contextlib.suppress(OSError):
            for line in table.read_text(encoding="ascii").splitlines()[1:]:
                columns = line.split()
                if columns[3] == LISTENING and int(columns[1].rpartition(":")[2], 16) == number:
                    found.add(columns[9])
    return found

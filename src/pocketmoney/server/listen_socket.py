"""Opening the port, and finding out under which address people reach it."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.server.settings import EVERY_ADDRESS

TRIES: Final = 20  # ports that are tried when the usual one is taken
FILES: Final = 64  # open files that are no sockets: the log, libraries, workers


def open_port(host: str, port: int, *, is_fixed: bool) -> socket.socket:
    """A port to listen on: that one, or the next free one if nobody asked for exactly that."""
    last = port if is_fixed or port == 0 else min(port + TRIES, 65_535)
    for number in range(port, last + 1):
        try:
            return _bound(host, number)
        except OSError as fault:
            if fault.errno != errno.EADDRINUSE or number == last:
                raise complaint(fault, host, port) from None
    raise AssertionError("unreachable")


def complaint(fault: OSError, host: str, port: int) -> Problem:
    """Why a port cannot be opened."""
    if fault.errno == errno.EADDRINUSE:
        return Problem("port-taken", {"port": str(port)})
    if fault.errno == errno.EACCES:
        return Problem("port-forbidden", {"port": str(port)})
    return Problem("no-such-host", {"host": host})


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    opened = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would let two programs share a port
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            with contextlib.suppress(OSError):
                opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        opened.bind(address)
        opened.setblocking(False)
    except BaseException:
        opened.close()
        raise
    return opened


def local_address() -> str:
    """The address of this machine on the local network; nothing is sent to find it."""
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            found = str(probe.getsockname()[0])
            return f"[{found}]" if family == socket.AF_INET6 else found
    return "127.0.0.1"


def names_of(host: str) -> list[str]:
    """Every address and name under which people may reach a server that listens there."""
    if host not in (EVERY_ADDRESS, "::", ""):
        return [host, "localhost"] if host in ("127.0.0.1", "::1") else [host]
    own = socket.gethostname()
    found = ["localhost", "127.0.0.1", "::1", local_address().strip("[]")]
    with contextlib.suppress(OSError):
        found += [str(known[4][0]).partition("%")[0] for known in socket.getaddrinfo(own, None)]
    if own and own != "localhost":
        found += [own, own if "." in own else f"{own}.local"]
    return list(dict.fromkeys(found))


def url_of(host: str, port: int, scheme: str = "http") -> str:
    """The address that people type."""
    if host in (EVERY_ADDRESS, "::", ""):
        host = local_address()
    elif ":" in host:
        host = f"[{host}]"
    return f"{scheme}://{host}:{port}"


def allow_many_sockets(wanted: int) -> int:
    """Lift the number of open files to what the system allows; returns how many of the wanted sockets there can be."""
    try:
        import resource
    except ImportError:
        return wanted
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        most = wanted + FILES
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return max(1, min(wanted, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - FILES))

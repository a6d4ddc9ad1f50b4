"""Messages to the service manager that started the server, such as systemd: ready, stopping.

The protocol is sd_notify: a datagram to the socket that the environment names. Without one, nothing is sent.
"""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from typing import Final

READY: Final = "READY=1"
STOPPING: Final = "STOPPING=1"


def notify(state: str) -> None:
    """Send a state to the service manager, if there is one that wants to know."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")):  # a path, or a name in Linux's abstract namespace
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.sendto(state.encode(), address if address[0] == "/" else f"\0{address[1:]}")

"""The schema of everything that goes over a socket, made from the types that the code itself uses."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from pocketmoney.table.commands import AnyCommand, Hello, Ping
from pocketmoney.table.messages import VERSION, AnyMessage


@cache
def wire() -> dict[str, Any]:
    """JSON schema: `hello` is the first message on a socket, then come commands; messages come back."""
    (hello, command, message), defs = msgspec.json.schema_components(
        [Hello, AnyCommand | Ping, AnyMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Pocket Money over a WebSocket",
        "version": VERSION,
        "properties": {"hello": hello, "command": command, "message": message},
        "$defs": defs,
    }

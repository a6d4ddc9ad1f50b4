"""What nodes say to each other: packets of frames from one to another, and beats to all."""

from __future__ import annotations

from typing import Final

import msgspec

from pocketmoney.server.table_queries import TableFacts

# From the node that has the socket to the one that owns the table; `key` is the socket's.
HELLO: Final = 1  # `word` is the table
SAY: Final = 2
PART: Final = 3
# And back.
TELL: Final = 4
DISMISS: Final = 5  # `word` is why
CLOSE: Final = 6
REFUSE: Final = 12  # `data` is no command
# Between any two; `key` numbers questions.
ASK: Final = 7
ANSWER: Final = 8
OFFER: Final = 9  # `word` is a table that you may have
RESET: Final = 10  # something of yours was lost on its way here
FORGET: Final = 11  # `word` is a table that was deleted

Frame = tuple[int, int, str, bytes]  # kind, key, word, data


class Packet(msgspec.Struct, array_like=True):
    """Frames from one node to another, numbered so that a lost one is noticed."""

    node: str
    number: int
    frames: list[Frame]


class Beat(msgspec.Struct, kw_only=True):
    """What a node tells all others every so often."""

    node: str
    name: str = ""  # for people: where it listens
    tables: int = 0  # that it owns
    visited: int = 0  # of these, with subscribers
    sockets: int = 0
    load: float = 0.0  # entries a second
    busy: float = 0.0  # share of a core
    sent: dict[str, int] = {}  # number of the last packet to each node
    marks: dict[str, tuple[int, bytes]] = {}  # logs that have grown: how far they are durable, and the digest there
    listed: list[TableFacts] = []
    claimed: dict[str, int] = {}  # tables that it owns, but not yet in the directory: their epochs
    buried: list[str] = []  # nodes that it has found dead lately
    is_leaving: bool = False
    decodes: bool = False  # whether it takes frames of sockets as they are; a node that does not say so wants commands


encode: Final = msgspec.msgpack.Encoder().encode
read_packet: Final = msgspec.msgpack.Decoder(Packet).decode
read_beat: Final = msgspec.msgpack.Decoder(Beat).decode

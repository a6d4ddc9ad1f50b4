"""The story of a game: the record and the steps of the replay as they were told, for programs with other rules.

A story is made by the program that has ruled the game, and shown by all later ones without asking any rules.
"""

from __future__ import annotations

import zlib
from typing import Final

import msgspec
from msgspec import Raw, Struct

from pocketmoney.core.problem import Problem

FORMAT: Final = 1
LARGEST: Final = 64 << 20  # bytes of a story that is read


class Story(Struct, kw_only=True):
    """A whole story. Only the code that shows replays knows their format."""

    rules: str  # by which the game was dealt
    record: str
    replay: Raw
    v: int = FORMAT


class _Version(Struct):
    v: int = FORMAT


_decode: Final = msgspec.json.Decoder(Story).decode
_decode_version: Final = msgspec.json.Decoder(_Version).decode


def pack(story: Story) -> bytes:
    """The story as an entry or a file holds it."""
    return zlib.compress(msgspec.json.encode(story), 6)


def unpack(data: bytes) -> Story:
    """The same story again; one that is damaged, longer than any game, or of a newer program, is a problem."""
    try:
        text = zlib.decompressobj().decompress(data, LARGEST)
        version = _decode_version(text).v
        if version > FORMAT:
            raise Problem("newer-story", {"version": version, "newest": FORMAT})
        return _decode(text)
    except (zlib.error, msgspec.DecodeError):
        raise Problem("broken-story") from None

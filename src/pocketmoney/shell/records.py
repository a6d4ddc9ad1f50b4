"""Reading a record, or a file that one names, from where a person says it is."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Final

from pocketmoney.core.problem import Problem, unknown
from pocketmoney.core.record import ELSEWHERE

MEGABYTE: Final = 1 << 20
LARGEST: Final = 16


def read(file: str) -> bytes:
    """What stands in a file, `-` being standard input, or a problem if that cannot be a record."""
    try:
        if file == "-":
            text = sys.stdin.buffer.read(LARGEST * MEGABYTE + 1)
        else:
            with open(file, "rb") as stream:
                text = stream.read(LARGEST * MEGABYTE + 1)
    except FileNotFoundError:
        raise unknown("no-file", Path(file).name, _beside(file)) from None
    except IsADirectoryError:
        raise Problem("is-directory") from None
    except (OSError, ValueError) as fault:
        raise Problem("unreadable", {"why": getattr(fault, "strerror", None) or str(fault)}) from None
    if len(text) > LARGEST * MEGABYTE:
        raise Problem("too-large", {"most": LARGEST})
    return text


def read_named(record: str, name: str) -> bytes:
    """Return the contents of a file that a record names. It must lie beside the record or below its folder."""
    if not is_below(name):
        raise Problem(ELSEWHERE, {"file": name})
    return read(str(Path(record).parent / name))


def is_below(name: str) -> bool:
    """Return whether a path leads from a folder to something in it, on every system that might read it."""
    paths = (PurePosixPath(name), PureWindowsPath(name))
    return not any(path.anchor or ".." in path.parts for path in paths)


def _beside(file: str) -> list[str]:
    """The records that lie where that file was looked for."""
    with suppress(OSError, ValueError):
        return sorted(path.name for path in Path(file).parent.iterdir() if path.suffix == Path(file).suffix)
    return []

"""Reading a record, or a file that one names, from where a person says it is."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from pocketmoney.core.problem import Problem, unknown

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


def _beside(file: str) -> list[str]:
    """The records that lie where that file was looked for."""
    with suppress(OSError, ValueError):
        return sorted(path.name for path in Path(file).parent.iterdir() if path.suffix == Path(file).suffix)
    return []

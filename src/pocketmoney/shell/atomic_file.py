"""Files on the disk: read whole, written whole or not at all."""

from __future__ import annotations

import os
from errno import EISDIR
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO

from pocketmoney.core.problem import Problem


def read(file: str) -> bytes:
    """What stands in a file. One that cannot be read is a problem."""
    try:
        return Path(file).read_bytes()
    except (OSError, ValueError) as fault:
        raise Problem("cannot-read", {"file": file, "why": _reason(fault)}) from None


def read_text(file: str) -> str:
    """What stands in a file, as text."""
    try:
        return read(file).decode("utf-8")
    except UnicodeDecodeError:
        raise Problem("file-not-text", {"file": file}) from None


def check(file: str) -> None:
    """Whether a file could be written now; if not, that is a problem. Nothing is left behind."""
    path = Path(file)
    try:
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        with NamedTemporaryFile(dir=path.resolve().parent, prefix=f".{path.name}."):
            pass
    except (OSError, ValueError) as fault:
        raise Problem("cannot-write", {"file": file, "why": _reason(fault)}) from None


def write(file: str, text: str) -> None:
    """Put the text into a file, so that at every moment either the old or the new text is there.

    A file that cannot be written is a problem.
    """
    path = Path(file)
    try:
        if path.is_symlink():
            path = path.resolve()
        mode = path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_mask()
        with NamedTemporaryFile(
            "w", encoding="utf-8", newline="\n", dir=path.parent, prefix=f".{path.name}.", delete=False
        ) as draft:
            _replace(draft, text, path, mode)
    except (OSError, ValueError) as fault:
        raise Problem("cannot-write", {"file": file, "why": _reason(fault)}) from None


def _reason(fault: OSError | ValueError) -> str:
    return getattr(fault, "strerror", None) or str(fault)


def _replace(draft: IO[str], text: str, path: Path, mode: int) -> None:
    try:
        draft.write(text)
        draft.flush()
        os.fsync(draft.fileno())  # else a power cut could leave an empty file under the new name
        draft.close()
        os.chmod(draft.name, mode)
        os.replace(draft.name, path)
    except OSError:
        os.unlink(draft.name)
        raise


def _mask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask

"""Games that are over, as files: what is here need not lie in the stream any more.

A folder for each table, and in it the play record and the story of each of its games. The folder may be this node's
own, or one that all nodes share; where each has its own, they ask each other.
"""

from __future__ import annotations

import gzip
import os
import shutil
import zlib
from pathlib import Path
from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.server.event_log import log_error

RECORDS: Final = "play.gz"  # play records
STORIES: Final = "story.gz"  # the same with the steps, as they were told

_HAS_NAME: Final = 8  # in the fourth byte of a gzip file
_NAME_AT: Final = 10


class Archive:
    """Files in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as fault:
            raise Problem("store-folder", {"folder": str(folder), "why": fault.strerror or str(fault)}) from None

    def put(self, table: str, game: int, data: bytes, kind: str = RECORDS) -> None:
        """Keep the record or the story of a game; when this returns it is on the disk."""
        file = self._file(table, game, kind)
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = file.with_name(f".{file.name}.{os.getpid()}")
        with draft.open("wb") as opened:
            with gzip.GzipFile(_name(table, game, kind), "wb", 6, opened, mtime=0) as packed:
                packed.write(data)
            opened.flush()
            os.fsync(opened.fileno())
        draft.replace(file)
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)

    def get(self, table: str, game: int, kind: str = RECORDS) -> bytes:
        """The record or the story of a game; no bytes: it is not here."""
        file = self._file(table, game, kind)
        try:
            packed = file.read_bytes()
            data = gzip.decompress(packed)
            if not _belongs(packed, _name(table, game, kind)):
                raise OSError("another game")
            return data
        except FileNotFoundError:
            return b""
        except (OSError, EOFError, zlib.error) as fault:  # its checksum does not fit: another node may have it whole
            log_error("archive-damaged", table=table, game=game, kind=kind, why=str(fault))
            return b""

    def forget(self, table: str) -> None:
        """Delete all games of a table."""
        shutil.rmtree(self._folder(table), ignore_errors=True)

    def tables(self) -> list[str]:
        """Every table of which there are games."""
        return sorted(found.name for found in self.folder.glob("??/*") if found.is_dir())

    def _folder(self, table: str) -> Path:
        if not table.isalnum() or not table.isascii():  # ids are hexadecimal; nothing else is looked for
            raise ValueError(table)
        return self.folder / table[:2] / table

    def _file(self, table: str, game: int, kind: str) -> Path:
        return self._folder(table) / f"{game}.{kind}"


def _name(table: str, game: int, kind: str) -> str:
    """What a file is called inside, so that one in the place of another is noticed."""
    return f"{table}-{game}.{kind.removesuffix('.gz')}"


def _belongs(packed: bytes, name: str) -> bool:
    """Whether a gzip file is called so inside; those of earlier versions have no name there."""
    has_name = packed[3] & _HAS_NAME
    return not has_name or packed[_NAME_AT:].startswith(name.encode() + b"\0")

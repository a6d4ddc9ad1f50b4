"""The kept data folders, unpacked for a test, and what the servers that wrote them had told."""

from __future__ import annotations

import lzma
import tarfile
from pathlib import Path
from typing import Any

import msgspec

Json = dict[str, Any]

HERE = Path(__file__).parent

# Games that go another way by later rules, made for that: R81 (a throw after a Block), R136 (rent after a double).
DIFFER = {"rules-1": {"thrown", "thrown-stops", "rent-lost", "rent-lost-over"}}

VERSIONS = sorted(path.name for path in HERE.glob("rules-*"))


def unpack(version: str, folder: Path) -> Path:
    """The data folder of a version of the rules, as its server left it when it was killed."""
    folder.mkdir()
    with tarfile.open(HERE / version / "data.tar.xz") as packed:
        packed.extractall(folder, filter="data")
    return folder


def unpack_backup(version: str, folder: Path) -> Path:
    """A data folder that was restored from the backup of the same server."""
    folder.mkdir()
    (folder / "tables.db").write_bytes(lzma.decompress((HERE / version / "backup.db.xz").read_bytes()))
    return folder


def told(version: str) -> dict[str, Json]:
    """What the server had told about its tables, by a word that says what each is for."""
    found: dict[str, Json] = msgspec.json.decode(lzma.decompress((HERE / version / "manifest.json.xz").read_bytes()))
    return found

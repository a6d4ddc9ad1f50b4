"""Kept data folders of earlier versions, and what the servers that wrote them had told."""

from __future__ import annotations

import lzma
import tarfile
from pathlib import Path
from typing import Any

import msgspec

Json = dict[str, Any]

HERE = Path(__file__).parent

# Games that go another way by later rules, made for that: R81 (a throw after a Block), R136 (rent after a double).
DIFFER = {"rules-1-data-1": {"thrown", "thrown-stops", "rent-lost", "rent-lost-over"}}

VERSIONS = sorted(path.name for path in HERE.glob("rules-*"))


def differ(version: str) -> set[str]:
    """The tables of a kept folder whose games our rules lead elsewhere."""
    return DIFFER.get(version, set())


def rules_of(version: str) -> str:
    """By which rules the games of a kept folder were dealt."""
    return version.split("-")[1]


def data_of(version: str) -> int:
    """Which format the data of a kept folder has."""
    return int(version.split("-")[3])


def unpack(version: str, folder: Path) -> Path:
    """The data folder of a version, as its server left it when it was killed."""
    return _unpack(HERE / version / "data.tar.xz", folder)


def unpack_backup(version: str, folder: Path) -> Path:
    """A data folder that was restored from the backup of the same server."""
    folder.mkdir()
    (folder / "tables.db").write_bytes(_content(version, "backup.db"))
    return folder


def unpack_archive(version: str, folder: Path) -> Path:
    """The data folder of the node of a cluster: the games that were over."""
    return _unpack(HERE / version / "archive.tar.xz", folder)


def streams(version: str) -> bytes:
    """The streams of the same cluster, as NATS has exported them."""
    return _content(version, "streams")


def told(version: str) -> dict[str, Json]:
    """What the server had told about its tables, by a word that says what each is for."""
    return _told(version, "manifest.json")


def told_by_cluster(version: str) -> dict[str, Json]:
    """What the node of the cluster had told."""
    return _told(version, "cluster.json")


def _unpack(file: Path, folder: Path) -> Path:
    folder.mkdir()
    with tarfile.open(file) as packed:
        packed.extractall(folder, filter="data")
    return folder


def _content(version: str, name: str) -> bytes:
    return lzma.decompress((HERE / version / f"{name}.xz").read_bytes())


def _told(version: str, name: str) -> dict[str, Json]:
    found: dict[str, Json] = msgspec.json.decode(_content(version, name))
    return found

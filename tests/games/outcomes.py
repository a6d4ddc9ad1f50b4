"""What every record comes to, as text: checksums of the events on its way and of the state at its end."""

from __future__ import annotations

import json
from pathlib import Path
from zlib import crc32

from pocketmoney.core.replay import Replay
from tests.records import collection

FOLDER = Path(__file__).resolve().parent / "outcomes"


def file_of(folder: str) -> Path:
    """Return where the outcomes of a folder of records are written."""
    return FOLDER / f"{folder}.txt"


def outcome(path: Path) -> str:
    """Return the line about one record."""
    replay = Replay(collection.read(path))
    events: list[object] = []
    while not replay.done:
        events += [[*event.to_json(), event.mover] for event in replay.step()]
    told = json.dumps(events, sort_keys=True)
    return f"{path.stem} {len(events)} {crc32(told.encode()):08x} {replay.state.digest()[:8]}"


def written(folder: str) -> str:
    """Return the outcomes of a whole folder, a line for each record."""
    return "".join([f"{outcome(path)}\n" for path in collection.paths() if path.parent.name == folder])

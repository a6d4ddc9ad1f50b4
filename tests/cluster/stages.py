"""Where the time of a take-over goes, as the nodes themselves have logged it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

NOTICED = "until the first node knew that it was dead"
CLAIMED = "from there on for each table: finding it, reading its log, and the claim"
RESUMED = "making the table of its snapshot and what came after"

Stages = dict[str, list[float]]


def stages(logs: Iterable[Path], killed: dict[str, float]) -> Stages:
    """Seconds of each stage; from the logs of all nodes, and when which node was killed (seconds since the epoch)."""
    found: Stages = {NOTICED: [], CLAIMED: [], RESUMED: []}
    noticed: dict[str, float] = {}
    for event in _events(logs):
        at = datetime.fromisoformat(event["timestamp"]).timestamp()
        if event["event"] == "node-gone" and event["node"] in killed:
            noticed[event["node"]] = min(at, noticed.get(event["node"], at))
        elif event["event"] == "table-taken" and any(at - 15 < moment < at for moment in killed.values()):
            found[CLAIMED].append(event["claim"])
            found[RESUMED].append(event["resume"])
    found[NOTICED] = [at - killed[node] for node, at in noticed.items()]
    return found


def _events(logs: Iterable[Path]) -> Iterable[dict[str, Any]]:
    for log in logs:
        for line in log.read_bytes().splitlines():
            try:
                yield msgspec.json.decode(line, type=dict[str, Any])
            except msgspec.DecodeError:  # cut off by a kill
                continue

"""What a job has come to so far, in memory and in its file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from pocketmoney.core.game import Json
from pocketmoney.core.problem import Problem
from pocketmoney.lab import statistics
from pocketmoney.lab.job import Batch, Job
from pocketmoney.lab.observers import kind_for
from pocketmoney.lab.statistics import Change, Estimate, Form, Sums
from pocketmoney.shell import atomic_file

FORMAT: Final = "pocketmoney-lab 1"


class Ledger:
    """The sums of all games from number 0 up to `games`. Batches come in order."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.games = 0
        self.sums: Sums = {}
        self.lengths: dict[str, dict[str, int]] = {}

    def take(self, batch: Batch) -> None:
        assert batch.first == self.games
        self.games += batch.count
        statistics.merge(self.sums, batch.sums)
        for side, bars in batch.lengths.items():
            mine = self.lengths.setdefault(side, {})
            for length, times in bars.items():
                mine[length] = mine.get(length, 0) + times

    def forms(self) -> dict[str, Form]:
        """The form of every figure of this game, by family."""
        return kind_for(self.job.header.game).FORMS

    def keys(self, family: str, side: str = "") -> list[str]:
        """Every figure of a family that was counted."""
        start = f"{side}{family}"
        return [key[len(side) :] for key in self.sums if key == start or key.startswith(f"{start}:")]

    def estimate(self, key: str) -> Estimate:
        """A figure with its interval."""
        return statistics.estimate(self.sums, key, self.forms()[key.partition(":")[0]], self.games)

    def change(self, key: str) -> Change:
        """What changes in a figure from the first rules to the second."""
        return statistics.change(self.sums, key, self.forms()[key.partition(":")[0]], self.games)

    def to_json(self) -> Json:
        """All that is needed to go on, and the figures for people who read the file."""
        return {
            "format": FORMAT,
            "job": self.job.describe(),
            "games": self.games,
            "sums": dict(sorted(self.sums.items())),
            "lengths": {side: dict(sorted(bars.items())) for side, bars in sorted(self.lengths.items())},
        }

    def fill(self, data: dict[str, Any]) -> None:
        """Go on from what a file holds."""
        self.games = int(data["games"])
        self.sums = {str(key): [int(number) for number in numbers] for key, numbers in data["sums"].items()}
        self.lengths = {
            str(side): {str(length): int(times) for length, times in bars.items()}
            for side, bars in data["lengths"].items()
        }

    def save(self, file: str) -> None:
        atomic_file.write(file, json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n")

    def load(self, file: str) -> None:
        """Go on with what the file holds, if it is there. A file of anything else is a problem and stays as it is."""
        if not Path(file).exists():
            return
        try:
            data = json.loads(atomic_file.read(file))
            if not isinstance(data, dict) or data.get("format") != FORMAT:
                raise ValueError
            theirs = data["job"]
            mine = json.loads(json.dumps(self.job.describe()))
            if theirs == mine:
                self.fill(data)
                return
            other = sorted(key for key in {*theirs, *mine} if theirs.get(key) != mine.get(key))
        except (ValueError, KeyError, TypeError, AttributeError):
            raise Problem("lab-no-ledger", {"file": file}) from None
        raise Problem("lab-other-job", {"file": file, "what": ", ".join(other)})

"""Checking that nobody chose the deck and the dice of a recorded game, and saying so in one sentence."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.core.replay import Replay
from pocketmoney.table import fairness
from pocketmoney.terminal import replay_page
from pocketmoney.text.speech import Speech

NOT_THERE: Final = "verify-no-key"  # nothing was promised, so there is nothing to check


class Checked:
    """A record that was held against what its table had bound itself to, and then played.

    A record that promises nothing is a problem; one that does not keep its promise fails.
    """

    def __init__(self, replay: Replay, commit: str | None = None) -> None:
        self._replay = replay
        self._brought = 0  # seats that brought numbers along
        self._broken: Problem | None = None
        try:
            self._brought = fairness.verify(replay.record, commit)
        except Problem as problem:
            if problem.key == NOT_THERE:
                raise
            self._broken = problem
            return
        replay.run()

    @property
    def holds(self) -> bool:
        """Whether the seed is the promised one, and the game follows from it."""
        return self._broken is None and self._replay.failure is None

    def sentence(self, file: str, speech: Speech) -> str:
        """What was checked and holds; or what is claimed, and what is so."""
        replay = self._replay
        if self._broken is not None:
            return f"{file}: {speech.complain(self._broken)}"
        if replay.failure is not None:
            return f"{file}:{replay.failure.line}: {replay_page.failure(replay, replay.failure, speech)}"
        header = replay.record.header
        about = {
            "file": file,
            "commit": dict(replay.record.meta)["commit"],
            "brought": self._brought,
            "seats": len(header.seats),
            "seed": str(header.seed),
        }
        said = speech.say("verify-holds", about)
        told = fairness.count_entered(replay.record)
        return f"{said} {speech.say('verify-told', {'count': told})}" if told else said

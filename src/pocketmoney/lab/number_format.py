"""Numbers, intervals and figures in words."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.header import Header
from pocketmoney.lab.job import Job
from pocketmoney.lab.statistics import Change, Estimate, Form
from pocketmoney.text.speech import MICROLITRES, Speech

SHARE: Final = "share"
BEER: Final = "beer"

OF_SEATS: Final = ("wins-seat", "first-out")
OF_DEEDS: Final = ("wins-deed",)
OF_PLAYERS: Final = ("wins-player",)


class Wording:
    """Says what was counted in a job."""

    def __init__(self, speech: Speech, job: Job) -> None:
        self.speech = speech
        self.job = job
        self.forms: dict[str, Form] = {}
        words = job.bots
        self.players = [
            word if words.count(word) == 1 else self.say("lab-one-of", bot=word, number=words[: place + 1].count(word))
            for place, word in enumerate(words)
        ]

    def say(self, key: str, **args: object) -> str:
        return self.speech.say(key, args)

    def form(self, key: str) -> Form:
        """What kind of number a figure is."""
        return self.forms[key.partition(":")[0]]

    def label(self, key: str) -> str:
        return self.say(f"lab-figure-{key.partition(':')[0]}", thing=self.thing(key))

    def thing(self, key: str) -> str:
        """The card, deed, seat or player that a figure is about."""
        family, _, detail = key.partition(":")
        if not detail:
            return ""
        if family in OF_SEATS:
            return self.say("lab-seat", number=int(detail) + 1)
        if family in OF_PLAYERS:
            return self.players[int(detail)]
        return self.speech.space(detail) if family in OF_DEEDS else self.speech.card(detail)

    def number(self, value: float, unit: str) -> str:
        """A number with its unit, in as many digits as say something."""
        if unit == SHARE:
            return self.say("lab-share", value=round(100 * value, 1) + 0.0)
        if unit == BEER:
            return self.say("lab-beer", value=round(value / MICROLITRES, 1) + 0.0)
        return self._plain(value)

    def _plain(self, value: float) -> str:
        if abs(value) >= 100:
            return self.say("lab-number-whole", value=round(value) + 0)
        if abs(value) >= 10:
            return self.say("lab-number-tenths", value=round(value, 1) + 0.0)
        return self.say("lab-number-hundredths", value=round(value, 2) + 0.0)

    def points(self, value: float, unit: str) -> str:
        """How far two such numbers lie apart."""
        return self.say("lab-points", value=round(100 * value, 1) + 0.0) if unit == SHARE else self.number(value, unit)

    def bare(self, value: float, unit: str) -> str:
        """The same without its unit, for a table that says it elsewhere."""
        scale = {SHARE: 100.0, BEER: 1 / MICROLITRES}.get(unit)
        if scale is None:
            return self._plain(value)
        return self.say("lab-number-tenths", value=round(scale * value, 1) + 0.0)

    def interval(self, found: Estimate | Change, unit: str) -> str:
        """From where to where a figure or a change may lie. The unit is said once, behind the second number."""
        low, high = found.low, found.high
        scale, step = {SHARE: (100.0, 1), BEER: (1 / MICROLITRES, 1)}.get(unit, (1.0, 2))
        if step == 2:
            return self.say("lab-interval", low=self._plain(low), high=self._plain(high))
        ends = {"low": round(scale * low, 1) + 0.0, "high": round(scale * high, 1) + 0.0}
        return self.say(f"lab-interval-{unit}", **ends)

    def rules(self, header: Header) -> str:
        """The house rules and decks of one side, as a person would choose them."""
        chosen = [f"{name}={value}" for name, value in header.options.items()]
        chosen += [f"{entry.key} {' '.join(entry.words)}" for entry in header.entries]
        return ", ".join(chosen) if chosen else self.say("lab-as-printed")

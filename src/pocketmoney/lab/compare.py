"""Two sets of house rules or decks on the same seeds: what changes, and by how much."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pocketmoney.core.game import Game
from pocketmoney.core.header import Header
from pocketmoney.lab import report_sections, statistics
from pocketmoney.lab.checkpoint import Ledger
from pocketmoney.lab.job import Batch, Job, note_length
from pocketmoney.lab.number_format import Wording
from pocketmoney.lab.report import Page, Section, Table
from pocketmoney.lab.report_plots import Changes
from pocketmoney.lab.statistics import FIRST, SECOND, Change

# Figures of a seat, card or deed that are compared, beside the plain ones.
DETAILED: Final = ("wins-seat", "first-out", "damage-card", "wins-card", "wins-deed")
ENOUGH: Final = 30  # games, players or throws that a figure must have been counted against on both sides
SIDES: Final = ("A", "B")
MOST_TOLD: Final = 6


@dataclass(frozen=True)
class Comparison(Job):
    """Every game twice, with the same seeds: by the rules of the header, and by those of the other."""

    other: Header = field(kw_only=True)

    KIND = "compare"

    def headers(self) -> list[Header]:
        return [self.header, self.other]

    def play_one(self, game: Game, number: int, batch: Batch) -> None:
        """Play the game of that number by both sets of rules."""
        players = self.players(number)
        first = self.played(game, self.header, number, players).counted
        second = self.played(game, self.other, number, players).counted
        statistics.add_both(batch.sums, first, second)
        note_length(batch.lengths, FIRST, first)
        note_length(batch.lengths, SECOND, second)


class Found:
    """Every change of a comparison, and which of them are more than chance."""

    def __init__(self, ledger: Ledger) -> None:
        keys = report_sections.plain_keys(ledger)
        if len(set(ledger.job.bots)) > 1:
            keys += [f"wins-player:{player}" for player in range(len(ledger.job.bots))]
        for family in DETAILED:
            counted = {*ledger.keys(family, FIRST), *ledger.keys(family, SECOND)}
            keys += sorted(counted, key=lambda key: (len(key), key) if key[-1].isdigit() else (0, key))
        self.changes: dict[str, Change] = {}
        for key in keys:
            change = ledger.change(key)
            if min(change.first.weight, change.second.weight) >= min(ENOUGH, ledger.games):
                self.changes[key] = change
        chances = {key: change.chance for key, change in self.changes.items()}
        self.told = statistics.significant(chances) if ledger.games >= report_sections.FEW else set()

    def ordered(self) -> list[str]:
        """The changes that are more than chance: plain figures first, then the surest."""
        plain = [key for key in self.changes if key in self.told and ":" not in key]
        rest = [key for key in self.changes if key in self.told and ":" in key]
        return plain + sorted(rest, key=lambda key: -self._sureness(key))

    def _sureness(self, key: str) -> float:
        change = self.changes[key]
        return abs(change.value) / max(1e-12, change.high - change.value)


def page(ledger: Ledger, wording: Wording, command: str) -> Page:
    """What changes, first; then everything else."""
    wording.forms = ledger.forms()
    found = Found(ledger)
    told = found.ordered()
    rules = [wording.rules(header) for header in ledger.job.headers()]
    lead = [wording.say("lab-compare-sides", first=rules[0], second=rules[1])]
    lead.append(wording.say("lab-compare-lead", count=len(told), questions=len(found.changes)))
    lead += [_sentence(wording, key, found.changes[key]) for key in told[:MOST_TOLD]]
    lead += report_sections.caution(ledger, wording)
    rest = [key for key in found.changes if key not in found.told]
    plain = [key for key in rest if ":" not in key]
    detailed = [key for key in rest if ":" in key]
    parts = [_changed(wording, told, found)] if told else []
    parts.append(report_sections.length(ledger, wording, [(FIRST, SIDES[0]), (SECOND, SIDES[1])]))
    if plain:
        parts.append(_section(wording, "rest", plain, found))
    if detailed:
        parts.append(_section(wording, "details", detailed, found))
        parts[-1].is_for_paper = True
    names = [wording.say("lab-fact-side", side=side) for side in SIDES]
    return Page(
        wording.say("lab-compare-title", game=ledger.job.header.game, games=ledger.games),
        lead,
        parts,
        [
            *report_sections.facts(ledger, wording, names),
            (wording.say("lab-fact-chance"), wording.say("lab-chance-means")),
        ],
        wording.say("lab-facts-title"),
        command,
        wording.say("lab-repeat"),
    )


def _sentence(wording: Wording, key: str, change: Change) -> str:
    unit = wording.form(key).unit
    return wording.say(
        "lab-change",
        what=wording.label(key),
        way="up" if change.value > 0 else "down",
        by=wording.points(abs(change.value), unit),
        interval=wording.interval(change, unit),
        first=wording.number(change.first.value, unit),
        second=wording.number(change.second.value, unit),
    )


def _section(wording: Wording, which: str, keys: list[str], found: Found) -> Section:
    title = wording.say(f"lab-compare-{which}")
    heads = [wording.say("lab-head-figure"), *SIDES, wording.say("lab-head-change"), wording.say("lab-head-interval")]
    rows = []
    for figure in keys:
        change = found.changes[figure]
        unit = wording.form(figure).unit
        sides = [wording.number(side.value, unit) for side in (change.first, change.second)]
        row = [wording.label(figure), *sides, wording.bare(change.value, unit), wording.interval(change, unit)]
        rows.append(row)
    return Section(title, [wording.say(f"lab-note-{which}")], Table(title, heads, rows, 2 * report_sections.BRIEF))


def _changed(wording: Wording, keys: list[str], found: Found) -> Section:
    section = _section(wording, "changed", keys, found)
    shown = [key for key in keys if found.changes[key].first.value][: report_sections.MOST_BARS]
    values = []
    for key in shown:
        change = found.changes[key]
        whole = abs(change.first.value) / 100
        values.append((change.value / whole, change.low / whole, change.high / whole))
    labels = [wording.label(key) for key in shown]
    told = wording.speech.listing(
        [f"{label} {value:+.0f} %" for label, (value, _, _) in zip(labels, values, strict=True)]
    )
    if shown:
        alt = wording.say("lab-alt-changes", told=told)
        section.plot = Changes(alt, labels=labels, values=values, axis=wording.say("lab-axis-change"))
    return section

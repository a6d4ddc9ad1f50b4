"""The report of many games under one set of rules."""

from __future__ import annotations

from pocketmoney.lab import report_sections
from pocketmoney.lab.checkpoint import Ledger
from pocketmoney.lab.number_format import Wording
from pocketmoney.lab.report import Page


def page(ledger: Ledger, wording: Wording, command: str) -> Page:
    """What the games came to."""
    wording.forms = ledger.forms()
    turns = ledger.estimate("turns")
    wins = [ledger.estimate(f"wins-player:{player}") for player in range(len(ledger.job.bots))]
    best = max(range(len(wins)), key=lambda player: wins[player].value)
    lead = [
        wording.say(
            "lab-sim-lead",
            best=wording.players[best],
            share=wording.number(wins[best].value, "share"),
            interval=wording.interval(wins[best], "share"),
            turns=wording.number(turns.value, "number"),
        )
    ]
    return Page(
        wording.say("lab-sim-title", game=ledger.job.header.game, games=ledger.games, bots=", ".join(ledger.job.bots)),
        lead + report_sections.caution(ledger, wording),
        [
            report_sections.who_wins(ledger, wording),
            report_sections.seats(ledger, wording),
            report_sections.figures(ledger, wording),
            report_sections.length(ledger, wording, [("", "")]),
            *report_sections.pieces(ledger, wording),
        ],
        report_sections.facts(ledger, wording, [""]),
        wording.say("lab-facts-title"),
        command,
        wording.say("lab-repeat"),
    )

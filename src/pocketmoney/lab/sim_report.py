"""The report of many games under one set of rules."""

from __future__ import annotations

from pocketmoney.lab import report_sections
from pocketmoney.lab.checkpoint import Ledger
from pocketmoney.lab.number_format import Telling
from pocketmoney.lab.report import Page


def page(ledger: Ledger, telling: Telling, command: str) -> Page:
    """What the games came to."""
    telling.forms = ledger.forms()
    turns = ledger.estimate("turns")
    wins = [ledger.estimate(f"wins-player:{player}") for player in range(len(ledger.job.bots))]
    best = max(range(len(wins)), key=lambda player: wins[player].value)
    lead = [
        telling.say(
            "lab-sim-lead",
            best=telling.players[best],
            share=telling.number(wins[best].value, "share"),
            interval=telling.interval(wins[best], "share"),
            turns=telling.number(turns.value, "number"),
        )
    ]
    return Page(
        telling.say("lab-sim-title", game=ledger.job.header.game, games=ledger.games, bots=", ".join(ledger.job.bots)),
        lead + report_sections.caution(ledger, telling),
        [
            report_sections.who_wins(ledger, telling),
            report_sections.seats(ledger, telling),
            report_sections.figures(ledger, telling),
            report_sections.length(ledger, telling, [("", "")]),
            *report_sections.pieces(ledger, telling),
        ],
        report_sections.facts(ledger, telling, [""]),
        telling.say("lab-facts-title"),
        command,
        telling.say("lab-repeat"),
    )

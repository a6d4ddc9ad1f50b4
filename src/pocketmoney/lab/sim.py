"""The report of many games under one set of rules."""

from __future__ import annotations

from pocketmoney.lab import sections
from pocketmoney.lab.ledger import Ledger
from pocketmoney.lab.page import Page
from pocketmoney.lab.telling import Telling


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
        lead + sections.caution(ledger, telling),
        [
            sections.who_wins(ledger, telling),
            sections.seats(ledger, telling),
            sections.figures(ledger, telling),
            sections.length(ledger, telling, [("", "")]),
            *sections.pieces(ledger, telling),
        ],
        sections.facts(ledger, telling, [""]),
        telling.say("lab-facts-title"),
        command,
        telling.say("lab-repeat"),
    )

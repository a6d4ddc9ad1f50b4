"""Which bots are strong: tables of all who take part, seats rotated, ratings with intervals."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from pocketmoney.core.game import Game, Json
from pocketmoney.core.rng import from_seed
from pocketmoney.lab import report_sections, statistics
from pocketmoney.lab.checkpoint import Ledger
from pocketmoney.lab.job import Batch, Job, note_length, seed_of
from pocketmoney.lab.number_format import Wording
from pocketmoney.lab.ratings import Rating, Ratings
from pocketmoney.lab.report import Page, Section, Table
from pocketmoney.lab.report_plots import Changes
from pocketmoney.lab.statistics import Counted, Form

EVEN = 2  # what is counted for a meeting: 2 for who comes in first, 1 each for a tie


@dataclass(frozen=True)
class Tournament(Job):
    """Tables of every selection of the bots. A deal is played once from each seat, so that luck evens out."""

    KIND = "tournament"

    @cached_property
    def lineups(self) -> list[tuple[int, ...]]:
        """Every selection of bots that fits a table."""
        return list(combinations(range(len(self.bots)), len(self.header.seats)))

    def players(self, number: int) -> list[int]:
        """Who sits where in that game: an order drawn for each deal, turned by one seat from game to game."""
        seats = len(self.header.seats)
        deal, turned = divmod(number, seats)
        order = list(self.lineups[deal % len(self.lineups)])
        from_seed(seed_of(self.seed, deal, "order")).shuffle(order)
        return order[turned:] + order[:turned]

    def deal_seed(self, number: int) -> int:
        """The games of a deal share its seed."""
        return seed_of(self.seed, number // len(self.header.seats), "deal")

    def play_one(self, game: Game, number: int, batch: Batch) -> None:
        """Play the game of that number and note who came in where."""
        players = self.players(number)
        ended = self.played(game, self.header, number, players)
        statistics.add(batch.sums, _met(players, ended.places, ended.counted))
        note_length(batch.lengths, "", ended.counted)
        batch.finishes.append((tuple(players), tuple(ended.places)))


def _met(players: list[int], places: list[int], counted: Counted) -> Counted:
    """Wins of each bot, and for each pair who came in ahead."""
    found = {key: counted[key] for key in ("turns", "decisions", "nobody", "unfinished")}
    for seat, player in enumerate(players):
        found[f"wins-bot:{player}"] = (counted[f"wins-seat:{seat}"][0], 1)
        for other_seat, other in enumerate(players):
            if other != player:
                ahead = places[seat] < places[other_seat]
                is_tie = places[seat] == places[other_seat]
                found[f"ahead:{player}-{other}"] = (EVEN if ahead else 1 if is_tie else 0, EVEN)
    return found


class Standings(Ledger):
    """The sums of a tournament, and the ratings that follow from its games in order."""

    def __init__(self, job: Tournament) -> None:
        super().__init__(job)
        self.ratings = Ratings(len(job.bots))

    def take(self, batch: Batch) -> None:
        super().take(batch)
        for players, places in batch.finishes:
            self.ratings.rate(players, places)

    def forms(self) -> dict[str, Form]:
        """Those of the game, and of a tournament."""
        share = Form("share", per_game=False)
        return {**super().forms(), "wins-bot": share, "ahead": share}

    def to_json(self) -> Json:
        rated = [list(self.ratings.of(bot)) for bot in range(len(self.job.bots))]
        return {**super().to_json(), "ratings": rated}

    def fill(self, data: dict[str, Any]) -> None:
        rated = [Rating(float(mu), float(sigma)) for mu, sigma in data["ratings"]]
        super().fill(data)
        self.ratings.restore(rated)


def page(ledger: Ledger, wording: Wording, command: str) -> Page:
    """The ranking, and who beats whom."""
    assert isinstance(ledger, Standings)
    wording.forms = ledger.forms()
    ranked = sorted(range(len(ledger.job.bots)), key=lambda bot: -ledger.ratings.of(bot).mu)
    title = wording.say(
        "lab-tournament-title", game=ledger.job.header.game, games=ledger.games, bots=len(ledger.job.bots)
    )
    best = ledger.ratings.of(ranked[0]).estimate()
    behind = ledger.ratings.of(ranked[1]).estimate()
    lead = wording.say(
        "lab-tournament-lead",
        best=wording.players[ranked[0]],
        second=wording.players[ranked[1]],
        clear="yes" if best.low > behind.high else "no",
    )
    facts = report_sections.facts(ledger, wording, [""])
    facts.append((wording.say("lab-fact-rating"), wording.say("lab-rating-means")))
    facts.append((wording.say("lab-fact-table"), wording.say("lab-table-means", seats=len(ledger.job.header.seats))))
    return Page(
        title,
        [lead, *report_sections.caution(ledger, wording)],
        [_ranking(ledger, wording, ranked), _pairs(ledger, wording, ranked)],
        facts,
        wording.say("lab-facts-title"),
        command,
        wording.say("lab-repeat"),
    )


def _ranking(ledger: Standings, wording: Wording, ranked: list[int]) -> Section:
    title = wording.say("lab-ranking-title")
    heads = [wording.say(f"lab-head-{head}") for head in ("who", "rating", "interval", "share", "interval", "games")]
    rows, values = [], []
    for bot in ranked:
        rating = ledger.ratings.of(bot).estimate()
        won = ledger.estimate(f"wins-bot:{bot}")
        values.append((rating.value, rating.low, rating.high))
        row = [wording.players[bot], wording.number(rating.value, "number"), wording.interval(rating, "number")]
        row += [wording.number(won.value, "share"), wording.interval(won, "share")]
        rows.append([*row, wording.say("lab-number-whole", value=won.weight)])
    labels = [wording.players[bot] for bot in ranked]
    told = wording.speech.listing([f"{row[0]} {row[1]}" for row in rows])
    alt = wording.say("lab-alt-bars", what=title, told=told)
    axis = wording.say("lab-axis-rating")
    even = wording.number(1 / len(ledger.job.header.seats), "share")
    words = [wording.say("lab-even-share", share=even)]
    return Section(title, words, Table(title, heads, rows), Changes(alt, labels, values, axis, has_nought=False))


def _pairs(ledger: Standings, wording: Wording, ranked: list[int]) -> Section:
    title = wording.say("lab-pairs-title")
    heads = [wording.say("lab-head-ahead"), *[wording.players[bot] for bot in ranked]]
    rows = []
    for bot in ranked:
        row = [wording.players[bot]]
        for other in ranked:
            found = ledger.estimate(f"ahead:{bot}-{other}")
            row.append(wording.number(found.value, "share") if found.weight else "–")
        rows.append(row)
    return Section(title, [wording.say("lab-pairs-note")], Table(title, heads, rows))

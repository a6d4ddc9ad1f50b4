"""The parts that reports share: who wins, seats, length, figures, cards, how it was made."""

from __future__ import annotations

from typing import Final

from pocketmoney import __version__
from pocketmoney.lab.checkpoint import Ledger
from pocketmoney.lab.number_format import BEER, Telling
from pocketmoney.lab.report import Section, Table
from pocketmoney.lab.report_plots import Bars, Lengths
from pocketmoney.lab.statistics import Estimate

FEW: Final = 30  # games below which an interval means little
MOST_BARS: Final = 14
BRIEF: Final = 8
# Figures that have no card, deed, seat or player, in the order in which they are told.
PLAIN: Final = (
    "turns", "decisions", "comeback", "nobody", "unfinished", "damage", "healing", "answered", "drunk",
    "sips-an-hour", "rent", "rent-missed", "built", "auctions", "trades", "reprimands", "players-out",
)  # fmt: skip


def plain_keys(ledger: Ledger) -> list[str]:
    """The plain figures that this game has."""
    return [family for family in PLAIN if family in ledger.forms()]


def who_wins(ledger: Ledger, telling: Telling) -> Section:
    """The share of games that each player of the list won."""
    keys = [f"wins-player:{player}" for player in range(len(ledger.job.bots))]
    found = [ledger.estimate(key) for key in keys]
    return _shares(telling, "lab-who-wins", [telling.thing(key) for key in keys], found, 1 / len(keys))


def _shares(telling: Telling, key: str, labels: list[str], found: list[Estimate], even: float) -> Section:
    """A table and bars of shares that would be equal if nothing mattered."""
    rows = [
        [label, telling.number(one.value, "share"), telling.interval(one, "share")]
        for label, one in zip(labels, found, strict=True)
    ]
    title = telling.say(key)
    heads = [telling.say("lab-head-who"), telling.say("lab-head-share"), telling.say("lab-head-interval")]
    told = telling.speech.listing([f"{row[0]} {row[1]}" for row in rows])
    plot = Bars(
        telling.say("lab-alt-bars", what=title, told=told),
        labels=labels,
        values=[(100 * one.value, 100 * one.low, 100 * one.high) for one in found],
        axis=telling.say("lab-axis-share"),
        even=100 * even,
    )
    words = [telling.say("lab-even-share", share=telling.number(even, "share"))]
    return Section(title, words, Table(title, heads, rows), plot)


def seats(ledger: Ledger, telling: Telling) -> Section:
    """Whether it matters where one sits: wins and first losses by seat."""
    count = len(ledger.job.header.seats)
    heads = [telling.say("lab-head-seat"), telling.say("lab-head-wins"), telling.say("lab-head-interval")]
    heads += [telling.say("lab-head-first-out"), telling.say("lab-head-interval")]
    rows = []
    found = []
    for seat in range(count):
        won, out = ledger.estimate(f"wins-seat:{seat}"), ledger.estimate(f"first-out:{seat}")
        found.append(won)
        row = [telling.say("lab-seat", number=seat + 1), telling.number(won.value, "share")]
        row += [telling.interval(won, "share")]
        row += [telling.number(out.value, "share"), telling.interval(out, "share")] if out.weight else ["–", "–"]
        rows.append(row)
    title = telling.say("lab-seats-title")
    first = found[0]
    beside = Estimate(first.value - 1 / count, first.low - 1 / count, first.high - 1 / count, first.weight)
    edge, interval = telling.points(beside.value, "share"), telling.interval(beside, "share")
    # Where unlike bots keep their seats, what the first seat wins is not what beginning is worth.
    is_mixed = not ledger.job.is_rotated and len(set(ledger.job.bots)) > 1
    words = [telling.say("lab-seats-fixed" if is_mixed else "lab-seats-edge", edge=edge, interval=interval)]
    told = telling.speech.listing([f"{row[0]} {row[1]}" for row in rows])
    plot = Bars(
        telling.say("lab-alt-bars", what=title, told=told),
        labels=[row[0] for row in rows],
        values=[(100 * one.value, 100 * one.low, 100 * one.high) for one in found],
        axis=telling.say("lab-axis-share"),
        even=100 / count,
    )
    return Section(title, words, Table(title, heads, rows), plot)


def length(ledger: Ledger, telling: Telling, sides: list[tuple[str, str]]) -> Section:
    """How long games are; `sides` are the keys of the sides with their names."""
    title = telling.say("lab-length-title")
    shown = [(name, ledger.lengths.get(side, {})) for side, name in sides]
    told = telling.speech.listing([_middle(telling, name, bars) for name, bars in shown])
    words = [_middle(telling, name, bars) for name, bars in shown]
    plot = Lengths(
        telling.say("lab-alt-lengths", told=told),
        sides=shown,
        axis=telling.say("lab-axis-turns"),
        upright=telling.say("lab-axis-games"),
    )
    return Section(title, words, None, plot)


def _middle(telling: Telling, name: str, bars: dict[str, int]) -> str:
    lengths = sorted((int(length), times) for length, times in bars.items())
    games = sum(times for _, times in lengths)
    cuts = []
    for share in (0.1, 0.5, 0.9):
        seen = 0
        for turns, times in lengths:
            seen += times
            if seen >= share * games:
                cuts.append(turns)
                break
    low, middle, high = cuts if len(cuts) == 3 else (0, 0, 0)
    return telling.say("lab-length-told", side=name, named="yes" if name else "no", low=low, middle=middle, high=high)


def figures(ledger: Ledger, telling: Telling) -> Section:
    """Every plain figure with its interval."""
    rows = []
    for key in plain_keys(ledger):
        found = ledger.estimate(key)
        unit = telling.form(key).unit
        if found.weight:
            rows.append([telling.label(key), telling.number(found.value, unit), telling.interval(found, unit)])
    title = telling.say("lab-figures-title")
    heads = [telling.say("lab-head-figure"), telling.say("lab-head-value"), telling.say("lab-head-interval")]
    return Section(title, [telling.say("lab-comeback-means")], Table(title, heads, rows))


def pieces(ledger: Ledger, telling: Telling) -> list[Section]:
    """What each card or deed does, where the game has them."""
    if "laid-card" in ledger.forms():
        return _cards(ledger, telling)
    if "wins-deed" in ledger.forms():
        return _deeds(ledger, telling)
    return []


def _cards(ledger: Ledger, telling: Telling) -> list[Section]:
    cards = [key.partition(":")[2] for key in ledger.keys("laid-card")]
    if not cards:
        return []
    harm = {card: ledger.estimate(f"damage-card:{card}") for card in cards}
    cards.sort(key=lambda card: (-harm[card].value, card))
    rows = []
    for card in cards:
        laid, won = ledger.estimate(f"laid-card:{card}"), ledger.estimate(f"wins-card:{card}")
        rows.append(
            [
                telling.speech.card(card),
                telling.number(laid.value, "number"),
                telling.number(harm[card].value, "number"),
                telling.number(won.value, "share"),
                telling.interval(won, "share"),
            ]
        )
    title = telling.say("lab-cards-title")
    heads = [telling.say(f"lab-head-{head}") for head in ("card", "laid", "damage", "wins-with", "interval")]
    shown = [card for card in cards if harm[card].value > 0][:MOST_BARS]
    plot = Bars(
        telling.say("lab-alt-bars", what=title, told=_told(telling, shown, harm)),
        labels=[telling.speech.card(card) for card in shown],
        values=[(harm[card].value, harm[card].low, harm[card].high) for card in shown],
        axis=telling.say("lab-axis-damage"),
    )
    return [Section(title, [telling.say("lab-cards-note")], Table(title, heads, rows, BRIEF), plot if shown else None)]


def _told(telling: Telling, cards: list[str], found: dict[str, Estimate]) -> str:
    return telling.speech.listing(
        [f"{telling.speech.card(card)} {telling.number(found[card].value, 'number')}" for card in cards]
    )


def _deeds(ledger: Ledger, telling: Telling) -> list[Section]:
    found = {key: ledger.estimate(key) for key in ledger.keys("wins-deed")}
    if not found:
        return []
    keys = sorted(found, key=lambda key: (-found[key].value, key))
    rows = [
        [telling.thing(key), telling.number(found[key].value, "share"), telling.interval(found[key], "share")]
        for key in keys
    ]
    title = telling.say("lab-deeds-title")
    heads = [telling.say("lab-head-deed"), telling.say("lab-head-wins-with"), telling.say("lab-head-interval")]
    shown = keys[:MOST_BARS]
    told = telling.speech.listing([f"{row[0]} {row[1]}" for row in rows[:MOST_BARS]])
    plot = Bars(
        telling.say("lab-alt-bars", what=title, told=told),
        labels=[telling.thing(key) for key in shown],
        values=[(100 * found[key].value, 100 * found[key].low, 100 * found[key].high) for key in shown],
        axis=telling.say("lab-axis-share"),
        even=100 / len(ledger.job.header.seats),
    )
    return [Section(title, [telling.say("lab-deeds-note")], Table(title, heads, rows, BRIEF), plot)]


def facts(ledger: Ledger, telling: Telling, sides: list[str]) -> list[tuple[str, str]]:
    """What was played, by which rules and seeds."""
    job = ledger.job
    found = [(telling.say("lab-fact-game"), job.header.game)]
    for header, name in zip(job.headers(), sides, strict=True):
        found.append((name or telling.say("lab-fact-rules"), telling.rules(header)))
    found += [
        (telling.say("lab-fact-bots"), ", ".join(job.bots)),
        (telling.say("lab-fact-seats"), telling.say("lab-rotated", rotated="yes" if job.is_rotated else "no")),
        (telling.say("lab-fact-games"), telling.say("lab-number-whole", value=ledger.games)),
        (telling.say("lab-fact-seed"), telling.say("lab-seed-means", seed=str(job.seed), last=str(ledger.games - 1))),
        (telling.say("lab-fact-longest"), telling.say("lab-longest-means", turns=job.longest)),
        (telling.say("lab-fact-intervals"), telling.say("lab-intervals-mean")),
        (telling.say("lab-fact-version"), __version__),
    ]
    if any(form.unit == BEER for form in ledger.forms().values()):
        found.append((telling.say("lab-fact-beer"), telling.say("lab-beer-means")))
    return found


def caution(ledger: Ledger, telling: Telling) -> list[str]:
    """A word where there are too few games to say much."""
    return [telling.say("lab-few-games", games=ledger.games)] if ledger.games < FEW else []

"""The parts that reports share: who wins, seats, length, figures, cards, how it was made."""

from __future__ import annotations

from typing import Final

from pocketmoney import __version__
from pocketmoney.lab.checkpoint import Ledger
from pocketmoney.lab.number_format import BEER, SHARE, Telling
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
    rows = [[label, *_share(telling, one)] for label, one in zip(labels, found, strict=True)]
    title = telling.say(key)
    table = Table(title, _heads(telling, "who", "share", "interval"), rows)
    words = [telling.say("lab-even-share", share=telling.number(even, SHARE))]
    return Section(title, words, table, _bars(telling, title, labels, found, SHARE, even))


def _heads(telling: Telling, *columns: str) -> list[str]:
    return [telling.say(f"lab-head-{column}") for column in columns]


def _share(telling: Telling, found: Estimate) -> list[str]:
    """A share and its interval, a cell each."""
    return [telling.number(found.value, SHARE), telling.interval(found, SHARE)]


def _bars(
    telling: Telling, title: str, labels: list[str], found: list[Estimate], unit: str, even: float | None = None
) -> Bars:
    """A bar for each figure, shares in per cent."""
    scale = 100 if unit == SHARE else 1
    told = [f"{label} {telling.number(one.value, unit)}" for label, one in zip(labels, found, strict=True)]
    return Bars(
        telling.say("lab-alt-bars", what=title, told=telling.speech.listing(told)),
        labels=labels,
        values=[(scale * one.value, scale * one.low, scale * one.high) for one in found],
        axis=telling.say("lab-axis-share" if unit == SHARE else "lab-axis-damage"),
        even=None if even is None else scale * even,
    )


def seats(ledger: Ledger, telling: Telling) -> Section:
    """Whether it matters where one sits: wins and first losses by seat."""
    count = len(ledger.job.header.seats)
    labels = [telling.say("lab-seat", number=seat + 1) for seat in range(count)]
    found = [ledger.estimate(f"wins-seat:{seat}") for seat in range(count)]
    rows = []
    for seat in range(count):
        out = ledger.estimate(f"first-out:{seat}")
        rows.append(
            [labels[seat], *_share(telling, found[seat]), *(_share(telling, out) if out.weight else ["–", "–"])]
        )
    title = telling.say("lab-seats-title")
    first = found[0]
    beside = Estimate(first.value - 1 / count, first.low - 1 / count, first.high - 1 / count, first.weight)
    edge, interval = telling.points(beside.value, SHARE), telling.interval(beside, SHARE)
    # Where unlike bots keep their seats, what the first seat wins is not what beginning is worth.
    is_mixed = not ledger.job.is_rotated and len(set(ledger.job.bots)) > 1
    words = [telling.say("lab-seats-fixed" if is_mixed else "lab-seats-edge", edge=edge, interval=interval)]
    table = Table(title, _heads(telling, "seat", "wins", "interval", "first-out", "interval"), rows)
    return Section(title, words, table, _bars(telling, title, labels, found, SHARE, 1 / count))


def length(ledger: Ledger, telling: Telling, sides: list[tuple[str, str]]) -> Section:
    """How long games are; `sides` are the keys of the sides with their names."""
    title = telling.say("lab-length-title")
    shown = [(name, ledger.lengths.get(side, {})) for side, name in sides]
    words = [_middle(telling, name, bars) for name, bars in shown]
    plot = Lengths(
        telling.say("lab-alt-lengths", told=telling.speech.listing(words)),
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
    table = Table(title, _heads(telling, "figure", "value", "interval"), rows)
    return Section(title, [telling.say("lab-comeback-means")], table)


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
        numbers = [telling.number(one.value, "number") for one in (laid, harm[card])]
        rows.append([telling.speech.card(card), *numbers, *_share(telling, won)])
    title = telling.say("lab-cards-title")
    table = Table(title, _heads(telling, "card", "laid", "damage", "wins-with", "interval"), rows, BRIEF)
    shown = [card for card in cards if harm[card].value > 0][:MOST_BARS]
    labels = [telling.speech.card(card) for card in shown]
    plot = _bars(telling, title, labels, [harm[card] for card in shown], "number") if shown else None
    return [Section(title, [telling.say("lab-cards-note")], table, plot)]


def _deeds(ledger: Ledger, telling: Telling) -> list[Section]:
    found = {key: ledger.estimate(key) for key in ledger.keys("wins-deed")}
    if not found:
        return []
    keys = sorted(found, key=lambda key: (-found[key].value, key))
    rows = [[telling.thing(key), *_share(telling, found[key])] for key in keys]
    title = telling.say("lab-deeds-title")
    table = Table(title, _heads(telling, "deed", "wins-with", "interval"), rows, BRIEF)
    shown = keys[:MOST_BARS]
    labels = [telling.thing(key) for key in shown]
    even = 1 / len(ledger.job.header.seats)
    plot = _bars(telling, title, labels, [found[key] for key in shown], SHARE, even)
    return [Section(title, [telling.say("lab-deeds-note")], table, plot)]


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

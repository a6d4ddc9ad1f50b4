"""The parts that reports share: who wins, seats, length, figures, cards, how it was made."""

from __future__ import annotations

from typing import Final

from pocketmoney import __version__
from pocketmoney.lab.checkpoint import Ledger
from pocketmoney.lab.number_format import BEER, SHARE, Wording
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


def who_wins(ledger: Ledger, wording: Wording) -> Section:
    """The share of games that each player of the list won."""
    keys = [f"wins-player:{player}" for player in range(len(ledger.job.bots))]
    found = [ledger.estimate(key) for key in keys]
    return _shares(wording, "lab-who-wins", [wording.thing(key) for key in keys], found, 1 / len(keys))


def _shares(wording: Wording, key: str, labels: list[str], found: list[Estimate], even: float) -> Section:
    """A table and bars of shares that would be equal if nothing mattered."""
    rows = [[label, *_share(wording, one)] for label, one in zip(labels, found, strict=True)]
    title = wording.say(key)
    table = Table(title, _heads(wording, "who", "share", "interval"), rows)
    words = [wording.say("lab-even-share", share=wording.number(even, SHARE))]
    return Section(title, words, table, _bars(wording, title, labels, found, SHARE, even))


def _heads(wording: Wording, *columns: str) -> list[str]:
    return [wording.say(f"lab-head-{column}") for column in columns]


def _share(wording: Wording, found: Estimate) -> list[str]:
    """A share and its interval, a cell each."""
    return [wording.number(found.value, SHARE), wording.interval(found, SHARE)]


def _bars(
    wording: Wording, title: str, labels: list[str], found: list[Estimate], unit: str, even: float | None = None
) -> Bars:
    """A bar for each figure, shares in per cent."""
    scale = 100 if unit == SHARE else 1
    told = [f"{label} {wording.number(one.value, unit)}" for label, one in zip(labels, found, strict=True)]
    return Bars(
        wording.say("lab-alt-bars", what=title, told=wording.speech.listing(told)),
        labels=labels,
        values=[(scale * one.value, scale * one.low, scale * one.high) for one in found],
        axis=wording.say("lab-axis-share" if unit == SHARE else "lab-axis-damage"),
        even=None if even is None else scale * even,
    )


def seats(ledger: Ledger, wording: Wording) -> Section:
    """Whether it matters where one sits: wins and first losses by seat."""
    count = len(ledger.job.header.seats)
    labels = [wording.say("lab-seat", number=seat + 1) for seat in range(count)]
    found = [ledger.estimate(f"wins-seat:{seat}") for seat in range(count)]
    rows = []
    for seat in range(count):
        out = ledger.estimate(f"first-out:{seat}")
        rows.append(
            [labels[seat], *_share(wording, found[seat]), *(_share(wording, out) if out.weight else ["–", "–"])]
        )
    title = wording.say("lab-seats-title")
    first = found[0]
    beside = Estimate(first.value - 1 / count, first.low - 1 / count, first.high - 1 / count, first.weight)
    edge, interval = wording.points(beside.value, SHARE), wording.interval(beside, SHARE)
    # Where unlike bots keep their seats, what the first seat wins is not what beginning is worth.
    is_mixed = not ledger.job.is_rotated and len(set(ledger.job.bots)) > 1
    words = [wording.say("lab-seats-fixed" if is_mixed else "lab-seats-edge", edge=edge, interval=interval)]
    table = Table(title, _heads(wording, "seat", "wins", "interval", "first-out", "interval"), rows)
    return Section(title, words, table, _bars(wording, title, labels, found, SHARE, 1 / count))


def length(ledger: Ledger, wording: Wording, sides: list[tuple[str, str]]) -> Section:
    """How long games are; `sides` are the keys of the sides with their names."""
    title = wording.say("lab-length-title")
    shown = [(name, ledger.lengths.get(side, {})) for side, name in sides]
    words = [_middle(wording, name, bars) for name, bars in shown]
    plot = Lengths(
        wording.say("lab-alt-lengths", told=wording.speech.listing(words)),
        sides=shown,
        axis=wording.say("lab-axis-turns"),
        upright=wording.say("lab-axis-games"),
    )
    return Section(title, words, None, plot)


def _middle(wording: Wording, name: str, bars: dict[str, int]) -> str:
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
    return wording.say("lab-length-told", side=name, named="yes" if name else "no", low=low, middle=middle, high=high)


def figures(ledger: Ledger, wording: Wording) -> Section:
    """Every plain figure with its interval."""
    rows = []
    for key in plain_keys(ledger):
        found = ledger.estimate(key)
        unit = wording.form(key).unit
        if found.weight:
            rows.append([wording.label(key), wording.number(found.value, unit), wording.interval(found, unit)])
    title = wording.say("lab-figures-title")
    table = Table(title, _heads(wording, "figure", "value", "interval"), rows)
    return Section(title, [wording.say("lab-comeback-means")], table)


def pieces(ledger: Ledger, wording: Wording) -> list[Section]:
    """What each card or deed does, where the game has them."""
    if "laid-card" in ledger.forms():
        return _cards(ledger, wording)
    if "wins-deed" in ledger.forms():
        return _deeds(ledger, wording)
    return []


def _cards(ledger: Ledger, wording: Wording) -> list[Section]:
    cards = [key.partition(":")[2] for key in ledger.keys("laid-card")]
    if not cards:
        return []
    harm = {card: ledger.estimate(f"damage-card:{card}") for card in cards}
    cards.sort(key=lambda card: (-harm[card].value, card))
    rows = []
    for card in cards:
        laid, won = ledger.estimate(f"laid-card:{card}"), ledger.estimate(f"wins-card:{card}")
        numbers = [wording.number(one.value, "number") for one in (laid, harm[card])]
        rows.append([wording.speech.card(card), *numbers, *_share(wording, won)])
    title = wording.say("lab-cards-title")
    table = Table(title, _heads(wording, "card", "laid", "damage", "wins-with", "interval"), rows, BRIEF)
    shown = [card for card in cards if harm[card].value > 0][:MOST_BARS]
    labels = [wording.speech.card(card) for card in shown]
    plot = _bars(wording, title, labels, [harm[card] for card in shown], "number") if shown else None
    return [Section(title, [wording.say("lab-cards-note")], table, plot)]


def _deeds(ledger: Ledger, wording: Wording) -> list[Section]:
    found = {key: ledger.estimate(key) for key in ledger.keys("wins-deed")}
    if not found:
        return []
    keys = sorted(found, key=lambda key: (-found[key].value, key))
    rows = [[wording.thing(key), *_share(wording, found[key])] for key in keys]
    title = wording.say("lab-deeds-title")
    table = Table(title, _heads(wording, "deed", "wins-with", "interval"), rows, BRIEF)
    shown = keys[:MOST_BARS]
    labels = [wording.thing(key) for key in shown]
    even = 1 / len(ledger.job.header.seats)
    plot = _bars(wording, title, labels, [found[key] for key in shown], SHARE, even)
    return [Section(title, [wording.say("lab-deeds-note")], table, plot)]


def facts(ledger: Ledger, wording: Wording, sides: list[str]) -> list[tuple[str, str]]:
    """What was played, by which rules and seeds."""
    job = ledger.job
    found = [(wording.say("lab-fact-game"), job.header.game)]
    for header, name in zip(job.headers(), sides, strict=True):
        found.append((name or wording.say("lab-fact-rules"), wording.rules(header)))
    found += [
        (wording.say("lab-fact-bots"), ", ".join(job.bots)),
        (wording.say("lab-fact-seats"), wording.say("lab-rotated", rotated="yes" if job.is_rotated else "no")),
        (wording.say("lab-fact-games"), wording.say("lab-number-whole", value=ledger.games)),
        (wording.say("lab-fact-seed"), wording.say("lab-seed-means", seed=str(job.seed), last=str(ledger.games - 1))),
        (wording.say("lab-fact-longest"), wording.say("lab-longest-means", turns=job.longest)),
        (wording.say("lab-fact-intervals"), wording.say("lab-intervals-mean")),
        (wording.say("lab-fact-version"), __version__),
    ]
    if any(form.unit == BEER for form in ledger.forms().values()):
        found.append((wording.say("lab-fact-beer"), wording.say("lab-beer-means")))
    return found


def caution(ledger: Ledger, wording: Wording) -> list[str]:
    """A word where there are too few games to say much."""
    return [wording.say("lab-few-games", games=ledger.games)] if ledger.games < FEW else []

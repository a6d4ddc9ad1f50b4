"""Whether a game can be dealt: that there is one of that name, with such house rules, decks and seats."""

from __future__ import annotations

from pocketmoney import games
from pocketmoney.core import options
from pocketmoney.core.header import Entry as HeaderEntry
from pocketmoney.core.header import Header
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.core.refusal import Refusal


def fits(game: str, chosen: dict[str, str], decks: list[str]) -> Refusal | None:
    """Whether there is such a game with such house rules and decks."""
    try:
        found = games.find(game)
        options.choose(found.options(), chosen)
        for deck in decks:
            if deck not in found.decks():
                raise unknown("unknown-deck", deck, found.decks()) if found.decks() else Problem("no-decks-here", {})
    except Problem as problem:
        return Refusal(problem.key, problem.details)
    least, _ = found.seat_range()
    return can_be_dealt(game, [f"@{seat}" for seat in range(least)], chosen, decks)


def can_be_dealt(game: str, names: list[str], chosen: dict[str, str], decks: list[str]) -> Refusal | None:
    """Set the game up once for these seats: why it cannot be dealt, if it cannot."""
    entry = [HeaderEntry("decks", "", list(decks))] if decks else []
    try:
        games.find(game).set_up(Header(game, names, dict(chosen), 0, entry))
    except Problem as problem:
        return Refusal(problem.key, problem.details)
    return None

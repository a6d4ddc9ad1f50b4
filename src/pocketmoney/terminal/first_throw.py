"""Who begins a game of Tietgen: everybody throws for it (R158)."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.rng import from_seed
from pocketmoney.games.tietgen.first_seat import Beginning, throw_for_start
from pocketmoney.terminal.seat_list import derived
from pocketmoney.text.speech import OTHER, YOU, Speech

GAME: Final = "tietgen"


def thrown(seed: int, count: int) -> Beginning:
    """The throws that decide it. They follow from the seed, and tell nothing about the dice to come."""
    return throw_for_start(count, from_seed(derived(seed, "first throw")))


def story(seed: int, names: list[str], speech: Speech) -> list[str]:
    """The throws told round by round; the names begin with the one who won them."""
    beginning = thrown(seed, len(names))
    as_seated = names[-beginning.seat :] + names[: -beginning.seat] if beginning.seat else names
    lines = []
    for number, rounds in enumerate(beginning.rounds):
        throws = [speech.say("terminal-tietgen-thrown", {"name": as_seated[s], "pips": p}) for s, p in rounds]
        key = "terminal-tietgen-throw-first" if number == 0 else "terminal-tietgen-throw-again"
        lines.append(speech.say(key, {"throws": speech.listing(throws)}))
    is_you = names[0] == speech.say("you-as-a-name")
    lines.append(speech.say("terminal-tietgen-begins", {"name": names[0], "is": YOU if is_you else OTHER}))
    return lines

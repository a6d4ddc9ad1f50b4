"""Every order that can be written. A word in capitals is a place for a name or a number.

CARD is one or more cards; WHAT is what lies on the table (anything, anything worth 3 or more, a Grab, ...); WHO is a
player (the weakest, the strongest, ...); N is a number of counters; DEEDS are groups or spaces;
AMOUNT is beer; SHARE is a share of the price; BOT is the word of a bot.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from pocketmoney.bots.doctrine.orders import ANY, BRAWL, TIETGEN


class Form(NamedTuple):
    """One way to write an order: how it is shown, and the same without articles as an expression."""

    text: str
    game: str
    pattern: re.Pattern[str]


PLACES: Final = ("CARD", "WHAT", "WHO", "N", "DEEDS", "AMOUNT", "SHARE", "BOT")
ARTICLES: Final = frozenset({"a", "an", "the"})
_ARTICLE: Final = "(?:(?:a|an|the) )?"


def plain(text: str) -> str:
    """A line in small letters with single blanks, without a full stop."""
    return " ".join(text.lower().rstrip(" .!;").split())


def _form(text: str, game: str) -> Form:
    """A form that does not mind articles."""
    parts: list[str] = []
    for word in text.split():
        if word in PLACES:
            parts.append(f"{_ARTICLE}(?P<{word}>.+?)")
        elif word not in ARTICLES:
            parts.append(_ARTICLE + re.escape(word))
    return Form(text, game, re.compile(" ".join(parts)))


# Order matters only where two forms could mean the same line: the first one that makes sense is taken.
FORMS: Final[list[Form]] = [
    *[
        _form(text, BRAWL)
        for text in (
            "block WHAT",
            "dodge WHAT",
            "disarm WHAT",
            "defend against WHAT",
            "humiliate WHAT",
            "take WHAT",
            "heal below N",
            "attack WHO",
            "always attack",
            "play CARD",
            "keep CARD for WHAT",
            "never play CARD",
            "never discard CARD",
            "never discard",
            "never attack WHO",
            "never heal",
            "never pass",
            "never release",
        )
    ],
    *[
        _form(text, TIETGEN)
        for text in (
            "claim rent always",
            "always claim rent",
            "never claim rent",
            "buy what completes a group",
            "buy anything under AMOUNT",
            "buy DEEDS",
            "bid up to AMOUNT",
            "bid up to SHARE",
            "build on DEEDS",
            "lift mortgages above AMOUNT",
            "accept what completes a group",
            "pay the fine",
            "stay in the administration",
            "chug",
            "drink",
            "keep AMOUNT in stock",
            "keep AMOUNT",
            "never buy anything over AMOUNT",
            "never buy DEEDS",
            "never bid",
            "never build on DEEDS",
            "never build",
            "never sell a group",
            "never sell DEEDS",
            "never mortgage a group",
            "never mortgage DEEDS",
            "never lift mortgages",
            "never offer",
            "never trade",
        )
    ],
    _form("fall back on BOT", ANY),
]

PREFIXES: Final = ("always", "never")


def beginning(text: str) -> str:
    """The word that an order begins with; two where the first says only whether."""
    words = text.split()
    return " ".join(words[: 2 if words[0] in PREFIXES else 1])


BEGINNINGS: Final[list[str]] = sorted({beginning(form.text) for form in FORMS})


def of_beginning(begins: str) -> list[str]:
    """All forms that begin so, as they are shown."""
    return [form.text for form in FORMS if beginning(form.text) == begins]

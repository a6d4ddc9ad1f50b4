"""Every order that can be written. A word in capitals is a place for a name or a number.

CARD is one or more cards; WHAT is what lies on the table (anything, anything worth 3 or more, a Grab, ...); WHO is a
player (the weakest, the strongest, whoever hit me, ...); N is a number of counters; DEEDS are groups or spaces;
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

    @property
    def verb(self) -> str:
        """The words that it begins with, up to the first place: for whoever misspelt the rest."""
        return self.text.split()[0]


PLACES: Final = ("CARD", "WHAT", "WHO", "N", "DEEDS", "AMOUNT", "SHARE", "BOT")
ARTICLES: Final = frozenset({"a", "an", "the"})


def plain(text: str) -> str:
    """A line in small letters, without articles and full stops, with single blanks."""
    words = text.replace("(", " ").replace(")", " ").lower().rstrip(" .!;").split()
    return " ".join([word for word in words if word not in ARTICLES])


def _form(text: str, game: str) -> Form:
    parts: list[str] = []
    for word in text.split():
        if word in PLACES:
            parts.append(f"(?P<{word}>.+?)")
        elif word.lower() not in ARTICLES:
            parts.append(re.escape(word.lower()))
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

FORM: Final[dict[str, Form]] = {form.text: form for form in FORMS}
VERBS: Final[list[str]] = sorted({form.verb for form in FORMS})


def of_verb(verb: str) -> list[str]:
    """All forms that begin with a word, as they are shown."""
    return [form.text for form in FORMS if form.verb == verb]

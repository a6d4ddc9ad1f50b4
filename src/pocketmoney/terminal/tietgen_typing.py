"""What people type at a Tietgen table, in the notation that the game reads.

`build 12.1` is `build kitchen-12.1`, `bid 3,5` is `bid 3.5cl`, `offer ben 5 cl for Bike room A` is
`offer Ben give 5cl get bike-room-a`. Whatever is not understood is left as it is: the game says what is wrong with it.
"""

from __future__ import annotations

import re
from typing import Final

from pocketmoney.core.notation import quoted
from pocketmoney.games.tietgen.actions import BID, OF_SEATS, OF_SPACES, OFFER, VERBS
from pocketmoney.terminal.seating import meant
from pocketmoney.terminal.tietgen_labels import Labels

SAME: Final = {"throw": "roll", "rent": "claim", "trade": "offer"}
GIVE: Final = "give"
GET: Final = "get"
FOR: Final = ("get", "for")
FILLERS: Final = ("and", "+", "a", "card", "cards", ",")
FLIRT: Final = {"flirting": "flirt", "flirts": "flirt"}

_TOKEN: Final = re.compile(r'"[^"]*"|[^\s]+')
_AMOUNT: Final = re.compile(r"\d+(?:[.,]\d+)?(?:cl)?")
_SPACED_UNIT: Final = re.compile(r"(?<=\d)\s+cl\b")


class Spelling:
    """How one table spells its moves."""

    def __init__(self, labels: Labels) -> None:
        self.names = labels.names
        self.ids = labels.board.ids
        self._known: dict[str, str] = {}
        for index, id in enumerate(self.ids):
            for word in (labels.places[index], labels.short[index], id.rpartition("-")[2]):
                key = word.casefold()
                self._known[key] = id if self._known.get(key, id) == id else ""  # what could mean two means none
        self._known.update({id: id for id in self.ids})
        longest = sorted([place for place in labels.places if " " in place], key=len, reverse=True)
        self._places = re.compile("|".join([re.escape(place) for place in longest]) or r"(?!)", re.IGNORECASE)

    def spell_out(self, text: str) -> str:
        """The move as the game writes it, as far as it can be understood."""
        text = self._places.sub(lambda found: self.place(found.group()), text)
        tokens: list[str] = _TOKEN.findall(_SPACED_UNIT.sub("cl", text))
        if not tokens:
            return text
        first = tokens[0].lower()
        if len(tokens) == 1 and first.endswith("cl") and _AMOUNT.fullmatch(first):
            return f"bid {_amount(first)}"
        word = SAME.get(first, first)
        rest = tokens[1:]
        verb = VERBS.index(word) if word in VERBS else -1
        if verb == OFFER:
            return " ".join([word, *self._offer(rest)])
        if verb in OF_SEATS and rest:
            return f"{word} {self._name(rest)}"
        if verb == BID:
            rest = [_amount(token) for token in rest]
        elif verb in OF_SPACES:
            rest = [self.place(token) for token in rest]
        return " ".join([word, *rest])

    def place(self, word: str) -> str:
        """The id of the space that a word means; the word itself if it means none or several."""
        return self._known.get(word.strip('"').casefold(), "") or word

    def _name(self, tokens: list[str]) -> str:
        """The name that is meant, in whatever case it was typed."""
        typed = " ".join(tokens)
        seat = meant(typed.strip('":'), self.names)
        return typed if seat is None else quoted(self.names[seat])

    def _offer(self, tokens: list[str]) -> list[str]:
        """A name, what is given, what is wanted; `give` may be left out, and `for` is `get`."""
        lower = [token.lower() for token in tokens]
        ends = lower.index(GIVE) if GIVE in lower else 1
        goods = [self._goods(token) for token in lower[ends:] if token not in (*FILLERS, GIVE)]
        return [self._name(tokens[:ends]), GIVE, *goods] if tokens[:ends] else tokens

    def _goods(self, token: str) -> str:
        word = token.rstrip(",")
        if word in FOR:
            return GET
        return FLIRT.get(
            word, _amount(word) if _AMOUNT.fullmatch(word) and word not in self._known else self.place(word)
        )

    def tries(self, word: str) -> list[str]:
        """Every move that asking `why` about it may be about: a deed may be built on, sold from, mortgaged, lifted."""
        spelt = self.spell_out(word)
        if spelt in self.ids or self.place(spelt) in self.ids:
            return [f"{VERBS[verb]} {self.place(spelt)}" for verb in OF_SPACES]
        return [spelt]


def _amount(word: str) -> str:
    """An amount with its unit and a decimal point."""
    if not _AMOUNT.fullmatch(word.lower()):
        return word
    return word.lower().removesuffix("cl").replace(",", ".") + "cl"

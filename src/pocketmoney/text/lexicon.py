"""Typed words: what people type, in their language or in English, becomes the id that records use.

Case, accents, hyphens and blanks do not matter, and an umlaut may be typed as its letter alone or with an e: `Wuergen`,
`wurgen` and `Würgen` are the same. A word for "and" between other words does not matter either. A beginning that
belongs to one id only is enough.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from typing import Final

SHORTEST: Final = 2  # letters of a beginning

# What NFKD leaves whole, or keyboards without these letters write in two ways: as plain letters, and spelt out.
_PLAIN: Final = str.maketrans({"ß": "ss", "ø": "o", "æ": "ae", "đ": "d", "ł": "l", "²": " squared"})
_SPELT_OUT: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa", "²": " 2"})
_AND: Final = frozenset({"&", "+", "and", "y", "und", "og"})
_BREAK: Final = re.compile(r"[\s_]+|(?<=\D)-|-(?=\D)")
_LEFT_OUT: Final = re.compile(r"[^\w.,-]|(?<!\d)[.,-]|[.,-](?!\d)")


def spellings(text: str) -> list[str]:
    """Return the keys under which a text is known, or looked for: its letters and digits without marks."""
    lower = unicodedata.normalize("NFC", text.lower())
    return list(dict.fromkeys([_key(lower.translate(_SPELT_OUT)), _key(lower)]))


def _key(text: str) -> str:
    text = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    parts = [part for part in _BREAK.split("".join([c for c in text if not unicodedata.combining(c)])) if part]
    kept = [part for part in parts if part not in _AND] or parts
    return "".join([_LEFT_OUT.sub("", part) for part in kept])


class Lexicon:
    """Phrases with the ids they stand for. A phrase that could mean two ids means none."""

    def __init__(self, entries: Iterable[tuple[str, str]] = ()) -> None:
        self._ids: dict[str, str] = {}
        self._longest = 1  # words of a phrase
        for phrase, id in entries:
            self.add(phrase, id)

    def add(self, phrase: str, id: str) -> None:
        """Let a phrase stand for an id."""
        self._longest = max(self._longest, len(phrase.split()) + phrase.count("-"))
        for key in spellings(phrase):
            if key:
                self._ids[key] = id if self._ids.get(key, id) == id else ""

    def exact(self, text: str) -> str | None:
        """The id that a text stands for."""
        for key in spellings(text):
            if found := self._ids.get(key):
                return found
        return None

    def beginning(self, text: str, among: Collection[str] | None = None) -> list[str]:
        """The ids with a phrase that begins like the text, or only those `among` which are looked for."""
        keys = tuple([key for key in spellings(text) if len(key) >= SHORTEST])
        if not keys:
            return []
        found = [id for key, id in self._ids.items() if id and key.startswith(keys)]
        return [id for id in dict.fromkeys(found) if among is None or id in among]

    def run(self, words: Sequence[str]) -> tuple[str, int] | None:
        """The id that the first words stand for, and how many of them: as many as possible."""
        for end in range(min(len(words), self._longest), 0, -1):
            found = self.exact(" ".join(words[:end]))
            if found is not None:
                return found, end
        return None

    def begun(self, words: Sequence[str], among: Collection[str] | None = None) -> tuple[list[str], int]:
        """The ids that the first words may begin, and how many of them: as many as possible; none if there are none."""
        for end in range(min(len(words), self._longest), 0, -1):
            found = self.beginning(" ".join(words[:end]), among)
            if found:
                return found, end
        return [], 0

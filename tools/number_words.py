"""Numbers from three to nine hundred as words in the four languages of the rule book.

One and two are left out: they are articles and pronouns as well.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

UNITS: Final = {
    "en": "one two three four five six seven eight nine",
    "es": "uno dos tres cuatro cinco seis siete ocho nueve",
    "de": "ein zwei drei vier fünf sechs sieben acht neun",
    "da": "en to tre fire fem seks syv otte ni",
}
TEENS: Final = {
    "en": "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    "es": "diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve",
    "de": "zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
    "da": "ti elleve tolv tretten fjorten femten seksten sytten atten nitten",
}
TENS: Final = {
    "en": "twenty thirty forty fifty sixty seventy eighty ninety",
    "es": "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    "de": "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    "da": "tyve tredive fyrre halvtreds tres halvfjerds firs halvfems",
}
SPANISH_TWENTIES: Final = (
    "veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve"
)
SPANISH_HUNDREDS: Final = (
    "doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos"
)
HUNDRED: Final = {"en": " hundred", "de": "hundert", "da": " hundrede"}


def number_words(text: str, language: str) -> list[int]:
    """Return every number from three up that the text writes in words, in order."""
    table = _table(language)
    return [table[word] for word in _pattern(language).findall(text.lower())]


@cache
def _pattern(language: str) -> re.Pattern[str]:
    longest_first = sorted(_table(language), key=len, reverse=True)
    times = "(?:mal|fach)?" if language == "de" else ""
    return re.compile(rf"(?<![\w-])({'|'.join(longest_first)}){times}(?![\w-])")


@cache
def _table(language: str) -> dict[str, int]:
    if language not in UNITS:
        return {"\0": 0}  # a language whose numbers nobody has listed has none in words
    units = UNITS[language].split()
    words = {word: number for number, word in enumerate(units, 1) if number > 2}
    words |= {word: number for number, word in enumerate(TEENS[language].split(), 10)}
    for place, ten in enumerate(TENS[language].split(), 2):
        if ten not in words:  # Danish "tres" is sixty, and no other number
            words[ten] = place * 10
        for number, unit in enumerate(units, 1):
            words[_joined(language, ten, unit)] = place * 10 + number
    if language == "es":
        words |= {word: number for number, word in enumerate(SPANISH_TWENTIES.split(), 21)}
        words |= {word: number * 100 for number, word in enumerate(SPANISH_HUNDREDS.split(), 2)}
    else:
        words |= {unit + HUNDRED[language]: number * 100 for number, unit in enumerate(units, 1)}
    return words


def _joined(language: str, ten: str, unit: str) -> str:
    if language == "en":
        return f"{ten}-{unit}"
    if language == "es":
        return f"{ten} y {unit}"
    return f"{unit}{'und' if language == 'de' else 'og'}{ten}"

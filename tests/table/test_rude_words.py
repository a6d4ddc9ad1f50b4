"""The family filter: rude words in each of our languages, and none that is harmless in another of them."""

from __future__ import annotations

import re

import pytest

from pocketmoney.table import commands
from pocketmoney.text.languages import languages
from pocketmoney.text.speech import catalogue
from tests.repository import PACKAGE, text_of
from tests.table.people import Party

LANGUAGES = ("English", "Español", "Deutsch", "Dansk")


def listed() -> dict[str, list[str]]:
    """The words of the filter, by language."""
    parts = text_of(PACKAGE / "table" / "rude.txt").split("\n\n")[1:]
    return {head.removeprefix("# "): words for head, *words in (part.strip().split("\n") for part in parts)}


def heard(line: str) -> str:
    """A line as a table with children hears it."""
    ann, ben = Party().join_all("Ann", "Ben")
    ann.do(commands.Arrange(family=True))
    ann.do(commands.Say(text=line))
    return ben.talks()[-1]


def test_every_language_has_its_rude_words_each_of_them_once() -> None:
    found = listed()
    assert tuple(found) == LANGUAGES
    assert min(len(words) for words in found.values()) >= 20
    words = [word for part in found.values() for word in part]
    assert len(set(words)) == len(words)
    assert [word for word in words if word != word.strip().lower() or " " in word] == []


@pytest.mark.parametrize(
    ("line", "starred"),
    [
        ("You fucking dickhead!", "You ******* ********!"),
        ("¡Joder, qué mierda de carta!", "¡*****, qué ****** de carta!"),
        ("Scheiße, du Arschloch.", "*******, du *********."),
        ("Lort! Sikke et RØVHUL.", "****! Sikke et ******."),
    ],
)
def test_rude_words_get_stars_in_every_language(line: str, starred: str) -> None:
    assert heard(line) == starred


@pytest.mark.parametrize(
    "line",
    [
        "A classic: we skid past the cockpit, and Dick has the ace of spades.",
        "El disputado computador no es mi culpa; a las tres, hora de jugar.",
        "Das Ass sticht, Pik ist Trumpf, und der Stapel ist dick.",
        "Nu er det slut. Jeg har tit et fag om fredagen, og jeg fik et par gode kort.",
    ],
)
def test_words_that_are_harmless_in_one_language_are_left_alone(line: str) -> None:
    assert heard(line) == line


@pytest.mark.parametrize("language", languages())
def test_the_filter_would_star_nothing_that_the_game_says_itself(language: str) -> None:
    said = set(re.findall(r"\w+", catalogue(language).lower()))
    assert sorted(said & {word for words in listed().values() for word in words}) == []

"""Typed words become ids whatever their case, accents and hyphens, and beginnings are completed."""

from __future__ import annotations

import pytest

from pocketmoney.text.lexicon import Lexicon, spellings

CARDS = Lexicon(
    [
        ("Würgen & Kotzen", "choke-and-puke"),
        ("Puñetazo", "sucker-punch"),
        ("Finger i Øjet", "poke-in-the-eye"),
        ("Flad Hånd", "open-hand"),
        ("Kærligt Klap", "love-tap"),
        ("Fingerstoß aufs Auge", "poke"),
        ("Botella de Cerveza", "beer-bottle"),
        ("Botella de Tequila", "tequila-bottle"),
        ("Uppercut", "uppercut"),
        ("Uppercut²", "uppercut-squared"),
        ("Kick (4)", "kick-4"),
        ("Cocina 12.1", "kitchen-12.1"),
    ]
)


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("würgen & kotzen", "choke-and-puke"),
        ("WUERGEN UND KOTZEN", "choke-and-puke"),
        ("wurgen-kotzen", "choke-and-puke"),
        ("puñetazo", "sucker-punch"),
        ("PUNETAZO", "sucker-punch"),
        ("pun\u0303etazo", "sucker-punch"),
        ("finger i oejet", "poke-in-the-eye"),
        ("finger i ojet", "poke-in-the-eye"),
        ("fingeriøjet", "poke-in-the-eye"),
        ("flad haand", "open-hand"),
        ("flad hand", "open-hand"),
        ("kaerligt klap", "love-tap"),
        ("fingerstoss aufs auge", "poke"),
        ("uppercut", "uppercut"),
        ("uppercut²", "uppercut-squared"),
        ("uppercut 2", "uppercut-squared"),
        ("uppercut-squared", "uppercut-squared"),
        ("kick 4", "kick-4"),
        ("kick-4", "kick-4"),
        ("Kick4", "kick-4"),
        ("cocina 12.1", "kitchen-12.1"),
    ],
)
def test_a_name_is_known_however_it_is_typed(typed: str, card: str) -> None:
    assert CARDS.exact(typed) == card


@pytest.mark.parametrize("typed", ["", " ", "puno", "botella", "cocina 121", "12,1", "&", "kick-44", "²"])
def test_what_is_no_name_is_none(typed: str) -> None:
    assert CARDS.exact(typed) is None


def test_a_beginning_gives_every_id_that_begins_so() -> None:
    assert CARDS.beginning("puñ") == ["sucker-punch"]
    assert CARDS.beginning("botella") == ["beer-bottle", "tequila-bottle"]
    assert CARDS.beginning("botella de t") == ["tequila-bottle"]
    assert CARDS.beginning("botella", among=["beer-bottle", "kick-4"]) == ["beer-bottle"]
    assert CARDS.beginning("b") == []
    assert CARDS.beginning("zz") == []


def test_the_longest_run_of_words_is_taken() -> None:
    assert CARDS.run(["Botella", "de", "Cerveza", "kick-4"]) == ("beer-bottle", 3)
    assert CARDS.run(["uppercut", "2", "kick-4"]) == ("uppercut-squared", 2)
    assert CARDS.run(["rex", "kick-4"]) is None
    assert CARDS.begun(["botella", "de", "cer", "rex"]) == (["beer-bottle"], 3)
    assert CARDS.begun(["rex"]) == ([], 0)


def test_a_phrase_of_two_ids_means_none() -> None:
    twice = Lexicon([("mail", "mail-2"), ("mail", "mail-7"), ("mail-7", "mail-7")])
    assert twice.exact("mail") is None
    assert twice.exact("MAIL 7") == "mail-7"


def test_words_for_and_do_not_matter_between_others() -> None:
    assert spellings("ahogo y vómito") == spellings("Ahogo & Vomito") == ["ahogovomito"]
    assert spellings("y") == ["y"]

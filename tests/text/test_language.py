"""Which language is spoken: the one asked for, else that of the environment, else English."""

from __future__ import annotations

import pytest

from pocketmoney.text import language


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("es", "es"),
        ("ES", "es"),
        ("es-MX", "es"),
        ("es_ES.UTF-8", "es"),
        ("en", "en"),
        ("eo", None),
        ("", None),
        ("C", None),
    ],
)
def test_a_word_means_a_language_we_have_or_none(word: str, meant: str | None) -> None:
    assert language.meant(word) == meant


@pytest.mark.parametrize(
    ("environ", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "eo"}, "en"),
        ({"LANG": "es_ES.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "es_AR.UTF-8", "LC_MESSAGES": "en_GB"}, "es"),
        ({"LANG": "es", "LC_ALL": ""}, "es"),
        ({"LANG": "en_GB.UTF-8", "POCKETMONEY_LANGUAGE": "es"}, "es"),
        ({"LANG": "es_ES.UTF-8", "POCKETMONEY_LANGUAGE": "en"}, "en"),
        ({"LANG": "es_ES.UTF-8", "POCKETMONEY_LANGUAGE": "eo"}, "es"),
    ],
)
def test_the_environment_is_a_guess(environ: dict[str, str], spoken: str) -> None:
    assert language.of_environment(environ) == spoken


@pytest.mark.parametrize(
    ("header", "spoken"),
    [("", "en"), ("es-ES,es;q=0.9,en;q=0.8", "es"), ("eo, es;q=0.5", "es"), ("en-GB, es", "en"), ("*", "en")],
)
def test_a_browser_says_what_its_person_reads(header: str, spoken: str) -> None:
    assert language.of_header(header) == spoken

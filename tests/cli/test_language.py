"""The command speaks the language of whoever runs it."""

from __future__ import annotations

import io

import pytest

from pocketmoney.terminal import play
from tests.cli.run import Command


@pytest.mark.parametrize(
    "words", [("--language", "es", "bots"), ("bots", "--language=es"), ("bots", "--language", "es-MX")]
)
def test_a_flag_chooses_the_language_wherever_it_stands(pocketmoney: Command, words: list[str]) -> None:
    assert pocketmoney(*words).out.startswith("Palabras que sientan un bot")


def test_the_environment_chooses_it_where_no_flag_does(pocketmoney: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("POCKETMONEY_LANGUAGE")
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert "Reglas de la casa" in pocketmoney("options", "tietgen").out
    assert "House rules" in pocketmoney("options", "tietgen", "--language", "en").out
    monkeypatch.setenv("POCKETMONEY_LANGUAGE", "en")
    assert "House rules" in pocketmoney("options", "tietgen").out


def test_one_language_does_not_stay_for_the_next_command(pocketmoney: Command) -> None:
    assert "órdenes" in pocketmoney("doctrine", "--help", "--language", "es").out
    assert "orders" in pocketmoney("doctrine", "--help").out


def test_a_language_that_nobody_wrote_gets_one_sentence(pocketmoney: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    said = pocketmoney.complaint("--language", "eo", "bots")
    assert said.startswith("pocketmoney: eo is no language that this program speaks; there are: ")
    assert "en" in said and "es" in said
    monkeypatch.setenv("POCKETMONEY_LANGUAGE", "klingon")
    assert "klingon" in pocketmoney.complaint("bots")


def test_a_flag_without_a_language_is_told_so(pocketmoney: Command) -> None:
    assert pocketmoney.complaint("bots", "--language").startswith("pocketmoney: --language needs a value")


def test_what_is_wrong_is_said_in_that_language(pocketmoney: Command) -> None:
    assert pocketmoney.complaint("--language", "es", "rules", "grb") == (
        "pocketmoney: no hay un juego, carta, espacio o regla que se llame grb; ¿querías decir grab?"
    )


def test_the_help_names_the_languages(pocketmoney: Command) -> None:
    assert "--language" in pocketmoney("help").out


@pytest.mark.parametrize(("game", "begins"), [("lunch-money", "Te toca."), ("tietgen", "Tu")])
def test_a_game_in_spanish_speaks_to_the_person_as_you(game: str, begins: str) -> None:
    screen = io.StringIO()
    typed = io.StringIO("\n" * 40 + "quit\n")
    play.run(game, [], None, {}, 7, None, None, language="es", stdin=typed, stdout=screen)
    told = screen.getvalue()
    assert "Tú" in told and begins in told
    assert "You" not in told

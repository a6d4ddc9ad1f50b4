"""The command speaks the language of whoever runs it."""

from __future__ import annotations

import io
import shutil
from pathlib import Path

import pytest

from pocketmoney.terminal import play_command
from pocketmoney.text import rulebook
from pocketmoney.text.speech import Speech
from tests.cli.run import Command
from tests.repository import ROOT


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
    assert said.startswith("pocketmoney: eo is not a language of this program; there are: ")
    assert "en" in said and "es" in said
    monkeypatch.setenv("POCKETMONEY_LANGUAGE", "klingon")
    assert "klingon" in pocketmoney.complaint("bots")


def test_a_flag_without_a_language_is_told_so(pocketmoney: Command) -> None:
    assert pocketmoney.complaint("bots", "--language").startswith("pocketmoney: --language needs a value")


def test_what_is_wrong_is_said_in_that_language(pocketmoney: Command) -> None:
    assert pocketmoney.complaint("--language", "es", "rules", "grb") == (
        "pocketmoney: no hay un juego, carta, espacio o regla que se llame grb; ¿querías decir grab?"
    )


LONG = 40  # characters of a line that two languages have by no accident
SPANISH_CARDS = """# Beer Money

**R86.** Un Demente se pone junto con el ataque.

## Cartas

### Ahogo & Vómito · choke-and-puke

Tipo: especialidad. Sigue a un Agarre.
"""


@pytest.fixture
def spanish_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rule book with a little Spanish in it."""
    for file in (ROOT / "docs" / "rules").glob("*.md"):
        shutil.copy(file, tmp_path)
    (tmp_path / "es").mkdir()
    (tmp_path / "es" / "beer-money.md").write_text(SPANISH_CARDS, encoding="utf-8")
    monkeypatch.setattr(rulebook, "_folder", lambda: tmp_path)


@pytest.mark.usefixtures("spanish_rules")
@pytest.mark.parametrize("card", [["choke-and-puke"], ["ahogo y vomito"], ["Ahogo", "&", "Vómito"], ["ahog"]])
def test_rules_are_printed_in_that_language(pocketmoney: Command, card: list[str]) -> None:
    said = pocketmoney("rules", "beer-money", *card, "--language", "es")
    assert said.out == "Ahogo & Vómito\n\nTipo: especialidad. Sigue a un Agarre.\n\n"
    assert pocketmoney("rules", "R86", "--language", "es").out.startswith("R86. Un Demente")
    assert pocketmoney("rules", "beer-money", "cartas", "--language", "es").out.startswith("Cartas\n------")
    assert pocketmoney("rules", "beer-money", "choke-and-puke").out.startswith("Choke & Puke\n\nType: specialty.")


@pytest.mark.parametrize("language", ["es", "de", "da"])
def test_the_rules_of_a_card_a_space_and_a_house_rule(pocketmoney: Command, language: str) -> None:
    speech = Speech(language)
    card = pocketmoney("rules", "beer-money", "choke-and-puke", "--language", language)
    assert card.out.startswith(speech.card("choke-and-puke")) and "(R31)" in card.out
    assert pocketmoney("rules", speech.card("choke-and-puke"), "--language", language).out == card.out
    assert pocketmoney("rules", "tietgen", "laundry", "--language", language).out.startswith(speech.space("laundry"))
    for words in (["heal-cap"], ["beer-money"], ["tietgen", "The piggy bank"]):
        own, english = pocketmoney("rules", *words, "--language", language), pocketmoney("rules", *words)
        assert own.code == english.code == 0
        same = set(own.out.splitlines()) & set(english.out.splitlines())
        assert len(own.out) > 100
        assert not [line for line in same if len(line.strip("=- ")) > LONG]


@pytest.mark.usefixtures("spanish_rules")
def test_the_environment_chooses_the_language_of_the_rules(
    pocketmoney: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("POCKETMONEY_LANGUAGE")
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert pocketmoney("rules", "R86").out.startswith("R86. Un Demente")


def test_the_help_names_the_languages(pocketmoney: Command) -> None:
    assert "--language" in pocketmoney("help").out


@pytest.mark.parametrize(("game", "begins"), [("lunch-money", "Te toca."), ("tietgen", "Tu")])
def test_a_game_in_spanish_speaks_to_the_person_as_you(game: str, begins: str) -> None:
    screen = io.StringIO()
    typed = io.StringIO("\n" * 40 + "quit\n")
    play_command.run(game, [], None, {}, 7, None, None, language="es", stdin=typed, stdout=screen)
    told = screen.getvalue()
    assert "Tú" in told and begins in told
    assert "You" not in told

"""Moves and cards can be typed in the reader's language or in English; records stay in English ids."""

from __future__ import annotations

import io
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.games.brawl import actions as brawl
from pocketmoney.games.brawl.cards import IDS
from pocketmoney.games.tietgen import actions as tietgen
from pocketmoney.games.tietgen import package_data
from pocketmoney.terminal import vocabulary
from pocketmoney.terminal.card_input import CardSpelling
from pocketmoney.terminal.play_command import run
from pocketmoney.terminal.tietgen_input import Spelling
from pocketmoney.terminal.tietgen_labels import Labels
from pocketmoney.text.languages import languages
from pocketmoney.text.lexicon import spellings
from pocketmoney.text.speech import Speech
from tests.patience import PATIENCE
from tests.terminal.people import Typist, moves, replayed

NAMES = ["Ann", "Rex", "José"]
UMLAUTS = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "ø": "oe", "æ": "ae", "å": "aa"}

DEAL = """\
game: beer-money
seats: Ann Rex Mo
hand Ann: kick-4 piledriver grab medieval block
hand Rex: smack smack love-tap sucker-punch coldcock
hand Mo: smack smack love-tap sucker-punch coldcock
x-bots: Rex Mo
---
"""
TIETGEN = """\
game: tietgen
seats: Ann Ben Cleo
x-bots:
stock Ann: 40cl
stock Ben: 12.5cl
deeds Ann: kitchen-10.1 kitchen-12.1 kitchen-14.1 bike-room-b
deeds Ben: bike-room-a laundry
dice: 2-3 5-6 4-2 6-5 1-2
---
"""


@pytest.fixture(params=languages())
def speech(request: pytest.FixtureRequest) -> Speech:
    return Speech(request.param)


def card_spelling(speech: Speech) -> CardSpelling:
    return CardSpelling(speech, NAMES, IDS)


def unaccented(text: str) -> str:
    """The text in the letters of an English keyboard, umlauts as their letters alone."""
    plain = text.replace("ø", "o").replace("Ø", "O").replace("æ", "ae").replace("ß", "ss").replace("²", "2")
    return "".join([letter for letter in unicodedata.normalize("NFKD", plain) if letter.isascii()])


def spelt_out(text: str) -> str:
    """The text in the letters of an English keyboard, umlauts spelt out."""
    for letter, letters in UMLAUTS.items():
        text = text.replace(letter, letters).replace(letter.upper(), letters)
    return unaccented(text)


def said(file: Path, language: str, *lines: str) -> str:
    """What is shown, on one line, when these lines are typed into a saved game in that language."""
    screen = io.StringIO()
    run(None, [], None, {}, 1, None, str(file), language=language, stdin=Typist(*lines), stdout=screen)
    return " ".join(screen.getvalue().split())


@pytest.fixture
def deal(tmp_path: Path) -> Path:
    file = tmp_path / "deal.play"
    file.write_text(DEAL, encoding="utf-8")
    return file


@pytest.fixture
def board(tmp_path: Path) -> Path:
    file = tmp_path / "board.play"
    file.write_text(TIETGEN, encoding="utf-8")
    return file


# Cards


@pytest.mark.parametrize("card", IDS)
def test_a_card_is_known_by_its_names_with_and_without_accents(card: str, speech: Speech) -> None:
    spelling = card_spelling(speech)
    name = speech.card(card)
    for typed in (name, name.upper(), unaccented(name), spelt_out(name).lower(), name.replace(" ", "-"), card):
        assert spelling.spell_out(typed, {}) == card, typed
    assert spelling.spell_out(f"{unaccented(name)} rex", {}) == f"{card} > Rex"
    assert spelling.spell_out(f"{Speech().card(card)} > jose", {}) == f"{card} > José"


def test_no_two_cards_or_verbs_of_a_language_or_english_look_alike_when_typed(speech: Speech) -> None:
    meant: dict[str, str] = {}
    names = [(name, card) for card in IDS for name in (speech.card(card), Speech().card(card), card)]
    names += [(form, verb) for verb in brawl.VERBS for form in vocabulary.forms(speech, verb)]
    for name, id in names:
        for key in spellings(name):
            assert meant.setdefault(key, id) == id, (name, id, meant[key])


def test_verbs_of_tietgen_are_told_apart(speech: Speech) -> None:
    meant: dict[str, str] = {}
    for verb in tietgen.VERBS:
        for form in vocabulary.forms(speech, verb):
            for key in spellings(form):
                assert meant.setdefault(key, verb) == verb, (form, verb, meant[key])


def test_commands_are_no_moves(speech: Speech) -> None:
    """A word that shows something alone must not be a verb, nor one with more behind it the beginning of a move."""
    commands = {key for word in vocabulary.ALONE for form in vocabulary.forms(speech, word) for key in spellings(form)}
    begins = [form for word in vocabulary.WITH_MORE for form in vocabulary.forms(speech, word)]
    for verb in {*brawl.VERBS, *tietgen.VERBS}:
        for form in vocabulary.forms(speech, verb):
            assert not commands & set(spellings(form)), form
            assert form not in begins
    cards = card_spelling(speech)
    assert not [form for form in begins if cards.cards.run(form.split())]
    assert not [key for key in commands if cards.cards.exact(key)]


@pytest.mark.parametrize("verb", brawl.VERBS[1:])
def test_every_verb_is_known_in_every_form(verb: str, speech: Speech) -> None:
    spelling = card_spelling(speech)
    for form in vocabulary.forms(speech, verb):
        for typed in (form, form.upper(), unaccented(form), spelt_out(form)):
            assert spelling.spell_out(typed, {}) == verb, typed


def test_several_cards_are_named_one_after_the_other() -> None:
    spanish = card_spelling(Speech("es"))
    assert spanish.spell_out("descartar sandwich de nudillos botella de cerveza a", {"a": "kick-4"}) == (
        "discard knuckle-sammitch beer-bottle kick-4"
    )
    assert spanish.spell_out("me curo con redencion", {}).startswith("heal con")  # the game says what is wrong with it
    assert spanish.spell_out("curar redencion y autoayuda", {}) == "heal redemption self-help"
    assert spanish.spell_out("martinete + demente a rex", {"a": "kick-4"}) == "piledriver medieval > Rex"
    assert spanish.spell_out("jugar dormilón contra Rex", {}) == "coldcock > Rex"
    assert spanish.spell_out("b a rex", {"a": "medieval", "b": "kick-4"}) == "kick-4 medieval > Rex"


def test_a_unique_beginning_is_enough_and_the_hand_comes_first() -> None:
    spanish = card_spelling(Speech("es"))
    assert spanish.spell_out("martin > rex", {}) == "piledriver > Rex"
    assert spanish.spell_out("patada rex", {"a": "kick-4"}) == "kick-4 > Rex"
    assert spanish.spell_out("desc a", {"a": "kick-4"}) == "discard kick-4"
    assert card_spelling(Speech("de")).spell_out("wuerg", {"a": "choke-and-puke"}) == "choke-and-puke"
    assert card_spelling(Speech()).spell_out("pile rex", {}) == "piledriver > Rex"


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("botella > rex", "Botella de Cerveza, Botella de Tequila"),
        ("descartar patada", "Patada (2), Patada (4)"),
        ("pa", "pasar, Patada (2), Patada (4)"),
    ],
)
def test_a_beginning_of_several_names_them(typed: str, names: str) -> None:
    with pytest.raises(Problem) as raised:
        card_spelling(Speech("es")).spell_out(typed, {})
    assert raised.value.key == "typed-several"
    assert raised.value.details["names"] == names


# At the table


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("es", "Patada (4) > Rex"),
        ("es", "patada 4 a rex"),
        ("es", "PATADA rex"),
        ("de", "Tritt (4) > Rex"),
        ("de", "tritt rex"),
        ("da", "spark 4 mod rex"),
        ("da", "kick-4 > Rex"),
        ("es", "kick rex"),
    ],
)
def test_a_card_is_laid_in_the_readers_language(deal: Path, language: str, line: str) -> None:
    said(deal, language, line)
    assert moves(deal)[0] == "Ann: kick-4 > Rex"
    replayed(deal)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("es", ("descartar martinete demente",)),
        ("es", ("descarto", "martin demen")),
        ("de", ("abwerfen rammbock mittelalter",)),
        ("da", ("smid", "smid rambuk middelalder")),
        ("en", ("discard pile medi",)),
    ],
)
def test_cards_are_discarded_in_the_readers_language(deal: Path, language: str, lines: tuple[str, ...]) -> None:
    said(deal, language, *lines)
    assert moves(deal)[0] == "Ann: discard piledriver medieval"


@pytest.mark.parametrize(("language", "line"), [("es", "paso"), ("de", "PASSEN"), ("da", "pas"), ("da", "pass")])
def test_words_are_typed_in_the_readers_language(deal: Path, language: str, line: str) -> None:
    said(deal, language, line)
    assert moves(deal)[0] == "Ann: pass"


def test_a_beginning_of_several_gets_one_sentence_and_changes_nothing(deal: Path) -> None:
    shown = said(deal, "es", "botella rex", "martnete rex")
    assert "Botella puede ser cualquiera de estas: Botella de Cerveza, Botella de Tequila." in shown
    assert "martnete no es una jugada ni una orden; ¿querías decir Martinete?" in shown
    assert moves(deal) == []


def test_questions_are_asked_in_the_readers_language(deal: Path) -> None:
    shown = said(deal, "es", "ayuda", "mano", "por qué martinete", "por que curar", "reglas zamarreo", "regla R91")
    assert "reglas CARTA, reglas R46" in shown
    assert shown.count("Martinete 5") == 2  # in the menu and in the hand
    assert "(R31)" in shown and "R91." in shown
    assert moves(deal) == []


def test_why_quotes_the_ruling(deal: Path) -> None:
    shown = said(deal, "en", "why piledriver")
    assert "(R31)" in shown
    assert "R31. One Grab gives one follow-up" in shown


# Tietgen


def tietgen_spelling(speech: Speech) -> Spelling:
    return Spelling(Labels(package_data.board(), ["Ann", "Ben", "Old Cleo"], speech))


@pytest.mark.parametrize("space", [id for id in package_data.board().ids if not id.startswith("mail")])
def test_a_space_is_known_by_its_names(space: str, speech: Speech) -> None:
    spelling = tietgen_spelling(speech)
    name = speech.space(space)
    for typed in (name, unaccented(name), spelt_out(name).upper(), Speech().space(space), space):
        assert spelling.spell_out(f"build {typed}") == f"build {space}", typed


@pytest.mark.parametrize("verb", tietgen.VERBS)
def test_every_verb_of_tietgen_is_known_in_every_form(verb: str, speech: Speech) -> None:
    spelling = tietgen_spelling(speech)
    for form in vocabulary.forms(speech, verb):
        for typed in (form, form.upper(), unaccented(form), spelt_out(form)):
            assert spelling.spell_out(typed).split()[0] == verb, typed


@pytest.mark.parametrize(
    ("language", "typed", "move"),
    [
        ("es", "tirar", "roll"),
        ("es", "tirar 3-4", "roll 3-4"),
        ("es", "pujar 3,5 cl", "bid 3.5cl"),
        ("es", "pujo 3.5", "bid 3.5cl"),
        ("es", "3,5 cl", "bid 3.5cl"),
        ("es", "construir cocina 12.1", "build kitchen-12.1"),
        ("es", "hipotecar lavanderia", "mortgage laundry"),
        ("es", "hipotecar lavan", "mortgage laundry"),
        ("es", "ofrecer ben dar 12.1 y 5,5 cl recibir lavanderia", "offer Ben give kitchen-12.1 5.5cl get laundry"),
        ("es", "ofrecer ben 5,5 por cuarto de bicis A", "offer Ben give 5.5cl get bike-room-a"),
        ("es", "ofrecer old cleo dar flirteo recibir lavandería", 'offer "Old Cleo" give flirt get laundry'),
        ("es", "aceptar ben", "accept Ben"),
        ("es", "no comprar", "decline"),
        ("de", "würfeln", "roll"),
        ("de", "wuerf", "roll"),
        ("de", "bauen Küche 12.1", "build kitchen-12.1"),
        ("de", "bauen kueche 12.1", "build kitchen-12.1"),
        ("de", "anbieten Ben gebe 5 cl bekomme Fahrradraum A", "offer Ben give 5cl get bike-room-a"),
        ("de", "biete an ben 5 cl für waschkueche", "offer Ben give 5cl get laundry"),
        ("da", "køb", "buy"),
        ("da", "kob", "buy"),
        ("da", "byd 3,5", "bid 3.5cl"),
        ("da", "tilbyd ben giver cykelrum b får vaskeriet", "offer Ben give bike-room-b get laundry"),
        ("da", "kort 12", "mail 12"),
        ("en", "mort bike room a", "mortgage bike-room-a"),
    ],
)  # fmt: skip
def test_moves_of_tietgen_are_typed_in_the_readers_language(language: str, typed: str, move: str) -> None:
    assert tietgen_spelling(Speech(language)).spell_out(typed) == move


def test_beginnings_of_several_spaces_or_verbs_name_them() -> None:
    with pytest.raises(Problem) as places:
        tietgen_spelling(Speech("es")).spell_out("hipotecar cuarto de bicis")
    assert places.value.details["names"] == "Cuarto de bicis A, Cuarto de bicis B, Cuarto de bicis C"
    with pytest.raises(Problem) as verbs:
        tietgen_spelling(Speech()).spell_out("bu")
    assert verbs.value.details["names"] == "buy, build"


def test_a_tietgen_table_in_spanish(board: Path) -> None:
    shown = said(board, "es", "", "construir 12.1", "ofrecer ben dar cuarto de bicis b recibir cuarto de bicis a",
                 "aceptar", "por qué construir 16.1", "tirar", "no compro")  # fmt: skip
    assert moves(board)[:3] == [
        "Ann: build kitchen-12.1",
        "Ann: offer Ben give bike-room-b get bike-room-a",
        "Ben: accept Ann",
    ]
    assert "Tu respuesta a Ann: ¿aceptar o rechazar?" in shown
    assert "Ann: roll" in moves(board)
    replayed(board)


# The real program


def test_pocketmoney_play_accepts_a_spanish_card_name(deal: Path) -> None:
    command = [sys.executable, "-m", "pocketmoney", "play", "--from", str(deal), "--language", "es"]
    done = subprocess.run(command, input="Patada (4) > Rex\nsalir\n", capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert "con la Patada (4)" in done.stdout
    assert moves(deal)[0] == "Ann: kick-4 > Rex"

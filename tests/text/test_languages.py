"""Every language says what English says: nothing is missing, nothing too much, and it can be told to anybody."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from pocketmoney import games
from pocketmoney.core.event import Event
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.options import choose
from pocketmoney.core.rng import from_seed
from pocketmoney.games.brawl.cards import CARDS, DECKS
from pocketmoney.games.tietgen import package_data
from pocketmoney.games.tietgen.pieces import EFFECTS, Card
from pocketmoney.text.speech import Speech
from tools import words
from tools.words import TEXT, Catalogue, faults

LANGUAGES = words.languages()
BOARD = package_data.board()
NAMES = ["Ann", "Ben", "Carl", "Dora"]
OFTEN_ENOUGH = 30

# Words that would tell somebody to drink; a language that is not here has nobody who listed them yet.
ORDERS = {
    "es": r"bebe|bebed|bebes|traga|trago|salud|chupito",
    "de": r"trink|trinke|trinkt|sauf|prost|auf ex",
    "da": r"drik|skål|bund",
}


def language(tmp_path: Path, name: str, text: str) -> Catalogue:
    (tmp_path / name).mkdir()
    (tmp_path / name / "all.ftl").write_text(text, encoding="utf-8")
    return Catalogue(tmp_path / name)


ENGLISH = """
hello = Hello { $name }
cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
event-hits = { $by-is ->
    [you] You hit { $on }.
   *[other] { $by } hits { $on }.
}
face = { $mood ->
    [sad] a tear
   *[other] a smile
}
    .short = face
"""
WHOLE = """
hello = Hola, { $name }
cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
te-on = { $on-is ->
    [you] te{ " " }
   *[other] { "" }
}
event-hits = { $by-is ->
    [you] Pegas a { $on }.
   *[other] { $by } { te-on }pega a { $on }.
}
-card = carta
face = { $mood ->
    [sad] una lágrima
   *[other] una { -card } alegre
}
    .short = cara
"""


def found(tmp_path: Path, spanish: str) -> list[str]:
    return list(faults(language(tmp_path, "es", spanish), language(tmp_path, "en", ENGLISH)))


def test_a_whole_language_with_helpers_of_its_own_has_no_faults(tmp_path: Path) -> None:
    assert found(tmp_path, WHOLE) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("hello = Hola, { $name }", ""), "missing: hello"),
        (("    .short = cara", ""), "missing: face.short"),
        (("hello =", "adios = Adiós\nhello ="), "superfluous: adios"),
        (("hello =", "-tarjeta = tarjeta\nhello ="), "superfluous: -tarjeta"),
        (("Hola, { $name }", "Hola, { $nombre }"), "hello uses $nombre, which English does not have"),
        (("Hola, { $name }", "Hola"), "hello leaves $name out"),
        (("Hola, { $name }", "Hola, { $name-is }"), "hello uses $name-is, which English does not have"),
        (("pega a { $on }", "pega a { $card }"), "event-hits uses $card, which English does not have"),
        (("[sad]", "[triste]"), "$mood is never [triste] in English"),
        (("hello = Hola, { $name }", "hello = Hola, { $name"), "cannot be read: all.ftl: hello = Hola, { $name"),
        (("hello = Hola, { $name }", "hello = { $name }\nhello = { $name }"), "stands twice: hello"),
    ],
)
def test_what_is_wrong_with_a_language_is_said(tmp_path: Path, change: tuple[str, str], fault: str) -> None:
    before, after = change
    assert before in WHOLE
    assert fault in found(tmp_path, WHOLE.replace(before, after))


def test_the_tool_says_how_far_a_language_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert words.main(["nowhere"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"nowhere: 0 of \d+ messages", said[0])
    assert "nowhere: missing: card-jab.short" in said


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_language_says_what_english_says(name: str) -> None:
    assert list(faults(Catalogue(TEXT / name), Catalogue(TEXT / "en"))) == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_no_two_cards_are_called_the_same(name: str) -> None:
    speech = Speech(name)
    called = [speech.card(card.id) for card in CARDS]
    assert len(set(called)) == len(called)


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize("card", BOARD.mail, ids=lambda card: str(card.number))
def test_a_mail_card_says_its_amounts(card: Card, name: str) -> None:
    """In the numbers of the language, as everywhere else: 2,5 cl."""
    speech = Speech(name)
    text = speech.say(f"mail-{card.number}")
    effect = EFFECTS[card.effect]
    if effect == "next-utility":
        assert "5 ml" in text
    elif card.amount:
        assert speech.beer(card.amount) in text
    if card.fridge:
        assert speech.beer(card.fridge) in text
    if effect == "move" and card.to:
        assert speech.space(BOARD.ids[card.to]) in text


@pytest.mark.parametrize("name", LANGUAGES)
def test_r163_words_order_nobody_to_drink(name: str) -> None:
    order = re.compile(rf"\b({ORDERS.get(name, 'drink')})\b", re.IGNORECASE)
    for file in ("tietgen.ftl", "tietgen-events.ftl", "tietgen-refusals.ftl", "web-tietgen.ftl"):
        lines = (TEXT / name / file).read_text(encoding="utf-8").splitlines()
        said = [line.partition(" = ")[2] or line for line in lines if not line.startswith("#")]
        assert [line for line in said if order.search(line)] == []


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize("game", ["lunch-money", "beer-money", "tietgen"])
def test_whatever_happens_can_be_told_to_anybody(game: str, name: str) -> None:
    """Random games with random house rules; a message that wants what its event lacks would raise."""
    speech, english = Speech(name), Speech()
    heard: Counter[str] = Counter()
    for event in (event for seed in range(6) for event in _events(game, seed)):
        heard[event.key] += 1
        if heard[event.key] > OFTEN_ENOUGH:
            continue
        told = [speech.tell(event, NAMES, hearer) for hearer in (-1, 0, 1)]
        assert not [said for said in told if "{" in said or "  " in said]
        # To one who only watches, everybody is named who is named in English.
        assert [each for each in NAMES if each in english.tell(event, NAMES) and each not in told[0]] == []
    assert len(heard) > 20


def _events(name: str, seed: int) -> list[Event]:
    game = games.find(name)
    rng = from_seed(seed)
    options = choose(game.options(), {})
    for option in game.options():
        options[option.name] = option.values[rng.below(len(option.values))]
    entries = [Entry("decks", "", DECKS)] if name in DECKS and seed % 2 else []
    state = game.set_up(Header(name, NAMES, options, seed, entries))
    state.listen()
    for _ in range(600):
        if state.over:
            break
        seat = state.owed()[0]
        state.apply(seat, state.random_action(seat, rng))
    return state.take_events()


# The sheets say counter; a second word for it would be a riddle. A broken heart is something else.
OTHER_WORDS = {
    "en": r"hearts|lives|hit points",
    "es": r"corazones|vidas|puntos de vida",
    "de": r"herzen|leben|lebenspunkte|marker",
    "da": r"hjerter|counters|livspoint",
}
OF_HEARTS = {"card-heart-breaker", "option-heart-breaker-skips-turn"}


@pytest.mark.parametrize("name", OTHER_WORDS)
def test_counters_have_one_word_in_each_language(name: str) -> None:
    other = re.compile(rf"\b(?:{OTHER_WORDS[name]})\b", re.IGNORECASE)
    key = ""
    for file in sorted((TEXT / name).glob("*.ftl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            key, _, text = line.partition(" = ") if re.match(r"[a-z]", line) else (key, "", line)
            said = re.sub(r"\{[^}]*\}|^#.*", " ", text)
            assert key in OF_HEARTS or not other.search(said), f"{file.name}: {line}"

"""Games, house rules, presets and the rule book from Python."""

from __future__ import annotations

import pytest

from pocketmoney import InvalidInput, Match, game_names, options, presets, rules

LANGUAGES = ("en", "es", "de", "da")


def test_the_games_are_these() -> None:
    assert game_names() == ["lunch-money", "beer-money", "tietgen"]


@pytest.mark.parametrize("game", ["lunch-money", "beer-money", "tietgen"])
def test_every_house_rule_can_be_chosen(game: str) -> None:
    for rule in options(game):
        assert rule.default in rule.values and rule.about
        for value, meaning in rule.values.items():
            assert meaning
            assert Match(game, ["Ann", "Ben"], seed=1, options={rule.name: value}).options == {rule.name: value}


def test_house_rules_are_told_in_four_languages() -> None:
    told = {language: options("tietgen", language=language)[0].about for language in LANGUAGES}
    assert len(set(told.values())) == 4


def test_presets_choose_house_rules_that_are_there() -> None:
    assert presets("lunch-money")["2002"] == {"lm-values": "spr"}
    for game in game_names():
        names = {rule.name for rule in options(game)}
        assert all(names >= set(choices) for choices in presets(game).values())


def test_the_rule_book_knows_cards_spaces_rulings_and_games() -> None:
    assert rules("choke-and-puke").startswith("Choke & Puke\n")
    assert rules("kitchen-12.1") and rules("tietgen").count("\n") > 50
    assert rules("R46") == rules("r46") == rules("46") == rules(46)
    assert rules("R46").startswith("R46.")


def test_the_rule_book_is_read_in_four_languages() -> None:
    for topic in ("R46", "choke-and-puke", "kitchen-12.1", "heal-cap", "beer-money"):
        told = {rules(topic, language=language) for language in LANGUAGES}
        assert len(told) == 4, topic
    assert rules("Würgegriff", language="de") == rules("choke", language="de-AT")
    assert rules("Poke in the Eye") == rules("poke-in-the-eye")


@pytest.mark.parametrize(
    ("topic", "sentence"),
    [
        ("chook", "there is no game, card, space or ruling called chook"),
        ("R9999", "there is no ruling R9999"),
        (0, "there is no ruling 0"),
        ("", "there is no game, card, space or ruling called"),
    ],
)
def test_an_unknown_topic_is_one_clear_sentence(topic: str | int, sentence: str) -> None:
    with pytest.raises(InvalidInput) as wrong:
        rules(topic)
    assert str(wrong.value).startswith(sentence)


def test_an_unknown_game_or_language_is_one_clear_sentence() -> None:
    for call in (options, presets):
        with pytest.raises(InvalidInput, match="there is no game called chess"):
            call("chess")
    with pytest.raises(InvalidInput, match="xx is not a language"):
        rules("R46", language="xx")
    with pytest.raises(InvalidInput, match="xx is not a language"):
        options("tietgen", language="xx")

"""What there is to play with: games, house rules, presets and the rule book."""

from __future__ import annotations

from typing import NamedTuple

from pocketmoney import games
from pocketmoney.library.errors import as_invalid_input, speech_in
from pocketmoney.terminal import rules_page
from pocketmoney.text.languages import FALL_BACK


class HouseRule(NamedTuple):
    """A house rule that a table can choose.

    Attributes:
        name: What it is called in `Match(options={...})`.
        default: The value that holds unless the table chooses another.
        values: What each value means, by value. Rules that take a number or an amount also take others.
        about: What the rule is about.
        rulings: The numbers of the rulings that it belongs to.
    """

    name: str
    default: str
    values: dict[str, str]
    about: str
    rulings: tuple[int, ...]


def game_names() -> list[str]:
    """Return the names of all games."""
    return games.names()


def options(game: str, *, language: str = FALL_BACK) -> list[HouseRule]:
    """Return the house rules of a game.

        >>> rule = options("lunch-money")[0]
        >>> rule.name, rule.default, list(rule.values)
        ('heal-cap', '15', ['15', 'none'])

    Raises:
        InvalidInput: There is no such game or language.
    """
    speech = speech_in(language)
    with as_invalid_input(speech):
        found = games.find(game).options()
    return [
        HouseRule(
            option.name,
            option.default,
            {value: speech.say(f"option-{option.name}-{value.replace('+', '-plus-')}") for value in option.values},
            speech.say(f"option-{option.name}"),
            option.rules,
        )
        for option in found
    ]


def presets(game: str) -> dict[str, dict[str, str]]:
    """Return the presets of a game, each with the house rules that it chooses.

    Raises:
        InvalidInput: There is no such game.
    """
    with as_invalid_input(speech_in(FALL_BACK)):
        return {preset.name: dict(preset.choices) for preset in games.find(game).presets()}


def rules(topic: str | int, *, language: str = FALL_BACK) -> str:
    """Return what the rule book says about a card, a space, a house rule, a ruling or a game.

        >>> print(rules("choke-and-puke"))
        Choke & Puke
        <BLANKLINE>
        Type: specialty. Value: 1 at once, then 1 on each turn of the holder. Copies: 1.
        ...
        >>> rules("R40")
        'R40. Whatever touches several players touches them one after another, ...'

    Args:
        topic: The id or the name of a card or a space, in English or the language; a ruling such as `R46` or 46; the
            name of a house rule, of a chapter or of a game.
        language: `en`, `es`, `de` or `da`.

    Raises:
        InvalidInput: The rule book has no such topic, or there is no such language.
    """
    speech = speech_in(language)
    with as_invalid_input(speech):
        return rules_page.page(str(topic).split() or [""], speech)

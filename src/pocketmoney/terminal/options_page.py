"""The house rules of a game as they are listed on the command line."""

from __future__ import annotations

from collections.abc import Iterator

from pocketmoney import games
from pocketmoney.core.game import Game
from pocketmoney.core.options import Option
from pocketmoney.text.speech import Speech


def lines(game: Game, speech: Speech) -> Iterator[str]:
    """Every house rule with its values, those of other decks after its own, then the presets."""
    own = [option for option in game.options() if game.name in option.decks or not option.decks]
    yield speech.say("cli-options-title", {"game": game.name})
    for option in own:
        yield from _option(option, speech)
    for deck in games.names():
        others = [option for option in game.options() if option not in own and deck in option.decks]
        if others:
            yield "\n" + speech.say("cli-options-other", {"deck": deck})
        for option in others:
            yield from _option(option, speech)
    presets = game.presets()
    if presets:
        yield "\n" + speech.say("cli-options-presets")
    for preset in presets:
        choices = " ".join(f"{name}={value}" for name, value in preset.choices.items())
        yield f"\n{preset.name}  ({choices})\n    {speech.say(f'preset-{preset.name}')}"


def _option(option: Option, speech: Speech) -> Iterator[str]:
    rules = ", ".join([f"R{rule}" for rule in option.rules] + list(option.decks))
    yield "\n" + speech.say("cli-option-head", {"name": option.name, "rules": rules})
    yield f"    {speech.say(f'option-{option.name}')}"
    column = max(len(value) for value in option.values)
    for value in option.values:
        meaning = speech.say(f"option-{option.name}-{value.replace('+', '-plus-')}")
        yield f"    {'*' if value == option.default else ' '} {value.ljust(column)}  {meaning}"

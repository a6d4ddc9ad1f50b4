"""The rules as they are printed on the command line."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from pocketmoney import games
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.games.brawl.cards import CARDS, IDS
from pocketmoney.text import rulebook

WIDEST: Final = 100


def topic(word: str, game: str | None) -> str:
    """What the rules say of a card or a space, or of a ruling by its number."""
    number = word[1:] if word[:1] in "Rr" else word
    if number.isascii() and number.isdigit():
        found = rulebook.ruling(int(number)) if len(number) < 9 else None
        if found is None:
            raise Problem("unknown-ruling", {"word": word})
        return found
    spaces = rulebook.spaces()
    if game in (None, "tietgen") and word.lower() in spaces:
        return rulebook.space(word.lower()) or ""
    if game == "tietgen":
        raise unknown("unknown-topic", word, spaces)
    for card in CARDS:
        if card.id == word.lower():
            decks = {"lunch-money": card.lunch_money, "beer-money": card.beer_money}
            if game is not None and not decks[game]:
                other = next(deck for deck in decks if decks[deck])
                raise Problem("card-of-other-game", {"card": card.id, "game": game, "other": other})
            return rulebook.card(card.id) or ""
    raise unknown("unknown-topic", word, IDS if game else [*IDS, *spaces, *games.names()])


def wide(text: str) -> Iterator[str]:
    """Paragraphs as wide as the terminal; tables stay as they are."""
    width = min(WIDEST, shutil.get_terminal_size((80, 24)).columns)
    for block in text.split("\n\n"):
        lines = block.split("\n")
        is_table = len(lines) > 2 and not set(lines[1]) - {"-", " "}
        for line in lines:
            hang = "  " if line.startswith("- ") else ""
            wrapped = [line] if is_table else wrap(line, width, subsequent_indent=hang, break_on_hyphens=False)
            yield "\n".join(wrapped)
        yield ""

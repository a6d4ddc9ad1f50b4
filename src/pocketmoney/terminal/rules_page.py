"""The rules as they are printed on the command line and in a game."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Final

from pocketmoney import games
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.games.brawl.cards import CARDS, IDS
from pocketmoney.terminal import vocabulary
from pocketmoney.text import rulebook
from pocketmoney.text.languages import FALL_BACK
from pocketmoney.text.lexicon import Lexicon, spellings
from pocketmoney.text.speech import Speech

WIDEST: Final = 100

_RULING: Final = re.compile(r"[rR]?([0-9]+)")
_LONGEST_NUMBER: Final = 8


def page(words: list[str], speech: Speech) -> str:
    """The rules that these words ask for: a game, or a topic, perhaps with its game before it."""
    game = words[0] if words[0] in games.names() else None
    topics = words[1:] if game else words
    if not topics:
        return rulebook.game(words[0], speech.language)
    try:
        return topic(" ".join(topics), game, speech)
    except Problem as problem:
        if problem.key == "unknown-topic" and len(topics) > 1:
            _refuse_words(topics, game, speech)
        raise


def _refuse_words(topics: list[str], game: str | None, speech: Speech) -> None:
    """Say which of several words is wrong, where that is plain: the game before a topic, or one word too many."""
    if game is None and unknown("unknown-game", topics[0], games.names()).details["near"] != "none":
        games.find(topics[0])
    try:
        topic(topics[0], game, speech)
    except Problem:
        return
    raise Problem("too-many-words", {"command": "rules", "word": topics[1]})


def topic(word: str, game: str | None, speech: Speech) -> str:
    """What the rules say of a ruling, a house rule, a card, a space or a chapter, in the reader's language."""
    found = ruling(word, speech)
    if found is not None:
        return found
    lexicon = _entries(game, speech)
    entry = lexicon.exact(word)
    if entry is None:
        found = written(word, speech, game)
        if found is not None:
            return found
        begun = lexicon.beginning(word)
        if len(begun) > 1 and _of_one_kind(begun):
            raise vocabulary.several(word, [_name(id, speech) for id in begun])
        if len(begun) != 1:
            raise unknown("unknown-topic", word, _known(game, speech))
        entry = begun[0]
    if entry in IDS:
        _refuse_other_game(entry, game)
        return rulebook.card(entry, speech.language) or ""
    return rulebook.space(entry, speech.language) or ""


def ruling(word: str, speech: Speech) -> str | None:
    """A ruling by its number; nothing if the word is no number."""
    number = _RULING.fullmatch(word.strip())
    if number is None:
        return None
    found = rulebook.ruling(int(number[1][:_LONGEST_NUMBER]), speech.language)
    if found is None:
        raise Problem("unknown-ruling", {"word": word})
    return found


def rulings(numbers: Iterable[int], speech: Speech) -> list[str]:
    """The paragraphs of these rulings, each ruling once; 0 is none."""
    texts = [rulebook.ruling(number, speech.language) for number in dict.fromkeys(numbers) if number]
    return [line for text in texts if text for line in text.split("\n") if line]


def written(word: str, speech: Speech, game: str | None) -> str | None:
    """A house rule, or every chapter of a name; nothing if the word is neither."""
    name = word.strip().lower()
    if name in rulebook.options():
        return rulebook.option(name, speech.language)
    typed = set(spellings(word))
    found = [
        (chapter.file, chapter.number)
        for language in (speech.language, FALL_BACK)
        for chapter in rulebook.chapters(language, game)
        if typed & set(spellings(chapter.title))
    ]
    chapters = [rulebook.chapter(file, number, speech.language) for file, number in dict.fromkeys(found)]
    return "\n\n".join(chapters) or None


def _of_one_kind(ids: list[str]) -> bool:
    """Whether all are cards or all are spaces, so that a list of them helps."""
    return len({id in IDS for id in ids}) == 1


def _entries(game: str | None, speech: Speech) -> Lexicon:
    """The cards and spaces of a game, by their names in the reader's language and in English."""
    found = Lexicon()
    for language in (speech, Speech()):
        for card in IDS if game != "tietgen" else []:
            found.add(language.card(card), card)
        for space in rulebook.spaces() if game in (None, "tietgen") else []:
            found.add(language.space(space), space)
    for id in [*(IDS if game != "tietgen" else []), *(rulebook.spaces() if game in (None, "tietgen") else [])]:
        found.add(id, id)
    return found


def _known(game: str | None, speech: Speech) -> list[str]:
    """What could have been meant, as the reader would type it."""
    cards = IDS if speech.language == FALL_BACK else [*[speech.card(card) for card in IDS], *IDS]
    spaces = rulebook.spaces()
    if game == "tietgen":
        return spaces
    return cards if game else [*cards, *spaces, *games.names()]


def _name(id: str, speech: Speech) -> str:
    return speech.card(id) if id in IDS else speech.space(id)


def _refuse_other_game(id: str, game: str | None) -> None:
    card = CARDS[IDS.index(id)]
    decks = {"lunch-money": card.lunch_money, "beer-money": card.beer_money}
    if game is not None and not decks[game]:
        other = next(deck for deck in decks if decks[deck])
        raise Problem("card-of-other-game", {"card": card.id, "game": game, "other": other})


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

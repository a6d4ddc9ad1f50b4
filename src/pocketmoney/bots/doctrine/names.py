"""Cards, deeds, players and amounts as people write them."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from pocketmoney.bots.doctrine.grammar import ARTICLES
from pocketmoney.bots.doctrine.orders import What
from pocketmoney.bots.greedy.style import ANYBODY, STRONGEST, WEAKEST, WHOEVER_HIT_ME
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.games.brawl.card import DEFENSE
from pocketmoney.games.brawl.cards import ATTACKS, BASICS, CARDS, HEALING, HOLDS, IDS, KIND, WEAPONS, bits
from pocketmoney.games.tietgen import amounts
from pocketmoney.games.tietgen.board import Board
from pocketmoney.games.tietgen.pieces import KITCHEN
from pocketmoney.text.speech import Speech

LEFT: Final = "left"
RIGHT: Final = "right"

WHO: Final[dict[str, str]] = {
    "weakest": WEAKEST,
    "strongest": STRONGEST,
    "whoever hit me": WHOEVER_HIT_ME,
    "whoever hit me last": WHOEVER_HIT_ME,
    "left": LEFT,
    "player to my left": LEFT,
    "right": RIGHT,
    "player to my right": RIGHT,
    "anybody": ANYBODY,
}

FAMILIES: Final[dict[str, int]] = {
    "attack": ATTACKS,
    "basic attack": BASICS,
    "basic": BASICS,
    "weapon": WEAPONS,
    "defence": bits(*[card.id for card in CARDS if card.type == DEFENSE]),
    "defense": bits(*[card.id for card in CARDS if card.type == DEFENSE]),
    "healing": HEALING,
    "hold": HOLDS,
    "kick": bits("kick-2", "kick-4"),
}

_BETWEEN: Final = re.compile(r"( *, *(?:and |or )?| and | or )")
_WORTH: Final = re.compile(r"(?:anything )?worth (\S+) or (more|less)")
_AT_LEAST: Final = re.compile(r"(?:anything )?worth (?:at least )?(\S+)")
_SHARES: Final = {"price": 1.0, "half price": 0.5, "twice price": 2.0, "double price": 2.0, "half of price": 0.5}
_PERCENT: Final = re.compile(r"([0-9]{1,3}) ?(?:%|percent)(?: of)? price")
_BARE_AMOUNT: Final = re.compile(r"([0-9.]+) ?cl")


def squeezed(word: str) -> str:
    """A name without case, blanks and marks: `Kick (4)`, `kick-4` and `KICK 4` are one."""
    return "".join([letter for letter in word.lower() if letter.isalnum()])


@cache
def _cards() -> dict[str, int]:
    """Every spelling of a card, a family of cards, or several, and the kinds it means."""
    speech = Speech()
    found = {squeezed(family): cards for family, cards in FAMILIES.items()}
    for card in IDS:
        for name in (card, speech.card(card)):
            found[squeezed(name)] = 1 << KIND[card]
    return found


def card(word: str) -> int:
    """The kinds that a name means, in the singular or plural."""
    known = _cards()
    name = squeezed(word)
    for spelling in (name, name.removesuffix("s"), name.removesuffix("es")):
        if spelling in known:
            return known[spelling]
    raise unknown("unknown-card", word, [*IDS, *FAMILIES])


def cards(text: str) -> int:
    """The kinds that a list of names means: `Dodge`, `Block and Dodge`, `Jab, Hook or Elbow`, `Choke and Puke`."""
    found = 0
    for name in listed(text, _is_card):
        found |= card(name)
    return found


def _is_card(name: str) -> bool:
    try:
        return card(name) != 0
    except Problem:
        return False


def bare(text: str) -> str:
    """A text without articles, for whatever is no name."""
    return " ".join([word for word in text.split() if word not in ARTICLES])


def listed(text: str, is_name: Callable[[str], bool]) -> list[str]:
    """The names in a list with commas, `and` and `or`; a name may have an `and` of its own."""
    parts = _BETWEEN.split(text)  # names, with what stands between them in every second place
    found: list[str] = []
    at = 0
    while at < len(parts):
        end = len(parts)
        while end > at + 1 and not is_name(_without_article("".join(parts[at:end]))):
            end -= 2
        name = _without_article("".join(parts[at:end]))
        if name:
            found.append(name)
        at = end + 1
    return found or [text]


def _without_article(text: str) -> str:
    first, _, rest = text.strip().partition(" ")
    return rest if first in ARTICLES and rest else text.strip()


def what(text: str) -> What:
    """What lies on the table: anything, anything worth 3 or more, a Grab, a Kick or a Hook; `at me` may follow."""
    is_at_me = text.endswith((" at me", " aimed at me"))
    text = text.removesuffix(" at me").removesuffix(" aimed")
    if text in ("anything", "everything", "all"):
        return What(is_at_me=is_at_me)
    found = _WORTH.fullmatch(bare(text))
    if found is not None:
        amount = number(found.group(1))
        if found.group(2) == "less":
            return What(most=amount, is_at_me=is_at_me)
        return What(least=amount, is_at_me=is_at_me)
    found = _AT_LEAST.fullmatch(bare(text))
    if found is not None:
        return What(least=number(found.group(1)), is_at_me=is_at_me)
    for name in listed(text, _is_card):
        if not _is_card(name):
            raise unknown("doctrine-what", name, ["anything", "anything worth 3 or more", *IDS, *FAMILIES])
    return What(cards(text), is_at_me=is_at_me)


def who(text: str) -> str:
    """Whom an order to attack is about."""
    if bare(text) not in WHO:
        raise unknown("doctrine-who", text, list(WHO))
    return WHO[bare(text)]


def number(text: str) -> int:
    """A number of counters."""
    if not (text.isascii() and text.isdigit() and len(text) <= 3):
        raise Problem("doctrine-number", {"word": text})
    return int(text)


def amount(text: str) -> int:
    """An amount of beer: `20cl`, `2.5 cl`."""
    found = _BARE_AMOUNT.fullmatch(text)
    if found is None:
        raise Problem("doctrine-amount", {"word": text})
    return amounts.read(f"{found.group(1)}cl")


def share(text: str) -> float:
    """A share of a price: `the price`, `half the price`, `120% of the price`."""
    found = _PERCENT.fullmatch(bare(text))
    if found is not None:
        return int(found.group(1)) / 100
    if bare(text) not in _SHARES:
        raise Problem("doctrine-share", {"word": text})
    return _SHARES[bare(text)]


def deeds(text: str, board: Board) -> frozenset[int]:
    """The spaces that a list of groups and spaces means."""
    known = _deeds(board)
    found: set[int] = set()
    for word in listed(text, lambda name: _spelt(name, known) != ""):
        spelling = _spelt(word, known)
        if not spelling:
            raise unknown("doctrine-deed", word, [*[group.id for group in board.groups], *_deed_ids(board)])
        found |= known[spelling]
    return frozenset(found)


def _spelt(word: str, known: dict[str, set[int]]) -> str:
    """How a name of deeds is known, in the singular or plural; empty if it is not."""
    name = squeezed(word)
    for spelling in (name, name.removesuffix("s"), name.removesuffix("ies") + "y"):
        if spelling in known:
            return spelling
    return ""


def _deed_ids(board: Board) -> list[str]:
    return [board.ids[deed] for deed in board.deeds]


def _deeds(board: Board) -> dict[str, set[int]]:
    """Every spelling of a deed or a group of deeds."""
    speech = Speech()
    everything = set(board.deeds)
    found: dict[str, set[int]] = {"anything": everything, "everything": everything, "all": everything}
    found["kitchen"] = {deed for deed in board.deeds if board.spaces[deed].kind == KITCHEN}
    found["transport"] = set(board.transports)
    found["utility"] = set(board.utilities)
    for group in board.groups:
        found[squeezed(group.id)] = set(group.spaces)
    for deed in board.deeds:
        space = board.spaces[deed]
        name = space.name or speech.space(space.id)
        for spelling in (space.id, name):
            found[squeezed(spelling)] = {deed}
    return found

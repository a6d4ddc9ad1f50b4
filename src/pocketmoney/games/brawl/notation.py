"""The moves of the card games as text: reading, writing, and filling in what goes without saying."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.notation import Word, quoted, words
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.games.brawl.actions import DISCARD, HEAL, PLAY, TO_PASS, VERBS
from pocketmoney.games.brawl.cards import HEALING, IDS, KIND, MEDIEVAL
from pocketmoney.games.brawl.state import Brawl

_WITH_CARDS: Final = ("discard", "heal")
_ALONE: Final[list[str]] = [verb for verb in VERBS if verb != "play" and verb not in _WITH_CARDS]
_FIRST_WORDS: Final[list[str]] = [*IDS, *_ALONE, *_WITH_CARDS]


def parse_move(text: str, names: list[str]) -> Action:
    """The move that a text means. `discard` of nothing is a pass (R35)."""
    found = words(text, ">")
    if not found:
        raise Problem("no-move", {})
    first = found[0]
    if not first.is_quoted and first.text in _ALONE:
        if len(found) > 1:
            raise Problem("word-alone", {"word": first.text, "text": text[found[1].start :]})
        return Action(VERBS.index(first.text))
    if not first.is_quoted and first.text in _WITH_CARDS:
        cards = tuple([card_named(word) for word in found[1:]])
        if first.text == "discard":
            return Action(DISCARD, cards) if cards else TO_PASS
        if not cards:
            raise Problem("heal-needs-card", {})
        return Action(HEAL, cards)
    return _parse_play(found, names)


def _parse_play(found: list[Word], names: list[str]) -> Action:
    first = found[0]
    if first.is_quoted or first.text not in KIND:
        raise unknown("unknown-card", first.text, _FIRST_WORDS)
    parts = [KIND[first.text]]
    target = NOBODY
    at = 1
    while at < len(found):
        word = found[at]
        at += 1
        if word.is_mark(">"):
            if target != NOBODY:
                raise Problem("one-target", {"word": first.text})
            target = _target(found[at:], first.text, names)
            at += 1
        elif card_named(word) == MEDIEVAL:
            parts.append(MEDIEVAL)
        else:
            raise Problem("only-medieval", {"word": first.text, "other": word.text})
    return Action(PLAY, tuple(parts), target)


def _target(rest: list[Word], card: str, names: list[str]) -> int:
    if not rest or rest[0].is_mark(">"):
        raise Problem("no-target", {"word": card})
    if rest[0].text in names:
        return names.index(rest[0].text)
    whole = " ".join([word.text for word in rest])
    if whole in names:
        raise Problem("name-needs-quotes", {"word": whole})
    raise unknown("unknown-seat", rest[0].text, names)


def card_named(word: Word) -> int:
    """The kind of card that a word names, or a problem that names the nearest."""
    if word.is_quoted or word.text not in KIND:
        raise unknown("unknown-card", word.text, IDS)
    return KIND[word.text]


def write_move(action: Action, names: list[str]) -> str:
    """The move as text: an attack with its target, an answer bare."""
    said = " ".join([IDS[card] for card in action.parts])
    if action.verb != PLAY:
        return f"{VERBS[action.verb]} {said}".rstrip()
    return said if action.target == NOBODY else f"{said} > {quoted(names[action.target])}"


def fit(state: Brawl, seat: int, action: Action) -> Action:
    """The same move as this moment takes it.

    Answers, follow-ups and escapes have no target, so one that is named falls away if it is the one that goes
    without saying. A card of the own turn that can go to one player only goes to her. A bare healing card heals.
    """
    if action.verb != PLAY:
        return action
    menu = state.menu(seat)
    if action in menu:
        return action
    if action.target != NOBODY:
        bare = Action(PLAY, action.parts)
        return bare if bare in menu and state.implied_target(seat) == action.target else action
    if len(action.parts) == 1 and HEALING >> action.parts[0] & 1:
        return Action(HEAL, action.parts)
    fitting = [move for move in menu if move.verb == PLAY and move.parts == action.parts]
    return fitting[0] if len(fitting) == 1 else action

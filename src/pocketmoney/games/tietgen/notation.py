"""The moves of the game as text: reading, writing, and filling in what goes without saying."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.notation import Word, one_seat, quoted, seat_named, words
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.games.tietgen import amounts, movement
from pocketmoney.games.tietgen.actions import ACCEPT, BID, MAIL, OF_SEATS, OF_SPACES, OFFER, ROLL, VERBS
from pocketmoney.games.tietgen.board import Board
from pocketmoney.games.tietgen.offer import Goods, to_offer, write_offer
from pocketmoney.games.tietgen.state import Tietgen


def parse_move(text: str, names: list[str], board: Board) -> Action:
    """The move that a text means."""
    found = words(text)
    if not found:
        raise Problem("no-move", {})
    first = found[0]
    if first.is_quoted or first.text not in VERBS:
        raise unknown("tietgen-unknown-word", first.text, VERBS)
    verb = VERBS.index(first.text)
    rest = found[1:]
    if verb == OFFER:
        return _parse_offer(rest, names, board)
    if verb in OF_SPACES:
        return Action(verb, (board.space_named(_only(rest, "tietgen-which-space", first.text)),))
    if verb == BID:
        return Action(verb, (amounts.read(_only(rest, "tietgen-how-much", first.text)),))
    if verb == ROLL and rest:
        return Action(verb, movement.read_dice(_only(rest, "tietgen-which-dice", first.text)))
    if verb == MAIL:
        return Action(verb, (_card(_only(rest, "tietgen-which-card", first.text)),))
    if verb in OF_SEATS and rest:
        return Action(verb, (), one_seat(rest, names))
    if rest:
        raise Problem("word-alone", {"word": first.text, "text": text[rest[0].start :]})
    return Action(verb)


def _only(rest: list[Word], key: str, verb: str) -> str:
    if len(rest) != 1:
        raise Problem(key, {"word": verb})
    return rest[0].text


def _card(word: str) -> int:
    if not (word.isascii() and word.isdigit() and 0 < len(word) < 6):
        raise Problem("tietgen-which-card", {"word": VERBS[MAIL]})
    return int(word)


def _parse_offer(rest: list[Word], names: list[str], board: Board) -> Action:
    """`offer Bob give kitchen-12.1 5cl get bike-room-a`."""
    if not rest:
        raise Problem("tietgen-offer-form", {})
    on = seat_named(rest[0].text, names)
    sides: dict[str, list[str]] = {}
    side = ""
    for word in rest[1:]:
        if not word.is_quoted and word.text in ("give", "get") and word.text not in sides:
            side = word.text
            sides[side] = []
        elif side and (word.is_quoted or word.text not in sides):
            sides[side].append(word.text)
        else:
            raise Problem("tietgen-offer-form", {})
    # A side left out is empty: a gift, which the rules refuse (R155).
    gives, gets = sides.get("give", []), sides.get("get", [])
    if not gives and not gets:
        raise Problem("tietgen-offer-form", {})
    return to_offer(on, _goods(gives, board), _goods(gets, board))


def _goods(given: list[str], board: Board) -> Goods:
    beer = flirts = 0
    deeds: list[int] = []
    for word in given:
        if word == "flirt":
            flirts += 1
        elif amounts.is_amount(word):
            beer += amounts.read(word)
        else:
            space = board.space_named(word)
            if space in deeds:
                raise Problem("tietgen-offer-twice", {"word": word})
            deeds.append(space)
    return Goods(beer, flirts, tuple(sorted(deeds)))


def write_move(action: Action, names: list[str], board: Board) -> str:
    """The move as text that `parse_move` reads."""
    verb = action.verb
    word = VERBS[verb]
    if verb == OFFER:
        return write_offer(action, quoted(names[action.target]), board.ids)
    if verb in OF_SPACES:
        return f"{word} {board.ids[action.parts[0]]}"
    if verb == BID:
        return f"{word} {amounts.write(action.parts[0])}"
    if verb == ROLL and action.parts:
        return f"{word} {action.parts[0]}-{action.parts[1]}"
    if verb == MAIL:
        return f"{word} {action.parts[0]}"
    return word if action.target == NOBODY else f"{word} {quoted(names[action.target])}"


def fit(s: Tietgen, seat: int, action: Action) -> Action:
    """The same move with the name that goes without saying: `accept` when only one offer is open."""
    if action.verb not in OF_SEATS or action.target != NOBODY:
        return action
    to_me = [offer.by for offer in s.offers if offer.on == seat]
    if len(to_me) == 1:
        return Action(action.verb, (), to_me[0])
    mine = [offer.on for offer in s.offers if offer.by == seat]
    if action.verb != ACCEPT and not to_me and len(mine) == 1:
        return Action(action.verb, (), mine[0])
    return action

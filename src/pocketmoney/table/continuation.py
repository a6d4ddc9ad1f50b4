"""Playing on from a moment of an earlier game: one person takes a seat of it, bots take the others.

Hands, piles and dice are those of that game, rebuilt from its beginning and its moves. Nobody can check such a game as
a fresh deal, and it says so everywhere.
"""

from __future__ import annotations

from typing import NamedTuple

from pocketmoney import games
from pocketmoney.core.game import Game, State
from pocketmoney.core.header import Header
from pocketmoney.core.problem import Problem
from pocketmoney.core.refusal import Refusal
from pocketmoney.table import clock, entries, setup_check
from pocketmoney.table.chair import hashed
from pocketmoney.table.entries import NO_CHAIR
from pocketmoney.table.game_in_progress import NAMES
from pocketmoney.table.handlers import seats
from pocketmoney.table.reducer import commit_entry
from pocketmoney.table.replay_steps import Jump, Made
from pocketmoney.table.state import TableState


class Position(NamedTuple):
    """A moment of a game: how it began, and the moves up to there (seat, and the move with seats `@0`, `@1`, ...)."""

    header: Header
    moves: list[tuple[int, str]]


def made_again(game: Game, header: Header, moves: list[tuple[int, str]]) -> list[Made | Jump]:
    """The moves that lead to a moment, read again."""
    state = game.set_up(header)
    made: list[Made | Jump] = []
    for seat, text in moves:
        action = game.fit(state, seat, game.parse_move(text, NAMES))
        is_sealed = len(state.open_to()) > 1 and state.is_sealed() and seat in state.open_to()
        made.append(Made(seat, action, "", is_sealed))
        state.apply(seat, action)
    return made


def may_take(position: Position, seat: int) -> Refusal | None:
    """Return why a game cannot be continued from a position in that seat; None if it can."""
    state = _at(position)
    if not 0 <= seat < state.seats:
        return Refusal("continue-no-seat", {"seats": state.seats})
    if state.over:
        return Refusal("continue-over")
    if state.is_out(seat):
        return Refusal("continue-out", {"name": position.header.seats[seat]})
    return None


def begin(table: TableState, position: Position, seat: int, bot: str, now: int) -> str:
    """Seat a person and bots at a new table, and begin with that moment; returns the token of the person's seat.

    What cannot be is a problem. The person has read the notices of the game.
    """
    header = position.header
    decks = [deck for entry in header.named("decks") for deck in entry.words]
    _hold(setup_check.fits(header.game, header.options, decks))
    _hold(seats.bot_word(table, bot))
    token = seats.new_token(table)
    for place, given in enumerate(header.seats):
        name, refusal = seats.checked_name(table, given)
        _hold(refusal if refusal is not None or name == given else Refusal("name-letters", {"word": given}))
        key, word = (hashed(token), "") if place == seat else ("", bot.lower())
        commit_entry(table, entries.Sat(now, NO_CHAIR, 0, place, name, key, word))
    commit_entry(table, entries.Chosen(now, seat, 0, header.game, dict(header.options), decks))
    settings = table.settings
    commit_entry(table, entries.Arranged(now, seat, 0, clock.NO_CLOCK, settings.family, False, settings.stand_in))
    for notice in games.find(header.game).notices():
        commit_entry(table, entries.Noticed(now, seat, 0, seat, notice))
    lines = [(entry.key, entry.of, entry.words) for entry in header.entries]
    order = list(range(len(header.seats)))
    moves, files = position.moves, header.files
    commit_entry(table, entries.Continued(now, seat, 0, order, header.seed, lines, moves, files))
    return token


def _at(position: Position) -> State:
    game = games.find(position.header.game)
    state = game.set_up(position.header)
    for seat, text in position.moves:
        state.apply(seat, game.fit(state, seat, game.parse_move(text, NAMES)))
    return state


def _hold(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise Problem(refusal.key, refusal.args)

"""Letters from the kitchen mailbox (R124): home-made cards, the tables `[[letters]]` of a TOML text as in cards.py."""

from __future__ import annotations

from pocketmoney.core.problem import Problem
from pocketmoney.games.tietgen.board import Board
from pocketmoney.games.tietgen.board_file import Notes, Table, all_noted, first_raised, load
from pocketmoney.games.tietgen.cards import read_cards
from pocketmoney.games.tietgen.pieces import Card


def parse(text: str, board: Board) -> list[Card]:
    """Return the letters of a text, for that board. The first problem is raised."""
    return first_raised(lambda notes: _read(text, board, notes))


def check(text: str, board: Board) -> list[Problem]:
    """Return every problem of a text as kitchen letters for that board."""
    return all_noted(lambda notes: _read(text, board, notes))


def _read(text: str, board: Board, notes: Notes) -> list[Card]:
    table = Table(load(text), "kitchen", notes)
    letters = read_cards(table, "letters", board.spaces, board.mail, needs_text=True)
    table.end()
    return letters

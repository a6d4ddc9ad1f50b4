"""The board and the kitchen letters that come with the package: read when first needed."""

from __future__ import annotations

from importlib import resources

from pocketmoney.games.tietgen.board import Board
from pocketmoney.games.tietgen.board_file import first_raised

_BOARDS: list[Board] = []
_LETTERS: list[str] = []


def board() -> Board:
    """The Tietgen board, on which Kitchen 12.1 is the eighth space (R123)."""
    if not _BOARDS:
        _BOARDS.append(first_raised(lambda notes: Board(_text("board.toml"), notes, needs_words=False)))
    return _BOARDS[0]


def letters() -> str:
    """The text of the sample letters."""
    if not _LETTERS:
        _LETTERS.append(_text("kitchen.toml"))
    return _LETTERS[0]


def is_sample(number: int, text: str) -> bool:
    """Whether a letter is one of the samples, which the catalogues know by their numbers."""
    return f'number = {number}\ntext = "{text}"\n' in letters()


def _text(name: str) -> str:
    file = resources.files("pocketmoney") / "games" / "tietgen" / "data" / name
    return file.read_text(encoding="utf-8")

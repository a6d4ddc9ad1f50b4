"""Own boards and kitchen letters on the command line: what is wrong with them, and how a board looks as a table."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from importlib import resources
from json import dumps
from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.games.tietgen import amounts, kitchen, package_data
from pocketmoney.games.tietgen import board as boards
from pocketmoney.games.tietgen.board import Board
from pocketmoney.games.tietgen.pieces import KINDS, KITCHEN
from pocketmoney.text.speech import Speech

GAP: Final = "  "
NAME: Final = 2  # which column it is
WIDE: Final = 100

_PLACE: Final = re.compile(r"(\w+)\[(\d+)\]")


def text_of(source: bytes) -> str:
    """The text of a file. One that is no text is a problem."""
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Problem("board-no-utf8", {}) from None


class Checked:
    """A board, if it can be played on, and all that is wrong with it or with the kitchen letters for it."""

    def __init__(self, file: str | None, letters: str | None, read: Callable[[str], bytes]) -> None:
        self.problems: list[tuple[str, Problem]] = []
        self.board: Board | None = None
        try:
            text = None if file is None else text_of(read(file))
            self._note(file, boards.check(text) if text is not None else [], text or "")
            if not self.problems:
                self.board = package_data.board() if text is None else boards.parse(text)
        except Problem as problem:
            self._note(file, [problem], "")
        if self.board is None or letters is None:
            return
        try:
            text = text_of(read(letters))
            self._note(letters, kitchen.check(text, self.board), text)
        except Problem as problem:
            self._note(letters, [problem], "")
        if self.problems:
            self.board = None

    def _note(self, file: str | None, problems: list[Problem], text: str) -> None:
        for problem in problems:
            problem.line = problem.line or _line(str(problem.details.get("where", "")), text)
            self.problems.append((file or "", problem))


def _line(where: str, text: str) -> int:
    """On which line the table begins that is meant by `spaces[3]`; 0 if that cannot be said."""
    found = _PLACE.match(where)
    if found is None:
        return 0
    heads = [number for number, line in enumerate(text.splitlines(), 1) if line.strip() == f"[[{found[1]}]]"]
    return heads[int(found[2]) - 1] if int(found[2]) <= len(heads) else 0


def template(speech: Speech) -> Iterator[str]:
    """The Tietgen board as a file to begin an own one with: with its names and texts in it."""
    yield from [f"# {line}" for line in speech.say("cli-board-template").split("\n")]
    board = package_data.board()
    numbers = iter(board.mail)
    spaces = iter(board.spaces)
    head = ""
    for line in _packaged().splitlines():
        if line.startswith("#"):
            continue
        yield line
        head = line if line.startswith("[[") else head
        if head == "[[spaces]]" and line.startswith("id = "):
            yield f"name = {dumps(speech.space(next(spaces).id), ensure_ascii=False)}"
        elif head == "[[mail]]" and line.startswith("number = "):
            yield f"text = {dumps(speech.say(f'mail-{next(numbers).number}'), ensure_ascii=False)}"


def _packaged() -> str:
    file = resources.files("pocketmoney") / "games" / "tietgen" / "data" / "board.toml"
    return file.read_text(encoding="utf-8")


def summary(board: Board, file: str, speech: Speech) -> str:
    """What there is on a board that can be played on."""
    args = {"file": file, "spaces": len(board.spaces), "deeds": len(board.deeds), "groups": len(board.groups)}
    return speech.say("cli-board-holds", {**args, "mail": len(board.mail)})


def table(board: Board, speech: Speech) -> Iterator[str]:
    """A line for each space: its number, id and name, then its numbers in centilitres."""
    rows = [speech.say("cli-board-columns").split()]
    for index, space in enumerate(board.spaces):
        group = board.groups[space.group].id if space.kind == KITCHEN else KINDS[space.kind] if space.is_deed else ""
        price = _number(space.price) if space.is_deed else _number(space.amount) if space.amount else ""
        rents = "/".join([_number(rent) for rent in space.rents])
        rows.append([str(index), space.id, space.name or speech.space(space.id), group, price, rents])
    if shutil.get_terminal_size((80, 24)).columns < WIDE:
        rows = [[cell for column, cell in enumerate(row) if column != NAME] for row in rows]
    widths = [max([len(row[column]) for row in rows]) for column in range(len(rows[0]))]
    for row in rows:
        yield GAP.join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip()
    yield ""
    transport = "/".join([_number(rent) for rent in board.transport_rents])
    utility = "/".join([_number(pip) for pip in board.utility_pips])
    yield speech.say("cli-board-rents", {"transport": transport or "-", "utility": utility or "-"})
    crates = speech.listing([f"{group.id} {_number(group.crate)}" for group in board.groups])
    yield speech.say("cli-board-crates", {"crates": crates})
    amounts_of = {"start": board.start, "go": board.go, "fine": board.fine}
    args: dict[str, object] = {name: speech.beer(beer) for name, beer in amounts_of.items()}
    yield speech.say("cli-board-stock", {**args, "crates": board.crates, "fridges": board.fridges})


def _number(beer: int) -> str:
    return amounts.write(beer).removesuffix("cl")

"""What a record can claim about a game: ledgers, places, deeds, buildings, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pocketmoney.core.action import NOBODY
from pocketmoney.core.game import Fact, State
from pocketmoney.core.notation import Word, one_seat, quoted, whole_number, words
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.games.tietgen import amounts
from pocketmoney.games.tietgen.board import Board
from pocketmoney.games.tietgen.state import Tietgen

# What can be claimed about a seat: `Ann stock 70cl`, `Ann drunk 5cl`, `Ann at go`, `Ann in`, `Ann flirts 1` and so on.
_OF_SEATS: Final[dict[str, Callable[[Tietgen, int], str]]] = {
    "stock": lambda s, seat: f"stock {amounts.write(s.stock[seat])}",
    "drunk": lambda s, seat: f"drunk {amounts.write(s.drunk[seat])}",
    "at": lambda s, seat: f"at {s.id(s.at[seat])}",
    "in": lambda s, seat: "out" if s.is_out(seat) else "in",
    "out": lambda s, seat: "out" if s.is_out(seat) else "in",
    "reprimanded": lambda s, seat: "reprimanded" if s.sitting[seat] >= 0 else "not reprimanded",
    "flirts": lambda s, seat: f"flirts {len(s.flirts[seat])}",
}
_OF_TABLE: Final = ["turn", "winner", "owner", "crates", "mortgaged", "clear", "piggy"]


class Claim(Fact):
    """A claim about a game, and how to read what is so."""

    __slots__ = ("read",)

    def __init__(self, text: str, read: Callable[[Tietgen], str]) -> None:
        super().__init__(text)
        self.read = read

    def so(self, state: State) -> str:
        assert isinstance(state, Tietgen)
        return self.read(state)


def parse_fact(text: str, names: list[str], board: Board) -> Fact:
    """The claim that a text makes."""
    found = words(text)
    if not found:
        raise Problem("empty-fact", {})
    first = found[0]
    if not first.is_quoted and first.text in _OF_TABLE:
        return _of_table(first.text, found[1:], text, names, board)
    for name in names:
        if " " in name and text.startswith(name):
            raise Problem("name-needs-quotes", {"word": name})
    if first.text not in names and not first.is_quoted and len(found) == 2 and found[1].text in names:
        raise unknown("unknown-fact", first.text, _OF_TABLE)
    return _of_seat(one_seat(found[:1], names), found[1:], text, names, board)


def _of_table(what: str, rest: list[Word], text: str, names: list[str], board: Board) -> Fact:
    """`turn Ann`, `winner none`, `piggy 10cl`, `owner kitchen-12.1 Ann`, `crates kitchen-12.1 2`, `clear go-lounge`."""
    if not rest:
        raise Problem("tietgen-bad-fact", {"text": text})
    if what == "turn" or what == "winner":
        is_none = what == "winner" and len(rest) == 1 and rest[0].is_mark("none")
        seat = NOBODY if is_none else one_seat(rest, names)
        return Claim(f"{what} {_name(seat, names)}", lambda state: _whose(state, names))
    if what == "piggy":
        _ends(rest, 1, text)
        beer = amounts.read(rest[0].text)
        return Claim(f"piggy {amounts.write(beer)}", lambda state: f"piggy {amounts.write(state.piggy)}")
    space = board.space_named(rest[0].text)
    id = board.ids[space]
    if what == "owner":
        owner = NOBODY if len(rest) == 2 and rest[1].is_mark("none") else one_seat(rest[1:], names)
        return Claim(f"owner {id} {_name(owner, names)}", lambda s: f"owner {id} {_name(s.owner[space], names)}")
    if what == "crates":
        _ends(rest, 2, text)
        return Claim(f"crates {id} {whole_number(rest[1].text, what)}", lambda s: f"crates {id} {s.level[space]}")
    _ends(rest, 1, text)
    return Claim(f"{what} {id}", lambda s: f"{'mortgaged' if s.is_mortgaged(space) else 'clear'} {id}")


def _whose(state: Tietgen, names: list[str]) -> str:
    """Whose turn it is; once the game is over nobody has the turn, but there may be a winner."""
    return f"winner {_name(state.winner, names)}" if state.over else f"turn {_name(state.turn, names)}"


def _name(seat: int, names: list[str]) -> str:
    return "none" if seat == NOBODY else quoted(names[seat])


def _of_seat(seat: int, rest: list[Word], text: str, names: list[str], board: Board) -> Fact:
    if not rest:
        raise Problem("tietgen-bad-fact", {"text": text})
    what = rest[0].text
    if what not in _OF_SEATS:
        raise unknown("unknown-fact", what, list(_OF_SEATS))
    name, read, claimed = _name(seat, names), _OF_SEATS[what], what
    _ends(rest, 1 if what in ("in", "out", "reprimanded") else 2, text)
    if what in ("stock", "drunk"):
        claimed = f"{what} {amounts.write(amounts.read(rest[1].text))}"
    elif what == "at":
        claimed = f"at {board.ids[board.space_named(rest[1].text)]}"
    elif what == "flirts":
        claimed = f"flirts {whole_number(rest[1].text, what)}"
    return Claim(f"{name} {claimed}", lambda state: f"{name} {read(state, seat)}")


def _ends(rest: list[Word], length: int, text: str) -> None:
    if len(rest) != length:
        raise Problem("tietgen-bad-fact", {"text": text})

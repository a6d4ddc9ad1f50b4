"""What a record can claim about a game: ledgers, places, deeds, buildings, whose turn it is."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY
from pocketmoney.core.game import Fact, State
from pocketmoney.core.notation import Word, one_seat, quoted, whole_number, words
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.games.tietgen import amounts
from pocketmoney.games.tietgen.board import Board
from pocketmoney.games.tietgen.state import Tietgen

_OF_SEATS: Final = ["stock", "drunk", "at", "in", "out", "reprimanded", "flirts"]
_OF_TABLE: Final = ["turn", "winner", "owner", "crates", "mortgaged", "clear", "piggy"]


class _TietgenFact(Fact):
    """A claim that reads a game."""

    __slots__ = ()

    def so(self, state: State) -> str:
        assert isinstance(state, Tietgen)
        return self.read(state)

    def read(self, state: Tietgen) -> str:
        """The claim as it really is."""
        raise NotImplementedError


class _OfSeat(_TietgenFact):
    """A claim about one seat: `Ann stock 70cl`, `Ann drunk 5cl`, `Ann at go`, `Ann in`, `Ann flirts 1` and so on."""

    __slots__ = ("what", "seat", "name")

    def __init__(self, text: str, what: str, seat: int, name: str) -> None:
        super().__init__(f"{name} {text}")
        self.what = what
        self.seat = seat
        self.name = name

    def read(self, state: Tietgen) -> str:
        return f"{self.name} {self._so(state)}"

    def _so(self, state: Tietgen) -> str:
        seat = self.seat
        what = self.what
        if what == "stock":
            return f"stock {amounts.write(state.stock[seat])}"
        if what == "drunk":
            return f"drunk {amounts.write(state.drunk[seat])}"
        if what == "at":
            return f"at {state.id(state.at[seat])}"
        if what == "flirts":
            return f"flirts {len(state.flirts[seat])}"
        if what == "reprimanded":
            return "reprimanded" if state.sitting[seat] >= 0 else "not reprimanded"
        return "out" if state.is_out(seat) else "in"


class _OfSpace(_TietgenFact):
    """A claim about a deed: `owner kitchen-12.1 Ann`, `crates kitchen-12.1 2`, `mortgaged ...`, `clear ...`."""

    __slots__ = ("what", "space", "names")

    def __init__(self, text: str, what: str, space: int, names: list[str]) -> None:
        super().__init__(text)
        self.what = what
        self.space = space
        self.names = names

    def read(self, state: Tietgen) -> str:
        id = state.id(self.space)
        if self.what == "owner":
            owner = state.owner[self.space]
            return f"owner {id} {'none' if owner == NOBODY else quoted(self.names[owner])}"
        if self.what == "crates":
            return f"crates {id} {state.level[self.space]}"
        return f"{'mortgaged' if state.is_mortgaged(self.space) else 'clear'} {id}"


class Piggy(_TietgenFact):
    """`piggy 10cl`."""

    def read(self, state: Tietgen) -> str:
        return f"piggy {amounts.write(state.piggy)}"


class Whose(_TietgenFact):
    """`turn Ann`, `winner Ann`; once the game is over nobody has the turn."""

    __slots__ = ("names",)

    def __init__(self, text: str, names: list[str]) -> None:
        super().__init__(text)
        self.names = names

    def read(self, state: Tietgen) -> str:
        if not state.over:
            return f"turn {quoted(self.names[state.turn])}"
        return f"winner {quoted(self.names[state.winner]) if state.winner >= 0 else 'none'}"


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
    if not rest:
        raise Problem("tietgen-bad-fact", {"text": text})
    if what == "turn" or what == "winner":
        if what == "winner" and len(rest) == 1 and rest[0].is_mark("none"):
            return Whose("winner none", names)
        return Whose(f"{what} {quoted(names[one_seat(rest, names)])}", names)
    if what == "piggy":
        _ends(rest, 1, text)
        return Piggy(f"piggy {amounts.write(amounts.read(rest[0].text))}")
    space = board.space_named(rest[0].text)
    id = board.ids[space]
    if what == "owner":
        if len(rest) == 2 and rest[1].is_mark("none"):
            return _OfSpace(f"owner {id} none", what, space, names)
        return _OfSpace(f"owner {id} {quoted(names[one_seat(rest[1:], names)])}", what, space, names)
    if what == "crates":
        _ends(rest, 2, text)
        return _OfSpace(f"crates {id} {whole_number(rest[1].text, what)}", what, space, names)
    _ends(rest, 1, text)
    return _OfSpace(f"{what} {id}", what, space, names)


def _of_seat(seat: int, rest: list[Word], text: str, names: list[str], board: Board) -> Fact:
    name = quoted(names[seat])
    if not rest:
        raise Problem("tietgen-bad-fact", {"text": text})
    what = rest[0].text
    if what in ("in", "out", "reprimanded"):
        _ends(rest, 1, text)
        return _OfSeat(what, what, seat, name)
    if what in ("stock", "drunk"):
        _ends(rest, 2, text)
        return _OfSeat(f"{what} {amounts.write(amounts.read(rest[1].text))}", what, seat, name)
    if what == "at":
        _ends(rest, 2, text)
        return _OfSeat(f"at {board.ids[board.space_named(rest[1].text)]}", what, seat, name)
    if what == "flirts":
        _ends(rest, 2, text)
        return _OfSeat(f"flirts {whole_number(rest[1].text, what)}", what, seat, name)
    raise unknown("unknown-fact", what, _OF_SEATS)


def _ends(rest: list[Word], length: int, text: str) -> None:
    if len(rest) != length:
        raise Problem("tietgen-bad-fact", {"text": text})

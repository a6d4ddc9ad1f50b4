"""What a record can claim about a brawl: counters, hands, turns, holds, piles."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY
from pocketmoney.core.game import Fact, State
from pocketmoney.core.notation import Word, one_seat, quoted, whole_number, words
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.games.brawl.actions import HAND
from pocketmoney.games.brawl.cards import HOLDS, IDS, KIND, kinds_in
from pocketmoney.games.brawl.notation import card_named
from pocketmoney.games.brawl.state import Brawl

_MINUS: Final = "-\u2212"  # the second is the minus sign of print
_OF_SEATS: Final = ["hand", "holds", "lacks", "in", "out", "held-by"]
_OF_TABLE: Final = ["turn", "winner", "pile", "discard-top"]
_HOLDS: Final[list[str]] = [IDS[kind] for kind in kinds_in(HOLDS)]


class _BrawlFact(Fact):
    """A claim that reads a brawl."""

    __slots__ = ()

    def so(self, state: State) -> str:
        assert isinstance(state, Brawl)
        return self.read(state)

    def read(self, state: Brawl) -> str:
        """The claim as it really is."""
        raise NotImplementedError


class _OfSeat(_BrawlFact):
    """A claim about one seat."""

    __slots__ = ("seat", "name")

    def __init__(self, text: str, seat: int, name: str) -> None:
        super().__init__(f"{name} {text}")
        self.seat = seat
        self.name = name


class Counters(_OfSeat):
    """`Ann 15`."""

    def read(self, state: Brawl) -> str:
        return f"{self.name} {state.counters[self.seat]}"


class HandSize(_OfSeat):
    """`Ann hand 5`."""

    def read(self, state: Brawl) -> str:
        return f"{self.name} hand {len(state.hands[self.seat])}"


class InOrOut(_OfSeat):
    """`Ann in`, `Ann out`."""

    def read(self, state: Brawl) -> str:
        return f"{self.name} {'out' if state.is_out(self.seat) else 'in'}"


class HoldsCard(_OfSeat):
    """`Ann holds grab`, `Ann lacks grab`."""

    __slots__ = ("card",)

    def __init__(self, text: str, seat: int, name: str, card: int) -> None:
        super().__init__(text, seat, name)
        self.card = card

    def read(self, state: Brawl) -> str:
        verb = "holds" if self.card in state.hands[self.seat] else "lacks"
        return f"{self.name} {verb} {IDS[self.card]}"


class HeldBy(_OfSeat):
    """`Ann held-by Bob choke`."""

    __slots__ = ("names",)

    def __init__(self, text: str, seat: int, name: str, names: list[str]) -> None:
        super().__init__(text, seat, name)
        self.names = names

    def read(self, state: Brawl) -> str:
        holder = state.held_by[self.seat]
        if holder == NOBODY:
            return f"{self.name} held-by nobody"
        return f"{self.name} held-by {quoted(self.names[holder])} {IDS[state.hold_card[self.seat]]}"


class Whose(_BrawlFact):
    """`turn Ann`, `winner Ann`; once the game is over nobody has the turn."""

    __slots__ = ("names",)

    def __init__(self, text: str, names: list[str]) -> None:
        super().__init__(text)
        self.names = names

    def read(self, state: Brawl) -> str:
        if state.over:
            return f"winner {quoted(self.names[state.winner])}" if state.winner >= 0 else "no winner"
        return f"turn {quoted(self.names[state.turn])}"


class PileSize(_BrawlFact):
    """`pile 80`, or `pile -3`: three fewer than right after the deal."""

    def read(self, state: Brawl) -> str:
        terms = state.terms
        fewer = sum(terms.supply) - HAND * terms.seats - state.left
        is_relative = self.text.startswith("pile -")
        return f"pile -{fewer}" if is_relative and fewer >= 0 else f"pile {state.left}"


class DiscardTop(_BrawlFact):
    """`discard-top smack`."""

    def read(self, state: Brawl) -> str:
        return f"discard-top {IDS[state.discard[-1]] if state.discard else 'none'}"


def parse_fact(text: str, names: list[str]) -> Fact:
    """The claim that a text makes."""
    found = words(text)
    if not found:
        raise Problem("empty-fact", {})
    if not found[0].is_quoted and found[0].text in _OF_TABLE:
        return _of_table(found[0].text, found[1:], text, names)
    for name in names:
        if " " in name and text.startswith(name):
            raise Problem("name-needs-quotes", {"word": name})
    if found[0].text not in names and not found[0].is_quoted and len(found) == 2 and found[1].text in names:
        raise unknown("unknown-fact", found[0].text, _OF_TABLE)
    return _of_seat(one_seat(found[:1], names), found[1:], text, names)


def _of_table(what: str, rest: list[Word], text: str, names: list[str]) -> Fact:
    if not rest:
        raise Problem("bad-fact", {"text": text})
    if what == "turn" or what == "winner":
        return Whose(f"{what} {quoted(names[one_seat(rest, names)])}", names)
    _ends(rest, 1, text)
    if what == "pile":
        size = whole_number(rest[0].text, text)
        is_relative = rest[0].text[0] in _MINUS
        return PileSize(f"pile -{abs(size)}" if is_relative else f"pile {size}")
    return DiscardTop(f"discard-top {IDS[card_named(rest[0])]}")


def _of_seat(seat: int, rest: list[Word], text: str, names: list[str]) -> Fact:
    name = quoted(names[seat])
    if not rest:
        raise Problem("bad-fact", {"text": text})
    what = rest[0].text
    if what == "in" or what == "out":
        _ends(rest, 1, text)
        return InOrOut(what, seat, name)
    if what == "hand":
        _ends(rest, 2, text)
        return HandSize(f"hand {whole_number(rest[1].text, text)}", seat, name)
    if what == "holds" or what == "lacks":
        _ends(rest, 2, text)
        card = card_named(rest[1])
        return HoldsCard(f"{what} {IDS[card]}", seat, name, card)
    if what == "held-by":
        return _held_by(seat, name, rest[1:], text, names)
    if what.lstrip("+-")[:1].isdigit():
        _ends(rest, 1, text)
        return Counters(str(whole_number(what, text)), seat, name)
    raise unknown("unknown-fact", what, _OF_SEATS)


def _held_by(seat: int, name: str, rest: list[Word], text: str, names: list[str]) -> Fact:
    if len(rest) < 2:
        raise Problem("bad-fact", {"text": text})
    holder = one_seat(rest[:-1], names)
    hold = rest[-1].text
    if hold not in _HOLDS:
        raise unknown("unknown-hold" if hold in KIND else "unknown-card", hold, _HOLDS)
    return HeldBy(f"held-by {quoted(names[holder])} {hold}", seat, name, names)


def _ends(rest: list[Word], length: int, text: str) -> None:
    if len(rest) != length:
        raise Problem("bad-fact", {"text": text})

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


class BrawlFact(Fact):
    """A claim about the table, or about one seat: what it is about, and the card that it names."""

    __slots__ = ("what", "names", "seat", "card")

    def __init__(self, text: str, what: str, names: list[str], seat: int = NOBODY, card: int = NOBODY) -> None:
        super().__init__(text if seat < 0 else f"{quoted(names[seat])} {text}")
        self.what = what
        self.names = names
        self.seat = seat
        self.card = card

    def so(self, state: State) -> str:
        assert isinstance(state, Brawl)
        return f"{quoted(self.names[self.seat])} {self._of_seat(state)}" if self.seat >= 0 else self._of_table(state)

    def _of_table(self, state: Brawl) -> str:
        """`turn Ann`, `winner Ann`, `pile 80`, `discard-top smack`."""
        if self.what == "discard-top":
            return f"discard-top {IDS[state.discard[-1]] if state.discard else 'none'}"
        if self.what == "pile":  # or `pile -3`: three fewer than right after the deal
            fewer = sum(state.terms.supply) - HAND * state.terms.seats - state.left
            is_relative = self.text.startswith("pile -")
            return f"pile -{fewer}" if is_relative and fewer >= 0 else f"pile {state.left}"
        if not state.over:
            return f"turn {quoted(self.names[state.turn])}"
        return f"winner {quoted(self.names[state.winner])}" if state.winner >= 0 else "no winner"

    def _of_seat(self, state: Brawl) -> str:
        """`15`, `hand 5`, `in`, `out`, `holds grab`, `lacks grab`, `held-by Bob choke`."""
        seat = self.seat
        if self.what == "hand":
            return f"hand {len(state.hands[seat])}"
        if self.what == "in":
            return "out" if state.is_out(seat) else "in"
        if self.what == "holds":
            return f"{'holds' if self.card in state.hands[seat] else 'lacks'} {IDS[self.card]}"
        if self.what == "counters":
            return str(state.counters[seat])
        holder = state.held_by[seat]
        return f"held-by {quoted(self.names[holder])} {IDS[state.hold_card[seat]]}" if holder >= 0 else "held-by nobody"


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
        return BrawlFact(f"{what} {quoted(names[one_seat(rest, names)])}", what, names)
    _ends(rest, 1, text)
    if what == "pile":
        size = whole_number(rest[0].text, text)
        is_relative = rest[0].text[0] in _MINUS
        return BrawlFact(f"pile -{abs(size)}" if is_relative else f"pile {size}", what, names)
    return BrawlFact(f"discard-top {IDS[card_named(rest[0])]}", what, names)


def _of_seat(seat: int, rest: list[Word], text: str, names: list[str]) -> Fact:
    if not rest:
        raise Problem("bad-fact", {"text": text})
    what = rest[0].text
    if what == "in" or what == "out":
        _ends(rest, 1, text)
        return BrawlFact(what, "in", names, seat)
    if what == "hand":
        _ends(rest, 2, text)
        return BrawlFact(f"hand {whole_number(rest[1].text, text)}", what, names, seat)
    if what == "holds" or what == "lacks":
        _ends(rest, 2, text)
        card = card_named(rest[1])
        return BrawlFact(f"{what} {IDS[card]}", "holds", names, seat, card)
    if what == "held-by":
        return _held_by(seat, rest[1:], text, names)
    if what.lstrip("+-")[:1].isdigit():
        _ends(rest, 1, text)
        return BrawlFact(str(whole_number(what, text)), "counters", names, seat)
    raise unknown("unknown-fact", what, _OF_SEATS)


def _held_by(seat: int, rest: list[Word], text: str, names: list[str]) -> Fact:
    if len(rest) < 2:
        raise Problem("bad-fact", {"text": text})
    holder = one_seat(rest[:-1], names)
    hold = rest[-1].text
    if hold not in _HOLDS:
        raise unknown("unknown-hold" if hold in KIND else "unknown-card", hold, _HOLDS)
    return BrawlFact(f"held-by {quoted(names[holder])} {hold}", "held-by", names, seat)


def _ends(rest: list[Word], length: int, text: str) -> None:
    if len(rest) != length:
        raise Problem("bad-fact", {"text": text})

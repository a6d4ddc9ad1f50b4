"""Rent: how much a landing costs, and the claim on it (R117, R136 to R139)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.refusal import Refusal
from pocketmoney.games.tietgen import moving
from pocketmoney.games.tietgen.actions import TO_CLAIM
from pocketmoney.games.tietgen.dues import RENT
from pocketmoney.games.tietgen.pending import Rent
from pocketmoney.games.tietgen.pieces import KITCHEN, TRANSPORT

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen


def owned(s: Tietgen, seat: int, spaces: tuple[int, ...]) -> int:
    """How many of these spaces that seat owns."""
    return len([space for space in spaces if s.owner[space] == seat])


def rent(s: Tietgen, space: int, pips: int) -> int:
    """The rent of an owned space, for a throw of that many pips."""
    board = s.terms.board
    printed = board.spaces[space]
    owner = s.owner[space]
    if printed.kind == KITCHEN:
        level = s.level[space]
        mates = board.mates(space)
        is_double = level == 0 and owned(s, owner, mates) == len(mates)  # R137: mortgaged mates do not matter
        return printed.rents[level] * (2 if is_double else 1)
    if printed.kind == TRANSPORT:
        return board.transport_rents[owned(s, owner, board.transports) - 1]
    return board.utility_pips[owned(s, owner, board.utilities) - 1] * pips


def fall_due(s: Tietgen, payer: int, space: int, pips: int, times: int, pip: int) -> None:
    """A player has come to somebody's deed. A card may multiply the rent, or set it for each pip of a new throw."""
    owner = s.owner[space]
    if pip:
        first, second = moving.throw_dice(s)
        s.tell("tietgen-card-throw", {"seat": payer, "first": first, "second": second})
        beer = pip * (first + second)
    else:
        beer = rent(s, space, pips) * times
    s.rent = Rent(owner, payer, space, beer)
    if s.terms.house.must_claim:
        args: dict[str, int | str | list[str]] = {"by": owner, "on": payer, "space": s.id(space), "due-beer": beer}
        s.tell("tietgen-rent-due", args)
    else:
        _collect(s)


def judge_claim(s: Tietgen, seat: int) -> Refusal | None:
    """Only the owner may claim, and only what is due."""
    due = s.rent
    if due is None:
        return Refusal("tietgen-no-rent", rule=136)
    if due.owner != seat:
        return Refusal("tietgen-not-your-rent", {"on": due.owner}, 136)
    return None


def claim(s: Tietgen) -> None:
    """The owner asks for the rent in time."""
    due = s.rent
    assert due is not None
    args: dict[str, int | str | list[str]] = {"by": due.owner, "on": due.payer, "space": s.id(due.space)}
    args["due-beer"] = due.beer
    s.tell_move("tietgen-claims", args, due.owner, TO_CLAIM)
    _collect(s)


def _collect(s: Tietgen) -> None:
    due = s.rent
    assert due is not None
    s.rent = None
    s.owe(due.payer, due.owner, due.beer, RENT, due.space)

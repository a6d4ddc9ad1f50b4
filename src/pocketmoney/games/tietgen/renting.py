"""Rent: how much a landing costs, and the claim on it (R117, R136 to R139)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import Action
from pocketmoney.core.event import EventArgs
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.tietgen import moving
from pocketmoney.games.tietgen.actions import TO_CLAIM, TO_ROLL
from pocketmoney.games.tietgen.dues import RENT
from pocketmoney.games.tietgen.pending import Rent
from pocketmoney.games.tietgen.pieces import KITCHEN, TRANSPORT

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen


def _kin(s: Tietgen, space: int) -> int:
    """How many spaces of that kind its owner has."""
    return (s.holdings.owned[s.owner[space]] & s.terms.board.kin_bits[space]).bit_count()


def rent(s: Tietgen, space: int, pips: int) -> int:
    """The rent of an owned space, for a throw of that many pips."""
    board = s.terms.board
    printed = board.spaces[space]
    if printed.kind == KITCHEN:
        level = s.level[space]
        is_double = level == 0 and s.holdings.whole >> space & 1 == 1  # R137: mortgaged mates do not matter
        return printed.rents[level] * (2 if is_double else 1)
    if printed.kind == TRANSPORT:
        return board.transport_rents[_kin(s, space) - 1]
    return board.utility_pips[_kin(s, space) - 1] * pips


def fall_due(s: Tietgen, payer: int, space: int, pips: int, times: int, pip: int) -> None:
    """A player has come to somebody's deed. A card may multiply the rent, or set it for each pip of a new throw."""
    if pip:
        throw_for(s, payer, space, pip, TO_ROLL)
    else:
        _set(s, payer, space, rent(s, space, pips) * times)


def throw_for(s: Tietgen, payer: int, space: int, pip: int, action: Action) -> None:
    """The new throw that a card asks for, by which the rent is set; the dice of the table are told with the move."""
    first, second = moving.throw_dice(s, action.parts)
    if s.log is not None:
        args: EventArgs = {"seat": payer, "first": first, "second": second}
        if s.terms.house.types_dice:
            s.tell_move("tietgen-card-throw", args, payer, action)
        else:
            s.tell("tietgen-card-throw", args)
    _set(s, payer, space, pip * (first + second))


def _set(s: Tietgen, payer: int, space: int, beer: int) -> None:
    """So much may be claimed from now on."""
    owner = s.owner[space]
    s.rent = Rent(owner, payer, space, beer)
    if not s.terms.house.must_claim:
        _collect(s)
    elif s.log is not None:
        s.tell("tietgen-rent-due", {"by": owner, "on": payer, "space": s.id(space), "due-beer": beer})


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
    if s.log is not None:
        args: EventArgs = {"by": due.owner, "on": due.payer, "space": s.id(due.space), "due-beer": due.beer}
        s.tell_move("tietgen-claims", args, due.owner, TO_CLAIM)
    _collect(s)


def _collect(s: Tietgen) -> None:
    due = s.rent
    assert due is not None
    s.rent = None
    s.owe(due.payer, due.owner, due.beer, RENT, due.space)

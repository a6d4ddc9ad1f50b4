"""Rent: how much a landing costs, and the claim on it (R117, R136 to R139, R169)."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.core.event import EventArgs
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.tietgen import movement
from pocketmoney.games.tietgen.actions import TO_CLAIM, TO_ROLL
from pocketmoney.games.tietgen.board import Board
from pocketmoney.games.tietgen.dues import RENT, Rent
from pocketmoney.games.tietgen.holdings import Holdings
from pocketmoney.games.tietgen.pieces import KITCHEN, TRANSPORT
from pocketmoney.games.tietgen.position import Position


def amount(board: Board, holdings: Holdings, owner: int, space: int, level: int, pips: int) -> int:
    """The rent of a space with that owner and level, for a throw of that many pips (R137, R138)."""
    printed = board.spaces[space]
    if printed.kind == KITCHEN:
        is_double = level == 0 and holdings.whole >> space & 1 == 1  # R137: mortgaged mates do not matter
        return printed.rents[level] * (2 if is_double else 1)
    kin = (holdings.owned[owner] & board.kin_bits[space]).bit_count()
    return board.transport_rents[kin - 1] if printed.kind == TRANSPORT else board.utility_pips[kin - 1] * pips


def fall_due(s: Position, payer: int, space: int, pips: int, times: int, pip: int) -> None:
    """Charge a player who has come to another's deed. A card may multiply the rent, or set it by the pips thrown."""
    owner = s.owner[space]  # who collects from the administration too (R139)
    if pip:
        throw_for(s, payer, space, pip, owner, TO_ROLL)
    else:
        _set(s, payer, space, amount(s.terms.board, s.holdings, owner, space, s.level[space], pips) * times, owner)


def throw_for(s: Position, payer: int, space: int, pip: int, owner: int, action: Action) -> None:
    """Make the new throw that a card asks for; it sets the rent of the owner at the landing (R169)."""
    first, second = movement.throw_dice(s, action.parts)
    if s.log is not None:
        args: EventArgs = {"seat": payer, "first": first, "second": second}
        if s.terms.house.types_dice:
            s.tell_move("tietgen-card-throw", args, payer, action)
        else:
            s.tell("tietgen-card-throw", args)
    _set(s, payer, space, pip * (first + second), owner)


def _set(s: Position, payer: int, space: int, beer: int, owner: int) -> None:
    """Let that amount be claimed from now on, or take it at once by house rule."""
    due = Rent(owner, payer, space, beer)
    if not s.terms.house.must_claim:
        _collect(s, [due])
        return
    s.rents += (due,)
    if s.log is not None:
        s.tell("tietgen-rent-due", _rent_args(s, due))


def rents_of(s: Position, owner: int) -> list[Rent]:
    """The rents that this owner may claim, oldest first."""
    return [due for due in s.rents if due.owner == owner]


def has_rent(s: Position, owner: int) -> bool:
    """Whether this owner may claim anything."""
    for due in s.rents:
        if due.owner == owner:
            return True
    return False


def ends_with_throw(s: Position, due: Rent, seat: int) -> bool:
    """Whether a throw of this seat ends the right to a rent: that of another player does, or any by house rule."""
    return due.payer != seat or s.terms.house.any_throw_ends_rent


def judge_claim(s: Position, seat: int) -> Refusal | None:
    """Why that seat may not claim: only the owner may, and only what is due (R136)."""
    if not s.rents:
        return Refusal("tietgen-no-rent", rule=136)
    if not has_rent(s, seat):
        return Refusal("tietgen-not-your-rent", {"on": s.rents[0].owner}, 136)
    return None


def claim(s: Position, owner: int) -> None:
    """Claim all that is open to this owner; each rent is a payment of its own, oldest first (R136)."""
    claimed = rents_of(s, owner)
    s.rents = tuple([due for due in s.rents if due.owner != owner])
    if s.log is not None:
        s.tell_move("tietgen-claims", _rent_args(s, claimed[0]), owner, TO_CLAIM)
        for due in claimed[1:]:
            s.tell("tietgen-claims", _rent_args(s, due))
    _collect(s, claimed)


def _collect(s: Position, claimed: list[Rent]) -> None:
    for due in reversed(claimed):
        s.owe(due.payer, due.owner, due.beer, RENT, due.space)


def expire(s: Position, seat: int) -> None:
    """Remove the rents that a throw of this seat ends (R136)."""
    for due in s.rents:
        if ends_with_throw(s, due, seat):
            _lose(s, due, "tietgen-rent-lost")


def give_up(s: Position, owner: int) -> None:
    """Remove the rents of an owner who does not claim in the last call (R156)."""
    for due in rents_of(s, owner):
        _lose(s, due, "tietgen-rent-lost")


def forfeit(s: Position, owner: int, space: int) -> None:
    """Remove what was due for a deed that its owner mortgages (R169)."""
    for due in s.rents:
        if due.owner == owner and due.space == space:
            _lose(s, due, "tietgen-rent-forfeited")


def drop_rents(s: Position, seat: int) -> None:
    """Remove the rents to and from a player who leaves (R165, R169)."""
    s.rents = tuple([due for due in s.rents if seat != due.owner and seat != due.payer])


def _lose(s: Position, gone: Rent, key: str) -> None:
    s.rents = tuple([due for due in s.rents if due is not gone])
    if s.log is not None:
        s.tell(key, _rent_args(s, gone))


def _rent_args(s: Position, due: Rent) -> EventArgs:
    return {"by": due.owner, "on": due.payer, "space": s.id(due.space), "due-beer": due.beer}

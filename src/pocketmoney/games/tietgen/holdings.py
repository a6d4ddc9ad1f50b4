"""Who holds which spaces, as sets of bits: space n is `1 << n`. All of it follows from owners and buildings.

Measured: what a seat may mortgage, lift, sell, build on or ask for is a few operations on such sets instead of a walk
over 28 deeds, which was a third of the bytecodes of random play.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.tietgen.board import Board
from pocketmoney.games.tietgen.pieces import SPACES


class Holdings:
    """The deeds of every seat, and the groups that are complete or built on. Immutable, so that clones share it."""

    __slots__ = ("owned", "kin", "taken", "whole", "built", "wanted", "deals")

    def __init__(self, owned: list[int], kin: list[int], taken: int, whole: int, built: int) -> None:
        self.owned = owned  # by seat
        self.kin = kin  # by seat: all spaces that are worth more together with one of theirs, theirs too
        self.taken = taken  # owned by anybody
        self.whole = whole  # kitchens of groups that one player owns completely
        self.built = built  # kitchens of groups with something on them
        # By seat: what others own that fits what this seat owns, of bare groups only.
        self.wanted = [kin[seat] & taken & ~owned[seat] & ~built for seat in range(len(owned))]
        # By seat: the offers that suit it, as `proposals` finds them when they are asked for first.
        self.deals: list[list[Action] | None] = [None] * len(owned)

    def handed(self, board: Board, space: int, by: int, on: int) -> Holdings:
        """The same after a deed has gone from one seat to another; each may be nobody."""
        bit = 1 << space
        kin = board.kin_bits[space]
        mates = board.mate_bits[space]
        owned = self.owned[:]
        all_kin = self.kin[:]
        taken = self.taken & ~bit
        whole = self.whole & ~mates
        if by != NOBODY:
            owned[by] &= ~bit
            if owned[by] & kin == 0:
                all_kin[by] &= ~kin
        if on != NOBODY:
            owned[on] |= bit
            all_kin[on] |= kin
            taken |= bit
            if owned[on] & mates == mates:
                whole |= mates
        return Holdings(owned, all_kin, taken, whole, self.built)

    def with_built(self, built: int) -> Holdings:
        """The same with other groups that are built on."""
        return Holdings(self.owned, self.kin, self.taken, self.whole, built)


def holdings_of(board: Board, seats: int, owner: list[int], level: list[int]) -> Holdings:
    """The holdings that follow from owners and buildings."""
    owned, kin = [0] * seats, [0] * seats
    whole = built = 0
    for deed in board.deeds:
        seat, mates = owner[deed], board.mate_bits[deed]
        if seat != NOBODY:
            owned[seat] |= 1 << deed
            kin[seat] |= board.kin_bits[deed]
            if owned[seat] & mates == mates:  # so it is at the last deed of a group
                whole |= mates
        if level[deed]:
            built |= mates
    return Holdings(owned, kin, sum(owned), whole, built)


# By tens of the board, and set of the spaces there: these spaces.
_TENS: Final = [[tuple([first + at for at in ones]) for ones in SEATS_OF] for first in range(0, SPACES, 10)]


def spaces_in(spaces: int) -> tuple[int, ...]:
    """The spaces of a set, in board order."""
    first, second, third, last = _TENS
    return first[spaces & 1023] + second[spaces >> 10 & 1023] + third[spaces >> 20 & 1023] + last[spaces >> 30]


def first_in(spaces: int) -> int:
    """The first space of a set that is not empty, in board order."""
    return (spaces & -spaces).bit_length() - 1


def draw_space(spaces: int, rng: Rng) -> int:
    """Draw one of the spaces of a set that is not empty."""
    drawn = spaces_in(spaces)
    return drawn[rng.below(len(drawn))] if len(drawn) > 1 else drawn[0]

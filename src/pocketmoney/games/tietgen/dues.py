"""What players owe: kinds of debts, and rents that may be claimed."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY

GAME: Final = NOBODY  # as a creditor

RENT: Final = 0
TAX: Final = 1
CARD: Final = 2
FINED: Final = 3
INTEREST: Final = 4
GIFT: Final = 5  # a card that makes one player pay another

NAMES: Final[list[str]] = ["rent", "tax", "card", "fine", "interest", "gift"]


class Rent:
    """A rent that may be claimed (R136); the landing has settled who owes whom how much (R169)."""

    __slots__ = ("owner", "payer", "space", "beer")

    def __init__(self, owner: int, payer: int, space: int, beer: int) -> None:
        self.owner = owner
        self.payer = payer
        self.space = space
        self.beer = beer

    def to_json(self) -> list[object]:
        """The rent as plain data."""
        return [self.owner, self.payer, self.space, self.beer]

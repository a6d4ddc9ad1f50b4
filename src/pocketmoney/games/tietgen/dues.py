"""Kinds of debts: to whom, whether they are drunk, whether they fill the piggy bank, how their payment is told."""

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

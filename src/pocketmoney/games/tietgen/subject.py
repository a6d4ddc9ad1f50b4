"""What a question is about, in plain numbers: for bots, encodings and screens, which need not know its class."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY


class Subject:
    """Spaces, beer and seats that a question names. What does not apply to it is nobody, nothing or 0."""

    __slots__ = ("space", "beer", "deeds", "debtor", "creditor", "high", "passed", "is_piece")

    def __init__(
        self,
        space: int = NOBODY,
        beer: int = 0,
        deeds: tuple[int, ...] = (),
        debtor: int = NOBODY,
        creditor: int = NOBODY,
        high: int = NOBODY,
        passed: int = 0,
        *,
        is_piece: bool = False,
    ) -> None:
        self.space = space  # that is for sale, auctioned, taxed or owed for
        self.beer = beer  # that is owed, or the highest bid
        self.deeds = deeds  # mortgaged deeds that have changed hands
        self.debtor = debtor
        self.creditor = creditor  # nobody is the game
        self.high = high  # who has bid the most
        self.passed = passed  # who has passed since, as a set of seats
        self.is_piece = is_piece  # whether the last crate or fridge is auctioned


NO_SUBJECT: Final = Subject()

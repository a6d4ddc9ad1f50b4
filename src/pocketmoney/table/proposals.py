"""What the people at a table decide together: to undo a move, and to change a house rule."""

from __future__ import annotations

from typing import Final

RULES: Final = "rules"  # a vote on continuing a game of earlier rules by ours; no house rule has that name


class UndoRequest:
    """A seat asks to undo its last move, or another seat disputes a throw that was entered by hand (R160)."""

    __slots__ = ("seat", "by", "agreed", "against", "until")

    def __init__(self, seat: int, until: int, by: int) -> None:
        self.seat = seat
        self.by = by  # the seat that asks
        self.agreed: list[int] = [self.by] if self.is_dispute else []
        self.against: list[int] = []  # a dispute is decided by the majority
        self.until = until  # 0: as long as it takes

    @property
    def is_dispute(self) -> bool:
        """Whether another seat asks than the one that moved."""
        return self.by != self.seat


class Vote:
    """A vote on the value of a house rule."""

    __slots__ = ("option", "value", "by", "yes", "no")

    def __init__(self, option: str, value: str, by: int) -> None:
        self.option = option
        self.value = value
        self.by = by
        self.yes: list[int] = []
        self.no: list[int] = []

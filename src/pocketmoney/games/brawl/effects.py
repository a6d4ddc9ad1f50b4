"""Timed effects: poked, heart-broken, thrown, vomiting, dazed."""

from __future__ import annotations

from typing import Final

POKED: Final = 0  # through the next turn, counted from the turn owner (R53 to R56)
HEART_BROKEN: Final = 1  # through the next turn of the player who laid it (R79, R80)
THROWN: Final = 2  # out of reach until exactly one turn has been missed (R81 to R83)
VOMITING: Final = 3  # through the next turn of the player in whose turn the hold ended (R98, R100)
DAZED: Final = 4  # attacks one weaker, through the second next turn (R93)

REASONS: Final[list[str]] = ["poked", "heart-broken", "thrown", "vomiting", "dazed"]
BEGINS: Final[list[str]] = ["poked", "heart-broken", "thrown", "vomits", "dazed"]  # the keys of the events


class Effect:
    """One effect on one seat.

    It ends when `left` turns of the seat `tied` are over; those count as soon as `missing` turns of the seat it is on
    are over. A turn that is skipped counts (R80, R81), and so does the place of a seat that is out (R84).
    """

    __slots__ = ("kind", "on", "by", "left", "used", "tied", "missing")

    def __init__(self, kind: int, on: int, by: int, left: int, used: int = 0, tied: int = -1, missing: int = 0) -> None:
        self.kind = kind
        self.on = on
        self.by = by
        self.left = left
        self.used = used  # seats that have had their bonus attack on a vomiting player (R99)
        self.tied = tied if tied >= 0 else by
        self.missing = missing

    def to_json(self) -> list[object]:
        """The effect as plain data."""
        return [self.kind, self.on, self.by, self.left, self.used, self.tied, self.missing]


def after_turn(effect: Effect, seat: int) -> Effect | None:
    """Return the effect as that seat's turn, or the place of a seat that is out, leaves it; None if it ends (R84)."""
    if effect.missing:
        if effect.on != seat:
            return effect
        return Effect(effect.kind, effect.on, effect.by, effect.left, effect.used, effect.tied, effect.missing - 1)
    if effect.tied != seat:
        return effect
    if effect.left == 1:
        return None
    return Effect(effect.kind, effect.on, effect.by, effect.left - 1, effect.used, effect.tied)

"""What lasts for some turns: poked, heart-broken, thrown, vomiting, dazed."""

from __future__ import annotations

from typing import Final

POKED: Final = 0  # until the end of the next turn (R53 to R56)
HEART_BROKEN: Final = 1  # through the next turn of who did it (R79, R80)
THROWN: Final = 2  # the same span, out of reach (R81 to R83)
VOMITING: Final = 3  # through the next turn of whoever's turn the hold ended in (R98)
DAZED: Final = 4  # attacks one weaker, through the second next turn (R93)

REASONS: Final[list[str]] = ["poked", "heart-broken", "thrown", "vomiting", "dazed"]


class Effect:
    """One effect on one seat, ending when `left` turns of the seat it is tied to are over."""

    __slots__ = ("kind", "on", "by", "left", "used")

    def __init__(self, kind: int, on: int, by: int, left: int, used: int = 0) -> None:
        self.kind = kind
        self.on = on
        self.by = by
        self.left = left
        self.used = used  # seats that have had their bonus attack on a vomiting player (R99)

    def to_json(self) -> list[object]:
        """The effect as plain data."""
        return [self.kind, self.on, self.by, self.left, self.used]


def effect_from(data: object) -> Effect:
    """The effect that `to_json` wrote."""
    assert isinstance(data, list)
    kind, on, by, left, used = [int(item) for item in data]
    return Effect(kind, on, by, left, used)


def ticked(effects: tuple[Effect, ...], seat: int, *, turn_ends: bool) -> tuple[Effect, ...]:
    """The effects after that seat's turn ended, or after its place was passed over because it is out (R84)."""
    kept: list[Effect] = []
    for effect in effects:
        if effect.kind == POKED:
            counts = turn_ends
        else:
            counts = effect.by == seat
        if not counts:
            kept.append(effect)
        elif effect.left > 1:
            kept.append(Effect(effect.kind, effect.on, effect.by, effect.left - 1, effect.used))
    return tuple(kept)

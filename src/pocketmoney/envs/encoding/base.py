"""What every encoding is: named blocks of an observation, named blocks of actions."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from pocketmoney.bots.questions import Question
from pocketmoney.core.action import Action
from pocketmoney.core.game import View
from pocketmoney.core.options import AMOUNT, Option

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

LOW: Final = -1.0
HIGH: Final = 1.0


class Block:
    """A named run of slots."""

    __slots__ = ("name", "start", "size")

    def __init__(self, name: str, start: int, size: int) -> None:
        self.name = name
        self.start = start
        self.size = size


class Blocks:
    """Runs of slots, one behind the other."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0

    def add(self, name: str, size: int) -> int:
        """Add a run; returns where it starts."""
        start = self.size
        self.blocks.append(Block(name, start, size))
        self.size += size
        return start


class Encoding:
    """One table as numbers. Every observation has `size` slots from -1 to 1; actions go from 0 to `actions` - 1.

    Seats are counted from the seat that looks: 0 is itself, 1 the next one clockwise.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.seen = Blocks()  # the slots of an observation
        self.done = Blocks()  # the actions

    @property
    def size(self) -> int:
        """How many slots an observation has."""
        return self.seen.size

    @property
    def actions(self) -> int:
        """How many actions there are, allowed or not."""
        return self.done.size

    def observe(self, view: View, question: Question | None) -> Vector:
        """What a seat knows, as numbers; the question is the one put to that very seat, if any."""
        raise NotImplementedError

    def moves(self, view: View, question: Question) -> dict[int, Action | None]:
        """The answers to a question by their numbers; None is the answer "nothing"."""
        raise NotImplementedError

    def nearest(self, moves: dict[int, Action | None], wanted: Action | None) -> int:
        """The number of a move; of one that is on no menu, the number of what comes nearest to it."""
        return next(number for number, move in moves.items() if move == wanted)

    def mask(self, moves: dict[int, Action | None]) -> Mask:
        """1 for every action that is allowed."""
        mask = np.zeros(self.done.size, np.int8)
        mask[list(moves)] = 1
        return mask


def flags(options: list[Option], chosen: dict[str, str]) -> list[float]:
    """House rules: a slot for each value; one for a number that is left free, in thousands or in tenths of a litre."""
    found: list[float] = []
    for option in options:
        value = chosen[option.name]
        if option.free:
            number = float(value.removesuffix("cl")) / (10.0 if option.free == AMOUNT else 1000.0)
            found.append(min(number, HIGH))
        else:
            found += [1.0 if value == one else 0.0 for one in option.values]
    return found

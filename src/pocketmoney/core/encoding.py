"""A table as numbers for trainers: what a seat sees as a vector, what it may do as a mask.

A vector is put together from chunks that were made beforehand: 32-bit floats from -1 to 1, four bytes each.
"""

from __future__ import annotations

from struct import Struct
from typing import Final, Generic, NamedTuple, TypeVar

from pocketmoney.core.action import Action
from pocketmoney.core.options import AMOUNT, Option

S = TypeVar("S")

LOW: Final = -1.0
HIGH: Final = 1.0


class Block(NamedTuple):
    """A named run of slots or actions."""

    name: str
    start: int
    size: int


class Blocks:
    """Runs, one behind the other."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0

    def add(self, name: str, size: int) -> int:
        """Add a run; return where it starts."""
        start = self.size
        self.blocks.append(Block(name, start, size))
        self.size += size
        return start


_SLOT: Final = Struct("=f")


def chunk(value: float) -> bytes:
    """One slot; what is out of range is clipped."""
    return _SLOT.pack(HIGH if value > HIGH else LOW if value < LOW else value)


def shares(whole: int) -> list[bytes]:
    """The slots for 0, 1, 2 and so on up to the whole, as parts of it."""
    return [chunk(part / whole) for part in range(whole + 1)]


ZERO: Final = chunk(0.0)
ONE: Final = chunk(1.0)


def one_of(size: int) -> list[bytes]:
    """Runs of slots with a 1 in the first, in the second, and so on; the last run, which is also -1, has none."""
    return [ZERO * at + ONE + ZERO * (size - 1 - at) for at in range(size)] + [ZERO * size]


class Encoding(Generic[S]):
    """The tables of one setting; S is the state. Every observation has `size` slots, actions go up to `actions` - 1.

    Seats are counted from the seat that looks: 0 is itself, 1 the next one clockwise.
    """

    def __init__(self, seats: int, done: Blocks, seen: list[tuple[str, int]]) -> None:
        self.seats = seats
        self.done = done  # the actions
        self.seen = Blocks()  # the slots of an observation
        for name, size in seen:
            self.seen.add(name, size)
        marks = one_of(seats)
        # By the seat that looks and a seat: the run of slots in which that seat is marked; nobody is -1.
        self.marks = [
            [marks[(other - seat) % seats] for other in range(seats)] + [marks[seats]] for seat in range(seats)
        ]
        # By the seat that looks: all seats clockwise from it.
        self.around = [[(seat + step) % seats for step in range(seats)] for seat in range(seats)]
        # By set of seats, counted from the seat that looks: the run of slots in which all of them are marked.
        self._sets = [b"".join([ONE if bits >> at & 1 else ZERO for at in range(seats)]) for bits in range(1 << seats)]

    @property
    def size(self) -> int:
        """How many slots an observation has."""
        return self.seen.size

    @property
    def actions(self) -> int:
        """How many actions there are, allowed or not."""
        return self.done.size

    def observe(self, state: S, seat: int, numbers: list[int]) -> bytearray:
        """What a seat knows; `numbers` are the actions that it may choose from, if it is asked."""
        raise NotImplementedError

    def instead(self, state: S, seat: int, numbers: list[int], wanted: Action) -> int:
        """Of the numbers that a seat may choose from, the one nearest to an allowed move that has none."""
        raise NotImplementedError

    def mask(self, numbers: list[int]) -> bytearray:
        """1 for every action among these, a byte each."""
        mask = bytearray(self.done.size)
        for number in numbers:
            mask[number] = 1
        return mask

    def mark_all(self, seat: int, bits: int) -> bytes:
        """The run of slots in which all seats of a set are marked."""
        return self._sets[(bits >> seat | bits << (self.seats - seat)) & ((1 << self.seats) - 1)]


def flags(options: list[Option], chosen: dict[str, str]) -> list[bytes]:
    """House rules: a slot for each value; one for a number that is left free, in thousands or in tenths of a litre."""
    found: list[bytes] = []
    for option in options:
        value = chosen[option.name]
        if option.free:
            found.append(chunk(float(value.removesuffix("cl")) / (10.0 if option.free == AMOUNT else 1000.0)))
        else:
            found += [ONE if value == one else ZERO for one in option.values]
    return found

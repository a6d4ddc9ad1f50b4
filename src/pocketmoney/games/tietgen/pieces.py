"""What a board is made of: spaces, groups of kitchens, cards."""

from __future__ import annotations

from typing import Final

# Kinds of spaces
GO: Final = 0
KITCHEN: Final = 1
TRANSPORT: Final = 2
UTILITY: Final = 3
MAIL: Final = 4
ENERGY: Final = 5
FEE: Final = 6
ADMINISTRATION: Final = 7
PIGGY_BANK: Final = 8
GO_TO_ADMINISTRATION: Final = 9

KINDS: Final[list[str]] = [
    "go", "kitchen", "transport", "utility", "mail", "energy", "fee", "administration", "piggy-bank",
    "go-to-administration",
]  # fmt: skip

# Effects of cards
MOVE: Final = 0
NEXT_TRANSPORT: Final = 1
NEXT_UTILITY: Final = 2
GAIN: Final = 3
PAY: Final = 4
FLIRTING: Final = 5
BACK: Final = 6
REPRIMAND: Final = 7
REPAIRS: Final = 8
PAY_EACH: Final = 9
FROM_EACH: Final = 10

EFFECTS: Final[list[str]] = [
    "move", "next-transport", "next-utility", "gain", "pay", "flirting", "back", "administration", "repairs",
    "pay-each", "from-each",
]  # fmt: skip

SPACES: Final = 40
FRIDGE: Final = 5  # the level of a kitchen with a fridge; 1 to 4 are crates
NO_GROUP: Final = -1


class Space:
    """One of the forty. What does not apply to its kind is nothing: 0, empty, no group."""

    __slots__ = ("id", "name", "kind", "group", "price", "rents", "amount", "letters", "is_deed")

    def __init__(
        self,
        id: str,
        name: str,
        kind: int,
        group: int,
        price: int,
        rents: tuple[int, ...],
        amount: int,
        *,
        letters: bool,
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.group = group
        self.price = price
        self.rents = rents  # bare, 1 to 4 crates, fridge
        self.amount = amount
        self.letters = letters  # whether kitchen letters may take the place of mail (R124)
        self.is_deed = price > 0  # whether it can be owned


class Group:
    """Kitchens of one colour."""

    __slots__ = ("id", "crate", "spaces")

    def __init__(self, id: str, crate: int) -> None:
        self.id = id
        self.crate = crate  # what one costs there
        self.spaces: tuple[int, ...] = ()  # set once all spaces are known


class Card:
    """A mail card or a kitchen letter: its number, what it does, and the numbers for it."""

    __slots__ = ("number", "text", "effect", "amount", "fridge", "count", "to")

    def __init__(self, number: int, text: str, effect: int, amount: int, fridge: int, count: int, to: int) -> None:
        self.number = number
        self.text = text
        self.effect = effect
        self.amount = amount  # gained, paid, for each pip, or for each crate
        self.fridge = fridge  # for each fridge
        self.count = count  # times the rent, or steps back
        self.to = to  # a space

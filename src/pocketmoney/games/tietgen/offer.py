"""An offer to trade: what each of two players would give (R155)."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.games.tietgen import amounts
from pocketmoney.games.tietgen.actions import OFFER


class Goods:
    """One side of a trade: beer, Flirting cards, deeds."""

    __slots__ = ("beer", "flirts", "deeds")

    def __init__(self, beer: int, flirts: int, deeds: tuple[int, ...]) -> None:
        self.beer = beer
        self.flirts = flirts
        self.deeds = deeds

    @property
    def is_nothing(self) -> bool:
        """Whether nothing is given."""
        return self.beer == 0 and self.flirts == 0 and not self.deeds

    def words(self, ids: list[str]) -> list[str]:
        """The goods in the words of a record."""
        found = [ids[deed] for deed in self.deeds]
        if self.beer:
            found.append(amounts.write(self.beer))
        return found + ["flirt"] * self.flirts

    def parts(self) -> list[int]:
        """The goods as numbers."""
        return [self.beer, self.flirts, *self.deeds]


class Offer:
    """An open offer (R155): `by` gives `give` to `on` and gets `get`."""

    __slots__ = ("by", "on", "give", "get")

    def __init__(self, by: int, on: int, give: Goods, get: Goods) -> None:
        self.by = by
        self.on = on
        self.give = give
        self.get = get

    def is_between(self, one: int, other: int) -> bool:
        """Whether it is open between these two."""
        return (self.by == one and self.on == other) or (self.by == other and self.on == one)

    def names(self, space: int) -> bool:
        """Whether that deed would change hands."""
        return space in self.give.deeds or space in self.get.deeds

    def to_json(self) -> list[object]:
        """The offer as plain data."""
        return [self.by, self.on, self.give.parts(), self.get.parts()]


def to_offer(on: int, give: Goods, get: Goods) -> Action:
    """The move that makes an offer."""
    deeds = give.deeds + get.deeds
    return Action(OFFER, (give.beer, give.flirts, get.beer, get.flirts, len(give.deeds)) + deeds, on)


def offer_of(by: int, action: Action) -> Offer | None:
    """The offer that a move means; None if its numbers mean none."""
    parts = action.parts
    if len(parts) < 5 or not 0 <= parts[4] <= len(parts) - 5:
        return None
    middle = 5 + parts[4]
    return Offer(
        by, action.target, Goods(parts[0], parts[1], parts[5:middle]), Goods(parts[2], parts[3], parts[middle:])
    )


def write_offer(action: Action, name: str, ids: list[str]) -> str:
    """The move that makes an offer to the player of that name, as text."""
    offer = offer_of(NOBODY, action)
    assert offer is not None
    return f"offer {name} give {' '.join(offer.give.words(ids))} get {' '.join(offer.get.words(ids))}"

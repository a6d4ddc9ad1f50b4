"""A deck of mail: cards go from the top to the bottom, so that in the end everybody knows the order (R124)."""

from __future__ import annotations


class Deck:
    """Card numbers, top first. The last `seen` of them lie in an order that everybody saw. Immutable."""

    __slots__ = ("cards", "seen")

    def __init__(self, cards: tuple[int, ...], seen: int) -> None:
        self.cards = cards
        self.seen = seen

    def taken(self) -> Deck:
        """The deck without its top card."""
        return Deck(self.cards[1:], min(self.seen, len(self.cards) - 1))

    def turned(self) -> Deck:
        """The deck with its top card laid under it, face up."""
        cards = self.cards
        return Deck(cards[1:] + cards[:1], self.seen + 1 if self.seen < len(cards) else self.seen)

    def returned(self, card: int) -> Deck:
        """The deck with that card laid under it, face up."""
        return Deck(self.cards + (card,), self.seen + 1)

    def is_hidden(self, card: int) -> bool:
        """Whether that card lies among those whose order nobody knows."""
        return self.cards.index(card) < self.hidden

    def on_top(self, card: int) -> Deck:
        """The deck with that card on top, as on a pile of paper, whatever order was known."""
        seen = self.seen if self.is_hidden(card) else self.seen - 1
        return Deck((card,) + tuple([other for other in self.cards if other != card]), seen)

    @property
    def hidden(self) -> int:
        """How many cards on top nobody knows."""
        return len(self.cards) - self.seen

    def bottom(self) -> tuple[int, ...]:
        """The cards that everybody knows, in order."""
        return self.cards[self.hidden :]

    def to_json(self) -> list[object]:
        """The deck as plain data."""
        return [list(self.cards), self.seen]

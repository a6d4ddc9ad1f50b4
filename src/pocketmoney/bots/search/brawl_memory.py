"""What a good player remembers of a brawl: who took a hit that a Block or Dodge would have stopped, and so had none.

Cards drawn since may be anything; cards held since then are still no Block and no Dodge.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY
from pocketmoney.core.event import Event
from pocketmoney.core.rng import Rng
from pocketmoney.games.brawl.cards import BLOCK_OR_DODGE, mask_of
from pocketmoney.games.brawl.state import Brawl

HAND: Final = 5
HURTS: Final = 2  # counters that nobody gives away who could keep them
TRIES: Final = 12

LAYING: Final = frozenset({
    "attacks", "grabs", "distracts", "follows-up", "free-attack", "season-attack", "bonus-attack", "escapes",
    "defends", "humiliates",
})  # fmt: skip
FELLING: Final = frozenset({"poked", "heart-broken", "thrown", "vomits"})
FREEING: Final = frozenset({"hold-broken", "hold-ends", "hold-released"})


class Memory:
    """How many cards in each hand are known to be neither Block nor Dodge, from what the whole table saw."""

    def __init__(self) -> None:
        self.bare: dict[int, int] = {}
        self._laid: dict[int, int] = {}  # cards that left a hand since it was last full
        self._attacked = NOBODY  # who may defend at the moment
        self._down: set[tuple[int, str]] = set()  # who cannot, and why

    def hear(self, events: list[Event]) -> None:
        """Take in what happened."""
        for event in events:
            self._hear(event.key, event.args)

    def _hear(self, key: str, args: dict[str, int | str | list[str]]) -> None:
        if key in LAYING:
            self._leave(_seat(args, "by"), 1 + _seat(args, "medievals", 0))
            self._attacked = NOBODY
            if key == "attacks":
                self._attack(_seat(args, "on"))
        elif key == "passes-on":
            self._attack(_seat(args, "on"))
        elif key == "hits":
            on = _seat(args, "on")
            if on == self._attacked and _seat(args, "amount") >= HURTS:
                self.bare[on] = HAND - self._laid.get(on, 0)
            self._attacked = NOBODY
        elif key == "discards" or key == "heals":
            cards = args["cards"]
            assert isinstance(cards, list)
            self._leave(_seat(args, "seat"), len(cards))
        elif key == "drops":
            self._leave(_seat(args, "seat"), 1)
        elif key == "takes-back":
            self._leave(_seat(args, "seat"), -1)
        elif key == "draws":
            self._laid[_seat(args, "seat")] = 0
        else:
            self._change(key, args)

    def _change(self, key: str, args: dict[str, int | str | list[str]]) -> None:
        """Who cannot defend any more, and who can again."""
        if key in FELLING:
            self._down.add((_seat(args, "on"), key))
        elif key == "recovers":
            seat = _seat(args, "seat")
            self._down = {one for one in self._down if one[0] != seat or one[1] == "hold"}
        elif key == "hold-set":
            self._down |= {(_seat(args, "on"), "hold"), (_seat(args, "by"), "hold")}
        elif key in FREEING:
            self._down -= {(_seat(args, "on"), "hold"), (_seat(args, "by"), "hold")}

    def _attack(self, on: int) -> None:
        self._attacked = NOBODY if any(seat == on for seat, _ in self._down) else on

    def _leave(self, seat: int, cards: int) -> None:
        self._laid[seat] = self._laid.get(seat, 0) + cards
        if seat in self.bare:
            self.bare[seat] = max(self.bare[seat] - cards, 0)

    def correct(self, s: Brawl, seat: int, rng: Rng) -> None:
        """Take Blocks and Dodges out of imagined hands in which they cannot be; the pile gives other cards for them."""
        for other, bare in self.bare.items():
            if bare > 0 and other != seat:
                hand = s.hands[other]
                defences = [card for card in hand if BLOCK_OR_DODGE >> card & 1]
                for card in defences[: max(len(defences) - max(len(hand) - bare, 0), 0)]:
                    _exchange(s, other, card, rng)


def _exchange(s: Brawl, seat: int, card: int, rng: Rng) -> None:
    """Put a card of a hand into the pile for one that is neither Block nor Dodge."""
    for _ in range(TRIES if s.left else 0):
        at = rng.below(s.left)
        other = s.pile[at]
        if BLOCK_OR_DODGE >> other & 1 == 0:
            s.pile = s.pile[:at] + (card,) + s.pile[at + 1 :]
            hand = s.hands[seat]
            hand.remove(card)
            hand.append(other)
            hand.sort()
            s.masks[seat] = mask_of(hand)
            return


def _seat(args: dict[str, int | str | list[str]], key: str, otherwise: int = NOBODY) -> int:
    found = args.get(key, otherwise)
    assert isinstance(found, int)
    return found

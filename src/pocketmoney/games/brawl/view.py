"""What one seat knows of a brawl.

Who sees what: hands, owner only (everybody sees how many cards, and weapons that returned to a hand); the pile,
nobody (its size, all); the discard pile, counters, holds, effects, frames: all. Of a window: whom it is open to,
all; an answer already given, its owner; who else has answered, nobody.
"""

from __future__ import annotations

from pocketmoney.core.game import Json, View
from pocketmoney.games.brawl.position import Position


class BrawlView(View):
    """Everything that one seat knows."""

    __slots__ = (
        "terms", "hand", "sizes", "counters", "out", "pile", "discard", "action_from", "stack", "turn", "turn_no",
        "holding", "held_by", "hold_card", "weak", "known", "effects", "stomped", "used", "won", "idle", "lost",
        "open_to",
    )  # fmt: skip

    def __init__(self, s: Position, seat: int) -> None:
        self.seat = seat
        self.terms = s.terms
        self.hand = tuple(s.hands[seat])
        self.sizes = [len(hand) for hand in s.hands]
        self.counters = s.counters[:]
        self.out = s.out
        self.pile = s.left
        self.discard = s.discard[:]
        self.action_from = s.action_from
        self.stack = [frame.seen_by(seat) for frame in s.stack]
        self.turn = s.whose
        self.turn_no = s.turn_no
        self.holding = s.holding
        self.held_by = s.held_by
        self.hold_card = s.hold_card
        self.weak = s.weak
        self.known = s.known
        self.effects = s.effects
        self.stomped = s.stomped
        self.used = s.used
        self.won = s.won
        self.idle = s.idle
        self.open_to = s.open_to()
        self.lost = sum([15 - have for have in s.counters if have < 15])  # for show only (R9)

    def to_json(self) -> Json:
        return {
            "seat": self.seat,
            "house": dict(self.terms.house.chosen),
            "decks": list(self.terms.decks),
            "hand": list(self.hand),
            "sizes": list(self.sizes),
            "counters": list(self.counters),
            "out": self.out,
            "pile": self.pile,
            "discard": list(self.discard),
            "action_from": self.action_from,
            "stack": [frame.to_json() for frame in self.stack],
            "turn": self.turn,
            "turn_no": self.turn_no,
            "holding": list(self.holding),
            "hold_card": list(self.hold_card),
            "weak": list(self.weak),
            "known": [list(cards) for cards in self.known],
            "effects": [effect.to_json() for effect in self.effects],
            "stomped": self.stomped,
            "used": [list(used) for used in self.used],
            "won": self.won,
            "idle": self.idle,
            "open_to": list(self.open_to),
            "lost": self.lost,
        }

"""What one seat knows of a brawl.

Who sees what: hands, owner only (everybody sees how many cards, and weapons that returned to a hand); the pile,
nobody (its size, all); the discard pile, counters, holds, effects, frames: all. Of a window: whom it is open to,
all; an answer already given, its owner; who else has answered, nobody.
"""

from __future__ import annotations

from pocketmoney.core.game import Json, View
from pocketmoney.games.brawl.card import Terms
from pocketmoney.games.brawl.effects import Effect
from pocketmoney.games.brawl.position import BrawlFrame, Position


class BrawlView(View):
    """Everything that one seat knows."""

    __slots__ = (
        "terms", "hand", "sizes", "counters", "out", "pile", "discard", "action_from", "stack", "turn", "turn_no",
        "holding", "held_by", "hold_card", "weak", "known", "effects", "stomped", "used", "won", "idle", "lost",
        "open_to",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        terms: Terms[Position],
        hand: tuple[int, ...],
        sizes: list[int],
        counters: list[int],
        out: int,
        pile: int,
        discard: list[int],
        action_from: int,
        stack: list[BrawlFrame],
        turn: int,
        turn_no: int,
        holding: tuple[int, ...],
        held_by: tuple[int, ...],
        hold_card: tuple[int, ...],
        weak: tuple[int, ...],
        known: tuple[tuple[int, ...], ...],
        effects: tuple[Effect, ...],
        stomped: int,
        used: tuple[tuple[int, int], ...],
        won: int,
        idle: int,
        open_to: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.terms = terms
        self.hand = hand
        self.sizes = sizes
        self.counters = counters
        self.out = out
        self.pile = pile
        self.discard = discard
        self.action_from = action_from
        self.stack = stack
        self.turn = turn
        self.turn_no = turn_no
        self.holding = holding
        self.held_by = held_by
        self.hold_card = hold_card
        self.weak = weak
        self.known = known
        self.effects = effects
        self.stomped = stomped
        self.used = used
        self.won = won
        self.idle = idle
        self.open_to = open_to
        self.lost = sum([15 - have for have in counters if have < 15])  # for show only (R9)

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


def view_of(s: Position, seat: int) -> BrawlView:
    """What that seat knows now."""
    stack = [frame.seen_by(seat) for frame in s.stack]
    return BrawlView(
        seat, s.terms, tuple(s.hands[seat]), [len(hand) for hand in s.hands], s.counters[:], s.out, s.left,
        s.discard[:], s.action_from, stack, s.whose, s.turn_no, s.holding, s.held_by, s.hold_card, s.weak, s.known,
        s.effects, s.stomped, s.used, s.won, s.idle, s.open_to(),
    )  # fmt: skip

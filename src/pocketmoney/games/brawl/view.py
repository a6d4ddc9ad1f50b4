"""What one seat knows of a brawl, and a whole state that agrees with it.

Who sees what: hands, owner only (everybody sees how many cards, and weapons that returned to a hand); the pile,
nobody (its size, all); the discard pile, counters, holds, effects, frames: all. Of a window: whom it is open to,
all; an answer already given, its owner; who else has answered, nobody.
"""

from __future__ import annotations

from pocketmoney.core.game import Json, View
from pocketmoney.core.rng import Rng
from pocketmoney.games.brawl.card import Terms
from pocketmoney.games.brawl.effects import Effect
from pocketmoney.games.brawl.frame import BrawlFrame
from pocketmoney.games.brawl.kinds import mask_of
from pocketmoney.games.brawl.state import Brawl


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
        terms: Terms[Brawl],
        hand: tuple[int, ...],
        sizes: list[int],
        counters: list[int],
        out: int,
        pile: int,
        discard: list[int],
        action_from: int,
        stack: list[BrawlFrame[Brawl]],
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


def view_of(s: Brawl, seat: int) -> BrawlView:
    """What that seat knows now."""
    stack = [frame.seen_by(seat) for frame in s.stack]
    return BrawlView(
        seat, s.terms, tuple(s.hands[seat]), [len(hand) for hand in s.hands], s.counters[:], s.out, s.left,
        s.discard[:], s.action_from, stack, s.whose, s.turn_no, s.holding, s.held_by, s.hold_card, s.weak, s.known,
        s.effects, s.stomped, s.used, s.won, s.idle, s.open_to(),
    )  # fmt: skip


def imagine(view: BrawlView, rng: Rng) -> Brawl:
    """A whole state that agrees with the view: cards nobody has shown are dealt at random."""
    seats = view.terms.seats
    unseen = list(view.terms.supply)
    for card in view.discard:
        unseen[card] -= 1
    hidden = unseen[:]
    for card in view.hand:
        hidden[card] -= 1
    for seat in range(seats):
        if seat != view.seat:
            for card in view.known[seat]:
                hidden[card] -= 1
    rng = rng.copy()
    pool: list[int] = []
    for kind in range(len(unseen)):
        pool += [kind] * hidden[kind]
    rng.shuffle(pool)
    hands: list[list[int]] = []
    for seat in range(seats):
        if seat == view.seat:
            hands.append(list(view.hand))
            continue
        cards = list(view.known[seat])
        while len(cards) < view.sizes[seat]:
            cards.append(pool.pop())
        cards.sort()
        hands.append(cards)
    gone = 0
    for kind in range(len(unseen)):
        if unseen[kind] == 0:
            gone |= 1 << kind
    state = Brawl(
        view.terms, hands, [mask_of(hand) for hand in hands], view.counters[:], tuple(pool), len(pool),
        view.discard[:], view.action_from, unseen, gone, view.out, view.stack[:], view.turn, view.turn_no,
        view.holding, view.held_by, view.hold_card, view.weak, view.known, view.effects, view.stomped, view.used,
        rng, view.won, view.idle,
    )  # fmt: skip
    settle(state)
    return state


def settle(s: Brawl) -> None:
    """Work out everything that follows from the facts, after a state was put together."""
    s.mute = 0
    s.short = 0
    for seat in range(s.terms.seats):
        if len(s.hands[seat]) == len(s.known[seat]):
            s.mute |= 1 << seat
        if len(s.hands[seat]) < 5:
            s.short |= 1 << seat
    s.refresh()

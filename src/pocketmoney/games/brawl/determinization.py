"""A whole state that agrees with what one seat knows."""

from __future__ import annotations

from pocketmoney.core.rng import Rng
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.brawl.view import BrawlView


def imagine(view: BrawlView, rng: Rng) -> Brawl:
    """A whole state that agrees with the view: cards nobody has shown are dealt at random."""
    seats = view.terms.seats
    hidden = list(view.terms.supply)
    for card in view.discard:
        hidden[card] -= 1
    for card in view.hand:
        hidden[card] -= 1
    for seat in range(seats):
        if seat != view.seat:
            for card in view.known[seat]:
                hidden[card] -= 1
    rng = rng.copy()
    pool: list[int] = []
    for kind, left in enumerate(hidden):
        pool += [kind] * left
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
    state = Brawl(
        view.terms, hands, view.counters[:], tuple(pool), len(pool), view.discard[:], view.action_from, view.out,
        view.stack[:], view.turn, view.turn_no, view.holding, view.held_by, view.hold_card, view.weak, view.known,
        view.effects, view.stomped, view.used, rng, view.won, view.idle,
    )  # fmt: skip
    state.settle()
    return state

"""A whole state that agrees with what one seat knows."""

from __future__ import annotations

from pocketmoney.core.rng import Rng
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.brawl.view import BrawlView


def imagine(view: BrawlView, rng: Rng) -> Brawl:
    """A whole state that agrees with the view: cards nobody has shown are dealt at random."""
    hands = [list(known) for known in view.known]
    hands[view.seat] = list(view.hand)
    hidden = list(view.terms.supply)
    for cards in [view.discard, *hands]:
        for card in cards:
            hidden[card] -= 1
    rng = rng.copy()
    pool: list[int] = []
    for kind, left in enumerate(hidden):
        pool += [kind] * left
    rng.shuffle(pool)
    for seat, hand in enumerate(hands):
        while len(hand) < view.sizes[seat]:
            hand.append(pool.pop())
        hand.sort()
    state = Brawl(
        view.terms, hands, view.counters[:], tuple(pool), len(pool), view.discard[:], view.action_from, view.out,
        view.stack[:], view.turn, view.turn_no, view.holding, view.held_by, view.hold_card, view.weak, view.known,
        view.effects, view.stomped, view.used, rng, view.won, view.idle,
    )  # fmt: skip
    state.settle()
    return state

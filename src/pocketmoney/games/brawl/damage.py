"""How many counters an attack takes: value, Medieval, halvings, reductions, in this order (R47).

All of it is over plain numbers, so that a state and a view reckon alike.
"""

from __future__ import annotations

from pocketmoney.games.brawl.card import ONE_ATTACK, S, Terms
from pocketmoney.games.brawl.effects import DAZED, Effect


def weakness(weak: tuple[int, ...], effects: tuple[Effect, ...], seat: int) -> int:
    """How much weaker each hit of that player is (R92, R93)."""
    total = weak[seat]
    for effect in effects:
        if effect.kind == DAZED and effect.on == seat:
            total += 1
    return total


def amount(terms: Terms[S], card: int, medievals: int, stopped: int, less: int, halvings: int) -> int:
    """What the hits of a card that get through take from the target, alike in every attack (R78).

    Medievals count once (R90). Each hit takes `less` because its player is weak.
    """
    value = terms.values[card]
    extra = 2 * medievals
    if terms.holds >> card & 1:
        return value + extra  # the counter of a hold is no attack (R46, R94)
    hits = terms.hits[card] - stopped
    if hits > 1 and terms.cards[card].traits & ONE_ATTACK:
        value, hits = value * hits, 1  # one card, one attack (R49), so reduced once (R94)
    if halvings == 0:
        first = value + extra - less
        if hits == 1:
            return first if first > 0 else 0
        each = value - less
        return (first if first > 0 else 0) + (each if each > 0 else 0) * (hits - 1)
    total = (value * hits + extra >> halvings) - less * hits
    return total if total > 0 else 0

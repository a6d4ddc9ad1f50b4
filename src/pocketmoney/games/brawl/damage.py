"""How many counters an attack takes: value, Medieval, halvings, reductions, in this order (R47)."""

from __future__ import annotations

from pocketmoney.games.brawl.play import Play
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.brawl.status import weakness


def amount(s: Brawl, play: Play, *, halved: bool) -> int:
    """What the hits that get through take from the target, alike in every attack (R78); Medievals count once (R90)."""
    value = s.terms.values[play.card]
    extra = 2 * play.medievals
    if s.terms.holds >> play.card & 1:
        return value + extra  # the counter of a hold is no attack (R46, R94)
    card = s.terms.cards[play.card]
    hits = card.hits - play.stopped
    less = weakness(s, play.seat) if s.effects or s.weak[play.seat] else 0
    if card.is_one_attack():
        value, hits = value * hits, 1  # one card, one attack (R49), so reduced once (R94)
    if not halved and not play.choked:
        first = value + extra - less
        if hits == 1:
            return first if first > 0 else 0
        each = value - less
        return (first if first > 0 else 0) + (each if each > 0 else 0) * (hits - 1)
    total = value * hits + extra
    if halved:
        total //= 2
    if play.choked:
        total //= 2
    total -= less * hits
    return total if total > 0 else 0

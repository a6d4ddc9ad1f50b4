"""What cards do to whom, as far as one seat can tell from its view."""

from __future__ import annotations

from functools import lru_cache

from pocketmoney.games.brawl.cards import (
    ATTACKS,
    BIG_COMBO,
    BLOCK_OR_DODGE,
    DISARMS,
    HITS,
    HOLDS,
    KINDS,
    WEAPONS,
)
from pocketmoney.games.brawl.effects import DAZED, VOMITING
from pocketmoney.games.brawl.play import Play
from pocketmoney.games.brawl.view import BrawlView


def standing(view: BrawlView) -> list[int]:
    """Who is still conscious."""
    return [seat for seat in range(view.terms.seats) if view.out >> seat & 1 == 0]


def weakness(view: BrawlView, seat: int) -> int:
    """How much weaker each hit of that player is (R92, R93)."""
    total = view.weak[seat]
    for effect in view.effects:
        if effect.kind == DAZED and effect.on == seat:
            total += 1
    return total


def damage(view: BrawlView, by: int, card: int, medievals: int = 0, stopped: int = 0, *, halved: bool = False) -> int:
    """What a card takes from its target, if so many of its hits are stopped (R47)."""
    value = view.terms.values[card]
    if HOLDS >> card & 1:
        return value + 2 * medievals
    hits = HITS[card] - stopped
    less = weakness(view, by) * (1 if card == BIG_COMBO else hits)
    total = value * hits + 2 * medievals
    if halved or view.stomped >> by & 1:
        total //= 2
    return max(0, total - less)


def saved_by_a_defence(view: BrawlView, play: Play) -> int:
    """How many counters it saves to stop the next hit of a card on its way."""
    halved = play.halved or play.choked
    full = damage(view, play.seat, play.card, play.medievals, play.stopped, halved=halved)
    if play.stopped + 1 >= HITS[play.card]:
        return full
    return full - damage(view, play.seat, play.card, play.medievals, play.stopped + 1, halved=halved)


def can_answer(view: BrawlView, seat: int) -> bool:
    """Whether that seat could answer a card at all: neither helpless nor held."""
    if view.held_by[seat] >= 0 and not view.terms.house.victim_unrestricted:
        return False
    return all(effect.on != seat or effect.kind == DAZED for effect in view.effects)


def has_bonus_on(view: BrawlView, seat: int) -> bool:
    """Whether I still have the extra attack on a vomiting player (R99)."""
    if not view.terms.house.vomit_extra:
        return False
    me = 1 << view.seat
    return any(effect.kind == VOMITING and effect.on == seat and not effect.used & me for effect in view.effects)


def unseen(view: BrawlView) -> list[int]:
    """How many of each kind I have not seen: they lie in the pile or in other hands."""
    left = list(view.terms.supply)
    for card in view.discard:
        left[card] -= 1
    for card in view.hand:
        left[card] -= 1
    return left


def chance_to_stop(view: BrawlView, left: list[int], seat: int, cards: int) -> float:
    """How likely that seat holds one of these cards, by what is left of them."""
    if not can_answer(view, seat):
        return 0.0
    of_kind = sum([left[kind] for kind in range(KINDS) if cards >> kind & 1])
    return _at_least_one(of_kind, sum(left), view.sizes[seat])


@lru_cache(maxsize=4096)
def _at_least_one(good: int, among: int, drawn: int) -> float:
    missing = 1.0
    for at in range(drawn):
        missing *= max(0, among - good - at) / max(1, among - at)
    return 1.0 - missing


def stoppers(card: int) -> int:
    """The cards that stop an attack which opens a turn."""
    if WEAPONS >> card & 1:
        return BLOCK_OR_DODGE | DISARMS
    return BLOCK_OR_DODGE if ATTACKS >> card & 1 else 0

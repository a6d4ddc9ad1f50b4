"""What cards do to whom, judged from one seat's view."""

from __future__ import annotations

from functools import lru_cache

from pocketmoney.games.brawl.cards import KINDS
from pocketmoney.games.brawl.damage import amount, weakness
from pocketmoney.games.brawl.effects import DAZED, VOMITING
from pocketmoney.games.brawl.play import Play
from pocketmoney.games.brawl.view import BrawlView


def standing(view: BrawlView) -> list[int]:
    """Who is still conscious."""
    return [seat for seat in range(view.terms.seats) if view.out >> seat & 1 == 0]


def damage(
    view: BrawlView,
    by: int,
    card: int,
    medievals: int = 0,
    stopped: int = 0,
    *,
    halved: bool = False,
    choked: bool = False,
) -> int:
    """What a card takes from its target, if so many of its hits are stopped (R47)."""
    halvings = int(halved or view.stomped >> by & 1 == 1) + int(choked)
    return amount(view.terms, card, medievals, stopped, weakness(view.weak, view.effects, by), halvings)


def damage_of(view: BrawlView, play: Play, stopped: int) -> int:
    """What a card on its way takes from its target, if so many of its hits are stopped."""
    return damage(view, play.seat, play.card, play.medievals, stopped, halved=play.halved, choked=play.choked)


def saved_by_a_defence(view: BrawlView, play: Play) -> int:
    """How many counters it saves to stop the next hit of a card on its way."""
    full = damage_of(view, play, play.stopped)
    if play.stopped + 1 >= view.terms.cards[play.card].hits:
        return full
    return full - damage_of(view, play, play.stopped + 1)


def can_answer(view: BrawlView, seat: int) -> bool:
    """Whether that seat could answer a card at all: neither helpless nor held."""
    if view.held_by[seat] >= 0 and view.terms.cards[view.hold_card[seat]].binds(view.terms.house):
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

"""How somebody plays the card games without thinking long: the quick moves of imagined games."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl.actions import DISCARD, HEAL, TAKE, TO_PASS, TO_TAKE, to_play
from pocketmoney.games.brawl.cards import CARDS, HEALING, HITS, HUMILIATIONS, KINDS
from pocketmoney.games.brawl.offer import Offer, most_medievals
from pocketmoney.games.brawl.play import HEALS, Play
from pocketmoney.games.brawl.rights import offer_of
from pocketmoney.games.brawl.state import Brawl

# What a card does beyond its counters, in counters.
_BEYOND: Final = {
    "poke-in-the-eye": 2.5, "stomp": 1.0, "uppercut-squared": 2.0, "heart-breaker": 2.0, "thunder-head": 1.5,
    "powerplay": 2.0, "choke": 3.0, "headlock": 2.0, "choke-and-puke": 3.0, "manhandle": 2.0, "pound-of-flesh": 3.0,
    "distraction": 3.0, "grab": 2.5,
}  # fmt: skip

# How hard a card hits.
FORCE: Final[list[float]] = [CARDS[kind].value * HITS[kind] + _BEYOND.get(CARDS[kind].id, 0.0) for kind in range(KINDS)]

# How gladly a card is kept: what is low is discarded first.
_KEPT: Final = {
    "block": 3.0, "dodge": 3.5, "disarm": 1.0, "disarmament": 1.0, "freedom": 1.0, "first-aid": 2.0, "self-help": 2.0,
    "redemption": 4.0, "humiliation": 5.0, "horror-of-horrors": 5.0, "medieval": 1.5,
}  # fmt: skip
KEPT: Final[list[float]] = [_KEPT.get(CARDS[kind].id, FORCE[kind]) for kind in range(KINDS)]

_HUMBLE: Final = 3  # a play of that force is worth a Humiliation
_LOW: Final = 9  # at so many counters healing is due


def move(s: Brawl, seat: int, rng: Rng) -> Action:
    """A quick move of an asked seat."""
    offer = offer_of(s, seat)
    top = s.stack[-1]
    if s.must_begin():
        return _turn(s, seat, offer, rng)
    chain = top.chain_in_flight()
    if chain:
        return _answer(s, seat, offer, chain[-1], rng)
    if offer.room:
        return Action(HEAL, _healing(s, seat))
    if offer.words == 1 << TAKE:
        return to_play(_hardest(s.hands[seat], offer.bare)) if offer.bare else TO_TAKE
    return offer.draw(rng)


def _turn(s: Brawl, seat: int, offer: Offer, rng: Rng) -> Action:
    if offer.bare:
        return to_play(_hardest(s.hands[seat], offer.bare))
    if offer.kinds_at is not None:
        return offer.draw(rng)
    if offer.room >= 4 and (s.counters[seat] <= _LOW or rng.below(3) == 0):
        return Action(HEAL, _healing(s, seat))
    if offer.seats:
        seats = SEATS_OF[offer.seats]
        target = seats[rng.below(len(seats))]
        other = seats[rng.below(len(seats))]
        if s.counters[other] < s.counters[target]:
            target = other
        card = _hardest(s.hands[seat], offer.kinds)
        return s.terms.plays[card][most_medievals(s, seat, card)][target + 1]
    if s.terms.house.discard_rule != "free":
        return s.random_action(seat, rng)
    unloved = tuple([card for card in s.hands[seat] if KEPT[card] < 3.0])
    return Action(DISCARD, unloved) if unloved else TO_PASS


def _hardest(hand: list[int], cards: int) -> int:
    """The card of a set that hits hardest."""
    best = NOBODY
    force = -1.0
    for card in hand:
        if cards >> card & 1:
            if FORCE[card] > force:
                best = card
                force = FORCE[card]
    return best


def _healing(s: Brawl, seat: int) -> tuple[int, ...]:
    """Healing cards as far as each of them restores something."""
    missing = s.terms.house.cap - s.counters[seat]
    values = s.terms.values
    laid: list[int] = []
    for card in reversed(s.hands[seat]):
        if HEALING >> card & 1 and missing > 0:
            laid.append(card)
            missing -= values[card]
    laid.reverse()
    return tuple(laid)


def threat(s: Brawl, play: Play) -> float:
    """How hard a play would hit."""
    if play.how >= HEALS:
        return 2.0 * len(play.cards)
    return FORCE[play.card] + 2.0 * play.medievals


def _answer(s: Brawl, seat: int, offer: Offer, play: Play, rng: Rng) -> Action:
    cards = offer.bare
    if not cards:
        return TO_TAKE
    if play.target == seat:
        plain = cards & ~HUMILIATIONS
        if plain:
            if threat(s, play) >= 2 or s.counters[seat] <= 4:
                for card in s.hands[seat]:
                    if plain >> card & 1:
                        return to_play(card)
            return TO_TAKE
        if threat(s, play) >= _HUMBLE or s.counters[seat] <= 4:
            return _humiliate(cards)
        return TO_TAKE
    if rng.below(4) == 0 and threat(s, play) >= _HUMBLE:
        return _humiliate(cards)
    return TO_TAKE


def _humiliate(cards: int) -> Action:
    laid = cards & HUMILIATIONS
    return to_play(laid.bit_length() - 1)

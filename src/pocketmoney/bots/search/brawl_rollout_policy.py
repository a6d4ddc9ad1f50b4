"""The rollout policy for the card games: quick moves for imagined games."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl.actions import DISCARD, HEAL, TAKE, TO_PASS, TO_TAKE, to_play
from pocketmoney.games.brawl.cards import CARDS
from pocketmoney.games.brawl.offer import Offer, healing_cards, most_medievals
from pocketmoney.games.brawl.play import HEALS, Play
from pocketmoney.games.brawl.rights import offer_of
from pocketmoney.games.brawl.state import Brawl

# How hard a card hits.
FORCE: Final[list[float]] = [card.value * card.hits + card.extra + card.sequel for card in CARDS]

# How gladly a card is kept: what is low is discarded first.
KEPT: Final[list[float]] = [card.keep for card in CARDS]

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
        return Action(HEAL, _healing(s, seat, offer.room))
    if offer.words == 1 << TAKE:
        return to_play(_hardest(s.hands[seat], offer.bare)) if offer.bare else TO_TAKE
    return offer.draw(rng)


def _turn(s: Brawl, seat: int, offer: Offer, rng: Rng) -> Action:
    if offer.bare:
        return to_play(_hardest(s.hands[seat], offer.bare))
    if offer.kinds_at is not None:
        return offer.draw(rng)
    if offer.room >= 4 and (s.counters[seat] <= _LOW or rng.below(3) == 0):
        return Action(HEAL, _healing(s, seat, offer.room))
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


def _healing(s: Brawl, seat: int, room: int) -> tuple[int, ...]:
    """Healing cards, the best first, until there is no room for more counters."""
    cards = healing_cards(s, seat)
    first = len(cards)
    while first and room > 0:
        first -= 1
        room -= s.terms.values[cards[first]]
    return tuple(cards[first:])


def threat(play: Play) -> float:
    """How hard a play would hit."""
    if play.how >= HEALS:
        return 2.0 * len(play.cards)
    return FORCE[play.card] + 2.0 * play.medievals


def _answer(s: Brawl, seat: int, offer: Offer, play: Play, rng: Rng) -> Action:
    cards = offer.bare
    if not cards:
        return TO_TAKE
    if play.target == seat:
        plain = cards & ~s.terms.humiliations
        if plain:
            if threat(play) >= 2 or s.counters[seat] <= 4:
                for card in s.hands[seat]:
                    if plain >> card & 1:
                        return to_play(card)
            return TO_TAKE
        if threat(play) >= _HUMBLE or s.counters[seat] <= 4:
            return to_play(cards.bit_length() - 1)
        return TO_TAKE
    if rng.below(4) == 0 and threat(play) >= _HUMBLE:
        return to_play((cards & s.terms.humiliations).bit_length() - 1)
    return TO_TAKE

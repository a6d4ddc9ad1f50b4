"""What silence means, who has a choice at all, and random moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.play import pick
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl import discarding, laying
from pocketmoney.games.brawl.actions import (
    CONCEDE,
    DISCARD,
    HEAL,
    PASS,
    PLAY,
    TO_LEFT,
    TO_PASS,
    TO_TAKE,
    to_play,
)
from pocketmoney.games.brawl.cards import HEALING, MEDIEVAL
from pocketmoney.games.brawl.frames import turn, window
from pocketmoney.games.brawl.frames.distraction import Distracted
from pocketmoney.games.brawl.frames.pass_on import PassOn
from pocketmoney.games.brawl.frames.question import Question
from pocketmoney.games.brawl.frames.rescue import Rescue
from pocketmoney.games.brawl.healing import heals

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl


def default(s: Brawl, seat: int) -> Action | None:
    """Declining, where that is allowed; a pass-on goes left, an action of a turn is never declined."""
    if s.won != NOBODY:
        return None
    top = s.stack[-1]
    if top.owed(s) >> seat & 1 == 0 or isinstance(top, turn.Turn):
        return None
    if isinstance(top, PassOn):
        return TO_LEFT
    if isinstance(top, Distracted) and s.masks[seat] & top.cards(s, seat):
        return None
    return TO_TAKE


def forced(s: Brawl, seat: int) -> Action | None:
    """The only move of an asked seat, if it has just one; giving up does not count."""
    top = s.stack[-1]
    if s.holding[seat] >= 0 or s.used:
        menu = [action for action in s.menu(seat) if action.verb != CONCEDE]
        return menu[0] if len(menu) == 1 else None
    if isinstance(top, Distracted):
        menu = top.menu(s, seat)
        return menu[0] if len(menu) == 1 else None
    if isinstance(top, Question):
        return None if s.masks[seat] & top.cards(s, seat) else TO_TAKE
    if isinstance(top, turn.Turn):
        if s.hands[seat] and discarding.may_discard(s, seat, 1):
            return None
        menu = top.menu(s, seat)
        return menu[0] if len(menu) == 1 else None
    return None


def skip_forced(s: Brawl) -> None:
    """Answer for everybody who has a single choice; a whole window at a time."""
    while s.won == NOBODY:
        top = s.stack[-1]
        if top is turn.TURN and s.hands[s.whose] and not s.terms.house.can_lock:
            return  # whoever has a card may discard it
        if isinstance(top, window.Window):
            waiting = window.with_a_choice(s, top)
            if waiting == top.waiting:
                return
            if waiting:
                s.stack[-1] = window.Window(top.chain, top.asked, waiting, top.sealed)
                return
            s.stack.pop()
            window.close(s, top.chain, top.sealed)
            s.run()
            continue
        seat = SEATS_OF[top.owed(s)][0]
        only = forced(s, seat)
        if only is None:
            return
        s.apply(seat, only)


def implied_target(s: Brawl, seat: int) -> int:
    """Whom an unaimed card of that seat is aimed at."""
    if s.won != NOBODY:
        return NOBODY
    top = s.stack[-1]
    if isinstance(top, Question):
        return top.aim(s, seat)
    return s.held_by[seat]


def random_action(s: Brawl, seat: int, rng: Rng) -> Action:
    """A random answer of an asked seat: first the kind of move, then the card, then the rest."""
    top = s.stack[-1]
    if top is turn.TURN:
        return _random_turn(s, seat, rng)
    if isinstance(top, Question) and not isinstance(top, (Rescue, Distracted)):
        if s.holding[seat] < 0 and not s.used:
            cards = s.masks[seat] & top.cards(s, seat)
            if cards == 0 or rng.below(2) == 0:
                return TO_TAKE
            return _random_play(s, seat, cards, NOBODY, rng)
    return pick(s.menu(seat), rng, CONCEDE)


def _random_turn(s: Brawl, seat: int, rng: Rng) -> Action:
    if s.holding[seat] >= 0 or s.held_by[seat] >= 0 or s.poked:
        return pick(s.menu(seat), rng, CONCEDE)
    hand = s.hands[seat]
    house = s.terms.house
    rule = house.discard_rule
    cards = turn.openings(s, seat)
    targets = turn.targets(s, seat)
    verbs = 1 << PASS
    if cards and targets:
        verbs |= 1 << PLAY
    if hand and rule != "forbidden":
        verbs |= 1 << DISCARD
    if s.masks[seat] & HEALING and s.counters[seat] < house.cap:
        verbs |= 1 << HEAL
    kinds = SEATS_OF[verbs]  # the table unpacks any small set
    kind = kinds[rng.below(len(kinds))]
    if kind == PLAY:
        seats = SEATS_OF[targets]
        return _random_play(s, seat, cards, seats[rng.below(len(seats))], rng)
    if kind == DISCARD:
        choice = 1 + rng.below((1 << len(hand)) - 1)
        chosen = tuple([hand[at] for at in SEATS_OF[choice]])
        if rule != "free" and not discarding.may_discard(s, seat, len(chosen)):
            chosen = chosen[:1]
            if not discarding.may_discard(s, seat, 1):
                return TO_PASS
        return Action(DISCARD, chosen)
    if kind == HEAL:
        ways = heals(s, seat)
        return ways[rng.below(len(ways))]
    return TO_PASS


def _random_play(s: Brawl, seat: int, cards: int, target: int, rng: Rng) -> Action:
    hand = s.hands[seat]
    places = 0
    place = 1
    last = -1
    for card in hand:
        if card != last and cards >> card & 1:
            places |= place
        place += place
        last = card
    chosen = SEATS_OF[places]
    card = hand[chosen[rng.below(len(chosen))]]
    if s.masks[seat] >> MEDIEVAL & 1 == 0:
        return to_play(card, target)
    return to_play(card, target, rng.below(laying.most_medievals(s, seat, card) + 1))

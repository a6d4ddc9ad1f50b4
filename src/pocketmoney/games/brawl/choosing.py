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
    TO_LEFT,
    TO_PASS,
    TO_TAKE,
    to_play,
)
from pocketmoney.games.brawl.cards import HEALING, MEDIEVAL, different
from pocketmoney.games.brawl.frames.distraction import Distracted
from pocketmoney.games.brawl.frames.pass_on import PassOn
from pocketmoney.games.brawl.frames.question import BrawlFrame, Question
from pocketmoney.games.brawl.frames.rescue import Rescue
from pocketmoney.games.brawl.frames.turn import TURN, Turn, openings, targets
from pocketmoney.games.brawl.frames.window import Window, close, with_a_choice
from pocketmoney.games.brawl.healing import healing_cards, is_worth

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl


def default(s: Brawl, seat: int) -> Action | None:
    """Declining, where that is allowed; a pass-on goes left, an action of a turn is never declined."""
    if s.won != NOBODY:
        return None
    top = s.stack[-1]
    if top.owed(s) >> seat & 1 == 0 or isinstance(top, Turn):
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
    if isinstance(top, Turn):
        if s.hands[seat] and discarding.may_discard(s, seat, 1):
            return None
        menu = top.menu(s, seat)
        return menu[0] if len(menu) == 1 else None
    return None


def skip_forced(s: Brawl) -> BrawlFrame | None:
    """Answer for everybody who has a single choice, a whole window at a time; the question then, if there is one."""
    while s.won == NOBODY:
        top = s.stack[-1]
        if top is TURN and s.hands[s.whose] and not s.terms.house.can_lock:
            return top  # a card in the hand may be discarded
        if isinstance(top, Window):
            waiting = with_a_choice(s, top)
            if waiting == top.waiting:
                return top
            if waiting:
                s.stack[-1] = top = Window(top.chain, top.asked, waiting, top.sealed)
                return top
            s.stack.pop()
            close(s, top.chain, top.sealed)
            s.run()
            continue
        seat = SEATS_OF[top.owed(s)][0]
        only = forced(s, seat)
        if only is None:
            return top
        s.apply(seat, only)
    return None


def implied_target(s: Brawl, seat: int) -> int:
    """Whom an unaimed card of that seat is aimed at."""
    if s.won != NOBODY:
        return NOBODY
    top = s.stack[-1]
    if isinstance(top, Question):
        return top.aim(s, seat)
    return s.held_by[seat]


def step_at_random(s: Brawl, rng: Rng) -> bool:
    """The same as in the contract, without asking twice who is asked: a tenth of the time of random play."""
    top = skip_forced(s)
    if top is None:
        return False
    if top is TURN:
        s.apply(s.whose, _random_turn(s, s.whose, rng))
        return True
    asked = SEATS_OF[top.owed(s)]
    seat = asked[rng.below(len(asked))] if len(asked) > 1 else asked[0]
    s.apply(seat, random_action(s, seat, rng))
    return True


def random_action(s: Brawl, seat: int, rng: Rng) -> Action:
    """A random answer of an asked seat: first the kind of move, then the card, then the rest."""
    top = s.stack[-1]
    if top is TURN:
        return _random_turn(s, seat, rng)
    if isinstance(top, Question) and not isinstance(top, (Rescue, Distracted)):
        if s.holding[seat] < 0 and not s.used:
            cards = s.masks[seat] & top.cards(s, seat)
            if cards == 0 or rng.below(2) == 0:
                return TO_TAKE
            return _random_play(s, seat, cards, NOBODY, rng)
    return pick(s.menu(seat), rng, CONCEDE)


def _random_turn(s: Brawl, seat: int, rng: Rng) -> Action:
    """Draw a kind of action until there is one of that kind, so that only what was drawn is looked for."""
    if s.poked or (s.holders and (s.holding[seat] >= 0 or s.held_by[seat] >= 0)):
        return pick(s.menu(seat), rng, CONCEDE)
    while True:
        kind = rng.below(4)
        if kind == PASS:
            return TO_PASS
        if kind == DISCARD:
            hand = s.hands[seat]
            if hand and s.terms.house.may_discard:
                return _random_discard(s, seat, hand, rng)
        elif kind == HEAL:
            if s.masks[seat] & HEALING and s.counters[seat] < s.terms.house.cap:
                return _random_healing(s, seat, rng)
        else:
            cards = openings(s, seat)
            seats = SEATS_OF[targets(s, seat)]
            if cards and seats:
                return _random_play(s, seat, cards, seats[rng.below(len(seats))], rng)


def _random_discard(s: Brawl, seat: int, hand: list[int], rng: Rng) -> Action:
    """Any set of the hand; if it is too dear one card, and if that is too dear nothing."""
    chosen = tuple([hand[at] for at in SEATS_OF[1 + rng.below((1 << len(hand)) - 1)]])
    if s.terms.house.discard_rule != "free" and not discarding.may_discard(s, seat, len(chosen)):
        chosen = chosen[:1]
        if not discarding.may_discard(s, seat, 1):
            return TO_PASS
    return Action(DISCARD, chosen)


def _random_healing(s: Brawl, seat: int, rng: Rng) -> Action:
    """Any set of the healing cards; if not all of it is needed, one card."""
    cards = healing_cards(s, seat)
    chosen = tuple([cards[at] for at in SEATS_OF[1 + rng.below((1 << len(cards)) - 1)]])
    return Action(HEAL, chosen if is_worth(s, seat, chosen) else chosen[:1])


def _random_play(s: Brawl, seat: int, cards: int, target: int, rng: Rng) -> Action:
    kinds = different(s.hands[seat], cards)
    card = kinds[rng.below(len(kinds))]
    if s.masks[seat] >> MEDIEVAL & 1 == 0:
        return to_play(card, target)
    return to_play(card, target, rng.below(laying.most_medievals(s, seat, card) + 1))

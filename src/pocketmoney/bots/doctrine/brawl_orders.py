"""How orders bear on a menu of the card games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pocketmoney.bots.doctrine.names import LEFT, RIGHT
from pocketmoney.bots.doctrine.orders import Order, What
from pocketmoney.bots.greedy.card_effects import damage_of, standing
from pocketmoney.bots.greedy.style import ANYBODY, STRONGEST, WEAKEST
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.games.brawl.actions import DISCARD, HEAL, PASS, PLAY, RELEASE, TO_TAKE
from pocketmoney.games.brawl.cards import BLOCK, DISARMS, DODGE, HUMILIATIONS
from pocketmoney.games.brawl.play import ESCAPE, HEALS, Play
from pocketmoney.games.brawl.view import BrawlView

Moves = list[Action]


class Moment:
    """What an order may look at: the view, the moves that are left, and who hit me last."""

    def __init__(self, view: BrawlView, menu: Moves, enemy: int) -> None:
        self.view = view
        self.menu = menu
        self.enemy = enemy
        top = view.stack[-1]
        chain = top.chain_in_flight()
        self.play: Play | None = chain[-1] if chain else None
        self.is_turn = top.asking() == "turn"

    def plays(self, cards: int) -> Moves:
        """The moves that lay one of these cards."""
        return [action for action in self.menu if action.verb == PLAY and cards >> action.parts[0] & 1]

    def is_about(self, what: What) -> bool:
        """Whether the card on the table is what an order means."""
        play = self.play
        if play is None or (what.is_at_me and play.target != self.view.seat):
            return False
        if what.cards >= 0:
            return what.cards >> play.card & 1 == 1
        if play.how >= HEALS or play.how == ESCAPE:
            return what.least == 0
        lost = damage_of(self.view, play, play.stopped)
        return what.least <= lost <= what.most


# What an order asks for; nothing if it has nothing to say now.


def _answers(cards: int) -> Callable[[Order, Moment], Moves]:
    def wanted(order: Order, now: Moment) -> Moves:
        if now.is_about(order.what) and now.play is not None and now.play.target == now.view.seat:
            return now.plays(cards)
        return []

    return wanted


def _humiliate(order: Order, now: Moment) -> Moves:
    return now.plays(HUMILIATIONS) if now.is_about(order.what) else []


def _take(order: Order, now: Moment) -> Moves:
    return [TO_TAKE] if now.is_about(order.what) and TO_TAKE in now.menu else []


def _heal_below(order: Order, now: Moment) -> Moves:
    if now.view.counters[now.view.seat] >= order.number:
        return []
    return [action for action in now.menu if action.verb == HEAL]


def _always_attack(order: Order, now: Moment) -> Moves:
    return [action for action in now.menu if action.verb == PLAY and action.target != NOBODY] if now.is_turn else []


def _play_card(order: Order, now: Moment) -> Moves:
    return now.plays(order.cards)


WANTED: Final[dict[str, Callable[[Order, Moment], Moves]]] = {
    "block WHAT": _answers(1 << BLOCK),
    "dodge WHAT": _answers(1 << DODGE),
    "disarm WHAT": _answers(DISARMS),
    "defend against WHAT": _answers(~HUMILIATIONS),
    "humiliate WHAT": _humiliate,
    "take WHAT": _take,
    "heal below N": _heal_below,
    "always attack": _always_attack,
    "play CARD": _play_card,
}


# What an order rules out.


def _others(order: Order, now: Moment) -> Moves:
    """Attacks on anybody else than the order names."""
    named = targets(order.who, now)
    return [action for action in now.menu if action.verb == PLAY and action.target not in (NOBODY, *named)]


def _those(order: Order, now: Moment) -> Moves:
    named = targets(order.who, now)
    return [action for action in now.menu if action.verb == PLAY and action.target in named]


def _other_uses(order: Order, now: Moment) -> Moves:
    """Every other use of a card that is kept for something."""
    if now.is_about(order.what):
        return []
    return [
        action
        for action in now.menu
        if action.verb in (PLAY, DISCARD, HEAL) and any(order.cards >> card & 1 for card in action.parts)
    ]


def _of_verb(verb: int) -> Callable[[Order, Moment], Moves]:
    def ruled_out(order: Order, now: Moment) -> Moves:
        return [
            action
            for action in now.menu
            if action.verb == verb and (not order.cards or any(order.cards >> card & 1 for card in action.parts))
        ]

    return ruled_out


RULED_OUT: Final[dict[str, Callable[[Order, Moment], Moves]]] = {
    "attack WHO": _others,
    "keep CARD for WHAT": _other_uses,
    "never play CARD": _of_verb(PLAY),
    "never discard CARD": _of_verb(DISCARD),
    "never discard": _of_verb(DISCARD),
    "never attack WHO": _those,
    "never heal": _of_verb(HEAL),
    "never pass": _of_verb(PASS),
    "never release": _of_verb(RELEASE),
}


def targets(who: str, now: Moment) -> list[int]:
    """The seats that a word means; all of them where it means nobody in particular."""
    view = now.view
    others = [seat for seat in standing(view) if seat != view.seat]
    if who == ANYBODY or not others:
        return others
    if who in (WEAKEST, STRONGEST):
        wanted = (min if who == WEAKEST else max)([view.counters[seat] for seat in others])
        return [seat for seat in others if view.counters[seat] == wanted]
    if who in (LEFT, RIGHT):
        step = 1 if who == LEFT else -1
        seat = (view.seat + step) % view.terms.seats
        while seat not in others:
            seat = (seat + step) % view.terms.seats
        return [seat]
    return [now.enemy] if now.enemy in others else others


def bear_on(order: Order, view: BrawlView, menu: Moves, enemy: int) -> tuple[Moves, Moves]:
    """The moves that an order asks for, and those that it rules out."""
    now = Moment(view, menu, enemy)
    wanted = WANTED[order.form](order, now) if order.form in WANTED else []
    return wanted, RULED_OUT[order.form](order, now) if order.form in RULED_OUT else []

"""Moves a player may make unasked: release a hold, drop a weapon just used, give up."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.games.brawl.actions import DROP, RELEASE, RIGHTS, TO_CONCEDE, TO_DROP, TO_RELEASE, WORDS
from pocketmoney.games.brawl.legality import droppable, rights_of
from pocketmoney.games.brawl.offer import Offer
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.status import end_hold, fall


def offer_of(s: Position, seat: int) -> Offer:
    """What that seat may do now, rights included."""
    if s.won != NOBODY or s.out >> seat & 1:
        return Offer(s, seat)
    top = s.stack[-1]
    offer = top.moves(s, seat) if top.owed(s) >> seat & 1 else Offer(s, seat)
    assert isinstance(offer, Offer)
    offer.rights = rights_of(s, seat)
    return offer


def rights(s: Position, seat: int) -> list[Action]:
    """What that seat may do unasked."""
    if s.won != NOBODY or s.out >> seat & 1:
        return []
    found = rights_of(s, seat)
    return [WORDS[verb] for verb in RIGHTS if found >> verb & 1]


def use_right(s: Position, seat: int, verb: int) -> None:
    """Release a hold, drop a weapon, or give up."""
    if verb == RELEASE:
        release(s, seat)
    elif verb == DROP:
        drop(s, seat)
    else:
        concede(s, seat)


def release(s: Position, seat: int) -> None:
    """Let go. It is no action (R59)."""
    victim = s.holding[seat]
    card = s.terms.ids[s.hold_card[victim]]
    if s.log is not None:
        s.tell_move("hold-released", {"by": seat, "on": victim, "card": card}, seat, TO_RELEASE)
    end_hold(s, seat, "")
    s.stack[-1].hold_ended(s)


def drop(s: Position, seat: int) -> None:
    """Put the weapon just used on the discard pile."""
    card = droppable(s, seat)
    s.used = tuple([used for used in s.used if used != (seat, card)])
    s.leave_hand(seat, card)
    if s.log is not None:
        s.tell_move("drops", {"seat": seat, "card": s.terms.ids[card]}, seat, TO_DROP)
    s.stack[-1].weapon_dropped(s, seat)


def concede(s: Position, seat: int) -> None:
    """Give up: the player falls at once; an attack of that player, or at that player, comes to nothing (R5)."""
    if s.log is not None:
        s.tell_move("concedes", {"seat": seat}, seat, TO_CONCEDE)
    fall(s, seat)
    if s.won != NOBODY:
        return
    s.stack[-1].player_left(s, seat)
    if seat == s.whose:
        s.stack[:] = [frame for frame in s.stack if frame.outlasts_turn(s)]  # rescues of others are still settled

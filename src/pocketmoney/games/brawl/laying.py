"""Laying a card with its Medievals, and which of them a hand allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pocketmoney.core.action import Action
from pocketmoney.games.brawl.actions import to_play
from pocketmoney.games.brawl.cards import CHOKES, DAMAGING, IDS, MEDIEVAL, different
from pocketmoney.games.brawl.frames import window
from pocketmoney.games.brawl.plays import BONUS, OPENING, Play

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl

_MARKED_BY_STOMP: Final = DAMAGING & ~CHOKES


def lay(s: Brawl, seat: int, action: Action, target: int, how: int, key: str) -> None:
    """Put the card of a move on the table and open the window on it."""
    parts = action.parts
    card = parts[0]
    medievals = len(parts) - 1
    s.leave_hand(seat, card)
    for _ in range(medievals):
        s.leave_hand(seat, MEDIEVAL)
    if s.used:
        s.used = tuple([used for used in s.used if used != (seat, card)])
    halved = False
    if s.stomped >> seat & 1 and _MARKED_BY_STOMP >> card & 1 and not s.terms.house.stomp_own_turn:
        halved = True
        s.stomped &= ~(1 << seat)
    choked = False
    if s.held_by[seat] >= 0 and (how == OPENING or how == BONUS):
        choked = s.is_choked(seat) and not s.is_free_victim(seat)  # R65
    if s.log is not None:
        args: dict[str, int | str | list[str]] = {
            "by": seat,
            "on": target,
            "card": IDS[card],
            "medievals": medievals,
        }
        s.tell_move(key, args, seat, action)
    window.open_window(s, (Play(seat, card, target, how, medievals, halved=halved, choked=choked),))


def most_medievals(s: Brawl, seat: int, card: int) -> int:
    """How many Medievals that seat may lay with this card, which has to take counters (R86, R87, R90)."""
    if s.masks[seat] >> MEDIEVAL & 1 == 0 or DAMAGING >> card & 1 == 0:
        return 0
    return s.hands[seat].count(MEDIEVAL) if s.terms.house.medieval_stack else 1


def add_plays(s: Brawl, seat: int, cards: int, target: int, menu: list[Action]) -> None:
    """Add every way to lay one of these cards, with and without Medievals, to a menu."""
    for card in different(s.hands[seat], cards):
        menu.append(to_play(card, target))
        for medievals in range(1, most_medievals(s, seat, card) + 1):
            menu.append(to_play(card, target, medievals))

"""An attack was defended, or nothing is left of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.games.brawl.cards import BLOCK, DISARMS, DODGE, GRAB, HITS, HOLDS, IDS, PASSING_ON, WEAPONS
from pocketmoney.games.brawl.frames import grab, pass_on, weapon, window
from pocketmoney.games.brawl.plays import Play

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl


def defended(s: Brawl, attack: Play, defence: Play) -> None:
    """A defence stood: the hit is stopped, and what follows from that."""
    card = attack.card
    if card == GRAB or HOLDS >> card & 1:
        return
    if DISARMS >> defence.card & 1:
        if s.log is not None:
            s.tell("disarmed", {"by": defence.seat, "on": attack.seat, "card": IDS[card]})
        return
    attack = attack.after_defence(blocked=defence.card == BLOCK)  # one card stops one hit (R109)
    if attack.stopped < HITS[card]:
        window.open_window(s, (attack,))  # the next hit (R69, R108)
        return
    if attack.blocked:
        s.stack.append(grab.BlockGrab(attack.target, attack.seat, attack.target))
    if WEAPONS >> card & 1:
        weapon.comes_back(s, attack.seat, card)  # its Medievals are lost (R88)
    elif defence.card == DODGE and PASSING_ON >> card & 1:
        pass_on.go_on(s, attack)

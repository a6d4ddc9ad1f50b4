"""Defenses: Block, Dodge, Disarm, Freedom and healing, each in its own way (R112)."""

from __future__ import annotations

from typing import ClassVar, Final

from pocketmoney.games.brawl.card import DEFENDS, DEFENSE, HEALS, Card
from pocketmoney.games.brawl.frames.hit import hit_stopped
from pocketmoney.games.brawl.frames.rescue import healed
from pocketmoney.games.brawl.play import OPENING, Chain, Play
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.reason import HEAL_AS_HEAL, NO_WEAPON_TO_DISARM, NOT_ATTACKED_NOW, NOT_HELD


class Defence(Card[Position]):
    """Stops one hit (R109)."""

    TYPE = DEFENSE
    TRAITS = DEFENDS
    NOT_AT: ClassVar = {OPENING: NOT_ATTACKED_NOW}

    def stand(self, state: Position, chain: Chain) -> None:
        hit_stopped(state, chain[-2], chain[-1], by_block=False)


class Block(Defence):
    """A defence after which the two may grab each other (R29, R30)."""

    def stand(self, state: Position, chain: Chain) -> None:
        hit_stopped(state, chain[-2], chain[-1], by_block=True)


class Disarm(Defence):
    """Takes the weapon out of the attacker's hand for good (R25)."""

    NOT_AT: ClassVar = {OPENING: NO_WEAPON_TO_DISARM}

    def stand(self, state: Position, chain: Chain) -> None:
        attack, defence = chain[-2], chain[-1]
        if state.log is not None:
            state.tell("disarmed", {"by": defence.seat, "on": attack.seat, "card": state.terms.ids[attack.card]})


class Freedom(Defence):
    """Gets out of a Grab or a hold (R26, R63, R97)."""

    NOT_AT: ClassVar = {OPENING: NOT_HELD}


class Healing(Card[Position]):
    """Restores counters, as the action of a turn or as a rescue."""

    TYPE = DEFENSE
    TRAITS = HEALS
    NOT_AT: ClassVar = {OPENING: HEAL_AS_HEAL}

    def land(self, state: Position, play: Play) -> None:
        healed(state, play)


_ANY_HOLD: Final = ("choke", "choke-and-puke", "headlock")

ROWS: Final[list[Card[Position]]] = [
    Block("block", 0, 10, 10, (26, 29, 30, 31, 69, 70, 108, 109), keep=3.0),
    Defence("dodge", 0, 8, 8, (26, 73), keep=3.5),
    Disarm("disarm", 0, 4, 0, (25, 113), keep=1.0),
    Disarm("disarmament", 0, 0, 4, (25, 113), keep=1.0),
    Freedom("freedom", 0, 4, 4, (26, 63, 77, 97), breaks=_ANY_HOLD, keep=1.0),
    Healing("first-aid", 2, 8, 0, (7, 8, 10, 11, 12, 13, 17, 113)),
    Healing("self-help", 2, 0, 4, (7, 8, 10, 11, 12, 13, 17, 91, 111, 113)),
    Healing("redemption", 4, 0, 4, (7, 8, 10, 11, 12, 13, 17, 91, 111)),
]

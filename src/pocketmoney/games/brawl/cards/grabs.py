"""The Grab, and what may only follow one (R26 to R31)."""

from __future__ import annotations

from typing import ClassVar, Final

from pocketmoney.games.brawl import reason as why
from pocketmoney.games.brawl.card import Card
from pocketmoney.games.brawl.cards.attacks import AfterGrab
from pocketmoney.games.brawl.effects import THROWN
from pocketmoney.games.brawl.frames.attack import FollowUp
from pocketmoney.games.brawl.house import House
from pocketmoney.games.brawl.play import BLOCK_GRAB, DISTRACTED, DISTRACTED_FOLLOW_UP, FOLLOW_UP, OPENING, Play
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.reason import Reason
from pocketmoney.games.brawl.status import replaced


class Grab(Card[Position]):
    """Opens the victim to one card that cannot be dodged or blocked (R28)."""

    MOMENTS = 1 << OPENING | 1 << BLOCK_GRAB
    NOT_AT: ClassVar = {DISTRACTED: why.GRAB_AFTER_DISTRACTION}

    def moments_by_house(self, house: House) -> int:
        return self.moments | 1 << DISTRACTED if house.distraction_grab else self.moments  # R105

    def stopped_by(self, house: House, moment: int) -> tuple[str, ...]:
        if moment == BLOCK_GRAB and not house.dodge_grab_after_block:
            return ("freedom",)
        return ("dodge", "freedom") if moment == OPENING or moment == BLOCK_GRAB else ()  # R26

    def why_not_stopped(self, moment: int, defence: str) -> Reason:
        if moment == BLOCK_GRAB and defence == "dodge":
            return why.DODGE_NOT_AFTER_BLOCK
        if moment == OPENING or moment == BLOCK_GRAB:
            return why.ONLY_DODGE_OR_FREEDOM
        return super().why_not_stopped(moment, defence)

    def land(self, state: Position, play: Play) -> None:
        after = DISTRACTED_FOLLOW_UP if play.how == DISTRACTED else FOLLOW_UP
        state.stack.append(FollowUp(play.seat, play.target, after))


class Powerplay(AfterGrab):
    """A hit that a free basic attack follows (R77)."""

    UNSTOPPED_AT: ClassVar = {FOLLOW_UP: why.UNSTOPPED_POWERPLAY}


class PoundOfFlesh(AfterGrab):
    """Weakens the victim's attacks for the rest of the game (R92)."""

    def landed(self, state: Position, play: Play) -> None:
        on = play.target
        state.weak = replaced(state.weak, on, state.weak[on] + 1)
        if state.log is not None:
            state.tell("weakened", {"on": on})


GRAB: Final[Card[Position]] = Grab("grab", 0, 8, 8, (26, 27, 28, 29, 30, 31, 46), opens_with="grabs", sequel=2.5)
POWERPLAY: Final[Card[Position]] = Powerplay("powerplay", 3, 4, rules=(31, 77), shot_rule=77, sequel=2.0)
MANHANDLE: Final[Card[Position]] = AfterGrab(
    "manhandle", 2, beer_money=2, rules=(31, 81, 82, 83, 84), effect=THROWN, extra=2.0
)
PILEDRIVER: Final[Card[Position]] = AfterGrab("piledriver", 5, beer_money=2, rules=(31, 89, 91), knocks_out_at=5)
POUND_OF_FLESH: Final[Card[Position]] = PoundOfFlesh("pound-of-flesh", 4, beer_money=1, rules=(31, 92, 94), extra=3.0)

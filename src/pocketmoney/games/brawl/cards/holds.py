"""Holds: they stay on their victim until they are broken or released (R57 to R68, R95 to R104)."""

from __future__ import annotations

from typing import ClassVar, Final

from pocketmoney.games.brawl.card import ALLOWS_BLOWS, BOTH_HANDS, CHOKES, DAMAGES, HOLDS, LIMITED, Card
from pocketmoney.games.brawl.cards.attacks import AfterGrab
from pocketmoney.games.brawl.effects import VOMITING
from pocketmoney.games.brawl.frames import attack, rescue, window
from pocketmoney.games.brawl.frames.choice import KeepHold
from pocketmoney.games.brawl.frames.hit import hit
from pocketmoney.games.brawl.grounds import ATTACKS_OUT_OF_TURN, DEFENDS, HEALS
from pocketmoney.games.brawl.house import House
from pocketmoney.games.brawl.play import FOLLOW_UP, TICK, Play
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.reason import ONLY_FREEDOM, Reason
from pocketmoney.games.brawl.status import begin, end_hold, is_in, set_hold


class Hold(AfterGrab):
    """Follows a Grab, and only Freedom stops it (R31, R97)."""

    TRAITS = DAMAGES | HOLDS | LIMITED
    UNSTOPPED_AT: ClassVar = {FOLLOW_UP: ONLY_FREEDOM}

    def stopped_by(self, house: House, moment: int) -> tuple[str, ...]:
        return ("freedom",) if moment == FOLLOW_UP else ()

    def limit(self, state: Position, seat: int, target: int) -> Reason | None:
        holder = state.held_by[target]
        return Reason("hold-on-held", rule=68, given={"on": target, "by": holder}) if holder >= 0 else None  # R68

    def landed(self, state: Position, play: Play) -> None:
        if is_in(state, play.seat):
            set_hold(state, self.kind, play.seat, play.target)
            state.stack.append(KeepHold(play.seat))


class Headlock(Hold):
    """Takes no counter, but its holder may hit the victim again and again (R57, R58)."""

    TRAITS = HOLDS | LIMITED | ALLOWS_BLOWS

    def land(self, state: Position, play: Play) -> None:
        set_hold(state, self.kind, play.seat, play.target)
        state.stack.append(attack.Series(play.seat))

    def rule_for_held(self, what: int) -> int:
        return 60 if what == DEFENDS else 57

    def rule_for_holder(self, what: int) -> int:
        return 61 if what == DEFENDS or what == ATTACKS_OUT_OF_TURN else 57


class Choke(Hold):
    """Takes a counter when it is laid, and another at the start of each turn of the holder (R64)."""

    TRAITS = DAMAGES | HOLDS | CHOKES | LIMITED

    def tighten(self, state: Position, holder: int, victim: int) -> None:
        rescue.tick(state, holder, victim, self.kind)

    def rule_for_held(self, what: int) -> int:
        return 61 if what == DEFENDS else 66 if what == HEALS else 65

    def rule_for_holder(self, what: int) -> int:
        return 61 if what == DEFENDS or what == ATTACKS_OUT_OF_TURN else 64


class ChokeAndPuke(Hold):
    """A choke that may be humiliated at every tick, and whose victim vomits when it ends (R95 to R104)."""

    TRAITS = DAMAGES | HOLDS | CHOKES | LIMITED | BOTH_HANDS

    def tighten(self, state: Position, holder: int, victim: int) -> None:
        window.open_window(state, (Play(holder, self.kind, victim, TICK),))  # R104

    def land(self, state: Position, play: Play) -> None:
        if play.how == TICK:
            rescue.tick(state, play.seat, play.target, self.kind)  # R96
        else:
            hit(state, play)

    def voided(self, state: Position, play: Play) -> None:
        if play.how == TICK:
            end_hold(state, play.seat, "hold-broken")  # R104

    def ended(self, state: Position, victim: int) -> None:
        begin(state, VOMITING, victim, state.whose, 1)  # R98, R102

    def binds(self, house: House) -> bool:
        return not house.victim_unrestricted  # R96

    def rule_for_held(self, what: int) -> int:
        return 96

    def rule_for_holder(self, what: int) -> int:
        return 103


CHOKE: Final[Card[Position]] = Choke("choke", 1, 1, rules=(24, 31, 59, 61, 62, 63, 64, 65, 66, 67), sequel=3.0)
HEADLOCK: Final[Card[Position]] = Headlock(
    "headlock", 0, 1, rules=(24, 31, 57, 58, 59, 60, 61, 62, 63), sequel=2.0
)  # a single copy: R44
CHOKE_AND_PUKE: Final[Card[Position]] = ChokeAndPuke(
    "choke-and-puke", 1, 0, 1, (24, 31, 59, 67, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104), extra=2.0, sequel=1.0
)

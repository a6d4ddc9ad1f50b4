"""A card takes effect: damage first, then what the card sets up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pocketmoney.core.plain import Json
from pocketmoney.games.brawl.cards import (
    BASICS,
    CHOKES,
    DAMAGING,
    DISTRACTION,
    GRAB,
    HEADLOCK,
    HEART_BREAKER,
    HOLDS,
    HUMILIATIONS,
    IDS,
    KNOCKS_OUT_AT,
    MANHANDLE,
    POKE,
    POUND_OF_FLESH,
    POWERPLAY,
    STOMP,
    THUNDER_HEAD,
    UPPERCUT_SQUARED,
    WEAPONS,
    bits,
)
from pocketmoney.games.brawl.damage import amount
from pocketmoney.games.brawl.effects import DAZED, HEART_BROKEN, POKED, THROWN
from pocketmoney.games.brawl.frames import distraction, free, grab, headlock, hold, rescue, weapon
from pocketmoney.games.brawl.frames.question import Step
from pocketmoney.games.brawl.plays import (
    DISTRACTED,
    DISTRACTED_FOLLOW_UP,
    ESCAPE,
    FOLLOW_UP,
    FREE,
    HEALS,
    JAB,
    SHOT,
    TICK,
    Play,
    play_from,
)
from pocketmoney.games.brawl.seats import replaced
from pocketmoney.games.brawl.status import begin, end_hold, fall, is_in, set_hold

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl

# Cards after whose damage nothing more can come, unless a Block was among the defences.
_PLAIN: Final = BASICS & ~bits("jab", "uppercut")


def land(s: Brawl, play: Play) -> None:
    """Nothing stopped this card."""
    how = play.how
    if how >= HEALS:
        rescue.healed(s, play)
    elif how == ESCAPE:
        _break_hold(s, play)
    elif how == TICK:
        rescue.tick(s, play.seat, play.target, play.card)
    elif DAMAGING >> play.card & 1:
        hit(s, play)
    elif play.card == GRAB:
        after = DISTRACTED_FOLLOW_UP if how == DISTRACTED else FOLLOW_UP
        s.stack.append(grab.FollowUp(play.seat, play.target, after))
    elif play.card == HEADLOCK:
        set_hold(s, HEADLOCK, play.seat, play.target)
        s.stack.append(headlock.Series(play.seat))
    elif play.card == DISTRACTION:
        s.stack.append(distraction.Distracted(play.seat, play.target))  # not humiliated itself (R107)


def _break_hold(s: Brawl, play: Play) -> None:
    """A held player breaks free (R97); an attack card hits the holder as well (R62, R95)."""
    holder = play.target
    if s.holding[holder] == play.seat:  # unless it was released meanwhile
        end_hold(s, holder, "hold-broken")
    if HUMILIATIONS >> play.card & 1:
        s.stack.append(free.FreeAttack(play.seat, holder, FREE, BASICS | WEAPONS, breaks_free=True))
    elif DAMAGING >> play.card & 1 and s.terms.house.break_also_hits:
        hit(s, play)


def hit(s: Brawl, play: Play) -> None:
    """Take the counters; at 0 or less the player may be rescued before the card's other effects come (R11)."""
    on = play.target
    halved = play.halved
    if s.stomped >> play.seat & 1 and s.terms.house.stomp_own_turn and s.whose == play.seat:
        if CHOKES >> play.card & 1 == 0:
            halved = True
            s.stomped &= ~(1 << play.seat)
    lost = amount(s, play, halved=halved)
    had = s.counters[on]
    s.counters[on] = had - lost
    if s.log is not None:
        if halved:
            s.tell("halved", {"by": play.seat, "card": IDS[play.card]})
        s.tell("hits", {"on": on, "by": play.seat, "card": IDS[play.card], "amount": lost, "left": had - lost})
    if 0 < had <= KNOCKS_OUT_AT[play.card]:
        s.counters[on] = min(had - lost, 0)
        if s.log is not None:
            s.tell("knocks-out", {"on": on, "card": IDS[play.card], "left": s.counters[on]})
        fall(s, on)
        after_hit(s, play)
    elif had > lost:
        if play.blocked or play.how == JAB or _PLAIN >> play.card & 1 == 0:
            after_hit(s, play)
    else:
        s.stack.append(AfterHit(play))
        rescue.needed(s, on)


class AfterHit(Step):
    """The rest of a card whose hit sent its victim to 0 or less, once the rescue is settled."""

    __slots__ = ("play",)

    def __init__(self, play: Play) -> None:
        self.play = play

    def happen(self, state: Brawl) -> None:
        after_hit(state, self.play)

    def laid(self) -> list[Json]:
        return [self.play.public()]

    def outlasts_turn(self, state: Brawl) -> bool:
        if WEAPONS >> self.play.card & 1 and is_in(state, self.play.seat):
            state.take_back(self.play.seat, self.play.card)
        return False

    def game_won(self, state: Brawl) -> None:
        self.waits(state)  # the winner's weapon goes home

    def to_json(self) -> list[object]:
        return ["after-hit", self.play.to_json()]


def after_hit_from(data: object) -> AfterHit:
    """The frame that `to_json` wrote."""
    return AfterHit(play_from(data))


def after_hit(s: Brawl, play: Play) -> None:
    """What a card does beyond its damage. The frames pushed last come first."""
    by = play.seat
    on = play.target
    card = play.card
    standing = is_in(s, on)
    if play.blocked and standing:
        s.stack.append(grab.BlockGrab(on, by, on))  # after all hits (R70, R108)
    if WEAPONS >> card & 1:
        weapon.comes_back(s, by, card)
        return
    if not standing or s.won >= 0:
        return  # the combo stops (R6)
    if play.how == JAB:
        s.stack.append(headlock.Series(by))
    if card == STOMP:
        s.stomped |= 1 << on  # one marker, however often (R48)
        if s.log is not None:
            s.tell("stomped", {"on": on})
    elif card == POKE:
        begin(s, POKED, on, by, 1)
        if s.log is not None:
            s.tell("poked", {"on": on})
        s.stack.append(free.FreeAttack(by, on, SHOT, BASICS))
    elif card == UPPERCUT_SQUARED or card == POWERPLAY:
        s.stack.append(free.FreeAttack(by, on, SHOT, BASICS))  # laid after the hit (R51, R52)
    elif card == HEART_BREAKER:
        begin(s, HEART_BROKEN, on, by, 1)
        if s.log is not None:
            s.tell("heart-broken", {"on": on})
    elif card == THUNDER_HEAD:
        begin(s, DAZED, on, by, 2)
        if s.log is not None:
            s.tell("dazed", {"on": on})
    elif card == MANHANDLE:
        begin(s, THROWN, on, by, 1)
        if s.log is not None:
            s.tell("thrown", {"on": on})
    elif card == POUND_OF_FLESH:
        s.weak = replaced(s.weak, on, s.weak[on] + 1)
        if s.log is not None:
            s.tell("weakened", {"on": on})
    elif HOLDS >> card & 1 and is_in(s, by):
        set_hold(s, card, by, on)
        s.stack.append(hold.KeepHold(by))

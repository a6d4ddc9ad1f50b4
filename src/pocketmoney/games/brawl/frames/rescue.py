"""Healing: as the action of a turn, and as the rescue at 0 or less (R10 to R13, R17)."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.brawl.actions import HEAL, TAKE
from pocketmoney.games.brawl.card import BOTH_HANDS
from pocketmoney.games.brawl.frames import window
from pocketmoney.games.brawl.frames.question import Ask, Step
from pocketmoney.games.brawl.grounds import RESCUES, bound
from pocketmoney.games.brawl.legality import ALL, Sieve, healing_room, judge_healing
from pocketmoney.games.brawl.offer import Offer
from pocketmoney.games.brawl.play import RESCUE, Play
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.reason import Reason
from pocketmoney.games.brawl.status import fall, is_in


def lay_healing(s: Position, seat: int, action: Action, how: int) -> None:
    """Lay healing cards together and open the window on them."""
    for card in action.parts:
        s.leave_hand(seat, card)
    if s.log is not None:
        s.tell_move("heals", {"seat": seat, "cards": [s.terms.ids[card] for card in action.parts]}, seat, action)
    window.open_window(s, (Play(seat, action.parts[-1], NOBODY, how, 0, action.parts),))


def healed(s: Position, play: Play) -> None:
    """The healing stands: restore counters up to the cap (R7)."""
    seat = play.seat
    values = s.terms.values
    total = sum([values[card] for card in play.cards])
    had = s.counters[seat]
    s.counters[seat] = max(had, min(had + total, s.terms.house.cap))
    if s.log is not None:
        s.tell("healed", {"seat": seat, "amount": s.counters[seat] - had, "left": s.counters[seat]})


def tick(s: Position, holder: int, victim: int, card: int) -> None:
    """A standing choke takes its counter at the start of the holder's turn (R13, R64)."""
    s.counters[victim] -= 1
    s.idle = 0
    left = s.counters[victim]
    if s.log is not None:
        s.tell("tick", {"by": holder, "on": victim, "card": s.terms.ids[card], "amount": 1, "left": left})
    if left <= 0:
        needed(s, victim)


def needed(s: Position, seat: int) -> None:
    """A player is at 0 or less: ask for healing, then see (R10)."""
    if s.log is not None:
        s.tell("rescue-needed", {"seat": seat, "left": s.counters[seat]})
    s.stack.append(Verdict(seat))
    s.stack.append(Rescue(seat))


def may_heal(s: Position, seat: int) -> bool:
    """Whether that player may lay healing at 0 or less now (R12)."""
    victim = s.holding[seat]
    if victim >= 0 and s.holds_as(victim, BOTH_HANDS):
        return False  # only after releasing
    return s.terms.house.heal_while_helpless or s.able >> seat & 1 == 1


class Rescue(Ask):
    """At 0 or less: healing cards, all at once, or down?"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asking(self) -> str:
        return "rescue"

    def open_to(self, state: Position) -> int:
        if state.terms.healing & ~state.gone == 0:
            return 0
        # Who may lay healing, if need be after releasing a hold (R12).
        could = state.terms.everybody if state.terms.house.heal_while_helpless else state.could
        return 1 << self.seat & could & ~(state.out | state.mute)

    def sift(self, state: Position, seat: int, target: int, sieve: Sieve) -> None:
        sieve.strike(ALL, Reason("only-healing", rule=11, given={"left": state.counters[seat]}))

    def aim(self, state: Position, seat: int) -> int:
        return NOBODY

    def moves(self, state: Position, seat: int) -> Offer:
        offer = Offer(state, seat)
        offer.words = 1 << TAKE
        if may_heal(state, seat):
            offer.room = healing_room(state, seat)
        return offer

    def judge_healing(self, state: Position, seat: int, action: Action) -> Refusal | None:
        # Nobody is asked for a rescue who could not make it by letting go (R12).
        return judge_healing(state, seat, action) if may_heal(state, seat) else bound(state, seat, RESCUES).refusal()

    def accept(self, state: Position, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.verb == HEAL:
            lay_healing(state, seat, action, RESCUE)

    def about(self, asked: int, holding: tuple[int, ...]) -> int:
        return self.seat

    def outlasts_turn(self, state: Position) -> bool:
        return True

    def to_json(self) -> list[object]:
        return ["rescue", self.seat]


class Verdict(Step):
    """The chance to heal is over: at least one counter, or out (R10)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: Position) -> None:
        if is_in(state, self.seat) and state.counters[self.seat] < 1:
            fall(state, self.seat)
            if state.won >= 0:
                state.stack[-1].game_won(state)

    def outlasts_turn(self, state: Position) -> bool:
        return True

    def to_json(self) -> list[object]:
        return ["verdict", self.seat]

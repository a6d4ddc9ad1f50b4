"""Choices without a card: keep a hold or a weapon, send a dodged attack left or right."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.plain import Json
from pocketmoney.core.refusal import Args
from pocketmoney.games.brawl.actions import DISCARD, DROP, LEFT, PASS, RELEASE, RIGHT, TAKE, TO_LEFT
from pocketmoney.games.brawl.frames import window
from pocketmoney.games.brawl.frames.question import Ask
from pocketmoney.games.brawl.legality import ALL, Sieve
from pocketmoney.games.brawl.play import LEFTWARD, RIGHTWARD, Play
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.reason import CHOOSE_A_WAY, NOTHING_TO_HUMILIATE, WEAPON_FIRST, Reason
from pocketmoney.games.brawl.status import can_be_attacked, is_in


class Choice(Ask):
    """A question that no card answers."""

    __slots__ = ()

    def why_first(self, state: Position) -> Reason:
        """What has to be chosen before a card is laid or a turn is passed."""
        raise NotImplementedError

    def sift(self, state: Position, seat: int, target: int, sieve: Sieve) -> None:
        sieve.strike(state.terms.humiliations, NOTHING_TO_HUMILIATE)
        sieve.strike(ALL, self.why_first(state))

    def why_not_word(self, state: Position, seat: int, verb: int) -> Reason:
        return self.why_first(state) if verb == PASS or verb == DISCARD else super().why_not_word(state, seat, verb)

    def skip_forced(self, state: Position) -> bool:
        return False  # each has two answers

    def accept(self, state: Position, seat: int, action: Action) -> None:
        state.stack.pop()


class KeepHold(Choice):
    """A hold may be released at any time, so also in the very action that set it."""

    __slots__ = ("by",)

    def __init__(self, by: int) -> None:
        self.by = by

    def asking(self) -> str:
        return "keep-hold"

    def open_to(self, state: Position) -> int:
        return 1 << self.by if state.holding[self.by] >= 0 else 0

    def words(self, state: Position, seat: int) -> int:
        return 1 << RELEASE | 1 << TAKE

    def why_first(self, state: Position) -> Reason:
        given: Args = {"on": state.holding[self.by]}
        return Reason("hold-first", rule=59, unlock="unlock-release-or-take", given=given)

    def about(self, asked: int, holding: tuple[int, ...]) -> int:
        return holding[self.by]

    def to_json(self) -> list[object]:
        return ["keep-hold", self.by]


def comes_back(s: Position, seat: int, card: int) -> None:
    """Return the weapon to the hand of a conscious owner, and ask whether to keep it."""
    if not is_in(s, seat):
        return
    s.take_back(seat, card)
    if s.won < 0 and s.terms.droppable >> card & 1:
        if (seat, card) not in s.used:
            s.used += ((seat, card),)
        s.stack.append(WeaponBack(seat))


class WeaponBack(Choice):
    """Keep the weapon just used, or drop it?"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asking(self) -> str:
        return "weapon-back"

    def open_to(self, state: Position) -> int:
        return 1 << self.seat & ~state.out

    def words(self, state: Position, seat: int) -> int:
        return 1 << DROP | 1 << TAKE

    def why_first(self, state: Position) -> Reason:
        return WEAPON_FIRST

    def weapon_dropped(self, state: Position, seat: int) -> None:
        if seat == self.seat:
            state.stack.pop()

    def to_json(self) -> list[object]:
        return ["weapon-back", self.seat]


def next_target(s: Position, play: Play, way: int) -> int:
    """Return whom the attack reaches next in that direction, helpless or not (R74); nobody where it is the attacker."""
    seat = play.target
    while True:
        seat = (seat + way) % s.terms.seats
        if seat == play.seat:
            return NOBODY
        if can_be_attacked(s, seat):
            return seat


def go_on(s: Position, play: Play) -> None:
    """Let the attack go on in its direction, asking for one if it has none yet."""
    if play.way == 0 and (next_target(s, play, LEFTWARD) >= 0 or next_target(s, play, RIGHTWARD) >= 0):
        s.stack.append(PassOn(play))
    else:
        _send(s, play, play.way or LEFTWARD)


def _send(s: Position, play: Play, way: int) -> None:
    """Send the attack on in that direction; it misses if nobody is there."""
    target = next_target(s, play, way)
    if target < 0:
        s.tell("missed", {"card": s.terms.ids[play.card]})
        return
    s.tell("passes-on", {"by": play.seat, "on": target, "card": s.terms.ids[play.card]})
    window.open_window(s, (play.going_on(target, way),))


class PassOn(Choice):
    """Left or right? Asked of the attacker when the first target has dodged."""

    __slots__ = ("play",)

    def __init__(self, play: Play) -> None:
        self.play = play

    def asking(self) -> str:
        return "pass-on"

    def open_to(self, state: Position) -> int:
        return 1 << self.play.seat & ~state.out

    def dodged(self) -> Play | None:
        return self.play

    def laid(self, ids: list[str]) -> list[Json]:
        return [self.play.public(ids)]

    def words(self, state: Position, seat: int) -> int:
        return 1 << LEFT | 1 << RIGHT

    def why_not_word(self, state: Position, seat: int, verb: int) -> Reason:
        return CHOOSE_A_WAY

    def why_first(self, state: Position) -> Reason:
        return CHOOSE_A_WAY

    def default(self, state: Position, seat: int) -> Action | None:
        return TO_LEFT

    def accept(self, state: Position, seat: int, action: Action) -> None:
        state.stack.pop()
        way = RIGHTWARD if action.verb == RIGHT else LEFTWARD
        if state.log is not None:
            key = "goes-right" if action.verb == RIGHT else "goes-left"
            state.tell_move(key, {"by": seat}, seat, action)
        _send(state, self.play, way)

    def to_json(self) -> list[object]:
        return ["pass-on", self.play.to_json()]

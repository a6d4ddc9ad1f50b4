"""The turn: what falls due at its start, its one action, and the draw at its end (R1, R3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl import discarding, laying
from pocketmoney.games.brawl.actions import DISCARD, HEAL, PASS, PLAY, TO_PASS, to_play
from pocketmoney.games.brawl.cards import (
    ATTACKS,
    BASICS,
    BREAKS,
    CHOKE,
    DISTRACTION,
    GRAB,
    HUMILIATIONS,
    different,
)
from pocketmoney.games.brawl.frames import headlock, rescue, season, window
from pocketmoney.games.brawl.frames.distraction import attacks_to_follow
from pocketmoney.games.brawl.frames.question import Ask, Step
from pocketmoney.games.brawl.healing import heals
from pocketmoney.games.brawl.plays import BONUS, ESCAPE, HEALS, JAB, OPENING, TICK, Play
from pocketmoney.games.brawl.status import (
    basics_only,
    end_locked,
    expire,
    has_bonus,
    is_in,
    reason_to_skip,
    use_bonus,
)

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl


_OPENINGS: Final = ATTACKS | 1 << GRAB


def openings(s: Brawl, seat: int) -> int:
    """Return the kinds in the hand that may begin an action."""
    mask = s.masks[seat]
    cards = mask & _OPENINGS
    if mask >> DISTRACTION & 1 and mask & attacks_to_follow(s):
        cards |= 1 << DISTRACTION  # R106
    return cards


def targets(s: Brawl, seat: int) -> int:
    """Whom that seat may attack at all (R39, R81)."""
    return s.terms.everybody & ~(s.out | s.thrown | 1 << seat)


def is_unbound(s: Brawl, seat: int) -> bool:
    """Neither holding nor held in a way that limits the action."""
    return s.holding[seat] < 0 and (s.held_by[seat] < 0 or s.is_free_victim(seat))


def may_heal_on_turn(s: Brawl, seat: int) -> bool:
    """Whether healing may be the action: for a Headlock's holder (R57), not for a choke's (R64) or the held (R66)."""
    return not s.is_choking(seat) and (s.held_by[seat] < 0 or s.is_free_victim(seat))


def escapes(s: Brawl, seat: int) -> int:
    """The kinds that break the hold on that seat (R113); the heart-broken have no Humiliation for it (R24, R79)."""
    if s.held_by[seat] < 0:
        return 0
    cards = BREAKS[s.hold_card[seat]]
    return cards & ~HUMILIATIONS if s.helpless >> seat & 1 else cards


class Turn(Ask):
    """The action of the turn: attack, heal, discard or pass."""

    __slots__ = ()

    def waits(self, state: Brawl) -> bool:
        return (state.out | state.skips) >> state.whose & 1 == 0 or super().waits(state)

    def asking(self) -> str:
        return "turn"

    def open_to(self, state: Brawl) -> int:
        return 1 << state.whose & ~(state.out | state.skips)

    def owed(self, state: Brawl) -> int:
        return 1 << state.whose & ~(state.out | state.skips)

    def lapse(self, state: Brawl) -> None:
        """The owner is helpless, be it since just now: the turn is skipped (R55, R79, R81, R101)."""
        seat = state.whose
        if state.log is not None and is_in(state, seat):
            state.tell("turn-skipped", {"seat": seat, "reason": reason_to_skip(state, seat)})

    def menu(self, state: Brawl, seat: int) -> list[Action]:
        menu: list[Action] = []
        self.add_plays(state, seat, state.terms.everybody, menu)
        if may_heal_on_turn(state, seat):
            menu += heals(state, seat)
        menu += discarding.discards(state, seat)
        menu.append(TO_PASS)
        return menu

    def add_plays(self, state: Brawl, seat: int, at: int, menu: list[Action]) -> None:
        """Every card that may be laid as the action of the turn: at one of these seats, or to break free."""
        _add_escapes(state, seat, menu)
        if is_unbound(state, seat):
            _add_attacks(state, seat, at, menu)
        elif headlock.may_jab(state, seat):
            laying.add_plays(state, seat, headlock.jabs(state, seat), state.holding[seat], menu)
        elif state.is_choked(seat) and state.holding[seat] < 0:
            for target in SEATS_OF[targets(state, seat) & at & ~(1 << state.held_by[seat])]:
                laying.add_plays(state, seat, BASICS, target, menu)  # R65

    def accept(self, state: Brawl, seat: int, action: Action) -> None:
        verb = action.verb
        if verb == PLAY:
            self._play(state, seat, action)
            return
        state.stack.pop()
        if verb == PASS:  # no window: only laid cards can be humiliated (R15)
            state.idle += 1
            if state.log is not None:
                state.tell_move("passes", {"seat": seat}, seat, action)
            return
        state.idle = 0
        if verb == HEAL:  # the only action (R111)
            rescue.lay_healing(state, seat, action, HEALS)
        elif verb == DISCARD:
            discarding.discard(state, seat, action)
            if state.terms.house.discard_rule == "open-season":
                state.draw_up(seat)
                state.tell("open-season", {"on": seat})
                state.stack.append(season.OpenSeason(seat, seat))

    def _play(self, state: Brawl, seat: int, action: Action) -> None:
        state.idle = 0
        target = action.target
        card = action.parts[0]
        if target >= 0 and state.vomiting and is_bonus(state, seat, card, target):
            use_bonus(state, seat, target)
            laying.lay(state, seat, action, target, BONUS, "bonus-attack")  # the action is still to come
            return
        state.stack.pop()
        if target == NOBODY:  # the escape is the action (R63)
            laying.lay(state, seat, action, state.held_by[seat], ESCAPE, "escapes")
        elif state.holding[seat] == target:
            laying.lay(state, seat, action, target, JAB, "free-attack")
        else:
            key = "grabs" if card == GRAB else "distracts" if card == DISTRACTION else "attacks"
            laying.lay(state, seat, action, target, OPENING, key)

    def to_json(self) -> list[object]:
        return ["turn"]


def is_bonus(s: Brawl, seat: int, card: int, target: int) -> bool:
    """Whether this attack is the extra one on a vomiting player (R99)."""
    return BASICS >> card & 1 == 1 and s.holding[seat] < 0 and has_bonus(s, seat, target)


def _add_escapes(s: Brawl, seat: int, menu: list[Action]) -> None:
    """The cards that break the hold on this seat (R113)."""
    for card in different(s.hands[seat], escapes(s, seat)):
        menu.append(to_play(card))
        if s.terms.house.break_also_hits:
            for medievals in range(1, laying.most_medievals(s, seat, card) + 1):
                menu.append(to_play(card, NOBODY, medievals))


def _add_attacks(s: Brawl, seat: int, at: int, menu: list[Action]) -> None:
    cards = openings(s, seat)
    for target in SEATS_OF[targets(s, seat) & at]:
        allowed = cards & BASICS if basics_only(s, seat, target) else cards
        if s.held_by[seat] == target:
            allowed &= ~BREAKS[s.hold_card[seat]]  # on the holder these break the hold
        laying.add_plays(s, seat, allowed, target, menu)


class TurnEnds(Step):
    """The action is over: effects end, everybody draws from the owner of the turn on, the next turn begins.

    This frame lies under all others for the whole game.
    """

    __slots__ = ()

    def waits(self, state: Brawl) -> bool:
        owner = state.whose
        if state.effects:
            expire(state, owner)
        short = state.short & ~(state.out | state.thrown)
        if short == 1 << owner:
            state.draw_up(owner)
        elif short:
            before = (1 << owner) - 1
            for seat in SEATS_OF[short & ~before] + SEATS_OF[short & before]:
                state.draw_up(seat)
        state.action_from = len(state.discard)
        state.used = ()
        terms = state.terms
        if terms.house.can_lock and state.idle >= QUIET_ROUNDS * state.standing():
            end_locked(state)
            return False
        seat = (owner + 1) % terms.seats
        while state.out >> seat & 1:
            if state.effects:
                _pass_over(state, seat)
            seat = (seat + 1) % terms.seats
        state.whose = seat
        state.turn_no += 1
        state.stack.append(TURN)
        if state.log is not None:
            state.tell("turn-begins", {"seat": seat})
        if state.chokers >> seat & 1:
            _tighten(state, seat)
            return False
        return state.skips >> seat & 1 == 0

    def to_json(self) -> list[object]:
        return ["turn-ends"]


def _pass_over(s: Brawl, seat: int) -> None:
    """Pass the place of a fallen player: effects end there (R84), and only those who come back draw (R82)."""
    thrown = s.thrown
    expire(s, seat)
    back = thrown & ~s.thrown
    if back:
        before = (1 << seat) - 1
        for other in SEATS_OF[back & ~before] + SEATS_OF[back & before]:
            s.draw_up(other)


def _tighten(s: Brawl, seat: int) -> None:
    """Begin the turn of a player who chokes another with the counter of the hold (R64, R104)."""
    victim = s.holding[seat]
    card = s.hold_card[victim]
    if card == CHOKE:
        rescue.tick(s, seat, victim, card)
    else:
        window.open_window(s, (Play(seat, card, victim, TICK),))


QUIET_ROUNDS: Final = 10

TURN: Final = Turn()
TURN_ENDS: Final = TurnEnds()

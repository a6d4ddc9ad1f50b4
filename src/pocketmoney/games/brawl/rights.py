"""Moves a player may make unasked: release a hold, drop a weapon just used, give up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.games.brawl.actions import CONCEDE, DROP, RELEASE, TO_CONCEDE, TO_DROP, TO_RELEASE, WORDS
from pocketmoney.games.brawl.cards import IDS, WEAPONS
from pocketmoney.games.brawl.frames import landing, rescue, settling, turn, weapon, window
from pocketmoney.games.brawl.frames.aftermath import Aftermath
from pocketmoney.games.brawl.frames.question import BrawlFrame
from pocketmoney.games.brawl.legality import droppable, rights_of
from pocketmoney.games.brawl.plays import RESCUE
from pocketmoney.games.brawl.status import end_hold, fall, is_in

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl


def is_turn(frame: BrawlFrame) -> bool:
    """Whether this frame asks for the action of a turn."""
    return isinstance(frame, turn.Turn)


def rights(s: Brawl, seat: int) -> list[Action]:
    """What that seat may do unasked."""
    if s.won != NOBODY or s.out >> seat & 1:
        return []
    found = rights_of(s, seat)
    return [WORDS[verb] for verb in (RELEASE, DROP, CONCEDE) if found >> verb & 1]


def release(s: Brawl, seat: int) -> None:
    """Let go. It is no action (R59)."""
    victim = s.holding[seat]
    card = IDS[s.hold_card[victim]]
    if s.log is not None:
        s.tell_move("hold-released", {"by": seat, "on": victim, "card": card}, seat, TO_RELEASE)
    end_hold(s, seat, "")
    window.reopen(s)


def drop(s: Brawl, seat: int) -> None:
    """Put the weapon just used on the discard pile."""
    card = droppable(s, seat)
    s.used = tuple([used for used in s.used if used != (seat, card)])
    s.leave_hand(seat, card)
    if s.log is not None:
        s.tell_move("drops", {"seat": seat, "card": IDS[card]}, seat, TO_DROP)
    top = s.stack[-1]
    if isinstance(top, weapon.WeaponBack) and top.seat == seat:
        s.stack.pop()


def concede(s: Brawl, seat: int) -> None:
    """Give up: the player falls at once; an attack of that player, or at that player, comes to nothing (R5)."""
    if s.log is not None:
        s.tell_move("concedes", {"seat": seat}, seat, TO_CONCEDE)
    fall(s, seat)
    if s.won != NOBODY:
        return
    top = s.stack[-1]
    if isinstance(top, window.Window) and (seat != s.whose or top.chain[0].how == RESCUE):
        s.stack.pop()
        _mend(s, top, seat)
    if seat == s.whose:
        _end_action(s)


def _mend(s: Brawl, asked: window.Window, seat: int) -> None:
    """Mend the open window after a player gave up: that player's card and the answers to it are gone."""
    chain = asked.chain
    if chain[0].target == seat or chain[0].seat == seat:
        settling.give_up(s, chain)
        return
    for at in range(1, len(chain)):
        if chain[at].seat == seat:
            window.open_window(s, chain[:at])
            return
    s.stack.append(asked)
    window.reopen(s)


def _end_action(s: Brawl) -> None:
    """End the action of a turn owner who is gone: only rescues of others are still settled (R5)."""
    kept: list[BrawlFrame] = []
    for frame in s.stack:
        if isinstance(frame, (turn.TurnEnds, rescue.Rescue, rescue.Verdict)):
            kept.append(frame)
        elif isinstance(frame, window.Window):
            if frame.chain[0].how == RESCUE:
                kept.append(frame)
            else:
                settling.give_up(s, frame.chain)
        elif isinstance(frame, Aftermath):
            if frame.chain[0].how == RESCUE:
                kept.append(frame)
            else:
                settling.give_up(s, frame.chain[:-1])
        elif isinstance(frame, landing.AfterHit):
            play = frame.play
            if WEAPONS >> play.card & 1 and is_in(s, play.seat):
                s.take_back(play.seat, play.card)
    s.stack[:] = kept

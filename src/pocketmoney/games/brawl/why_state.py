"""Reasons that lie in the player's own state or in the moment: helpless, held, holding, not asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pocketmoney.core.refusal import Args, Refusal
from pocketmoney.games.brawl.cards import BASICS, CHOKE, CHOKE_AND_PUKE, HEADLOCK, IDS, STOMP
from pocketmoney.games.brawl.effects import DAZED, HEART_BROKEN, POKED, REASONS, THROWN
from pocketmoney.games.brawl.frames import window
from pocketmoney.games.brawl.frames.rescue import Rescue
from pocketmoney.games.brawl.frames.turn import Turn
from pocketmoney.games.brawl.plays import TICK
from pocketmoney.games.brawl.rights import may_release
from pocketmoney.games.brawl.status import basics_only

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl

# What a player in a hold, or with a hold, tries to do: each has its own ruling.
ACTS: Final = 0  # with the action of the turn
DEFENDS: Final = 1
HUMILIATES: Final = 2
HEALS: Final = 3
ATTACKS_OUT_OF_TURN: Final = 4  # a Grab after a Block, a free attack, an attack in open season


def is_on_turn(s: Brawl, seat: int) -> bool:
    """Whether that seat must make the action of its turn now."""
    return isinstance(s.stack[-1], Turn) and s.whose == seat


def helpless(s: Brawl, seat: int, rule: int = 0) -> Refusal:
    """A timed effect forbids everything but a rescue (R56, R79, R81, R101); a ruling made for the card goes first."""
    for effect in s.effects:
        if effect.on == seat and effect.kind != DAZED:
            own = 101
            if effect.kind == POKED:
                own = 56
            elif effect.kind == HEART_BROKEN:
                own = 79
            elif effect.kind == THROWN:
                own = 81
            args: Args = {"reason": REASONS[effect.kind], "asked": effect.tied}
            return Refusal("helpless", args, rule if rule else own, "unlock-recover")
    return Refusal("unknown-move")


def bound(s: Brawl, seat: int, what: int) -> Refusal:
    """A hold is in the way, on this player or by this player."""
    victim = s.holding[seat]
    if victim >= 0:
        return _holding(s, seat, victim, what)
    card = s.hold_card[seat]
    if what == HUMILIATES:
        rule = 24
    elif card == HEADLOCK:
        rule = 60 if what == DEFENDS else 57
    elif card == CHOKE:
        rule = 61 if what == DEFENDS else 66 if what == HEALS else 65
    else:
        rule = 96
    return Refusal("held", {"card": IDS[card], "by": s.held_by[seat]}, rule, "unlock-break")


def _holding(s: Brawl, seat: int, victim: int, what: int) -> Refusal:
    """The ruling for the holder: R18 for Humiliations, R12 for a rescue, else the one of the hold."""
    card = s.hold_card[victim]
    if not may_release(s, seat) and what != ACTS:
        return release_now(s, seat)
    if what == HUMILIATES:
        rule = 18
    elif what == HEALS and isinstance(s.stack[-1], Rescue):
        rule = 12
    elif card == CHOKE_AND_PUKE:
        rule = 103
    elif what == DEFENDS or what == ATTACKS_OUT_OF_TURN:
        rule = 61
    else:
        rule = 57 if card == HEADLOCK else 64
    return Refusal("holding", {"card": IDS[card], "on": victim}, rule, "unlock-release")


def release_now(s: Brawl, seat: int) -> Refusal:
    """A Choke & Puke cannot be released while its counter is due (R103) or the victim's escape is on its way (R95)."""
    victim = s.holding[seat]
    if window.is_in_flight(s, TICK, seat):
        return Refusal("release-now", {"reason": "tick", "on": victim}, 103, "unlock-settled")
    return Refusal("release-now", {"reason": "escape", "on": victim}, 95, "unlock-settled")


def no_blow(s: Brawl, seat: int, card: int) -> Refusal:
    """Why this card cannot be dealt in one's own Headlock (R57); a Stomp may be stopped by the Poke (R53)."""
    victim = s.holding[seat]
    if card == STOMP and basics_only(s, seat, victim):
        return poked(s, seat, victim)
    args: Args = {"card": IDS[card], "on": victim, "option": "headlock-any-basic"}
    if BASICS >> card & 1:
        return Refusal("no-blow", args, 57, "unlock-house-rule")
    return Refusal("no-blow", args, 57, "unlock-release")


def poked(s: Brawl, seat: int, on: int) -> Refusal:
    """Only basic attacks on a poked player, by the poker and, if the house rule says so, by the next player (R53)."""
    args: Args = {"on": on, "option": "poke-next-basic-only"}
    for effect in s.effects:
        if effect.kind == POKED and effect.on == on and effect.by == seat:
            return Refusal("poke-basic-only", args, 53, "unlock-wait")
    return Refusal("poke-basic-only", args, 53, "unlock-house-rule")


def not_asked(s: Brawl, seat: int) -> Refusal:
    """Another player is asked, or the player's own state is why no question comes."""
    if s.skips >> seat & 1:
        return helpless(s, seat)
    top = s.stack[-1]
    if isinstance(top, window.Window) and (top.asked & ~top.waiting) >> seat & 1:
        return Refusal("answered", {"asked": _first(top.waiting)})
    return Refusal("not-asked", {"asked": _first(top.owed(s))}, unlock="unlock-own-turn")


def _first(seats: int) -> int:
    return (seats & -seats).bit_length() - 1

"""Reasons that lie in a player's own state or in the moment: helpless, held, holding, not asked."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl.card import BOTH_HANDS
from pocketmoney.games.brawl.effects import DAZED, HEART_BROKEN, POKED, REASONS, THROWN
from pocketmoney.games.brawl.play import ESCAPE, TICK
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.reason import UNKNOWN_MOVE, Reason

# What a player in a hold, or with a hold, tries to do: each has its own ruling.
ACTS: Final = 0  # with the action of the turn
DEFENDS: Final = 1
HUMILIATES: Final = 2
HEALS: Final = 3
RESCUES: Final = 4
ATTACKS_OUT_OF_TURN: Final = 5  # a Grab after a Block, a free attack, an attack in open season


def may_release(s: Position, seat: int) -> bool:
    """Any time, but for Choke & Puke not while its tick or the victim's escape is being settled (R95, R103)."""
    victim = s.holding[seat]
    if victim < 0:
        return False
    if not s.holds_as(victim, BOTH_HANDS):
        return True
    return not s.is_in_flight(ESCAPE, victim) and not s.is_in_flight(TICK, seat)


def helpless(s: Position, seat: int, rule: int = 0) -> Reason:
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
            given: dict[str, str | int] = {"reason": REASONS[effect.kind], "asked": effect.tied}
            return Reason("helpless", rule=rule if rule else own, unlock="unlock-recover", given=given)
    return UNKNOWN_MOVE


def bound(s: Position, seat: int, what: int) -> Reason:
    """A hold is in the way, on this player or by this player."""
    victim = s.holding[seat]
    if victim >= 0:
        return _holding(s, seat, victim, what)
    card = s.terms.cards[s.hold_card[seat]]
    rule = 24 if what == HUMILIATES else card.rule_for_held(what)
    return Reason("held", rule=rule, unlock="unlock-break", given={"card": card.id, "by": s.held_by[seat]})


def _holding(s: Position, seat: int, victim: int, what: int) -> Reason:
    """The ruling for the holder: R18 for Humiliations, R12 for a rescue, else the one of the hold."""
    card = s.terms.cards[s.hold_card[victim]]
    if what != ACTS and not may_release(s, seat):
        return release_now(s, seat)
    rule = 18 if what == HUMILIATES else 12 if what == RESCUES else card.rule_for_holder(what)
    return Reason("holding", rule=rule, unlock="unlock-release", given={"card": card.id, "on": victim})


def release_now(s: Position, seat: int) -> Reason:
    """A Choke & Puke cannot be released while its counter is due (R103) or the victim's escape is on its way (R95)."""
    is_due = s.is_in_flight(TICK, seat)
    given: dict[str, str | int] = {"reason": "tick" if is_due else "escape", "on": s.holding[seat]}
    return Reason("release-now", rule=103 if is_due else 95, unlock="unlock-settled", given=given)


def not_asked(s: Position, seat: int) -> Reason:
    """Another player is asked, or the player's own state is why no question comes."""
    if s.skips >> seat & 1:
        return helpless(s, seat)
    top = s.stack[-1]
    owed = top.owed(s)
    first = SEATS_OF[owed][0]
    if (top.open_to(s) & ~owed) >> seat & 1:
        return Reason("answered", given={"asked": first})
    return Reason("not-asked", unlock="unlock-own-turn", given={"asked": first})

"""Reasons that lie in a player's own state or in the moment: helpless, held, holding, not asked."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY
from pocketmoney.core.refusal import Args
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl.card import BOTH_HANDS
from pocketmoney.games.brawl.effects import DAZED, HEART_BROKEN, POKED, REASONS, THROWN, VOMITING, Effect
from pocketmoney.games.brawl.play import ESCAPE, OPENING, TICK
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.reason import UNKNOWN_MOVE, Reason

# What a player in a hold, or with a hold, tries to do: each has its own ruling.
ACTS: Final = 0  # with the action of the turn
DEFENDS: Final = 1
HUMILIATES: Final = 2
HEALS: Final = 3
RESCUES: Final = 4
ATTACKS_OUT_OF_TURN: Final = 5  # a Grab after a Block, a free attack, an attack in open season

_HELPLESS: Final = {POKED: 56, HEART_BROKEN: 79, THROWN: 81, VOMITING: 101}  # the rulings of the effects


def may_release(s: Position, seat: int) -> bool:
    """Any time, but for Choke & Puke not while its tick or the victim's escape is being settled (R95, R103)."""
    victim = s.holding[seat]
    if victim < 0:
        return False
    if not s.holds_as(victim, BOTH_HANDS):
        return True
    return not s.is_in_flight(ESCAPE, victim) and not s.is_in_flight(TICK, seat)


def helpless(s: Position, seat: int, rule: int = 0) -> Reason:
    """A timed effect forbids everything but a rescue (R56, R79, R81, R101); a ruling made for the card goes first.

    Of several effects the one that lasts longest is named: the player can act again when it ends.
    """
    last: Effect | None = None
    for effect in s.effects:
        if effect.on != seat or effect.kind == DAZED:
            continue
        if effect.kind == HEART_BROKEN and s.skips >> seat & 1 and not s.terms.house.heart_skips:
            continue  # it leaves the turn: another effect takes it
        if last is None or _turns_left(s, effect) > _turns_left(s, last):
            last = effect
    if last is None:
        return UNKNOWN_MOVE
    unlock = "unlock-recover"
    if last.missing:
        unlock = "unlock-recover-missed"
    elif last.tied == seat:
        unlock = "unlock-recover-own"
    elif last.left > 1 and last.tied == s.whose:
        unlock = "unlock-recover-next"
    given: Args = {"reason": REASONS[last.kind], "asked": last.tied}
    return Reason("helpless", rule=rule or _HELPLESS[last.kind], unlock=unlock, given=given)


def _turns_left(s: Position, effect: Effect) -> int:
    """How many turns end before the effect does; the place of a player who is out counts as a turn (R84)."""
    seats = s.terms.seats
    begins = s.whose
    turns = 0
    if effect.missing:
        turns = (effect.on - begins) % seats + (effect.missing - 1) * seats + 1
        begins = effect.on + 1
    return turns + (effect.tied - begins) % seats + (effect.left - 1) * seats


def bound(s: Position, seat: int, what: int) -> Reason:
    """A hold is in the way, on this player or by this player."""
    victim = s.holding[seat]
    if victim >= 0:
        return _holding(s, seat, victim, what)
    card = s.terms.cards[s.hold_card[seat]]
    rule = 24 if what == HUMILIATES else card.rule_for_held(what)
    unlock = "unlock-break-now" if s.must_begin() and s.whose == seat else "unlock-break"
    return Reason("held", rule=rule, unlock=unlock, given={"card": card.id, "by": s.held_by[seat]})


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
    given: Args = {"reason": "tick" if is_due else "escape", "on": s.holding[seat]}
    return Reason("release-now", rule=103 if is_due else 95, unlock="unlock-settled", given=given)


def not_asked(s: Position, seat: int, card: int = NOBODY) -> Reason:
    """Another player is asked, or the player's own state is why no question comes.

    A defence waits for an attack, everything else for a turn.
    """
    if s.skips >> seat & 1:
        return helpless(s, seat)
    top = s.stack[-1]
    owed = top.owed(s)
    first = SEATS_OF[owed][0]
    if (top.open_to(s) & ~owed) >> seat & 1:
        return Reason("answered", given={"asked": first})
    unlock = "unlock-settled" if s.whose == seat else "unlock-own-turn"
    if card >= 0 and s.terms.defending >> card & 1:
        if not s.is_bound(seat):
            unlock = s.terms.why_not[OPENING][card].unlock
        elif s.terms.breakers[s.hold_card[seat]] >> card & 1 == 0:
            return bound(s, seat, DEFENDS)
    return Reason("not-asked", unlock=unlock, given={"asked": first})


def unlock_by_turn(s: Position, seat: int) -> str:
    """The way out for what is the action of a turn: the next turn, or this one if its action is still to come."""
    if s.whose != seat:
        return "unlock-own-turn"
    return "unlock-settled" if s.stack[1].to_json()[0] == "turn" else "unlock-next-turn"

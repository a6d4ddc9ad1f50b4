"""Why a move is refused: the ruling that stops it, and what would unlock it.

Only moves that are not on the menu are explained. When several rulings stop a move, the first of these is named:

1. the game is over, or the player is out (R40, R5);
2. the card is not in the hand;
3. the player's own state: poked, heart-broken, thrown, vomiting (R56, R79, R81, R101), held (R57, R60, R61, R65, R66,
   R96), holding (R57, R61, R64, R103); for a Humiliation R24 and R18, which are made for it;
4. the moment: it is another player's turn, another question is open, or this one was answered;
5. the card: what it is for, what it may follow, what may go with it;
6. the target: the player's own seat (R39), out (R5), thrown (R81), poked (R53), held (R68);
7. a house rule, which is named as what would unlock the move.

A ruling about one card, hold or moment comes before one about a whole kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.brawl import why_card
from pocketmoney.games.brawl.actions import DISCARD, DROP, HEAL, PASS, PLAY, RELEASE, TAKE
from pocketmoney.games.brawl.cards import DROPPABLE, HEALING, IDS, KINDS, WEAPONS
from pocketmoney.games.brawl.discarding import may_discard, price
from pocketmoney.games.brawl.frames.distraction import Distracted
from pocketmoney.games.brawl.frames.headlock import Series
from pocketmoney.games.brawl.frames.pass_on import PassOn
from pocketmoney.games.brawl.frames.rescue import Rescue, may_heal
from pocketmoney.games.brawl.frames.turn import may_heal_on_turn
from pocketmoney.games.brawl.why_state import HEALS, bound, helpless, is_on_turn, no_blow, not_asked, release_now

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl


def explain(s: Brawl, seat: int, action: Action) -> Refusal:
    """Return the first good reason against this move."""
    if s.won != NOBODY:
        return Refusal("game-over", rule=40 if s.standing() == 1 else 34)
    if s.out >> seat & 1:
        return Refusal("seat-out", rule=5)
    if any(not 0 <= part < KINDS for part in action.parts) or action.target >= s.terms.seats:
        return Refusal("unknown-move")
    verb = action.verb
    if verb == PLAY:
        return why_card.explain_card(s, seat, action)
    if action.target != NOBODY:
        return Refusal("not-with-target", rule=39 if verb == HEAL else 0)
    if verb == RELEASE:
        return Refusal("nothing-to-release", rule=59) if s.holding[seat] < 0 else release_now(s, seat)
    if verb == DROP:
        return _drop(s, seat)
    if verb == DISCARD:
        return _discard(s, seat, action)
    if verb == HEAL:
        return _heal(s, seat, action)
    if verb == PASS:
        return _only_on_turn(s, seat)
    if verb == TAKE:
        return _take(s, seat)
    if is_asked(s, seat):
        return Refusal("no-way-to-choose", rule=73)
    return not_asked(s, seat)


def is_asked(s: Brawl, seat: int) -> bool:
    """Whether the present question waits for that seat."""
    return s.stack[-1].owed(s) >> seat & 1 == 1


def _only_on_turn(s: Brawl, seat: int) -> Refusal:
    """Passing and discarding are actions of a turn."""
    if s.skips >> seat & 1:
        return helpless(s, seat)
    if is_asked(s, seat):
        rule = 57 if isinstance(s.stack[-1], Series) else 0
        return Refusal("action-running", rule=rule, unlock="unlock-take")
    if s.whose == seat:
        return not_asked(s, seat)
    return Refusal("only-on-turn", {"asked": s.whose}, unlock="unlock-own-turn")


def _take(s: Brawl, seat: int) -> Refusal:
    if is_on_turn(s, seat):
        return Refusal("take-on-turn", rule=35, unlock="unlock-pass")
    top = s.stack[-1]
    if is_asked(s, seat):
        if isinstance(top, Distracted):
            return Refusal("compulsory", {"on": top.on}, 106)
        if isinstance(top, PassOn):
            return Refusal("choose-a-way", rule=73)
    return not_asked(s, seat)


def _drop(s: Brawl, seat: int) -> Refusal:
    """A weapon of Lunch Money always comes back (R113); one of Beer Money may be dropped right after its use."""
    known = [card for card in s.known[seat] if WEAPONS >> card & 1]
    if known and not any(DROPPABLE >> card & 1 for card in known):
        return Refusal("not-droppable", {"card": IDS[known[-1]]}, 113)
    return Refusal("nothing-to-drop", rule=110)


def _missing(s: Brawl, seat: int, action: Action) -> Refusal | None:
    for card in action.parts:
        if action.parts.count(card) > s.hands[seat].count(card):
            return Refusal("not-in-hand", {"card": IDS[card]})
    return None


def _discard(s: Brawl, seat: int, action: Action) -> Refusal:
    missing = _missing(s, seat, action)
    if missing is not None:
        return missing
    if not is_on_turn(s, seat):
        return _only_on_turn(s, seat)
    if not action.parts:
        return Refusal("discard-nothing", rule=35, unlock="unlock-pass")
    if s.terms.house.discard_rule == "forbidden":
        return Refusal("cannot-discard", {"option": "discard-rule"}, 34, "unlock-house-rule")
    cost = price(s, seat, len(action.parts))
    unlock = "unlock-discard-fewer" if may_discard(s, seat, 1) else "unlock-house-rule"
    return Refusal("discard-price", {"price": cost, "left": s.counters[seat], "option": "discard-rule"}, 14, unlock)


def _heal(s: Brawl, seat: int, action: Action) -> Refusal:
    missing = _missing(s, seat, action)
    if missing is not None:
        return missing
    top = s.stack[-1]
    saving = isinstance(top, Rescue) and top.seat == seat
    if not saving and not is_on_turn(s, seat):
        if is_asked(s, seat) and isinstance(top, Series):
            return no_blow(s, seat, action.parts[0]) if action.parts else Refusal("heal-nothing")
        return Refusal("heal-when", {"left": s.counters[seat]}, 11, "unlock-own-turn")
    if not action.parts:
        return Refusal("heal-nothing")
    for card in action.parts:
        if HEALING >> card & 1 == 0:
            return Refusal("not-healing", {"card": IDS[card]})
    if not (may_heal(s, seat) if saving else may_heal_on_turn(s, seat)):
        return bound(s, seat, HEALS)  # nobody is asked for a rescue who could not make it by letting go (R12)
    details: dict[str, str | int] = {"left": s.counters[seat], "cap": s.terms.house.cap, "option": "heal-cap"}
    if s.counters[seat] >= s.terms.house.cap:
        return Refusal("at-cap", details, 8, "unlock-house-rule")
    return Refusal("heal-wasted", details, 8, "unlock-fewer")

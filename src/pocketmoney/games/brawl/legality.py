"""The one judge: rules strike kinds of cards from a set, each time with a reason.

Put a whole hand through a question's rules and what is left is the menu; put one card through them and the reason is
the refusal. When several rulings stop a move, the first of these is named:

1. the game is over, or the player is out (R40, R5);
2. the card is not in the hand, or is to heal and does not;
3. the player's own state: poked, heart-broken, thrown, vomiting (R56, R79, R81, R101), held (R57, R60, R61, R65, R66,
   R96), holding (R57, R61, R64, R103); for a Humiliation R24 and R18, which are made for it; a hold is no reason
   against a card that could not be laid without it either;
4. the moment: it is another player's turn, another question is open, or this one was answered;
5. the card: what it is for, what it may follow;
6. the target: the player's own seat (R39), out (R5), thrown (R81), poked (R53), held (R68);
7. the Medievals that go with the card (R86, R87, R90).

A house rule that would allow the move is named as what unlocks it. A ruling about one card, hold or moment comes before
one about a whole kind.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.mypyc_hints import mypyc_attr
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl import reason as why
from pocketmoney.games.brawl.actions import CONCEDE, DISCARD, DROP, HEAL, MOST_KINDS, PASS, PLAY, RELEASE
from pocketmoney.games.brawl.effects import POKED
from pocketmoney.games.brawl.grounds import (
    ATTACKS_OUT_OF_TURN,
    HEALS,
    bound,
    helpless,
    may_release,
    not_asked,
    release_now,
    unlock_by_turn,
)
from pocketmoney.games.brawl.kinds import kinds_in
from pocketmoney.games.brawl.play import BLOCK_GRAB
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.reason import Reason
from pocketmoney.games.brawl.status import basics_only

ALL: Final = (1 << MOST_KINDS) - 1


def lowest(kinds: int) -> int:
    """The first kind of a set."""
    return (kinds & -kinds).bit_length() - 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Sieve:
    """Kinds on their way through the rules. Listing reads `kinds`; a refusal asks for the reason."""

    __slots__ = ("kinds", "on", "_reason", "_reasons", "_struck")

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds
        self.on = NOBODY  # the seat, or the kind of card, that the reason is about
        self._reason = why.NOT_NOW
        self._reasons: list[Reason] | None = None  # by kind, where each that was struck has its own
        self._struck = 0

    def strike(self, kinds: int, reason: Reason, on: int = NOBODY) -> None:
        """None of these kinds."""
        struck = self.kinds & kinds
        if struck:
            self.kinds ^= struck
            self.on = on
            self._reason = reason
            self._reasons = None

    def keep(self, kinds: int, reason: Reason, on: int = NOBODY) -> None:
        """Only these kinds."""
        self.strike(~kinds, reason, on)

    def fit(self, kinds: int, reasons: list[Reason], on: int = NOBODY) -> None:
        """Only these kinds; each of the others has its own reason."""
        struck = self.kinds & ~kinds
        if struck:
            self.kinds ^= struck
            self.on = on
            self._reasons = reasons
            self._struck = struck

    def reason(self) -> Reason:
        """Why the kind that was struck last was struck."""
        return self._reason if self._reasons is None else self._reasons[lowest(self._struck)]


def judge(s: Position, seat: int, action: Action) -> Refusal | None:
    """None if that seat may make this move now, else the first good reason against it."""
    if s.won != NOBODY:
        return Refusal("game-over", rule=40 if s.standing() == 1 else 34)
    if s.out >> seat & 1:
        return why.SEAT_OUT.refusal()
    verb = action.verb
    if not is_well_formed(s, action):
        return why.UNKNOWN_MOVE.refusal()
    if action.target != NOBODY and verb != PLAY:
        return why.HEAL_WITH_TARGET.refusal() if verb == HEAL else why.NOT_WITH_TARGET.refusal()
    if verb == CONCEDE:
        return None
    if verb == RELEASE:
        return _judge_release(s, seat)
    if verb == DROP:
        return _judge_drop(s, seat)
    for card in action.parts:
        if action.parts.count(card) > s.hands[seat].count(card):
            return why.NOT_IN_HAND.refusal(s.terms.ids[card])
    if verb == HEAL:
        if not action.parts:
            return why.HEAL_NOTHING.refusal()
        for card in action.parts:
            if s.terms.healing >> card & 1 == 0:
                return why.NOT_HEALING.refusal(s.terms.ids[card])
    top = s.stack[-1]
    if top.owed(s) >> seat & 1:
        return top.judge(s, seat, action)
    if verb == PLAY:
        card = action.parts[0]
        chain = top.chain_in_flight()
        return top.why_unasked(s, seat, card).refusal(s.terms.ids[card], s.terms.ids[chain[-1].card] if chain else "")
    if verb == HEAL:
        return not_now_healing(s, seat)
    if (verb == PASS or verb == DISCARD) and s.skips >> seat & 1 == 0 and s.whose != seat:
        return Refusal("only-on-turn", {"asked": s.whose}, unlock="unlock-own-turn")
    return not_asked(s, seat).refusal()


def is_well_formed(s: Position, action: Action) -> bool:
    """Whether the numbers of a move mean one at this table."""
    for part in action.parts:
        if not 0 <= part < len(s.terms.cards):
            return False
    if not NOBODY <= action.target < s.terms.seats:
        return False
    verb = action.verb
    if verb == PLAY:
        return len(action.parts) > 0 and all(part == s.terms.medieval for part in action.parts[1:])
    if verb == DISCARD or verb == HEAL:
        return True
    return PASS <= verb <= CONCEDE and not action.parts


def decision(s: Position, seat: int, action: Action, sieve: Sieve) -> Refusal | None:
    """What became of the one card of a move in the sieve; then what goes for its Medievals."""
    card = action.parts[0]
    if sieve.kinds == 0:
        on = sieve.on
        return sieve.reason().refusal(s.terms.ids[card], s.terms.ids[on] if on >= 0 else "", on)
    more = len(action.parts) - 1
    if more == 0:
        return None
    if s.terms.damaging >> card & 1 == 0:
        return why.MEDIEVAL_NOTHING.refusal(s.terms.ids[card])  # R86, R90
    if more > 1 and not s.terms.house.medieval_stack:
        return why.MEDIEVAL_ONCE.refusal()  # R87
    return None


def judge_escape(s: Position, action: Action) -> Refusal | None:
    """Medievals, which go with cards that take counters, go with an escape only if it hits as well (R62, R95)."""
    card = action.parts[0]
    if len(action.parts) == 1 or s.terms.house.break_also_hits:
        return None
    is_puke = "choke-and-puke" in s.terms.cards[card].breaks
    return (why.MEDIEVAL_PUKE_ESCAPE if is_puke else why.MEDIEVAL_ESCAPE).refusal(s.terms.ids[card])


# Strikes that several questions share


def strike_poked(s: Position, seat: int, on: int, kinds: int, sieve: Sieve) -> None:
    """Of these kinds only basic attacks on a poked player, by the poker and perhaps by the next player (R53)."""
    if s.poked >> on & 1 and basics_only(s, seat, on):
        reason = why.POKED_BEFORE_YOU
        for effect in s.effects:
            if effect.kind == POKED and effect.on == on and effect.by == seat:
                reason = why.POKED_BY_YOU
        sieve.strike(kinds & ~s.terms.basics, reason, on)


def strike_limited(s: Position, seat: int, target: int, sieve: Sieve) -> None:
    """What limits a card beyond its moments: a hold on the held (R68), a Distraction that nothing can follow (R106)."""
    for kind in kinds_in(sieve.kinds & s.terms.limited):
        reason = s.terms.cards[kind].limit(s, seat, target)
        if reason is not None:
            sieve.strike(1 << kind, reason)


def attacking(s: Position) -> int:
    """The kinds that attack, or lead to an attack: a Poke may forbid them (R53)."""
    return s.terms.damaging | s.terms.holds | s.terms.kinds_at[BLOCK_GRAB]


def rule_of_shot(s: Position) -> int:
    """The ruling that gives the free basic attack: that of the card laid last after which there is one."""
    for laid in reversed(s.discard):
        rule = s.terms.cards[laid].shot_rule
        if rule:
            return rule
    return 51


def strike_bound_elsewhere(s: Position, seat: int, on: int, sieve: Sieve) -> None:
    """A hold on another has to be released before an attack out of turn (R57, R61, R64, R103)."""
    victim = s.holding[seat]
    if victim >= 0 and (victim != on or s.chokers >> seat & 1):
        sieve.strike(ALL, bound(s, seat, ATTACKS_OUT_OF_TURN))


# Healing and discarding


def healing_room(s: Position, seat: int) -> int:
    """How many counters healing could restore (R7, R8); 0 as well if there is no healing card in the hand."""
    if s.masks[seat] & s.terms.healing == 0:
        return 0
    room = s.terms.house.cap - s.counters[seat]
    return room if room > 0 else 0


def is_worth(values: tuple[int, ...], cards: tuple[int, ...], room: int) -> bool:
    """Whether each of these cards restores something: none is laid when the others already reach the cap (R8)."""
    total = 0
    largest = 0
    for card in cards:
        value = values[card]
        total += value
        if value > largest:
            largest = value
    return total - largest < room


def judge_healing(s: Position, seat: int, action: Action) -> Refusal | None:
    """Judge healing where it may be laid: no card in vain."""
    cap = s.terms.house.cap
    left = s.counters[seat]
    if is_worth(s.terms.values, action.parts, cap - left):
        return None
    details: dict[str, str | int] = {"left": left, "cap": cap, "option": "heal-cap"}
    if left >= cap:
        return Refusal("at-cap", details, 8, "unlock-house-rule")
    return Refusal("heal-wasted", details, 8, "unlock-fewer")


def not_now_healing(s: Position, seat: int) -> Refusal:
    """Healing is the action of a turn, or a rescue (R11); to the helpless and the held a turn does not bring it."""
    if s.skips >> seat & 1:
        return helpless(s, seat).refusal()
    if s.is_bound(seat):
        return bound(s, seat, HEALS).refusal()
    return heal_when(s, seat).refusal()


def heal_when(s: Position, seat: int) -> Reason:
    """When healing may be laid (R11)."""
    return Reason("heal-when", rule=11, unlock=unlock_by_turn(s, seat), given={"left": s.counters[seat]})


def discard_price(s: Position, seat: int, cards: int) -> int:
    """What discarding that many cards costs this player now (R34)."""
    house = s.terms.house
    if house.is_discard_free:
        return 0
    if house.discard_rule != "underdog-free":
        return house.price(cards, is_underdog=False)
    standing = SEATS_OF[s.terms.everybody & ~s.out]
    fewest = min([s.counters[other] for other in standing])
    return house.price(cards, is_underdog=s.counters[seat] == fewest)


def most_discards(s: Position, seat: int) -> int:
    """How many cards that seat may discard: never at the price of the last counter (R14)."""
    most = len(s.hands[seat])
    house = s.terms.house
    if house.is_discard_free:
        return most
    if not house.may_discard:
        return 0
    while most and discard_price(s, seat, most) >= s.counters[seat]:
        most -= 1
    return most


def judge_discard(s: Position, seat: int, action: Action) -> Refusal | None:
    """Judge a discard as the action of a turn (R14, R34, R35)."""
    if not action.parts:
        return why.DISCARD_NOTHING.refusal()
    if not s.terms.house.may_discard:
        return why.CANNOT_DISCARD.refusal()
    most = most_discards(s, seat)
    if len(action.parts) <= most:
        return None
    price = discard_price(s, seat, len(action.parts))
    args: dict[str, str | int] = {"price": price, "left": s.counters[seat], "option": "discard-rule"}
    return Refusal("discard-price", args, 14, "unlock-discard-fewer" if most else "unlock-house-rule")


# Rights


def droppable(s: Position, seat: int) -> int:
    """The Beer Money weapon this seat used last in this action and still holds; -1 if there is none (R110)."""
    for at in range(len(s.used) - 1, -1, -1):
        owner, card = s.used[at]
        if owner == seat and s.masks[seat] >> card & 1:
            return card
    return -1


def rights_of(s: Position, seat: int) -> int:
    """What a conscious seat may do unasked, as a set of verbs."""
    found = 1 << CONCEDE
    if s.holders >> seat & 1 and may_release(s, seat):
        found |= 1 << RELEASE
    if s.used and droppable(s, seat) >= 0:
        found |= 1 << DROP
    return found


def _judge_release(s: Position, seat: int) -> Refusal | None:
    if may_release(s, seat):
        return None
    return why.NOTHING_TO_RELEASE.refusal() if s.holding[seat] < 0 else release_now(s, seat).refusal()


def _judge_drop(s: Position, seat: int) -> Refusal | None:
    """A weapon of Lunch Money always comes back (R113); one of Beer Money may be dropped right after its use."""
    if droppable(s, seat) >= 0:
        return None
    known = [card for card in s.known[seat] if s.terms.weapons >> card & 1]
    if known and not any(s.terms.droppable >> card & 1 for card in known):
        return why.NOT_DROPPABLE.refusal(s.terms.ids[known[-1]])
    return why.NOTHING_TO_DROP.refusal()

"""Holds, effects, and falling: every change of how a player is."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl.effects import BEGINS, DAZED, POKED, REASONS, THROWN, VOMITING, Effect, after_turn
from pocketmoney.games.brawl.position import Position

DRAWN: Final = -2


def replaced(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """The same values with one seat's changed."""
    return values[:seat] + (value,) + values[seat + 1 :]


def is_in(s: Position, seat: int) -> bool:
    """Whether that seat is still conscious."""
    return s.out >> seat & 1 == 0


def can_be_attacked(s: Position, seat: int) -> bool:
    """Conscious and not out of reach (R81)."""
    return (s.out | s.thrown) >> seat & 1 == 0


def begin(s: Position, kind: int, on: int, by: int, turns: int) -> None:
    """Set an effect that lasts through so many coming turns of `by` (R80); the running turn does not count.

    A Poke lasts through the next turn, counted from the turn owner (R53, R55). A throw on another player's turn counts
    from when its victim has missed a turn (R81).
    """
    if kind == POKED:
        effect = Effect(kind, on, by, 1, tied=next_in_turn(s))
    elif kind == THROWN and s.whose != by:
        effect = Effect(kind, on, by, turns, missing=2 if s.whose == on else 1)
    else:
        effect = Effect(kind, on, by, turns + 1 if s.whose == by else turns)
    s.effects += (effect,)
    s.refresh()
    if s.log is not None:
        s.tell(BEGINS[kind], {"on": on})


def next_in_turn(s: Position) -> int:
    """The first conscious seat after the turn owner."""
    seat = (s.whose + 1) % s.terms.seats
    while s.out >> seat & 1:
        seat = (seat + 1) % s.terms.seats
    return seat


def set_hold(s: Position, card: int, by: int, on: int) -> None:
    """Put a hold on a player, which ends a hold that this player has (R68)."""
    if s.holding[on] >= 0:
        end_hold(s, on, "hold-ends")
    s.holding = replaced(s.holding, by, on)
    s.held_by = replaced(s.held_by, on, by)
    s.hold_card = replaced(s.hold_card, on, card)
    s.refresh()
    if s.log is not None:
        s.tell("hold-set", {"by": by, "on": on, "card": s.terms.ids[card]})


def end_hold(s: Position, holder: int, key: str) -> None:
    """End a hold, however it comes about; a conscious victim of Choke & Puke then vomits (R98, R102).

    The key tells how it ended; no key, no telling.
    """
    victim = s.holding[holder]
    card = s.hold_card[victim]
    s.holding = replaced(s.holding, holder, NOBODY)
    s.held_by = replaced(s.held_by, victim, NOBODY)
    s.hold_card = replaced(s.hold_card, victim, NOBODY)
    if key and s.log is not None:
        s.tell(key, {"by": holder, "on": victim, "card": s.terms.ids[card]})
    if is_in(s, victim):
        s.terms.cards[card].ended(s, victim)
    s.refresh()


def expire(s: Position, seat: int) -> None:
    """Let effects end with that seat's turn, or where it would have come (R80, R84)."""
    if not s.effects:
        return
    kept: list[Effect] = []
    ended: list[Effect] = []
    for effect in s.effects:
        after = after_turn(effect, seat)
        if after is None:
            ended.append(effect)
        else:
            kept.append(after)
    s.effects = tuple(kept)
    if ended:
        s.refresh()
        if s.log is not None:
            running = [(effect.on, effect.kind) for effect in kept]
            for effect in ended:
                if (effect.on, effect.kind) not in running:  # nobody recovers while the same effect goes on
                    s.tell("recovers", {"seat": effect.on, "reason": REASONS[effect.kind]})
                    running.append((effect.on, effect.kind))


def fall(s: Position, seat: int) -> None:
    """A player is out: the hand is discarded, holds end, and the last one standing wins (R5, R40, R67)."""
    s.out |= 1 << seat
    hand = s.hands[seat]
    if s.log is not None:
        s.tell("falls", {"seat": seat})
    s.hands[seat] = []
    s.masks[seat] = 0
    s.known = s.known[:seat] + ((),) + s.known[seat + 1 :]
    s.mute |= 1 << seat
    # Under the cards of the running turn: those stay out of a reshuffle, these do not.
    s.discard[s.action_from : s.action_from] = hand
    s.action_from += len(hand)
    for card in hand:
        s.unseen[card] -= 1
        if s.unseen[card] == 0:
            s.gone |= 1 << card
    s.effects = tuple([effect for effect in s.effects if effect.on != seat])
    s.stomped &= ~(1 << seat)
    if s.held_by[seat] >= 0:
        end_hold(s, s.held_by[seat], "hold-ends")
    if s.holding[seat] >= 0:
        end_hold(s, seat, "hold-ends")
    s.refresh()
    standing = SEATS_OF[s.terms.everybody & ~s.out]
    if len(standing) == 1:
        s.won = standing[0]
        if s.log is not None:
            s.tell("wins", {"seat": s.won})


def end_locked(s: Position) -> None:
    """Nobody could or would do anything for rounds, where discarding is no way out: most counters win (R34)."""
    most = max([s.counters[seat] for seat in range(s.terms.seats) if is_in(s, seat)])
    best = [seat for seat in range(s.terms.seats) if is_in(s, seat) and s.counters[seat] == most]
    s.won = best[0] if len(best) == 1 else DRAWN
    if s.log is not None:
        s.tell("locked", {"left": most})
        if s.won >= 0:
            s.tell("wins", {"seat": s.won})
        else:
            s.tell("nobody-wins", {})


def basics_only(s: Position, seat: int, on: int) -> bool:
    """Whether that seat may use only basic attacks on a poked player (R53)."""
    if s.poked >> on & 1 == 0:
        return False
    for effect in s.effects:
        if effect.kind == POKED and effect.on == on:
            if effect.by == seat:
                return True
            if s.terms.house.poke_next_basic_only and effect.tied == seat:
                return True
    return False


def is_bonus(s: Position, seat: int, card: int, on: int) -> bool:
    """Whether this attack is the extra one that each player has on a vomiting player (R99)."""
    if s.vomiting >> on & 1 == 0 or not s.terms.house.vomit_extra:
        return False
    if s.terms.basics >> card & 1 == 0 or s.holding[seat] >= 0:
        return False
    return any(effect.kind == VOMITING and effect.on == on and effect.used >> seat & 1 == 0 for effect in s.effects)


def use_bonus(s: Position, seat: int, on: int) -> None:
    """Mark that bonus as had."""
    s.effects = tuple([
        Effect(effect.kind, effect.on, effect.by, effect.left, effect.used | 1 << seat, effect.tied, effect.missing)
        if effect.kind == VOMITING and effect.on == on
        else effect
        for effect in s.effects
    ])  # fmt: skip


def skip_reason(s: Position, seat: int) -> str:
    """Why that seat loses its turn."""
    for effect in s.effects:
        if effect.on == seat and effect.kind != DAZED:
            return REASONS[effect.kind]
    return REASONS[THROWN]

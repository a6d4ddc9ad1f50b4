"""The turn: what falls due at its start, its one action, and the draw at its end (R1, R3)."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl import grounds
from pocketmoney.games.brawl import reason as why
from pocketmoney.games.brawl.actions import DISCARD, HEAL, PASS, PLAY, TAKE, TO_PASS, to_discard
from pocketmoney.games.brawl.card import ALLOWS_BLOWS
from pocketmoney.games.brawl.frames import attack, rescue, window
from pocketmoney.games.brawl.frames.question import Ask, Step
from pocketmoney.games.brawl.grounds import ACTS, bound, helpless
from pocketmoney.games.brawl.legality import (
    ALL,
    Sieve,
    discard_price,
    healing_room,
    is_worth,
    judge_discard,
    judge_escape,
    judge_healing,
    most_discards,
    strike_limited,
    strike_poked,
)
from pocketmoney.games.brawl.offer import Offer, draw_play, healing_cards
from pocketmoney.games.brawl.play import BONUS, ESCAPE, HEALS, JAB, OPENING
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.reason import Reason
from pocketmoney.games.brawl.status import can_be_attacked, end_locked, expire, is_bonus, is_in, skip_reason, use_bonus


def targets(s: Position, seat: int) -> int:
    """Whom that seat may attack at all (R39, R81)."""
    return s.terms.everybody & ~(s.out | s.thrown | 1 << seat)


def is_plain(s: Position, seat: int) -> bool:
    """Whether the same cards may be laid at everybody in reach: no hold and no poke concerns this seat."""
    return not s.poked and not (s.holders and (s.holding[seat] >= 0 or s.held_by[seat] >= 0))


def may_heal_on_turn(s: Position, seat: int) -> bool:
    """Whether healing may be the action: for a Headlock's holder (R57), not for a choke's (R64) or the held (R66)."""
    return s.chokers >> seat & 1 == 0 and not s.is_bound(seat)


def kinds_for_all(s: Position, seat: int, reach: int) -> int:
    """The kinds that a plain seat may lay at each of those in reach: nothing of `Turn.sift` but the cards matters."""
    kinds = s.masks[seat] & s.terms.openings
    if kinds & s.terms.limited:
        sieve = Sieve(kinds)
        strike_limited(s, seat, SEATS_OF[reach][0], sieve)
        return sieve.kinds
    return kinds


class Turn(Ask):
    """The action of the turn: attack, heal, discard or pass."""

    __slots__ = ()

    def waits(self, state: Position) -> bool:
        return (state.out | state.skips) >> state.whose & 1 == 0 or super().waits(state)

    def asking(self) -> str:
        return "turn"

    def open_to(self, state: Position) -> int:
        return 1 << state.whose & ~(state.out | state.skips)

    def lapse(self, state: Position) -> None:
        """The owner is helpless, be it since just now: the turn is skipped (R55, R79, R81, R101)."""
        seat = state.whose
        if state.log is not None and is_in(state, seat):
            state.tell("turn-skipped", {"seat": seat, "reason": skip_reason(state, seat)})

    def words(self, state: Position, seat: int) -> int:
        return 1 << PASS

    def sift(self, state: Position, seat: int, target: int, sieve: Sieve) -> None:
        holder = state.held_by[seat]
        if target < 0:
            self._sift_escape(state, seat, sieve)
            return
        if sieve.kinds & state.terms.humiliations:
            if holder < 0:
                sieve.strike(state.terms.humiliations, why.NOTHING_TO_HUMILIATE)
            elif state.helpless >> seat & 1:
                sieve.strike(state.terms.humiliations, helpless(state, seat))  # not even to escape a hold (R79)
            else:
                sieve.strike(state.terms.humiliations, why.HUMILIATION_WITH_TARGET)
        if holder >= 0 or state.holders >> seat & 1:
            self._strike_bound(state, seat, target, sieve)
        sieve.fit(state.terms.kinds_at[OPENING], state.terms.why_not[OPENING])
        if target == seat:
            sieve.strike(ALL, why.NOT_YOURSELF)
        elif (state.out | state.thrown) >> target & 1:
            sieve.strike(ALL, why.TARGET_OUT if state.out >> target & 1 else why.TARGET_THROWN, target)
        if state.poked:
            strike_poked(state, seat, target, ALL, sieve)
        if sieve.kinds & state.terms.limited:
            strike_limited(state, seat, target, sieve)

    def _sift_escape(self, state: Position, seat: int, sieve: Sieve) -> None:
        """Without a target only a card that breaks the hold on this seat can be laid (R113)."""
        if state.held_by[seat] < 0:
            sieve.strike(state.terms.humiliations, why.NOTHING_TO_HUMILIATE)
            breaking = 0
        else:
            if state.helpless >> seat & 1:
                sieve.strike(state.terms.humiliations, helpless(state, seat))  # R24, R79
            breaking = state.terms.breakers[state.hold_card[seat]]
        if state.holding[seat] >= 0 or state.is_bound(seat):
            openings = state.terms.kinds_at[OPENING]
            if attack.may_jab(state, seat):
                openings &= ~state.terms.kinds_at[JAB]  # these only need a target
            elif state.holding[seat] < 0:
                openings &= ~self._victims_attacks(state, seat, NOBODY)
            sieve.strike(openings & ~breaking, bound(state, seat, ACTS))
        sieve.fit(state.terms.kinds_at[OPENING] | breaking, state.terms.why_not[OPENING])
        sieve.keep(breaking, why.NO_TARGET)

    def _strike_bound(self, state: Position, seat: int, target: int, sieve: Sieve) -> None:
        """A hold on this seat or by it leaves few attacks, or none (R57, R64, R65, R96).

        It is no reason against a card that could not open an action anyway.
        """
        openings = state.terms.kinds_at[OPENING]
        if state.holding[seat] >= 0:
            if target != state.holding[seat] or not state.holds_as(target, ALLOWS_BLOWS):
                sieve.strike(openings, bound(state, seat, ACTS))
            elif can_be_attacked(state, target):
                attack.strike_no_blow(state, seat, sieve)
            return
        breakers = state.terms.breakers[state.hold_card[seat]]
        if target != state.held_by[seat]:
            breakers &= ~openings
        if not state.is_bound(seat):
            sieve.strike(breakers, why.ESCAPE_WITH_TARGET)
            return
        sieve.strike(breakers, why.NOT_WITH_TARGET)
        sieve.strike(openings & ~self._victims_attacks(state, seat, target), bound(state, seat, ACTS))

    def _victims_attacks(self, state: Position, seat: int, target: int) -> int:
        """The attacks that a hold leaves its victim: basic ones on others than the choker (R65, R96)."""
        return state.terms.basics if state.is_choked(seat) and target != state.held_by[seat] else 0

    def draw(self, state: Position, seat: int, rng: Rng) -> Action:
        """Draw a kind of action until there is one of that kind, so that only what was drawn is looked for."""
        if (state.poked or state.holders) and not is_plain(state, seat):
            return state.moves(seat).draw(rng)
        while True:
            kind = rng.below(4)
            if kind == PASS:
                return TO_PASS
            if kind == DISCARD:
                hand = state.hands[seat]
                if hand and state.terms.house.may_discard:
                    return _draw_discard(state, seat, hand, rng)
            elif kind == HEAL:
                room = healing_room(state, seat)
                if room:
                    return _draw_healing(state, seat, room, rng)
            else:
                reach = targets(state, seat)
                kinds = kinds_for_all(state, seat, reach) if reach else 0
                if kinds:
                    seats = SEATS_OF[reach]
                    return draw_play(state, seat, kinds, seats[rng.below(len(seats))], rng)

    def moves(self, state: Position, seat: int) -> Offer:
        offer = Offer(state, seat)
        offer.words = 1 << PASS
        if may_heal_on_turn(state, seat):
            offer.room = healing_room(state, seat)
        offer.discards = most_discards(state, seat)
        reach = targets(state, seat)
        if is_plain(state, seat):
            offer.kinds = kinds_for_all(state, seat, reach) if reach else 0
            offer.seats = reach if offer.kinds else 0
            return offer
        sieve = Sieve(state.masks[seat])
        self.sift(state, seat, NOBODY, sieve)
        offer.bare = sieve.kinds
        offer.bare_medievals = state.terms.house.break_also_hits
        offer.kinds_at = by_seat = [0] * state.terms.seats
        for target in SEATS_OF[reach]:
            sieve = Sieve(state.masks[seat])
            self.sift(state, seat, target, sieve)
            if sieve.kinds:
                offer.seats |= 1 << target
                by_seat[target] = sieve.kinds
        return offer

    def judge(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if action.verb == DISCARD:
            return judge_discard(state, seat, action)
        refusal = super().judge(state, seat, action)
        if refusal is None and action.verb == PLAY and action.target == NOBODY:
            return judge_escape(state, action)
        return refusal

    def judge_healing(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not may_heal_on_turn(state, seat):
            return bound(state, seat, grounds.HEALS).refusal()
        return judge_healing(state, seat, action)

    def why_not_word(self, state: Position, seat: int, verb: int) -> Reason:
        return why.TAKE_ON_TURN if verb == TAKE else super().why_not_word(state, seat, verb)

    def skip_forced(self, state: Position) -> bool:
        if state.hands[state.whose] and not state.terms.house.can_lock:
            return False  # a card in the hand may be discarded
        return super().skip_forced(state)

    def accept(self, state: Position, seat: int, action: Action) -> None:
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
            _discard(state, seat, action)
            if state.terms.house.discard_rule == "open-season":
                state.draw_up(seat)
                state.tell("open-season", {"on": seat})
                state.stack.append(attack.OpenSeason(seat, seat))

    def _play(self, state: Position, seat: int, action: Action) -> None:
        state.idle = 0
        target = action.target
        if target >= 0 and state.vomiting and is_bonus(state, seat, action.parts[0], target):
            use_bonus(state, seat, target)
            window.lay(state, seat, action, target, BONUS)  # the action is still to come
            return
        state.stack.pop()
        if target == NOBODY:  # the escape is the action (R63)
            window.lay(state, seat, action, state.held_by[seat], ESCAPE)
        elif state.holding[seat] == target:
            window.lay(state, seat, action, target, JAB)
        else:
            window.lay(state, seat, action, target, OPENING)

    def to_json(self) -> list[object]:
        return ["turn"]


def _discard(s: Position, seat: int, action: Action) -> None:
    """Pay for a discard, and put the cards away (R34)."""
    cards = action.parts
    price = discard_price(s, seat, len(cards))
    s.leave_all(seat, cards)
    if s.log is not None:
        s.tell_move("discards", {"seat": seat, "cards": [s.terms.ids[card] for card in cards]}, seat, action)
    if price:
        s.counters[seat] -= price
        if s.log is not None:
            s.tell("pays", {"seat": seat, "amount": price, "left": s.counters[seat]})


def _draw_discard(s: Position, seat: int, hand: list[int], rng: Rng) -> Action:
    """Any set of the hand; if it is too dear one card, and if that is too dear nothing."""
    places = SEATS_OF[1 + rng.below((1 << len(hand)) - 1)]
    if s.terms.house.is_discard_free:
        return to_discard(hand, places)
    most = most_discards(s, seat)
    if len(places) > most:
        return to_discard(hand, places[:1]) if most else TO_PASS
    return to_discard(hand, places)


def _draw_healing(s: Position, seat: int, room: int, rng: Rng) -> Action:
    """Any set of the healing cards; if not all of it is needed, one card."""
    cards = healing_cards(s, seat)
    chosen = tuple([cards[at] for at in SEATS_OF[1 + rng.below((1 << len(cards)) - 1)]])
    return Action(HEAL, chosen if is_worth(s.terms.values, chosen, room) else chosen[:1])


class TurnEnds(Step):
    """The action is over: effects end, everybody draws from the owner of the turn on, the next turn begins.

    This frame lies under all others for the whole game.
    """

    __slots__ = ()

    def waits(self, state: Position) -> bool:
        owner = state.whose
        if state.effects:
            expire(state, owner)
        short = state.short & ~(state.out | state.thrown)
        if short == 1 << owner:
            state.draw_up(owner)
        elif short:
            _draw_up_all(state, short, owner)
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
            victim = state.holding[seat]
            terms.cards[state.hold_card[victim]].tighten(state, seat, victim)  # R64, R104
            return False
        return state.skips >> seat & 1 == 0

    def outlasts_turn(self, state: Position) -> bool:
        return True

    def to_json(self) -> list[object]:
        return ["turn-ends"]


def _pass_over(s: Position, seat: int) -> None:
    """Pass the place of a fallen player: effects end there (R84), and only those who come back draw (R82)."""
    thrown = s.thrown
    expire(s, seat)
    back = thrown & ~s.thrown
    if back:
        _draw_up_all(s, back, seat)


def _draw_up_all(s: Position, seats: int, first: int) -> None:
    """Let these seats draw up, in table order from the first."""
    before = (1 << first) - 1
    for seat in SEATS_OF[seats & ~before] + SEATS_OF[seats & before]:
        s.draw_up(seat)


QUIET_ROUNDS: Final = 10

TURN: Final = Turn()
TURN_ENDS: Final = TurnEnds()

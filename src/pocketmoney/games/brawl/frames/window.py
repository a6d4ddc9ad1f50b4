"""The window on the card laid last: sealed answers, opened together, counted in the order of the rules (R18)."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.event import EventArgs
from pocketmoney.core.mypyc_hints import mypyc_attr
from pocketmoney.core.plain import Json
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl import grounds
from pocketmoney.games.brawl import reason as why
from pocketmoney.games.brawl.actions import TAKE, to_play
from pocketmoney.games.brawl.card import BOTH_HANDS
from pocketmoney.games.brawl.frames.question import Question
from pocketmoney.games.brawl.grounds import bound, helpless, not_asked, unlock_by_turn
from pocketmoney.games.brawl.kinds import kinds_in
from pocketmoney.games.brawl.legality import ALL, Sieve, heal_when, lowest, rule_of_shot
from pocketmoney.games.brawl.play import (
    BLOCK_GRAB,
    BONUS,
    DEFENDS,
    DISTRACTED_FOLLOW_UP,
    ESCAPE,
    FOLLOW_UP,
    HEALS,
    HUMILIATES,
    OPENING,
    RESCUE,
    SEASON,
    SHOT,
    TICK,
    Chain,
    Play,
    chain_json,
)
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.reason import Reason
from pocketmoney.games.brawl.status import end_hold, is_in

Sealed = tuple[tuple[int, int], ...]


def defences(s: Position, play: Play) -> int:
    """The cards with which the target may defend against this play.

    What follows a Grab cannot be stopped (R31, R77), but for a hold by Freedom (R97) and a weapon by a Disarm (R25).
    """
    return s.terms.stoppers[play.how][play.card]


def why_no_defence(s: Position, play: Play, card: int) -> Reason:
    """Why this card does not stop that one."""
    if play.how == SHOT:
        return Reason("no-defence", ("card", "against"), rule_of_shot(s))
    return s.terms.cards[play.card].why_not_stopped(play.how, s.terms.ids[card])


def humiliators(s: Position, chain: Chain) -> int:
    """The seats that may humiliate the last card of the chain, regardless of their hands (R18)."""
    seats = s.could & ~(1 << chain[-1].seat)
    first = chain[0]
    if first.how < TICK:
        return seats
    if first.how == TICK:
        return seats & ~(1 << first.seat)  # the holder cannot answer, not by releasing either (R103)
    if first.how == ESCAPE:
        return seats & ~(1 << first.target) if s.holds_as(first.seat, BOTH_HANDS) else seats
    return seats if len(chain) > 1 or s.terms.house.humiliate_healing else 0


def who_could_answer(s: Position, chain: Chain) -> int:
    """The seats that could answer the last card, judged by public facts, so that no hand is betrayed (R38)."""
    play = chain[-1]
    seats = humiliators(s, chain) if s.terms.humiliations & ~s.gone else 0
    target = play.target
    if target >= 0 and seats >> target & 1 == 0 and s.could >> target & 1 and defences(s, play) & ~s.gone:
        seats |= 1 << target
    return seats & ~s.mute


def open_window(s: Position, chain: Chain) -> None:
    """Ask everybody who could answer the last card of the chain; if nobody could, it stands."""
    seats = who_could_answer(s, chain)
    if seats:
        s.stack.append(Window(chain, seats, seats, ()))
    else:
        stand(s, chain)


def stand(s: Position, chain: Chain) -> None:
    """The last card of the chain stands: it breaks a hold, or does what it is for."""
    last = chain[-1]
    card = s.terms.cards[last.card]
    if last.how != ESCAPE:
        card.stand(s, chain)
        return
    if s.holding[last.target] == last.seat:  # unless it was released meanwhile
        end_hold(s, last.target, "hold-broken")  # R97, R113
    card.escaped(s, last)


def give_up(s: Position, chain: Chain) -> None:
    """Cards in flight come to nothing because one of their players is gone; weapons go home (R23)."""
    for play in chain:
        if s.terms.weapons >> play.card & 1 and is_in(s, play.seat):
            s.take_back(play.seat, play.card)


# The event of a card that is laid, by its place in the action; elsewhere it is a free attack.
_EVENTS: Final[dict[int, str]] = {
    FOLLOW_UP: "follows-up",
    DISTRACTED_FOLLOW_UP: "follows-up",
    SEASON: "season-attack",
    BONUS: "bonus-attack",
    BLOCK_GRAB: "grabs",
    ESCAPE: "escapes",
}


def lay(s: Position, seat: int, action: Action, target: int, how: int) -> None:
    """Put the card of a move on the table and open the window on it."""
    parts = action.parts
    card = parts[0]
    medievals = len(parts) - 1
    s.leave_hand(seat, card)
    for _ in range(medievals):
        s.leave_hand(seat, s.terms.medieval)
    if s.used:
        s.used = tuple([used for used in s.used if used != (seat, card)])
    halved = False
    if s.stomped >> seat & 1 and (s.terms.damaging & ~s.terms.chokes) >> card & 1 and not s.terms.house.stomp_own_turn:
        halved = True
        s.stomped &= ~(1 << seat)
    choked = (how == OPENING or how == BONUS) and s.is_choked(seat) and s.is_bound(seat)  # R65
    if s.log is not None:
        args: EventArgs = {"by": seat, "on": target, "card": s.terms.ids[card], "medievals": medievals}
        key = s.terms.cards[card].opens_with if how == OPENING else _EVENTS.get(how, "free-attack")
        s.tell_move(key, args, seat, action)
    open_window(s, (Play(seat, card, target, how, medievals, halved=halved, choked=choked),))


@mypyc_attr(free_list_len=1)
class Window(Question):
    """Who answers the last card of the chain? Answers are sealed until all have given theirs."""

    __slots__ = ("chain", "asked", "waiting", "sealed")

    def __init__(self, chain: Chain, asked: int, waiting: int, sealed: Sealed) -> None:
        self.chain = chain
        self.asked = asked
        self.waiting = waiting
        self.sealed = sealed

    def waits(self, state: Position) -> bool:
        return True  # it is closed with the last answer

    def asking(self) -> str:
        return "window"

    def open_to(self, state: Position) -> int:
        return self.asked

    def owed(self, state: Position) -> int:
        return self.waiting

    def chain_in_flight(self) -> Chain:
        return self.chain

    def public(self, state: Position) -> Json:
        return {"chain": [play.public(state.terms.ids) for play in self.chain]}

    def seen_by(self, seat: int) -> Window:
        sealed = tuple([answer for answer in self.sealed if answer[0] == seat])
        answered = self.asked & ~self.waiting & 1 << seat
        return Window(self.chain, self.asked, self.asked & ~answered, sealed)

    def sealed_by(self, seat: int, ids: list[str]) -> str:
        if (self.asked & ~self.waiting) >> seat & 1 == 0:
            return ""
        for by, card in self.sealed:
            if by == seat:
                return ids[card]
        return "take"

    def could_answer(self, state: Position, seat: int) -> int:
        return self.answering(state, seat) & ~state.gone if self.asked >> seat & 1 else 0

    def hold_ended(self, state: Position) -> None:
        """Ask again whom the card concerns, now that a seat is free; sealed answers stay (R103)."""
        seats = who_could_answer(state, self.chain)
        sealed = tuple([answer for answer in self.sealed if state.able >> answer[0] & 1])
        waiting = seats & ~(self.asked & ~self.waiting)
        state.stack.pop()
        if waiting:
            state.stack.append(Window(self.chain, seats, waiting, sealed))
        else:
            close(state, self.chain, sealed)

    def player_left(self, state: Position, seat: int) -> None:
        """Mend the window: the card of the player who gave up, and the answers to it, are gone."""
        chain = self.chain
        if seat == state.whose and chain[0].how != RESCUE:
            return
        state.stack.pop()
        if chain[0].target == seat or chain[0].seat == seat:
            give_up(state, chain)
            return
        for at in range(1, len(chain)):
            if chain[at].seat == seat:
                open_window(state, chain[:at])
                return
        state.stack.append(self)
        self.hold_ended(state)

    def outlasts_turn(self, state: Position) -> bool:
        if self.chain[0].how == RESCUE:
            return True
        give_up(state, self.chain)
        return False

    def sift(self, state: Position, seat: int, target: int, sieve: Sieve) -> None:
        struck = sieve.kinds & ~self.answering(state, seat)
        if struck:
            sieve.strike(struck, self._why_no_answer(state, seat, struck), self.chain[-1].card)
        if target != NOBODY:
            sieve.strike(ALL, why.NOT_WITH_TARGET)

    def fitting(self, state: Position, seat: int) -> int:
        return state.masks[seat] & self.answering(state, seat)

    def answering(self, state: Position, seat: int) -> int:
        """The kinds with which that seat may answer the last card of the chain now."""
        if state.able >> seat & 1 == 0:
            return 0
        play = self.chain[-1]
        kinds = defences(state, play) if play.target == seat else 0
        return kinds | state.terms.humiliations if humiliators(state, self.chain) >> seat & 1 else kinds

    def _why_no_answer(self, state: Position, seat: int, kinds: int) -> Reason:
        """Why these kinds are no answer; of several, the reason of one."""
        if kinds & state.terms.healing:
            return heal_when(state, seat)
        play = self.chain[-1]
        if kinds & state.terms.humiliations and state.chokers >> seat & 1:
            return bound(state, seat, grounds.HUMILIATES)
        stopping = defences(state, play) if play.target == seat else 0
        if kinds & state.terms.defending:
            if play.target != seat:
                return Reason("not-attacked", ("card",), unlock=state.terms.why_not[OPENING][lowest(kinds)].unlock)
            if kinds & stopping and state.chokers >> seat & 1:
                return bound(state, seat, grounds.DEFENDS)
            return why_no_defence(state, play, lowest(kinds & state.terms.defending))
        can_block = "block" in [state.terms.ids[kind] for kind in kinds_in(stopping)]
        if can_block and kinds & state.terms.kinds_at[BLOCK_GRAB]:
            return why.GRAB_IS_NO_ANSWER
        return Reason("no-answer", ("card", "against"), unlock=unlock_by_turn(state, seat))

    def why_unasked(self, state: Position, seat: int, card: int) -> Reason:
        play = self.chain[-1]
        if state.terms.humiliations >> card & 1:
            if play.seat == seat:
                return why.NOT_ONESELF_HUMILIATED
            if state.helpless >> seat & 1:
                return helpless(state, seat, 24)
            if state.is_bound(seat) or (state.chokers >> seat & 1 and humiliators(state, self.chain) >> seat & 1 == 0):
                return bound(state, seat, grounds.HUMILIATES)
        elif state.terms.defending >> card & 1 and play.target == seat and state.skips >> seat & 1 == 0:
            if state.helpless >> seat & 1:
                return helpless(state, seat)  # heart-broken, with the turn kept (R79)
            if state.is_bound(seat):
                return bound(state, seat, grounds.DEFENDS)
            if (self.asked & ~self.waiting) >> seat & 1 == 0:
                return why_no_defence(state, play, card)
        return not_asked(state, seat, card)

    def skip_forced(self, state: Position) -> bool:
        waiting = with_a_choice(state, self)
        if waiting == self.waiting:
            return False
        if waiting:
            state.stack[-1] = Window(self.chain, self.asked, waiting, self.sealed)
            return False
        state.stack.pop()
        close(state, self.chain, self.sealed)
        state.run()
        return True

    def aim(self, state: Position, seat: int) -> int:
        return self.chain[-1].seat

    def accept(self, state: Position, seat: int, action: Action) -> None:
        sealed = self.sealed if action.verb == TAKE else self.sealed + ((seat, action.parts[0]),)
        waiting = self.waiting & ~(1 << seat)
        if waiting:
            state.stack[-1] = Window(self.chain, self.asked, waiting, sealed)
        else:
            state.stack.pop()
            close(state, self.chain, sealed)

    def to_json(self) -> list[object]:
        sealed: list[object] = [[seat, card] for seat, card in sorted(self.sealed)]
        return ["window", chain_json(self.chain), self.asked, self.waiting, sealed]


def close(s: Position, chain: Chain, sealed: Sealed) -> None:
    """Open the sealed answers: the first Humiliation in order counts, else the target's defence, else none."""
    s.opened += 1
    if not sealed:
        stand(s, chain)
        return
    top = chain[-1]
    best = -1
    best_rank = 99
    for at, (seat, card) in enumerate(sealed):
        if s.terms.humiliations >> card & 1:
            rank = 0 if seat == top.target and top.how < HEALS else 1 + (seat - top.seat) % s.terms.seats
        else:
            rank = 50
        if rank < best_rank:
            best = at
            best_rank = rank
    seat, card = sealed[best]
    how = DEFENDS if best_rank == 50 else HUMILIATES
    s.leave_hand(seat, card)
    if s.log is not None:
        key = "defends" if how == DEFENDS else "humiliates"
        s.tell_move(key, {"by": seat, "on": top.seat, "card": s.terms.ids[card]}, seat, to_play(card))
    open_window(s, chain + (Play(seat, card, top.seat, how),))


def with_a_choice(s: Position, asked: Window) -> int:
    """Of the seats this window still waits for, those that could do anything but let it pass."""
    choosing = 0
    waiting = asked.waiting
    if s.used or s.holders & waiting:
        for seat in SEATS_OF[waiting]:
            if s.forced(seat) is None:
                choosing |= 1 << seat
        return choosing
    target = asked.chain[-1].target
    for seat in SEATS_OF[waiting & s.able]:
        cards = s.masks[seat] & (s.terms.humiliations | (s.terms.defending if seat == target else 0))
        if cards and cards & asked.answering(s, seat):
            choosing |= 1 << seat
    return choosing

"""The window on the card laid last: sealed answers, opened together, counted in the order of the rules (R18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.compiling import mypyc_attr
from pocketmoney.core.plain import Json
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl import legality
from pocketmoney.games.brawl.actions import TAKE, to_play
from pocketmoney.games.brawl.cards import (
    ATTACKS,
    BLOCK_OR_DODGE,
    CHOKE_AND_PUKE,
    CHOKES,
    DAMAGING,
    DISARMS,
    DODGE,
    GRAB,
    HEALING,
    HOLDS,
    HUMILIATIONS,
    IDS,
    MEDIEVAL,
    POKE,
    POWERPLAY,
    THUNDER_HEAD,
    UPPERCUT_SQUARED,
    WEAPONS,
    bits,
)
from pocketmoney.games.brawl.frames import aftermath
from pocketmoney.games.brawl.frames.question import Question
from pocketmoney.games.brawl.legality import (
    ALL,
    DEFENDING,
    Sieve,
    bound,
    heal_when,
    helpless,
    lowest,
    not_asked,
)
from pocketmoney.games.brawl.plays import (
    BLOCK_GRAB,
    BONUS,
    DEFENDS,
    DISTRACTED,
    DISTRACTED_FOLLOW_UP,
    ESCAPE,
    FOLLOW_UP,
    FREE,
    HEALS,
    HUMILIATES,
    JAB,
    OPENING,
    RESCUE,
    SEASON,
    SHOT,
    TICK,
    Chain,
    Play,
    chain_json,
)
from pocketmoney.games.brawl.reason import (
    DISARM_NOT_AFTER_GRAB,
    DODGE_NOT_AFTER_BLOCK,
    GRAB_IS_NO_ANSWER,
    HUMILIATION_STOPS_DEFENCE,
    HUMILIATION_STOPS_IT,
    NO_ANSWER,
    NOT_ATTACKED,
    NOT_ONESELF_HUMILIATED,
    NOT_WITH_TARGET,
    Reason,
    no_defence,
    wrong_defence,
)

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl

Sealed = tuple[tuple[int, int], ...]

_AGAINST_GRAB: Final = bits("dodge", "freedom")
_FREEDOM: Final = bits("freedom")
_ANSWERING: Final = DEFENDING | HUMILIATIONS
_MARKED_BY_STOMP: Final = DAMAGING & ~CHOKES


def defences(s: Brawl, play: Play) -> int:
    """The cards with which the target may defend against this play.

    What follows a Grab cannot be stopped (R31, R77), but for a hold by Freedom (R97) and a weapon by a Disarm (R25).
    """
    how = play.how
    card = play.card
    if how == OPENING or how == SEASON:
        if ATTACKS >> card & 1:
            return BLOCK_OR_DODGE | DISARMS if WEAPONS >> card & 1 else BLOCK_OR_DODGE
        return _AGAINST_GRAB if card == GRAB else 0
    if how == BLOCK_GRAB:
        return _AGAINST_GRAB if s.terms.house.dodge_grab_after_block else _FREEDOM
    if how == FOLLOW_UP:
        if WEAPONS >> card & 1:
            return DISARMS if s.terms.house.disarm_after_grab else 0
        if HOLDS >> card & 1:
            return _FREEDOM
    return 0


def why_no_defence(s: Brawl, play: Play, card: int) -> Reason:
    """Why this card does not stop that one."""
    how = play.how
    if how == HUMILIATES:
        return HUMILIATION_STOPS_IT
    if how == DEFENDS:
        return HUMILIATION_STOPS_DEFENCE
    is_weapon = WEAPONS >> play.card & 1 == 1
    is_disarm = DISARMS >> card & 1 == 1
    if how == DISTRACTED or how == DISTRACTED_FOLLOW_UP:
        return no_defence(25 if is_weapon and is_disarm else 105)
    if how == FOLLOW_UP:
        if is_weapon:
            return DISARM_NOT_AFTER_GRAB if is_disarm else wrong_defence(25)
        if HOLDS >> play.card & 1:
            return wrong_defence(31)
        return no_defence(77 if play.card == POWERPLAY else 31)
    if how == FREE:
        return no_defence(25 if is_weapon and is_disarm else 21)
    if how == SHOT:
        return no_defence(rule_of_shot(s))
    if how == JAB:
        return no_defence(57)
    if how == TICK:
        return no_defence(104)
    if how == ESCAPE:
        return no_defence(95 if play.card == THUNDER_HEAD else 62)
    if play.card == GRAB:
        return DODGE_NOT_AFTER_BLOCK if how == BLOCK_GRAB and card == DODGE else wrong_defence(26)
    if defences(s, play) == 0:
        return no_defence(105)  # a Distraction
    return wrong_defence(unlock="unlock-weapon-attack" if is_disarm else "unlock-grabbed")


def rule_of_shot(s: Brawl) -> int:
    """The ruling that gives the free basic attack: of the Poke, the Powerplay or the Uppercut Squared laid last."""
    for laid in reversed(s.discard):
        if laid == POKE:
            return 54
        if laid == POWERPLAY:
            return 77
        if laid == UPPERCUT_SQUARED:
            break
    return 51


def humiliators(s: Brawl, chain: Chain) -> int:
    """The seats that may humiliate the last card of the chain, as far as the rules go (R18)."""
    seats = s.could & ~(1 << chain[-1].seat)
    first = chain[0]
    if first.how < TICK:
        return seats
    if first.how == TICK:
        return seats & ~(1 << first.seat)  # the holder cannot answer, not by releasing either (R103)
    if first.how == ESCAPE:
        return seats & ~(1 << first.target) if s.hold_card[first.seat] == CHOKE_AND_PUKE else seats
    return seats if len(chain) > 1 or s.terms.house.humiliate_healing else 0


def who_could_answer(s: Brawl, chain: Chain) -> int:
    """The seats that could answer the last card as far as the whole table knows, so that no hand is betrayed (R38)."""
    play = chain[-1]
    seats = humiliators(s, chain) if HUMILIATIONS & ~s.gone else 0
    target = play.target
    if target >= 0 and seats >> target & 1 == 0 and s.could >> target & 1 and defences(s, play) & ~s.gone:
        seats |= 1 << target
    return seats & ~s.mute


def open_window(s: Brawl, chain: Chain) -> None:
    """Ask everybody who could answer the last card of the chain; if nobody could, it stands."""
    seats = who_could_answer(s, chain)
    if seats:
        s.stack.append(Window(chain, seats, seats, ()))
    else:
        aftermath.stand(s, chain)


def lay(s: Brawl, seat: int, action: Action, target: int, how: int, key: str) -> None:
    """Put the card of a move on the table and open the window on it."""
    parts = action.parts
    card = parts[0]
    medievals = len(parts) - 1
    s.leave_hand(seat, card)
    for _ in range(medievals):
        s.leave_hand(seat, MEDIEVAL)
    if s.used:
        s.used = tuple([used for used in s.used if used != (seat, card)])
    halved = False
    if s.stomped >> seat & 1 and _MARKED_BY_STOMP >> card & 1 and not s.terms.house.stomp_own_turn:
        halved = True
        s.stomped &= ~(1 << seat)
    choked = False
    if s.held_by[seat] >= 0 and (how == OPENING or how == BONUS):
        choked = s.is_choked(seat) and not s.is_free_victim(seat)  # R65
    if s.log is not None:
        args: dict[str, int | str | list[str]] = {
            "by": seat,
            "on": target,
            "card": IDS[card],
            "medievals": medievals,
        }
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

    def waits(self, state: Brawl) -> bool:
        return True  # it is closed with the last answer

    def asking(self) -> str:
        return "window"

    def open_to(self, state: Brawl) -> int:
        return self.asked

    def owed(self, state: Brawl) -> int:
        return self.waiting

    def chain_in_flight(self) -> Chain:
        return self.chain

    def public(self, state: Brawl) -> Json:
        return {"chain": [play.public() for play in self.chain]}

    def seen_by(self, seat: int) -> Window:
        sealed = tuple([answer for answer in self.sealed if answer[0] == seat])
        answered = self.asked & ~self.waiting & 1 << seat
        return Window(self.chain, self.asked, self.asked & ~answered, sealed)

    def sealed_by(self, seat: int) -> str:
        if (self.asked & ~self.waiting) >> seat & 1 == 0:
            return ""
        for by, card in self.sealed:
            if by == seat:
                return IDS[card]
        return "take"

    def could_answer(self, state: Brawl, seat: int) -> int:
        return self.answering(state, seat) & ~state.gone if self.asked >> seat & 1 else 0

    def hold_ended(self, state: Brawl) -> None:
        """Ask again whom the card concerns, now that somebody is free; sealed answers stay (R103)."""
        seats = who_could_answer(state, self.chain)
        sealed = tuple([answer for answer in self.sealed if state.able >> answer[0] & 1])
        waiting = seats & ~(self.asked & ~self.waiting)
        state.stack.pop()
        if waiting:
            state.stack.append(Window(self.chain, seats, waiting, sealed))
        else:
            close(state, self.chain, sealed)

    def player_left(self, state: Brawl, seat: int) -> None:
        """Mend the window: the card of the player who gave up, and the answers to it, are gone."""
        chain = self.chain
        if seat == state.whose and chain[0].how != RESCUE:
            return
        state.stack.pop()
        if chain[0].target == seat or chain[0].seat == seat:
            aftermath.give_up(state, chain)
            return
        for at in range(1, len(chain)):
            if chain[at].seat == seat:
                open_window(state, chain[:at])
                return
        state.stack.append(self)
        self.hold_ended(state)

    def outlasts_turn(self, state: Brawl) -> bool:
        if self.chain[0].how == RESCUE:
            return True
        aftermath.give_up(state, self.chain)
        return False

    def sift(self, state: Brawl, seat: int, target: int, sieve: Sieve) -> None:
        struck = sieve.kinds & ~self.answering(state, seat)
        if struck:
            sieve.strike(struck, self._why_no_answer(state, seat, struck), self.chain[-1].card)
        if target != NOBODY:
            sieve.strike(ALL, NOT_WITH_TARGET)

    def fitting(self, state: Brawl, seat: int) -> int:
        return state.masks[seat] & self.answering(state, seat)

    def answering(self, state: Brawl, seat: int) -> int:
        """The kinds with which that seat may answer the last card of the chain now."""
        if state.able >> seat & 1 == 0:
            return 0
        play = self.chain[-1]
        kinds = defences(state, play) if play.target == seat else 0
        return kinds | HUMILIATIONS if humiliators(state, self.chain) >> seat & 1 else kinds

    def _why_no_answer(self, state: Brawl, seat: int, kinds: int) -> Reason:
        """Why these kinds are no answer; of several, the reason of one."""
        if kinds & HEALING:
            return heal_when(state, seat)
        if state.chokers >> seat & 1 and kinds & _ANSWERING:
            return bound(state, seat, legality.HUMILIATES if kinds & HUMILIATIONS else legality.DEFENDS)
        if kinds & DEFENDING:
            if self.chain[-1].target != seat:
                return NOT_ATTACKED
            return why_no_defence(state, self.chain[-1], lowest(kinds & DEFENDING))
        return GRAB_IS_NO_ANSWER if kinds >> GRAB & 1 else NO_ANSWER

    def why_unasked(self, state: Brawl, seat: int, card: int) -> Reason:
        play = self.chain[-1]
        is_held = state.held_by[seat] >= 0 and not state.is_free_victim(seat)
        if HUMILIATIONS >> card & 1:
            if play.seat == seat:
                return NOT_ONESELF_HUMILIATED
            if state.helpless >> seat & 1:
                return helpless(state, seat, 24)
            if is_held or (state.is_choking(seat) and humiliators(state, self.chain) >> seat & 1 == 0):
                return bound(state, seat, legality.HUMILIATES)
        elif DEFENDING >> card & 1 and play.target == seat and state.skips >> seat & 1 == 0:
            if state.helpless >> seat & 1:
                return helpless(state, seat)  # heart-broken, with the turn kept (R79)
            if is_held:
                return bound(state, seat, legality.DEFENDS)
            if (self.asked & ~self.waiting) >> seat & 1 == 0:
                return why_no_defence(state, play, card)
        return not_asked(state, seat)

    def skip_forced(self, state: Brawl) -> bool:
        waiting = with_a_choice(state, self)
        if waiting == self.waiting:
            return False
        state.stack.pop()
        if waiting:
            state.stack.append(Window(self.chain, self.asked, waiting, self.sealed))
            return False
        close(state, self.chain, self.sealed)
        state.run()
        return True

    def aim(self, state: Brawl, seat: int) -> int:
        return self.chain[-1].seat

    def accept(self, state: Brawl, seat: int, action: Action) -> None:
        sealed = self.sealed if action.verb == TAKE else self.sealed + ((seat, action.parts[0]),)
        waiting = self.waiting & ~(1 << seat)
        state.stack.pop()
        if waiting:
            state.stack.append(Window(self.chain, self.asked, waiting, sealed))
        else:
            close(state, self.chain, sealed)

    def to_json(self) -> list[object]:
        sealed: list[object] = [[seat, card] for seat, card in sorted(self.sealed)]
        return ["window", chain_json(self.chain), self.asked, self.waiting, sealed]


def close(s: Brawl, chain: Chain, sealed: Sealed) -> None:
    """Open the sealed answers: the first Humiliation in order counts, else the target's defence, else none."""
    s.opened += 1
    if not sealed:
        aftermath.stand(s, chain)
        return
    top = chain[-1]
    best = -1
    best_rank = 99
    for at, (seat, card) in enumerate(sealed):
        if HUMILIATIONS >> card & 1:
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
        s.tell_move(key, {"by": seat, "on": top.seat, "card": IDS[card]}, seat, to_play(card))
    open_window(s, chain + (Play(seat, card, top.seat, how),))


def with_a_choice(s: Brawl, asked: Window) -> int:
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
        cards = s.masks[seat] & (_ANSWERING if seat == target else HUMILIATIONS)
        if cards and cards & asked.answering(s, seat):
            choosing |= 1 << seat
    return choosing

"""A card takes effect: damage first, then what the card sets up; its hits are stopped, or it comes back."""

from __future__ import annotations

from pocketmoney.core.plain import Json
from pocketmoney.games.brawl.damage import amount, weakness
from pocketmoney.games.brawl.frames import rescue, window
from pocketmoney.games.brawl.frames.attack import BlockGrab, Series
from pocketmoney.games.brawl.frames.question import Step
from pocketmoney.games.brawl.play import HUMILIATES, JAB, RESCUE, Chain, Play, chain_json
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.status import fall, is_in


def hit(s: Position, play: Play) -> None:
    """Take the counters; at 0 or less the player may be rescued before the card's other effects come (R11)."""
    on = play.target
    terms = s.terms
    halved = play.halved
    if s.stomped >> play.seat & 1 and terms.house.stomp_own_turn and s.whose == play.seat:
        if terms.chokes >> play.card & 1 == 0:
            halved = True
            s.stomped &= ~(1 << play.seat)
    less = weakness(s.weak, s.effects, play.seat) if s.effects or s.weak[play.seat] else 0
    halvings = (1 if halved else 0) + (1 if play.choked else 0)
    lost = amount(terms, play.card, play.medievals, play.stopped, less, halvings)
    had = s.counters[on]
    s.counters[on] = had - lost
    if s.log is not None:
        if halved:
            s.tell("halved", {"by": play.seat, "card": terms.ids[play.card]})
        card = terms.ids[play.card]
        s.tell("hits", {"on": on, "by": play.seat, "card": card, "amount": lost, "left": had - lost})
    if 0 < had <= terms.knocks_out_at[play.card]:
        s.counters[on] = min(had - lost, 0)
        if s.log is not None:
            s.tell("knocks-out", {"on": on, "card": terms.ids[play.card], "left": s.counters[on]})
        fall(s, on)
        after_hit(s, play)
    elif had > lost:
        if play.blocked or play.how == JAB or terms.plain >> play.card & 1 == 0:
            after_hit(s, play)
    else:
        s.stack.append(AfterHit(play))
        rescue.needed(s, on)


class AfterHit(Step):
    """The rest of a card whose hit sent its victim to 0 or less, once the rescue is settled."""

    __slots__ = ("play",)

    def __init__(self, play: Play) -> None:
        self.play = play

    def happen(self, state: Position) -> None:
        after_hit(state, self.play)

    def laid(self, ids: list[str]) -> list[Json]:
        return [self.play.public(ids)]

    def outlasts_turn(self, state: Position) -> bool:
        if state.terms.weapons >> self.play.card & 1 and is_in(state, self.play.seat):
            state.take_back(self.play.seat, self.play.card)
        return False

    def game_won(self, state: Position) -> None:
        self.waits(state)  # the winner's weapon goes home

    def to_json(self) -> list[object]:
        return ["after-hit", self.play.to_json()]


def after_hit(s: Position, play: Play) -> None:
    """What a card does beyond its damage. The frames pushed last come first."""
    by = play.seat
    on = play.target
    card = s.terms.cards[play.card]
    standing = s.out >> on & 1 == 0
    if play.blocked and standing:
        s.stack.append(BlockGrab(on, by, on))  # after all hits (R70, R108)
    if s.terms.weapons >> play.card & 1:
        card.returns(s, by)
    if not standing or s.won >= 0:
        return  # the combo stops (R6)
    if play.how == JAB:
        s.stack.append(Series(by))
    card.landed(s, play)


def hit_stopped(s: Position, attack: Play, defence: Play, *, by_block: bool) -> None:
    """A defence stood: one hit is stopped (R109), and what follows when none is left."""
    attack = attack.after_defence(blocked=by_block)
    card = s.terms.cards[attack.card]
    if attack.stopped < card.hits:
        window.open_window(s, (attack,))  # the next hit (R69, R108)
        return
    if attack.blocked:
        s.stack.append(BlockGrab(attack.target, attack.seat, attack.target))
    card.returns(s, attack.seat)
    card.stopped(s, attack, defence)


def _restore(s: Position, chain: Chain) -> None:
    """Bring back the last card of this chain, whose Humiliation was voided, or what is left of the chain (R19)."""
    while chain[-1].how == HUMILIATES:
        back = chain[-1]
        if not is_in(s, back.seat):
            chain = chain[:-1]  # it counts for nothing: the card below is restored in turn
            continue
        if is_in(s, back.target):
            break
        # The player it humiliates has fallen: no window, no free attack, but its card is void all the same.
        voided = chain[-2]
        if s.log is not None:
            s.tell("voided", {"by": voided.seat, "card": s.terms.ids[voided.card]})
        chain = chain[:-2]
        if voided.how != HUMILIATES:
            window.give_up(s, chain)  # a defence of the fallen: what it answered has lost its target
            return
    back = chain[-1]
    if is_in(s, back.seat) and (back.target < 0 or is_in(s, back.target)):
        if s.log is not None:
            s.tell("restored", {"by": back.seat, "card": s.terms.ids[back.card]})
        window.open_window(s, chain)
    else:
        window.give_up(s, chain)


class Aftermath(Step):
    """After the free attack on the player of the voided last card: what it had answered comes back."""

    __slots__ = ("chain",)

    def __init__(self, chain: Chain) -> None:
        self.chain = chain

    def chain_in_flight(self) -> Chain:
        return self.chain

    def laid(self, ids: list[str]) -> list[Json]:
        found = [play.public(ids) for play in self.chain]
        found[-1]["void"] = True
        return found

    def outlasts_turn(self, state: Position) -> bool:
        if self.chain[0].how == RESCUE:
            return True
        window.give_up(state, self.chain[:-1])
        return False

    def happen(self, state: Position) -> None:
        rest = self.chain[:-1]
        back = rest[-1]
        if self.chain[-1].how == HUMILIATES:
            _restore(state, rest)
        elif is_in(state, back.seat) and is_in(state, back.target):
            # A voided defence ends the action: no Grab after it (R22).
            state.terms.cards[back.card].land(state, back.without_block())
        else:
            window.give_up(state, rest)

    def to_json(self) -> list[object]:
        return ["aftermath", chain_json(self.chain)]

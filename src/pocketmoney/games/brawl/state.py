"""A whole game of Lunch Money, Beer Money or a mix: the facts, and the contract of every game made from the rules."""

from __future__ import annotations

from typing import Any

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import Json
from pocketmoney.core.mypyc_hints import mypyc_attr
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl import public_view, rights, snapshot
from pocketmoney.games.brawl.actions import RELEASE
from pocketmoney.games.brawl.kinds import kinds_in
from pocketmoney.games.brawl.legality import judge
from pocketmoney.games.brawl.offer import Offer
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.view import BrawlView


@mypyc_attr(acyclic=True)
class Brawl(Position):
    """One game of Lunch Money, Beer Money or a mix."""

    __slots__ = ()

    @property
    def seats(self) -> int:
        return self.terms.seats

    @property
    def over(self) -> bool:
        return self.won != NOBODY

    @property
    def winner(self) -> int:
        return self.won if self.won >= 0 else NOBODY

    @property
    def turn(self) -> int:
        return self.whose

    def turn_number(self) -> int:
        return self.turn_no

    def is_out(self, seat: int) -> bool:
        return self.out >> seat & 1 == 1

    def must_begin(self) -> bool:
        return self.asking() == "turn"

    def owed(self) -> tuple[int, ...]:
        return SEATS_OF[self.stack[-1].owed(self)] if self.won == NOBODY else ()

    def rights(self, seat: int) -> list[Action]:
        return rights.rights(self, seat)

    def moves(self, seat: int) -> Offer:
        return rights.offer_of(self, seat)

    def legal_actions(self, seat: int) -> list[int]:
        return rights.offer_of(self, seat).numbers()

    def action_of(self, seat: int, number: int) -> Action:
        return self.terms.numbers.action_of(seat, self.hands[seat], number)

    def apply_number(self, seat: int, number: int) -> None:
        self.apply(seat, self.terms.numbers.action_of(seat, self.hands[seat], number))

    def number_of(self, seat: int, action: Action) -> int:
        return self.terms.numbers.number_of(seat, self.hands[seat], action)

    def default(self, seat: int) -> Action | None:
        if self.won != NOBODY:
            return None
        top = self.stack[-1]
        return top.default(self, seat) if top.owed(self) >> seat & 1 else None

    def could_answer(self, seat: int) -> list[str]:
        if self.won != NOBODY:
            return []
        return [self.terms.ids[card] for card in kinds_in(self.stack[-1].could_answer(self, seat))]

    def aimed_at(self) -> int:
        chain = self.stack[-1].chain_in_flight() if self.won == NOBODY else ()
        return chain[-1].target if chain else NOBODY

    def implied_target(self, seat: int) -> int:
        """Whom an answer, follow-up or escape of that seat is aimed at without saying so."""
        return self.stack[-1].aim(self, seat) if self.won == NOBODY else NOBODY

    def check(self, seat: int, action: Action) -> Refusal | None:
        return judge(self, seat, action)

    def apply(self, seat: int, action: Action) -> None:
        if action.verb < RELEASE:
            self.stack[-1].accept(self, seat, action)
        else:
            rights.use_right(self, seat, action.verb)
        # The same as `run`, written out: a call less a move.
        stack = self.stack
        while self.won == NOBODY and not stack[-1].waits(self):
            pass

    def forced(self, seat: int) -> Action | None:
        return rights.offer_of(self, seat).only()

    def random_action(self, seat: int, rng: Rng) -> Action:
        return self.stack[-1].draw(self, seat, rng)

    def skip_forced(self) -> None:
        while self.won == NOBODY and self.stack[-1].skip_forced(self):
            pass

    def step_at_random(self, rng: Rng) -> bool:
        # The same as in the contract, without asking twice who is asked.
        self.skip_forced()
        if self.won != NOBODY:
            return False
        top = self.stack[-1]
        owed = top.owed(self)
        asked = SEATS_OF[owed]
        seat = asked[rng.below(len(asked))] if owed & (owed - 1) else asked[0]
        self.apply(seat, top.draw(self, seat, rng))
        return True

    def view(self, seat: int) -> BrawlView:
        return BrawlView(self, seat)

    def public(self) -> Json:
        return public_view.public(self)

    def piles(self) -> Json:
        return public_view.piles(self)

    def own(self, seat: int) -> Json:
        return public_view.own(self, seat)

    def secrets_out(self) -> tuple[int, ...]:
        # How far the generator is, how many cards are left in the pile, whose hand was laid open, windows opened.
        return (self.rng.block, self.rng.at, self.left, self.out, self.opened)

    def clone(self) -> Brawl:
        other = Brawl(
            self.terms, [hand[:] for hand in self.hands], self.counters[:], self.pile, self.left, self.discard[:],
            self.action_from, self.out, self.stack[:], self.whose, self.turn_no, self.holding, self.held_by,
            self.hold_card, self.weak, self.known, self.effects, self.stomped, self.used, self.rng, self.won,
            self.idle,
        )  # fmt: skip
        other.masks = self.masks[:]
        other.unseen = self.unseen[:]
        other.gone = self.gone
        other.helpless = self.helpless
        other.skips = self.skips
        other.thrown = self.thrown
        other.poked = self.poked
        other.vomiting = self.vomiting
        other.able = self.able
        other.could = self.could
        other.mute = self.mute
        other.short = self.short
        other.holders = self.holders
        other.chokers = self.chokers
        other.opened = self.opened
        return other

    def to_json(self) -> Json:
        return snapshot.to_json(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return from_json, (self.to_json(),)


def from_json(data: Json) -> Brawl:
    """The state that `to_json` wrote."""
    return snapshot.restore(Brawl, data)

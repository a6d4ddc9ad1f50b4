"""A whole game: the facts, and the contract of every game made from the rules."""

from __future__ import annotations

from typing import Any

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.event import EventArgs
from pocketmoney.core.game import Json
from pocketmoney.core.moves import Moves
from pocketmoney.core.mypyc_hints import mypyc_attr
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.rng import Rng
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.tietgen import actions, building, mortgage, public_view, rent, snapshot, trade
from pocketmoney.games.tietgen.debt import creditor_of
from pocketmoney.games.tietgen.frames import debt
from pocketmoney.games.tietgen.frames.auction import CRATE_PIECE, FRIDGE_PIECE, Auction
from pocketmoney.games.tietgen.frames.estate import go_bankrupt
from pocketmoney.games.tietgen.frames.interest import Interest
from pocketmoney.games.tietgen.frames.question import Answers
from pocketmoney.games.tietgen.frames.throw import THROW
from pocketmoney.games.tietgen.legality import is_free, judge
from pocketmoney.games.tietgen.moves import Rights, TietgenMoves, draw_move, random_right
from pocketmoney.games.tietgen.position import Position
from pocketmoney.games.tietgen.view import TietgenView


@mypyc_attr(acyclic=True)
class Tietgen(Position):
    """One game of Tietgen Monopoly."""

    __slots__ = ()

    def must_begin(self) -> bool:
        return self.won == NOBODY and self.stack[-1] is THROW

    def rights(self, seat: int) -> list[Action]:
        return [] if self.won != NOBODY or self.out >> seat & 1 else Rights(self, seat).listed()

    def moves(self, seat: int) -> Moves:
        if self.won != NOBODY or self.out >> seat & 1:
            return Answers(self, [])
        return TietgenMoves(self, seat)

    def legal_actions(self, seat: int) -> list[int]:
        if self.won != NOBODY or self.out >> seat & 1:
            return []
        top = self.stack[-1]
        found: list[int] = top.moves(self, seat).numbers() if top.owed(self) >> seat & 1 else []
        Rights(self, seat).add_numbers(found)
        return found

    def default(self, seat: int) -> Action | None:
        if self.won != NOBODY:
            return None
        top = self.stack[-1]
        return top.default(self, seat) if top.owed(self) >> seat & 1 else None

    # The next three are about a seat that is asked, and much of random play: no other value is made for them.

    def forced(self, seat: int) -> Action | None:
        only = self.stack[-1].moves(self, seat).only()
        return only if only is not None and not Rights(self, seat).has_any() else None

    def random_action(self, seat: int, rng: Rng) -> Action:
        return draw_move(self, seat, self.stack[-1].moves(self, seat), rng)

    def only_answer(self, seat: int) -> Action | None:
        top = self.stack[-1]
        if self.sitting[seat] < 0 and top is THROW:
            return actions.TO_ROLL  # by far the most frequent
        return top.moves(self, seat).only()

    def offered_actions(self, seat: int, *, is_right: bool) -> list[int]:
        if not is_right:
            return self.stack[-1].moves(self, seat).numbers()
        found: list[int] = []
        Rights(self, seat).add_numbers(found)
        if found:
            numbers = self.terms.numbers
            while found[-1] >= numbers.blocks.size:
                found.pop()  # offers that trainers have no room for
            found.append(numbers.nothing)
        return found

    def action_of(self, seat: int, number: int) -> Action:
        numbers = self.terms.numbers
        if number >= numbers.offer:
            return Rights(self, seat).offers()[number - numbers.offer]
        if number >= numbers.bid:
            return self.stack[-1].moves(self, seat).listed()[number - numbers.bid]
        if number == numbers.words[actions.DRAW] and self.stack[-1].takes(actions.DRAW):
            return actions.TO_DRAW
        return numbers.fixed_action(number, seat)

    def number_of(self, seat: int, action: Action) -> int:
        menu = self.menu(seat)
        return self.terms.numbers.number_menu(menu, seat)[menu.index(action)]

    def random_right(self, seat: int, rng: Rng) -> Action | None:
        return random_right(self, seat, rng)

    def replies(self) -> list[tuple[int, Action]]:
        """Accepting and refusing by the players who were made an offer, where that is allowed now (R154, R155)."""
        found: list[tuple[int, Action]] = []
        if self.offers and self.won == NOBODY:
            for seat in sorted({offer.on for offer in self.offers}):
                made = [offer.by for offer in self.offers if offer.on == seat]
                found += [(seat, reply) for reply in Rights(self, seat).replies() if reply.target in made]
        return found

    def dues(self) -> list[tuple[int, Action]]:
        """The claims on rents that are open (R136)."""
        if not self.rents or self.won != NOBODY or not is_free(self):
            return []
        return [(owner, actions.TO_CLAIM) for owner in sorted({due.owner for due in self.rents})]

    def at_stake(self) -> list[tuple[int, Action]]:
        """The claims that are lost with the throw that comes next (R136)."""
        ending = {due.owner for due in self.rents if rent.ends_with_throw(self, due, self.whose)}
        return [due for due in self.dues() if due[0] in ending]

    def consents(self) -> list[tuple[int, Action]]:
        """The players who have not called time yet, once another one has, and may do so now (R156)."""
        if not self.calls or self.won != NOBODY or not is_free(self):
            return []
        return [(seat, actions.TO_TIME) for seat in SEATS_OF[(1 << self.terms.seats) - 1 & ~self.out & ~self.calls]]

    def check(self, seat: int, action: Action) -> Refusal | None:
        return judge(self, seat, action)

    def apply(self, seat: int, action: Action) -> None:
        _make_move(self, seat, action)
        # Let frames go on until one asks a seat, or the game is over.
        stack = self.stack
        while self.won == NOBODY and not stack[-1].waits(self):
            pass

    def owe(self, debtor: int, creditor: int, beer: int, kind: int, space: int = NOBODY) -> None:
        debt.owe(self, debtor, creditor, beer, kind, space)

    def view(self, seat: int) -> TietgenView:
        return TietgenView(seat, self)

    def public(self) -> Json:
        return public_view.public(self)

    def piles(self) -> Json:
        return public_view.piles(self)

    def secrets_out(self) -> tuple[int, ...]:
        """The numbers of throws, of draws by the generator, and of cards that nobody knows yet.

        What was thrown and drawn on the table is no secret of the program: it may be taken back (R160).
        """
        hidden = self.mail.hidden + self.letters.hidden + self.typed_cards
        return (self.throws - self.typed_throws, self.rng.block, self.rng.at, hidden)

    def clone(self) -> Tietgen:
        return Tietgen(
            self.terms, self.stock[:], self.drunk[:], self.at[:], self.sitting[:], self.owner[:], self.level[:],
            self.mortgaged, self.flirts[:], self.mail, self.letters, self.piggy, self.paid_in, self.taken_out,
            self.crates, self.fridges, self.out, self.stack[:], self.whose, self.doubles, self.again, self.throws,
            self.rents, self.offers, self.dice, self.rng, self.won, self.holdings, self.thrown, self.typed_throws,
            self.typed_cards, self.calls,
        )  # fmt: skip

    def to_json(self) -> Json:
        return snapshot.to_json(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return from_json, (self.to_json(),)


def from_json(data: Json) -> Tietgen:
    """The state that `to_json` wrote."""
    return snapshot.restore(Tietgen, data)


def _make_move(s: Position, seat: int, action: Action) -> None:
    """Make the move: an answer if the present question takes its word, else a right.

    No question accepts a verb that is also a right at that moment.
    """
    verb = action.verb
    top = s.stack[-1]
    if top.takes(verb):
        top.accept(s, seat, action)
    elif verb == actions.MORTGAGE:
        mortgage.mortgage(s, seat, action.parts[0], action)
    elif verb == actions.LIFT:
        mortgage.lift(s, seat, action.parts[0], action)
    elif verb == actions.CLAIM:
        rent.claim(s, seat)
    elif verb == actions.OFFER:
        trade.make_offer(s, seat, action)
    elif verb == actions.BUILD:
        _build(s, seat, action)
    elif verb == actions.SELL:
        building.sell(s, seat, action.parts[0], action)
    elif verb == actions.ACCEPT:
        mortgaged = trade.accept_offer(s, seat, action)
        if mortgaged:
            s.stack.append(Interest(mortgaged))  # the new owners are asked whether they lift at once (R148)
    elif verb == actions.REFUSE:
        trade.refuse_offer(s, seat, action)
    elif verb == actions.TIME:
        s.calls |= 1 << seat  # when all who are in have called, what is owed is settled and beer counted (R156)
        s.tell_move("tietgen-calls-time", {"seat": seat}, seat, action)
    elif verb == actions.CONCEDE:
        creditor = creditor_of(s, seat)
        s.tell_move("tietgen-concedes", {"seat": seat}, seat, action)
        go_bankrupt(s, seat, creditor)  # to the player who is owed something, or to the game (R165)
    else:
        raise ValueError(f"{action} answers nothing that is asked")


def _build(s: Position, seat: int, action: Action) -> None:
    """Buy a piece; this is the first bid if the last one of the supply is auctioned (R143)."""
    space = action.parts[0]
    price = s.terms.board.crate_price(space)
    rivals = building.rivals(s, seat, space)
    if not rivals:
        building.place(s, seat, space, price, action)
        return
    what, piece = ("fridge", FRIDGE_PIECE) if s.level[space] == building.CRATES else ("crate", CRATE_PIECE)
    args: EventArgs = {"seat": seat, "space": s.id(space), "bid-beer": price, "piece": what}
    s.tell_move("tietgen-last-piece", args, seat, action)
    s.stack.append(Auction(space, rivals | 1 << seat, seat, price, 0, piece, is_opening=True))

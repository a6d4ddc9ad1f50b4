"""Debts: paid at once from the stock; else the debtor may raise the beer first (R134, R153, R154)."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.event import EventArgs
from pocketmoney.core.game import Json
from pocketmoney.core.moves import Moves
from pocketmoney.core.mypyc_hints import mypyc_attr
from pocketmoney.core.refusal import Args, Refusal
from pocketmoney.games.tietgen import actions
from pocketmoney.games.tietgen.debt import is_void, raise_beer, reach_of
from pocketmoney.games.tietgen.dues import GAME, INTEREST, NAMES, RENT
from pocketmoney.games.tietgen.frames.estate import go_bankrupt
from pocketmoney.games.tietgen.frames.question import OnlyAnswer
from pocketmoney.games.tietgen.position import Position, TietgenFrame
from pocketmoney.games.tietgen.subject import Subject

# By kind of debt.
_PAYS: Final[tuple[str, ...]] = (
    "tietgen-pays-rent", "tietgen-pays-tax", "tietgen-pays-card", "tietgen-pays-fine", "tietgen-pays-interest",
    "tietgen-pays-player",
)  # fmt: skip


def owe(s: Position, debtor: int, creditor: int, beer: int, kind: int, space: int) -> None:
    """Let a debt fall due (R134); during an auction after its end (R151)."""
    if beer <= 0:
        return
    due = Due(debtor, creditor, beer, kind, space)
    if s.stack[-1].is_auction():
        s.stack.insert(len(s.stack) - 1, due)
    else:
        s.stack.append(due)


class Owed(TietgenFrame):
    """Something that a player owes to another one, or to the game."""

    __slots__ = ("debtor", "creditor", "beer", "kind", "space")

    def __init__(self, debtor: int, creditor: int, beer: int, kind: int, space: int) -> None:
        self.debtor = debtor
        self.creditor = creditor
        self.beer = beer
        self.kind = kind
        self.space = space

    def waits(self, state: Position) -> bool:
        is_owed = not is_void(state, self.debtor, self.creditor)
        if is_owed and state.stock[self.debtor] < self.beer:
            return self.asks(state)
        state.stack.pop()
        if is_owed:
            self.pay(state)
        return False

    def asks(self, state: Position) -> bool:
        """Whether the debtor, whose stock is not enough, is asked by this frame."""
        return True

    def pay(self, s: Position) -> None:
        """Pay it. Only payments to the game are drunk, rent by house rule (R117, R120, R126)."""
        args = s.space_args(self.space) if self.space >= 0 else None
        key = _PAYS[self.kind]
        if self.creditor == GAME:
            s.pay(key, args, self.debtor, self.beer, piggy=self.kind != INTEREST)
        else:
            drinks = self.kind == RENT and s.terms.house.drink_rent
            s.transfer(key, args, self.debtor, self.creditor, self.beer, drinks=drinks)

    def seen(self, s: Position) -> Json:
        """What everybody sees of it; without a creditor it is owed to the game."""
        found: Json = {"debtor": self.debtor, "beer": self.beer, "what": NAMES[self.kind]}
        if self.creditor != GAME:
            found["creditor"] = self.creditor
        if self.space >= 0:
            found["space"] = s.id(self.space)
        return found

    def comes_before_estate(self) -> bool:
        return True

    def creditor_of_debt(self) -> int:
        return self.creditor

    def plain(self) -> list[object]:
        """Its fields as plain data."""
        return [self.debtor, self.creditor, self.beer, self.kind, self.space]


@mypyc_attr(free_list_len=1)
class Due(Owed):
    """A debt falls due."""

    __slots__ = ()

    def asks(self, state: Position) -> bool:
        debtor, creditor, beer = self.debtor, self.creditor, self.beer
        if state.log is not None:
            left = state.stock[debtor]
            args: EventArgs = {"seat": debtor, "what": NAMES[self.kind], "due-beer": beer, "left-beer": left}
            if creditor != GAME:
                args["on"] = creditor
            state.tell("tietgen-owes-game" if creditor == GAME else "tietgen-owes-player", args)
        state.stack[-1] = Debt(debtor, creditor, beer, self.kind, self.space)
        return False

    def queued_due(self, state: Position) -> Json | None:
        return None if is_void(state, self.debtor, self.creditor) else self.seen(state)

    def queues_payment_of(self, state: Position, seat: int) -> bool:
        return self.debtor == seat and self.creditor != GAME and not is_void(state, seat, self.creditor)

    def to_json(self) -> list[object]:
        return ["due", *self.plain()]


class Debt(Owed):
    """The stock is not enough: sell, mortgage, trade, have the program raise it, or surrender (R134)."""

    __slots__ = ()

    def asking(self) -> str:
        return "debt"

    def rule(self) -> int:
        return 134

    def about(self) -> Subject:
        return Subject(self.space, self.beer, debtor=self.debtor, creditor=self.creditor)

    def public(self, state: Position) -> Json:
        return {"debt": self.seen(state)}

    def open_to(self, state: Position) -> int:
        return 1 << self.debtor

    def seat_in_debt(self) -> int:
        return self.debtor

    def missing(self, state: Position) -> int:
        return self.beer - state.stock[self.debtor]

    def takes(self, verb: int) -> bool:
        return verb == actions.SETTLE or verb == actions.SURRENDER

    def moves(self, state: Position, seat: int) -> Moves:
        return OnlyAnswer(state, [self.default(state, seat)])

    def judge(self, state: Position, seat: int, action: Action) -> Refusal | None:
        reach = reach_of(state, self.debtor)
        if (reach >= self.beer) == (action.verb == actions.SETTLE):
            return None
        args: Args = {"due-beer": self.beer, "reach-beer": reach}  # nobody surrenders who could still pay (R153)
        if action.verb == actions.SURRENDER:
            return Refusal("tietgen-can-pay", args, 134, "unlock-tietgen-settle")
        return Refusal("tietgen-cannot-raise", args, 134, "unlock-tietgen-surrender")

    def judge_right(self, state: Position, seat: int, verb: int, other: int) -> Refusal | None:
        """The debtor may raise beer and trade; others may only answer the debtor (R154)."""
        if seat == self.debtor:
            if verb in (actions.SELL, actions.MORTGAGE, actions.OFFER) or verb in actions.OF_SEATS:
                return None
            can_pay = reach_of(state, self.debtor) >= self.beer
            unlock = "unlock-tietgen-settle" if can_pay else "unlock-tietgen-surrender"
            return Refusal("tietgen-pay-first", {"due-beer": self.beer}, 154, unlock)
        if verb in actions.OF_SEATS and (other == self.debtor or other == NOBODY):
            return None
        return Refusal("tietgen-only-debtor", {"on": self.debtor}, 154, "unlock-tietgen-settled")

    def refuse_answer(self, state: Position, seat: int, verb: int) -> Refusal | None:
        if verb != actions.SETTLE and verb != actions.SURRENDER:
            return None
        return Refusal("tietgen-not-your-debt", {"on": self.debtor, "due-beer": self.beer}, 134)

    def accept(self, state: Position, seat: int, action: Action) -> None:
        if action.verb == actions.SETTLE:
            raise_beer(state, self.debtor, self.beer)
            return
        state.tell_move("tietgen-surrenders", {"seat": seat, "due-beer": self.beer}, seat, action)
        state.stack.pop()
        go_bankrupt(state, self.debtor, self.creditor)

    def default(self, state: Position, seat: int) -> Action:
        return actions.TO_SETTLE if reach_of(state, self.debtor) >= self.beer else actions.TO_SURRENDER

    def settles_debt_of(self, state: Position, seat: int) -> bool:
        return self.debtor == seat and not is_void(state, seat, self.creditor)

    def to_json(self) -> list[object]:
        return ["debt", *self.plain()]

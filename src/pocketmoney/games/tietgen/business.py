"""Making a move that is allowed: answers go to the frame that asks, rights to their topic."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.games.tietgen import building, mortgage, rent, trade
from pocketmoney.games.tietgen.actions import (
    ACCEPT,
    BUILD,
    CLAIM,
    CONCEDE,
    LIFT,
    MORTGAGE,
    NEVER_ANSWERS,
    OFFER,
    REFUSE,
    SELL,
    TIME,
)
from pocketmoney.games.tietgen.debt import creditor_of
from pocketmoney.games.tietgen.frames.auction import CRATE_PIECE, FRIDGE_PIECE, Auction
from pocketmoney.games.tietgen.frames.estate import go_bankrupt
from pocketmoney.games.tietgen.frames.interest import Interest
from pocketmoney.games.tietgen.frames.throw import THROW
from pocketmoney.games.tietgen.position import Position


def make_move(s: Position, seat: int, action: Action) -> None:
    """Make the move: an answer if it is one to the present question, else a right."""
    verb = action.verb
    if NEVER_ANSWERS >> verb & 1 == 0 and _answers(s, seat, verb):
        s.stack[-1].accept(s, seat, action)
    elif verb == MORTGAGE:
        mortgage.mortgage(s, seat, action.parts[0], action)
    elif verb == LIFT:
        mortgage.lift(s, seat, action.parts[0], action)
    elif verb == CLAIM:
        rent.claim(s, seat)
    elif verb == OFFER:
        trade.make_offer(s, seat, action)
    elif verb == BUILD:
        _build(s, seat, action)
    elif verb == SELL:
        building.sell(s, seat, action.parts[0], action)
    elif verb == ACCEPT:
        _accept(s, seat, action)
    elif verb == REFUSE:
        trade.refuse_offer(s, seat, action)
    elif verb == TIME:
        _call_time(s, seat, action)
    elif verb == CONCEDE:
        _concede(s, seat, action)
    else:
        raise ValueError(f"{action} answers nothing that is asked")


def _answers(s: Position, seat: int, verb: int) -> bool:
    """Whether that word of that seat answers the present question."""
    top = s.stack[-1]
    if top is THROW:  # by far the most frequent
        return seat == s.whose and THROW.takes(verb)
    return top.takes(verb) and top.owed(s) >> seat & 1 == 1


def _accept(s: Position, seat: int, action: Action) -> None:
    """Make a trade; the new owners of mortgaged deeds are asked whether they lift at once (R148)."""
    mortgaged = trade.accept_offer(s, seat, action)
    if mortgaged:
        s.stack.append(Interest(mortgaged))


def _build(s: Position, seat: int, action: Action) -> None:
    """Buy a piece; this is the first bid if the last one of the supply is auctioned (R143)."""
    space = action.parts[0]
    price = s.terms.board.crate_price(space)
    rivals = building.rivals(s, seat, space)
    if not rivals:
        building.place(s, seat, space, price, action)
        return
    is_fridge = s.level[space] == building.CRATES
    args: dict[str, int | str | list[str]] = {"seat": seat, "space": s.id(space), "bid-beer": price}
    args["piece"] = "fridge" if is_fridge else "crate"
    s.tell_move("tietgen-last-piece", args, seat, action)
    piece = FRIDGE_PIECE if is_fridge else CRATE_PIECE
    s.stack.append(Auction(space, rivals | 1 << seat, seat, price, 0, piece, is_opening=True))


def _call_time(s: Position, seat: int, action: Action) -> None:
    """Call time. When all who are in have done so, what is owed is settled and the beer is counted (R156)."""
    s.calls |= 1 << seat
    s.tell_move("tietgen-calls-time", {"seat": seat}, seat, action)


def _concede(s: Position, seat: int, action: Action) -> None:
    """Leave the game, bankrupt to the player who is owed something, or to the game (R165)."""
    creditor = creditor_of(s, seat)
    s.tell_move("tietgen-concedes", {"seat": seat}, seat, action)
    go_bankrupt(s, seat, creditor)

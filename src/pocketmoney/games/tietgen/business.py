"""Making a move that is allowed: answers go to the frame that asks, rights to their topic."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.core.event import EventArgs
from pocketmoney.games.tietgen import actions, building, mortgage, rent, trade
from pocketmoney.games.tietgen.debt import creditor_of
from pocketmoney.games.tietgen.frames.auction import CRATE_PIECE, FRIDGE_PIECE, Auction
from pocketmoney.games.tietgen.frames.estate import go_bankrupt
from pocketmoney.games.tietgen.frames.interest import Interest
from pocketmoney.games.tietgen.legality import answers
from pocketmoney.games.tietgen.position import Position


def make_move(s: Position, seat: int, action: Action) -> None:
    """Make the move: an answer if it is one to the present question, else a right."""
    verb = action.verb
    if answers(s, seat, verb):
        s.stack[-1].accept(s, seat, action)
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
    is_fridge = s.level[space] == building.CRATES
    what, piece = ("fridge", FRIDGE_PIECE) if is_fridge else ("crate", CRATE_PIECE)
    args: EventArgs = {"seat": seat, "space": s.id(space), "bid-beer": price, "piece": what}
    s.tell_move("tietgen-last-piece", args, seat, action)
    s.stack.append(Auction(space, rivals | 1 << seat, seat, price, 0, piece, is_opening=True))

"""Coming to a space: what it offers, costs or gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import NOBODY
from pocketmoney.games.tietgen import mail, movement, rent
from pocketmoney.games.tietgen.dues import GAME, TAX
from pocketmoney.games.tietgen.frames.purchase import Purchase
from pocketmoney.games.tietgen.frames.real_things import CardThrow, MailCard
from pocketmoney.games.tietgen.frames.tax import TaxChoice
from pocketmoney.games.tietgen.pieces import (
    ENERGY,
    FEE,
    GO_TO_ADMINISTRATION,
    MAIL,
    NEXT_TRANSPORT,
    NEXT_UTILITY,
    PIGGY_BANK,
    Card,
)

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen


def land(s: Tietgen, seat: int, pips: int) -> None:
    """Settle the space that a player has come to; a card may lead on from there."""
    if s.terms.board.spaces[s.at[seat]].kind != MAIL:
        _settle(s, seat, pips, 1, 0)
    elif s.terms.house.types_cards and mail.numbers(s, s.at[seat]):
        s.stack.append(MailCard(seat, pips))
    else:
        take(s, seat, pips, mail.draw(s, seat, s.at[seat]))


def take(s: Tietgen, seat: int, pips: int, card: Card | None) -> None:
    """Do what a card says that a player has drawn, and settle the space that it leads to."""
    if card is None or not mail.follow(s, seat, card):
        return
    if s.terms.board.spaces[s.at[seat]].kind == MAIL:
        land(s, seat, pips)
        return
    times = card.count if card.effect == NEXT_TRANSPORT else 1
    pip = card.amount if card.effect == NEXT_UTILITY else 0
    _settle(s, seat, pips, times, pip)


def _settle(s: Tietgen, seat: int, pips: int, times: int, pip: int) -> None:
    at = s.at[seat]
    space = s.terms.board.spaces[at]
    if space.is_deed:
        owner = s.owner[at]
        if owner == NOBODY:
            s.stack.append(Purchase(seat, at))
        elif owner != seat and not s.is_mortgaged(at):
            if pip and s.terms.house.types_dice:
                s.stack.append(CardThrow(seat, at, pip, owner))
                return
            rent.fall_due(s, seat, at, pips, times, pip)
    elif space.kind == ENERGY:
        s.stack.append(TaxChoice(seat, at))
    elif space.kind == FEE:
        s.owe(seat, GAME, space.amount, TAX, at)
    elif space.kind == GO_TO_ADMINISTRATION:
        movement.send(s, seat, "space")
    elif space.kind == PIGGY_BANK and s.piggy:
        _empty_piggy(s, seat)


def _empty_piggy(s: Tietgen, seat: int) -> None:
    """All that lies in the piggy bank goes to the player's stock; it is not drunk (R127)."""
    beer = s.piggy
    s.piggy = 0
    s.stock[seat] += beer
    s.tell("tietgen-empties-piggy", {"seat": seat, "emptied-beer": beer, "left-beer": s.stock[seat]})

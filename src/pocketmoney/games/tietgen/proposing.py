"""Sensible offers for menus: deeds that fit one's own, a Flirting card for whoever needs it, deeds to pay a debt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.games.tietgen import building, trading
from pocketmoney.games.tietgen.amounts import ML
from pocketmoney.games.tietgen.pending import Goods, to_offer

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen

MOST: Final = 6


def proposals(s: Tietgen, seat: int, missing: int) -> list[Action]:
    """A few offers that seat might make, all of them allowed. A debtor misses beer and sells for it."""
    found: list[Action] = []
    mine = _tradable(s, seat)
    for other in s.others(seat):
        if len(found) >= MOST:
            break
        if any(offer.is_between(seat, other) for offer in s.offers):
            continue
        if missing:
            _sell_for(s, seat, other, mine, missing, found)
        else:
            if mine:
                _buy_kin(s, seat, other, mine, found)
            _trade_flirts(s, seat, other, found)
    return found[:MOST]


def _add(s: Tietgen, seat: int, other: int, give: Goods, get: Goods, found: list[Action]) -> None:
    action = to_offer(other, give, get)
    if trading.judge_offer(s, seat, action) is None:
        found.append(action)


def _tradable(s: Tietgen, seat: int) -> list[int]:
    return [d for d in s.terms.board.deeds if s.owner[d] == seat and building.built(s, d) == NOBODY]


def _fits(s: Tietgen, seat: int, deed: int) -> bool:
    """Whether that deed is worth more to whoever has what that seat has."""
    owner = s.owner
    for mate in s.terms.board.kin_of[deed]:
        if owner[mate] == seat and mate != deed:
            return True
    return False


def _buy_kin(s: Tietgen, seat: int, other: int, mine: list[int], found: list[Action]) -> None:
    """Their deeds that fit mine: for their price, or for one of mine that fits theirs."""
    wanted = [deed for deed in _tradable(s, other) if _fits(s, seat, deed)]
    if not wanted:
        return
    for deed in wanted[:2]:
        price = s.terms.board.spaces[deed].price
        _add(s, seat, other, Goods(price, 0, ()), Goods(0, 0, (deed,)), found)
    for deed in mine:
        if deed not in s.terms.board.kin_of[wanted[0]] and _fits(s, other, deed):
            _add(s, seat, other, Goods(0, 0, (deed,)), Goods(0, 0, (wanted[0],)), found)
            return


def _trade_flirts(s: Tietgen, seat: int, other: int, found: list[Action]) -> None:
    """Whoever sits in the administration may want a card that gets out of it."""
    fine = s.terms.board.fine
    if s.sitting[seat] >= 0 and s.flirts[other] and not s.flirts[seat]:
        _add(s, seat, other, Goods(fine, 0, ()), Goods(0, 1, ()), found)
    if s.sitting[other] >= 0 and s.flirts[seat] and not s.flirts[other]:
        _add(s, seat, other, Goods(0, 1, ()), Goods(fine, 0, ()), found)


def _sell_for(s: Tietgen, seat: int, other: int, mine: list[int], missing: int, found: list[Action]) -> None:
    """A deed for what is missing, or for its price."""
    for deed in mine[:3]:
        price = s.terms.board.spaces[deed].price
        for beer in (missing, price) if price > missing else (missing,):
            if ML <= beer <= s.stock[other]:
                _add(s, seat, other, Goods(0, 0, (deed,)), Goods(beer, 0, ()), found)

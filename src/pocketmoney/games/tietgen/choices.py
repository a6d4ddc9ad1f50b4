"""What a seat may do, folded for buttons: one choice for each kind of move, with what may follow its word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import Json
from pocketmoney.games.tietgen import (
    amounts,
    building,
    mail,
    mortgage,
    rent,
    rights,
)
from pocketmoney.games.tietgen.actions import ACCEPT, BUILD, LIFT, MAIL, MAX_SEATS, PASS, ROLL, VERBS
from pocketmoney.games.tietgen.frames.auction import STEP, Auction
from pocketmoney.games.tietgen.frames.debt import Debt
from pocketmoney.games.tietgen.frames.question import Ask
from pocketmoney.games.tietgen.holdings import spaces_in
from pocketmoney.games.tietgen.legality import asking, is_free
from pocketmoney.games.tietgen.offer import offer_of
from pocketmoney.games.tietgen.proposals import proposals

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen

THROWS: Final = [f"{first}-{second}" for first in range(1, 7) for second in range(1, 7)]
_NAMES: Final = [f"@{seat}" for seat in range(MAX_SEATS)]


def choices(s: Tietgen, seat: int) -> list[Json]:
    """What that seat may do now; giving up is the last of it."""
    if s.won != NOBODY or s.out >> seat & 1:
        return []
    found: list[Json] = []
    top = asking(s)
    if top.owed(s) >> seat & 1:
        if isinstance(top, Auction):
            _add_bids(s, seat, top, found)
        else:
            _add_told(s, seat, top, found)
            _add_answers(s, top.menu(s, seat), found)
    if is_free(s):
        if rent.has_rent(s, seat):
            found.append({"do": "claim", "text": "claim", "may": True})
        _add_spaces(s, "build", building.buildable(s, seat), found)
        _add_spaces(s, "sell", building.sellable(s, seat), found)
        _add_spaces(s, "lift", mortgage.liftable(s, seat), found)
        _add_spaces(s, "mortgage", mortgage.mortgageable(s, seat), found)
        _add_replies(s, seat, NOBODY, found)
        _add_offers(s, seat, 0, found)
    elif isinstance(top, Debt):
        if top.debtor == seat:
            _add_spaces(s, "sell", building.sellable(s, seat), found)
            _add_spaces(s, "mortgage", mortgage.mortgageable(s, seat), found)
            _add_replies(s, seat, NOBODY, found)
            _add_offers(s, seat, top.beer - s.stock[seat], found)
        else:
            _add_replies(s, seat, top.debtor, found)
    if rights.may_call_time(s, seat):
        found.append({"do": "time", "text": "time", "may": True})
    found.append({"do": "concede", "text": "concede", "may": True})
    return found


def _add_answers(s: Tietgen, menu: list[Action], found: list[Json]) -> None:
    """The answers to a question: words, or one word with the spaces that may follow it."""
    spaces: list[str] = []
    for action in menu:
        word = VERBS[action.verb]
        if action.verb != LIFT and action.verb != BUILD:
            found.append({"do": word, "text": word})
        else:
            if not spaces:
                found.append({"do": word, "text": word, "one": spaces})
            spaces.append(s.terms.board.ids[action.parts[0]])


def _add_told(s: Tietgen, seat: int, top: Ask, found: list[Json]) -> None:
    """What was thrown or drawn on the table, and the program is told (R160)."""
    if top.takes(ROLL) and s.terms.house.types_dice:
        found.append({"do": "roll", "text": "roll", "one": THROWS})
    elif top.takes(MAIL):
        found.append({"do": "mail", "text": "mail", "one": [str(card) for card in mail.numbers(s, s.at[seat])]})


def _add_bids(s: Tietgen, seat: int, auction: Auction, found: list[Json]) -> None:
    """Any bid from the least to all that the stock allows, in whole steps above the last one (R140)."""
    least = auction.least(s, seat)
    stock = s.stock[seat]
    if stock >= least:
        most = stock - (stock - least) % STEP
        ready = ["bid " + amounts.write(bid.parts[0]) for bid in auction.menu(s, seat) if bid.verb != PASS]
        found.append({
            "do": "bid", "text": "bid", "amount": [amounts.write(least), amounts.write(most)],
            "step": amounts.write(STEP), "ready": ready,
        })  # fmt: skip
    found.append({"do": "pass", "text": "pass"})


def _add_spaces(s: Tietgen, word: str, spaces: int, found: list[Json]) -> None:
    """A right that names one of these spaces."""
    if spaces:
        ids = s.terms.board.ids
        found.append({"do": word, "text": word, "one": [ids[space] for space in spaces_in(spaces)], "may": True})


def _add_replies(s: Tietgen, seat: int, only: int, found: list[Json]) -> None:
    """Accepting and refusing offers, taking back one's own; of one other player's if only hers count."""
    if not s.offers:
        return
    answers: list[Action] = []
    rights.add_answers(s, seat, answers, only)
    accepts = [_NAMES[answer.target] for answer in answers if answer.verb == ACCEPT]
    refusals = [_NAMES[answer.target] for answer in answers if answer.verb != ACCEPT]
    if accepts:
        found.append({"do": "accept", "text": "accept", "one": accepts, "may": True})
    if refusals:
        found.append({"do": "refuse", "text": "refuse", "one": refusals, "may": True})


def _add_offers(s: Tietgen, seat: int, missing: int, found: list[Json]) -> None:
    """Offers are free (R155): with whom, and some sensible ones as whole texts."""
    partners = s.others(seat)
    for offer in s.offers:
        if offer.by == seat and offer.on in partners:
            partners.remove(offer.on)
        elif offer.on == seat and offer.by in partners:
            partners.remove(offer.by)
    if not partners:
        return
    offers: Json = {"do": "offer", "text": "offer", "with": sorted(partners)}
    ready = [_offer_text(s, action) for action in proposals(s, seat, missing)]
    if ready:
        offers["ready"] = ready
    offers["may"] = True
    found.append(offers)


def _offer_text(s: Tietgen, action: Action) -> str:
    offer = offer_of(NOBODY, action)
    assert offer is not None
    ids = s.terms.board.ids
    give = " ".join(offer.give.words(ids))
    get = " ".join(offer.get.words(ids))
    return f"offer {_NAMES[action.target]} give {give} get {get}"

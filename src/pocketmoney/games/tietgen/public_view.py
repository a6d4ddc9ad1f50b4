"""What the table sees, in words that a client can draw: all but chance, so no seat sees more than the others.

Spaces are ids, seats numbers from 0 up, beer whole microlitres as everywhere in the game (10,000 are a centilitre).
What is empty or does not apply is left out, but for the plain facts at the beginning.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY
from pocketmoney.core.game import Json
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.tietgen.board import Board
from pocketmoney.games.tietgen.decks import Deck
from pocketmoney.games.tietgen.holdings import spaces_in
from pocketmoney.games.tietgen.mail import LETTER
from pocketmoney.games.tietgen.pieces import KINDS, KITCHEN, TRANSPORT, UTILITY
from pocketmoney.games.tietgen.position import Position

# Every kind of question.
ASKINGS: Final = (
    "throw", "purchase", "tax", "auction", "place", "debt", "interest", "last-call", "mail", "card-throw",
    "over",
)  # fmt: skip


def public(s: Position) -> Json:
    """What everybody sees: the board, the two ledgers of beer, what is pending, and what is asked."""
    ids = s.terms.board.ids
    found: Json = {
        "asking": s.asking(),
        "open_to": list(s.open_to()),
        "turn": s.whose,
        "throws": s.throws,
        "stock": s.stock[:],
        "drunk": s.drunk[:],
        "at": [ids[space] for space in s.at],
        "out": list(SEATS_OF[s.out]),
        "piggy": s.piggy,
        "crates": s.crates,
        "fridges": s.fridges,
    }
    if s.paid_in or s.taken_out:
        found["game"] = {"paid": s.paid_in, "taken": s.taken_out}
    if s.thrown:
        found["dice"] = [s.thrown // 10, s.thrown % 10]
    if s.doubles:
        found["doubles"] = s.doubles
    if s.again:
        found["again"] = True
    if s.holdings.taken:
        found["deeds"] = _deeds(s)
    if max(s.sitting) >= 0:
        found["sitting"] = [{"seat": seat, "failed": failed} for seat, failed in enumerate(s.sitting) if failed >= 0]
    if any(s.flirts):
        found["flirts"] = [len(held) for held in s.flirts]
    if s.rents:
        found["rents"] = [
            {"owner": rent.owner, "payer": rent.payer, "space": ids[rent.space], "beer": rent.beer} for rent in s.rents
        ]
    if s.offers:
        found["offers"] = [
            {"by": offer.by, "on": offer.on, "give": offer.give.words(ids), "get": offer.get.words(ids)}
            for offer in s.offers
        ]
    house = s.terms.house
    if house.types_dice or house.types_cards:
        found["told"] = ["dice"] * house.types_dice + ["cards"] * house.types_cards
    if s.calls:
        found["calls"] = list(SEATS_OF[s.calls & ~s.out])
    if s.won != NOBODY:
        found["won"] = s.won if s.won >= 0 else None
    else:
        _add_question(s, found)
    return found


def spaces(board: Board) -> list[Json]:
    """The spaces of a board in the order in which they are walked, with all that is printed on them."""
    found: list[Json] = []
    for space in board.spaces:
        piece: Json = {"id": space.id, "kind": KINDS[space.kind]}
        if space.is_deed:
            piece["price"] = space.price
        if space.kind == KITCHEN:
            group = board.groups[space.group]
            piece["group"] = group.id
            piece["rents"] = list(space.rents)
            piece["crate"] = group.crate
        elif space.kind == TRANSPORT:
            piece["rents"] = list(board.transport_rents)
        elif space.kind == UTILITY:
            piece["pips"] = list(board.utility_pips)
        elif space.amount:
            piece["beer"] = space.amount
        found.append(piece)
    return found


def _deeds(s: Position) -> Json:
    """By id of each space that has an owner: the owner, what stands on it, whether it is mortgaged."""
    ids = s.terms.board.ids
    found: Json = {}
    for space in spaces_in(s.holdings.taken):
        deed: Json = {"owner": s.owner[space]}
        if s.level[space]:
            deed["level"] = s.level[space]
        if s.mortgaged >> space & 1:
            deed["mortgaged"] = True
        found[ids[space]] = deed
    return found


def _add_question(s: Position, found: Json) -> None:
    """Add what the present question is about, and what falls due after it."""
    found.update(s.stack[-1].public(s))
    if len(s.stack) > 2:
        dues: list[Json] = []
        estate: list[str] = []
        for frame in reversed(s.stack[:-1]):  # the uppermost comes first
            due = frame.queued_due(s)
            if due is not None:
                dues.append(due)
            estate += [s.id(deed) for deed in frame.queued_deeds()]
        if estate:
            found["estate"] = estate
        if dues:
            found["dues"] = dues


def piles(s: Position) -> Json:
    """Of each deck, how many cards on top nobody knows, and the numbers of those under them as they will come."""
    found: Json = {"mail": _pile(s.mail, 0)}
    if s.terms.letters:
        found["letters"] = _pile(s.letters, LETTER)
    return found


def _pile(deck: Deck, first: int) -> Json:
    return {"hidden": deck.hidden, "known": [card - first for card in deck.bottom()]}

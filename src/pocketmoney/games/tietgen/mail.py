"""Mail from the administration and letters from the kitchen mailbox: drawing a card and doing what it says."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.event import EVERYBODY, Event, EventArgs
from pocketmoney.games.tietgen import movement, pieces, trade
from pocketmoney.games.tietgen.actions import TO_FLIRT
from pocketmoney.games.tietgen.dues import CARD, GAME, GIFT
from pocketmoney.games.tietgen.holdings import spaces_in
from pocketmoney.games.tietgen.pieces import SPACES, Card
from pocketmoney.games.tietgen.position import Position

LETTER: Final = 10_000  # what is added to the number of a kitchen letter to tell it from mail


def _is_letter(s: Position, space: int) -> bool:
    return s.terms.house.kitchen_mail and s.terms.board.spaces[space].letters


def numbers_on_pile(s: Position, space: int) -> list[int]:
    """The numbers of the cards that may lie on the pile of that space: all that nobody keeps, in order."""
    if _is_letter(s, space):
        return sorted([code - LETTER for code in s.letters.cards])
    return sorted(s.mail.cards)


def draw_card(s: Position, seat: int, space: int, move: Action | None = None) -> Card | None:
    """Take the top card, or the one that was typed in from a pile of paper (R160); None if players hold all."""
    is_letter = _is_letter(s, space)
    deck = s.letters if is_letter else s.mail
    if not deck.cards:
        s.tell("tietgen-no-mail", {"seat": seat})
        return None
    code = deck.cards[0]
    if move is not None and move.parts:
        code = move.parts[0] + LETTER if is_letter else move.parts[0]
        s.typed_cards += deck.is_hidden(code)
        deck = deck.on_top(code)
    card = s.terms.letters[code - LETTER - 1] if is_letter else s.terms.board.mail[code - 1]
    if card.effect == pieces.FLIRTING:  # to keep (R125)
        s.flirts[seat] += (code,)
        deck = deck.taken()
    else:
        deck = deck.turned()
    if is_letter:
        s.letters = deck
    else:
        s.mail = deck
    if s.log is not None:
        key, what = ("tietgen-letter", "letter") if is_letter else ("tietgen-mail", "mail")
        args: EventArgs = {"seat": seat, what: str(card.number)}
        s.log.append(Event(key, args, EVERYBODY, NOBODY if move is None else seat, move))
    return card


def follow_card(s: Position, seat: int, card: Card) -> bool:
    """Do what the card says; True if the player has come to another space that is still to be settled."""
    effect = card.effect
    if effect == pieces.MOVE:
        movement.advance_to(s, seat, card.to)
    elif effect == pieces.NEXT_TRANSPORT:
        movement.advance_to(s, seat, _next(s, seat, pieces.TRANSPORT))
    elif effect == pieces.NEXT_UTILITY:
        movement.advance_to(s, seat, _next(s, seat, pieces.UTILITY))
    elif effect == pieces.BACK:
        movement.go_back(s, seat, card.count)
    elif effect == pieces.REPRIMAND:
        movement.send_to_administration(s, seat, "card")
    elif effect == pieces.GAIN:
        s.gain("tietgen-card-gain", None, seat, card.amount)
    elif effect == pieces.PAY:
        s.owe(seat, GAME, card.amount, CARD)
    elif effect == pieces.REPAIRS:
        s.owe(seat, GAME, _repairs(s, seat, card), CARD)
    elif effect == pieces.PAY_EACH:  # R167: in table order from the drawer on, each payment a debt of its own
        for other in reversed(s.others(seat)):
            s.owe(seat, other, card.amount, GIFT)
    elif effect == pieces.FROM_EACH:
        for other in reversed(s.others(seat)):
            s.owe(other, seat, card.amount, GIFT)
    return effect in (pieces.MOVE, pieces.NEXT_TRANSPORT, pieces.NEXT_UTILITY, pieces.BACK)


def _next(s: Position, seat: int, kind: int) -> int:
    """The next space of that kind."""
    spaces = s.terms.board.spaces
    at = (s.at[seat] + 1) % SPACES
    while spaces[at].kind != kind:
        at = (at + 1) % SPACES
    return at


def _repairs(s: Position, seat: int, card: Card) -> int:
    levels = [s.level[deed] for deed in spaces_in(s.holdings.owned[seat] & s.holdings.built)]
    return sum([card.fridge if level == pieces.FRIDGE else level * card.amount for level in levels])


def use_flirt(s: Position, seat: int) -> None:
    """Play the Flirting card that was drawn first; it goes under its deck (R135)."""
    code = s.flirts[seat][0]
    s.flirts[seat] = s.flirts[seat][1:]
    return_flirt(s, code)
    s.tell_move("tietgen-flirts", {"seat": seat}, seat, TO_FLIRT)
    if s.offers:
        trade.void_offers_of_flirts(s, seat)


def return_flirt(s: Position, code: int) -> None:
    """Lay a Flirting card under its deck."""
    if code > LETTER:
        s.letters = s.letters.returned(code)
    else:
        s.mail = s.mail.returned(code)

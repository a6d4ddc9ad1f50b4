"""Coming to a space: what it offers, costs or gives, and the cards and dice of the table for it (R160)."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import Json
from pocketmoney.core.moves import Moves
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.tietgen import mail, movement, pieces, rent
from pocketmoney.games.tietgen.actions import DRAW, MAIL, ROLL, TO_DRAW, TO_ROLL
from pocketmoney.games.tietgen.dues import GAME, TAX
from pocketmoney.games.tietgen.frames.purchase import Purchase
from pocketmoney.games.tietgen.frames.question import Answers, AskOne
from pocketmoney.games.tietgen.frames.tax import TaxChoice
from pocketmoney.games.tietgen.pieces import Card
from pocketmoney.games.tietgen.position import Position

DICE: Final = [f"{first}-{second}" for first in range(1, 7) for second in range(1, 7)]


def dice_choices(s: Position) -> list[Json] | None:
    """What two dice on the table may show, where the table throws its own (R160)."""
    return [{"do": "roll", "text": "roll", "one": DICE}] if s.terms.house.types_dice else None


class MailCard(AskOne):
    """Which card was drawn? The program draws one if it is asked to."""

    __slots__ = ("pips",)

    def __init__(self, seat: int, pips: int) -> None:
        super().__init__(seat)
        self.pips = pips

    def asking(self) -> str:
        return "mail"

    def rule(self) -> int:
        return 124

    def is_free(self) -> bool:
        return True

    def takes(self, verb: int) -> bool:
        return verb == DRAW or verb == MAIL

    def moves(self, state: Position, seat: int) -> Moves:
        numbers = [str(card) for card in mail.numbers_on_pile(state, state.at[seat])]
        return Answers(state, [TO_DRAW], [{"do": "mail", "text": "mail", "one": numbers}])

    def judge(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if action.verb == DRAW or action.parts[0] in mail.numbers_on_pile(state, state.at[seat]):
            return None
        return Refusal("tietgen-card-not-there", {"number": action.parts[0]}, 160)

    def refuse_answer(self, state: Position, seat: int, verb: int) -> Refusal | None:
        if verb != DRAW and verb != MAIL:
            return None
        return Refusal("tietgen-not-your-card", {"on": self.seat}, 124)

    def accept(self, state: Position, seat: int, action: Action) -> None:
        state.stack.pop()
        _take(state, seat, self.pips, mail.draw_card(state, seat, state.at[seat], action))

    def to_json(self) -> list[object]:
        return ["mail-card", self.seat, self.pips]


class CardThrow(AskOne):
    """What does the new throw show that a card asks for? It sets the rent, by the pip."""

    __slots__ = ("space", "pip", "owner")

    def __init__(self, seat: int, space: int, pip: int, owner: int) -> None:
        super().__init__(seat)
        self.space = space
        self.pip = pip
        self.owner = owner  # at the landing, even if the deed has another one when the dice are thrown (R169)

    def asking(self) -> str:
        return "card-throw"

    def rule(self) -> int:
        return 160

    def open_to(self, state: Position) -> int:
        """The payer; nobody once the owner has left."""
        return 0 if state.out >> self.owner & 1 else super().open_to(state)

    def is_free(self) -> bool:
        return True

    def takes(self, verb: int) -> bool:
        return verb == ROLL

    def moves(self, state: Position, seat: int) -> Moves:
        return Answers(state, [TO_ROLL], dice_choices(state))

    def accept(self, state: Position, seat: int, action: Action) -> None:
        state.stack.pop()
        rent.throw_for(state, seat, self.space, self.pip, self.owner, action)

    def is_called_off(self, owner: int, space: int) -> bool:
        return self.owner == owner and self.space == space

    def to_json(self) -> list[object]:
        return ["card-throw", self.seat, self.space, self.pip, self.owner]


def land(s: Position, seat: int, pips: int) -> None:
    """Settle the space that a player has come to; a card may lead on from there."""
    if s.terms.board.spaces[s.at[seat]].kind != pieces.MAIL:
        _settle(s, seat, pips, 1, 0)
    elif s.terms.house.types_cards and mail.numbers_on_pile(s, s.at[seat]):
        s.stack.append(MailCard(seat, pips))
    else:
        _take(s, seat, pips, mail.draw_card(s, seat, s.at[seat]))


def _take(s: Position, seat: int, pips: int, card: Card | None) -> None:
    """Do what a card says that a player has drawn, and settle the space that it leads to."""
    if card is None or not mail.follow_card(s, seat, card):
        return
    if s.terms.board.spaces[s.at[seat]].kind == pieces.MAIL:
        land(s, seat, pips)
        return
    times = card.count if card.effect == pieces.NEXT_TRANSPORT else 1
    pip = card.amount if card.effect == pieces.NEXT_UTILITY else 0
    _settle(s, seat, pips, times, pip)


def _settle(s: Position, seat: int, pips: int, times: int, pip: int) -> None:
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
    elif space.kind == pieces.ENERGY:
        s.stack.append(TaxChoice(seat, at))
    elif space.kind == pieces.FEE:
        s.owe(seat, GAME, space.amount, TAX, at)
    elif space.kind == pieces.GO_TO_ADMINISTRATION:
        movement.send_to_administration(s, seat, "space")
    elif space.kind == pieces.PIGGY_BANK and s.piggy:
        beer, s.piggy = s.piggy, 0
        s.stock[seat] += beer  # it is not drunk (R127)
        s.tell("tietgen-empties-piggy", {"seat": seat, "emptied-beer": beer, "left-beer": s.stock[seat]})

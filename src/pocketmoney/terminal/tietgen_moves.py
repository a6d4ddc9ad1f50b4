"""The moves of Tietgen as numbered choices: answers first, then rights by their kind."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import Action
from pocketmoney.games.tietgen.actions import (
    ACCEPT,
    BID,
    BUILD,
    BUY,
    CLAIM,
    DRINK,
    FINE,
    LIFT,
    MORTGAGE,
    OFFER,
    REFUSE,
    SELL,
    TO_ROLL,
    VERBS,
)
from pocketmoney.games.tietgen.offer import offer_of
from pocketmoney.terminal import vocabulary
from pocketmoney.terminal.screen import Choice, Offer
from pocketmoney.terminal.tietgen_facts import TietgenFacts
from pocketmoney.terminal.tietgen_labels import Labels

# Rights in the order in which they are listed; the last ones only if everything is wanted.
RIGHTS: Final = (CLAIM, ACCEPT, REFUSE, BUILD, LIFT, SELL, MORTGAGE, OFFER)
SELDOM: Final = (SELL, MORTGAGE, OFFER)


class MovesList:
    """What can be picked by number, for one table."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels
        self.speech = labels.speech
        self.board = labels.board

    def offers(self, view: TietgenFacts, menu: list[Action], *, in_full: bool) -> list[Offer]:
        """One line of answers, one for each kind of right. In brief it is the beginning of the whole list."""
        answers = [Choice(self._answer(view, move), move) for move in menu if move.verb not in RIGHTS]
        rows = [Offer("", "", answers)] if answers else []
        hidden = () if in_full or view.asking == "debt" else SELDOM
        left_out = []
        for verb in RIGHTS:
            moves = [move for move in menu if move.verb == verb]
            if not moves:
                continue
            if verb in hidden:
                left_out.append(vocabulary.shown(self.speech, VERBS[verb]))
                continue
            head = self.speech.say(f"terminal-tietgen-head-{VERBS[verb]}")
            rows.append(Offer(head, "", [Choice(self._right(view, move), move) for move in moves]))
        if len(rows) == 1 and not in_full and [choice.action for choice in answers] == [TO_ROLL]:
            rows = []  # the question says it
        if left_out:
            hint = self.speech.say("terminal-tietgen-also", {"moves": self.speech.listing(left_out)})
            rows.append(Offer(self.speech.say("terminal-tietgen-head-also"), hint, []))
        return rows

    def _answer(self, view: TietgenFacts, move: Action) -> str:
        beer = 0
        if move.verb == BID:
            return self.speech.say("terminal-tietgen-move-bid", {"amount": self.speech.beer(move.parts[0])})
        if move.verb == BUY:
            beer = self.board.spaces[view.about.space].price
        elif move.verb == FINE:
            beer = self.board.fine
        elif view.asking == "tax":
            beer = self.board.spaces[view.about.space].amount if move.verb == DRINK else view.terms.house.glass
        return self.speech.say(f"terminal-tietgen-move-{VERBS[move.verb]}", {"amount": self.speech.beer(beer)})

    def _right(self, view: TietgenFacts, move: Action) -> str:
        if move.verb == CLAIM:
            return self.speech.beer(sum([rent.beer for rent in view.rents if rent.owner == view.seat]))
        if move.verb in (ACCEPT, REFUSE):
            name = self.labels.names[move.target]
            is_own = any(offer.by == view.seat and offer.on == move.target for offer in view.offers)
            return self.speech.say("terminal-tietgen-own-offer", {"name": name}) if is_own else name
        if move.verb == OFFER:
            return self._trade(move)
        space = move.parts[0]
        place = self.labels.brief(space)
        return self.speech.say("terminal-tietgen-for", {"what": place, "amount": self._worth(view, move)})

    def _worth(self, view: TietgenFacts, move: Action) -> str:
        """What it costs or gives."""
        space = move.parts[0]
        if move.verb == BUILD:
            return self.speech.beer(self.board.crate_price(space))
        if move.verb == SELL:
            return self.speech.beer(self.board.crate_price(space) // 2)
        return self.speech.beer((view.terms.mortgages if move.verb == MORTGAGE else view.terms.lifts)[space])

    def _trade(self, move: Action) -> str:
        offer = offer_of(0, move)
        assert offer is not None
        give = self.speech.listing([self.speech.goods(word) for word in offer.give.words(self.board.ids)])
        get = self.speech.listing([self.speech.goods(word) for word in offer.get.words(self.board.ids)])
        return self.speech.say(
            "terminal-tietgen-trade", {"name": self.labels.names[move.target], "give": give, "get": get}
        )

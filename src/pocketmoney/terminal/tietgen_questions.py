"""The questions of Tietgen with their numbers: what is for sale, what was bid, what is owed."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.games.tietgen.actions import OFFER, TO_CLAIM, VERBS
from pocketmoney.games.tietgen.dues import GAME
from pocketmoney.games.tietgen.pieces import KITCHEN
from pocketmoney.games.tietgen.subject import Subject
from pocketmoney.terminal import vocabulary
from pocketmoney.terminal.tietgen_facts import TietgenFacts
from pocketmoney.terminal.tietgen_labels import Labels

THROWS: Final = 3  # before the fine must be paid (R150)


class Questions:
    """What a seat is asked, for one table."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels
        self.speech = labels.speech
        self.names = labels.names
        self.board = labels.board
        self._has_hinted = False  # how to be asked less often

    def asked(self, view: TietgenFacts) -> str:
        """The present question, to the seat that looks."""
        asking, about = view.asking, view.about
        stock = self.speech.beer(view.stock[view.seat])
        if asking == "purchase":
            return self._say("purchase", space=self._space(about.space), price=self._price(about.space), stock=stock)
        if asking == "auction":
            args = {"least": view.least_bid(), "stock": stock}
            return self._auction(about) + " " + self._say("bid", **args)
        if asking == "place":
            return self._say("place")
        if asking == "tax":
            due = self.speech.beer(self.board.spaces[about.space].amount)
            glass = self.speech.beer(view.terms.house.glass)
            return self._say("tax", space=self._space(about.space), due=due, glass=glass, stock=stock)
        if asking == "debt":
            return self._debt(view, about)
        if asking == "interest":
            deeds = [self._space(deed) for deed in about.deeds if view.owner[deed] == view.seat]
            return self._say("interest", deeds=self.speech.listing(deeds), count=len(deeds))
        if asking == "last-call":
            return self.rent(view)
        if asking == "mail":
            return self._say("mail")
        if asking == "card-throw":
            return self._say("card-throw")
        failed = view.sitting[view.seat]
        if failed >= 0:
            fine = self.speech.beer(self.board.fine)
            return self._say("throw-held", number=failed + 1, fine=fine, is_last=str(failed + 1 == THROWS))
        return self._say("throw-typed" if view.terms.house.types_dice else "throw")

    def rent(self, view: TietgenFacts) -> str:
        """That this seat can claim rent: from whom, for what, how much in all."""
        dues = [rent for rent in view.rents if rent.owner == view.seat]
        args = {"owner": self.names[view.seat], "payer": self.names[dues[0].payer]}
        spaces = self.speech.listing([self._space(due.space) for due in dues])
        return self._say("rent", **args, space=spaces, amount=self.speech.beer(sum([due.beer for due in dues])))

    def rights(self, view: TietgenFacts, rights: list[Action]) -> str:
        """The kinds of moves that are possible before a throw."""
        words = list(dict.fromkeys([VERBS[action.verb] for action in rights if action != TO_CLAIM]))
        if VERBS[OFFER] not in words:
            words.append(VERBS[OFFER])
        hint = str(not self._has_hinted)
        self._has_hinted = True
        shown = self.speech.listing([vocabulary.shown(self.speech, word) for word in words])
        return self._say("rights", whose=self.names[view.turn], moves=shown, hint=hint)

    def room(self, view: TietgenFacts) -> str:
        """An auction among several people at one keyboard."""
        if view.asking == "auction":
            return self._auction(view.about) + " " + self._say("who-bids")
        return self._say("who-answers")

    def business(self, view: TietgenFacts) -> str:
        """Whether anybody at the keyboard does business before a throw."""
        return self._say("who-deals", name=self.names[view.turn])

    def printed(self, space: int) -> str:
        """What the board says of a space: price, rents, crate."""
        printed = self.board.spaces[space]
        if not printed.is_deed:
            return self._space(space)
        said = self._say("printed", space=self._space(space), price=self._price(space))
        if printed.kind == KITCHEN:
            rents = self.speech.listing([self.speech.beer(rent) for rent in printed.rents])
            said += " " + self._say("printed-rents", rents=rents, crate=self.speech.beer(self.board.crate_price(space)))
        return said

    def _auction(self, about: Subject) -> str:
        key = "auction-piece" if about.is_piece else "auction"
        bid = self.speech.beer(about.beer)
        name = self.names[about.high] if about.high != NOBODY else ""
        price = "" if about.is_piece else self._price(about.space)
        return self._say(key, space=self._space(about.space), price=price, bid=bid, name=name, has_bid=str(bool(name)))

    def _debt(self, view: TietgenFacts, about: Subject) -> str:
        due, stock = self.speech.beer(about.beer), self.speech.beer(view.stock[view.seat])
        reach = view.within_reach()
        whom = "" if about.creditor == GAME else self.names[about.creditor]
        args = {"due": due, "stock": stock, "reach": self.speech.beer(reach), "whom": whom}
        return self._say("debt", **args, to_game=str(not whom), is_enough=str(reach >= about.beer))

    def _space(self, space: int) -> str:
        return self.labels.places[space]

    def _price(self, space: int) -> str:
        return self.speech.beer(self.board.spaces[space].price)

    def _say(self, key: str, **args: object) -> str:
        named = {name.replace("_", "-"): value for name, value in args.items()}
        return self.speech.say(f"terminal-tietgen-ask-{key}", named)

"""How Tietgen Monopoly looks in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import Game
from pocketmoney.core.header import Header
from pocketmoney.core.options import choose
from pocketmoney.core.problem import unknown
from pocketmoney.games.tietgen.actions import ACCEPT, BID, OF_SEATS, OFFER, TO_CLAIM, TO_SURRENDER, VERBS
from pocketmoney.games.tietgen.dues import GAME
from pocketmoney.games.tietgen.game import TietgenGame
from pocketmoney.games.tietgen.house import House
from pocketmoney.games.tietgen.pieces import KITCHEN
from pocketmoney.games.tietgen.subject import Subject
from pocketmoney.games.tietgen.terms import Terms
from pocketmoney.terminal import first_throw, rules_page, vocabulary, wire
from pocketmoney.terminal.console import Console
from pocketmoney.terminal.screen import Appeal, Offer, Screen
from pocketmoney.terminal.seat_list import meant
from pocketmoney.terminal.tietgen_board import BoardDrawing
from pocketmoney.terminal.tietgen_facts import TietgenFacts
from pocketmoney.terminal.tietgen_input import Spelling
from pocketmoney.terminal.tietgen_labels import Labels
from pocketmoney.terminal.tietgen_moves import MovesList
from pocketmoney.terminal.wire import Json
from pocketmoney.text import rulebook
from pocketmoney.text.speech import Speech

HELP: Final = ("offer", "bid", "claim", "build", "debt", "administration", "quiet")
THROWS: Final = 3  # before the fine must be paid (R150)


class TietgenScreen(Screen[TietgenFacts]):
    """The board as a ring with the players in the middle; moves by kind; nearly everything is public."""

    has_secrets = False

    def __init__(self, game: Game, header: Header, people: list[int], speech: Speech, console: Console) -> None:
        super().__init__(game, header, people, speech, console)
        assert isinstance(game, TietgenGame)
        speech.learn(game.own_words())
        self.header = header
        house = House(choose(game.options(), header.options))
        self.terms = Terms(len(header.seats), house, game.board, [], "", 0)  # without letters and beer of the start
        self.board = game.board
        self.labels = Labels(game.board, self.names, speech)
        self.drawing = BoardDrawing(self.labels, console)
        self.moves = MovesList(self.labels)
        self.spelling = Spelling(self.labels)
        self._has_hinted = False  # how to be asked less often

    def read(self, seat: int, public: Json, own: Json, choices: Sequence[wire.Choice]) -> TietgenFacts:
        return TietgenFacts(seat, self.terms, public, choices)

    def title(self) -> str:
        return self.speech.say("terminal-tietgen-title")

    def opening(self) -> list[str]:
        """The throws for the start (R158), then the notice (R163)."""
        throws = first_throw.story(self.header.seed, self.names, self.speech)
        return [" ".join(throws), self.speech.say("tietgen-notice")]

    # The table

    def table(self, view: TietgenFacts, hearer: int) -> list[str]:
        """The board and what this seat owns, or everybody in words where there is no room for a drawing."""
        if not self.drawing.fits():
            return self._fitted(self.drawing.everybody(view))
        own = self.speech.say("terminal-tietgen-own", {"deeds": self.drawing.deeds(view, view.seat)})
        return [*self.drawing.ring(view), *self._fitted([own])]

    def shows(self) -> list[str]:
        """The board, everybody's deeds, and the two ledgers."""
        return ["board", "deeds", "players", "hand", "ledger"]

    def show(self, word: str, view: TietgenFacts) -> list[str] | None:
        """One of these; `deeds Ann` is about one player."""
        what, _, name = word.partition(" ")
        what = what.lower()
        if what == "board" and not name:
            return self.drawing.ring(view) if self.drawing.fits() else self._fitted(self.drawing.sides(view))
        if what == "ledger" and not name:
            return self._fitted(self.drawing.ledger(view))
        if what == "hand" and not name:
            return self._fitted([self.drawing.one(view, view.seat)])
        if what not in ("deeds", "players"):
            return None
        if not name:
            return self._fitted(self.drawing.everybody(view))
        seat = meant(name.strip().strip('"'), self.names)
        if seat is None:
            raise unknown("unknown-seat", name, self.names)
        return self._fitted([self.drawing.one(view, seat)])

    def _fitted(self, lines: list[str]) -> list[str]:
        """Paragraphs as lines; one that begins with blanks keeps them."""
        found: list[str] = []
        for line in lines:
            margin = " " * (len(line) - len(line.lstrip()))
            found += wrap(line.strip(), self.console.width, initial_indent=margin, subsequent_indent=margin + "  ",
                          break_on_hyphens=False)  # fmt: skip
        return found

    # What is asked

    def offers(self, view: TietgenFacts, menu: list[Action], *, in_full: bool) -> list[Offer]:
        """Answers first, then rights by kind; those that cost something only if all are wanted."""
        return self.moves.offers(view, menu, in_full=in_full)

    def ask(self, view: TietgenFacts, *, must_begin: bool, may_decline: bool) -> str:
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
            return self.due_question(view)
        if asking == "mail":
            return self._say("mail")
        if asking == "card-throw":
            return self._say("card-throw")
        failed = view.sitting[view.seat]
        if failed >= 0:
            fine = self.speech.beer(self.board.fine)
            return self._say("throw-held", number=failed + 1, fine=fine, is_last=str(failed + 1 == THROWS))
        return self._say("throw-typed" if view.terms.house.types_dice else "throw")

    def is_grave(self, action: Action) -> bool:
        return action == TO_SURRENDER

    def is_worth_asking(self, view: TietgenFacts, menu: list[Action]) -> bool:
        """Only an auction in which one cannot bid asks nothing."""
        if view.asking == "auction":
            return any(action.verb == BID for action in menu)
        return True

    def due(self, view: TietgenFacts, rights: list[Action]) -> Action | None:
        """Rent, which is lost when another player throws (R136)."""
        return TO_CLAIM if TO_CLAIM in rights else None

    def due_question(self, view: TietgenFacts) -> str:
        """That this seat can claim rent: from whom, for what, how much in all."""
        dues = [rent for rent in view.rents if rent.owner == view.seat]
        args = {"owner": self.names[view.seat], "payer": self.names[dues[0].payer]}
        spaces = self.speech.listing([self._space(due.space) for due in dues])
        return self._say("rent", **args, space=spaces, amount=self.speech.beer(sum([due.beer for due in dues])))

    def rights_question(self, view: TietgenFacts, rights: list[Action]) -> str:
        """The kinds of moves that are possible before a throw."""
        words = list(dict.fromkeys([VERBS[action.verb] for action in rights if action != TO_CLAIM]))
        if VERBS[OFFER] not in words:
            words.append(VERBS[OFFER])
        hint = str(not self._has_hinted)
        self._has_hinted = True
        shown = self.speech.listing([vocabulary.shown(self.speech, word) for word in words])
        return self._say("rights", whose=self.names[view.turn], moves=shown, hint=hint)

    def room_question(self, view: TietgenFacts) -> str:
        """An auction among several people at one keyboard."""
        if view.asking == "auction":
            return self._auction(view.about) + " " + self._say("who-bids")
        return self._say("who-answers")

    def business_question(self, view: TietgenFacts) -> str:
        """Whether anybody at the keyboard does business before a throw."""
        return self._say("who-deals", name=self.names[view.turn])

    def appeals(self, view: TietgenFacts) -> list[Appeal]:
        """Open offers (R155), each to whom it was made."""
        found = []
        for offer in view.offers:
            replies = [Action(verb, (), offer.by) for verb in OF_SEATS]
            found.append(Appeal(offer.on, (view.throws, *map(str, offer.to_json())), replies, self._put(offer.by)))
        return found

    def _put(self, by: int) -> str:
        return self.speech.say("terminal-tietgen-ask-offer", {"name": self.names[by], "word": VERBS[ACCEPT]})

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

    # The story

    def is_worth_telling(self, event: Event, hearer: int) -> bool:
        """Whose turn it is goes without saying: a throw tells it, or a prompt. So do bids of bots: the highest is
        told when people are asked, or when it wins."""
        return event.key != "tietgen-turn" and (event.key != "tietgen-bids" or event.mover in self.people)

    def begins_paragraph(self, event: Event) -> bool:
        """A throw and all that follows from it, claims too, is a paragraph."""
        return event.key == "tietgen-throws"

    # What people type

    def spell_out(self, text: str, view: TietgenFacts) -> str:
        """Spaces by their short names, amounts without their unit, names in any case."""
        return self.spelling.spell_out(text)

    def words(self, view: TietgenFacts) -> list[str]:
        return [*VERBS, *self.board.ids, *self.labels.places]

    def tries(self, word: str, view: TietgenFacts) -> list[str]:
        return self.spelling.tries(word)

    def said_as(self, key: str) -> str:
        """Where the words for the card games would not fit, there are others."""
        own = f"terminal-tietgen-{key.removeprefix('terminal-')}"
        return own if self.speech.has(own) else key

    def help_on(self, topic: str) -> str:
        """Help on a kind of move; on anything else, help on everything."""
        known = vocabulary.lexicon(self.speech, HELP).exact(topic)
        return "terminal-tietgen-help" if known is None else f"terminal-tietgen-help-{known}"

    def words_before_names(self) -> list[str]:
        return self.spelling.words_before_names()

    def rules(self, word: str, view: TietgenFacts) -> str:
        """A space, a ruling by its number, a house rule or a chapter."""
        board = self.board
        space = self.spelling.places.exact(word) or ""
        if not space:
            found = rules_page.ruling(word, self.speech) or rules_page.written(word, self.speech, self.game.name)
            if found is not None:
                return found
            space = self.spelling.place(word)
        if space not in board.ids:
            raise unknown("tietgen-unknown-space", word, board.ids)
        return self._printed(board.index[space]) if board.is_own else rulebook.space(space, self.speech.language) or ""

    def _printed(self, space: int) -> str:
        """What the board says of a space: price, rents, crate."""
        printed = self.board.spaces[space]
        if not printed.is_deed:
            return self._space(space)
        said = self._say("printed", space=self._space(space), price=self._price(space))
        if printed.kind == KITCHEN:
            rents = self.speech.listing([self.speech.beer(rent) for rent in printed.rents])
            said += " " + self._say("printed-rents", rents=rents, crate=self.speech.beer(self.board.crate_price(space)))
        return said

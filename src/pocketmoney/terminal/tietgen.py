"""How Tietgen Monopoly looks in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from pocketmoney.core.action import Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import Game
from pocketmoney.core.header import Header
from pocketmoney.core.options import choose
from pocketmoney.core.problem import unknown
from pocketmoney.games.tietgen.actions import ACCEPT, BID, OF_SEATS, TO_CLAIM, TO_DRAW, TO_ROLL, TO_SURRENDER, VERBS
from pocketmoney.games.tietgen.game import TietgenGame
from pocketmoney.games.tietgen.house import House
from pocketmoney.games.tietgen.terms import Terms
from pocketmoney.terminal import first_throw, rules_page, vocabulary, wire
from pocketmoney.terminal.console import Console
from pocketmoney.terminal.screen import Appeal, Facts, Offer, Screen
from pocketmoney.terminal.seat_list import meant
from pocketmoney.terminal.tietgen_board import BoardDrawing
from pocketmoney.terminal.tietgen_facts import TietgenFacts
from pocketmoney.terminal.tietgen_input import Spelling
from pocketmoney.terminal.tietgen_labels import Labels
from pocketmoney.terminal.tietgen_moves import MovesList
from pocketmoney.terminal.tietgen_players import PlayersList
from pocketmoney.terminal.tietgen_questions import Questions
from pocketmoney.terminal.wire import Json
from pocketmoney.text import rulebook
from pocketmoney.text.speech import Speech

HELP: Final = ("offer", "bid", "claim", "build", "debt", "administration", "quiet")


class TietgenScreen(Screen):
    """The board as a ring with the players in the middle; moves by kind; nearly everything is public."""

    has_secrets = False

    def __init__(self, game: Game, header: Header, people: list[int], speech: Speech, console: Console) -> None:
        super().__init__(game, header, people, speech, console)
        assert isinstance(game, TietgenGame)
        speech.learn(game.own_words())
        self.header = header
        house = House(choose(game.options(), header.options))
        self.terms = Terms(len(header.seats), house, game.board, [], "", 0)  # without letters and beer of the start
        self.labels = Labels(game.board, self.names, speech)
        self.drawing = BoardDrawing(self.labels, console)
        self.players = PlayersList(self.labels, self.drawing)
        self.questions = Questions(self.labels)
        self.moves = MovesList(self.labels)
        self.spelling = Spelling(self.labels)

    def read(self, seat: int, public: Json, own: Json, choices: Sequence[wire.Choice]) -> TietgenFacts:
        return TietgenFacts(seat, self.terms, public, choices)

    def title(self) -> str:
        return self.speech.say("terminal-tietgen-title")

    def opening(self) -> list[str]:
        """The throws for the start (R158), then the notice (R163)."""
        throws = first_throw.story(self.header.seed, self.names, self.speech)
        return [" ".join(throws), self.speech.say("tietgen-notice")]

    # The table

    def table(self, view: Facts, hearer: int) -> list[str]:
        """The board and what this seat owns, or everybody in words where there is no room for a drawing."""
        assert isinstance(view, TietgenFacts)
        if not self.drawing.fits():
            return self._fitted(self.players.everybody(view))
        own = self.speech.say("terminal-tietgen-own", {"deeds": self.players.deeds(view, view.seat)})
        return [*self.drawing.ring(view), *self._fitted([own])]

    def shows(self) -> list[str]:
        """The board, everybody's deeds, and the two ledgers."""
        return ["board", "deeds", "players", "hand", "ledger"]

    def show(self, word: str, view: Facts) -> list[str] | None:
        """One of these; `deeds Ann` is about one player."""
        assert isinstance(view, TietgenFacts)
        what, _, name = word.partition(" ")
        what = what.lower()
        if what == "board" and not name:
            return self.drawing.ring(view) if self.drawing.fits() else self._fitted(self.drawing.sides(view))
        if what == "ledger" and not name:
            return self._fitted(self.players.ledger(view))
        if what == "hand" and not name:
            return self._fitted([self.players.one(view, view.seat)])
        if what not in ("deeds", "players"):
            return None
        if not name:
            return self._fitted(self.players.everybody(view))
        seat = meant(name.strip().strip('"'), self.names)
        if seat is None:
            raise unknown("unknown-seat", name, self.names)
        return self._fitted([self.players.one(view, seat)])

    def _fitted(self, lines: list[str]) -> list[str]:
        """Paragraphs as lines; one that begins with blanks keeps them."""
        found: list[str] = []
        for line in lines:
            margin = " " * (len(line) - len(line.lstrip()))
            found += wrap(line.strip(), self.console.width, initial_indent=margin, subsequent_indent=margin + "  ",
                          break_on_hyphens=False)  # fmt: skip
        return found

    # What is asked

    def offers(self, view: Facts, menu: list[Action], *, in_full: bool) -> list[Offer]:
        """Answers first, then rights by kind; those that cost something only if all are wanted."""
        assert isinstance(view, TietgenFacts)
        return self.moves.offers(view, menu, in_full=in_full)

    def ask(self, view: Facts, *, must_begin: bool, may_decline: bool) -> str:
        assert isinstance(view, TietgenFacts)
        return self.questions.asked(view)

    def usual(self, menu: list[Action]) -> Action | None:
        """Enter throws, or draws."""
        return next((move for move in (TO_ROLL, TO_DRAW) if move in menu), None)

    def is_grave(self, action: Action) -> bool:
        return action == TO_SURRENDER

    def is_worth_asking(self, view: Facts, menu: list[Action]) -> bool:
        """Only an auction in which one cannot bid asks nothing."""
        assert isinstance(view, TietgenFacts)
        if view.asking == "auction":
            return any(action.verb == BID for action in menu)
        return True

    def due(self, view: Facts, rights: list[Action]) -> Action | None:
        """Rent, which is lost when another player throws (R136)."""
        return TO_CLAIM if TO_CLAIM in rights else None

    def due_question(self, view: Facts) -> str:
        """Who owes it, how much, and for what."""
        assert isinstance(view, TietgenFacts)
        return self.questions.rent(view)

    def rights_question(self, view: Facts, rights: list[Action]) -> str:
        """The kinds of moves, not every move."""
        assert isinstance(view, TietgenFacts)
        return self.questions.rights(view, rights)

    def room_question(self, view: Facts) -> str:
        """Who bids?"""
        assert isinstance(view, TietgenFacts)
        return self.questions.room(view)

    def business_question(self, view: Facts) -> str:
        """Who builds, trades and so on, before a throw?"""
        assert isinstance(view, TietgenFacts)
        return self.questions.business(view)

    def appeals(self, view: Facts) -> list[Appeal]:
        """Open offers (R155), each to whom it was made."""
        assert isinstance(view, TietgenFacts)
        found = []
        for offer in view.offers:
            replies = [Action(verb, (), offer.by) for verb in OF_SEATS]
            found.append(Appeal(offer.on, (view.throws, *map(str, offer.to_json())), replies, self._put(offer.by)))
        return found

    def _put(self, by: int) -> str:
        return self.speech.say("terminal-tietgen-ask-offer", {"name": self.names[by], "word": VERBS[ACCEPT]})

    # The story

    def is_worth_telling(self, event: Event, hearer: int) -> bool:
        """Whose turn it is goes without saying: a throw tells it, or a prompt. So do bids of bots: the highest is
        told when people are asked, or when it wins."""
        return event.key != "tietgen-turn" and (event.key != "tietgen-bids" or event.mover in self.people)

    def begins_paragraph(self, event: Event) -> bool:
        """A throw and all that follows from it, claims too, is a paragraph."""
        return event.key == "tietgen-throws"

    # What people type

    def spell_out(self, text: str, view: Facts) -> str:
        """Spaces by their short names, amounts without their unit, names in any case."""
        return self.spelling.spell_out(text)

    def words(self, view: Facts) -> list[str]:
        return [*VERBS, *self.labels.board.ids, *self.labels.places]

    def tries(self, word: str, view: Facts) -> list[str]:
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

    def rules(self, word: str, view: Facts) -> str:
        """A space, a ruling by its number, a house rule or a chapter."""
        board = self.labels.board
        space = self.spelling.places.exact(word) or ""
        if not space:
            found = rules_page.ruling(word, self.speech) or rules_page.written(word, self.speech, self.game.name)
            if found is not None:
                return found
            space = self.spelling.place(word)
        if space not in board.ids:
            raise unknown("tietgen-unknown-space", word, board.ids)
        return self._printed(space) if board.is_own else rulebook.space(space, self.speech.language) or ""

    def _printed(self, space: str) -> str:
        return self.questions.printed(self.labels.board.index[space])

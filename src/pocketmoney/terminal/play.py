"""Playing a whole game in the terminal. Nothing here knows a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TextIO

from pocketmoney import games
from pocketmoney.bots.questions import without
from pocketmoney.bots.registry import make
from pocketmoney.core.action import NOBODY
from pocketmoney.core.game import Game
from pocketmoney.core.problem import Problem
from pocketmoney.core.rng import Rng, from_seed
from pocketmoney.shell import atomic_file
from pocketmoney.terminal.asking import Asker
from pocketmoney.terminal.business import Business
from pocketmoney.terminal.commands import Commands
from pocketmoney.terminal.company import Company
from pocketmoney.terminal.console import Console, Leave
from pocketmoney.terminal.screen_registry import screen_for
from pocketmoney.terminal.seat_list import USUAL as USUAL_SEATS
from pocketmoney.terminal.seat_list import derived
from pocketmoney.terminal.session import Session
from pocketmoney.terminal.starting import deal, take_up
from pocketmoney.terminal.telling import Teller
from pocketmoney.text.speech import Speech

USUAL: Final = "lunch-money"

# How much of a saved game is told again when it goes on.
REMEMBERED: Final = 12


def run(
    game: str | None,
    decks: list[str],
    seats: list[str] | None,
    options: dict[str, str],
    seed: int | None,
    record_to: str | None,
    go_on_from: str | None,
    *,
    files: dict[str, str] | None = None,
    find: Callable[[str], Game] = games.find,
    language: str = "en",
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
) -> int:
    """Play a game, new or saved; returns the exit code. What is wrong with the arguments is a problem.

    `files` names the files that the game is set up with, by their header keys.
    """
    speech = Speech(language)
    if go_on_from is not None:
        session = take_up(go_on_from, seats, find)
        record_to = record_to or go_on_from
    else:
        seated = seats if seats is not None else [speech.say("you-as-a-name"), *USUAL_SEATS[1:]]
        session = deal(find(game or USUAL), decks, seated, options, seed, files or {})
    table = LocalTable(session, Console(stdin, stdout), speech, record_to)
    if record_to is not None:
        atomic_file.write(record_to, session.record_for(record_to))
    table.play()
    return 0


class LocalTable:
    """People around one keyboard, and bots."""

    def __init__(self, session: Session, console: Console, speech: Speech, record_to: str | None) -> None:
        self.session = session
        self.console = console
        self.record_to = record_to
        screen = screen_for(session.game, session.header, session.seating.people, speech, console)
        self.teller = Teller(session, screen, console, speech)
        self.commands = Commands(self.teller)
        self.asker = Asker(self.teller, self.commands)
        self.bots = {seat: make(word, session.game) for seat, word in session.seating.bots.items()}
        # Bots have a chance of their own: how they play must not tell what will be drawn.
        self._chance: Rng = from_seed(derived(session.header.seed, f"bots {session.moves}"))
        self.business = Business(session, self.asker, self.bots, self._chance)
        self.company = Company(session, self.teller, self.bots)
        self._saved = session.moves
        self._last_turn = NOBODY
        self._has_asked_to_watch = False
        self._is_watched = True

    def play(self) -> None:
        """Play to the end, or until people leave."""
        self.console.before_waiting = self.save
        with self.console.interrupts:
            try:
                self._welcome()
                if self.session.is_new:
                    self._open()
                while not self.session.state.over:
                    self._go_on()
                    self.company.listen(talks=self._is_watched)
                    self.console.pause()
                self.save()
                self._end()
            except Leave:
                self.save()
                self._leave()
        self.console.flush()

    def save(self) -> None:
        """Bring the record on the disk up to date."""
        if self.record_to is None or self._saved == self.session.moves:
            return
        try:
            atomic_file.write(self.record_to, self.session.record_for(self.record_to))
            self._saved = self.session.moves
        except Problem as problem:
            self.teller.complain(problem)
            self.record_to = None

    def _go_on(self) -> None:
        """Let whoever is next make one move: bots at once, people when they are asked."""
        state = self.session.state
        if self._offer_rights():
            return
        owed = state.owed()
        waiting = [seat for seat in owed if seat in self.bots]
        if waiting:
            self._let_bot(waiting[0])
        elif not self.asker.is_hot_seat():
            self._ask_one(owed[0])
        else:
            self._ask_room(list(owed))
        self._look_for_people()

    def _let_bot(self, seat: int) -> None:
        """Rights of a game that has boundaries are offered there and before an answer, so the menu is without them."""
        state = self.session.state
        menu = self.session.menu(seat)
        if state.boundary() >= 0:
            rights = self.session.rights(seat)
            if not state.must_begin() and self.business.use_right(seat, rights):
                return
            menu = without(menu, rights)
        self.session.make(seat, self.bots[seat].choose(state.view(seat), menu, self._chance))

    def _ask_one(self, seat: int) -> None:
        """Ask the only person, if there is a choice; nobody else is there to learn from not being asked."""
        menu = self.session.menu(seat)
        if self.teller.screen.is_worth_asking(self.session.state.view(seat), menu):
            self.asker.decide(seat)
        else:
            nothing = self.session.state.default(seat)
            self.session.make(seat, menu[0] if nothing is None else nothing)

    def _ask_room(self, owed: list[int]) -> None:
        """Ask one of several people; who is asked, and how, depends only on what the whole table knows."""
        state = self.session.state
        people = [seat for seat in state.open_to() if seat not in self.bots]
        silent = [state.default(seat) for seat in owed]
        if len(state.open_to()) == 1 or None in silent:
            self.asker.decide(owed[0])
            return
        if not self.teller.screen.has_secrets:
            able = [seat for seat in owed if self.teller.screen.is_worth_asking(state.view(seat), state.menu(seat))]
            if able and self.asker.answers(able):
                return
        elif (chosen := self.asker.who_answers(people, owed)) is not None:
            self.asker.decide(chosen)
            return
        for seat, nothing in zip(owed, silent, strict=True):
            assert nothing is not None
            self.session.make(seat, nothing)

    def _offer_rights(self) -> bool:
        """Once before each turn, let people do what they may do unasked. True if one of them did."""
        state = self.session.state
        if state.boundary() >= 0:
            return self.business.go_on()
        if not state.must_begin() or state.turn == self._last_turn:
            return False
        self._last_turn = state.turn
        for step in range(1, state.seats):
            seat = (state.turn + step) % state.seats
            if seat in self.bots or state.is_out(seat) or not self.session.rights(seat):
                continue
            if self.asker.use_rights(seat):
                return True
        return False

    def _look_for_people(self) -> None:
        """When the last person has fallen, ask whether to watch the bots finish it."""
        state = self.session.state
        people = self.session.seating.people
        if state.over or not self._is_watched or not people:
            return
        if all(state.is_out(seat) for seat in people):
            if not self._has_asked_to_watch:
                self._has_asked_to_watch = True
                self._is_watched = self.asker.watches()
            if self._is_watched:
                self.teller.catch_up()

    def _welcome(self) -> None:
        """Say who plays what, and who are bots; of a game that goes on, what happened in this turn."""
        speech = self.teller.speech
        names = self.session.names
        bots = speech.listing([names[seat] for seat in sorted(self.bots)])
        args = {"names": speech.listing(names), "bots": bots, "bot-count": len(self.bots)}
        self.teller.say("terminal-welcome", game=self.teller.screen.title(), **args)
        if self.record_to is not None:
            self.teller.say("terminal-recording", file=self.record_to)
        self.teller.skip()
        if self.session.state.over:
            self.teller.say("terminal-over")
        self.teller.tell(self.session.story[-REMEMBERED:])

    def _open(self) -> None:
        """What is to be said before a new game; people go on when they have read it."""
        paragraphs = self.teller.screen.opening()
        for paragraph in paragraphs:
            self.console.write(paragraph)
        if paragraphs and self.session.seating.people:
            self.console.ask(self.teller.speech.say("terminal-go-on"))

    def _end(self) -> None:
        """The game is over: tell how, and where the record is."""
        if not self._is_watched:
            self.teller.skip()
            self.teller.tell(self.session.story[-1:])
        self.teller.catch_up()
        self.console.write()
        self.teller.say("terminal-seed", seed=str(self.session.header.seed))
        if self.record_to is not None:
            self.teller.say("terminal-recorded", file=self.record_to)

    def _leave(self) -> None:
        """Somebody has left: say how to go on later."""
        file = self.record_to or self.commands.saved_to
        if self.record_to is None and self.commands.saved_to is None:
            self.teller.say("terminal-left-unsaved")
        else:
            self.teller.say("terminal-left-saved", file=file)

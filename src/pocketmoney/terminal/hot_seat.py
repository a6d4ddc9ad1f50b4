"""People around one keyboard: who is asked, and what the others may see meanwhile.

Everybody has a client of their own, which hears what their seat may know. With several people the screen is cleared
whenever the keyboard changes hands, where a game has secrets.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pocketmoney.core.header import Header
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.table import commands, messages
from pocketmoney.terminal.console import Console
from pocketmoney.terminal.game_view import GIVE_UP, WATCHER, GameView
from pocketmoney.terminal.local_client import LocalClient, LocalLineInput
from pocketmoney.terminal.local_table import LocalTable
from pocketmoney.terminal.seat_list import addressed, meant
from pocketmoney.terminal.text_output import shortened
from pocketmoney.text.speech import Speech

SAYS_YES: Final = "terminal-yes-words"


class HotSeat:
    """Questions to people at one table. The story is told to the only person, or to all as watchers."""

    def __init__(
        self,
        table: LocalTable,
        header: Header,
        people: Sequence[int],
        console: Console,
        speech: Speech,
        save_as: Callable[[str], None],
        save: Callable[[], None],
    ) -> None:
        self.table = table
        self.console = console
        self.speech = speech
        self.names = header.seats
        self.people = list(people)
        self.is_quiet = False  # whether people are asked at others' turns only for what is due
        self._save_as = save_as
        self._save = save
        self._last_mover = WATCHER  # whose move can be taken back
        self._at_keyboard: int | None = None  # whose hand may be on the screen
        self._seen: tuple[object, ...] = ()  # at which boundary who has seen the table
        self.clients: dict[int, LocalClient] = {}
        self.typings: dict[int, LocalLineInput] = {}
        seats = self.people if len(self.people) == 1 else [WATCHER, *self.people]
        for place, seat in enumerate(seats):
            self._join(seat, header, tells=place == 0)
        self.teller = self.clients[seats[0]]
        self.screen = self.scene.screen
        self.has_secrets = self.screen.has_secrets
        if self.people:
            console.completions = self.completions

    def completions(self) -> list[str]:
        """What Tab completes: the names of players, commands, and what can be played."""
        typing = self.typings[self._at_keyboard if self._at_keyboard is not None else self.people[0]]
        return [*self.names, *typing.known_words()]

    def _join(self, seat: int, header: Header, *, tells: bool) -> None:
        client = self.clients[seat] = LocalClient(self.console, self.speech, header, tells=tells)
        subscriber = self.table.join(seat, client.receive)
        client.send = lambda command: self.table.send(subscriber, command)
        self.typings[seat] = LocalLineInput(client, self._save_as, self._undo, self._be_quiet)

    @property
    def scene(self) -> GameView:
        return self.teller.now_playing

    def scene_of(self, seat: int) -> GameView:
        """The game as a person sees it."""
        return self.clients[seat].now_playing

    def owed(self) -> list[int]:
        """The people who have not answered yet."""
        return [seat for seat in self.people if self.scene_of(seat).answers]

    def has_choice(self, seat: int) -> bool:
        """Whether there is something to choose for a person."""
        scene = self.scene_of(seat)
        return scene.screen.is_worth_asking(scene.view, scene.menu())

    def is_shared(self) -> bool:
        """Whether more than one person is still in the game."""
        return len([seat for seat in self.people if not self.scene.is_out(seat)]) > 1

    def say(self, key: str, **args: object) -> None:
        """Say something from the catalogue, in the words that this game has for it."""
        self.console.write(self.speech.say(self.screen.said_as(key), args))

    def catch_up(self) -> None:
        """Tell what has happened since the last time; all of it is saved before anyone reads it."""
        self._save()
        self.teller.board.catch_up()

    def move(self, seat: int, text: str) -> None:
        """Make a move for a person that is not asked about it."""
        self.clients[seat].order(commands.Move(move=text))
        self.table.run()

    # One person

    def decide(self, seat: int) -> None:
        """Let one person make one move."""
        if self.is_shared() and self.has_secrets and self._at_keyboard != seat:
            self._hand_over(seat)
        self.catch_up()
        scene, board = self.scene_of(seat), self.clients[seat].board
        if self._wants_table(seat):
            self.console.write()
            board.table()
        board.moves(in_full=self.has_secrets and (scene.begins or self.is_shared()))
        question = self._to(seat, scene.ask())
        while not self._type(*self._said_by(self.console.ask(question), seat)):
            pass

    def _type(self, line: str, seat: int) -> bool:
        """Do what a line of a person means; whether the game has moved on, or back."""
        before = self.table.position
        typing = self.typings[seat]
        typing.line(line, self.table.now)
        self.table.run()
        while typing.question and self.table.position == before:
            typing.line(self.console.ask(typing.question), self.table.now)
            self.table.run()
        self._answer_requests()
        if self.table.position == before:
            return False
        self._last_mover = seat
        return True

    def _said_by(self, line: str, seat: int) -> tuple[str, int]:
        """Where nothing is secret, `Ben: accept` is Ben's move, even when another player was asked."""
        if self.has_secrets or ":" not in line:
            return line, seat
        other, move = addressed(line, self.names)
        if other is None or other not in self.people or not move:
            return line, seat
        return move, other

    def _wants_table(self, seat: int) -> bool:
        """Whether to show the table before asking: where all is public, once before each throw of a person."""
        scene = self.scene
        if self.has_secrets:
            return scene.begins or self.is_shared()
        if not scene.begins or self._seen == (scene.boundary, seat):
            return False
        self._seen = (scene.boundary, seat)
        return True

    def _to(self, seat: int, question: str) -> str:
        """The question, with the name of whom it is for where there are several."""
        if not self.is_shared():
            return question
        return self.speech.say("terminal-ask-of", {"name": self.names[seat], "question": question})

    def use_rights(self, seat: int, asked: str = "") -> bool:
        """Before another's turn: offer what this seat may do unasked. True if it did something."""
        scene = self.scene_of(seat)
        self._hide()
        self.catch_up()
        self.clients[seat].board.numbered = []
        words = [scene.game.write_move(action, self.names) for action in scene.rights()]
        shown = self.speech.listing([self.screen.shown(word) for word in words])
        args = {"whose": self.names[scene.public["turn"]], "moves": shown}
        question = self._to(seat, asked or self.speech.say("terminal-rights", args))
        while True:
            line = self.console.ask(question)
            if not line:
                return False
            is_public = self.has_secrets and self.is_shared()
            if is_public and self._obey(line, seat, is_private=False):
                continue
            if self.has_secrets and not is_public and self._obey(line, seat, is_private=True):
                continue
            if self.has_secrets and not self._is_one_of([*words, GIVE_UP, "undo"], line, scene):
                self.say("terminal-rights-only", moves=shown)
            elif self._type(*self._said_by(line, seat)):
                return True

    def _is_one_of(self, moves: list[str], line: str, scene: GameView) -> bool:
        """Whether a line means one of these moves."""
        try:
            return line.lower() in moves or scene.screen.spell_out(line, scene.view) in moves
        except Problem:
            return False

    def _obey(self, line: str, seat: int, *, is_private: bool) -> bool:
        """Do what a line means if it is no move."""
        typing = self.typings[seat]
        if typing.words.in_english(line).lower() == "undo" and not is_private:
            self._undo()
            return True
        try:
            return typing.obey(line, is_private=is_private)
        except Problem as problem:
            typing.complain(problem, line)
            return True

    # The whole room

    def who_answers(self, people: list[int], owed: list[int]) -> int | None:
        """Ask the room whether anybody answers, without saying who could; returns one who still owes."""
        self._hide()
        self.catch_up()
        question = self.speech.say("terminal-anyone" if len(people) == len(owed) else "terminal-anyone-else")
        before = self.table.position
        while self.table.position == before:
            line = self.console.ask(question)
            if not line:
                return None
            if self._obey(line, people[0], is_private=False):
                continue
            seat = meant(line, self.names)
            if seat is None:
                known = [self.names[person] for person in self.people]
                self.teller.voice.complain(unknown("unknown-seat", line, known))
            elif seat in owed:
                return seat
            elif seat in people:
                self.say("terminal-has-answered", name=self.names[seat])
            else:
                self.say("terminal-not-asked", name=self.names[seat])
        return WATCHER

    def deals(self, turn: int) -> bool:
        """Before a throw, with several people at the keyboard: does anybody do something? True if a move was made."""
        others = [seat for seat in self.people if seat != turn and not self.scene.is_out(seat)]
        question = self.screen.business_question(self.scene_of(others[0]).view)
        return self._room(question, others, self._deal)

    def _deal(self, seat: int) -> bool:
        scene = self.scene_of(seat)
        return self.use_rights(seat, self.screen.rights_question(scene.view, scene.rights()))

    def answers(self, owed: list[int]) -> bool:
        """Ask the room for an answer where nothing is secret, as in an auction. True if there was one."""
        return self._room(self.screen.room_question(self.scene_of(owed[0]).view), owed, self._answer)

    def _answer(self, seat: int) -> bool:
        self.decide(seat)
        return True

    def _room(self, question: str, seats: list[int], let: Callable[[int], bool]) -> bool:
        """A name, or a name and a move, from anybody of these. True if a move was made."""
        self.catch_up()
        before = self.table.position
        while self.table.position == before:
            line = self.console.ask(question)
            if not line:
                return False
            if self.typings[seats[0]].words.in_english(line).lower() == "undo":
                self._undo()
                continue
            if self._obey(line, seats[0], is_private=True):
                continue
            seat, move = addressed(line, self.names)
            if seat is None:
                word = shortened(line.split()[0])
                self.say("terminal-room-form", word=word, name=self.names[seats[0]])
            elif seat not in seats:
                self.say("terminal-not-asked", name=self.names[seat])
            elif not move:
                if let(seat):
                    return True
            elif not self._obey(move, seat, is_private=True) and self._type(move, seat):
                return True
        return True

    def wait(self, question: str) -> None:
        """Wait for Enter. Commands are obeyed, and any other line counts for the question that comes next."""
        while line := self.console.ask(question):
            if not self._obey(line, self.people[0], is_private=False):
                self.console.unread(line)
                return

    def watches(self) -> bool:
        """Ask the last person who fell whether to see how it ends."""
        self.catch_up()
        return not self.console.ask(self.speech.say("terminal-watch"))

    # Undo, and what else needs everybody's consent

    def _undo(self) -> None:
        """Ask to take back the last move that was made at this keyboard."""
        seat = self._last_mover if self._last_mover in self.people else self.people[0]
        self.clients[seat].order(commands.AskUndo())
        self.table.run()
        self._answer_requests()

    def _answer_requests(self) -> None:
        """Let the others agree to what one of them asks for; they sit at one keyboard, so they answer together."""
        while (request := self._request()) is not None:
            is_yes = self.console.is_sure(self.speech.say("terminal-all-agree"), self.speech.say(SAYS_YES))
            answer = commands.AnswerUndo if isinstance(request, messages.UndoNow) else commands.AnswerVote
            for seat in self.people:
                if seat != request.by and self._request() is not None:
                    self.clients[seat].order(answer(yes=is_yes))
                    self.table.run()
            if len(self.people) < 2:
                return

    def _request(self) -> messages.UndoNow | messages.VoteNow | None:
        table = self.teller.table
        return None if table is None else table.undo or table.vote

    def _be_quiet(self) -> None:
        self.is_quiet = not self.is_quiet
        self.say("terminal-quiet", on="yes" if self.is_quiet else "no")

    # What is on the screen

    def _hand_over(self, seat: int) -> None:
        self._hide()
        self.catch_up()
        self.console.write()
        self.wait(self.speech.say("terminal-hand-over", {"name": self.names[seat]}))
        self.console.clear()
        self._at_keyboard = seat
        self.teller.board.recap()

    def _hide(self) -> None:
        """Take a hand that is on the screen out of sight."""
        if self._at_keyboard is not None and self.has_secrets:
            self.console.clear()
        self._at_keyboard = None

"""Asking people: whoever has the keyboard, and the whole room."""

from __future__ import annotations

from collections.abc import Callable

from pocketmoney.core.action import Action
from pocketmoney.core.notation import cut_talk
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.terminal.commands import Commands
from pocketmoney.terminal.seat_list import addressed, meant
from pocketmoney.terminal.session import Session
from pocketmoney.terminal.telling import Teller, shortened

GIVE_UP = "concede"


class Asker:
    """Questions to people. With several of them the screen is cleared whenever the keyboard changes hands."""

    def __init__(self, teller: Teller, commands: Commands) -> None:
        self.teller = teller
        self.commands = commands
        self.session: Session = teller.session
        self.console = teller.console
        self.speech = teller.speech
        self.names = self.session.names
        self._at_keyboard: int | None = None  # whose hand may be on the screen
        self._has_secrets = teller.screen.has_secrets
        self._seen: tuple[int, int] | None = None  # at which boundary who has seen the table

    def is_hot_seat(self) -> bool:
        """Whether more than one person is still in the game."""
        state = self.session.state
        return len([seat for seat in self.session.seating.people if not state.is_out(seat)]) > 1

    def decide(self, seat: int) -> None:
        """Let one person make one move."""
        if self.is_hot_seat() and self._has_secrets and self._at_keyboard != seat:
            self._hand_over(seat)
        self.teller.catch_up()
        state = self.session.state
        if self._wants_table(seat):
            self.teller.table(seat)
        self.teller.moves(seat, in_full=self._has_secrets and (state.must_begin() or self.is_hot_seat()))
        nothing = state.default(seat) or self.teller.screen.usual(self.session.menu(seat))
        question = self._question(seat, may_decline=nothing is not None)
        while True:
            line = self.console.ask(question)
            if not line and nothing is not None:
                if not self._is_sure(nothing):
                    continue
                self.session.make(seat, nothing)
                return
            if not line:
                self.teller.moves(seat, in_full=True)
                continue
            if self.commands.obey(line, seat, is_private=True):
                continue
            if self._make(*self._said_by(line, seat)):
                return

    def _said_by(self, line: str, seat: int) -> tuple[str, int]:
        """Where nothing is secret, `Ben: accept` is Ben's move whoever was asked."""
        if self._has_secrets or ":" not in line:
            return line, seat
        other, move = addressed(line, self.names)
        if other is None or other not in self.session.seating.people or not move:
            return line, seat
        return move, other

    def _wants_table(self, seat: int) -> bool:
        """Whether to show the table before asking: where all is public, once before each throw of a person."""
        state = self.session.state
        if self._has_secrets:
            return state.must_begin() or self.is_hot_seat()
        if not state.must_begin() or self._seen == (state.boundary(), seat):
            return False
        self._seen = (state.boundary(), seat)
        return True

    def _question(self, seat: int, *, may_decline: bool) -> str:
        state = self.session.state
        asked = self.teller.screen.ask(state.view(seat), must_begin=state.must_begin(), may_decline=may_decline)
        return self._to(seat, asked)

    def _to(self, seat: int, question: str) -> str:
        """The question, with the name of whom it is for where there are several."""
        if not self.is_hot_seat():
            return question
        return self.speech.say("terminal-ask-of", {"name": self.names[seat], "question": question})

    def _make(self, line: str, seat: int) -> bool:
        """Make the move that the line means; False if it means none that is allowed."""
        game = self.session.game
        choices = self.teller.choices(seat)
        state = self.session.state
        text = line
        try:
            screen = self.teller.screen
            text, talk = cut_talk(line, screen.words_before_names(), self.names)
            if not text:
                self.teller.say("terminal-talk-rides")
                return False
            spelt = "" if text.isdecimal() else screen.spell_out(text, state.view(seat))
            stem = spelt if spelt and any(spelt == choice.stem for choice in choices) else ""
            if text.isdecimal():
                if not choices:
                    self.teller.moves(seat, in_full=True)
                    return False
                if not 1 <= int(text) <= len(choices):
                    self.teller.say("terminal-no-number", number=text, last=len(choices))
                    return False
                choice = choices[int(text) - 1]
                if choice.action is not None:
                    if self._is_sure(choice.action):
                        self.session.make(seat, choice.action, talk)
                        return True
                    return False
                stem = choice.stem
            if stem:
                cards = self.console.ask(self.speech.say("terminal-which-cards", {"word": screen.shown(stem)}))
                if not cards:
                    return False
                text = cards
                spelt = screen.complete(stem, cards, state.view(seat))
            action = game.fit(state, seat, game.parse_move(spelt, self.names))
        except Problem as problem:
            self.commands.complain(problem, text)
            return False
        refusal = state.check(seat, action)
        if refusal is not None:
            self.console.write(self.speech.explain(refusal, self.names))
            return False
        if not self._is_sure(action):
            return False
        self.session.make(seat, action, talk)
        return True

    def _is_sure(self, action: Action) -> bool:
        """Whether it is meant; a move that is the end for whoever makes it is asked for twice."""
        if action != self.session.concession and not self.teller.screen.is_grave(action):
            return True
        answer = self.console.ask(self.speech.say("terminal-give-up"))
        return answer.lower() in self.speech.say("terminal-yes-words").split()

    def who_answers(self, people: list[int], owed: list[int]) -> int | None:
        """Ask the room whether anybody answers, without saying who could; returns one who still owes."""
        self._hide()
        self.teller.catch_up()
        question = self.speech.say("terminal-anyone" if len(people) == len(owed) else "terminal-anyone-else")
        while True:
            line = self.console.ask(question)
            if not line:
                return None
            if self.commands.obey(line, people[0], is_private=False):
                continue
            seat = meant(line, self.names)
            if seat is None:
                known = [self.names[person] for person in self.session.seating.people]
                self.teller.complain(unknown("unknown-seat", line, known))
            elif seat in owed:
                return seat
            elif seat in people:
                self.teller.say("terminal-has-answered", name=self.names[seat])
            else:
                self.teller.say("terminal-not-asked", name=self.names[seat])

    def use_rights(self, seat: int, asked: str = "") -> bool:
        """Before another's turn: offer what this seat may do unasked. True if it did something."""
        rights = self.session.rights(seat)
        self._hide()
        self.teller.catch_up()
        self.teller.forget_numbers()
        words = [self.session.game.write_move(action, self.names) for action in rights]
        shown = self.speech.listing([self.teller.screen.shown(word) for word in words])
        args = {"whose": self.names[self.session.state.turn], "moves": shown}
        question = self._to(seat, asked or self.speech.say("terminal-rights", args))
        while True:
            line = self.console.ask(question)
            if not line:
                return False
            if self.commands.obey(line, seat, is_private=not (self._has_secrets and self.is_hot_seat())):
                continue
            if not self._has_secrets or self._is_one_of([*words, GIVE_UP], line, seat):
                if self._make(*self._said_by(line, seat)):
                    return True
                continue
            self.teller.say("terminal-rights-only", moves=shown)

    def _is_one_of(self, moves: list[str], line: str, seat: int) -> bool:
        """Whether a line means one of these moves."""
        try:
            return self.teller.screen.spell_out(line, self.session.state.view(seat)) in moves
        except Problem:
            return False

    def deals(self, turn: int) -> bool:
        """Before a throw, with several people at the keyboard: does anybody do something? True if somebody did."""
        screen = self.teller.screen
        state = self.session.state
        question = screen.business_question(state.view(turn))
        others = [seat for seat in self.session.seating.people if seat != turn and not state.is_out(seat)]
        return self._room(question, others, self._deal)

    def _deal(self, seat: int) -> bool:
        rights = self.session.rights(seat)
        return self.use_rights(seat, self.teller.screen.rights_question(self.session.state.view(seat), rights))

    def answers(self, owed: list[int]) -> bool:
        """Ask the room for an answer where nothing is secret, as in an auction. True if somebody gave one."""
        state = self.session.state
        question = self.teller.screen.room_question(state.view(owed[0]))
        return self._room(question, owed, self._answer)

    def _answer(self, seat: int) -> bool:
        self.decide(seat)
        return True

    def _room(self, question: str, seats: list[int], let: Callable[[int], bool]) -> bool:
        """A name, or a name and a move, from anybody of these. True if a move was made."""
        self.teller.catch_up()
        while True:
            line = self.console.ask(question)
            if not line:
                return False
            if self.commands.obey(line, seats[0], is_private=True):
                continue
            seat, move = addressed(line, self.names)
            if seat is None:
                word = shortened(line.split()[0])
                self.teller.say("terminal-room-form", word=word, name=self.names[seats[0]])
            elif seat not in seats:
                self.teller.say("terminal-not-asked", name=self.names[seat])
            elif not move:
                if let(seat):
                    return True
            elif not self.commands.obey(move, seat, is_private=True) and self._make(move, seat):
                return True

    def watches(self) -> bool:
        """Ask the last person who fell whether to see how it ends."""
        self.teller.catch_up()
        return not self.console.ask(self.speech.say("terminal-watch"))

    def _hand_over(self, seat: int) -> None:
        self._hide()
        self.teller.catch_up()
        self.console.write()
        self.console.ask(self.speech.say("terminal-hand-over", {"name": self.names[seat]}))
        self.console.clear()
        self._at_keyboard = seat
        self.teller.recap()

    def _hide(self) -> None:
        """Take a hand that is on the screen out of sight."""
        if self._at_keyboard is not None and self._has_secrets:
            self.console.clear()
        self._at_keyboard = None

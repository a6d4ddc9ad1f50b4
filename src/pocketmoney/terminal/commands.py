"""What a person can type besides a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pocketmoney.core.problem import Problem, unknown
from pocketmoney.core.refusal import Refusal
from pocketmoney.shell import atomic_file
from pocketmoney.terminal import rules_page
from pocketmoney.terminal.console import Leave
from pocketmoney.terminal.telling import Teller, shortened
from pocketmoney.terminal.vocabulary import CommandWords

LOG_LENGTH: Final = 20

# Refused only because no target was named: the tries that name one say more.
AIMLESS: Final = "no-target"

# What a game says to a word that it does not know.
NO_SUCH_WORD: Final = ("unknown-card", "tietgen-unknown-word")


class Commands:
    """The words that ask or arrange something and change nothing in the game."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.session = teller.session
        self.console = teller.console
        self.speech = teller.speech
        self.screen = teller.screen
        self.words = CommandWords(teller.speech)
        self.saved_to: str | None = None
        self.is_quiet = False  # whether people are asked at others' turns only for what is due
        self._open: dict[str, Callable[[str, int], None]] = {
            "help": self._help,
            "?": self._help,
            "table": self._table,
            "log": self._log,
            "rules": self._rules,
            "save": self._save,
            "plain": self._plain,
            "quiet": self._quiet,
            "quit": self._quit,
            "exit": self._quit,
        }
        self._private: dict[str, Callable[[str, int], None]] = {
            "hand": self._hand,
            "moves": self._moves,
            "why": self._why,
        }

    def obey(self, line: str, seat: int, *, is_private: bool) -> bool:
        """Do what the line says if it is one of these words. A public prompt shows nobody's hand."""
        line = self.words.in_english(line)
        word, _, rest = line.partition(" ")
        if word.lower() in self.screen.shows():
            return self._show(line, seat)
        command = self._open.get(word.lower())
        if command is None:
            command = self._private.get(word.lower())
            if command is not None and not is_private:
                self.teller.say("terminal-private-word", word=word.lower())
                return True
        if command is None:
            return False
        try:
            command(rest.strip(), seat)
        except Problem as problem:
            self.teller.complain(problem)
        return True

    def _show(self, line: str, seat: int) -> bool:
        """Show what only this game has to show; False if that is not what the line means."""
        try:
            lines = self.screen.show(line, self.session.state.view(seat))
        except Problem as problem:
            self.teller.complain(problem)
            return True
        for shown in lines or []:
            self.console.put(shown)
        return lines is not None

    def complain(self, problem: Problem, typed: str) -> None:
        """Say what is wrong with a move that was typed; perhaps it was meant to be one of these words."""
        word = str(problem.details.get("word", ""))
        if problem.key not in NO_SUCH_WORD or not typed.lower().startswith(word):
            self.teller.complain(problem)
            return
        known = [*str(problem.details["known"]).split(", "), *self._open, *self._private, *self.screen.shows()]
        near = unknown(problem.key, word, known).details["near"]
        self.teller.say("terminal-not-understood", word=shortened(word), near=near)

    def _help(self, rest: str, seat: int) -> None:
        self.console.write(self.speech.say(self.screen.help_on(rest.lower())))

    def _table(self, rest: str, seat: int) -> None:
        self.teller.table(seat)

    def _hand(self, rest: str, seat: int) -> None:
        self.teller.hand(seat)

    def _moves(self, rest: str, seat: int) -> None:
        self.teller.moves(seat, in_full=True)

    def _log(self, rest: str, seat: int) -> None:
        story = self.session.story
        length = int(rest) if rest.isdecimal() else len(story) if rest else LOG_LENGTH
        self.teller.tell(story[max(0, len(story) - length) :])

    def _rules(self, rest: str, seat: int) -> None:
        if not rest:
            self.teller.say("terminal-rules-of-what")
            return
        for block in self.screen.rules(rest, self.session.state.view(seat)).split("\n"):
            self.console.write(block)

    def _why(self, rest: str, seat: int) -> None:
        if not rest:
            self.teller.say("terminal-why-what")
            return
        state = self.session.state
        refusals: list[Refusal] = []
        for text in self.screen.tries(rest, state.view(seat)):
            action = self.session.game.fit(state, seat, self.session.game.parse_move(text, self.session.names))
            refusal = state.check(seat, action)
            if refusal is None:
                self.teller.say("terminal-why-not", move=self.session.game.write_move(action, self.session.names))
                return
            refusals.append(refusal)
        told = _telling(refusals)
        for reason in dict.fromkeys([self.speech.explain(one, self.session.names) for one in told]):
            self.console.write(reason)
        for ruling in rules_page.rulings([one.rule for one in told], self.speech):
            self.console.write(ruling, 2)

    def _save(self, rest: str, seat: int) -> None:
        file = rest.strip('"')
        if not file:
            self.teller.say("terminal-save-where")
            return
        atomic_file.write(file, self.session.record_for(file))
        self.saved_to = file
        self.teller.say("terminal-saved", file=file)

    def _plain(self, rest: str, seat: int) -> None:
        self.console.is_plain = not self.console.is_plain
        self.teller.say("terminal-plain", on="yes" if self.console.is_plain else "no")

    def _quiet(self, rest: str, seat: int) -> None:
        self.is_quiet = not self.is_quiet
        self.teller.say("terminal-quiet", on="yes" if self.is_quiet else "no")

    def _quit(self, rest: str, seat: int) -> None:
        raise Leave


def _telling(refusals: list[Refusal]) -> list[Refusal]:
    """Of the tries without and with a target, those that say what is the matter."""
    bare, aimed = refusals[0], refusals[1:]
    return aimed if bare.key == AIMLESS and aimed else [bare]

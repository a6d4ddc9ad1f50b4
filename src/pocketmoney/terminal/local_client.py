"""A person at a table in this process: the client of a remote table, without what only concerns a network."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pocketmoney.core.event import Event
from pocketmoney.core.header import Header
from pocketmoney.table import messages
from pocketmoney.table.commands import AnyCommand
from pocketmoney.terminal import table_summary
from pocketmoney.terminal.client import Client
from pocketmoney.terminal.console import Console
from pocketmoney.terminal.game_screen import GameScreen
from pocketmoney.terminal.game_view import GameView
from pocketmoney.terminal.line_input import LineInput
from pocketmoney.text.speech import Speech

# Commands to the table that make sense at a table in this process.
COMMANDS: Final = ("undo", "vote", "stand", "settle", "look")

# What must not be shown while others look at the screen.
PRIVATE: Final = ("hand", "moves", "why", "stand", "settle")


class LocalClient(Client):
    """One seat, or a watcher. `tells` says whether it is the one through whom the story is told."""

    def __init__(self, console: Console, speech: Speech, header: Header, *, tells: bool) -> None:
        super().__init__(console, speech, "")
        self.board = GameScreen(self.voice, tells_at_once=False)
        self._header = header
        self._tells = tells

    @property
    def now_playing(self) -> GameView:
        assert self.scene is not None
        return self.scene

    def order(self, command: AnyCommand) -> None:
        self.send(self.outbox.number(command, self.now))

    def _gather(self, table: messages.TableNow) -> None:
        old, self.table = self.table, table
        if old is not None and self._tells:
            for line in table_summary.requests(old, table, self.speech):
                self.console.write(line)
        self._play_early()

    def _begin(self, table: messages.TableNow) -> GameView:
        scene = GameView(table, self.speech, self.console, self._header)
        self.board.begin(scene, is_running=False)
        return scene

    def _tell(self, scene: GameView, play: messages.Play, events: list[Event], answered: AnyCommand | None) -> None:
        if self._tells:
            self.board.tell(events, 0)

    def _talk(self, talk: messages.Talk) -> None:
        if self._tells:
            super()._talk(talk)

    def _welcome(self, welcome: messages.Welcome) -> None:
        self.outbox.go_on_after(welcome.last)

    def _reveal(self, reveal: messages.Reveal) -> None:
        """The seed is known here, so there is nothing to check."""


class LocalLineInput(LineInput):
    """Lines of one person at this keyboard. The reader of the next line writes the questions."""

    _puts_questions = False
    _talk_alone = "terminal-talk-rides"

    def __init__(
        self, client: LocalClient, save: Callable[[str], None], undo: Callable[[], None], quiet: Callable[[], None]
    ) -> None:
        super().__init__(client)
        self._undo = undo
        for word in ("who", "clock", "read", "link"):
            del self._shows[word]
        self._shows["save"] = save
        self._shows["quiet"] = lambda rest: quiet()

    def obey(self, line: str, *, is_private: bool) -> bool:
        """Do what a line means if it is no move; before the eyes of all, nothing that shows a hand."""
        line = self.words.in_english(line)
        word = line.partition(" ")[0].lower()
        if not is_private and word in PRIVATE and word not in self._playing().screen.shows():
            self.voice.say("terminal-private-word", word=word)
            return True
        return self.show(line)

    def _command(self, line: str) -> AnyCommand | None:
        return super()._command(line) if line.partition(" ")[0].lower() in COMMANDS else None

    def _line(self, line: str) -> None:
        if self._then is None and self.words.in_english(line).lower() == "undo":
            self._undo()
        else:
            super()._line(line)

    def known_words(self) -> list[str]:
        """The words that can be typed now, besides names."""
        screen = self._playing().screen
        return [*self._shows, *COMMANDS, *screen.shows(), *screen.words(self._playing().view)]

    def _words(self) -> list[str]:
        return list(COMMANDS)

    def _help(self, rest: str) -> None:
        screen = self._playing().screen
        self.client.console.write(self.voice.speech.say(screen.help_on(rest.lower())))

"""What a person types at a remote table: an answer to a question, a word that shows something, a command, a move."""

from __future__ import annotations

from collections.abc import Callable

from pocketmoney import games
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.table import commands
from pocketmoney.table.phase import PLAYING
from pocketmoney.terminal import bots_page, options_page, table_commands, table_summary
from pocketmoney.terminal.client import Client
from pocketmoney.terminal.console import LONGEST_LINE, Leave
from pocketmoney.terminal.game_view import GIVE_UP, GameView
from pocketmoney.terminal.text_output import shortened
from pocketmoney.terminal.vocabulary import CommandWords

GRAVE = ("delete", "leave")

# What a game says to a word that it does not know.
NO_SUCH_WORD = ("unknown-card", "tietgen-unknown-word")


class LineInput:
    """Lines of one person, turned into what they mean. `grace` is how long a new question cannot be answered by number
    or by an empty line, in ms: a line typed just then means the question before it."""

    _puts_questions = True  # whether questions are written here, and not by the reader of the next line
    _talk_alone = "connect-talk-alone"

    def __init__(self, client: Client, grace: int = 0) -> None:
        self.client = client
        self.voice = client.voice
        self.board = client.board
        self.grace = grace
        self.words = CommandWords(client.speech)
        self.question = ""  # what the next line answers, besides the question of the game
        self._then: Callable[[str], None] | None = None
        self._shows: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._help,
            "who": self._who,
            "table": self._table,
            "hand": self._hand,
            "moves": self._moves,
            "log": self._log,
            "clock": self._clock,
            "why": self._why,
            "rules": self._rules,
            "options": self._options,
            "bots": self._bots,
            "read": self._read,
            "link": self._link,
            "plain": self._plain,
            "quit": self._quit,
            "exit": self._quit,
        }

    def line(self, typed: str, now: int) -> None:
        """Do what a line means. `quit` raises Leave."""
        self.client.now = now
        line = typed.strip()[:LONGEST_LINE]
        try:
            self._line(line)
        except Problem as problem:
            self.complain(problem, line)
        self.client.console.flush()

    def _line(self, line: str) -> None:
        client = self.client
        if self._then is not None:
            then, self._then = self._then, None
            self.question = ""
            then(line)
            return
        if not client.wants_name:
            line = self.words.in_english(line)
        word = line.partition(" ")[0].lower()
        if client.wants_name and word not in self._shows and word != "take-over":
            self._name(line)
        elif client.table is None:
            self.voice.say("connect-not-there")
        elif self.show(line):
            return
        elif (command := self._command(line)) is not None:
            if isinstance(command, commands.Stand) and command.cards:
                scene = self._playing()
                command.cards = [scene.screen.card_named(card, scene.view) for card in command.cards]
            if word in GRAVE:
                self._confirm(f"connect-sure-{word}", command)
            else:
                client.order(command)
        else:
            self._move(line)

    def show(self, line: str) -> bool:
        """Do what a word means that only shows something; False if the line, with its command in English, is none."""
        word, _, rest = line.partition(" ")
        scene = self.client.scene
        if scene is not None and word.lower() in scene.screen.shows() and self._show(line):
            return True
        show = self._shows.get(word.lower())
        if show is not None:
            show(rest.strip())
        return show is not None

    def _command(self, line: str) -> commands.AnyCommand | None:
        assert self.client.table is not None
        return table_commands.command(line, self.client.table)

    def _name(self, line: str) -> None:
        self.client.wants_name = False
        if line:
            self.client.sit(line)
        else:
            self.voice.say("connect-watching")

    def _confirm(self, key: str, command: commands.AnyCommand) -> None:
        """Ask twice for what cannot be taken back."""

        def then(line: str) -> None:
            if line.lower() in self.voice.speech.say("terminal-yes-words").split():
                self.client.order(command)

        self._ask(self.voice.speech.say(key), then)

    def _ask(self, question: str, then: Callable[[str], None]) -> None:
        """Ask something that the next line answers."""
        self.question = question
        self._then = then
        if self._puts_questions:
            self.client.console.write(question)

    # Moves

    def _move(self, line: str) -> None:
        scene = self.client.scene
        if scene is None or scene.is_over or not self.client.is_seated or scene.me < 0:
            if line:
                self._not_understood(line.split()[0])
            return
        if self._is_hasty(line):
            self.voice.say("connect-just-changed")
            self.board.ask_again(self.client.now)
            return
        if not line:
            self._nothing(scene)
            return
        text, talk = scene.cut(line)
        if not text:
            self.voice.say(self._talk_alone)
            return
        stems = [choice.stem for choice in self.board.numbered]
        if text.isdecimal():
            self._number(scene, int(text), talk)
        elif (spelt := scene.screen.spell_out(text, scene.view)) in stems:
            self._which_cards(scene, spelt, talk)
        else:
            self._make(scene, scene.typed(spelt), talk)

    def _is_hasty(self, line: str) -> bool:
        is_blind = not line or line.split()[0].isdecimal()
        return is_blind and self.client.now - self.board.asked_at < self.grace and bool(self.board.numbered)

    def _nothing(self, scene: GameView) -> None:
        """An empty line: let it pass where that is possible, else show what there is to choose."""
        text = scene.nothing()
        if text:
            self._make(scene, text, "")
        elif scene.choices:
            self.board.moves(in_full=True)
            self.board.ask_again(self.client.now)

    def _number(self, scene: GameView, number: int, talk: str) -> None:
        numbered = self.board.numbered
        if not numbered:
            self.board.moves(in_full=True)
        elif not 1 <= number <= len(numbered):
            self.voice.say("terminal-no-number", number=str(number), last=len(numbered))
        elif (action := numbered[number - 1].action) is not None:
            self._make(scene, scene.write(action), talk)
        else:
            self._which_cards(scene, numbered[number - 1].stem, talk)

    def _which_cards(self, scene: GameView, stem: str, talk: str) -> None:

        def then(line: str) -> None:
            if line:
                self._make(scene, scene.typed(scene.screen.complete(stem, line, scene.view)), talk)

        words = self.voice.speech.say("terminal-which-cards", {"word": scene.screen.shown(stem)})
        self._ask(words, then)

    def _make(self, scene: GameView, text: str, talk: str) -> None:
        if len(talk) > commands.TALK_MOST:
            raise Problem("connect-too-long", {"most": commands.TALK_MOST})
        command = commands.Move(move=text, talk=talk)
        if (text == GIVE_UP or scene.screen.is_grave(scene.action(text))) and scene.offers(text):
            self._confirm("terminal-give-up", command)
        else:
            self.client.order(command)

    # Words that show something

    def _show(self, line: str) -> bool:
        """What only this game has to show; False if that is not what the line means."""
        assert self.client.scene is not None
        lines = self.client.scene.screen.show(line, self.client.scene.view)
        for shown in lines or []:
            self.client.console.put(shown)
        return lines is not None

    def _help(self, rest: str) -> None:
        scene = self.client.scene
        is_playing = scene is not None and not scene.is_over
        rest = self.words.in_english(rest)
        if rest.lower() in ("table", "host") or not is_playing or scene is None:
            key = "connect-help-host" if rest.lower() == "host" else "connect-help-table"
            self.voice.say(key)
        elif rest:
            self.voice.say(scene.screen.help_on(rest.lower()))
        else:
            self.voice.say("connect-help-game" if scene.screen.has_secrets else "connect-help-tietgen")

    def _who(self, rest: str) -> None:
        if self.client.table is not None:
            for line in table_summary.described(self.client.table, self.voice.speech):
                self.client.console.write(line)

    def _table(self, rest: str) -> None:
        table = self.client.table
        if self.client.scene is None or (table is not None and table.phase != PLAYING):
            self._who(rest)
        else:
            self.board.table()

    def _hand(self, rest: str) -> None:
        self._playing()
        self.board.hand()

    def _moves(self, rest: str) -> None:
        self._playing()
        self.board.moves(in_full=True)
        self.board.ask_again(self.client.now)

    def _log(self, rest: str) -> None:
        self._playing()
        self.board.log(rest)

    def _clock(self, rest: str) -> None:
        scene = self._playing()
        if scene.clock is None:
            self.voice.say("connect-no-clock")
        else:
            seconds = round(scene.left(self.client.now) / 1000)
            self.voice.say("connect-clock-left", seconds=seconds, bank=round(scene.clock.bank / 1000))

    def _why(self, rest: str) -> None:
        scene = self._playing()
        if not rest:
            self.voice.say(scene.screen.said_as("terminal-why-what"))
            return
        tries = scene.screen.tries(rest, scene.view)
        self.client.ask_why([scene.typed(text) for text in tries])

    def _rules(self, rest: str) -> None:
        scene = self._playing()
        if not rest:
            self.voice.say(scene.screen.said_as("terminal-rules-of-what"))
            return
        for block in scene.screen.rules(rest, scene.view).split("\n"):
            self.client.console.write(block)

    def _options(self, rest: str) -> None:
        assert self.client.table is not None
        for line in options_page.lines(games.find(rest.lower() or self.client.table.game), self.voice.speech):
            self.client.console.write(line)

    def _bots(self, rest: str) -> None:
        for line in bots_page.lines(self.voice.speech):
            self.client.console.put(line)

    def _read(self, rest: str) -> None:
        self.client.order(commands.Understood())

    def _link(self, rest: str) -> None:
        self.voice.say("connect-link", link=self.client.link)

    def _plain(self, rest: str) -> None:
        console = self.client.console
        console.is_plain = not console.is_plain
        scene = self.client.scene
        key = "terminal-plain" if scene is None else scene.screen.said_as("terminal-plain")
        self.voice.say(key, on="yes" if console.is_plain else "no")

    def _quit(self, rest: str) -> None:
        raise Leave

    def _playing(self) -> GameView:
        if self.client.scene is None:
            raise Problem("connect-no-game", {})
        return self.client.scene

    # What is not understood

    def complain(self, problem: Problem, line: str) -> None:
        """Say what is wrong with a line; perhaps a command was meant."""
        word = str(problem.details.get("word", ""))
        if problem.key not in NO_SUCH_WORD or not line.lower().startswith(word.lower()):
            self.voice.complain(problem)
            return
        self._not_understood(word, str(problem.details["known"]).split(", "))

    def _not_understood(self, word: str, known: list[str] | None = None) -> None:
        every = [*(known or []), *self._shows, *self._words()]
        if self.client.scene is not None:
            every += self.client.scene.screen.shows()
        near = unknown("unknown-command", word, every).details["near"]
        self.voice.say("terminal-not-understood", word=shortened(word), near=near)

    def _words(self) -> list[str]:
        return list(table_commands.WORDS)

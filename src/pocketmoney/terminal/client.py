"""One person at a remote table: messages and typed lines go in; commands and lines to read come out.

Nothing here knows a socket or a clock: time is passed in, in ms, and commands go to the sender that the caller gives.
"""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_urlsafe
from typing import Final

from pocketmoney.core.event import Event
from pocketmoney.core.problem import Problem
from pocketmoney.table import commands, messages
from pocketmoney.table.commands import AnyCommand
from pocketmoney.table.messages import AnyMessage
from pocketmoney.table.phase import PLAYING
from pocketmoney.terminal import rules_page, table_commands, table_summary
from pocketmoney.terminal.console import Console
from pocketmoney.terminal.deal_check import DealCheck
from pocketmoney.terminal.game_screen import GameScreen
from pocketmoney.terminal.game_view import WATCHER, GameView
from pocketmoney.terminal.outbox import Outbox
from pocketmoney.terminal.text_output import TextOutput
from pocketmoney.text.speech import Speech

# Byes after which it makes sense to connect again.
PASSING: Final = ("server-stops", "table-broken", "table-moved", "cluster-away", "slow-receiver")
NO_SEAT_HERE: Final = "token-unknown"

UNDONE: Final = "undone"


class Client:
    """What one device knows of its table, and says about it."""

    def __init__(self, console: Console, speech: Speech, link: str, *, name: str = "", watches: bool = False) -> None:
        self.console = console
        self.speech = speech
        self.voice = TextOutput(console, speech)
        self.outbox = Outbox()
        self.deal_check = DealCheck()
        self.link = link
        self.name = name
        self.watches = watches
        self.has_made = False  # whether the table was set up just now
        self.table: messages.TableNow | None = None
        self.scene: GameView | None = None
        self.board: GameScreen = GameScreen(self.voice)
        self.yours = messages.Yours()
        self.wants_name = False  # whether the next line is one
        self.is_over = False  # whether there is nothing more to come
        self.turned_away: messages.Bye | None = None  # why we were not let in at all
        self.lost_seat = False  # whether the token that we came with holds no seat
        self.now = 0
        self.send: Callable[[AnyCommand], None] = lambda command: None
        self.keep: Callable[[str], None] = lambda token: None
        self._early: messages.Play | None = None  # of a game whose table we have not heard of yet
        self._revealed = 0
        self._was_undone = False
        self._resumes = False
        self._unheard: list[AnyCommand] = []  # what was not acknowledged when the connection broke
        self._is_new = True  # whether nobody has told us yet how the table is
        self._whys: dict[int, messages.Because | None] = {}

    @property
    def is_seated(self) -> bool:
        """Whether this device speaks for a chair."""
        return self.table is not None and self.table.you.chair >= 0

    @property
    def is_settled(self) -> bool:
        """Whether we know how things stand, and everything that was sent has been answered."""
        return self.table is not None and self._early is None and not self.outbox.waiting

    @property
    def names(self) -> list[str]:
        return self.scene.names if self.scene is not None else []

    # Sending

    def order(self, command: AnyCommand) -> None:
        """Send a command, and keep it until it is acknowledged."""
        if isinstance(command, commands.Deal) and self._is_host() == "yes" and not self._is_ready():
            self.order(
                commands.Ready(entropy=table_commands.entropy())
            )  # so that the host's numbers are in the seed, too
        if isinstance(command, commands.Ready) and command.on:
            self.deal_check.bring(command.entropy)
        self.send(self.outbox.number(command, self.now))

    def ask_why(self, moves: list[str]) -> None:
        """Ask about several forms of a move; the answers are told together."""
        self._whys = {}
        for move in moves:
            command = commands.Why(move=move)
            self.order(command)
            self._whys[command.n] = None

    def hello(self, code: str, token: str) -> commands.Hello:
        """The first message on every connection: what I have seen already need not come again."""
        scene = self.scene
        game, seen = (0, 0) if scene is None else (scene.number, scene.seen)
        return commands.Hello(v=messages.VERSION, table=code, token=token, game=game, seen=seen)

    def resume(self) -> None:
        """There is another connection: once it has told how things stand, what was not acknowledged is sent again."""
        self._resumes = True
        self._unheard = self.outbox.again()

    def _catch_up(self, message: AnyMessage) -> None:
        is_told = isinstance(message, messages.Play) or (isinstance(message, messages.TableNow) and not message.games)
        if self._resumes and is_told:
            self._resumes = False
            for command in self._unheard:
                if command.n in self.outbox.waiting:
                    self.send(command)

    # Receiving

    def receive(self, message: AnyMessage, now: int) -> None:
        self.now = now
        answered = self.outbox.acknowledge(message)
        if isinstance(message, messages.TableNow):
            self._gather(message)
        elif isinstance(message, messages.Play):
            self._play(message, answered)
        elif isinstance(message, messages.Refused):
            self._refused(message, answered)
        elif isinstance(message, messages.Talk):
            self._talk(message)
        elif isinstance(message, messages.Yours):
            self._private(message)
        elif isinstance(message, messages.Notice):
            self.voice.notice(message.key, message.args)
        elif isinstance(message, messages.Reveal):
            self._reveal(message)
        elif isinstance(message, messages.Piles):
            self.board.piles(message)
        elif isinstance(message, messages.Because):
            self._because(message)
        elif isinstance(message, messages.Done):
            self._done(answered)
        elif isinstance(message, messages.Bye):
            self._bye(message)
        elif isinstance(message, messages.Welcome):
            self._welcome(message)
        self._catch_up(message)
        self.console.flush()

    def _gather(self, table: messages.TableNow) -> None:
        old, self.table = self.table, table
        self.deal_check.note_commitment(table)
        if old is None or self._is_new:
            self._is_new = False
            for line in table_summary.described(table, self.speech):
                self.console.write(line)
        else:
            for line in table_summary.news(old, table, self.speech):
                self.console.write(line)
            if old.undo is not None and table.undo is None and not self._was_undone:
                self.voice.say("connect-undo-stays")
        self._was_undone = False
        if table.notice and (old is None or old.notice != table.notice):
            self.voice.notice(table.notice, {})
            self.voice.say("connect-read")
        if old is not None and old.you.chair < 0 <= table.you.chair:
            self.voice.say("connect-seated", name=self._name_of(table.you.chair), host=self._is_host())
        elif old is None and self.is_seated and self.has_made:
            self.voice.say("connect-seated", name=self._name_of(table.you.chair), host=self._is_host())
            self.voice.say("connect-link", link=self.link)
        elif old is None and self.is_seated:
            self.voice.say("connect-welcome-back", name=self._name_of(table.you.chair))
        elif old is None and not self.watches:
            self._ask_name()
        self._play_early()
        if old is not None and old.phase == PLAYING and table.phase != PLAYING and self.is_seated:
            self.voice.say("connect-another", host=self._is_host())

    def _play_early(self) -> None:
        if self._early is not None:
            early, self._early = self._early, None
            self._play(early, None)

    def _ask_name(self) -> None:
        """Sit down under the name that was given, or ask for one."""
        if self.name:
            self.sit(self.name)
            self.name = ""
        else:
            self.wants_name = True
            self.voice.say("connect-ask-name")

    def sit(self, name: str) -> None:
        """Take a chair. We choose what holds it, so it is ours even if the answer gets lost."""
        self.order(commands.Sit(name=name[: commands.NAME_MOST], token=token_urlsafe(24)))

    def _is_ready(self) -> bool:
        table = self.table
        return table is None or any(chair.ready for chair in table.chairs if chair.id == table.you.chair)

    def _is_host(self) -> str:
        return "yes" if self.table is not None and self.table.host == self.table.you.chair else "no"

    def _name_of(self, chair: int) -> str:
        chairs = self.table.chairs if self.table is not None else []
        return next((one.name for one in chairs if one.id == chair), "?")

    def _play(self, play: messages.Play, answered: AnyCommand | None) -> None:
        table = self.table
        if table is None or table.games != play.game:
            self._early = play  # the table is told after the deal
            return
        if self.scene is None or self.scene.number != play.game:
            self.scene = self._begin(table)
        events = self.scene.receive(play, table.you.seat if self.is_seated else WATCHER, self.now)
        self._tell(self.scene, play, events, answered)
        self.board.ask(self.now)

    def _begin(self, table: messages.TableNow) -> GameView:
        scene = GameView(table, self.speech, self.console)
        self.board.begin(scene, is_running=table.phase == PLAYING)
        return scene

    def _tell(self, scene: GameView, play: messages.Play, events: list[Event], answered: AnyCommand | None) -> None:
        self._was_undone = any(event.key == UNDONE for event in events)
        if self._resumes and (events or play.missed):
            for late in self.outbox.late():
                self.voice.say("connect-late", move=scene.shown(late.move))
        self.board.tell(events, play.missed)
        if isinstance(answered, commands.Move) and "sealed" in scene.own:
            self.voice.say("connect-sealed")
        elif isinstance(answered, commands.Move) and not events and not scene.answers:
            asked = [self.names[seat] for seat in scene.public["open_to"]]
            self.voice.say("connect-waits", names=self.speech.listing(asked), count=len(asked))

    def _welcome(self, welcome: messages.Welcome) -> None:
        self.outbox.go_on_after(welcome.last)
        if welcome.token:
            self.lost_seat = False
            try:
                self.keep(welcome.token)
            except Problem as problem:
                self.voice.complain(problem)

    def _refused(self, refused: messages.Refused, answered: AnyCommand | None) -> None:
        self.voice.refuse(refused, self.names)
        if isinstance(answered, commands.Sit):
            self._ask_name()
        elif isinstance(answered, commands.Move):
            self.board.ask_again(self.now)

    def _talk(self, talk: messages.Talk) -> None:
        words = self.speech.say(talk.key) if talk.key and self.speech.has(talk.key) else talk.text
        if words and self.scene is not None:
            self.board.talk(self._name_of(talk.chair), words)
        elif words:
            self.voice.say("terminal-talk", name=self._name_of(talk.chair), words=words)

    def _private(self, yours: messages.Yours) -> None:
        if yours.code:
            self.voice.say("connect-code", code=yours.code, seconds=yours.lasts // 1000, link=self.link)
        else:
            self.yours = yours

    def _done(self, command: AnyCommand | None) -> None:
        if isinstance(command, commands.Stand):
            yours = self.yours
            what = [self.speech.card(card) if self.speech.has(f"card-{card}") else card for card in yours.cards]
            others = {"others": yours.others, "all": yours.all, "claim": yours.claim}
            what += [self.speech.say(f"connect-stand-{word}") for word, is_on in others.items() if is_on]
            until = yours.until or "turn"
            self.voice.say("connect-stands", what=self.speech.listing(what), count=len(what), until=until)
        elif isinstance(command, commands.Settle):
            self.voice.say(
                "connect-settled",
                how=self.speech.say(f"settle-{self.yours.how}"),
                cap=self.yours.cap,
                pace=self.yours.pace,
            )
        elif isinstance(command, commands.Mute):
            self.voice.say("connect-muted", name=self._name_of(command.who), on="yes" if command.on else "no")
        elif isinstance(command, commands.Leave):
            self.voice.say("connect-you-left")
            self.keep("")

    def _because(self, because: messages.Because) -> None:
        if because.done in self._whys:
            self._whys[because.done] = because
        answers = [one for one in self._whys.values() if one is not None]
        if len(answers) < len(self._whys) or not answers or self.scene is None:
            return
        self._whys = {}
        for one in answers:
            if not one.key:
                self.voice.say("terminal-why-not", move=self.scene.shown(one.move))
                return
        aimed = answers[1:] if answers[0].key == "no-target" and answers[1:] else answers[:1]
        for reason in dict.fromkeys([self.voice.why(one, self.names) for one in aimed]):
            self.console.write(reason)
        for ruling in rules_page.rulings([one.rule for one in aimed], self.speech):
            self.console.write(ruling, 2)

    def _reveal(self, reveal: messages.Reveal) -> None:
        if reveal.game == self._revealed or self.scene is None or self.scene.number != reveal.game:
            return
        self._revealed = reveal.game
        me = self.names[self.scene.me] if self.scene.me >= 0 else ""
        key = self.deal_check.judge(reveal, self.names, me)
        self.voice.say(key, seed=reveal.seed, commit=reveal.commit)

    def _bye(self, bye: messages.Bye) -> None:
        if bye.key == NO_SEAT_HERE:
            self.voice.say("connect-seat-gone")
            self.lost_seat = True
            self.table = None
            return
        self.is_over = bye.key not in PASSING
        if self._is_new:
            self.turned_away = bye
        else:
            self.voice.notice(bye.key, bye.args)

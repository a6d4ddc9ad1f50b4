"""A running game as one device at its table sees it: how things stand, what I may do, what I am asked."""

from __future__ import annotations

from typing import Any, Final

from pocketmoney import games
from pocketmoney.core.action import Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import Game
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.notation import cut_talk
from pocketmoney.games.brawl.cards import DECKS
from pocketmoney.table.messages import Clock, Play, TableNow
from pocketmoney.terminal import wire
from pocketmoney.terminal.brawl import BrawlScreen
from pocketmoney.terminal.console import Console
from pocketmoney.terminal.screen import Facts, Screen
from pocketmoney.text.speech import Speech

WATCHER: Final = -1
GIVE_UP: Final = "concede"
# What is typed and never picked from a list: it ends the game.
TYPED: Final = (GIVE_UP, "time")

# Questions that are the action of a turn: there silence means nothing.
BEGINNINGS: Final = ("turn", "throw")

# What an empty line means, the first of these that is an answer; a pass only where it is no action of a turn.
NOTHING: Final = ("take", "left", "decline", "keep", "settle", "surrender", "roll", "draw", "build")
# The tax is never declined, but where there is no other way to pay it there is nothing to choose.
ONLY: Final = "drink"
PASS: Final = "pass"


class GameView:
    """One game. Texts of moves go over the wire with seats as `@0`, `@1`, ...; people see and type names."""

    def __init__(self, table: TableNow, speech: Speech, console: Console, dealt: Header | None = None) -> None:
        """`dealt` is the header of a game in this process: the wire tells neither its seed nor an own board."""
        seated = sorted([chair for chair in table.chairs if chair.seat >= 0], key=lambda chair: chair.seat)
        self.number = table.games
        self.names = [chair.name for chair in seated]
        self.commit = table.commit
        self.game = games.find(table.game)
        decks = [Entry("decks", "", list(table.decks))] if table.decks else []
        header = dealt or Header(table.game, self.names, dict(table.options), 0, decks)
        if header.files:
            self.game.set_up(header)  # that is how a game comes to know an own board
        people = [chair.seat for chair in seated if chair.person]
        self.screen = _screen_of(self.game)(self.game, header, people, speech, console)
        self.me = WATCHER
        self.seen = 0
        self.public: wire.Json = {}
        self.own: wire.Json = {}
        self.choices: list[wire.Choice] = []
        self.clock: Clock | None = None
        self._clock_at = 0
        self.view: Facts
        self._marks = [f"@{seat}" for seat in range(len(self.names))]

    def receive(self, play: Play, me: int, now: int) -> list[Event]:
        """Take in how things stand now; returns what has happened."""
        self.me = me
        self.seen = play.seen
        public = wire.facts(play.public)
        if public:  # else nothing has changed that everybody sees, and the clock runs on
            self.public = public
            self.clock = play.clock
            self._clock_at = now
        self.own = wire.facts(play.own)
        self.choices = wire.choices(play.choices)
        self.view = self.screen.read(me, self.public, self.own, self.choices)
        return wire.events(play.events)

    @property
    def answers(self) -> list[wire.Choice]:
        """What I may answer; empty if I am not asked, or have answered."""
        return [choice for choice in self.choices if not choice.may]

    @property
    def must_begin(self) -> bool:
        """Whether the action of a turn is mine."""
        return bool(self.answers) and self.public["asking"] in BEGINNINGS

    @property
    def begins(self) -> bool:
        """Whether a player must begin a turn now."""
        return self.public["asking"] in BEGINNINGS

    @property
    def boundary(self) -> tuple[object, ...]:
        """Something that is another one whenever people may do business anew, before a turn or a throw."""
        return (self.public["turn"], self.public.get("throws"))

    def is_out(self, seat: int) -> bool:
        return seat in self.public["out"]

    @property
    def is_over(self) -> bool:
        return "won" in self.public

    def left(self, now: int) -> int:
        """How long the question stays open, in ms, the asked seat's own time aside."""
        return 0 if self.clock is None else max(0, self.clock.left - (now - self._clock_at))

    def question(self) -> tuple[object, ...]:
        """Something that is another one whenever I am asked something else."""
        return (self.number, self.seen, self.public.get("asking"), bool(self.answers), len(self.choices))

    def menu(self) -> list[Action]:
        """What I may do, giving up aside, and what the dice on the table show: that is typed."""
        return self._moves([choice for choice in self.choices if choice.do not in TYPED])

    def rights(self) -> list[Action]:
        """What I may do unasked, giving up aside."""
        return self._moves([choice for choice in self.choices if choice.may and choice.do not in TYPED])

    def _moves(self, choices: list[wire.Choice]) -> list[Action]:
        found = [self.action(text) for choice in choices for text in choice.texts()]
        return [action for action in found if not self.game.is_told(action)]

    def offers(self, text: str) -> bool:
        """Whether a move stands among what I may do."""
        return any(choice.text == text for choice in self.choices)

    def nothing(self) -> str:
        """The move that an empty line means; empty if it means none."""
        words = {choice.do: choice for choice in self.answers}
        if PASS in words and not self.must_begin:
            return PASS
        for word in (*NOTHING, ONLY) if len(words) == 1 else NOTHING:
            if word in words:
                return next(words[word].texts(), "")
        return ""

    def ask(self) -> str:
        return self.screen.ask(self.view, must_begin=self.must_begin, may_decline=self.nothing() != "")

    def typed(self, spelt: str) -> str:
        """A move in the notation of the game, with names, as the wire wants it; what is none is a problem."""
        return self.write(self.game.parse_move(spelt, self.names))

    def cut(self, line: str) -> tuple[str, str]:
        """A move and the talk that rides on it."""
        return cut_talk(line, self.screen.words_before_names(), self.names)

    def write(self, action: Action) -> str:
        """A move as the wire wants it."""
        return self.game.write_move(action, self._marks)

    def action(self, text: str) -> Action:
        """The move that a text from the wire means."""
        return self.game.parse_move(text, self._marks)

    def shown(self, text: str) -> str:
        """A move from the wire as people write it."""
        return self.game.write_move(self.action(text), self.names)


def _screen_of(game: Game) -> type[Screen[Any]]:
    """The screen of a game; that of Tietgen is loaded when it is needed."""
    if game.name in DECKS:
        return BrawlScreen
    from pocketmoney.terminal.tietgen import TietgenScreen

    return TietgenScreen

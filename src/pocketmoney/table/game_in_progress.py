"""The game in progress at a table: its state, its events, sealed answers, and undo points."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final, NamedTuple
from zlib import crc32

import msgspec

from pocketmoney.core.action import Action
from pocketmoney.core.event import EVERYBODY, Event
from pocketmoney.core.game import Game, State
from pocketmoney.core.header import Header
from pocketmoney.core.mypyc_hints import mypyc_attr
from pocketmoney.core.seats import MOST
from pocketmoney.table import clock
from pocketmoney.table.bot_request import BotReply, BotRequest
from pocketmoney.table.chair import Chair
from pocketmoney.table.lesson import Lesson
from pocketmoney.table.move_history import LONGEST, MoveHistory
from pocketmoney.table.standing_answers import StandingAnswers

STORY: Final = 160  # events that are kept for subscribers who reconnect

UNKNOWN: Final = -1  # a checksum of events of which the first were told by a program that counted none

NAMES: Final = [f"@{seat}" for seat in range(MOST)]

_encode: Final = msgspec.json.Encoder().encode

_MOVES_MOST: Final = 20_000  # texts of each game whose meaning is remembered
_parsers: Final[dict[str, Callable[[str], Action]]] = {}  # by game


def _parser(game: Game) -> Callable[[str], Action]:
    """Return what parses a move of a game that is set up; a text that is no move raises a problem.

    Tables share what was parsed, unless a table has words of its own: on another board a space has another number.
    """
    if game.own_words():
        return partial(game.parse_move, names=NAMES)
    if game.name not in _parsers:
        _parsers[game.name] = lru_cache(_MOVES_MOST)(partial(game.parse_move, names=NAMES))
    return _parsers[game.name]


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveObserver:
    """Observer of the moves of a game, and of those that are undone."""

    def note_move(self, seat: int, action: Action, talk: str, running: GameInProgress, *, is_sealed: bool) -> None:
        """Note a move that is about to be applied."""

    def note_undo(self, count: int) -> None:
        """Note that the last `count` moves were undone."""


class UndoPoint(NamedTuple):
    """The position before a move, kept so that the move can be undone."""

    seat: int
    history: MoveHistory  # the state then is so many steps along it
    steps: int
    standing: list[StandingAnswers | None]
    made: int
    taught: int

    def state(self) -> State:
        """Return the state at that point."""
        return self.history.state(self.steps)


@mypyc_attr(acyclic=True)
class Deferred:
    """Updates that were held back for one seat, and when they must be sent."""

    __slots__ = ("due", "events", "done", "is_public")

    def __init__(self, due: int) -> None:
        self.due = due
        self.events: list[bytes] = []
        self.done = 0  # number of that seat's command that is done
        self.is_public = False  # whether something has changed that everybody sees


class GameInProgress:
    """One game at a table. It applies moves and collects what each seat has yet to be sent."""

    __slots__ = (
        "number", "game", "read", "header", "chairs", "state", "begun", "standing", "mark", "opened", "bank", "before",
        "story", "private", "heard_by_all", "fresh", "news", "is_new", "touched", "sealed_talk", "said", "bots_at",
        "boundary", "waived", "declined", "answered", "replying", "used", "asked_bots", "held", "unheard", "observer",
        "asked", "is_sealing", "deferred", "made", "disputable", "is_continued", "lesson", "taught", "history",
        "checksum", "led", "remarks", "shown", "lag",
    )  # fmt: skip

    def __init__(
        self, number: int, game: Game, header: Header, chairs: list[Chair], bank: int, state: State | None = None
    ) -> None:
        seats = len(header.seats)
        self.number = number
        self.game = game
        self.header = header
        self.chairs = chairs  # by seat, to the end of the game, also after a person has left
        self.state = game.set_up(header) if state is None else state
        self.state.listen()
        self.read = _parser(game)
        self.standing: list[StandingAnswers | None] = [None] * seats  # replaced, never changed: moves can be taken back
        self.mark = 0  # number of the present question
        self.begun = 0  # when the game began
        self.opened = 0  # when the question was put
        self.shown = 0  # when a screen for all shows what happened last
        self.lag = 0  # ms from when the question was put until then
        self.bank = [bank] * seats
        self.made = 0  # moves of this game that were applied here
        self.history: MoveHistory | None = None  # along which the state came from an earlier one
        self.before: UndoPoint | None = None
        self.disputable: UndoPoint | None = None  # before the last throw that was told, and may still be disputed
        self.story: list[tuple[int, bytes]] = []
        self.checksum = 0  # of all events that were told
        self.led = 0  # moves of an earlier game that led to the beginning
        self.heard_by_all = 0  # events that everybody has heard
        self.private = [0] * seats  # events that each seat has heard beyond those
        self.fresh: list[tuple[int, bytes]] = []  # of the story, not told yet
        self.news: list[Event] = []  # the same for everybody's ears, for bots that talk
        self.is_new = True  # whether everybody has to be told how things stand
        self.deferred: dict[int, Deferred] = {}  # what seats have yet to be told
        self.touched: set[int] = set()  # seats for which alone something has changed
        self.sealed_talk: dict[int, tuple[Action, str]] = {}
        self.said: list[tuple[int, str]] = []  # talk that may be heard now
        self.bots_at = 0  # when the answers of bots to the present question count; 0: none was asked
        self.asked_bots: dict[int, BotRequest] = {}  # by seat: the bots that are thinking about it
        self.held: list[BotReply] = []  # what bots have decided before that time
        self.boundary = -1  # at which bots use their rights
        self.waived: set[int] = set()  # bots that want no more of them
        self.declined = 0  # mark of the question before which a bot wanted none
        self.used = 0  # how many the present one has used
        self.answered: set[tuple[int, int, int]] = set()  # offers that bots have answered
        self.replying: tuple[int, int, int] | None = None  # the one that a bot is thinking about
        self.unheard: dict[int, list[Event]] = {}  # what bots have not heard yet
        self.remarks: dict[int, str] = {}  # the last key that the character at each seat has said
        self.observer: MoveObserver | None = None
        self.is_continued = False  # whether it began with a moment of an earlier game
        self.lesson: Lesson | None = None  # if this is one
        self.taught = 0  # moves of its path that were made; OFF: the learner went another way
        self.asked = self.state.open_to()  # whom the present question is open to
        self.is_sealing = (
            len(self.asked) > 1 and self.state.is_sealed()
        )  # whether answers to it are kept until all have answered

    def write(self, action: Action) -> str:
        """Return the move as text."""
        return self.game.write_move(action, NAMES)

    def apply_move(self, seat: int, action: Action, talk: str, now: int) -> None:
        """Apply a legal move, and collect its events."""
        state = self.state
        is_sealed = self.is_sealing and seat in self.asked
        self.made += 1
        if self.observer is not None:
            self.observer.note_move(seat, action, talk, self, is_sealed=is_sealed)
        if is_sealed:
            if talk:
                self.sealed_talk[seat] = (action, talk)
            if self.history is not None:
                self.history.moves.append((seat, action))
            state.apply(seat, action)
            if not state.log and seat not in state.owed() and state.open_to() == self.asked:
                self.touched.add(seat)  # nobody else notices
                return
            self.before = self.disputable = None
            self._record_events(state.take_events(), now)
            return
        marks = state.secrets_out()
        history = self.history
        if history is None or len(history.moves) >= LONGEST:
            history = self.history = MoveHistory(state.clone())
        before = UndoPoint(seat, history, len(history.moves), self.standing, self.made - 1, self.taught)
        history.moves.append((seat, action))
        boundary = state.boundary()
        asking = state.asking() if boundary >= 0 and seat not in self.asked else ""
        state.apply(seat, action)
        if state.secrets_out() != marks:
            self.before = self.disputable = None
        else:
            self.before = before
            if self.game.is_told(action):
                self.disputable = before
        if talk:
            self.said.append((seat, talk))
        # Business that others do meanwhile is no reason to take longer.
        if asking and state.asking() == asking and state.boundary() == boundary and state.open_to() == self.asked:
            opened, lag, bots_at = self.opened, self.lag, self.bots_at
            self._record_events(state.take_events(), now)
            self.opened, self.lag, self.bots_at = opened, lag, bots_at
        else:
            self._record_events(state.take_events(), now)

    def go_back_to(self, moves: list[tuple[int, str]], *, is_checked: bool = False) -> None:
        """Begin with a moment of an earlier game: the one to which these moves lead.

        If they were made by other rules each is checked; one that is not allowed is a fault.
        """
        state = self.state
        for seat, text in moves:
            action = self.game.fit(state, seat, self.read(text))
            if is_checked and state.check(seat, action) is not None:
                raise ValueError(text)
            state.apply(seat, action)
            self.led += 1
        self.history = None
        self.is_continued = True
        self._record_events(state.take_events(), self.opened)
        self.shown = self.lag = 0  # nobody is shown what happened before
        self.fresh.clear()
        self.news.clear()  # bots have nothing to say about it

    def lapse(self, now: int) -> None:
        """Let every seat that has not answered in time decline."""
        mark = self.mark
        for seat in self.state.owed():
            if self.mark != mark or seat not in self.state.owed():
                break
            nothing = self.state.default(seat)
            if nothing is not None:
                self.apply_move(seat, nothing, "", now)

    def undo_point(self, seat: int) -> UndoPoint | None:
        """What that seat can ask to have taken back: its own last move, if nobody has moved since; else the last throw
        or card that anybody has told."""
        return self.before if self.before is not None and self.before.seat == seat else self.disputable

    def undo(self, by: int, now: int) -> None:
        """Restore the position to which that seat may undo."""
        before = self.undo_point(by)
        assert before is not None
        self.state = before.state()
        self.state.listen()
        self.history = None
        self.standing = before.standing
        if self.disputable is not None and self.disputable.made >= before.made:
            self.disputable = None
        self.taught = before.taught
        self.before = None
        self.sealed_talk.clear()
        self.answered.clear()
        if self.observer is not None:
            self.observer.note_undo(self.made - before.made)
        self.made = before.made
        self._record_events([Event("undone", {"seat": before.seat})], now)

    def all_told(self) -> None:
        """Discard what waits to be sent: after a resume, every subscriber gets the whole position."""
        self.fresh.clear()
        self.news.clear()
        self.said.clear()
        self.touched.clear()
        self.is_new = False

    def spend(self, seat: int, now: int, length: int) -> None:
        """Charge the time bank of a seat for the time beyond the length of its question."""
        over = now - self.opened - length
        if over > 0:
            self.bank[seat] = max(0, self.bank[seat] - over)

    @property
    def event_count(self) -> int:
        """The number of events so far, private ones included."""
        return self.heard_by_all + sum(self.private)

    def events_seen_by(self, seat: int) -> int:
        """Return the number of events that a seat (-1: a watcher) may see."""
        return self.heard_by_all if seat < 0 else self.heard_by_all + self.private[seat]

    def missed_by(self, seat: int, seen: int) -> tuple[list[bytes], int]:
        """Return the events that a seat (-1: a watcher) has missed, and how many of them are no longer kept."""
        wanted = max(0, self.events_seen_by(seat) - seen)
        found: list[bytes] = []
        for to, told in reversed(self.story):
            if len(found) == wanted:
                break
            if to == EVERYBODY or to == seat:
                found.append(told)
        found.reverse()
        return found, wanted - len(found)

    def _reveal_talk(self, events: list[Event]) -> None:
        """Release the talk of sealed answers that these events reveal."""
        for event in events:
            if event.action is not None:
                words = self.sealed_talk.pop(event.mover, None)
                if words is not None and words[0] == event.action:
                    self.said.append((event.mover, words[1]))

    def _keep_sealed_talk(self) -> None:
        """Keep only the talk of answers that are still sealed: the window stays open after a right was used."""
        owed = self.state.owed()
        still = [seat for seat in self.asked if seat in self.sealed_talk and seat not in owed]
        self.sealed_talk = {seat: self.sealed_talk[seat] for seat in still}

    def _record_events(self, events: list[Event], now: int) -> None:
        """Add events to the story, and open the question that comes after them."""
        if self.sealed_talk:
            self._reveal_talk(events)
        before = self.heard_by_all
        for event in events:
            to = event.to
            if to == EVERYBODY:
                self.heard_by_all += 1
                self.news.append(event)
            else:
                self.private[to] += 1
            encoded = _encode((event.key, event.args))
            self.story.append((to, encoded))
            self.fresh.append((to, encoded))
            if self.checksum != UNKNOWN:
                self.checksum = crc32(encoded, self.checksum ^ (to + 1))
        if len(self.story) > 2 * STORY:
            del self.story[:-STORY]
        state = self.state
        self.asked = state.open_to()
        self.is_sealing = len(self.asked) > 1 and state.is_sealed()
        self.mark += 1
        self.opened = now
        self.shown = clock.shown_at(self.shown, now, self.heard_by_all - before)
        self.lag = max(0, self.shown - now)
        self.is_new = True
        if self.unheard:
            for seat, unheard in self.unheard.items():
                unheard += [event for event in events if event.is_for(seat)]
            self.forget_bots()
        if self.sealed_talk:
            self._keep_sealed_talk()

    def forget_bots(self) -> None:
        """Drop all open requests to bots; they are asked again."""
        self.bots_at = 0
        self.asked_bots.clear()
        self.held.clear()
        if self.replying is not None:
            self.answered.discard(self.replying)
            self.replying = None

    def forget_bot(self, seat: int) -> None:
        """Drop the open request to the bot at a seat, because another plays there now."""
        self.asked_bots.pop(seat, None)
        self.held = [answer for answer in self.held if answer.seat != seat]

"""The game that is running at a table: the state, its story, what is sealed, and how to take a move back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

import msgspec

from pocketmoney.core.action import Action
from pocketmoney.core.compiling import mypyc_attr
from pocketmoney.core.event import EVERYBODY, Event
from pocketmoney.core.game import Game, State
from pocketmoney.core.header import Header
from pocketmoney.core.seats import MOST
from pocketmoney.table.chair import Chair
from pocketmoney.table.lesson import Lesson
from pocketmoney.table.move_history import LONGEST, Path
from pocketmoney.table.standing_answers import Standing

if TYPE_CHECKING:
    from pocketmoney.table.bot_requests import BotReply

STORY: Final = 160  # events that are kept for whoever comes back

UNKNOWN: Final = -1  # a checksum of events of which the first were told by a program that counted none

NAMES: Final = [f"@{seat}" for seat in range(MOST)]

_encode: Final = msgspec.json.Encoder().encode

_moves: Final[dict[str, dict[str, Action]]] = {}  # that have been read, by game
_MOVES_MOST: Final = 20_000  # of each


@mypyc_attr(allow_interpreted_subclasses=True)
class Onlooker:
    """Whoever writes a game down: hears of every move that is made, and of those that are taken back."""

    def made(self, seat: int, action: Action, talk: str, running: GameInProgress, *, is_sealed: bool) -> None:
        """A move is about to be made."""

    def took_back(self, count: int) -> None:
        """So many moves, the last ones, were taken back."""


@mypyc_attr(acyclic=True)
class Before:
    """How things stood before a move of a seat, the so-manieth of the game, so that it can be taken back."""

    __slots__ = ("seat", "path", "steps", "standing", "made", "taught")

    def __init__(
        self, seat: int, path: Path, steps: int, standing: list[Standing | None], made: int, taught: int = 0
    ) -> None:
        self.seat = seat
        self.path = path  # the state then is so many steps along it
        self.steps = steps
        self.standing = standing
        self.made = made
        self.taught = taught

    def state(self) -> State:
        """How the game stood then."""
        return self.path.state(self.steps)


@mypyc_attr(acyclic=True)
class Waiting:
    """What one seat has yet to be told, and when it must be at the latest."""

    __slots__ = ("due", "events", "done", "is_news")

    def __init__(self, due: int) -> None:
        self.due = due
        self.events: list[bytes] = []
        self.done = 0  # number of that seat's command that is done
        self.is_news = False  # whether something has changed that everybody sees


class GameInProgress:
    """One game at a table. Moves go in; what is new for whom comes out."""

    __slots__ = (
        "number", "game", "moves", "header", "chairs", "state", "begun", "standing", "mark", "opened", "bank", "before",
        "story", "private", "heard_by_all", "fresh", "news", "is_new", "touched", "sealed_talk", "said", "bots_at",
        "boundary", "waived", "answered", "replying", "used", "asked_bots", "held", "unheard", "onlooker", "asked",
        "is_sealing", "waiting", "made", "told", "is_continued", "lesson", "taught", "path", "checksum", "led",
    )  # fmt: skip

    def __init__(
        self, number: int, game: Game, header: Header, chairs: list[Chair], bank: int, state: State | None = None
    ) -> None:
        seats = len(header.seats)
        self.number = number
        self.game = game
        self.moves = _moves.setdefault(game.name, {})
        self.header = header
        self.chairs = chairs  # by seat, to the end of the game, whoever leaves the table
        self.state = game.set_up(header) if state is None else state
        self.state.listen()
        self.standing: list[Standing | None] = [None] * seats  # replaced, never changed: moves can be taken back
        self.mark = 0  # number of the present question
        self.begun = 0  # when the game began
        self.opened = 0  # when the question was put
        self.bank = [bank] * seats
        self.made = 0  # moves of this game, as far as they were followed here
        self.path: Path | None = None  # along which the state came from an earlier one
        self.before: Before | None = None
        self.told: Before | None = None  # before the last throw that was told, and may still be disputed
        self.story: list[tuple[int, bytes]] = []
        self.checksum = 0  # of all events that were told
        self.led = 0  # moves of an earlier game that led to the beginning
        self.heard_by_all = 0  # events that everybody has heard
        self.private = [0] * seats  # events that each seat has heard beyond those
        self.fresh: list[tuple[int, bytes]] = []  # of the story, not told yet
        self.news: list[Event] = []  # the same for everybody's ears, for bots that talk
        self.is_new = True  # whether everybody has to be told how things stand
        self.waiting: dict[int, Waiting] = {}  # what seats have yet to be told
        self.touched: set[int] = set()  # seats for which alone something has changed
        self.sealed_talk: dict[int, tuple[Action, str]] = {}
        self.said: list[tuple[int, str]] = []  # talk that may be heard now
        self.bots_at = 0  # when the answers of bots to the present question count; 0: as soon as they come
        self.asked_bots: set[int] = set()  # bots that are thinking about it
        self.held: list[BotReply] = []  # what bots have decided before that time
        self.boundary = -1  # at which bots use their rights
        self.waived: set[int] = set()  # bots that want no more of them
        self.used = 0  # how many the present one has used
        self.answered: set[tuple[int, int, int]] = set()  # offers that bots have answered
        self.replying: tuple[int, int, int] | None = None  # the one that a bot is thinking about
        self.unheard: dict[int, list[Event]] = {}  # what bots have not heard yet
        self.onlooker: Onlooker | None = None
        self.is_continued = False  # whether it began with a moment of an earlier game
        self.lesson: Lesson | None = None  # if this is one
        self.taught = 0  # moves of its path that were made; OFF: the learner went another way
        self.asked = self.state.open_to()  # whom the present question is open to
        self.is_sealing = (
            len(self.asked) > 1 and self.state.is_sealed()
        )  # whether answers to it are kept until all have answered

    def read(self, text: str) -> Action:
        """The move that a text means; a text that is no move is a problem."""
        action = self.moves.get(text)
        if action is None:
            action = self.game.parse_move(text, NAMES)
            if len(self.moves) >= _MOVES_MOST:  # begin anew: else whoever fills it with bids slows everybody for good
                self.moves.clear()
            self.moves[text] = action
        return action

    def write(self, action: Action) -> str:
        """The move as text."""
        return self.game.write_move(action, NAMES)

    def make(self, seat: int, action: Action, talk: str, now: int) -> None:
        """Make an allowed move."""
        state = self.state
        is_sealed = self.is_sealing and seat in self.asked
        self.made += 1
        if self.onlooker is not None:
            self.onlooker.made(seat, action, talk, self, is_sealed=is_sealed)
        if is_sealed:
            if talk:
                self.sealed_talk[seat] = (action, talk)
            if self.path is not None:
                self.path.moves.append((seat, action))
            state.apply(seat, action)
            if not state.log and seat not in state.owed() and state.open_to() == self.asked:
                self.touched.add(seat)  # nobody else notices
                return
            self.before = self.told = None
            self._go_on(now)
            return
        marks = state.secrets_out()
        path = self.path
        if path is None or len(path.moves) >= LONGEST:
            path = self.path = Path(state.clone())
        before = Before(seat, path, len(path.moves), self.standing, self.made - 1, self.taught)
        path.moves.append((seat, action))
        boundary = state.boundary()
        asking = state.asking() if boundary >= 0 and seat not in self.asked else ""
        state.apply(seat, action)
        if state.secrets_out() != marks:
            self.before = self.told = None
        else:
            self.before = before
            if self.game.is_told(action):
                self.told = before
        if talk:
            self.said.append((seat, talk))
        # Business that others do meanwhile is no reason to take longer.
        if asking and state.asking() == asking and state.boundary() == boundary and state.open_to() == self.asked:
            opened, bots_at = self.opened, self.bots_at
            self._go_on(now)
            self.opened, self.bots_at = opened, bots_at
        else:
            self._go_on(now)

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
        self.path = None
        self.is_continued = True
        self._tell(state.heard())
        self.fresh.clear()
        self.news.clear()  # bots have nothing to say about it
        self.asked = state.open_to()
        self.is_sealing = len(self.asked) > 1 and state.is_sealed()

    def lapse(self, now: int) -> None:
        """The time is over: whoever has not answered lets it pass."""
        mark = self.mark
        for seat in self.state.owed():
            if self.mark != mark or seat not in self.state.owed():
                break
            nothing = self.state.default(seat)
            if nothing is not None:
                self.make(seat, nothing, "", now)

    def may_take_back(self, seat: int) -> Before | None:
        """What that seat can ask to have taken back: its own last move, if nobody has moved since; else the last throw
        or card that anybody has told."""
        return self.before if self.before is not None and self.before.seat == seat else self.told

    def take_back(self, by: int, now: int) -> None:
        """Go back to where that seat wants to."""
        before = self.may_take_back(by)
        assert before is not None
        self.state = before.state()
        self.state.listen()
        self.path = None
        self.standing = before.standing
        if self.told is not None and self.told.made >= before.made:
            self.told = None
        self.taught = before.taught
        self.before = None
        self.sealed_talk.clear()
        self.answered.clear()
        if self.onlooker is not None:
            self.onlooker.took_back(self.made - before.made)
        self.made = before.made
        self._tell([Event("undone", {"seat": before.seat})])
        self._ask(now)

    def all_told(self) -> None:
        """Everybody who comes from now on is told how things stand anyway."""
        self.fresh.clear()
        self.news.clear()
        self.said.clear()
        self.touched.clear()
        self.is_new = False

    def spend(self, seat: int, now: int, length: int) -> None:
        """Take what a seat thought beyond the length of its question from its own time."""
        over = now - self.opened - length
        if over > 0:
            self.bank[seat] = max(0, self.bank[seat] - over)

    @property
    def noted(self) -> int:
        """The checksum of what was told, as an entry notes it."""
        return 0 if self.checksum == UNKNOWN else self.checksum

    @property
    def heard(self) -> int:
        """How many events were told in all."""
        return self.heard_by_all + sum(self.private)

    def heard_by(self, seat: int) -> int:
        """How many events a seat (-1: a watcher) has heard."""
        return self.heard_by_all if seat < 0 else self.heard_by_all + self.private[seat]

    def missed_by(self, seat: int, seen: int) -> tuple[list[bytes], int]:
        """The events that a seat (-1: a watcher) has not seen yet, and how many of them are no longer kept."""
        wanted = max(0, self.heard_by(seat) - seen)
        found: list[bytes] = []
        for to, told in reversed(self.story):
            if len(found) == wanted:
                break
            if to == EVERYBODY or to == seat:
                found.append(told)
        found.reverse()
        return found, wanted - len(found)

    def _go_on(self, now: int) -> None:
        events = self.state.heard()
        for event in events if self.sealed_talk else ():
            if event.action is not None:
                words = self.sealed_talk.pop(event.mover, None)
                if words is not None and words[0] == event.action:
                    self.said.append((event.mover, words[1]))
        self._tell(events)
        self._ask(now)
        if self.sealed_talk:
            # Somebody made use of a right, and the window is still open: what lies sealed in it stays so.
            owed = self.state.owed()
            still = [seat for seat in self.asked if seat in self.sealed_talk and seat not in owed]
            self.sealed_talk = {seat: self.sealed_talk[seat] for seat in still}

    def _ask(self, now: int) -> None:
        """A new question is put."""
        state = self.state
        self.asked = state.open_to()
        self.is_sealing = len(self.asked) > 1 and state.is_sealed()
        self.mark += 1
        self.opened = now
        self.is_new = True
        if self.unheard:
            self.forget_bots()

    def forget_bots(self) -> None:
        """Whatever bots think about now is in vain; they are asked anew."""
        self.bots_at = 0
        self.asked_bots.clear()
        self.held.clear()
        if self.replying is not None:
            self.answered.discard(self.replying)
            self.replying = None

    def forget_bot(self, seat: int) -> None:
        """Another plays for that seat from now on: what the bot there thinks about is in vain."""
        self.asked_bots.discard(seat)
        self.held = [answer for answer in self.held if answer.seat != seat]

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            to = event.to
            if to == EVERYBODY:
                self.heard_by_all += 1
                self.news.append(event)
            else:
                self.private[to] += 1
            told = _encode((event.key, event.args))
            self.story.append((to, told))
            self.fresh.append((to, told))
            if self.checksum != UNKNOWN:
                self.checksum = crc32(told, self.checksum ^ (to + 1))
        for seat, unheard in self.unheard.items():
            unheard += [event for event in events if event.is_for(seat)]
        if len(self.story) > 2 * STORY:
            del self.story[:-STORY]

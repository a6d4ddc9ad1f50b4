"""One game as it goes: its state, the moves that were made, and what happened. `Match` is its public face."""

from __future__ import annotations

from typing import NamedTuple

from pocketmoney.bots.decisions import Decision
from pocketmoney.core.action import Action
from pocketmoney.core.event import EVERYBODY, Event
from pocketmoney.core.game import Game, State
from pocketmoney.core.header import Header
from pocketmoney.core.notation import cut_talk, seat_named
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import Record
from pocketmoney.core.recorder import Recorder, go_on
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.replay import is_at_turn
from pocketmoney.core.rng import from_seed
from pocketmoney.library.errors import IllegalMove, as_invalid_input
from pocketmoney.text.speech import Speech


class Move(NamedTuple):
    """A move that was made.

    Attributes:
        by: The player.
        text: The move, as a record writes it.
        talk: What was said with it.
    """

    by: str
    text: str
    talk: str = ""


class Judged(NamedTuple):
    """What a text means for a seat, why it is refused if it is, and the talk behind it."""

    seat: int
    action: Action
    refusal: Refusal | None
    talk: str


class OngoingGame:
    """A game between its first move and its last."""

    def __init__(self, rules: Game, header: Header, state: State, speech: Speech, record: Record | None = None) -> None:
        self.rules = rules
        self.header = header
        self.names = header.seats
        self.state = state
        self.speech = speech
        self.events: list[Event] = []
        self.before: list[Move] = []  # moves of the record that the game goes on from
        self.decision: Decision | None = None  # what a bot is asked while bots play
        self.chance = from_seed(-1 - header.seed)  # of bots: a stream of its own, so that they do not know the cards
        self.made: list[tuple[int, Action, str]] = []
        self._offered: set[tuple[int, int]] = set()  # boundaries and seats whose dues were offered
        self._record = record  # what the game goes on from
        self._start = state.clone()
        self._giving_up = rules.parse_move("concede", header.seats).verb
        state.listen()

    @property
    def source(self) -> str | None:
        """The text of the record that the game goes on from."""
        return None if self._record is None else self._record.source

    def copy(self) -> OngoingGame:
        """Return a copy that goes its own way."""
        other = OngoingGame.__new__(OngoingGame)
        other.__dict__.update(self.__dict__)
        other.state = self.state.clone()
        other.state.listen()
        other.events = self.events[:]
        other.made = self.made[:]
        other.decision = None
        other._offered = set(self._offered)
        other.chance = self.chance.copy()
        return other

    def offer_dues(self, seat: int) -> bool:
        """Return whether a seat would lose a right now, such as rent to be claimed: true once at a boundary."""
        at = (self.state.boundary(), seat)
        if at in self._offered or seat not in [other for other, _ in self.state.dues()]:
            return False
        self._offered.add(at)
        return True

    def seat(self, name: str) -> int:
        """Return the seat of a player."""
        with as_invalid_input(self.speech):
            return seat_named(name, self.names)

    def mover(self, name: str | None) -> int:
        """Return the seat of a player, without a name the first that owes a move; -1 when the game is over."""
        if name is not None:
            return self.seat(name)
        asked = self.state.owed()
        return asked[0] if asked else -1

    def menu(self, seat: int) -> list[Action]:
        """Return what a seat may do now, or may answer to what it is asked; giving up aside."""
        decision = self.decision
        if decision is not None and decision.seat == seat:
            return decision.menu
        return self.without_giving_up(self.state.menu(seat))

    def rights(self, seat: int) -> list[Action]:
        """Return what a seat may do unasked, giving up aside."""
        return self.without_giving_up(self.state.rights(seat))

    def without_giving_up(self, menu: list[Action]) -> list[Action]:
        """Return a menu without `concede`."""
        return [action for action in menu if action.verb != self._giving_up]

    def write(self, action: Action) -> str:
        """Return a move as text."""
        return self.rules.write_move(action, self.names)

    def judge(self, text: str, by: str | None) -> Judged:
        """Read a move and ask the rules about it. Text that is no move is bad input."""
        seat = max(0, self.mover(by))
        with as_invalid_input(self.speech):
            move, talk = cut_talk(text, self.rules.words_before_names(), self.names)
            if not move:
                raise Problem("no-move", {})
            action = self.rules.parse_move(move, self.names)
        if not self.state.over:
            action = self.rules.fit(self.state, seat, action)
        return Judged(seat, action, self.state.check(seat, action), talk)

    def allowed(self, text: str, by: str | None) -> Judged:
        """Do the same, and raise `IllegalMove` if the rules refuse the move."""
        judged = self.judge(text, by)
        if judged.refusal is not None:
            by, words = self.names[judged.seat], self.rules.own_words()
            raise IllegalMove(text, by, judged.refusal, self.names, self.speech, words)
        return judged

    def apply(self, seat: int, action: Action, talk: str = "") -> None:
        """Make an allowed move."""
        self.state.apply(seat, action)
        self.note(self.state, seat, action, talk)

    def note(self, state: State, seat: int, action: Action, talk: str = "") -> None:
        """Keep a move that was made, and what happened."""
        self.made.append((seat, action, talk))
        self.events += state.take_events()

    def moves(self) -> list[Move]:
        """Return all moves so far."""
        return self.before + [Move(self.names[seat], self.write(action), talk) for seat, action, talk in self.made]

    def events_seen_by(self, seat: int) -> list[Event]:
        """Return the events that a seat heard. What it learnt in private replaces what the others heard of it."""
        heard: list[Event] = []
        for event in self.events:
            if event.is_for(seat):
                if event.to >= 0 and heard and heard[-1].args.get("seat") == seat and heard[-1].to == EVERYBODY:
                    heard.pop()
                heard.append(event)
        return heard

    def decline(self) -> int:
        """Decline open answers up to a turn, or to an answer that the rules demand; returns how many."""
        before = len(self.made)
        while not is_at_turn(self.state):
            defaults = [(seat, self.state.default(seat)) for seat in self.state.owed()]
            seat, nothing = next(((seat, nothing) for seat, nothing in defaults if nothing is not None), (-1, None))
            if nothing is None:
                break
            self.apply(seat, nothing)
        return len(self.made) - before

    def record(self) -> str:
        """Return the play record so far."""
        state = self._start.clone()
        recorder = Recorder(self.rules, self.header) if self._record is None else go_on(self._record, state)
        state.listen()
        for seat, action, talk in self.made:
            state.apply(seat, action)
            recorder.note(seat, action, state, state.take_events(), talk)
        return recorder.text()

"""Playing a record again, and checking what it claims.

What is not written is declined. Before a move, open answers are declined in table order until that seat can
make that move. A written answer closes its window for everybody else. Before `=` everything open is declined;
`?` and `!` look ahead on a copy. A right that lasts is used at once and declines nothing.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pocketmoney.core.action import Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import Game, State
from pocketmoney.core.play import decline_open
from pocketmoney.core.record import FactLine, Line, MayLine, MoveLine, Record
from pocketmoney.core.refusal import Refusal

NOT_SO: Final = "not-so"  # a fact that does not hold
NO_TURN: Final = "no-turn"  # facts where something compulsory is still to be done
CANNOT: Final = "cannot"  # a move that cannot be made here
MAY_NOT: Final = "may-not"  # a move that was said to be possible
MAY: Final = "may"  # a move that was said to be impossible


class Moment:
    """Who is asked at some point, what each may do, and why a certain move is refused there."""

    def __init__(self, state: State, refusal: Refusal | None) -> None:
        self.asked = state.owed()
        self.menus = [state.menu(seat) for seat in self.asked]
        self.refusal = refusal
        self.over = state.over


class Failure(NamedTuple):
    """A claim that does not hold: where, what was claimed, what is so, and the moment that shows it."""

    line: int
    key: str
    claimed: str
    so: str
    seat: int
    moment: Moment | None


class Search:
    """The way to a moment when a seat can make a move, declining what is open on the way.

    The state that is given is used up: hand in a copy. `move` is None when there is no such moment; then
    `moment` tells who stands in the way at the end; if that is the seat itself, of the first one at which it was
    asked. The refusal is always the one of that first moment, if there was one.
    """

    def __init__(self, game: Game, state: State, seat: int, action: Action, *, stops_before_turn: bool = False) -> None:
        self.move: Action | None = None
        self.declined = 0
        self.moment: Moment | None = None
        was_asked = False
        running = state.turn_number()
        while True:
            refusal: Refusal | None = None
            if not state.over:
                fitted = game.fit(state, seat, action)
                refusal = state.check(seat, fitted)
                if refusal is None:
                    self.move = fitted
                    return
            if not was_asked:
                was_asked = seat in state.owed()
                self.moment = Moment(state, refusal)
            if state.over or not decline_open(state):
                if seat not in state.owed() and self.moment is not None:
                    self.moment = Moment(state, self.moment.refusal)
                return
            self.declined += 1
            if stops_before_turn and is_at_turn(state) and not 0 < running == state.turn_number():
                if not was_asked:
                    self.moment = Moment(state, None)
                return


def closed_by(state: State, seat: int, move: Action) -> list[int]:
    """Whose open answers a move declines: one that is no declining closes its window for everybody who is asked."""
    asked = state.owed()
    is_window = len(asked) > 1 and seat in asked and state.is_sealed()
    closes = is_window and move != state.default(seat) and move not in state.rights(seat)
    return [other for other in asked if other != seat] if closes else []


def answer(state: State, seat: int, move: Action) -> None:
    """Make a move, and decline what it closes for others."""
    others = closed_by(state, seat, move)
    state.apply(seat, move)
    for other in others:
        nothing = state.default(other)
        assert nothing is not None
        state.apply(other, nothing)


def play_line(game: Game, state: State, seat: int, action: Action) -> Moment | None:
    """Make the move of a line, after declining what stands before it; if that cannot be, change nothing."""
    search = Search(game, state.clone(), seat, action)
    move = search.move
    if move is None:
        return search.moment
    for _ in range(search.declined):
        decline_open(state)
    answer(state, seat, move)
    return None


def is_at_turn(state: State) -> bool:
    """Whether a seat must begin a turn now, or the game is over."""
    return state.over or state.must_begin()


def come_to_turn(state: State) -> bool:
    """Decline all that is open up to a turn or the end; False if something compulsory comes before."""
    while not is_at_turn(state):
        if not decline_open(state):
            return False
    return True


class Replay:
    """A record being played again, line by line, up to its end or its first failure."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = record.begin()
        self.state.listen()
        self.failure: Failure | None = None
        self._at = 0

    @property
    def done(self) -> bool:
        """Whether there is no line left, or one has failed."""
        return self.failure is not None or self._at == len(self.record.body)

    @property
    def line(self) -> int:
        """Where the line stands that was played last; 0 before the first."""
        return self.record.body[self._at - 1].line if self._at else 0

    def next_line(self) -> Line:
        """The line that the next step plays."""
        return self.record.body[self._at]

    def step(self) -> list[Event]:
        """Play the next line; returns what happened."""
        line = self.next_line()
        self._at += 1
        if isinstance(line, MoveLine):
            self._move(line)
        elif isinstance(line, FactLine):
            self._facts(line)
        else:
            self._may(line)
        return self.state.take_events()

    def run(self) -> Failure | None:
        """Play all lines; returns the first claim that does not hold."""
        while not self.done:
            self.step()
        return self.failure

    def _move(self, line: MoveLine) -> None:
        moment = play_line(self.record.game, self.state, line.seat, line.action)
        if moment is not None:
            self.failure = Failure(line.line, CANNOT, line.text, "", line.seat, moment)

    def _facts(self, line: FactLine) -> None:
        if not come_to_turn(self.state):
            claimed = ", ".join([fact.text for fact in line.facts])
            seat = self.state.owed()[0]
            self.failure = Failure(line.line, NO_TURN, claimed, "", seat, Moment(self.state, None))
            return
        for fact in line.facts:
            so = fact.so(self.state)
            if so != fact.text:
                self.failure = Failure(line.line, NOT_SO, fact.text, so, -1, None)
                return

    def _may(self, line: MayLine) -> None:
        for action, text in zip(line.actions, line.texts, strict=True):
            search = Search(self.record.game, self.state.clone(), line.seat, action, stops_before_turn=True)
            may = search.move is not None
            if may != line.may:
                key = MAY_NOT if line.may else MAY
                self.failure = Failure(line.line, key, text, "", line.seat, search.moment)
                return

"""Leaving at every moment: random games in which players give up at every kind of open question, in every role.

A game is played by its `Part`, which knows what random play needs to reach every question, and watched by a `Witness`,
which hears the events and sees what everybody sees, and works out from that alone what the rules demand. Which role
left at which question is counted: where a pair has been tried too seldom, the game branches.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

from pocketmoney import games
from pocketmoney.core.action import Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import State
from pocketmoney.core.header import Header
from pocketmoney.core.record import parse
from pocketmoney.core.recorder import Recorder
from pocketmoney.core.replay import Replay, come_to_turn
from pocketmoney.core.rng import Rng, from_seed
from tests.contract.case import Case

Pair = tuple[str, str]
Public = dict[str, Any]

SELDOM = 40  # somebody leaves by chance, at one decision in so many
AT_THE_END = 3  # the same, when the game has lasted long enough
BRANCH = 40  # at most so many moves after a departure, players leave until the game is over
LIMIT = 5_000  # moves of one game


def shuffled(words: list[str], rng: Rng) -> list[str]:
    """The same words in random order."""
    order = list(range(len(words)))
    rng.shuffle(order)
    return [words[at] for at in order]


class Witness:
    """Somebody at the table who sees what everybody sees, and knows the rules of leaving."""

    def hear(self, before: Public, seat: int, events: list[Event], after: Public, *, leaves: bool) -> None:
        """Check what happened when that seat made a move."""
        raise NotImplementedError

    def check(self, state: State, public: Public) -> None:
        """Check what must hold at every decision, and at the end."""
        raise NotImplementedError


class Part:
    """What the test must know of one game."""

    case: Case
    moves = 120  # after so many, players leave until the game is over

    def header(self, rng: Rng) -> Header:
        """A random table, at the beginning or in the middle of a game."""
        raise NotImplementedError

    def witness(self, header: Header, state: State) -> Witness:
        """A witness who is there from the beginning."""
        raise NotImplementedError

    def question(self, public: Public, witness: Witness) -> str:
        """The kind of the open question."""
        raise NotImplementedError

    def roles(self, state: State, public: Public, witness: Witness) -> dict[str, set[int]]:
        """Who plays which part in what is going on."""
        raise NotImplementedError

    def move(self, state: State, public: Public, rng: Rng) -> tuple[int, Action]:
        """A random move that nobody leaves by."""
        raise NotImplementedError


class Tally:
    """What a number of games came to, and how often each role left at each question."""

    def __init__(self) -> None:
        self.games = self.branches = self.moves = self.departures = self.longest = self.recorded = 0
        self.pairs: Counter[Pair] = Counter()

    def add(self, other: Tally) -> None:
        """Take another tally in."""
        self.games += other.games
        self.branches += other.branches
        self.moves += other.moves
        self.departures += other.departures
        self.recorded += other.recorded
        self.longest = max(self.longest, other.longest)
        self.pairs.update(other.pairs)


class Table:
    """One game being played."""

    def __init__(self, part: Part, header: Header, state: State, witness: Witness, rng: Rng) -> None:
        self.part = part
        self.case = part.case
        self.header = header
        self.state = state
        self.witness = witness
        self.rng = rng
        self.giving_up = self.case.game.parse_move("concede", header.seats)
        self.moves: list[tuple[int, Action]] = []
        self.public = self._look()
        self.digest = state.digest()
        self.begun = 0  # how many of them were made at the table that this one is a branch of
        self.enough = part.moves

    def branch(self, seed: int) -> Table:
        """A copy of the table that goes its own way, and comes to an end soon."""
        state = self.state.clone()
        state.listen()
        other = Table(self.part, self.header, state, deepcopy(self.witness), from_seed(seed))
        other.moves = self.moves[:]
        other.begun = len(self.moves)
        other.enough = len(self.moves) + other.rng.below(BRANCH)
        return other

    def _look(self) -> Public:
        """What everybody sees, the piles included."""
        return {**self.state.public(), "piles": self.state.piles()}

    def roles(self) -> dict[int, list[Pair]]:
        """Of each seat that is in the game, in which roles it could leave now, and at which question."""
        question = self.part.question(self.public, self.witness)
        found: dict[int, list[Pair]] = {}
        for role, seats in self.part.roles(self.state, self.public, self.witness).items():
            for seat in seats:
                assert not self.state.is_out(seat), (question, role, seat)
                found.setdefault(seat, []).append((question, role))
        return found

    def play(self, tally: Tally) -> None:
        """Play to the end; leaving is left to chance."""
        while not self.state.over:
            assert len(self.moves) < LIMIT, "the game does not end"
            if self.rng.below(SELDOM if len(self.moves) < self.enough else AT_THE_END):
                self.make_move(*self.part.move(self.state, self.public, self.rng))
            else:
                standing = [seat for seat in range(self.state.seats) if not self.state.is_out(seat)]
                self.leave(standing[self.rng.below(len(standing))], tally)

    def leave(self, seat: int, tally: Tally) -> None:
        """Let that seat leave."""
        tally.departures += 1
        tally.pairs.update(self.roles()[seat])
        self.make_move(seat, self.giving_up)
        assert self.state.is_out(seat)

    def make_move(self, seat: int, action: Action) -> None:
        """Make a move, and compare with what copies of the game do."""
        state = self.state
        refusal = state.check(seat, action)
        assert refusal is None, (seat, action, refusal.key)
        written = self.case.game.from_json(json.loads(json.dumps(state.to_json())))
        assert written.digest() == self.digest
        copied = state.clone()
        self.go_on(seat, action)
        written.apply(seat, action)
        copied.apply(seat, action)
        self.digest = state.digest()
        assert written.digest() == self.digest
        assert copied.digest() == self.digest
        self.check()

    def go_on(self, seat: int, action: Action) -> None:
        """Make a move before the eyes of the witness."""
        self.moves.append((seat, action))
        self.state.apply(seat, action)
        before, self.public = self.public, self._look()
        self.witness.hear(before, seat, self.state.take_events(), self.public, leaves=action == self.giving_up)

    def check(self) -> None:
        """No piece is lost or doubled, and nobody who is out is asked or has a right."""
        state = self.state
        self.case.count_pieces(state)
        open_to, owed = state.open_to(), state.owed()
        assert set(owed) <= set(open_to)
        assert bool(owed) != state.over
        standing = [seat for seat in range(state.seats) if not state.is_out(seat)]
        assert standing
        for seat in range(state.seats):
            if state.is_out(seat) or state.over:
                assert seat not in open_to
                assert not state.menu(seat) and not state.rights(seat)
                assert state.default(seat) is None
                assert state.check(seat, self.giving_up) is not None
            else:
                assert state.check(seat, self.giving_up) is None
                assert self.giving_up in state.menu(seat)
                assert seat not in owed or len(state.menu(seat)) > 1
        for others in (state.dues(), state.replies(), state.consents()):
            assert not [seat for seat, _ in others if state.is_out(seat)]
        assert not state.is_out(state.turn) or state.over or not state.must_begin()
        assert state.aimed_at() < 0 or not state.is_out(state.aimed_at())
        assert state.over or len(standing) > 1
        if state.over and len(standing) == 1:
            assert state.winner == standing[0]
        self.witness.check(state, self.public)

    def check_record(self) -> None:
        """The same moves lead to the same end, and so does the record that is written of them."""
        state, recorder = self._recorded()
        assert state.digest() == self.state.digest()
        replay = Replay(parse(recorder.text(), games.find))
        failure = replay.run()
        assert failure is None, (failure.line, failure.key, failure.claimed)
        come_to_turn(replay.state)
        assert replay.state.digest() == state.digest(), "the record leads elsewhere"
        assert recorder.exact

    def _recorded(self) -> tuple[State, Recorder]:
        game = self.case.game
        state = game.set_up(self.header)
        state.listen()
        recorder = Recorder(game, self.header)
        for seat, action in self.moves:
            state.apply(seat, action)
            recorder.note(seat, action, state, state.take_events())
        return state, recorder

    def told(self) -> str:
        """The game so far, for a failure: its last moves, and its record."""
        game, names = self.case.game, self.header.seats
        last = [f"{names[seat]}: {game.write_move(action, names)}" for seat, action in self.moves[-12:]]
        try:
            record = self._recorded()[1].text()
        except Exception as fault:
            record = f"no record: {fault!r}"
        return "\n".join([self.case.name, str(self.header.options), *last, "", record])


def play(part: Part, seed: int, tally: Tally, *, tries: int, one_record_in: int = 1) -> None:
    """Play one game, and let it branch where somebody could leave in a role that has been tried too seldom.

    The game and its branches are all played to their ends. A failure tells the game.
    """
    rng = from_seed(seed)
    header = part.header(rng)
    state = part.case.game.set_up(header)
    state.listen()
    table = Table(part, header, state, part.witness(header, state), rng)
    tally.games += 1
    with telling(table):
        table.check()
        while not table.state.over and len(table.moves) < table.enough:
            for seat, pairs in sorted(table.roles().items()):
                if min(tally.pairs[pair] for pair in pairs) < tries:
                    branch = table.branch(seed * 1000 + tally.branches)
                    tally.branches += 1
                    with telling(branch):
                        branch.leave(seat, tally)
                        _finish(branch, tally, one_record_in)
            table.make_move(*part.move(table.state, table.public, rng))
        _finish(table, tally, one_record_in)


def _finish(table: Table, tally: Tally, one_record_in: int) -> None:
    table.play(tally)
    if table.rng.below(one_record_in) == 0:
        table.check_record()
        tally.recorded += 1
    tally.moves += len(table.moves) - table.begun
    tally.longest = max(tally.longest, len(table.moves))


class Told(AssertionError):
    """A failure that tells its game."""


@contextmanager
def telling(table: Table) -> Iterator[None]:
    """Tell the game with a failure."""
    try:
        yield
    except Told:
        raise
    except Exception as fault:
        raise Told(f"{type(fault).__name__}: {fault}\n{table.told()}") from fault


def missing(possible: dict[str, str], tally: Tally, *, often: bool) -> list[str]:
    """The pairs that are possible and were never reached: all of them, or those to which chance leads often."""
    return [
        f"{question}: {role}"
        for (question, role), is_rare in _pairs(possible).items()
        if not tally.pairs[question, role] and not (often and is_rare)
    ]


def _pairs(possible: dict[str, str]) -> dict[Pair, bool]:
    """Every pair of a list, and whether chance seldom leads there."""
    return {
        (question, role.removesuffix("?")): role.endswith("?")
        for question, roles in possible.items()
        for role in roles.split()
    }


class Moment:
    """A moment of a random game: how it began, the moves up to there, what is asked, and a seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self.header = table.header
        self.moves = table.moves[:]
        self.asking = table.state.asking()
        self.seat = seat
        self.is_asked = seat in table.state.owed()


def moments(part: Part, games: int, first: int) -> list[Moment]:
    """For each question of random games: a moment with a seat that is asked, and one with a seat that is not."""
    found: dict[tuple[str, bool], Moment] = {}
    for seed in range(first, first + games):
        rng = from_seed(seed)
        header = part.header(rng)
        state = part.case.game.set_up(header)
        state.listen()
        table = Table(part, header, state, part.witness(header, state), rng)
        while not state.over and len(table.moves) < part.moves:
            question = part.question(table.public, table.witness)
            for seat in range(state.seats):
                key = (question, seat in state.owed())
                if key not in found and not state.is_out(seat):
                    found[key] = Moment(table, seat)
            table.go_on(*part.move(state, table.public, rng))
    return [found[key] for key in sorted(found)]

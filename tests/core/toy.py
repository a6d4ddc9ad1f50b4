"""A toy game with all that a record has to deal with: sealed windows, follow-ups, a right, a compulsory move.

On a turn a player hits somebody, shoves somebody (and must then hit the same one), or passes. Whoever is hit
may `stop` it, everybody else may `veto` it; a veto counts first. After a hit that landed the hitter may hit again
for nothing. `leave` is a right. Everybody has every move, except those named in `lacks NAME`.
"""

from __future__ import annotations

import pytest

from pocketmoney.core import game as contract
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import Fact, Game, Json, State
from pocketmoney.core.header import Header
from pocketmoney.core.notation import one_seat, quoted, whole_number, words
from pocketmoney.core.options import Option, choose
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.rng import Rng

if not str(contract.__file__).endswith(".py"):
    pytest.skip("mypyc: no game of plain Python on a compiled contract", allow_module_level=True)

VERBS = ["hit", "shove", "pass", "take", "stop", "veto", "leave"]
HIT, SHOVE, PASS, TAKE, STOP, VETO, LEAVE = range(7)

TURN, WINDOW, AGAIN, MUST = "turn", "window", "again", "must"


class Toy(State):
    """Points, who is out, and the one question that is open."""

    def __init__(self, points: list[int], lacks: list[set[int]]) -> None:
        super().__init__()
        self.points = points
        self.lacks = lacks
        self.out: set[int] = set()
        self.whose = 0
        self.step = TURN
        self.target = NOBODY
        self.asked: list[int] = [0]
        self.sealed: dict[int, int] = {}

    @property
    def seats(self) -> int:
        return len(self.points)

    @property
    def over(self) -> bool:
        return len(self.out) >= self.seats - 1

    @property
    def winner(self) -> int:
        left = [seat for seat in range(self.seats) if seat not in self.out]
        return left[0] if len(left) == 1 else NOBODY

    @property
    def turn(self) -> int:
        return self.whose

    def must_begin(self) -> bool:
        return not self.over and self.step == TURN

    def is_out(self, seat: int) -> bool:
        return seat in self.out

    def open_to(self) -> tuple[int, ...]:
        return () if self.over else tuple(self.asked)

    def owed(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.open_to() if seat not in self.sealed)

    def rights(self, seat: int) -> list[Action]:
        return [] if self.over or seat in self.out else [Action(LEAVE)]

    def menu(self, seat: int) -> list[Action]:
        found: list[Action] = []
        if seat in self.owed():
            others = [other for other in range(self.seats) if other != seat and other not in self.out]
            if self.step == TURN:
                found = [Action(verb, (), other) for verb in (HIT, SHOVE) for other in others]
                found.append(Action(PASS))
            elif self.step == WINDOW:
                found = [Action(STOP if seat == self.target else VETO), Action(TAKE)]
            elif self.step == AGAIN:
                found = [Action(HIT), Action(TAKE)]
            else:
                found = [Action(HIT)]
        return [move for move in found if move.verb not in self.lacks[seat]] + self.rights(seat)

    def default(self, seat: int) -> Action | None:
        return Action(TAKE) if seat in self.owed() and self.step in (WINDOW, AGAIN) else None

    def forced(self, seat: int) -> Action | None:
        return None

    def check(self, seat: int, action: Action) -> Refusal | None:
        return None if action in self.menu(seat) else Refusal("toy", {"seat": seat}, rule=1)

    def apply(self, seat: int, action: Action) -> None:
        assert action in self.menu(seat), (seat, action)
        if action.verb == LEAVE:
            self._tell(seat, action)
            self._leave(seat)
        elif self.step == WINDOW:
            self.sealed[seat] = action.verb
            if not self.owed():
                self._open()
        elif action.verb == TAKE:
            self._next()
        else:
            self._tell(seat, action)
            self._move(seat, action)

    def random_action(self, seat: int, rng: Rng) -> Action:
        menu = self.menu(seat)
        return menu[rng.below(len(menu))]

    def clone(self) -> Toy:
        other = Toy(self.points[:], self.lacks)
        other.out, other.whose, other.step = set(self.out), self.whose, self.step
        other.target, other.asked, other.sealed = self.target, self.asked[:], dict(self.sealed)
        return other

    def to_json(self) -> Json:
        sealed = sorted(self.sealed.items())
        return {
            "points": self.points, "out": sorted(self.out), "whose": self.whose, "step": self.step,
            "target": self.target, "asked": self.asked, "sealed": sealed,
        }  # fmt: skip

    def _tell(self, seat: int, action: Action) -> None:
        if self.log is not None:
            self.log.append(Event(VERBS[action.verb], {"by": seat}, mover=seat, action=action))

    def _move(self, seat: int, action: Action) -> None:
        if action.verb == PASS:
            self._next()
        elif action.verb == SHOVE:
            self.step, self.target, self.asked = MUST, action.target, [seat]
        elif self.step == AGAIN:
            self._hurt(self.target)
            self._next()
        else:
            self.target = action.target if action.target != NOBODY else self.target
            self.step, self.sealed = WINDOW, {}
            self.asked = [other for other in range(self.seats) if other != seat and other not in self.out]

    def _open(self) -> None:
        for verb in (VETO, STOP):
            for seat in self.asked:
                if self.sealed.get(seat) == verb:
                    self._tell(seat, Action(verb))
                    self._next()
                    return
        self.sealed = {}
        self._hurt(self.target)
        if not self.over and self.target not in self.out:
            self.step, self.asked = AGAIN, [self.whose]
        else:
            self._next()

    def _hurt(self, seat: int) -> None:
        self.points[seat] -= 1
        if self.points[seat] == 0:
            self.out.add(seat)

    def _leave(self, seat: int) -> None:
        self.out.add(seat)
        if self.over or seat in (self.whose, self.target):
            self._next()
            return
        self.sealed.pop(seat, None)
        self.asked = [other for other in self.asked if other != seat]
        if self.step == WINDOW and not self.owed():
            self._open()

    def _next(self) -> None:
        self.sealed, self.target, self.step = {}, NOBODY, TURN
        if not self.over:
            self.whose = (self.whose + 1) % self.seats
            while self.whose in self.out:
                self.whose = (self.whose + 1) % self.seats
        self.asked = [self.whose]


class ToyFact(Fact):
    """`Ann 3`, `turn Ann`, `winner Ann`, `Ann in`, `Ann out`."""

    def __init__(self, kind: str, seat: int, claimed: str, names: list[str]) -> None:
        super().__init__(claimed)
        self.kind = kind
        self.seat = seat
        self.names = names

    def so(self, state: State) -> str:
        assert isinstance(state, Toy)
        if self.kind in ("turn", "winner"):
            seat = state.turn if self.kind == "turn" else state.winner
            return f"{self.kind} {quoted(self.names[seat])}" if seat != NOBODY else "no winner"
        if self.kind == "life":
            return f"{quoted(self.names[self.seat])} {'out' if state.is_out(self.seat) else 'in'}"
        return f"{quoted(self.names[self.seat])} {state.points[self.seat]}"


class ToyGame(Game):
    """How a toy game is set up, read and written."""

    def options(self) -> list[Option]:
        return [Option("points", ("3", "5"), (1,))]

    def header_keys(self) -> list[str]:
        return ["lacks ", "order"]

    def set_up(self, header: Header) -> Toy:
        chosen = choose(self.options(), header.options, header.line("options"))
        if not 2 <= len(header.seats) <= 4:
            raise Problem("seats", {"count": len(header.seats)}, header.line("seats"))
        lacks: list[set[int]] = [set() for _ in header.seats]
        for entry in header.named("lacks"):
            for word in entry.words:
                if word not in VERBS:
                    raise unknown("unknown-card", word, VERBS, entry.line)
                lacks[header.seats.index(entry.of)].add(VERBS.index(word))
        return Toy([int(chosen["points"])] * len(header.seats), lacks)

    def parse_move(self, text: str, names: list[str]) -> Action:
        found = words(text, ">")
        if found[0].text not in VERBS:
            raise unknown("unknown-card", found[0].text, VERBS)
        verb = VERBS.index(found[0].text)
        if len(found) == 1:
            return Action(verb)
        if not found[1].is_mark(">") or len(found) == 2:
            raise Problem("no-target", {"text": text})
        return Action(verb, (), one_seat(found[2:], names))

    def fit(self, state: State, seat: int, action: Action) -> Action:
        assert isinstance(state, Toy)
        if action.verb == HIT and state.step in (AGAIN, MUST) and action.target == state.target:
            return Action(HIT)
        return action

    def write_move(self, action: Action, names: list[str]) -> str:
        aimed = f" > {quoted(names[action.target])}" if action.target != NOBODY else ""
        return VERBS[action.verb] + aimed

    def parse_fact(self, text: str, names: list[str]) -> Fact:
        found = words(text)
        if len(found) != 2:
            raise Problem("bad-fact", {"text": text})
        if not found[0].is_quoted and found[0].text in ("turn", "winner"):
            seat = one_seat(found[1:], names)
            return ToyFact(found[0].text, seat, f"{found[0].text} {quoted(names[seat])}", names)
        seat = one_seat(found[:1], names)
        if found[1].text in ("in", "out"):
            return ToyFact("life", seat, f"{quoted(names[seat])} {found[1].text}", names)
        return ToyFact("points", seat, f"{quoted(names[seat])} {whole_number(found[1].text, 'fact')}", names)


def find(name: str) -> Game:
    """The registry of the toy."""
    if name == "toy":
        return ToyGame("toy")
    raise unknown("unknown-game", name, ["toy"])

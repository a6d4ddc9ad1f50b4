"""The contract every game keeps: all that bots, tables, labs and trainers know of a game."""

from __future__ import annotations

from hashlib import blake2b
from json import dumps
from typing import Any

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.encoding import Encoding
from pocketmoney.core.event import EVERYBODY, Event, EventArgs
from pocketmoney.core.header import Header
from pocketmoney.core.moves import Moves
from pocketmoney.core.mypyc_hints import mypyc_attr
from pocketmoney.core.options import Option, Preset
from pocketmoney.core.plain import Json as Json
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.rng import Rng


class View:
    """What one seat knows, and nothing else."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def to_json(self) -> Json:
        """The view as plain data; two equal views give equal data."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class State:
    """A whole game at one moment. Only `apply` changes it."""

    __slots__ = ("log",)

    def __init__(self) -> None:
        self.log: list[Event] | None = None

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    @property
    def winner(self) -> int:
        """The seat that won, or nobody."""
        return NOBODY

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        raise NotImplementedError

    def turn_number(self) -> int:
        """Which turn is running, counted from 1; 0 in a game where every must-begin is a new one."""
        return 0

    def must_begin(self) -> bool:
        """Whether a seat must begin a turn (or make its action) now."""
        raise NotImplementedError

    def boundary(self) -> int:
        """How many public boundaries there were at which rights are offered; -1 in a game that has none.

        A driver without a clock offers rights once at each: in table order, the seat that must begin last.
        """
        return -1

    def is_sealed(self) -> bool:
        """Whether answers to an open question are kept until all have answered, so that only one can count."""
        return True

    def is_out(self, seat: int) -> bool:
        """Whether that seat has left the game."""
        raise NotImplementedError

    def open_to(self) -> tuple[int, ...]:
        """Whom the present question is open to; everybody may know this."""
        raise NotImplementedError

    def owed(self) -> tuple[int, ...]:
        """Who has not answered yet, for drivers only; empty only when the game is over."""
        raise NotImplementedError

    def rights(self, seat: int) -> list[Action]:
        """Moves that seat may make unasked."""
        raise NotImplementedError

    def moves(self, seat: int) -> Moves:
        """What that seat may do now, rights included: the set that the next methods are made from."""
        raise NotImplementedError

    def menu(self, seat: int) -> list[Action]:
        """What that seat may do now, rights included; giving up is last."""
        return self.moves(seat).listed()

    def legal_actions(self, seat: int) -> list[int]:
        """The menu as numbers, giving up aside; an `Action` is made only of the number that is chosen."""
        return self.moves(seat).numbers()

    def offered_actions(self, seat: int, *, is_right: bool) -> list[int]:
        """The numbers that a driver puts to a seat: its answers; or its rights and NOTHING, where they go apart."""
        return [] if is_right else self.legal_actions(seat)

    def action_of(self, seat: int, number: int) -> Action:
        """The move that a number of `legal_actions` stands for; by default its place in the menu."""
        return self.menu(seat)[number]

    def number_of(self, seat: int, action: Action) -> int:
        """The number of a move of the menu other than giving up: `action_of`, backwards."""
        return self.menu(seat).index(action)

    def apply_number(self, seat: int, number: int) -> None:
        """Make the allowed move with that number."""
        self.apply(seat, self.action_of(seat, number))

    def default(self, seat: int) -> Action | None:
        """What it means that an asked seat says nothing; None when it must say something."""
        raise NotImplementedError

    def forced(self, seat: int) -> Action | None:
        """The only thing an asked seat can do, giving up aside; None if there is a choice."""
        return self.moves(seat).only()

    def check(self, seat: int, action: Action) -> Refusal | None:
        """None when the move is allowed, else why not."""
        raise NotImplementedError

    def apply(self, seat: int, action: Action) -> None:
        """Make an allowed move."""
        raise NotImplementedError

    def random_action(self, seat: int, rng: Rng) -> Action:
        """A random move of an asked seat: first the kind of move, then the move."""
        return self.moves(seat).draw(rng)

    def only_answer(self, seat: int) -> Action | None:
        """The only answer of an asked seat, rights and giving up aside; None if there is a choice."""
        rights = self.rights(seat)
        answers = [action for action in self.menu(seat) if action not in rights]
        return answers[0] if len(answers) == 1 else None

    def random_right(self, seat: int, rng: Rng) -> Action | None:
        """A random right of a seat, or NOTHING: what a driver without a clock is told at a boundary.

        None if that seat has no right but to give up: then it is not asked, and has made no choice.
        """
        return None

    def replies(self) -> list[tuple[int, Action]]:
        """Rights that answer what one player put to another: who may reply, and how. A driver asks at once."""
        return []

    def dues(self) -> list[tuple[int, Action]]:
        """Rights to something owed that end by themselves: who has them, and the move. Everybody may know this."""
        return []

    def at_stake(self) -> list[tuple[int, Action]]:
        """Those of the dues that are lost when the seat that must begin begins."""
        return []

    def consents(self) -> list[tuple[int, Action]]:
        """What a seat wants that counts only when all say it: who has not yet, and the move. Everybody may know
        this, and bots say it when all people have."""
        return []

    def could_answer(self, seat: int) -> list[str]:
        """Return the cards with which that seat could answer, by public knowledge; none where no card answers."""
        return []

    def aimed_at(self) -> int:
        """The seat that the card in flight is aimed at, if the open question is about one; else nobody."""
        return NOBODY

    def skip_forced(self) -> None:
        """Answer for every asked seat that has a single choice, until a seat has a real one.

        A boundary is never skipped: others may have rights there.
        """
        while not self.over and not (self.boundary() >= 0 and self.must_begin()):
            before = True
            for seat in self.owed():
                only = self.forced(seat)
                if only is not None:
                    self.apply(seat, only)
                    before = False
                    break
            if before:
                return

    def step_at_random(self, rng: Rng) -> bool:
        """Skip what is forced, then let a seat that is asked make a random move; False when the game is over."""
        self.skip_forced()
        asked = self.owed()
        if not asked:
            return False
        seat = asked[rng.below(len(asked))] if len(asked) > 1 else asked[0]
        self.apply(seat, self.random_action(seat, rng))
        return True

    def view(self, seat: int) -> View:
        """What that seat knows."""
        raise NotImplementedError

    # For tables: the same knowledge in words that a client can draw without knowing the rules. Pieces are written as
    # in moves, seats are numbers from 0 up; where a text needs a name, `@2` is the name of seat 2.

    def asking(self) -> str:
        """The kind of the present question in one word, which everybody may know; "over" when the game is over.

        All words of a game are its `askings`.
        """
        raise NotImplementedError

    def public(self) -> Json:
        """What everybody sees now, players and spectators; nothing in it depends on what is hidden."""
        raise NotImplementedError

    def piles(self) -> Json:
        """Public lists too long to be in `public`, whole, for players who want to look through them."""
        return {}

    def own(self, seat: int) -> Json:
        """What that seat sees beyond `public`."""
        return {}

    def choices(self, seat: int) -> list[Json]:
        """What that seat may do now, rights included: its menu, folded so that a client can draw it.

        A choice is `do` (the verb), `text` (how the move begins), and, if something must follow the text:
        `at`, seats, one of which is the target (` > @2`); `one`, words, one of which follows behind a blank; `some`,
        pieces, of which any selection follows, each behind a blank, in that order: at least one, at most `most` of
        them, and if there are `sets`, one of these; `amount`, the least and the most that may follow, in steps of
        `step` from the least; `with`, seats that a text of one's own may name. `ready` are whole texts that save the
        making. `may` marks a right: a move that answers no question. `Game.parse_move` reads every text.
        """
        return self.moves(seat).folded()

    def secrets_out(self) -> tuple[int, ...]:
        """A mark that is another one as soon as something hidden or random has come out; for drivers only.

        It never comes back to what it was: two equal marks of one game mean that nothing came out between them, but
        for what a mover showed by the move itself.
        """
        raise NotImplementedError

    def clone(self) -> State:
        """A copy that goes its own way."""
        raise NotImplementedError

    def to_json(self) -> Json:
        """The whole state as plain data."""
        raise NotImplementedError

    def digest(self) -> str:
        """A short fingerprint of the whole state."""
        written = dumps(self.to_json(), separators=(",", ":"), sort_keys=True)
        return blake2b(written.encode(), digest_size=16).hexdigest()

    def tell(self, key: str, args: EventArgs, to: int = EVERYBODY) -> None:
        """Keep an event, if anybody listens. Callers on hot paths ask for `log` first."""
        if self.log is not None:
            self.log.append(Event(key, args, to))

    def tell_move(self, key: str, args: EventArgs, seat: int, action: Action) -> None:
        """Keep an event that is a move which counted."""
        if self.log is not None:
            self.log.append(Event(key, args, EVERYBODY, seat, action))

    def listen(self) -> None:
        """Begin to keep events."""
        if self.log is None:
            self.log = []

    def take_events(self) -> list[Event]:
        """The events since the last time, which are then forgotten."""
        log = self.log
        if log is None:
            return []
        self.log = []
        return log


class Fact:
    """A claim about a state, as a record writes it."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def so(self, state: State) -> str:
        """The same claim as it really is, in the words of a record; equal to `text` when it holds."""
        raise NotImplementedError


class Game:
    """A game by name: how it is set up, read and written."""

    def __init__(self, name: str) -> None:
        self.name = name

    def options(self) -> list[Option]:
        """Every house rule."""
        raise NotImplementedError

    def presets(self) -> list[Preset]:
        """Named choices of house rules."""
        return []

    def seat_range(self) -> tuple[int, int]:
        """How many play it, at least and at most."""
        raise NotImplementedError

    def decks(self) -> list[str]:
        """The decks that may be shuffled together for it; none where that is no question."""
        return []

    def first_seat(self, seats: int, games: int, rng: Rng) -> int:
        """Return the seat that begins the next game of an evening, counted from the one that began the last.

        Chance picks the first, and after each of the `games` so far the deal moves one place to the left (R36).
        """
        return rng.below(seats) if games == 0 else 1 % seats

    def notices(self) -> list[str]:
        """Catalogue keys of what everybody has to read before the first game."""
        return []

    def pieces(self) -> list[Json]:
        """What the game is played with, for clients: a list of things with an `id`, as moves name it, and a
        `kind`, which says what else is told of them."""
        return []

    def header_keys(self) -> list[str]:
        """Header keys of this game beyond the common ones; a key of one seat ends in a blank (`hand `),
        a key of one other thing in a blank and a hash (`crates #`)."""
        raise NotImplementedError

    def file_keys(self) -> list[str]:
        """Those header keys that name a file; its text must lie in the header."""
        return []

    def askings(self) -> tuple[str, ...]:
        """Every word that `State.asking` may say."""
        raise NotImplementedError

    def words_before_names(self) -> list[str]:
        """The words of moves behind which a name may stand, as `offer` in `offer Bob ...`."""
        return []

    def is_told(self, action: Action) -> bool:
        """Whether the move tells the program of chance that happened on the table, so that nobody can verify it."""
        return False

    def own_words(self) -> dict[str, str]:
        """Words that no catalogue can know, by message id: of a board or cards that the table has made."""
        return {}

    def set_up(self, header: Header) -> State:
        """The state at the beginning. A header that cannot be dealt is a problem."""
        raise NotImplementedError

    def parse_move(self, text: str, names: list[str]) -> Action:
        """The move that a text means, by the text alone. Text that is no move is a problem."""
        raise NotImplementedError

    def fit(self, state: State, seat: int, action: Action) -> Action:
        """The same move with what the moment implies filled in (a target that goes without saying)."""
        raise NotImplementedError

    def write_move(self, action: Action, names: list[str]) -> str:
        """The move as text that `parse_move` reads."""
        raise NotImplementedError

    def parse_fact(self, text: str, names: list[str]) -> Fact:
        """The claim that a text makes. Text that is no claim is a problem."""
        raise NotImplementedError

    def from_json(self, data: Json) -> State:
        """The state that `to_json` wrote."""
        raise NotImplementedError

    def encoding(self, state: State) -> Encoding[Any]:
        """The table of a state as numbers, for trainers."""
        raise NotImplementedError

    def imagine(self, view: View, rng: Rng) -> State:
        """A whole state that agrees with everything the view knows."""
        raise NotImplementedError

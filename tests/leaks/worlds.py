"""One evening in two worlds that differ only in what one seat cannot see: that seat's device must not notice.

Both tables get the same commands at the same times. At some point hidden cards of others change places with cards from
the bottom of the pile in one of the worlds (or the order of the mail and the dice to come, in Tietgen). From then on
everybody makes moves that are legal in both. Whatever the seat and whoever watches are sent must be the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable

from pocketmoney.core.action import Action
from pocketmoney.core.rng import from_seed
from pocketmoney.table import commands, scheduler
from pocketmoney.table.clock import SPEEDS
from pocketmoney.table.commands import Command
from tests.contract.brawl_case import CASES
from tests.contract.case import Case
from tests.contract.tietgen_case import TIETGEN
from tests.table.people import Party, Person

SEATS_MOST = 5
PATIENCE = (0, 100)  # that a busy driver lends
STEPS = 60

PLAYED: list[Case] = [CASES[0], CASES[1], CASES[2], TIETGEN]


class Worlds:
    """Two tables that are driven alike."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.rng = rng = from_seed(seed)
        header = case.header(rng)
        names = header.seats[: max(2, min(SEATS_MOST, len(header.seats)))]
        decks = next((entry.words for entry in header.entries if entry.key == "decks"), [])
        self.parties = (Party(header.game, seed), Party(header.game, seed))
        self.people = tuple(party.join_all(*names) for party in self.parties)
        self.watchers = tuple(party.watch() for party in self.parties)
        for number in range(len(names)):
            self.do(number, lambda: commands.Understood())
        self.do(0, lambda: commands.Choose(game=header.game, options=header.options, decks=list(decks)))
        self.do(0, lambda: commands.Arrange(speed=SPEEDS[seed % len(SPEEDS)], family=seed % 2 == 0))
        for number in range(1, len(names)):
            self.do(number, lambda: commands.Ready(entropy=f"{seed:x}"))
        assert self.do(0, lambda: commands.Deal()) == ""
        for party in self.parties:
            party.table.coalesce_ms = PATIENCE[seed // 2 % 2]
        self.compared = 0

    def do(self, number: int, command: Callable[[], Command]) -> str:
        """The same person does the same in both worlds, and is told the same about whether it may be done."""
        first, second = (people[number].do(command()) for people in self.people)
        assert first == second
        return first

    def seats(self) -> list[tuple[Person, Person]]:
        """Everybody, in both worlds, by seat."""
        both = list(zip(*self.people, strict=True))
        return sorted(both, key=lambda pair: pair[0].seat)

    def wait(self, ms: int) -> None:
        for party in self.parties:
            party.wait(ms)

    def check(self, seat: int) -> None:
        """That seat and whoever watches have been sent the same, message by message."""
        for first, second in (self.seats()[seat], self.watchers):
            assert len(first.raw) == len(second.raw), (seat, first.raw[-1], second.raw[-1])
            for one, other in zip(first.raw, second.raw, strict=True):
                assert one == other
            self.compared += len(first.raw)
            first.forget()
            second.forget()
        assert _due(self.parties[0], seat) == _due(self.parties[1], seat)

    # Moves

    def common(self, mover: int) -> list[Action]:
        """What a seat may do in both worlds; giving up is left out."""
        world, other = (party.state for party in self.parties)
        theirs = other.menu(mover)
        return [action for action in world.menu(mover)[:-1] if action in theirs]

    def owed(self) -> list[int]:
        return [seat for seat in self.parties[0].state.owed() if seat in self.parties[1].state.owed()]

    def index(self, seat: int) -> int:
        return next(number for number, person in enumerate(self.people[0]) if person.seat == seat)

    def move(self) -> bool:
        """Somebody who is asked makes a move that both worlds allow; whether there was one."""
        rng = self.rng
        asked = self.owed()
        if not asked:
            return False
        mover = asked[rng.below(len(asked))]
        menu = self.common(mover)
        if not menu:
            return False
        kinds = sorted({action.verb for action in menu})
        kind = kinds[rng.below(len(kinds))]
        moves = [action for action in menu if action.verb == kind]
        text = self.parties[0].write(moves[rng.below(len(moves))])
        talk = "so there" if rng.below(6) == 0 else ""
        self.do(self.index(mover), lambda: commands.Move(move=text, talk=talk))
        return True

    def something(self, seat: int) -> None:
        """What else people do at a table."""
        rng = self.rng
        who = rng.below(len(self.people[0]))
        kind = rng.below(6)
        if kind == 0:
            self.do(who, lambda: commands.Say(text="hm"))
        elif kind == 1:
            others, until = rng.below(2) == 0, ("turn", "game")[rng.below(2)]
            self.do(who, lambda: commands.Stand(others=others, claim=others, until=until))
        elif kind == 2:
            if self.do(who, lambda: commands.AskUndo()) == "":
                for number in range(len(self.people[0])):
                    self.do(number, lambda: commands.AnswerUndo(yes=True))
        elif kind == 3 and who != self.index(seat):
            self.do(who, lambda: commands.Settle(how="water", cap=rng.below(2) + 77))
        elif kind == 4:
            self.do(self.index(seat), lambda: commands.Look())
            self.do(self.index(seat), lambda: commands.Why(move="concede"))
        else:
            self.wait([500, 2_000, 9_000][rng.below(3)])

    def reconnect(self, seat: int) -> None:
        """The seat's device comes back, and is told how things stand."""
        for party, person in zip(self.parties, self.seats()[seat], strict=True):
            raw = party.back(person).raw
            person.raw += raw

    def part(self, seat: int) -> bool:
        """From here on one world is another; whether it could be made so."""
        state = self.parties[1].state
        other = self.case.other_world(state, seat, self.rng)
        self.parties[1].put(other)
        return other.digest() != state.digest()

    def is_to_end(self) -> bool:
        """Whether the worlds are about to show their difference, or the game is over."""
        if any(party.table.phase != "playing" for party in self.parties):
            return True
        return self.case.is_near_the_difference(self.parties[0].state, self.parties[1].state)

    def seal_differently(self, seat: int) -> bool:
        """Somebody else answers an open window in one world only, or otherwise; whether there was a window."""
        state = self.parties[0].state
        asked = [one for one in self.owed() if one != seat]
        if not state.is_sealed() or len(state.open_to()) < 2 or len(state.owed()) < 2 or not asked:
            return False
        who = asked[self.rng.below(len(asked))]
        for world, (party, people) in enumerate(zip(self.parties, self.people, strict=True)):
            if world == 1 and self.rng.below(2):
                continue  # not at all
            menu = party.state.menu(who)[:-1]
            answer = party.write(menu[0 if world else len(menu) - 1])
            if answer.split()[0] not in ("release", "drop"):
                people[self.index(who)].do(commands.Move(move=answer, talk="sealed"))
        return True


def _due(party: Party, seat: int) -> tuple[int | None, int | None]:
    """When something happens by itself, and when that seat is told what has waited for it.

    When another seat hears that its answer is sealed is that seat's own affair.
    """
    running = party.running
    deferred, running.deferred = running.deferred, {}
    due = scheduler.next_deadline(party.table)
    running.deferred = deferred
    return due, deferred[seat].due if seat in deferred else None


def play_twice(case: Case, seed: int) -> int:
    """Play one game in two worlds; returns how many messages were compared after they parted."""
    worlds = Worlds(case, seed)
    rng = worlds.rng
    seat = rng.below(worlds.parties[0].state.seats)
    for _ in range(rng.below(12)):
        if worlds.parties[0].table.phase != "playing" or not worlds.move():
            break
    if worlds.is_to_end():
        return 0
    worlds.check(seat)
    worlds.part(seat)
    worlds.compared = 0
    for _ in range(STEPS):
        standing = _standing(worlds)
        if rng.below(5) == 0:
            worlds.something(seat)
        elif rng.below(8) == 0 and worlds.seal_differently(seat):
            worlds.check(seat)
            worlds.wait(1_000)
            worlds.reconnect(seat)
            worlds.check(seat)
            return worlds.compared
        elif not worlds.move():
            break
        if _standing(worlds) != standing:
            break  # a fallen player's hand is shown to all
        worlds.check(seat)
        if worlds.is_to_end():
            break
    return worlds.compared


def _standing(worlds: Worlds) -> list[bool]:
    state = worlds.parties[0].state
    return [state.is_out(seat) for seat in range(state.seats)]

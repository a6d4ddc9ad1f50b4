"""A table with people at it, for stories: a clock that the test turns, chance that repeats, bots that think at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from itertools import count
from typing import Final

import msgspec

from pocketmoney.core.action import Action
from pocketmoney.core.game import State
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.refusal import Refusal
from pocketmoney.table import commands, messages
from pocketmoney.table.bot_cache import BotCache
from pocketmoney.table.chair import Chair, Subscriber
from pocketmoney.table.commands import Command, Hello
from pocketmoney.table.game_in_progress import GameInProgress
from pocketmoney.table.messages import (
    AnyMessage,
    Because,
    Done,
    Notice,
    Play,
    Refused,
    Reveal,
    TableNow,
    Talk,
    Welcome,
    Yours,
)
from pocketmoney.table.table import Table

EPOCH: Final = 1_800_000_000_000
SECOND: Final = 1000

_decoder: Final[msgspec.json.Decoder[AnyMessage]] = msgspec.json.Decoder(AnyMessage)


class Chance:
    """Random bytes that are the same in every run."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.drawn = 0

    def __call__(self, size: int) -> bytes:
        self.drawn += 1
        return blake2b(f"{self.seed}/{self.drawn}".encode(), digest_size=size).digest()


class Person:
    """Somebody with a device."""

    def __init__(self, party: Party, key: int) -> None:
        self.party = party
        self.subscriber = Subscriber(key)
        self.token = ""
        self.n = 0
        self.raw: list[bytes] = []
        self.closed = ""

    @property
    def chair(self) -> Chair:
        assert self.subscriber.chair is not None
        return self.subscriber.chair

    @property
    def seat(self) -> int:
        return self.chair.seat

    @property
    def heard(self) -> list[AnyMessage]:
        """Every message so far, as a client reads it."""
        return [_decoder.decode(one) for one in self.raw]

    def do(self, command: Command) -> str:
        """Send a command with the next number; the key of the refusal, or nothing when it is done."""
        self.n += 1
        command.n = self.n
        return self.send(command)

    def send(self, command: Command) -> str:
        """Send a command as it is."""
        before = len(self.raw)
        self.party.table.handle(self.subscriber, command, self.party.now)
        self.party.settle()
        new = [_decoder.decode(one) for one in self.raw[before:]]
        self.n = max([self.n] + [one.last for one in new if isinstance(one, Welcome)])
        refused = [one.key for one in new if isinstance(one, Refused)]
        if refused:
            return refused[0]
        done = [one for one in new if isinstance(one, (Done, Play, Because)) or one.__class__ is messages.Piles]
        numbers = [one.n if isinstance(one, Done) else getattr(one, "done", 0) for one in done]
        assert not command.n or self.closed or command.n in numbers or self.is_yet_to_hear(command.n), new
        return ""

    def is_yet_to_hear(self, number: int) -> bool:
        """Whether that command is done, and waits to be acknowledged with other news."""
        running = self.party.table.running
        waiting = None if running is None else running.deferred.get(self.seat)
        return waiting is not None and waiting.done == number

    def play(self, move: str, talk: str = "") -> str:
        """Make a move; the key of the refusal, or nothing."""
        return self.do(commands.Move(move=move, talk=talk))

    def last_play(self) -> Play:
        return next(one for one in reversed(self.heard) if isinstance(one, Play))

    def table(self) -> TableNow:
        return next(one for one in reversed(self.heard) if isinstance(one, TableNow))

    def yours(self) -> Yours:
        return next(one for one in reversed(self.heard) if isinstance(one, Yours))

    def talks(self) -> list[str]:
        return [one.text or one.key for one in self.heard if isinstance(one, Talk)]

    def notices(self) -> list[str]:
        return [one.key for one in self.heard if isinstance(one, Notice)]

    def reveals(self) -> list[Reveal]:
        return [one for one in self.heard if isinstance(one, Reveal)]

    def events(self) -> list[str]:
        """The keys of all events that were told."""
        told: list[list[object]] = []
        for one in self.heard:
            if isinstance(one, Play):
                told += msgspec.json.decode(one.events)
        return [str(event[0]) for event in told]

    def refusal(self) -> Refused:
        return next(one for one in reversed(self.heard) if isinstance(one, Refused))

    def forget(self) -> None:
        """Do not look at what was said so far."""
        self.raw.clear()


class Party:
    """A table, its people, and whoever drives it."""

    def __init__(self, game: str = "beer-money", seed: int = 1, lesson: str = "") -> None:
        self.now = EPOCH
        self.seed = seed
        self.draw = Chance(seed)
        self.lines: list[bytes] = []
        self.people: list[Person] = []
        self.table = Table.new("party", "ABCD", game, self.now, self.draw, lesson)
        self.bots = BotCache()
        self.asked = 0  # how often a bot was asked
        self._keys = count(1)
        self._of: dict[int, Person] = {}
        self.settle()

    @property
    def running(self) -> GameInProgress:
        assert self.table.running is not None
        return self.table.running

    @property
    def state(self) -> State:
        return self.running.state

    # Coming and going

    def watch(self) -> Person:
        """Somebody comes to watch."""
        return self.connect("")

    def connect(self, token: str, game: int = 0, seen: int = 0) -> Person:
        """A device connects."""
        person, refusal = self.let_in(Hello(v=messages.VERSION, table="ABCD", token=token, game=game, seen=seen))
        assert refusal is None, refusal
        return person

    def let_in(self, hello: Hello) -> tuple[Person, Refusal | None]:
        """A device says hello; why it may not come in, if it may not."""
        person = Person(self, next(self._keys))
        self._of[person.subscriber.key] = person
        person.token = hello.token
        refusal = self.table.attach(person.subscriber, hello, self.now)
        if refusal is None:
            self.people.append(person)
        self.settle()
        person.n = person.subscriber.chair.last if person.subscriber.chair is not None else 0
        return person, refusal

    def join(self, name: str) -> Person:
        """Somebody comes and takes a chair."""
        person = self.watch()
        assert person.do(commands.Sit(name=name)) == ""
        person.token = next(one.token for one in person.heard if isinstance(one, Welcome) and one.token)
        return person

    def join_all(self, *names: str) -> list[Person]:
        return [self.join(name) for name in names]

    def gone(self, person: Person) -> None:
        """A device loses its connection."""
        self.table.detach(person.subscriber, self.now)
        self.people.remove(person)
        self.settle()

    def back(self, person: Person) -> Person:
        """A device that lost its connection comes back with its token."""
        return self.connect(person.token)

    # Time

    def settle(self) -> None:
        """What the driver does after every call: entries to the log, messages to people, questions to bots."""
        while True:
            self.lines += self.table.take_entries()
            for subscriber, data in self.table.take_outgoing():
                self._of[subscriber.key].raw.append(data)
            for subscriber, key in self.table.take_closing():
                self._of[subscriber.key].closed = key
            asks = self.table.take_asks()
            if not asks:
                return
            for ask in asks:
                self.asked += 1
                self.table.answer_bot(ask.think(self.bots), self.now)

    def wait(self, ms: int) -> None:
        """Let time pass; whatever is due happens on time."""
        until = self.now + ms
        for _ in range(100_000):
            due = self.table.due
            if due is None or due > until:
                break
            self.now = max(self.now, due)
            self.tick()
        else:
            raise AssertionError("time stands still")
        self.now = until

    def tick(self) -> None:
        self.table.tick(self.now)
        self.settle()

    def wait_for_question(self, ms: int = 3_600_000) -> None:
        """Let time pass until another question is put, or the game is over."""
        mark = self.running.mark
        until = self.now + ms
        while self.running.mark == mark and self.table.phase == "playing":
            due = self.table.due
            assert due is not None and due <= until, "nothing happens"
            self.now = max(self.now, due)
            self.tick()

    # Games

    def begin(self, host: Person, *others: Person) -> None:
        """Everybody is ready, and the host deals and begins."""
        for person in others:
            assert person.do(commands.Ready()) == ""
        assert host.do(commands.Deal(first=host.chair.id)) == ""

    def hand_out(self, **hands: str) -> None:
        """Deal these hands instead; the rest is left to chance. The log does not know of it."""
        self.lay_out([Entry("hand", name, cards.split()) for name, cards in hands.items()])

    def lay_out(self, entries: list[Entry]) -> None:
        """Begin as the header of a record says. The log does not know of it."""
        header = self.running.header
        self.put(self.running.game.set_up(Header(header.game, header.seats, header.options, header.seed, entries)))

    def put(self, state: State) -> None:
        """Put another state onto the table. The log does not know of it."""
        state.listen()
        running = self.running
        running.state = state
        running.asked = state.open_to()
        running.is_sealing = len(running.asked) > 1 and state.is_sealed()

    def write(self, action: Action) -> str:
        return self.running.write(action)

    def first_move(self, person: Person, *, not_first: Iterable[str] = ("concede",)) -> str:
        """The first move on somebody's menu that is none of these, if there is one."""
        texts = [self.write(action) for action in self.state.menu(person.seat)]
        return next((text for text in texts if text.split()[0] not in not_first), texts[0])


def at_seats(people: Sequence[Person]) -> list[Person]:
    """People in the order of their seats."""
    return sorted(people, key=lambda person: person.seat)

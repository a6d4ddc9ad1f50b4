"""A table in this process: commands go in, messages come out, bots answer, and nobody waits for a clock.

Time is an argument of the table, so whatever would happen by itself after a while happens at once. The entries of the
log are handed on before anyone is told of them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from pocketmoney import games
from pocketmoney.bots.bot import Bot
from pocketmoney.bots.defaults import DEFAULT_LEVEL
from pocketmoney.bots.registry import make
from pocketmoney.core.action import Action
from pocketmoney.core.header import Header
from pocketmoney.core.record import RULES_VERSION
from pocketmoney.core.rng import Rng, from_seed
from pocketmoney.table import entries
from pocketmoney.table.bot_request import BotRequest
from pocketmoney.table.chair import Subscriber, hashed
from pocketmoney.table.clock import NO_CLOCK
from pocketmoney.table.commands import AnyCommand, Hello
from pocketmoney.table.entries import NO_CHAIR, Entry
from pocketmoney.table.game_in_progress import GameInProgress, MoveObserver
from pocketmoney.table.messages import VERSION, AnyMessage
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.replay_steps import Made
from pocketmoney.table.standing_answers import GAME
from pocketmoney.table.table import Table
from pocketmoney.terminal import wire
from pocketmoney.terminal.seat_list import Seating, derived
from pocketmoney.terminal.wire import wall_clock

CODE: Final = "LOCAL"

_OF_THE_GAME: Final = (b'["moved"', b'["undone"')  # entries after which the game stands elsewhere

Receive = Callable[[AnyMessage, int], None]


def first_entries(table: str, header: Header, seating: Seating, moves: list[tuple[int, str]]) -> list[bytes]:
    """The log of a new table at which a game is dealt as the header says, and goes on after these moves.

    Everyone answers for themselves: nothing is claimed or passed for a seat unless it says so.
    """
    now = wall_clock()
    game = games.find(header.game)
    decks = [deck for entry in header.named("decks") for deck in entry.words]
    lines = [(entry.key, entry.of, entry.words) for entry in header.entries]
    found: list[Entry] = [entries.Made(now, NO_CHAIR, 0, CODE, header.game, RULES_VERSION, "")]
    for seat, name in enumerate(header.seats):
        bot = seating.bots.get(seat, "")
        found.append(entries.Sat(now, NO_CHAIR, 0, seat, name, "" if bot else hashed(token(table, seat)), bot))
    found.append(entries.Chosen(now, NO_CHAIR, 0, header.game, dict(header.options), decks))
    found.append(entries.Arranged(now, NO_CHAIR, 0, NO_CLOCK, False, False, DEFAULT_LEVEL))
    for seat in seating.people:
        found += [entries.Noticed(now, seat, 0, seat, notice) for notice in game.notices()]
    order = list(range(len(header.seats)))
    found.append(entries.Continued(now, NO_CHAIR, 0, order, header.seed, lines, moves, header.files))
    for seat in order:
        found.append(entries.Stood(now, seat, 0, seat, [], False, False, False, GAME))
    return [entries.encode(entry) for entry in found]


def token(table: str, seat: int) -> str:
    """What holds a seat of a local table. It is no secret: anyone with the file of a game may play it."""
    return blake2b(f"{table} {seat}".encode(), digest_size=20).hexdigest()


class Notes(MoveObserver):
    """Every move that was made and not taken back, after those that led to the beginning."""

    def __init__(self, lines: list[bytes]) -> None:
        self.moves: list[tuple[int, Action, str]] = []
        self.taken_back = 0  # how often moves were
        if any(line.startswith(_OF_THE_GAME) for line in lines):
            from pocketmoney.table.played_game import finished, so_far

            played = so_far(lines) or finished(lines, 1)
            log = [entries.decode(line) for line in lines]
            led = sum([len(entry.moves) for entry in log if isinstance(entry, entries.Continued)])
            made = [move for move in played.moves[led:] if isinstance(move, Made)]
            self.moves = [(move.seat, move.action, move.talk) for move in made]

    def note_move(self, seat: int, action: Action, talk: str, running: GameInProgress, *, is_sealed: bool) -> None:
        self.moves.append((seat, action, talk))

    def note_undo(self, count: int) -> None:
        del self.moves[len(self.moves) - count :]
        self.taken_back += 1


class LocalTable:
    """One table and its bots. `save` gets the entries of the log, in order, before their messages are delivered."""

    def __init__(self, table: str, lines: list[bytes], save: Callable[[list[bytes]], None], seed: int) -> None:
        self.id = table
        self.now = wall_clock()
        self.notes = Notes(lines)
        self.position = 0  # goes up whenever the game moves on, or back
        self._seed = seed
        self._drawn = 0
        self._save = save
        self._receivers: dict[Subscriber, Receive] = {}
        self._commands: deque[tuple[Subscriber, AnyCommand]] = deque()
        self._requests: deque[BotRequest] = deque()
        self.bots: dict[int, Bot] = {}
        self.table = Table.resume(table, lines, self._draw)
        running = self.table.running
        if running is not None:
            running.observer = self.notes
        # Bots have a chance of their own: how they play must not tell what will be drawn.
        played = 0 if running is None else running.led + running.made
        self._chance: Rng = from_seed(derived(seed, f"bots {played}"))
        if running is not None:
            self.bots = {chair.seat: make(chair.bot, running.game) for chair in self.table.chairs if chair.bot}

    def wake(self) -> None:
        """Let the table ask its bots."""
        self.table.wake(self.now)
        self.run()

    @property
    def is_playing(self) -> bool:
        return self.table.phase == PLAYING

    def join(self, seat: int, receive: Receive) -> Subscriber:
        """Attach a subscriber that speaks for a seat, or a watcher (-1); it is told how things stand."""
        subscriber = Subscriber(len(self._receivers))
        self._receivers[subscriber] = receive
        held = token(self.id, seat) if seat >= 0 else ""
        refusal = self.table.attach(subscriber, Hello(v=VERSION, table=CODE, token=held), self.now)
        assert refusal is None, refusal
        self.run()
        return subscriber

    def send(self, subscriber: Subscriber, command: AnyCommand) -> None:
        """Queue a command; `run` hands it to the table."""
        self._commands.append((subscriber, command))

    def run(self) -> None:
        """Handle all commands, save what became of them, and deliver the messages."""
        self._deliver()
        while self._commands:
            subscriber, command = self._commands.popleft()
            self.table.handle(subscriber, command, self._tick())
            self._deliver()

    def step(self) -> bool:
        """Let one thing happen by itself: a bot's answer, or whatever is due. False if people are waited for."""
        table = self.table
        self._requests += table.take_asks()
        running = table.running
        self.now = max(self._tick(), table.due or 0)
        while self._requests and (running is None or self._requests[0].mark != running.mark):
            self._requests.popleft()  # the question is no longer open
        if self._requests and table.undo is None:
            request = self._requests.popleft()
            table.answer_bot(request.put_to(self.bots[request.seat], self._chance), self.now)
        elif table.due is not None:
            table.tick(self.now)
        else:
            return False
        self._deliver()
        return True

    def _deliver(self) -> None:
        lines = self.table.take_entries()
        if lines:
            self.position += sum([line.startswith(_OF_THE_GAME) for line in lines])
            self._save(lines)
        for subscriber, data in self.table.take_outgoing():
            message = wire.message(data)
            assert message is not None
            self._receivers[subscriber](message, self.now)

    def _tick(self) -> int:
        self.now = max(self.now + 1, wall_clock())
        return self.now

    def _draw(self, count: int) -> bytes:
        """Chance for what bots say: it follows from the seed, so that a game can be repeated."""
        self._drawn += 1
        return blake2b(f"talk {self._seed} {self._drawn}".encode(), digest_size=count).digest()

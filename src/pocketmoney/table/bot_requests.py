"""Bots at the table: when they are asked, what they see, and what they say.

What a bot is asked, and when, depends on public data only. It gets the view of its seat, and thinks wherever the driver
lets it: a question and its answer can travel to another process.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from pocketmoney import games
from pocketmoney.bots.questions import RIGHTS_A_BOUNDARY, without
from pocketmoney.bots.usual import ANY
from pocketmoney.core.action import Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import State
from pocketmoney.core.rng import from_seed
from pocketmoney.table import lesson_progress, messages
from pocketmoney.table.game_in_progress import GameInProgress
from pocketmoney.table.handlers import talk

if TYPE_CHECKING:
    from pocketmoney.bots.bot import Bot
    from pocketmoney.table.table import Table

_LIGHT: Final = ("random", "greedy", "easy", "fair", ANY)
_KNOWN: Final[OrderedDict[tuple[str, int, int, str], Bot]] = OrderedDict()
_KNOWN_MOST: Final = 2_000

CHOOSES: Final = "choose"
RIGHT: Final = "right"
SCRIPTED: Final = "scripted"  # there is nothing to think about


class BotReply:
    """What a bot has decided: a move, or nothing where that is an answer."""

    __slots__ = ("game", "mark", "seat", "action", "is_right")

    def __init__(self, game: int, mark: int, seat: int, action: Action | None, *, is_right: bool) -> None:
        self.game = game
        self.mark = mark
        self.seat = seat
        self.action = action
        self.is_right = is_right

    def __reduce__(self) -> tuple[object, ...]:
        return _answer, (self.game, self.mark, self.seat, self.action, self.is_right)


def _answer(game: int, mark: int, seat: int, action: Action | None, is_right: bool) -> BotReply:  # noqa: FBT001
    return BotReply(game, mark, seat, action, is_right=is_right)


class BotRequest:
    """A bot is to think: who, about what, and what it has heard since the last time."""

    __slots__ = ("table", "game", "name", "mark", "seat", "word", "kind", "state", "menu", "events", "seed")

    def __init__(
        self,
        table: str,
        game: int,
        name: str,
        mark: int,
        seat: int,
        word: str,
        kind: str,
        state: State,
        menu: list[Action],
        events: list[Event],
        seed: int,
    ) -> None:
        self.table = table
        self.game = game
        self.name = name
        self.mark = mark
        self.seat = seat
        self.word = word
        self.kind = kind
        self.state = state
        self.menu = menu
        self.events = events
        self.seed = seed

    @property
    def is_light(self) -> bool:
        """Whether it answers in no time, so that nobody has to wait for it."""
        return self.word in _LIGHT

    def think(self) -> BotReply:
        """Let the bot decide. It is shown the view of its seat, and nothing else."""
        if self.kind == SCRIPTED:
            return BotReply(self.game, self.mark, self.seat, self.menu[0], is_right=False)
        bot = _bot(self.table, self.game, self.seat, self.word, self.name)
        if self.events:
            bot.hear(self.seat, self.events)
        view = self.state.view(self.seat)
        chance = from_seed(self.seed)
        is_right = self.kind == RIGHT
        action = bot.use_right(view, self.menu, chance) if is_right else bot.choose(view, self.menu, chance)
        return BotReply(self.game, self.mark, self.seat, action, is_right=is_right)

    def __reduce__(self) -> tuple[object, ...]:
        return BotRequest, (
            self.table, self.game, self.name, self.mark, self.seat, self.word, self.kind, self.state, self.menu,
            self.events, self.seed,
        )  # fmt: skip


def questions(table: Table, running: GameInProgress) -> list[BotRequest]:
    """What bots are asked now: all who may answer, and one after the other who may use rights."""
    state = running.state
    busy = running.asked_bots.union([answer.seat for answer in running.held])
    script = lesson_progress.scripted(running)
    if script is not None:
        seat, action = script
        is_bots = running.chairs[seat].bot != "" and seat not in busy
        return [_ask(table, running, seat, SCRIPTED, [action])] if is_bots else []
    if state.boundary() >= 0:
        ask = None if busy else _reply(table, running) or _right(table, running) or _must(table, running)
        return [] if ask is None else [ask]
    owed = [seat for seat in state.owed() if running.chairs[seat].bot and seat not in busy]
    return [_ask(table, running, seat, CHOOSES, _menu(running, seat)) for seat in owed]


def wants_nothing(running: GameInProgress, answer: BotReply) -> None:
    """A bot that was offered its rights wants none of them (any more)."""
    running.waived.add(answer.seat)
    running.used = 0


def remark(table: Table, running: GameInProgress, seat: int, events: list[Event]) -> bool:
    """Let a character say something about what everybody has just heard; whether it did."""
    chair = running.chairs[seat]
    bot = _bot(table.id, running.number, seat, chair.bot, running.game.name)
    key = bot.talk(seat, events, from_seed(int.from_bytes(table.draw(6), "big")))
    if key:
        talk.spread(table, chair, messages.Talk(chair=chair.id, key=key))
    return bool(key)


def talks(word: str) -> bool:
    """Whether that bot is a character, who talks."""
    if word in _LIGHT:
        return False
    from pocketmoney.bots import characters, levels

    return word not in levels.LEVELS and word in characters.words()


def _bot(table: str, game: int, seat: int, word: str, name: str) -> Bot:
    """The bot at a seat, which remembers its game."""
    key = (table, game, seat, word)
    bot = _KNOWN.get(key)
    if bot is None:
        # Bots are loaded when the first one sits down: that takes longer than everything else a server needs.
        from pocketmoney.bots import registry

        bot = _KNOWN[key] = registry.make(word, games.find(name))
        if len(_KNOWN) > _KNOWN_MOST:
            _KNOWN.popitem(last=False)
    return bot


def _ask(table: Table, running: GameInProgress, seat: int, kind: str, menu: list[Action]) -> BotRequest:
    running.asked_bots.add(seat)
    unheard = running.unheard.get(seat, [])
    running.unheard[seat] = []
    seed = int.from_bytes(table.draw(6), "big")
    word = running.chairs[seat].bot
    return BotRequest(
        table.id, running.number, running.game.name, running.mark, seat, word, kind, running.state.clone(), menu,
        unheard, seed,
    )  # fmt: skip


def _menu(running: GameInProgress, seat: int) -> list[Action]:
    """What a bot chooses from: giving up is not on it."""
    giving_up = running.read("concede").verb
    return [action for action in running.state.menu(seat) if action.verb != giving_up]


def _reply(table: Table, running: GameInProgress) -> BotRequest | None:
    """A bot that was made an offer answers it, once."""
    open_now = running.state.replies()
    for seat, action in open_now:
        key = (running.state.boundary(), seat, action.target)
        if running.chairs[seat].bot and key not in running.answered:
            running.answered.add(key)
            running.replying = key
            menu = [reply for other, reply in open_now if other == seat and reply.target == action.target]
            return _ask(table, running, seat, CHOOSES, menu)
    return None


def _right(table: Table, running: GameInProgress) -> BotRequest | None:
    """Bots use their rights one after the other at each boundary, whoever must begin last."""
    state = running.state
    if not state.must_begin():
        return None
    if state.boundary() != running.boundary:
        running.boundary = state.boundary()
        running.waived.clear()
        running.used = 0
    for step in range(1, state.seats + 1):
        seat = (state.turn + step) % state.seats
        if not running.chairs[seat].bot or seat in running.waived or state.is_out(seat):
            continue
        rights = _without_giving_up(running, state.rights(seat))
        if rights and running.used < RIGHTS_A_BOUNDARY:
            return _ask(table, running, seat, RIGHT, rights)
        running.waived.add(seat)
        running.used = 0
    return None


def _must(table: Table, running: GameInProgress) -> BotRequest | None:
    """A bot that must answer; asked anything but to begin, it may use rights first."""
    state = running.state
    for seat in state.owed():
        if not running.chairs[seat].bot:
            continue
        rights = state.rights(seat)
        own = _without_giving_up(running, rights)
        if own and not state.must_begin() and seat not in running.waived and running.used < RIGHTS_A_BOUNDARY:
            return _ask(table, running, seat, RIGHT, own)
        return _ask(table, running, seat, CHOOSES, without(_menu(running, seat), rights))
    return None


def _without_giving_up(running: GameInProgress, rights: list[Action]) -> list[Action]:
    giving_up = running.read("concede").verb
    return [action for action in rights if action.verb != giving_up]

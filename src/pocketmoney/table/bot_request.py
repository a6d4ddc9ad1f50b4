"""A request to a bot and its reply. Both can be pickled, so that a bot can think in another process."""

from __future__ import annotations

from math import inf
from typing import Final

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.defaults import ANY_BOT, DEFAULT_LEVEL
from pocketmoney.core.action import Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import State
from pocketmoney.core.rng import Rng, from_seed
from pocketmoney.table.bot_cache import BotCache

LIGHT: Final = ("random", "greedy", "easy", "fair", ANY_BOT)

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

    __slots__ = ("table", "game", "name", "mark", "seat", "word", "kind", "state", "menu", "events", "seed", "deadline")

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
        deadline: float = inf,
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
        self.deadline = deadline  # by `perf_counter`, which all processes share: when the bot must have decided

    @property
    def is_light(self) -> bool:
        """Whether the bot answers at once, so that it can think in the event loop."""
        return self.word in LIGHT

    def think(self, bots: BotCache) -> BotReply:
        """Let the bot of that seat decide."""
        if self.kind == SCRIPTED:
            return BotReply(self.game, self.mark, self.seat, self.menu[0], is_right=False)
        bot = bots.find(self.table, self.game, self.seat, self.word, self.name)
        return self.put_to(bot, from_seed(self.seed))

    def decide_at_once(self) -> BotReply:
        """Let the usual bot decide, in place of one that is still thinking."""
        self.word = DEFAULT_LEVEL
        return self.think(BotCache())

    def put_to(self, bot: Bot, chance: Rng) -> BotReply:
        """Let a bot decide. It gets the view of its seat and nothing else."""
        bot.decide_by(self.deadline)
        if self.events:
            bot.observe(self.seat, self.events)
        view = self.state.view(self.seat)
        is_right = self.kind == RIGHT
        action = bot.use_right(view, self.menu, chance) if is_right else bot.choose(view, self.menu, chance)
        return BotReply(self.game, self.mark, self.seat, action, is_right=is_right)

    def __reduce__(self) -> tuple[object, ...]:
        return BotRequest, (
            self.table, self.game, self.name, self.mark, self.seat, self.word, self.kind, self.state, self.menu,
            self.events, self.seed, self.deadline,
        )  # fmt: skip

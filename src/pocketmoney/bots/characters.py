"""Characters: bots with a name, a temper and something to say. Each is a file in `data`, named after its word.

name = "Grudge"            what it is called at the table
talks = 4                  it speaks on one occasion in so many
errs = 0                   of a hundred decisions, so many are made at random
search = 0                 how many iterations it thinks ahead; without it, it plays by rules of thumb
orders = '''...'''         standing orders, as a doctrine has them
[brawl]                    how it weighs things in the card games: see greedy/style.py
[tietgen]                  the same for Tietgen
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.doctrine.orders import Doctrine
from pocketmoney.bots.greedy.style import BrawlStyle, TietgenStyle
from pocketmoney.bots.mistakes import MistakeProneBot
from pocketmoney.bots.talk import remark
from pocketmoney.core.action import Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import View
from pocketmoney.core.rng import Rng


@dataclass(frozen=True)
class Character:
    """What a file says."""

    word: str
    name: str
    talks: int
    errs: int
    search: int
    doctrine: Doctrine
    brawl: BrawlStyle
    tietgen: TietgenStyle


@cache
def words() -> tuple[str, ...]:
    """The words of all characters."""
    files = (resources.files("pocketmoney.bots") / "data").iterdir()
    return tuple(sorted([file.name.removesuffix(".toml") for file in files if file.name.endswith(".toml")]))


@cache
def load(word: str) -> Character:
    """The character of that word. A file that says something else than is known here is a fault of the program."""
    text = (resources.files("pocketmoney.bots") / "data" / f"{word}.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    orders = data.pop("orders", "")
    doctrine = _doctrine(word, orders) if orders else Doctrine()
    return Character(
        word=word,
        name=data.pop("name"),
        talks=data.pop("talks", 4),
        errs=data.pop("errs", 0),
        search=data.pop("search", 0),
        doctrine=doctrine,
        brawl=BrawlStyle(**data.pop("brawl", {})),
        tietgen=TietgenStyle(**data.pop("tietgen", {})),
        **data,
    )


def _doctrine(word: str, orders: str) -> Doctrine:
    from pocketmoney.bots.doctrine.parser import Read

    read = Read(orders)
    if read.problems:
        raise ValueError(f"{word}.toml: line {read.problems[0].line} of the orders: {read.problems[0].details}")
    return read.doctrine


class CharacterBot(Bot):
    """Plays as its orders and its temper say, remembers who hit it, and talks."""

    def __init__(self, character: Character, player: Bot) -> None:
        self.character = character
        from pocketmoney.bots.doctrine.bot import DoctrineBot
        from pocketmoney.bots.greedy.brawl import GreedyBrawl

        self._brawler = player if isinstance(player, GreedyBrawl) else None
        self._said = ""
        self._bot: Bot = DoctrineBot(character.doctrine, player) if character.doctrine.orders else player
        if character.errs:
            self._bot = MistakeProneBot(self._bot, character.errs)

    def choose(self, view: View, menu: list[Action], rng: Rng) -> Action:
        return self._bot.choose(view, menu, rng)

    def use_right(self, view: View, rights: list[Action], rng: Rng) -> Action | None:
        return self._bot.use_right(view, rights, rng)

    def decide_by(self, deadline: float) -> None:
        """Tell the bot that plays."""
        self._bot.decide_by(deadline)

    def observe(self, seat: int, events: list[Event]) -> None:
        """Remember who hit me."""
        if self._brawler is not None:
            for event in events:
                by = event.args.get("by")
                if event.key == "hits" and event.args["on"] == seat and isinstance(by, int):
                    self._brawler.enemy = by
        self._bot.observe(seat, events)

    def talk(self, seat: int, events: list[Event], rng: Rng) -> str:
        """Something in character, now and then; not the same twice running."""
        key = remark_of(self.character.word, seat, events, self._said, rng)
        self._said = key or self._said
        return key


def remark_of(word: str, seat: int, events: list[Event], last: str, rng: Rng) -> str:
    """Return the key of what that character says about public events, or an empty string; never `last` again."""
    occasion = remark(seat, events, load(word).talks, rng)
    if not occasion:
        return ""
    key = f"talk-{word}-{occasion}"
    ways = [way for way in (key, f"{key}.b") if way != last]
    return ways[rng.below(len(ways))]

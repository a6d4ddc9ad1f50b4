"""The searching bot: it imagines worlds that agree with what it knows, and tries its moves in them."""

from __future__ import annotations

from typing import Final

from pocketmoney.bots.search.bot import SearchBot
from pocketmoney.bots.search.brawl import BrawlGuide
from pocketmoney.bots.search.guide import Guide, Strength
from pocketmoney.bots.search.tietgen import TietgenGuide
from pocketmoney.bots.search.tietgen_shrewd import ShrewdTietgenGuide
from pocketmoney.core.game import Game
from pocketmoney.core.problem import Problem
from pocketmoney.games.brawl.game import BrawlGame
from pocketmoney.games.tietgen.game import TietgenGame

MOST: Final = 100_000  # iterations


def kind_of(game: Game) -> type[Guide]:
    """What is known of that game beyond the contract; of any other game, nothing."""
    if isinstance(game, BrawlGame):
        return BrawlGuide
    if isinstance(game, TietgenGame):
        return TietgenGuide
    return Guide


def search(game: Game, strength: Strength) -> SearchBot:
    """A searching bot of that strength."""
    kind = kind_of(game)
    if strength.is_shrewd and kind is TietgenGuide:
        kind = ShrewdTietgenGuide
    return SearchBot(game, kind(strength.reach), strength.iterations)


def hard(game: Game) -> SearchBot:
    """Thinks about a tenth of a second."""
    return search(game, kind_of(game).hard)


def brutal(game: Game) -> SearchBot:
    """Thinks twice as long, and about what matters."""
    return search(game, kind_of(game).brutal)


def searching(word: str, game: Game) -> SearchBot:
    """The bot of `search:N`, which has N iterations; anything but a number is a problem."""
    if not (word.isascii() and word.isdigit() and len(word) < 7 and 1 <= int(word) <= MOST):
        raise Problem("bad-iterations", {"word": word, "most": MOST})
    brutal = kind_of(game).brutal
    return search(game, Strength(int(word), brutal.reach, is_shrewd=brutal.is_shrewd))

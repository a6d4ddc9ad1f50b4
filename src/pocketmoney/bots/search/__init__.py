"""The searching bot: it imagines worlds that agree with what it knows, and tries its moves in them."""

from __future__ import annotations

from typing import Final

from pocketmoney.bots.search.bot import SearchBot
from pocketmoney.bots.search.brawl_heuristics import BrawlHeuristics
from pocketmoney.bots.search.heuristics import Heuristics, Strength
from pocketmoney.bots.search.tietgen_bargains import ShrewdTietgenHeuristics
from pocketmoney.bots.search.tietgen_heuristics import TietgenHeuristics
from pocketmoney.core.game import Game
from pocketmoney.core.problem import Problem
from pocketmoney.games.brawl.game import BrawlGame
from pocketmoney.games.tietgen.game import TietgenGame

MOST: Final = 100_000  # iterations


def kind_of(game: Game) -> type[Heuristics]:
    """What is known of that game beyond the contract; of any other game, nothing."""
    if isinstance(game, BrawlGame):
        return BrawlHeuristics
    if isinstance(game, TietgenGame):
        return TietgenHeuristics
    return Heuristics


def search(game: Game, strength: Strength) -> SearchBot:
    """A searching bot of that strength."""
    kind = kind_of(game)
    if strength.is_shrewd and kind is TietgenHeuristics:
        kind = ShrewdTietgenHeuristics
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

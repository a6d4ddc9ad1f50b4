"""The searching bot: it imagines worlds that agree with what it knows, and tries its moves in them."""

from __future__ import annotations

from typing import Final

from pocketmoney.bots.search.bot import SearchBot
from pocketmoney.bots.search.heuristics import Heuristics, Strength
from pocketmoney.core.game import Game
from pocketmoney.core.problem import Problem

MOST: Final = 100_000  # iterations


def kind_of(game: Game) -> type[Heuristics]:
    """What is known of that game beyond the contract; of any other game, nothing."""
    if game.name == "tietgen":
        from pocketmoney.bots.search.tietgen_heuristics import TietgenHeuristics

        return TietgenHeuristics
    from pocketmoney.games.brawl.game import BrawlGame

    if isinstance(game, BrawlGame):
        from pocketmoney.bots.search.brawl_heuristics import BrawlHeuristics

        return BrawlHeuristics
    return Heuristics


def search(game: Game, strength: Strength) -> SearchBot:
    """A searching bot of that strength."""
    kind = kind_of(game)
    if strength.is_shrewd and game.name == "tietgen":
        from pocketmoney.bots.search.tietgen_bargains import ShrewdTietgenHeuristics

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

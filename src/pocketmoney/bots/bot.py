"""What every bot is."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.core.game import View
from pocketmoney.core.rng import Rng


class Bot:
    """A player over the contract. It never sees a state, so it cannot peek."""

    def choose(self, view: View, menu: list[Action], rng: Rng) -> Action:
        """One entry of the menu. The menu is never empty, and giving up is not on it.

        Chance comes from the generator that is given and nowhere else, so that a game can be repeated.
        """
        raise NotImplementedError

"""What every bot is."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import View
from pocketmoney.core.rng import Rng


class Bot:
    """A player over the contract. It never sees a state, so it cannot peek.

    A bot plays one seat of one game: what it remembers is its own. Chance comes from the generator that is given and
    nowhere else, so that a game can be repeated.
    """

    def choose(self, view: View, menu: list[Action], rng: Rng) -> Action:
        """One entry of the menu. The menu is never empty, and giving up is not on it."""
        raise NotImplementedError

    def use_right(self, view: View, rights: list[Action], rng: Rng) -> Action | None:
        """One of the moves that may be made unasked, or nothing; offered at a public boundary and before this seat
        answers a question, once for each move made. The list is never empty, and giving up is not on it. Where the
        rules leave a move free (an offer of any size), it need not be on the list, but it must be allowed."""
        return None

    def decide_by(self, deadline: float) -> None:
        """Take in until when the next decision must be made, by `perf_counter`. Only bots that think long need it."""

    def observe(self, seat: int, events: list[Event]) -> None:
        """Take in the events since the last call that this seat may see."""

    def talk(self, seat: int, events: list[Event], rng: Rng) -> str:
        """The catalogue key of something to say about what has just happened, or nothing.

        The events are those that everybody heard, and the chance is not that of the moves: whether a bot talks changes
        nothing in the game.
        """
        return ""

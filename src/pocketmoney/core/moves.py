"""What one seat may do, as a set: the menu, the buttons, the only move, a random move and numbers are made from it."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.mypyc_hints import mypyc_attr
from pocketmoney.core.plain import Json
from pocketmoney.core.rng import Rng


@mypyc_attr(acyclic=True)
class Moves:
    """What one seat may do now. Nothing is listed until the list is asked for."""

    __slots__ = ()

    def listed(self) -> list[Action]:
        """Every move; giving up is the last of them."""
        raise NotImplementedError

    def folded(self) -> list[Json]:
        """The moves for buttons, as `State.choices` describes them."""
        raise NotImplementedError

    def only(self) -> Action | None:
        """The only move, giving up aside; None if there is a choice or nothing to choose from."""
        raise NotImplementedError

    def draw(self, rng: Rng) -> Action:
        """A random move, giving up aside: first the verb, then the move."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """The numbers of all moves, giving up aside, as `State.action_of` reads them."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Listed(Moves):
    """Moves of a game that lists them. Their numbers are their places in the list."""

    __slots__ = ("actions", "giving_up")

    def __init__(self, actions: list[Action], giving_up: int = NOBODY) -> None:
        self.actions = actions
        self.giving_up = giving_up  # the verb that gives up, which stands last; nobody if the game has none

    def listed(self) -> list[Action]:
        return self.actions

    def only(self) -> Action | None:
        return self.actions[0] if self._count() == 1 else None

    def draw(self, rng: Rng) -> Action:
        verbs: list[int] = []
        for action in self.actions:
            if action.verb != self.giving_up and action.verb not in verbs:
                verbs.append(action.verb)
        verb = verbs[rng.below(len(verbs))]
        moves = [action for action in self.actions if action.verb == verb]
        return moves[rng.below(len(moves))]

    def numbers(self) -> list[int]:
        return list(range(self._count()))

    def _count(self) -> int:
        """How many moves there are, giving up aside."""
        count = len(self.actions)
        return count - 1 if count and self.actions[-1].verb == self.giving_up else count

"""What the search remembers: for each thing a seat may know, its moves and how they went."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from pocketmoney.core.action import Action

EXPLORATION: Final = 0.35  # how much a move is tried for being little tried


class Arm:
    """One move of a node; no action is to do nothing, where that is a choice."""

    __slots__ = ("action", "visits", "total")

    def __init__(self, action: Action | None) -> None:
        self.action = action
        self.visits = 0
        self.total = 0.0

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """One information set: whatever the seat cannot tell apart is one node."""

    __slots__ = ("arms", "visits")

    def __init__(self, arms: list[Arm]) -> None:
        self.arms = arms
        self.visits = 0

    def select(self) -> Arm:
        """The move to try next, by upper confidence bounds (UCB1); untried ones first, in order."""
        best = self.arms[0]
        best_score = -1.0
        spread = log(self.visits + 1)
        for arm in self.arms:
            if arm.visits == 0:
                return arm
            score = arm.total / arm.visits + EXPLORATION * sqrt(spread / arm.visits)
            if score > best_score:
                best = arm
                best_score = score
        return best


class Table:
    """The nodes by what the seat knows there. A node is made when its key comes a second time."""

    def __init__(self) -> None:
        self._nodes: dict[object, Node] = {}
        self._once: set[object] = set()

    def __len__(self) -> int:
        return len(self._nodes)

    def find(self, key: object) -> Node | None:
        """The node of that key; no key has none."""
        return self._nodes.get(key) if key is not None else None

    def is_new(self, key: object) -> bool:
        """Whether that key has not been met before; now it has. No key is always new."""
        if key is None:
            return True
        if key in self._once:
            return False
        self._once.add(key)
        return True

    def add(self, key: object, actions: list[Action]) -> Node:
        node = Node([Arm(action) for action in actions])
        if key is not None:
            self._nodes[key] = node
        return node

    def root(self, key: object, actions: list[Action]) -> Node:
        """The node to think from: what is known of it is kept if the menu is the same, else all is forgotten."""
        kept = self.find(key)
        if kept is not None and {arm.action for arm in kept.arms} == set(actions):
            return kept
        self._nodes.clear()
        self._once.clear()
        return self.add(key, actions)


def backpropagate(path: list[tuple[Node, Arm]], worth: float) -> None:
    """Write the end of an imagined game to every move that led there."""
    for node, arm in path:
        node.visits += 1
        arm.visits += 1
        arm.total += worth


def better_half(arms: list[Arm]) -> list[Arm]:
    """The moves that went better than the others; of equal ones the likelier."""
    ranked = sorted(arms, key=lambda arm: -arm.mean())
    return ranked[: (len(arms) + 1) // 2]

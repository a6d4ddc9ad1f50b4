"""Train a policy without any other package: learn how much each card is worth by playing (REINFORCE).

    python examples/train_weights.py --games 1000

The policy is a softmax over the legal moves, with a weight for each kind of move. After each game the weights of the
moves it made go up if it won and down if it lost. `train_ppo.py` trains a network that beats the bot.
"""

from __future__ import annotations

import argparse
import math
import random

from pocketmoney import Match


class Policy:
    """A weight for each kind of move: a card, or `pass`, `take`, `discard` and so on."""

    def __init__(self, seed: int) -> None:
        self.weights: dict[str, float] = {}
        self.chance = random.Random(seed)
        self.steps: list[dict[str, float]] = []  # for each choice of this game, the gradient of its log probability

    def choose(self, match: Match, name: str) -> str:
        """Draw a move and remember how much each weight contributed."""
        moves = match.legal_moves(name)
        kinds = [move.split()[0] for move in moves]
        # A hand can be discarded in many ways: each kind of move counts once, however many moves it has.
        odds = [math.exp(self.weights.get(kind, 0.0)) / kinds.count(kind) for kind in kinds]
        at = self.chance.choices(range(len(moves)), odds)[0]
        step = {kinds[at]: 1.0}
        for kind, odd in zip(kinds, odds, strict=True):
            step[kind] = step.get(kind, 0.0) - odd / sum(odds)
        self.steps.append(step)
        return moves[at]

    def learn(self, reward: float, rate: float) -> None:
        """Make the choices of the last game more likely if the reward is positive, otherwise less likely."""
        for step in self.steps:
            for kind, slope in step.items():
                self.weights[kind] = self.weights.get(kind, 0.0) + rate * reward * slope
        self.steps.clear()


def won(policy: Policy, seed: int) -> bool:
    """Play one game against a bot and return whether it was won; seats swap with every seed."""
    names = ["Me", "Ben"] if seed % 2 else ["Ben", "Me"]
    match = Match("beer-money", names, seed=seed)
    match.play({"Me": policy, "Ben": "greedy"})
    return match.winner == "Me"


def main() -> None:
    """Train, then test on other seeds."""
    words = argparse.ArgumentParser()
    words.add_argument("--games", type=int, default=1_000)
    words.add_argument("--test", type=int, default=200)
    chosen = words.parse_args()
    policy = Policy(seed=1)
    share = 0.2  # the recent share of wins, as the baseline
    for game in range(chosen.games):
        reward = float(won(policy, game))
        policy.learn(reward - share, 0.05)
        share += 0.01 * (reward - share)
    untrained = sum(won(Policy(seed=2), 1_000_000 + game) for game in range(chosen.test))
    trained = sum(won(policy, 1_000_000 + game) for game in range(chosen.test))
    print(f"Of {chosen.test} games against the greedy bot: {untrained} won before training, {trained} after it.")
    best = sorted(policy.weights, key=lambda kind: policy.weights[kind])
    print("It likes", ", ".join(best[:-4:-1]), "and avoids", ", ".join(best[:3]))


if __name__ == "__main__":
    main()

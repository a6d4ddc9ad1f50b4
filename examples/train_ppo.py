"""Train a small policy that beats the greedy bot: first imitate it, then improve by PPO against it.

    python examples/train_ppo.py --save policy.pt            # about five minutes on one core
    python examples/train_ppo.py --load policy.pt --steps 0  # only play the test games again

One seat learns through `pocketmoney.envs.gymnasium`; greedy bots play the others; the seat is drawn for each game.
Needs PyTorch (the CPU build is enough) and `pip install "pocketmoney[gymnasium]"`.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from pocketmoney.envs.gymnasium import SeatEnv

FORBIDDEN = -1e9  # the logit of an illegal action
TEST_SEEDS = 900_000_000  # test games have seeds that no training game has


class Policy(nn.Module):
    """A network that maps an observation to a logit for each action and the value of the position."""

    def __init__(self, size: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.choice = nn.Linear(width, actions)
        self.worth = nn.Linear(width, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of the actions, with illegal ones masked, and the value of the position."""
        inner = self.body(seen)
        return self.choice(inner).masked_fill(mask == 0, FORBIDDEN), self.worth(inner).squeeze(-1)


class Batch(NamedTuple):
    """Observations, actions and rewards, one row per decision."""

    seen: Tensor
    mask: Tensor
    action: Tensor
    log_chance: Tensor
    advantage: Tensor
    goal: Tensor


class Games:
    """Several games played side by side, so that the policy evaluates all of them at once."""

    def __init__(self, count: int, seed: int, **setting: Any) -> None:
        self.envs = [SeatEnv(seat=None, play_on=False, **setting) for _ in range(count)]
        self.wins: list[float] = []
        first = [env.reset(seed=seed + at) for at, env in enumerate(self.envs)]
        self.seen = np.stack([seen for seen, _ in first])
        self.mask = np.stack([info["action_mask"] for _, info in first])

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Make one decision in each game; return rewards and which games ended. Games that ended are reset."""
        rewards = np.zeros(len(self.envs), np.float32)
        ended = np.zeros(len(self.envs), np.float32)
        for at, env in enumerate(self.envs):
            seen, reward, over, cut, info = env.step(int(actions[at]))
            if over or cut:
                rewards[at], ended[at] = reward, 1.0
                self.wins.append(float(reward > 0))
                seen, info = env.reset()
            self.seen[at], self.mask[at] = seen, info["action_mask"]
        return rewards, ended


def imitate(policy: Policy, games: Games, bot: str, decisions: int, rate: float) -> None:
    """Let a bot play and train the policy to imitate it."""
    seen, mask, done = [], [], []
    for _ in range(decisions // len(games.envs)):
        actions = np.array([env.advice(bot) for env in games.envs])
        seen.append(games.seen.copy())
        mask.append(games.mask.copy())
        done.append(actions)
        games.step(actions)
    all_seen, all_mask = torch.tensor(np.concatenate(seen)), torch.tensor(np.concatenate(mask))
    all_done = torch.tensor(np.concatenate(done))
    optimiser = torch.optim.Adam(policy.parameters(), rate)
    for epoch in range(6):
        right = 0
        for rows in torch.randperm(len(all_done)).split(256):
            logits, _ = policy(all_seen[rows], all_mask[rows])
            loss = nn.functional.cross_entropy(logits, all_done[rows])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            right += int((logits.argmax(-1) == all_done[rows]).sum())
        print(f"imitation {epoch + 1}: {right / len(all_done):.0%} of the choices of {bot}", flush=True)


def collect(policy: Policy, games: Games, length: int, trace: float) -> Batch:
    """Play some decisions in every game and compute their advantages (GAE, no discount)."""
    count = len(games.envs)
    seen, mask, done, chance, worth, rewards, ended = [], [], [], [], [], [], []
    for _ in range(length):
        now_seen, now_mask = torch.tensor(games.seen), torch.tensor(games.mask)
        with torch.no_grad():
            logits, value = policy(now_seen, now_mask)
        spread = torch.distributions.Categorical(logits=logits)
        action = spread.sample()
        seen.append(now_seen)
        mask.append(now_mask)
        done.append(action)
        chance.append(spread.log_prob(action))
        worth.append(value)
        reward, end = games.step(action.numpy())
        rewards.append(torch.tensor(reward))
        ended.append(torch.tensor(end))
    with torch.no_grad():
        _, later = policy(torch.tensor(games.seen), torch.tensor(games.mask))
    gain = torch.zeros(count)
    gains: list[Tensor] = []
    for at in range(length - 1, -1, -1):
        goes_on = 1.0 - ended[at]
        surprise = rewards[at] + goes_on * later - worth[at]
        gain = surprise + trace * goes_on * gain
        gains.append(gain)
        later = worth[at]
    advantage = torch.cat(gains[::-1])
    goal = advantage + torch.cat(worth)
    return Batch(torch.cat(seen), torch.cat(mask), torch.cat(done), torch.cat(chance), advantage, goal)


def improve(policy: Policy, optimiser: torch.optim.Optimizer, batch: Batch, clip: float, curiosity: float) -> None:
    """Update the policy with PPO: a few epochs over a batch."""
    scale = (batch.advantage - batch.advantage.mean()) / (batch.advantage.std() + 1e-8)
    for _ in range(4):
        for rows in torch.randperm(len(batch.action)).split(512):
            logits, worth = policy(batch.seen[rows], batch.mask[rows])
            spread = torch.distributions.Categorical(logits=logits)
            ratio = (spread.log_prob(batch.action[rows]) - batch.log_chance[rows]).exp()
            gain = scale[rows]
            better = torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()
            missed = (worth - batch.goal[rows]).pow(2).mean()
            loss = -better + 0.5 * missed - curiosity * spread.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def evaluate(policy: Policy, count: int, **setting: Any) -> tuple[int, int]:
    """Play test games with the most likely action, all seats in turn; return wins and games."""
    envs = [SeatEnv(seat=seat, play_on=False, **setting) for seat in range(setting["seats"])]
    wins = 0
    for game in range(count):
        env = envs[game % len(envs)]
        seen, info = env.reset(seed=TEST_SEEDS + game)
        over = cut = False
        reward = 0.0
        while not (over or cut):
            with torch.no_grad():
                logits, _ = policy(torch.tensor(seen)[None], torch.tensor(info["action_mask"])[None])
            seen, reward, over, cut, info = env.step(int(logits.argmax()))
        wins += reward > 0
    return wins, count


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share."""
    z = 1.96
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def main() -> None:
    """Imitate, improve, test, save."""
    words = argparse.ArgumentParser(description="Train a small policy that beats the greedy bot")
    words.add_argument("--game", default="lunch-money")
    words.add_argument("--seats", type=int, default=4)
    words.add_argument("--opponent", default="greedy")
    words.add_argument("--imitate", type=int, default=40_000, help="decisions to learn by heart first")
    words.add_argument("--steps", type=int, default=400_000, help="decisions to improve with")
    words.add_argument("--test", type=int, default=2_000, help="games at the end")
    words.add_argument("--envs", type=int, default=64, help="games side by side")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--load", type=Path)
    words.add_argument("--save", type=Path)
    chosen = words.parse_args()
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(1)
    setting = {"game": chosen.game, "seats": chosen.seats, "opponents": chosen.opponent}
    games = Games(chosen.envs, chosen.seed * 1_000_000, **setting)
    policy = Policy(games.seen.shape[1], games.mask.shape[1], 256)
    begun = time.monotonic()
    if chosen.load:
        policy.load_state_dict(torch.load(chosen.load))
    elif chosen.imitate:
        imitate(policy, games, chosen.opponent, chosen.imitate, 1e-3)
    optimiser = torch.optim.Adam(policy.parameters(), 3e-4, eps=1e-5)
    length = 64
    rounds = chosen.steps // (chosen.envs * length)
    for turn in range(rounds):
        left = 1 - turn / rounds
        for group in optimiser.param_groups:
            group["lr"] = 3e-4 * left
        games.wins.clear()
        batch = collect(policy, games, length, 0.95)
        improve(policy, optimiser, batch, 0.2, 0.01 * left)
        won = sum(games.wins) / max(len(games.wins), 1)
        if turn % 5 == 4 or turn == rounds - 1:
            print(
                f"round {turn + 1} of {rounds}: {won:.0%} of {len(games.wins)} games, {time.monotonic() - begun:.0f} s",
                flush=True,
            )
    if chosen.save:
        torch.save(policy.state_dict(), chosen.save)
    wins, played = evaluate(policy, chosen.test, **setting)
    low, high = interval(wins, played)
    print(
        f"{chosen.game}, {chosen.seats} seats: {wins} of {played} games against {chosen.opponent}, "
        f"{wins / played:.1%} ({low:.1%} to {high:.1%}); chance is {1 / chosen.seats:.0%}"
    )


if __name__ == "__main__":
    main()

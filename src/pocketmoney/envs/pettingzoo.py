"""PettingZoo: every seat is an agent, asked one after the other (AEC), with action masks.

An observation is a dictionary: `observation` is the vector of the encoding, `action_mask` has a 1 for every action that
is allowed to that agent now. The winner gets 1, which the others pay in equal parts, at the end and nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from pocketmoney.envs.errors import missing_extra

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise missing_extra(__name__, "pettingzoo", missing) from None

from pocketmoney.core.action import NOBODY
from pocketmoney.core.encoding import HIGH, LOW
from pocketmoney.envs.config import SEATS, Config, next_seed
from pocketmoney.envs.episode import WON, deal

Observation = dict[str, Any]


def env(
    game: str = "lunch-money",
    seats: int = SEATS,
    options: Mapping[str, str] | None = None,
    decks: Sequence[str] | None = None,
    limit: int | None = None,
    render_mode: str | None = None,
) -> wrappers.OrderEnforcingWrapper[str, Observation, int]:
    """The game as PettingZoo wraps its own: an action that is not allowed loses the game, at a reward of -1."""
    raw = raw_env(game, seats, options, decks, limit, render_mode)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-WON)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801  (as PettingZoo calls its own)
    """The game without wrappers: an action that is not allowed is an error that names the allowed ones."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "name": "pocketmoney_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "lunch-money",
        seats: int = SEATS,
        options: Mapping[str, str] | None = None,
        decks: Sequence[str] | None = None,
        limit: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.config = Config(game, seats, options, decks, limit)
        self.render_mode = render_mode
        self.possible_agents = list(self.config.names)
        self.agents: list[str] = []
        self._seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        encoding = self.config.encoding
        self.observation_spaces = {}
        self.action_spaces = {}
        for name in self.possible_agents:
            vector = spaces.Box(LOW, HIGH, (encoding.size,), np.float32)
            mask = spaces.Box(0, 1, (encoding.actions,), np.int8)
            self.observation_spaces[name] = spaces.Dict({"observation": vector, "action_mask": mask})
            self.action_spaces[name] = spaces.Discrete(encoding.actions)
        self._np_random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """What an agent may do, allowed or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the game of that seed; without one, the next that chance gives."""
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(None if seed is None else int(seed))
        self.episode = deal(self.config, next_seed(seed, self._np_random.integers))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[max(self.episode.seat, 0)]

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and what it may do now."""
        seat = self._seat_of[agent]
        episode = self.episode
        return {
            "observation": np.frombuffer(episode.observe(seat), np.float32),
            "action_mask": np.frombuffer(episode.mask(seat), np.int8),
        }

    def step(self, action: int | None) -> None:
        """Let the selected agent act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        episode = self.episode
        episode.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        seat = episode.seat
        if seat != NOBODY:
            self.agent_selection = self.possible_agents[seat]
            return
        self.rewards = dict(zip(self.agents, episode.returns(), strict=True))
        self._accumulate_rewards()
        is_cut = episode.is_cut
        self.terminations = dict.fromkeys(self.agents, not is_cut)
        self.truncations = dict.fromkeys(self.agents, is_cut)
        self._deads_step_first()

    def render(self) -> str:
        """The play record so far."""
        return self.record()

    def record(self) -> str:
        """The play record so far, as `pocketmoney replay` reads it."""
        return self.episode.record()

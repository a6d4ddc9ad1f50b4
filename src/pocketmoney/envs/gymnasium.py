"""Gymnasium: one seat learns, bots play the others.

An observation is the vector of the encoding. What is allowed is in `info["action_mask"]` and in `action_masks()`, where
maskable agents look for it. An action that is not allowed loses the game (reward -1, the reason in `info["illegal"]`),
or is an error, as `illegal` says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from pocketmoney.envs.errors import missing_extra, problems_as_value_errors, sentence

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as missing:
    raise missing_extra(__name__, "gymnasium", missing) from None

from pocketmoney import games
from pocketmoney.bots import registry
from pocketmoney.bots.bot import Bot
from pocketmoney.bots.match import choose, hearers, spread
from pocketmoney.core.encoding import HIGH, LOW
from pocketmoney.core.problem import Problem
from pocketmoney.core.rng import from_seed
from pocketmoney.envs.config import SEATS, Config, next_seed
from pocketmoney.envs.episode import WON, deal

Vector = np.ndarray[Any, np.dtype[np.float32]]
Opponents = str | Bot | Sequence[str | Bot]


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """One seat of a table. Opponents are words for bots or bots, clockwise from that seat; one word seats all.

    `seat=None` draws the seat anew for each game. `play_on=False` ends the episode as soon as the seat is out.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str = "lunch-money",
        seats: int = SEATS,
        opponents: Opponents = "random",
        seat: int | None = 0,
        options: Mapping[str, str] | None = None,
        decks: Sequence[str] | None = None,
        limit: int | None = None,
        illegal: Literal["lose", "error"] = "lose",
        render_mode: str | None = None,
        *,
        play_on: bool = True,
    ) -> None:
        self.config = Config(game, seats, options, decks, limit)
        self.render_mode = render_mode
        self.illegal = illegal
        self.play_on = play_on
        self._seat = seat
        with problems_as_value_errors():
            if seat is not None and not 0 <= seat < seats:
                raise Problem("env-seat", {"seat": str(seat), "seats": str(seats), "last": str(seats - 1)})
            self._opponents = _one_each(opponents, seats)
            for opponent in self._opponents:
                self._bot(opponent)
        encoding = self.config.encoding
        self.observation_space = spaces.Box(LOW, HIGH, (encoding.size,), np.float32)
        self.action_space = spaces.Discrete(encoding.actions)

    def _bot(self, opponent: str | Bot) -> Bot:
        return registry.make(opponent, self.config.game) if isinstance(opponent, str) else opponent

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """Deal the game of that seed, without one the next that chance gives, and come to the first decision."""
        super().reset(seed=seed)
        chosen = next_seed(seed, self.np_random.integers)
        # Bots have a chance of their own, so that they do not know the cards; asking for advice changes none of it.
        self._chance = from_seed(-1 - chosen)
        self._advisers = from_seed(-1 - chosen)
        self.seat = self._chance.below(self.config.seats) if self._seat is None else self._seat
        bots = [Bot(), *[self._bot(opponent) for opponent in self._opponents]]  # first the learner, who hears nothing
        self._bots = bots[-self.seat :] + bots[: -self.seat]
        self._hearers = hearers(self._bots)
        self._done = False
        self.episode = deal(self.config, chosen)
        if self._hearers:
            self.episode.state.listen()
        self._let_bots_play()
        return self._seen()

    def step(self, action: int | np.integer[Any]) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Let the seat act, then the bots, until the seat is asked again or the game is over."""
        episode = self.episode
        number = int(action)
        if self._done:
            raise ValueError(sentence("env-over", {}))
        if not self._has_ended():  # a seat that fell before it was asked learns so at its first step
            why = episode.why_not(number)
            if why and (self.illegal == "error" or not 0 <= number < self.config.encoding.actions):
                raise ValueError(why)
            if why:
                self._done = True
                seen, info = self._seen()
                return seen, -WON, True, False, {**info, "illegal": why}
            episode.step(number)
            self._let_bots_play()
        seen, info = self._seen()
        self._done = self._has_ended()
        if self._done and not episode.is_over:
            return seen, -WON / (self.config.seats - 1), True, False, info
        return seen, episode.returns()[self.seat], self._done and not episode.is_cut, episode.is_cut, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What is allowed now, in the form that maskable agents want."""
        return np.frombuffer(self.episode.mask(self.seat), bool)

    def advice(self, bot: str | Bot) -> int:
        """What a bot would do in the place of the learner: something to imitate. It hears nothing of the game."""
        return self.episode.advice(self._bot(bot), self._advisers)

    def render(self) -> str:
        """The play record so far."""
        return self.record()

    def record(self) -> str:
        """The play record so far, as `pocketmoney replay` reads it."""
        return self.episode.record()

    def _has_ended(self) -> bool:
        """Whether there is nothing left to do for the learner."""
        return self.episode.is_over or (not self.play_on and self.episode.state.is_out(self.seat))

    def _let_bots_play(self) -> None:
        episode = self.episode
        while episode.seat != self.seat and not self._has_ended():
            if self._hearers:
                spread(episode.state.take_events(), self._hearers)
            assert episode.decision is not None
            episode.answer(choose(self._bots[episode.seat], episode.decision, episode.state, self._chance))

    def _seen(self) -> tuple[Vector, dict[str, Any]]:
        mask = np.frombuffer(self.episode.mask(self.seat), np.int8)
        return np.frombuffer(self.episode.observe(self.seat), np.float32), {"action_mask": mask}


def _one_each(opponents: Opponents, seats: int) -> list[str | Bot]:
    """An opponent for each of the other seats."""
    if isinstance(opponents, (str, Bot)):
        return [opponents] * (seats - 1)
    if len(opponents) != seats - 1:
        raise Problem("env-opponents", {"count": len(opponents), "seats": seats, "needed": seats - 1})
    return list(opponents)


IDS: Final = {name: f"pocketmoney/{name}-v0" for name in games.names()}

for _name, _id in IDS.items():
    gymnasium.register(_id, entry_point=f"{__name__}:SeatEnv", kwargs={"game": _name})

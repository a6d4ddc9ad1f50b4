"""OpenSpiel: importing this registers `pocketmoney_lunch_money`, `pocketmoney_beer_money` and `pocketmoney_tietgen`.

The root is a chance node that deals: its outcome is added to the parameter `seed` and gives the seed of the game.
All later chance (a reshuffle, dice) follows from that seed. Parameters: `players`, `seed`, `deals` (how many outcomes
the root has), `options` ("discard-rule:pay-1 heal-cap:none"), `decks` ("lunch-money beer-money"), `limit`.
"""

from __future__ import annotations

from collections.abc import Callable
from json import dumps
from typing import Any, Final

from pocketmoney.envs.errors import missing_extra

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise missing_extra(__name__, "openspiel", missing) from None

from pocketmoney import games
from pocketmoney.core.rng import from_seed
from pocketmoney.envs.config import LIMIT, LIMITS, SEATS, Config
from pocketmoney.envs.episode import WON, Episode, deal

DEALS: Final = 1000
_DRAWN: Final = 1 << 53  # steps of a number from 0 to 1


def short_name(game: str) -> str:
    """What OpenSpiel calls one of our games."""
    return f"pocketmoney_{game.replace('-', '_')}"


def _type_of(game: str) -> Any:
    least, most = games.find(game).seat_range()
    limit = LIMITS.get(game, LIMIT)
    defaults = {"players": SEATS, "seed": 0, "deals": DEALS, "limit": limit, "options": "", "decks": ""}
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Pocket Money: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults,
    )


class PocketMoneyGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters."""

    name: str

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.name
        # A colon stands between a house rule and its value, because OpenSpiel needs the sign of equality itself.
        pairs = [word.partition(":") for word in str(params["options"]).split()]
        options = {name: value for name, _, value in pairs}
        decks = str(params["decks"]).split()
        self.config = Config(game, int(params["players"]), options, decks, int(params["limit"]))
        self.first_seed = int(params["seed"])
        self.deals = max(int(params["deals"]), 1)
        seats = self.config.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.config.encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-WON / (seats - 1) if seats > 1 else -WON,
            max_utility=WON,
            utility_sum=0.0,
            max_game_length=self.config.limit,
        )
        super().__init__(TYPES[game], info, params)

    def new_initial_state(self) -> PocketMoneyState:
        """Before the deal."""
        return PocketMoneyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PocketMoneyObserver:
        """What turns states into what a player sees."""
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        return PocketMoneyObserver(self.config)


class PocketMoneyState(pyspiel.State):  # type: ignore[misc]
    """A game at one moment. `episode` is the same that the other doors play; None before the deal."""

    def __init__(self, game: PocketMoneyGame) -> None:
        super().__init__(game)
        self.episode: Episode | None = None

    def _played(self) -> Episode:
        assert self.episode is not None
        return self.episode

    def current_player(self) -> int:
        """The seat that is asked; chance before the deal."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.is_over else self.episode.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all as likely."""
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        episode = self._played()
        return sorted(episode.numbers) if player == episode.seat else []

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            game = self.get_game()
            self.episode = deal(game.config, game.first_seed + action)
        else:
            self.episode.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        episode = self.episode
        if episode is None or episode.seat != player or action not in episode.numbers:
            return f"action {action}"
        return episode.word(action)

    def is_terminal(self) -> bool:
        """Whether the game is over, or cut off at its limit."""
        return self.episode is not None and self.episode.is_over

    def returns(self) -> list[float]:
        """1 for the winner, which the others pay in equal parts."""
        return [0.0] * self.get_game().num_players() if self.episode is None else self.episode.returns()

    def record(self) -> str:
        """The play record so far, as `pocketmoney replay` reads it."""
        return self._played().record()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> PocketMoneyState:
        """A state that agrees with all that the asked player knows; hidden cards are dealt by the sampler."""
        assert player == self._played().seat
        other: PocketMoneyState = self.clone()
        other.episode = self._played().imagined(from_seed(int(sampler() * _DRAWN)))
        return other

    def __str__(self) -> str:
        episode = self.episode
        if episode is None:
            return "deal"
        asked = "over" if episode.is_over else f"{episode.config.names[episode.seat]} is asked"
        return f"seed {episode.seed}, {len(episode.answers)} answers, {asked}, {episode.state.digest()}"


class PocketMoneyObserver:
    """The view of a player: as the vector of the encoding, and as JSON."""

    def __init__(self, config: Config) -> None:
        self.tensor = np.zeros(config.encoding.size, np.float32)
        self.dict = {
            block.name: self.tensor[block.start : block.start + block.size] for block in config.encoding.seen.blocks
        }

    def set_from(self, state: PocketMoneyState, player: int) -> None:
        """Take what a player sees into the tensor; nothing before the deal."""
        self.tensor[:] = 0.0 if state.episode is None else np.frombuffer(state.episode.observe(player), np.float32)

    def string_from(self, state: PocketMoneyState, player: int) -> str:
        """What a player sees, whole, and what it may do if it is asked."""
        episode = state.episode
        if episode is None:
            return "deal"
        seen = episode.state.view(player).to_json()
        seen["actions"] = sorted(episode.numbers) if player == episode.seat else []
        return dumps(seen, separators=(",", ":"))


TYPES: Final = {game: _type_of(game) for game in games.names()}

# A class for each game, where pickle looks for it: OpenSpiel keeps it to the very end, when a function would be gone.
for _game, _type in TYPES.items():
    globals()[short_name(_game)] = type(short_name(_game), (PocketMoneyGame,), {"name": _game})
    pyspiel.register_game(_type, globals()[short_name(_game)])

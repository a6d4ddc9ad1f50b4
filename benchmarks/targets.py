"""What `make bench` wants to see: every target of the rules' speed in one place.

Ratios to a peer hold if the peer is there. A missed target makes `make bench` fail.
"""

from __future__ import annotations

from typing import Final

# benchmarks.run: random play, decisions a second.
TIMES_PURE: Final = 4.0  # of the compiled build, in those of the pure one
TIMES_OPEN_SPIEL: Final = 2.0  # of every game, in those of OpenSpiel's crazy_eights

# benchmarks.run: equal work beside OpenSpiel's crazy_eights, which is to list all moves, draw one and apply it.
EQUAL_NUMBERS: Final[dict[str, float]] = {"lunch-money": 1.2, "beer-money": 1.2, "tietgen": 1.0}  # compiled
EQUAL_ACTIONS: Final = dict.fromkeys(EQUAL_NUMBERS, 0.8)  # with `Action` objects, compiled
EQUAL_NUMBERS_PURE: Final = dict.fromkeys(EQUAL_NUMBERS, 0.2)  # interpreted

# benchmarks.run: the command, all cores, many games.
START_UP: Final = 3.0  # of the command, in starts of a bare interpreter
OF_INDEPENDENT: Final = 0.9  # decisions of a pool, in those of independent processes
GROWTH: Final = 1.1  # memory after all games, in that after a tenth of them

# benchmarks.earlier: how much of the speed of the build before the rules were rebuilt is there, in every game.
EARLIER: Final = "d6069ca"
OF_EARLIER: Final[dict[str, float]] = {"decisions_s": 0.95, "clone_us": 0.95, "state_bytes": 0.95}

# benchmarks.envs and benchmarks.search.
STEPS_OF_EARLIER: Final[dict[str, float]] = {"raw": 3.0, "pettingzoo": 1.5}  # of PettingZoo, in those of that build
OF_PEER: Final = 1.0  # steps of an environment, in those of the quickest peer
LONGEST: Final = 0.25  # seconds that a move of the searching bot may take

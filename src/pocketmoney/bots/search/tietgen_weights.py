"""How much beer, deeds, rent to come, rent that could be, and all of it together count in Tietgen.

Made from games in the way that `python -m tools.learn` does and tells, not by hand; these are from the first 600 games,
before anybody knew the table. Surprise at the winners of games it had not seen: 0.946; by riches alone 1.143.
"""

from __future__ import annotations

from typing import Final

KNOTS: Final = (200, 140, 80, 40, 0)  # throws left
WEIGHTS: Final = (
    (0.071, 1.486, 0.0, 0.663, 0.911),
    (0.0, 0.581, 0.712, 0.424, 1.171),
    (0.0, 0.0, 0.034, 0.116, 3.136),
    (0.355, 0.331, 0.362, 0.05, 3.484),
    (2.226, 2.095, 0.958, 0.0, 2.559),
)

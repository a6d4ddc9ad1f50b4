"""How a greedy bot weighs things: the numbers in which one temper differs from another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WEAKEST: Final = "weakest"
STRONGEST: Final = "strongest"
ANYBODY: Final = "anybody"
WHOEVER_HIT_ME: Final = "whoever-hit-me"

TARGETS: Final = (WEAKEST, STRONGEST, ANYBODY, WHOEVER_HIT_ME)


@dataclass(frozen=True)
class BrawlStyle:
    """For the card games. A counter is worth 1."""

    target: str = WEAKEST  # whom it likes to attack
    focus: float = 1.0  # how much more an attack on those is worth, at most
    finish: float = 3.0  # what it is worth to send a player to 0
    defend_from: float = 2.0  # the smallest hit that is worth a defence
    humiliate_from: float = 4.0  # the least gain that is worth a Humiliation
    heal_below: int = 6  # with fewer counters healing is worth a turn
    urge: float = 1.2  # what a counter healed is worth then
    junk: float = 0.45  # what it is worth to change a useless card
    hold: float = 2.5  # what a hold is worth beyond its first counter


@dataclass(frozen=True)
class TietgenStyle:
    """For Tietgen. Shares of a price, or of the stock at the start."""

    reserve: float = 0.1  # beer kept back when buying and building, as a share of the stock at the start
    bid: float = 0.8  # up to which share of its price a deed is worth bidding for
    greed: float = 1.5  # the same, for a deed that completes a group or keeps another from it
    trade: float = 0.8  # what a trade must bring it, as a share of what it brings the other
    builds: bool = True
    offers: bool = True


PLAIN_BRAWL: Final = BrawlStyle()
PLAIN_TIETGEN: Final = TietgenStyle()

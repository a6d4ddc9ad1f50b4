"""After its attack a weapon returns to its owner, who may drop one of Beer Money's (R32, R110)."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.games.brawl.actions import DROP, TAKE
from pocketmoney.games.brawl.frames.question import Ask
from pocketmoney.games.brawl.legality import ALL, Sieve
from pocketmoney.games.brawl.reason import NOTHING_TO_HUMILIATE, WEAPON_FIRST
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.brawl.status import is_in


def comes_back(s: Brawl, seat: int, card: int) -> None:
    """Return the weapon to the hand of a conscious owner, and ask whether to keep it."""
    if not is_in(s, seat):
        return
    s.take_back(seat, card)
    if s.won < 0 and s.terms.droppable >> card & 1:
        if (seat, card) not in s.used:
            s.used += ((seat, card),)
        s.stack.append(WeaponBack(seat))


class WeaponBack(Ask):
    """Keep the weapon just used, or drop it?"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asking(self) -> str:
        return "weapon-back"

    def open_to(self, state: Brawl) -> int:
        return 1 << self.seat & ~state.out

    def words(self, state: Brawl, seat: int) -> int:
        return 1 << DROP | 1 << TAKE

    def sift(self, state: Brawl, seat: int, target: int, sieve: Sieve) -> None:
        sieve.strike(state.terms.humiliations, NOTHING_TO_HUMILIATE)
        sieve.strike(ALL, WEAPON_FIRST)

    def weapon_dropped(self, state: Brawl, seat: int) -> None:
        if seat == self.seat:
            state.stack.pop()

    def accept(self, state: Brawl, seat: int, action: Action) -> None:
        state.stack.pop()

    def to_json(self) -> list[object]:
        return ["weapon-back", self.seat]

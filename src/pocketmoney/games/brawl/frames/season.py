"""Open season on a discarder: everybody else may make one attack, in turn order (R34)."""

from __future__ import annotations

from pocketmoney.core.plain import Json
from pocketmoney.games.brawl.frames.free import FreeAttack
from pocketmoney.games.brawl.frames.question import Step
from pocketmoney.games.brawl.play import SEASON
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.brawl.status import can_be_attacked


class OpenSeason(Step):
    """After `last` has had the chance, the next one clockwise has it, until it comes round to the discarder."""

    __slots__ = ("on", "last")

    def __init__(self, on: int, last: int) -> None:
        self.on = on
        self.last = last

    def happen(self, state: Brawl) -> None:
        if not can_be_attacked(state, self.on):
            return
        seats = state.terms.seats
        seat = (self.last + 1) % seats
        while seat != self.on:
            if state.could >> seat & 1:
                state.stack.append(OpenSeason(self.on, seat))
                state.stack.append(FreeAttack(seat, self.on, SEASON, state.terms.kinds_at[SEASON]))
                return
            seat = (seat + 1) % seats

    def beneath(self, state: Brawl) -> Json:
        return {} if state.out >> self.on & 1 else {"season": self.on}

    def to_json(self) -> list[object]:
        return ["open-season", self.on, self.last]

"""What can be counted in any game: length, who wins, who is out first, comebacks."""

from __future__ import annotations

from typing import ClassVar

from pocketmoney.core.action import NOBODY
from pocketmoney.core.event import Event
from pocketmoney.core.game import State
from pocketmoney.core.rng import Rng
from pocketmoney.lab.statistics import Counted, Form


class Observer:
    """Watches one game from a chair beside the table: it hears what everybody hears and sees how everybody stands.

    A game of its own adds figures in a sub-class: `FORMS` names them, `hear` counts, `own` gives the numbers.
    """

    FORMS: ClassVar[dict[str, Form]] = {
        "turns": Form("number"),
        "decisions": Form("number"),
        "comeback": Form("share", per_game=False),
        "wins-player": Form("share"),
        "wins-seat": Form("share"),
        "first-out": Form("share", per_game=False),
        "nobody": Form("share"),
        "unfinished": Form("share"),
    }

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.out: list[int] = []  # seats in the order in which they left
        self.was_low = [False] * seats
        self._turn: tuple[int, int, int] | None = None
        self._turns = 0

    def observe(self, event: Event) -> None:
        """Something that everybody is told."""

    def standings(self, state: State) -> list[int]:
        """How far every seat is, in what the table can see; empty if the game has no such thing."""
        return []

    def own(self, state: State) -> Counted:
        """What only this game has to count."""
        return {}

    @staticmethod
    def renew_chance(state: State, rng: Rng) -> None:
        """Let chance go another way from here: what nobody holds and nobody has seen is shuffled anew."""

    def inspect(self, state: State) -> None:
        """A look at the table after each move."""
        for seat in range(self.seats):
            if state.is_out(seat) and seat not in self.out:
                self.out.append(seat)
        turn = (state.turn_number(), state.boundary(), state.turn)
        if turn != self._turn and not state.over:
            self._turn = turn
            self._turns += 1
            self._note_who_is_low(self.standings(state))

    def _note_who_is_low(self, standings: list[int]) -> None:
        """Alone in the last place, with at most half of what the leader has: from there a win is a comeback."""
        still_in = [seat for seat in range(self.seats) if seat not in self.out]
        if not standings or len(still_in) < 2:
            return
        still_in.sort(key=lambda seat: standings[seat])
        last, next_to_last, leader = still_in[0], still_in[1], still_in[-1]
        if standings[last] < standings[next_to_last] and 2 * standings[last] <= standings[leader]:
            self.was_low[last] = True

    def turns(self, state: State) -> int:
        """How many turns the game has had."""
        return max(state.turn_number(), state.boundary(), 0) or self._turns

    def counted(self, state: State, decisions: int, players: list[int]) -> Counted:
        """What the whole game gives; `players` says which entry of the list of seats sat where."""
        winner = state.winner
        found: Counted = {
            "turns": (self.turns(state), 1),
            "decisions": (decisions, 1),
            "nobody": (1 if state.over and winner == NOBODY else 0, 1),
            "unfinished": (0 if state.over else 1, 1),
        }
        for seat in range(self.seats):
            won = 1 if seat == winner else 0
            found[f"wins-seat:{seat}"] = (won, 1)
            found[f"wins-player:{players[seat]}"] = (won, 1)
            if self.out:
                found[f"first-out:{seat}"] = (1 if seat == self.out[0] else 0, 1)
        if winner != NOBODY and self.standings(state):
            found["comeback"] = (1 if self.was_low[winner] else 0, 1)
        found.update(self.own(state))
        return found

    def places(self, state: State) -> list[int]:
        """The place of every seat, the winner's 0; who left later stands higher, then who has more."""
        standings = self.standings(state) or [0] * self.seats

        def merit(seat: int) -> tuple[int, int, int]:
            if seat == state.winner:
                return 2, 0, 0
            if seat in self.out:
                return 0, self.out.index(seat), 0
            return 1, 0, standings[seat]

        merits = [merit(seat) for seat in range(self.seats)]
        ordered = sorted(set(merits), reverse=True)
        return [ordered.index(merit) for merit in merits]

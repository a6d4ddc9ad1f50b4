"""Standing answers: what a seat lets pass, or claims, without being asked. Chosen without regard to what comes."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.game import State

TURN: Final = "turn"
GAME: Final = "game"
UNTIL: Final = (TURN, GAME)


class StandingAnswers:
    """The standing answers of one seat."""

    __slots__ = ("cards", "others", "all", "claim", "until", "turn")

    def __init__(self, cards: frozenset[str], until: str, turn: int, *, others: bool, all: bool, claim: bool) -> None:
        self.cards = cards
        self.others = others
        self.all = all
        self.claim = claim
        self.until = until
        self.turn = turn  # in which they were given

    def holds(self, state: State) -> bool:
        """Whether they still hold: to the end of the turn in which they were given, or of the game."""
        return self.until == GAME or self.turn == state.turn_number() + state.boundary()

    def passes(self, state: State, seat: int, aimed_at: int) -> bool:
        """Whether the open question passes that seat by."""
        if self.all or (self.others and aimed_at != seat):
            return True
        if not self.cards:
            return False
        could = state.could_answer(seat)
        return bool(could) and self.cards.issuperset(could)

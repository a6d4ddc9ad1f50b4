"""What a seat may do: its answers to the open question, and its rights."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.compiling import mypyc_attr
from pocketmoney.core.game import Json
from pocketmoney.core.moves import Listed, Moves
from pocketmoney.core.rng import Rng
from pocketmoney.games.tietgen.actions import CONCEDE
from pocketmoney.games.tietgen.legality import is_free
from pocketmoney.games.tietgen.position import Position
from pocketmoney.games.tietgen.rights import Rights


@mypyc_attr(free_list_len=1)
class TietgenMoves(Moves):
    """The moves of one seat that is in the game; `answers` is None if it is not asked."""

    __slots__ = ("state", "seat", "answers")

    def __init__(self, s: Position, seat: int) -> None:
        self.state = s
        self.seat = seat
        frame = s.stack[-1]
        self.answers = frame.moves(s, seat) if frame.owed(s) >> seat & 1 else None

    def listed(self) -> list[Action]:
        rights = Rights(self.state, self.seat).listed()
        return rights if self.answers is None else self.answers.listed() + rights

    def folded(self) -> list[Json]:
        rights = Rights(self.state, self.seat).folded()
        return rights if self.answers is None else self.answers.folded() + rights

    def only(self) -> Action | None:
        """The only answer of a seat that has no rights but to give up."""
        only = None if self.answers is None else self.answers.only()
        return only if only is not None and not Rights(self.state, self.seat).has_any() else None

    def draw(self, rng: Rng) -> Action:
        if self.answers is None:
            return Listed(self.listed(), CONCEDE).draw(rng)
        return draw_move(self.state, self.seat, self.answers, rng)

    def numbers(self) -> list[int]:
        rights = Rights(self.state, self.seat).numbers()
        return rights if self.answers is None else self.answers.numbers() + rights


def draw_move(s: Position, seat: int, answers: Moves, rng: Rng) -> Action:
    """Draw a move of an asked seat: mostly an answer, now and then any move; first the kind, then the move."""
    if (is_free(s) or s.stack[-1].seat_in_debt() != NOBODY) and rng.below(8) == 0:
        return Listed(answers.listed() + Rights(s, seat).listed(), CONCEDE).draw(rng)
    return answers.draw(rng)

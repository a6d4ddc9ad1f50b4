"""What the strongest search is told of Tietgen Monopoly: what games have taught, and how others can be tempted."""

from __future__ import annotations

from pocketmoney.bots.search.tietgen import TietgenGuide
from pocketmoney.bots.search.tietgen_bargains import Tried, bargains, note, would_gain
from pocketmoney.bots.search.tietgen_learned import chances
from pocketmoney.bots.search.tietgen_trades import offers
from pocketmoney.core.action import Action
from pocketmoney.core.game import State
from pocketmoney.games.tietgen.state import Tietgen
from pocketmoney.games.tietgen.trade import judge_accept
from pocketmoney.games.tietgen.view import TietgenView


class ShrewdTietgenGuide(TietgenGuide):
    """Measures by the learned chance to win, and offers what others think good for themselves."""

    def __init__(self, reach: int) -> None:
        super().__init__(reach)
        self._tried: Tried = {}

    def offers(self, state: Tietgen, view: TietgenView) -> list[Action]:
        return [*bargains(state, view.seat, self._tried), *offers(state, view)]

    def used(self, seat: int, action: Action) -> None:
        note(self._tried, seat, action)

    def agrees(self, state: Tietgen, seat: int, by: int) -> bool:
        if super().agrees(state, seat, by):
            return True
        return judge_accept(state, seat, by) is None and would_gain(state, seat, by)

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Tietgen)
        return chances(state)[seat]

"""What the strongest search is told of Tietgen Monopoly: what games have taught, and how others can be tempted."""

from __future__ import annotations

from pocketmoney.bots.search.tietgen import TietgenGuide
from pocketmoney.bots.search.tietgen_bargains import bargains, would_gain
from pocketmoney.bots.search.tietgen_learned import chances
from pocketmoney.bots.search.tietgen_trades import offers
from pocketmoney.core.action import Action
from pocketmoney.core.game import State
from pocketmoney.games.tietgen.state import Tietgen
from pocketmoney.games.tietgen.trading import judge_accept
from pocketmoney.games.tietgen.view import TietgenView


class ShrewdTietgenGuide(TietgenGuide):
    """Measures by the learned chance to win, and offers what others think good for themselves."""

    def offers(self, state: Tietgen, view: TietgenView) -> list[Action]:
        return [*bargains(state, view.seat), *offers(state, view)]

    def agrees(self, state: Tietgen, seat: int, by: int) -> bool:
        if super().agrees(state, seat, by):
            return True
        return judge_accept(state, seat, by) is None and would_gain(state, seat, by)

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Tietgen)
        return chances(state)[seat]

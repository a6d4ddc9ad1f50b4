"""What the search is told of Tietgen Monopoly."""

from __future__ import annotations

from typing import Final

from pocketmoney.bots.greedy.tietgen import raise_beer
from pocketmoney.bots.search import tietgen_rollout_policy
from pocketmoney.bots.search.heuristics import Heuristics, Rollout, Strength
from pocketmoney.bots.search.tietgen_evaluation import OPEN, chance
from pocketmoney.bots.search.tietgen_trades import offers, would_agree
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import State, View
from pocketmoney.core.rng import Rng
from pocketmoney.games.tietgen.actions import ACCEPT, BID, BUILD, LIFT, MORTGAGE, PASS, REFUSE, TO_CLAIM
from pocketmoney.games.tietgen.state import Tietgen
from pocketmoney.games.tietgen.view import TietgenView

DECISIONS: Final = 300
LOOKS: Final = 8


class TietgenHeuristics(Heuristics):
    """Claims at once, looks at building, lifting and trades, and measures by riches with the rent to come."""

    hard = Strength(180, 16, is_shrewd=True)
    brutal = Strength(400, 16, is_shrewd=True)

    def __init__(self, reach: int) -> None:
        super().__init__(reach)
        self._made: set[object] = set()  # offers, and who owned what then

    def rollout(self, state: State, rng: Rng) -> Rollout:
        return Rollout(rng, state.boundary() + self.reach, DECISIONS)

    def choices(self, state: State, seat: int, menu: list[Action]) -> list[Action]:
        assert isinstance(state, Tietgen)
        bids = [action for action in menu if action.verb == BID]
        if not bids:
            return menu
        keep = state.stock[seat]
        return [action for action in menu if action.verb == PASS or action.parts[0] <= keep]

    def at_once(self, view: View, rights: list[Action]) -> Action | None:
        assert isinstance(view, TietgenView)
        if TO_CLAIM in rights:
            return TO_CLAIM
        return raise_beer(view, rights) if view.asking() == "debt" else None

    def rights(self, state: State, seat: int, rights: list[Action]) -> list[Action]:
        assert isinstance(state, Tietgen)
        if state.turn != seat or state.asking() == "debt":
            return []  # whatever is done before the own throw is done in time
        found = [action for action in rights if action.verb == BUILD or action.verb == LIFT]
        if _could_build(state, seat):
            found += _cheapest(state, [action for action in rights if action.verb == MORTGAGE])
        view = state.view(seat)
        assert isinstance(view, TietgenView)
        owners = tuple(state.owner)
        for action in self.offers(state, view):
            if (owners, action) not in self._made:
                self._made.add((owners, action))
                found.append(action)
        return found[:LOOKS]

    def key(self, state: State, seat: int) -> object:
        assert isinstance(state, Tietgen)
        return (
            state.throws, state.whose, state.out, tuple(state.stock), tuple(state.at), tuple(state.sitting),
            tuple(state.flirts), tuple(state.owner), tuple(state.level), state.mortgaged, len(state.rents),
            len(state.offers), str(state.stack[-1].to_json()),
        )  # fmt: skip

    def rollout_move(self, state: State, seat: int, rng: Rng) -> Action:
        assert isinstance(state, Tietgen)
        return tietgen_rollout_policy.move(state, seat, rng)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Tietgen)
        return chance(state, seat)

    def offers(self, state: Tietgen, view: TietgenView) -> list[Action]:
        """The offers worth a look, best first."""
        return offers(state, view)

    def agrees(self, state: Tietgen, seat: int, by: int) -> bool:
        """Whether another player is expected to accept an offer."""
        return would_agree(state, seat, by)

    def play_on(self, state: State, asker: int, rollout: Rollout) -> bool:
        assert isinstance(state, Tietgen)
        rng = rollout.rng
        while state.won == NOBODY and rollout.left > 0:
            rollout.left -= 1
            if state.must_begin():
                if state.offers and not state.rents:
                    offer = state.offers[0]
                    verb = ACCEPT if self.agrees(state, offer.on, offer.by) else REFUSE
                    state.apply(offer.on, Action(verb, (), offer.by))
                    continue
                if tietgen_rollout_policy.between_throws(state):
                    continue
                if state.throws >= rollout.until:
                    return False
                seat = state.whose
                if seat == asker and state.sitting[seat] >= 0:
                    return True
            else:
                asked = state.owed()
                if asker in asked and state.asking() != "debt":
                    return True
                seat = asked[0]
            state.apply(seat, tietgen_rollout_policy.move(state, seat, rng))
        return False


def _could_build(s: Tietgen, seat: int) -> bool:
    """Whether that seat has a whole group to build on and not the beer for it."""
    own = s.holdings.whole & s.holdings.owned[seat]
    for group in s.terms.board.groups:
        if own >> group.spaces[0] & 1 and s.level[group.spaces[0]] < OPEN:
            return s.stock[seat] < group.crate * len(group.spaces) + tietgen_rollout_policy.SAFE
    return False


def _cheapest(s: Tietgen, mortgages: list[Action]) -> list[Action]:
    """The two deeds outside whole groups that bring in least."""
    single = [action for action in mortgages if s.holdings.whole >> action.parts[0] & 1 == 0]
    single.sort(key=lambda action: s.terms.board.spaces[action.parts[0]].price)
    return single[:2]

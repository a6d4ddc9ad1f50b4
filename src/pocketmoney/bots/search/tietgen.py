"""What the search is told of Tietgen Monopoly."""

from __future__ import annotations

from typing import Final

from pocketmoney.bots.search import tietgen_quick
from pocketmoney.bots.search.guide import Guide, Strength, Walk
from pocketmoney.bots.search.tietgen_trades import offers
from pocketmoney.bots.search.tietgen_worth import OPEN, chance
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import State
from pocketmoney.core.rng import Rng
from pocketmoney.games.tietgen.actions import BID, BUILD, CLAIM, LIFT, MORTGAGE, PASS
from pocketmoney.games.tietgen.state import Tietgen
from pocketmoney.games.tietgen.view import TietgenView

DECISIONS: Final = 80
LOOKS: Final = 8


class TietgenGuide(Guide):
    """Claims at once, looks at building, lifting and trades, and measures by riches with the rent to come."""

    hard = Strength(300, 6)
    brutal = Strength(1000, 6)

    def __init__(self, reach: int) -> None:
        super().__init__(reach)
        self._made: set[object] = set()  # offers, and who owned what then

    def walk(self, state: State, rng: Rng) -> Walk:
        return Walk(rng, state.boundary() + self.reach, DECISIONS)

    def choices(self, state: State, seat: int, menu: list[Action]) -> list[Action]:
        assert isinstance(state, Tietgen)
        bids = [action for action in menu if action.verb == BID]
        if not bids:
            return menu
        keep = state.stock[seat]
        return [action for action in menu if action.verb == PASS or action.parts[0] <= keep]

    def at_once(self, rights: list[Action]) -> Action | None:
        for action in rights:
            if action.verb == CLAIM:
                return action
        return None

    def rights(self, state: State, seat: int, rights: list[Action]) -> list[Action]:
        assert isinstance(state, Tietgen)
        if state.turn != seat:
            return []  # whatever is done before the own throw is done in time
        found = [action for action in rights if action.verb == BUILD or action.verb == LIFT]
        if _could_build(state, seat):
            found += _cheapest(state, [action for action in rights if action.verb == MORTGAGE])
        view = state.view(seat)
        assert isinstance(view, TietgenView)
        owners = tuple(state.owner)
        for action in offers(state, view):
            if (owners, action) not in self._made:
                self._made.add((owners, action))
                found.append(action)
        return found[:LOOKS]

    def key(self, state: State, seat: int) -> object:
        assert isinstance(state, Tietgen)
        return (
            state.throws, state.whose, state.out, tuple(state.stock), tuple(state.at), tuple(state.sitting),
            tuple(state.flirts), tuple(state.owner), tuple(state.level), state.mortgaged, state.rent is None,
            len(state.offers), str(state.stack[-1].to_json()),
        )  # fmt: skip

    def quick(self, state: State, seat: int, rng: Rng) -> Action:
        assert isinstance(state, Tietgen)
        return tietgen_quick.move(state, seat, rng)

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Tietgen)
        return chance(state, seat)

    def play_on(self, state: State, asker: int, walk: Walk) -> bool:
        assert isinstance(state, Tietgen)
        rng = walk.rng
        wholes = tietgen_quick.wholes(state)
        while state.won == NOBODY and walk.left > 0:
            asked = state.owed()
            if state.must_begin():
                if tietgen_quick.between_throws(state, wholes):
                    walk.left -= 1
                    continue
                if state.throws >= walk.until:
                    return False
                if asker in asked and state.sitting[asker] >= 0:
                    return True
            elif asker in asked:
                return True
            walk.left -= 1
            state.apply(asked[0], tietgen_quick.move(state, asked[0], rng))
        return False


def _could_build(s: Tietgen, seat: int) -> bool:
    """Whether that seat has a whole group to build on and not the beer for it."""
    for mates in tietgen_quick.wholes(s):
        if s.owner[mates[0]] == seat and s.level[mates[0]] < OPEN:
            return s.stock[seat] < s.terms.board.crate_price(mates[0]) * len(mates) + tietgen_quick.SAFE
    return False


def _cheapest(s: Tietgen, mortgages: list[Action]) -> list[Action]:
    """The two deeds outside whole groups that bring in least."""
    wholes = {mate for mates in tietgen_quick.wholes(s) for mate in mates}
    single = [action for action in mortgages if action.parts[0] not in wholes]
    single.sort(key=lambda action: s.terms.board.spaces[action.parts[0]].price)
    return single[:2]

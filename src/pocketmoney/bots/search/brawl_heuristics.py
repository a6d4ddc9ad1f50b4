"""What the search is told of the card games."""

from __future__ import annotations

from math import exp
from typing import Final

from pocketmoney.bots.search import brawl_rollout_policy
from pocketmoney.bots.search.brawl_rollout_policy import FORCE, KEPT
from pocketmoney.bots.search.heuristics import Heuristics, Rollout, Strength
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.game import State
from pocketmoney.core.rng import Rng
from pocketmoney.games.brawl.actions import DISCARD, HEAL, PLAY
from pocketmoney.games.brawl.cards import CARDS
from pocketmoney.games.brawl.play import chain_json
from pocketmoney.games.brawl.state import Brawl

DECISIONS: Final = 120
LOOKS: Final = 16  # moves that are tried
HELD: Final[list[float]] = [
    {
        "block": 0.45,
        "dodge": 0.55,
        "humiliation": 0.7,
        "horror-of-horrors": 0.7,
        "first-aid": 0.15,
        "self-help": 0.1,
        "redemption": 0.2,
        "disarm": 0.05,
        "disarmament": 0.05,
        "freedom": 0.1,
    }.get(card.id, 0.0)
    for card in CARDS
]
ATTACKS: Final = 3  # cards tried on each target

COUNTER: Final = 0.27  # what a counter is worth
_HELD: Final = 0.9  # what it costs to be in a hold


class BrawlHeuristics(Heuristics):
    """Attacks by force, discards from the least loved card on, and counters as the measure of how one stands."""

    hard = Strength(120, 16)
    brutal = Strength(1200, 8)

    def rollout(self, state: State, rng: Rng) -> Rollout:
        return Rollout(rng, state.turn_number() + self.reach, DECISIONS)

    def choices(self, state: State, seat: int, menu: list[Action]) -> list[Action]:
        assert isinstance(state, Brawl)
        found = _attacks(menu)
        found += _heals(menu)
        found += _discards(state, seat, menu)
        found += [action for action in menu if action.verb > HEAL and action not in found]
        return found[:LOOKS] if found else menu

    def key(self, state: State, seat: int) -> object:
        assert isinstance(state, Brawl)
        top = state.stack[-1]
        # Of a window, who else has answered is for nobody to know.
        chain = top.chain_in_flight()
        asked = chain_json(chain) if chain else top.to_json()
        return (
            state.turn_no, tuple(state.hands[seat]), state.left, len(state.discard), tuple(state.counters), state.out,
            state.holding, state.hold_card, state.stomped, state.able, state.used, str(asked),
        )  # fmt: skip

    def rollout_move(self, state: State, seat: int, rng: Rng) -> Action:
        assert isinstance(state, Brawl)
        return brawl_rollout_policy.move(state, seat, rng)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Brawl)
        if state.won != NOBODY:
            return 1.0 if state.won == seat else 0.0
        if state.out >> seat & 1:
            return 0.0
        total = 0.0
        mine = 0.0
        for other in range(state.terms.seats):
            if state.out >> other & 1 == 0:
                score = COUNTER * state.counters[other]
                for card in state.hands[other]:
                    score += HELD[card]
                if state.held_by[other] >= 0:
                    score -= _HELD
                weight = exp(score)
                total += weight
                if other == seat:
                    mine = weight
        return mine / total

    def play_on(self, state: State, asker: int, rollout: Rollout) -> bool:
        assert isinstance(state, Brawl)
        rng = rollout.rng
        until = rollout.until
        while True:
            state.skip_forced()
            if state.won != NOBODY or state.turn_no >= until or rollout.left <= 0:
                return False
            asked = state.owed()
            if asker in asked:
                return True
            rollout.left -= 1
            state.apply(asked[0], brawl_rollout_policy.move(state, asked[0], rng))


def _attacks(menu: list[Action]) -> list[Action]:
    """The hardest cards on each target, with all their Medievals or none."""
    plays = [action for action in menu if action.verb == PLAY]
    plays.sort(key=lambda action: -_force(action))
    count: dict[int, int] = {}
    found: list[Action] = []
    for action in plays:
        if action.target != NOBODY:
            count[action.target] = count.get(action.target, 0) + 1
            if count[action.target] > ATTACKS:
                continue
        found.append(action)
    return found


def _force(action: Action) -> float:
    return FORCE[action.parts[0]] + 2.0 * (len(action.parts) - 1)


def _heals(menu: list[Action]) -> list[Action]:
    """All healing cards together, and one alone."""
    ways = [action for action in menu if action.verb == HEAL]
    if len(ways) < 3:
        return ways
    return [max(ways, key=lambda way: len(way.parts)), min(ways, key=lambda way: len(way.parts))]


def _discards(s: Brawl, seat: int, menu: list[Action]) -> list[Action]:
    """One card, two, three ... from the least loved on."""
    ways = {action.parts: action for action in menu if action.verb == DISCARD}
    if not ways:
        return []
    loved = sorted(s.hands[seat], key=lambda card: KEPT[card])
    found: list[Action] = []
    for count in (2, 3, 1, 4, 5):
        parts = tuple(sorted(loved[:count]))
        if parts in ways and len(parts) == count:
            found.append(ways[parts])
    return found

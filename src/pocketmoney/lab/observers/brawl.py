"""What is counted in the card games: damage, healing, and what each card is worth."""

from __future__ import annotations

from typing import ClassVar, Final

from pocketmoney.core.event import Event
from pocketmoney.core.game import State
from pocketmoney.core.rng import Rng
from pocketmoney.games.brawl.actions import HEAL, PLAY
from pocketmoney.games.brawl.cards import IDS
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.lab.observers.common import Observer
from pocketmoney.lab.statistics import Counted, Form

HARM: Final = ("hits", "tick")
ANSWERS: Final = ("defends", "humiliates")


class BrawlObserver(Observer):
    """Counts who lays what, and what it does."""

    FORMS: ClassVar[dict[str, Form]] = {
        **Observer.FORMS,
        "damage": Form("number"),
        "healing": Form("number"),
        "answered": Form("share", per_game=False),
        "damage-card": Form("number"),
        "wins-card": Form("share", per_game=False),
        "laid-card": Form("number"),
    }

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._harm: dict[str, int] = {}
        self._laid: dict[str, int] = {}
        self._laid_by: dict[str, int] = {}  # seats as bits
        self._healed = 0
        self._attacks = 0
        self._answers = 0

    def observe(self, event: Event) -> None:
        """Count damage, healing and cards that are laid."""
        args = event.args
        if event.key in HARM:
            card, amount = args["card"], args["amount"]
            assert isinstance(card, str) and isinstance(amount, int)
            self._harm[card] = self._harm.get(card, 0) + amount
        elif event.key == "healed":
            amount = args["amount"]
            assert isinstance(amount, int)
            self._healed += amount
        action = event.action
        if action is None or action.verb not in (PLAY, HEAL):
            return
        for kind in action.parts:
            card = IDS[kind]
            self._laid[card] = self._laid.get(card, 0) + 1
            self._laid_by[card] = self._laid_by.get(card, 0) | 1 << event.mover
        if event.key in ANSWERS:
            self._answers += 1
        elif action.verb == PLAY:
            self._attacks += 1

    def standings(self, state: State) -> list[int]:
        assert isinstance(state, Brawl)
        return list(state.counters)

    def own(self, state: State) -> Counted:
        """Damage and healing of the game, and every card that was laid."""
        found: Counted = {
            "damage": (sum(self._harm.values()), 1),
            "healing": (self._healed, 1),
            "answered": (self._answers, self._attacks),
        }
        winner = state.winner
        for card, amount in self._harm.items():
            found[f"damage-card:{card}"] = (amount, 1)
        for card, times in self._laid.items():
            found[f"laid-card:{card}"] = (times, 1)
            who = self._laid_by[card]
            found[f"wins-card:{card}"] = (1 if winner >= 0 and who >> winner & 1 else 0, who.bit_count())
        return found

    @staticmethod
    def renew_chance(state: State, rng: Rng) -> None:
        """Shuffle the draw pile; hands stay."""
        assert isinstance(state, Brawl)
        pile = list(state.pile[: state.left])
        rng.shuffle(pile)
        state.pile = tuple(pile)
        state.rng = rng

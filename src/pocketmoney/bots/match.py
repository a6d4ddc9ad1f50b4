"""A game among bots: whoever is asked gets a view and a menu, and rights are offered where the rules say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pocketmoney.bots.bot import Bot
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import Game, State
from pocketmoney.core.play import Rounds
from pocketmoney.core.rng import Rng

RIGHTS_A_BOUNDARY: Final = 8  # that one seat may use before the next is asked


class Match:
    """One game; `step` makes one move. Bots see views of their own seat and hear what it may hear, nothing else.

    An onlooker, if there is one, gets everything that is told.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        bots: list[Bot],
        chance: Rng,
        onlooker: Callable[[list[Event]], None] | None = None,
    ) -> None:
        self.state = state
        self.bots = bots
        self.moves = 0
        self._chance = chance
        self._concession = game.parse_move("concede", [str(seat) for seat in range(state.seats)])
        self._rounds = Rounds()
        self._offered = NOBODY  # whom rights are being offered to
        self._used = 0  # how many of them that seat has used
        self._onlooker = onlooker
        self._hearers = [(seat, bot) for seat, bot in enumerate(bots) if type(bot).hear is not Bot.hear]
        self._hears = onlooker is not None or bool(self._hearers)
        self._answered: set[tuple[int, int, int]] = set()
        if self._hears:
            state.listen()

    def step(self) -> bool:
        """Let one move be made, forced ones before it; False when the game is over."""
        state = self.state
        state.skip_forced()
        self._spread()
        asked = state.owed()
        if not asked:
            return False
        if self._reply() or self._use_rights():
            return True
        seat = asked[0]
        menu = state.menu(seat)
        if state.boundary() >= 0:
            rights = state.rights(seat)
            if not state.must_begin() and self._use_own_right(seat, rights):
                return True
            menu = [action for action in menu if action not in rights] or menu
        menu = [action for action in menu if action != self._concession]
        self._make(seat, self._pick(seat, menu))
        return True

    def play(self, moves: int = 0, boundaries: int = 0) -> None:
        """Play to the end, or until so many moves or public boundaries have passed."""
        while (not moves or self.moves < moves) and (not boundaries or self.state.boundary() < boundaries):
            if not self.step():
                return

    def _pick(self, seat: int, menu: list[Action]) -> Action:
        if len(menu) == 1:
            return menu[0]
        return self.bots[seat].choose(self.state.view(seat), menu, self._chance)

    def _use_rights(self) -> bool:
        """Offer one seat after the other its rights, each until it wants nothing more; whether one was used."""
        state = self.state
        while True:
            if self._offered == NOBODY or not state.must_begin() or self._used == RIGHTS_A_BOUNDARY:
                self._offered = self._rounds.next(state)
                self._used = 0
                if self._offered == NOBODY:
                    return False
            seat = self._offered
            rights = [right for right in state.rights(seat) if right != self._concession]
            right = self.bots[seat].use_right(state.view(seat), rights, self._chance) if rights else None
            if right is not None:
                self._used += 1
                self._make(seat, right)
                return True
            self._offered = NOBODY

    def _use_own_right(self, seat: int, rights: list[Action]) -> bool:
        """Whoever is asked something else may use a right before answering: a debtor mortgages what he likes."""
        rights = [right for right in rights if right != self._concession]
        if not rights or self._used == RIGHTS_A_BOUNDARY:
            return False
        right = self.bots[seat].use_right(self.state.view(seat), rights, self._chance)
        if right is None:
            return False
        self._used += 1
        self._make(seat, right)
        return True

    def _reply(self) -> bool:
        """Let whoever was made an offer answer it, once."""
        open_now = self.state.replies()
        for seat, action in open_now:
            key = (self.state.boundary(), seat, action.target)
            if key not in self._answered:
                self._answered.add(key)
                replies = [reply for other, reply in open_now if other == seat and reply.target == action.target]
                self._make(seat, self._pick(seat, replies))
                return True
        return False

    def _make(self, seat: int, action: Action) -> None:
        self.state.apply(seat, action)
        self.moves += 1

    def _spread(self) -> None:
        """Tell every bot what its seat may hear."""
        if not self._hears:
            return
        events = self.state.heard()
        if events and self._onlooker is not None:
            self._onlooker(events)
        for seat, bot in self._hearers if events else ():
            heard = [event for event in events if event.is_for(seat)]
            if heard:
                bot.hear(seat, heard)

"""The two shapes of a frame: a step that happens by itself, and a question."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.core.game import Json
from pocketmoney.core.play import pick
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.rng import Rng
from pocketmoney.games.tietgen.actions import CONCEDE, OF_SPACES, VERBS
from pocketmoney.games.tietgen.position import Position, TietgenFrame


class Step(TietgenFrame):
    """Something that happens by itself when its time has come."""

    __slots__ = ()

    def waits(self, state: Position) -> bool:
        state.stack.pop()
        self.happen(state)
        return False

    def happen(self, state: Position) -> None:
        """What happens."""
        raise NotImplementedError

    def open_to(self, state: Position) -> int:
        return 0


class Ask(TietgenFrame):
    """A question. When it is open to nobody any more it is gone, as if declined."""

    __slots__ = ()

    def waits(self, state: Position) -> bool:
        if self.owed(state):
            return True
        state.stack.pop()
        self.lapse(state)
        return False

    def lapse(self, state: Position) -> None:
        """The question has become void."""

    def only(self, state: Position, seat: int) -> Action | None:
        menu = self.menu(state, seat)
        return menu[0] if len(menu) == 1 else None

    def random(self, state: Position, seat: int, rng: Rng) -> Action:
        return pick(self.menu(state, seat), rng, CONCEDE)

    def choices(self, state: Position, seat: int) -> list[Json]:
        """Words, or one word with the spaces that may follow it."""
        found: list[Json] = []
        spaces: list[str] = []
        for action in self.menu(state, seat):
            word = VERBS[action.verb]
            if action.verb not in OF_SPACES:
                found.append({"do": word, "text": word})
            else:
                if not spaces:
                    found.append({"do": word, "text": word, "one": spaces})
                spaces.append(state.terms.board.ids[action.parts[0]])
        return found


def refuse_while(what: str) -> Refusal:
    """Why rights have to wait: an auction or a question about interest is running (R154)."""
    return Refusal("tietgen-running", {"what": what}, 154, "unlock-tietgen-settled")

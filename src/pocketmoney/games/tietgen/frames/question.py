"""The two shapes of a frame: a step that happens by itself, and a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import Action
from pocketmoney.core.frame import Frame
from pocketmoney.core.play import pick
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.rng import Rng
from pocketmoney.games.tietgen.actions import CONCEDE

if TYPE_CHECKING:
    from pocketmoney.games.tietgen.state import Tietgen


class TietgenFrame(Frame["Tietgen"]):
    """What every frame of this game can be asked when somebody leaves."""

    __slots__ = ()

    def comes_before_estate(self) -> bool:
        """Whether this ends before an estate is auctioned: something that runs, a payment, an older estate (R164)."""
        return False

    def is_auction(self) -> bool:
        """Whether this is an auction, or where its winner puts the piece: interest waits until it is over (R151)."""
        return False

    def settles_debt_of(self, state: Tietgen, seat: int) -> bool:
        """Whether a debt of this seat is being settled here (R165)."""
        return False

    def queues_payment_of(self, state: Tietgen, seat: int) -> bool:
        """Whether a payment of this seat to a player is queued here (R165)."""
        return False

    def creditor_of_debt(self) -> int:
        """To whom the debt or the queued payment is owed."""
        raise NotImplementedError


class Step(TietgenFrame):
    """Something that happens by itself when its time has come."""

    __slots__ = ()

    def waits(self, state: Tietgen) -> bool:
        state.stack.pop()
        self.happen(state)
        return False

    def happen(self, state: Tietgen) -> None:
        """What happens."""
        raise NotImplementedError

    def open_to(self, state: Tietgen) -> int:
        return 0


class Ask(TietgenFrame):
    """Something that somebody is asked. When it is open to nobody any more it is gone, as if declined."""

    __slots__ = ()

    def waits(self, state: Tietgen) -> bool:
        if self.owed(state):
            return True
        state.stack.pop()
        self.lapse(state)
        return False

    def lapse(self, state: Tietgen) -> None:
        """The question has become void."""

    def is_free(self) -> bool:
        """Whether everybody may use rights meanwhile: no payment and no auction is running (R154)."""
        return False

    def rule(self) -> int:
        """The ruling that makes this question; 0 if it follows from the turn."""
        return 0

    def takes(self, verb: int) -> bool:
        """Whether a move of that kind is an answer to this question."""
        raise NotImplementedError

    def judge(self, state: Tietgen, seat: int, action: Action) -> Refusal | None:
        """Why a seat that is asked may not give this answer, which is of a kind that is taken."""
        return None

    def only(self, state: Tietgen, seat: int) -> Action | None:
        """The only answer that an asked seat has; None if there is a choice. Rights do not count."""
        menu = self.menu(state, seat)
        return menu[0] if len(menu) == 1 else None

    def random(self, state: Tietgen, seat: int, rng: Rng) -> Action:
        """A random answer of an asked seat, from the menu: the kind first."""
        return pick(self.menu(state, seat), rng, CONCEDE)

    def default(self, state: Tietgen, seat: int) -> Action | None:
        """What it means that this seat says nothing; None when it must say something."""
        raise NotImplementedError

"""The frames of the card games: what other modules ask of them without knowing their class."""

from __future__ import annotations

from typing import TypeVar

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.frame import Frame
from pocketmoney.core.plain import Json
from pocketmoney.core.rng import Rng
from pocketmoney.games.brawl.play import Chain, Play
from pocketmoney.games.brawl.reason import Reason

S = TypeVar("S")


class BrawlFrame(Frame[S]):
    """What every frame of these games answers."""

    __slots__ = ()

    def draw(self, state: S, seat: int, rng: Rng) -> Action:
        """A random move of an asked seat; where much is drawn, without making all of its moves first."""
        raise NotImplementedError

    def chain_in_flight(self) -> Chain:
        """The cards in flight that this frame settles."""
        return ()

    def seen_by(self, seat: int) -> BrawlFrame[S]:
        return self

    def laid(self, ids: list[str]) -> list[Json]:
        """The cards that lie on the table because of this frame, beside the chain of an open window."""
        return []

    def beneath(self, state: S) -> Json:
        """What everybody sees of this frame while another question is open."""
        return {}

    def sealed_by(self, seat: int, ids: list[str]) -> str:
        """What that seat has answered and nobody else may see; empty if it has not."""
        return ""

    def could_answer(self, state: S, seat: int) -> int:
        """The kinds with which that seat could answer, by public knowledge; none if no card answers."""
        return 0

    def about(self, asked: int, holding: tuple[int, ...]) -> int:
        """The player whom this question to `asked` is about; nobody if it is about a card."""
        return NOBODY

    def dodged(self) -> Play | None:
        """The dodged attack that this question sends on; None if it is another question."""
        return None

    def hold_ended(self, state: S) -> None:
        """A hold was released while this frame is on top."""

    def weapon_dropped(self, state: S, seat: int) -> None:
        """A player dropped a weapon while this frame is on top."""

    def player_left(self, state: S, seat: int) -> None:
        """A player gave up while this frame is on top."""

    def outlasts_turn(self, state: S) -> bool:
        """Whether this is still settled when the owner of the turn is gone; if not, its weapons go home (R5)."""
        return False

    def game_won(self, state: S) -> None:
        """The game was won by the fall that this frame waited for."""

    def aim(self, state: S, seat: int) -> int:
        """Whom a card that this seat lays without a target is aimed at."""
        raise NotImplementedError

    def why_unasked(self, state: S, seat: int, card: int) -> Reason:
        """Why a seat that is not asked cannot lay this card now."""
        raise NotImplementedError

    def skip_forced(self, state: S) -> bool:
        """Answer for asked seats that have a single move; True if another question may have come up by that."""
        raise NotImplementedError

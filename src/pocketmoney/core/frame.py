"""A frame: something that must finish before play goes on.

The state keeps a stack of frames. The top one either asks (one question, open to one or more seats) or goes on by
itself. A frame is immutable: to go on it is popped and others are pushed.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from pocketmoney.core.action import Action
from pocketmoney.core.moves import Moves
from pocketmoney.core.plain import Json
from pocketmoney.core.refusal import Refusal

S = TypeVar("S")


class Frame(Generic[S]):
    """The common shape of all frames. Seats are sets of bits: seat n is `1 << n`."""

    __slots__ = ()

    def waits(self, state: S) -> bool:
        """Whether this frame asks a seat now. If not, it has gone on by itself and is off the stack."""
        raise NotImplementedError

    def open_to(self, state: S) -> int:
        """The seats this question is open to, by what the whole table can know."""
        raise NotImplementedError

    def asking(self) -> str:
        """The kind of this question in one word that everybody may know."""
        raise NotImplementedError

    def owed(self, state: S) -> int:
        """The seats that have not answered yet."""
        return self.open_to(state)

    def moves(self, state: S, seat: int) -> Moves:
        """What that seat, being asked, may answer."""
        raise NotImplementedError

    def judge(self, state: S, seat: int, action: Action) -> Refusal | None:
        """None if that seat, being asked, may give this answer, else why not."""
        return None

    def default(self, state: S, seat: int) -> Action | None:
        """What silence of an asked seat means; None when it must say something."""
        return None

    def accept(self, state: S, seat: int, action: Action) -> None:
        """Take an answer that is on the menu."""
        raise NotImplementedError

    def public(self, state: S) -> Json:
        """What everybody sees of this frame beyond the kind of question, by the keys of `State.public`."""
        return {}

    def seen_by(self, seat: int) -> Frame[S]:
        """This frame as that seat sees it: without the sealed answers of others."""
        return self

    def to_json(self) -> list[object]:
        """The frame as plain data, its name first."""
        raise NotImplementedError

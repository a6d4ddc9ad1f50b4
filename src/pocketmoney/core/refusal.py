"""Why a move is not allowed: a value, not an exception."""

from __future__ import annotations

Args = dict[str, str | int]


class Refusal:
    """A catalogue key with its arguments, the rule that stops the move, and what would unlock it."""

    __slots__ = ("key", "args", "rule", "unlock")

    def __init__(self, key: str, args: Args | None = None, rule: int = 0, unlock: str = "") -> None:
        self.key = key
        self.args: Args = {} if args is None else args
        self.rule = rule
        self.unlock = unlock

    def __repr__(self) -> str:
        return f"Refusal({self.key!r}, {self.args!r}, R{self.rule}, {self.unlock!r})"

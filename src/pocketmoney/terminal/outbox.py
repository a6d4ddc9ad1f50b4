"""What was sent and not acknowledged yet. It is sent again after a break, but for moves that have come too late."""

from __future__ import annotations

from pocketmoney.table.commands import AnyCommand, Move
from pocketmoney.table.messages import AnyMessage, Because, Done, Piles, Play, Refused


class Outbox:
    """Commands of one seat, numbered.

    Numbers are times of day in ms: they must rise over all that a seat ever sent, from another device or another run
    of the program, too.
    """

    def __init__(self) -> None:
        self.waiting: dict[int, AnyCommand] = {}
        self._last = 0

    def number(self, command: AnyCommand, now: int) -> AnyCommand:
        """Give a command its number, and keep it until it is acknowledged."""
        self._last = max(self._last + 1, now)
        command.n = self._last
        self.waiting[command.n] = command
        return command

    def go_on_after(self, last: int) -> None:
        """Numbers up to that one are taken: another device of this seat may have a clock that is ahead of ours."""
        self._last = max(self._last, last)

    def acknowledge(self, message: AnyMessage) -> AnyCommand | None:
        """The command that a message answers, which is then done with."""
        if isinstance(message, (Done, Refused)):
            return self.waiting.pop(message.n, None)
        if isinstance(message, (Play, Piles, Because)) and message.done:
            return self.waiting.pop(message.done, None)
        return None

    def late(self) -> list[Move]:
        """Moves that must not be sent again, because the game has gone on; nobody waits for them any more."""
        found = [command for command in self.waiting.values() if isinstance(command, Move)]
        for command in found:
            del self.waiting[command.n]
        return found

    def again(self) -> list[AnyCommand]:
        """Everything that has to be sent again, in order."""
        return list(self.waiting.values())

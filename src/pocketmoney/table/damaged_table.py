"""A table whose log is damaged: it stands as it stood at the last whole entry, and can be looked at, but not played.

Whatever continued it would be lost when its log is mended, or would hide what was lost. Its host can still delete it.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.refusal import Refusal
from pocketmoney.table import messages, table_messages
from pocketmoney.table.bot_request import BotReply
from pocketmoney.table.chair import Subscriber
from pocketmoney.table.commands import Command, Delete, Hello
from pocketmoney.table.handlers.dispatch import dispatch
from pocketmoney.table.table import Table

DAMAGED: Final = "table-damaged"


class DamagedTable(Table):
    """A table that makes no entries."""

    __slots__ = ()

    def wake(self, now: int) -> None:
        """Let no clock run, and ask no bot."""
        self.untold = []
        self._rest()

    def attach(self, subscriber: Subscriber, hello: Hello, now: int) -> Refusal | None:
        """Attach a subscriber, and tell it from which entry on the log is damaged."""
        refusal = super().attach(subscriber, hello, now)
        if refusal is None:
            self.send(subscriber, messages.Notice(key=DAMAGED, args={"entry": self.seq + 1}))
        self._rest()
        return refusal

    def detach(self, subscriber: Subscriber, now: int) -> None:
        """Detach a subscriber that is gone."""
        super().detach(subscriber, now)
        self._rest()

    def handle(self, subscriber: Subscriber, command: Command, now: int) -> None:
        """Refuse every command but that of the host to delete the table."""
        if subscriber.is_gone:
            return
        refusal: Refusal | None = Refusal(DAMAGED, {"entry": self.seq + 1})
        if isinstance(command, Delete):
            refusal = dispatch(self, subscriber, command, now)
        if refusal is not None:
            table_messages.refuse(self, subscriber, command.n, refusal)
        self._finish(now)
        self._rest()

    def tick(self, now: int) -> None:
        """Nothing is due."""
        self._rest()

    def answer_bot(self, answer: BotReply, now: int) -> None:
        """No bot was asked."""
        self._rest()

    def _rest(self) -> None:
        self.asks = []
        self.due = None

"""Positions of the card games for tests, written as play records."""

from __future__ import annotations

from pocketmoney import games
from pocketmoney.core.record import parse
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.replay import Replay
from pocketmoney.games.brawl.state import Brawl


class Table:
    """The game after the last line of a record, with the names of its seats."""

    def __init__(self, record: str) -> None:
        lines = [line.strip() for line in record.strip().splitlines()]
        if "---" not in lines:
            lines.append("---")
        read = parse("\n".join(lines), games.find)
        replay = Replay(read)
        failure = replay.run()
        assert failure is None, f"{record}\n{failure.claimed}: {failure.so}"
        assert isinstance(replay.state, Brawl)
        self.game = read.game
        self.state = replay.state
        self.names = read.header.seats

    def refused(self, line: str) -> Refusal:
        """Return why a move like `Ann: kick-4 > Bob` is refused at this very moment."""
        name, _, text = line.partition(": ")
        seat = self.names.index(name)
        action = self.game.fit(self.state, seat, self.game.parse_move(text, self.names))
        refusal = self.state.check(seat, action)
        assert refusal is not None, f"{line} is allowed"
        return refusal

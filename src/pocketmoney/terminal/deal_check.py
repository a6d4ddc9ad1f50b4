"""Watching that the deck is not chosen: what was promised before a deal, held against what is shown after the game."""

from __future__ import annotations

from pocketmoney.table.chair import hashed
from pocketmoney.table.fairness import commitment, seed_of
from pocketmoney.table.messages import Reveal, TableNow
from pocketmoney.table.phase import PLAYING


class DealCheck:
    """What one device was shown, game by game."""

    def __init__(self) -> None:
        self._commits: dict[int, str] = {}
        self._hashes: dict[int, dict[str, str]] = {}
        self._brought: dict[int, str] = {}  # my own numbers
        self._next = 1

    def note_commitment(self, table: TableNow) -> None:
        """Remember what a table is bound to. What was shown first counts."""
        is_dealt = table.phase == PLAYING
        game = table.games if is_dealt else table.games + 1
        self._next = table.games + 1
        self._commits.setdefault(game, table.commit)
        hashes = self._hashes.setdefault(game, {})
        for chair in table.chairs:
            if not chair.entropy:
                continue
            if is_dealt:
                hashes.setdefault(chair.name, chair.entropy)
            else:
                hashes[chair.name] = chair.entropy  # who gets ready again may bring others

    def bring(self, entropy: str) -> None:
        """These numbers I have sent for the next game."""
        self._brought[self._next] = entropy

    def judge(self, reveal: Reveal, names: list[str], me: str) -> str:
        """The key of what is to be said of a game: that all fits, that I was not there before, or what does not fit."""
        promised = self._commits.get(reveal.game)
        if commitment(reveal.secret) != reveal.commit or reveal.commit != (promised or reveal.commit):
            return "connect-reveal-commit"
        for name, entropy in reveal.entropy.items():
            shown = self._hashes.get(reveal.game, {}).get(name)
            if shown is not None and shown != hashed(entropy):
                return "connect-reveal-numbers"
        mine = self._brought.get(reveal.game)
        if mine is not None and reveal.entropy.get(me) != mine:
            return "connect-reveal-mine"
        if str(seed_of(reveal.secret, [(name, reveal.entropy.get(name, "")) for name in names])) != reveal.seed:
            return "connect-reveal-seed"
        return "connect-reveal-unseen" if promised is None else "connect-reveal-holds"

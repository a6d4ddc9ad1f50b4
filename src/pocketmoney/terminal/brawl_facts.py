"""A card game as the wire tells it: what everybody sees, and the hand of one seat."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY
from pocketmoney.games.brawl.cards import KIND
from pocketmoney.terminal.screen import Facts
from pocketmoney.terminal.wire import Json

FULL: Final = 15


class BrawlFacts(Facts):
    """How things stand. Cards are kinds, which are in the order of the card list; a card that is shown by its id."""

    def __init__(self, seat: int, public: Json, own: Json) -> None:
        super().__init__(seat)
        self.asking: str = public["asking"]
        self.hand: list[int] = [KIND[card] for card in own.get("hand", [])]
        self.sizes: list[int] = public["cards"]
        self.counters: list[int] = public["counters"]
        self.out: list[int] = public["out"]
        self.turn: int = public["turn"]
        self.pile: int = public["pile"]
        self.discards: int = public["discard"]
        self.top: str = public["top"] or ""
        self.lost = sum([FULL - have for have in self.counters if have < FULL])  # for show only (R9)
        self.holds: list[Json] = public.get("holds", [])
        self.effects: list[Json] = public.get("effects", [])
        self.known: list[list[str]] = public.get("shown") or [[] for _ in self.sizes]

    def victim_of(self, seat: int) -> tuple[int, str]:
        """Whom a seat holds, and with which card; nobody if it holds nobody."""
        return next(((hold["on"], hold["card"]) for hold in self.holds if hold["by"] == seat), (NOBODY, ""))

    def holder_of(self, seat: int) -> tuple[int, str]:
        """Who holds a seat, and with which card; nobody if nobody does."""
        return next(((hold["by"], hold["card"]) for hold in self.holds if hold["on"] == seat), (NOBODY, ""))

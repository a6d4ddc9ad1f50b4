"""A bot that obeys standing orders, and asks another one where there are none."""

from __future__ import annotations

from pocketmoney.bots.bot import Bot
from pocketmoney.bots.doctrine import brawl_orders, tietgen_orders
from pocketmoney.bots.doctrine.orders import BRAWL, TIETGEN, Doctrine
from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import View
from pocketmoney.core.rng import Rng
from pocketmoney.games.brawl.view import BrawlView
from pocketmoney.games.tietgen.view import TietgenView


class DoctrineBot(Bot):
    """Goes through its orders from the top; the first that asks for a move which is left decides.

    Orders may leave several moves: which of them is made the other bot says, and it never sees what is ruled out,
    unless nothing else is left.
    """

    def __init__(self, doctrine: Doctrine, rest: Bot) -> None:
        self._brawl = doctrine.of(BRAWL)
        self._tietgen = doctrine.of(TIETGEN)
        self._rest = rest
        self._enemy = NOBODY  # who hit me last

    def choose(self, view: View, menu: list[Action], rng: Rng) -> Action:
        """What the orders leave; of several moves the other bot's choice."""
        left, _ = self._obey(view, menu)
        left = left or menu
        return left[0] if len(left) == 1 else self._rest.choose(view, left, rng)

    def use_right(self, view: View, rights: list[Action], rng: Rng) -> Action | None:
        """What an order asks for, else what the other bot wants to do and no order rules out."""
        left, is_asked_for = self._obey(view, rights)
        if is_asked_for:
            return left[0]
        wanted = self._rest.use_right(view, left, rng) if left else None
        return wanted if wanted is None or wanted in left or self._allows(view, wanted) else None

    def decide_by(self, deadline: float) -> None:
        """Tell the other bot."""
        self._rest.decide_by(deadline)

    def observe(self, seat: int, events: list[Event]) -> None:
        """Remember who hit me."""
        for event in events:
            if event.key == "hits" and event.args["on"] == seat:
                by = event.args["by"]
                assert isinstance(by, int)
                self._enemy = by
        self._rest.observe(seat, events)

    def _allows(self, view: View, action: Action) -> bool:
        """Whether no order rules out a move that was on no list."""
        return bool(self._obey(view, [action])[0])

    def _obey(self, view: View, menu: list[Action]) -> tuple[list[Action], bool]:
        """The moves that the orders leave, and whether one of them asks for these."""
        if isinstance(view, BrawlView):
            for order in self._brawl:
                wanted, ruled_out = brawl_orders.bear_on(order, view, menu, self._enemy)
                if wanted:
                    return wanted, True
                menu = [action for action in menu if action not in ruled_out]
        elif isinstance(view, TietgenView):
            for order in self._tietgen:
                wanted, ruled_out = tietgen_orders.bear_on(order, view, menu)
                if wanted:
                    return wanted, True
                menu = [action for action in menu if action not in ruled_out]
        return menu, False

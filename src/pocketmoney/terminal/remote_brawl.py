"""A card game at a remote table: what the wire tells, as the screen wants to see it."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY
from pocketmoney.core.game import Game
from pocketmoney.core.header import Header
from pocketmoney.games.brawl.cards import KIND
from pocketmoney.games.brawl.effects import REASONS, Effect
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.brawl.view import BrawlView
from pocketmoney.terminal.brawl import BrawlScreen
from pocketmoney.terminal.console import Console
from pocketmoney.terminal.wire import Json
from pocketmoney.text.speech import Speech


class RemoteBrawl(BrawlScreen):
    """The screen of the card games, fed by the wire."""

    def __init__(self, game: Game, header: Header, people: list[int], speech: Speech, console: Console) -> None:
        super().__init__(game, header, people, speech, console)
        state = game.set_up(header)
        assert isinstance(state, Brawl)
        self._terms = state.terms
        self._asking = ""

    def asked(self, view: BrawlView) -> str:
        """The name of the question, as it was told last."""
        return self._asking

    def seen(self, seat: int, public: Json, own: Json) -> BrawlView:
        """The view of a seat, as far as a screen shows it: of the discard pile only the top and the number are told."""
        self._asking = public["asking"]
        seats = len(self.names)
        holding, held_by, hold_card = [NOBODY] * seats, [NOBODY] * seats, [NOBODY] * seats
        for hold in public.get("holds", []):
            holding[hold["by"]] = hold["on"]
            held_by[hold["on"]] = hold["by"]
            hold_card[hold["on"]] = KIND[hold["card"]]
        effects: list[Effect] = []
        stomped = 0
        weak = [0] * seats
        for effect in public.get("effects", []):
            on = effect["seat"]
            if effect["what"] == "stomped":
                stomped |= 1 << on
            elif effect["what"] == "weak":
                weak[on] = effect["times"]
            else:
                effects.append(Effect(REASONS.index(effect["what"]), on, effect["by"], effect["left"]))
        top = public["top"]
        known = public.get("shown") or [[] for _ in range(seats)]
        return BrawlView(
            seat=seat,
            terms=self._terms,
            hand=tuple([KIND[card] for card in own.get("hand", [])]),
            sizes=public["cards"],
            counters=public["counters"],
            out=sum([1 << out for out in public["out"]]),
            pile=public["pile"],
            discard=[] if top is None else [KIND[top]] * public["discard"],
            action_from=0,
            stack=[],
            turn=public["turn"],
            turn_no=public["turn_number"],
            holding=tuple(holding),
            held_by=tuple(held_by),
            hold_card=tuple(hold_card),
            weak=tuple(weak),
            known=tuple([tuple([KIND[card] for card in cards]) for cards in known]),
            effects=tuple(effects),
            stomped=stomped,
            used=(),
            won=NOBODY,
            idle=public.get("quiet", 0),
            open_to=tuple(public["open_to"]),
        )

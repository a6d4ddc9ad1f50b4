"""What a state of the card games asks of the modules above it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pocketmoney.core.action import Action
from pocketmoney.core.game import Json, View
from pocketmoney.core.refusal import Refusal
from pocketmoney.games.brawl import legality, public_view, rights, snapshot
from pocketmoney.games.brawl.actions import DROP, RELEASE
from pocketmoney.games.brawl.card import Rulebook
from pocketmoney.games.brawl.offer import Offer
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.brawl.view import view_of


class BrawlRules(Rulebook[Brawl]):
    """The rules of Lunch Money and Beer Money."""

    __slots__ = ()

    def moves(self, state: Brawl, seat: int) -> Offer:
        return rights.offer_of(state, seat)

    def rights(self, state: Brawl, seat: int) -> list[Action]:
        return rights.rights(state, seat)

    def judge(self, state: Brawl, seat: int, action: Action) -> Refusal | None:
        return legality.judge(state, seat, action)

    def use_right(self, state: Brawl, seat: int, verb: int) -> None:
        if verb == RELEASE:
            rights.release(state, seat)
        elif verb == DROP:
            rights.drop(state, seat)
        else:
            rights.concede(state, seat)

    def view(self, state: Brawl, seat: int) -> View:
        return view_of(state, seat)

    def public(self, state: Brawl) -> Json:
        return public_view.public(state)

    def to_json(self, state: Brawl) -> Json:
        return snapshot.to_json(state)

    def reader(self) -> Callable[[Json], Brawl]:
        return from_json


RULES: Final = BrawlRules()


def from_json(data: Json) -> Brawl:
    """The state that `to_json` wrote."""
    return snapshot.state_from(data, RULES)

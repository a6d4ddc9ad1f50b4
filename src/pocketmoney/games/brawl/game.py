"""Lunch Money and Beer Money as games by name: what the rest of the program knows of them."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.core.game import Fact, Game, Json, State, View
from pocketmoney.core.header import Header
from pocketmoney.core.notation import check_names
from pocketmoney.core.options import Option, Preset
from pocketmoney.core.rng import Rng
from pocketmoney.games.brawl import facts, notation, setup
from pocketmoney.games.brawl.actions import MAX_SEATS
from pocketmoney.games.brawl.cards import DECKS
from pocketmoney.games.brawl.determinization import imagine
from pocketmoney.games.brawl.house import OPTIONS, PRESETS
from pocketmoney.games.brawl.observation import QUESTIONS, BrawlEncoding
from pocketmoney.games.brawl.public_view import pieces
from pocketmoney.games.brawl.state import Brawl, from_json
from pocketmoney.games.brawl.view import BrawlView


class BrawlGame(Game):
    """One of the two card games. Its name is the deck that is dealt unless the header names others."""

    def options(self) -> list[Option]:
        return OPTIONS

    def presets(self) -> list[Preset]:
        return PRESETS

    def seat_range(self) -> tuple[int, int]:
        return setup.MIN_SEATS, MAX_SEATS

    def decks(self) -> list[str]:
        return DECKS

    def pieces(self) -> list[Json]:
        return pieces()

    def header_keys(self) -> list[str]:
        return ["decks", "hand ", "pile", "counters "]

    def askings(self) -> tuple[str, ...]:
        return (*QUESTIONS, "over")

    def set_up(self, header: Header) -> State:
        check_names(header.seats, header.line("seats"))
        return setup.deal(header, self.name)

    def parse_move(self, text: str, names: list[str]) -> Action:
        return notation.parse_move(text, names)

    def fit(self, state: State, seat: int, action: Action) -> Action:
        assert isinstance(state, Brawl)
        return notation.fit(state, seat, action)

    def write_move(self, action: Action, names: list[str]) -> str:
        return notation.write_move(action, names)

    def parse_fact(self, text: str, names: list[str]) -> Fact:
        return facts.parse_fact(text, names)

    def from_json(self, data: Json) -> State:
        return from_json(data)

    def encoding(self, state: State) -> BrawlEncoding:
        assert isinstance(state, Brawl)
        return BrawlEncoding(state.terms)

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, BrawlView)
        return imagine(view, rng)

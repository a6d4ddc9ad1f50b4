"""Monopoly, The Tietgen Drinking edition, as a game by name: what the rest of the program knows of it."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.core.game import Fact, Game, Json, State, View
from pocketmoney.core.header import Header
from pocketmoney.core.notation import check_names
from pocketmoney.core.options import Option, Preset
from pocketmoney.core.rng import Rng
from pocketmoney.games.tietgen import facts, notation, package_data, setup
from pocketmoney.games.tietgen.actions import MAIL, MAX_SEATS, MIN_SEATS, ROLL
from pocketmoney.games.tietgen.board import Board
from pocketmoney.games.tietgen.determinization import imagine
from pocketmoney.games.tietgen.first_seat import throw_for_start
from pocketmoney.games.tietgen.house import OPTIONS, PRESETS
from pocketmoney.games.tietgen.observation import TietgenEncoding
from pocketmoney.games.tietgen.pieces import Card
from pocketmoney.games.tietgen.public_view import ASKINGS, spaces
from pocketmoney.games.tietgen.state import Tietgen, from_json
from pocketmoney.games.tietgen.view import TietgenView


class TietgenGame(Game):
    """The game on one board, by which moves and facts name spaces: the Tietgen board, until a header names another."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.board: Board = package_data.board()
        self.letters: list[Card] = []

    def options(self) -> list[Option]:
        return OPTIONS

    def presets(self) -> list[Preset]:
        return PRESETS

    def seat_range(self) -> tuple[int, int]:
        return MIN_SEATS, MAX_SEATS

    def first_seat(self, seats: int, games: int, rng: Rng) -> int:
        """All throw for it, in every game (R158)."""
        return throw_for_start(seats, rng).seat

    def notices(self) -> list[str]:
        """The program only counts, and any drink will do (R163)."""
        return ["tietgen-notice"]

    def pieces(self) -> list[Json]:
        return spaces(self.board)

    def header_keys(self) -> list[str]:
        return [
            "dice", "mail", "letters", "stock ", "at ", "flirts ", "deeds ", "crates #", "mortgaged", "piggy", "board",
            "kitchen",
        ]  # fmt: skip

    def file_keys(self) -> list[str]:
        return ["board", "kitchen"]

    def words_before_names(self) -> list[str]:
        return ["offer", "accept", "refuse"]

    def askings(self) -> tuple[str, ...]:
        return ASKINGS

    def set_up(self, header: Header) -> State:
        check_names(header.seats, header.line("seats"))
        state = setup.set_up(header, setup.board_of(header))
        self._take(state)
        return state

    def is_told(self, action: Action) -> bool:
        return action.verb == MAIL or (action.verb == ROLL and len(action.parts) > 0)

    def own_words(self) -> dict[str, str]:
        """What the catalogues cannot know: names and texts of an own board, texts of own letters, by message id."""
        found: dict[str, str] = {}
        if self.board.is_own:
            for space in self.board.spaces:
                found["space-" + space.id.replace(".", "-")] = space.name
            for card in self.board.mail:
                found[f"mail-{card.number}"] = card.text
        for letter in self.letters:
            if not package_data.is_sample(letter.number, letter.text):
                found[f"letter-{letter.number}"] = letter.text
        return found

    def parse_move(self, text: str, names: list[str]) -> Action:
        return notation.parse_move(text, names, self.board)

    def fit(self, state: State, seat: int, action: Action) -> Action:
        assert isinstance(state, Tietgen)
        return notation.fit(state, seat, action)

    def write_move(self, action: Action, names: list[str]) -> str:
        return notation.write_move(action, names, self.board)

    def parse_fact(self, text: str, names: list[str]) -> Fact:
        return facts.parse_fact(text, names, self.board)

    def from_json(self, data: Json) -> State:
        state = from_json(data)
        self._take(state)
        return state

    def encoding(self, state: State) -> TietgenEncoding:
        assert isinstance(state, Tietgen)
        return TietgenEncoding(state.terms)

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, TietgenView)
        return imagine(view, rng)

    def _take(self, state: Tietgen) -> None:
        self.board = state.terms.board
        self.letters = state.terms.letters

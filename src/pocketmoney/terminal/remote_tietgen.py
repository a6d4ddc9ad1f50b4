"""Tietgen at a remote table: nothing is hidden but chance, so what the wire tells is a whole game but for the dice."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY
from pocketmoney.core.game import Game
from pocketmoney.core.header import Header
from pocketmoney.games.tietgen import amounts
from pocketmoney.games.tietgen.board import Board
from pocketmoney.games.tietgen.dues import GAME, NAMES, Rent
from pocketmoney.games.tietgen.frames.auction import CRATE_PIECE, FRIDGE_PIECE, NO_PIECE, Auction, Place
from pocketmoney.games.tietgen.frames.debt import Debt
from pocketmoney.games.tietgen.frames.interest import Interest
from pocketmoney.games.tietgen.frames.landing import CardThrow, MailCard
from pocketmoney.games.tietgen.frames.last_call import LastCall
from pocketmoney.games.tietgen.frames.purchase import Purchase
from pocketmoney.games.tietgen.frames.tax import TaxChoice
from pocketmoney.games.tietgen.frames.throw import THROW
from pocketmoney.games.tietgen.holdings import holdings_of
from pocketmoney.games.tietgen.offer import Goods, Offer
from pocketmoney.games.tietgen.position import TietgenFrame
from pocketmoney.games.tietgen.state import Tietgen
from pocketmoney.games.tietgen.view import TietgenView
from pocketmoney.terminal.console import Console
from pocketmoney.terminal.tietgen import TietgenScreen
from pocketmoney.terminal.wire import Json
from pocketmoney.text.speech import Speech


class RemoteTietgen(TietgenScreen):
    """The screen of Tietgen, fed by the wire."""

    def __init__(self, game: Game, header: Header, people: list[int], speech: Speech, console: Console) -> None:
        super().__init__(game, header, people, speech, console)
        state = game.set_up(header)
        assert isinstance(state, Tietgen)
        self._state = state

    def seen(self, seat: int, public: Json, own: Json) -> TietgenView:
        """The view of a seat; a watcher sees the same."""
        state = self._state
        board = state.terms.board
        index = board.index
        seats = range(len(self.names))
        state.stock = public["stock"]
        state.drunk = public["drunk"]
        state.at = [index[space] for space in public["at"]]
        state.out = _bits(public["out"])
        state.piggy, state.crates, state.fridges = public["piggy"], public["crates"], public["fridges"]
        game = public.get("game", {"paid": 0, "taken": 0})
        state.paid_in, state.taken_out = game["paid"], game["taken"]
        state.whose, state.throws = public["turn"], public["throws"]
        state.doubles, state.again = public.get("doubles", 0), int(public.get("again", False))
        dice = public.get("dice", [0, 0])
        state.thrown = 10 * dice[0] + dice[1]
        state.sitting = [-1 for _ in seats]
        for sitting in public.get("sitting", []):
            state.sitting[sitting["seat"]] = sitting["failed"]
        counts = public.get("flirts", [0 for _ in seats])
        state.flirts = [tuple(range(count)) for count in counts]  # how many; which of them, nobody asks
        self._own_deeds(public.get("deeds", {}))
        state.rents = tuple([
            Rent(rent["owner"], rent["payer"], index[rent["space"]], rent["beer"]) for rent in public.get("rents", [])
        ])  # fmt: skip
        state.offers = tuple([_offer(offer, board) for offer in public.get("offers", [])])
        state.calls = _bits(public.get("calls", []))
        state.stack = [_asked(public, board)]
        return TietgenView(seat, state)

    def _own_deeds(self, deeds: Json) -> None:
        state = self._state
        board = state.terms.board
        state.owner = [NOBODY for _ in board.ids]
        state.level = [0 for _ in board.ids]
        state.mortgaged = 0
        for id, deed in deeds.items():
            space = board.index[id]
            state.owner[space] = deed["owner"]
            state.level[space] = deed.get("level", 0)
            state.mortgaged |= int(deed.get("mortgaged", False)) << space
        state.holdings = holdings_of(board, len(self.names), state.owner, state.level)


def _asked(public: Json, board: Board) -> TietgenFrame:
    """The present question."""
    index = board.index
    asked = public["open_to"][0] if public["open_to"] else public["turn"]
    about = public.get(public["asking"])
    if public["asking"] == "last-call":
        return LastCall(asked)
    if public["asking"] == "mail":
        return MailCard(asked, 0)
    if public["asking"] == "card-throw":
        return CardThrow(asked, index[public["at"][asked]], 0, asked)
    if about is None:
        return THROW
    if public["asking"] == "purchase":
        return Purchase(asked, index[about["space"]])
    if public["asking"] == "tax":
        return TaxChoice(asked, index[about["space"]])
    if public["asking"] == "auction":
        passed, high = _bits(about.get("passed", [])), about.get("high", NOBODY)
        piece = {"crate": CRATE_PIECE, "fridge": FRIDGE_PIECE}.get(about.get("piece", ""), NO_PIECE)
        return Auction(index[about["space"]], _bits(about["among"]), high, about["bid"], passed, piece)
    if public["asking"] == "place":
        return Place(asked, about["bid"], is_fridge=about["piece"] == "fridge")
    if public["asking"] == "interest":
        return Interest(tuple([index[space] for space in about]))
    space = index[about["space"]] if "space" in about else NOBODY
    return Debt(about["debtor"], about.get("creditor", GAME), about["beer"], NAMES.index(about["what"]), space)


def _offer(offer: Json, board: Board) -> Offer:
    return Offer(offer["by"], offer["on"], _goods(offer["give"], board), _goods(offer["get"], board))


def _goods(words: list[str], board: Board) -> Goods:
    """Things that are traded, from the words of a move."""
    deeds = [board.index[word] for word in words if word in board.index]
    beer = [amounts.read(word) for word in words if word not in board.index and word != "flirt"]
    return Goods(sum(beer), words.count("flirt"), tuple(deeds))


def _bits(seats: list[int]) -> int:
    return sum([1 << seat for seat in seats])

"""Tietgen as the wire tells it: nothing is hidden but chance, so everybody sees the same."""

from __future__ import annotations

from collections.abc import Sequence

from pocketmoney.core.action import NOBODY
from pocketmoney.games.tietgen import amounts
from pocketmoney.games.tietgen.board import Board
from pocketmoney.games.tietgen.dues import Rent
from pocketmoney.games.tietgen.offer import Goods, Offer
from pocketmoney.games.tietgen.subject import NO_SUBJECT, Subject
from pocketmoney.games.tietgen.terms import Terms
from pocketmoney.terminal.screen import Facts
from pocketmoney.terminal.wire import Choice, Json


class TietgenFacts(Facts):
    """How things stand for one seat. Spaces are numbers along the board."""

    def __init__(self, seat: int, terms: Terms, public: Json, choices: Sequence[Choice]) -> None:
        super().__init__(seat)
        board = terms.board
        index = board.index
        self.terms = terms
        self.asking: str = public["asking"]
        self.turn: int = public["turn"]
        self.throws: int = public["throws"]
        self.stock: list[int] = public["stock"]
        self.drunk: list[int] = public["drunk"]
        self.at = [index[space] for space in public["at"]]
        self.out: list[int] = public["out"]
        self.piggy: int = public["piggy"]
        self.crates: int = public["crates"]
        self.fridges: int = public["fridges"]
        game = public.get("game", {"paid": 0, "taken": 0})
        self.paid, self.taken = game["paid"], game["taken"]
        self.sitting = [-1 for _ in self.stock]
        for sitting in public.get("sitting", []):
            self.sitting[sitting["seat"]] = sitting["failed"]
        self.flirts: list[int] = public.get("flirts", [0 for _ in self.stock])
        self.owner = [NOBODY for _ in board.ids]
        self.level = [0 for _ in board.ids]
        self.mortgaged: set[int] = set()
        for id, deed in public.get("deeds", {}).items():
            space = index[id]
            self.owner[space] = deed["owner"]
            self.level[space] = deed.get("level", 0)
            if deed.get("mortgaged", False):
                self.mortgaged.add(space)
        rents = public.get("rents", [])
        self.rents = [Rent(rent["owner"], rent["payer"], index[rent["space"]], rent["beer"]) for rent in rents]
        self.offers = [_offer(offer, board) for offer in public.get("offers", [])]
        self.about = _subject(public, board)
        self._bids = [choice.amount[0] for choice in choices if choice.do == "bid" and choice.amount]

    def least_bid(self) -> str:
        """The least that this seat may bid, as it is typed."""
        return self._bids[0] if self._bids else amounts.write(self.about.beer + amounts.ML)

    def within_reach(self) -> int:
        """How much beer this seat could raise (R153)."""
        owned = sum([1 << deed for deed, owner in enumerate(self.owner) if owner == self.seat])
        mortgaged = sum([1 << deed for deed in self.mortgaged])
        return self.terms.within_reach(self.stock[self.seat], owned, self.level, mortgaged)


def _subject(public: Json, board: Board) -> Subject:
    """What the present question is about."""
    about = public.get(public["asking"])
    if about is None:
        return NO_SUBJECT
    if public["asking"] == "interest":
        return Subject(deeds=tuple([board.index[space] for space in about]))
    space = board.index[about["space"]] if "space" in about else NOBODY
    return Subject(
        space=space,
        beer=about.get("beer", about.get("bid", 0)),
        debtor=about.get("debtor", NOBODY),
        creditor=about.get("creditor", NOBODY),
        high=about.get("high", NOBODY),
        is_piece="piece" in about,
    )


def _offer(offer: Json, board: Board) -> Offer:
    return Offer(offer["by"], offer["on"], _goods(offer["give"], board), _goods(offer["get"], board))


def _goods(words: list[str], board: Board) -> Goods:
    """Things that are traded, from the words of a move."""
    deeds = [board.index[word] for word in words if word in board.index]
    beer = [amounts.read(word) for word in words if word not in board.index and word != "flirt"]
    return Goods(sum(beer), words.count("flirt"), tuple(deeds))

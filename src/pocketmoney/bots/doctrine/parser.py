"""Reading a doctrine: every line an order, every mistake a problem with its line."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

from pocketmoney.bots.doctrine import names
from pocketmoney.bots.doctrine.grammar import BEGINNINGS, FORMS, beginning, of_beginning, plain
from pocketmoney.bots.doctrine.orders import BRAWL, Doctrine, Order
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.games.tietgen import package_data
from pocketmoney.games.tietgen.board import Board

LARGEST: Final = 100_000  # bytes
RESTS: Final = ("greedy", "random", "easy", "fair")


class Read:
    """What was found in a text: its doctrine, and all that is wrong with it."""

    def __init__(self, text: str, board: Board | None = None) -> None:
        self.problems: list[Problem] = []
        self._board = board or package_data.board()
        orders: list[Order] = []
        rest = "greedy"
        for at, line in enumerate(text.splitlines(), 1):
            written = line.partition("#")[0].strip()
            if not plain(written):
                continue
            try:
                order = self._order(written, at)
            except Problem as problem:
                self.problems.append(problem.at(at))
                continue
            if order.bot:
                rest = order.bot
            else:
                orders.append(order)
        if not orders and not self.problems:
            self.problems.append(Problem("doctrine-empty", {}))
        self.doctrine = Doctrine(orders, rest)

    def _order(self, written: str, line: int) -> Order:
        """The order that a line means."""
        text = plain(written)
        first: Problem | None = None
        for form in FORMS:
            found = form.pattern.fullmatch(text)
            if found is None:
                continue
            try:
                return self._filled(Order(form.text, form.game, line, written), found)
            except Problem as problem:
                first = first or problem
        if first is not None:
            if text.startswith("bid up to "):
                raise Problem("doctrine-limit", first.details)
            raise first
        begins = beginning(text)
        forms = of_beginning(begins)
        if not forms:
            raise unknown("doctrine-order", begins, BEGINNINGS)
        raise Problem("doctrine-form", {"word": written, "forms": "; ".join(forms)})

    def _filled(self, order: Order, found: re.Match[str]) -> Order:
        """The order with what stands in its places."""
        for place, text in found.groupdict().items():
            if place == "CARD":
                order = replace(order, cards=names.cards(text))
            elif place == "WHAT":
                order = replace(order, what=names.what(text))
            elif place == "WHO":
                order = replace(order, who=names.who(text))
            elif place == "N":
                order = replace(order, number=names.number(text))
            elif place == "DEEDS":
                order = replace(order, deeds=names.deeds(text, self._board))
            elif place == "AMOUNT":
                order = replace(order, amount=names.amount(text))
            elif place == "SHARE":
                order = replace(order, share=names.share(text))
            elif text not in RESTS:
                raise unknown("doctrine-bot", text, list(RESTS))
            else:
                order = replace(order, bot=text)
        return order

    def count(self, game: str = BRAWL) -> int:
        return len(self.doctrine.of(game))


def text_of(data: bytes) -> str:
    """The text of a file. One that is no text, or far too long, is a problem."""
    if len(data) > LARGEST:
        raise Problem("doctrine-too-large", {"most": LARGEST // 1000})
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Problem("doctrine-not-text", {}) from None


def load(file: str, board: Board | None) -> Doctrine:
    """The doctrine of a file, for playing. The first mistake in it is a problem that names the file and the line."""
    try:
        with open(Path(file), "rb") as stream:
            data = stream.read(LARGEST + 1)
    except (OSError, ValueError) as fault:
        why = getattr(fault, "strerror", None) or str(fault)
        raise Problem("cannot-read", {"file": file, "why": why}) from None
    try:
        read = Read(text_of(data), board)
    except Problem as problem:
        raise problem.within(file) from None
    if read.problems:
        raise read.problems[0].within(file)
    return read.doctrine

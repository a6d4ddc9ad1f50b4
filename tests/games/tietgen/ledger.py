"""The books that somebody keeps who only hears the events of a game."""

from __future__ import annotations

from pocketmoney.core.event import Event


class Ledger:
    """Stocks, what was drunk, and the piggy bank."""

    def __init__(self, stock: list[int], drunk: list[int], piggy: int) -> None:
        self.stock = stock[:]
        self.drunk = drunk[:]
        self.piggy = piggy

    def hear(self, event: Event) -> None:
        """Write down the beer that an event moves; what it says is left must be so."""
        args = {name: value for name, value in event.args.items() if isinstance(value, int)}
        payer = args.get("seat", args.get("by", -1))
        self.stock[payer] += args.get("gained-beer", 0) + args.get("emptied-beer", 0)
        self.stock[payer] -= args.get("paid-beer", 0) + args.get("moved-beer", 0)
        if "moved-beer" in args:
            self.stock[args["on"]] += args["moved-beer"]
        self.drunk[payer] += args.get("drunk-beer", 0)
        self.piggy += args.get("piggy-beer", 0) - args.get("emptied-beer", 0)
        if "left-beer" in args:
            assert self.stock[payer] == args["left-beer"], event

    def agrees(self, stock: list[int], drunk: list[int], piggy: int) -> bool:
        """Whether the game has the same books."""
        return self.stock == stock and self.drunk == drunk and self.piggy == piggy

"""The house rules of the game: data first, then the form the rules read."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.options import AMOUNT, NUMBER, Option, Preset
from pocketmoney.games.tietgen import amounts

_DECKS: Final = ("tietgen",)

OPTIONS: Final[list[Option]] = [
    Option("drink-rent", ("off", "on"), (117,), _DECKS),
    Option("drink-buildings", ("on", "off"), (118,), _DECKS),
    Option("tax-chug", ("on", "off"), (119, 121), _DECKS),
    Option("glass", ("10cl",), (119,), _DECKS, AMOUNT),
    Option("kitchen-mail", ("off", "on"), (124,), _DECKS),
    Option("rent-must-be-claimed", ("on", "off"), (136,), _DECKS),
    Option("rent-claim-until", ("next-player", "next-throw"), (136,), _DECKS),
    Option("building-shortage", ("first-come", "auction"), (143,), _DECKS),
    Option("interest-base", ("mortgage", "price"), (147,), _DECKS),
    Option("end-rule", ("last", "throw-limit"), (156,), _DECKS),
    Option("throw-limit", ("400",), (156,), _DECKS, NUMBER),
    Option("wealth", ("everything", "stock"), (156,), _DECKS),
    Option("buildings-fill-piggy", ("off", "on"), (161,), _DECKS),
    Option("dice", ("thrown", "typed"), (160,), _DECKS),
    Option("cards", ("drawn", "typed"), (160,), _DECKS),
]

PRESETS: Final[list[Preset]] = [
    Preset("short", {"end-rule": "throw-limit", "throw-limit": "120", "rent-must-be-claimed": "off"}),
    Preset(
        "cut-throat", {"rent-claim-until": "next-throw", "building-shortage": "auction", "buildings-fill-piggy": "on"}
    ),
    Preset("companion", {"dice": "typed"}),  # phones beside a board of cardboard
]


class House:
    """The chosen house rules as the rules read them."""

    __slots__ = (
        "chosen", "drink_rent", "drink_buildings", "tax_chug", "glass", "kitchen_mail", "must_claim",
        "any_throw_ends_rent", "shortage_auction", "interest_of_price", "throw_limit", "wealth_is_stock",
        "buildings_fill_piggy", "types_dice", "types_cards",
    )  # fmt: skip

    def __init__(self, chosen: dict[str, str]) -> None:
        self.chosen = chosen
        self.drink_rent = chosen["drink-rent"] == "on"
        self.drink_buildings = chosen["drink-buildings"] == "on"
        self.tax_chug = chosen["tax-chug"] == "on"
        self.glass = amounts.read(chosen["glass"])
        self.kitchen_mail = chosen["kitchen-mail"] == "on"
        self.must_claim = chosen["rent-must-be-claimed"] == "on"
        self.any_throw_ends_rent = chosen["rent-claim-until"] == "next-throw"
        self.shortage_auction = chosen["building-shortage"] == "auction"
        self.interest_of_price = chosen["interest-base"] == "price"
        has_limit = chosen["end-rule"] == "throw-limit"
        self.throw_limit = int(chosen["throw-limit"]) if has_limit else 0  # 0 is no limit
        self.wealth_is_stock = chosen["wealth"] == "stock"
        self.buildings_fill_piggy = chosen["buildings-fill-piggy"] == "on"
        self.types_dice = chosen["dice"] == "typed"
        self.types_cards = chosen["cards"] == "typed"

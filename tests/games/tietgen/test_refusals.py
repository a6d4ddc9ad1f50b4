"""Refusals name the ruling that stops the move, the numbers and names, and what would unlock it."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from pocketmoney.core.action import Action
from pocketmoney.core.refusal import Args
from pocketmoney.games.tietgen.actions import BUILD, OFFER
from pocketmoney.games.tietgen.amounts import CL, ML
from pocketmoney.text.speech import Speech
from tests.games.tietgen.table import NAMES, play, refused, table
from tests.repository import PACKAGE

LANGUAGES = ["en", "es", "de", "da"]
LIGHT_BLUE = "deeds Ann: kitchen-10.1 kitchen-12.1 kitchen-14.1"
BUILT = (LIGHT_BLUE, "crates kitchen-10.1: 1", "deeds Bob: laundry")
TYPED = "options: dice=typed cards=typed"
SHORT = "options: building-shortage=auction"
# 31 crates are on the board: Ann, who can build on cheap kitchens, and Bob, on dear ones, want the last one.
LAST_CRATE = (
    SHORT,
    "deeds Ann: kitchen-16.1 kitchen-18.1",
    "deeds Bob: kitchen-16.6 kitchen-18.6 kitchen-10.3 kitchen-12.3 kitchen-14.3",
    "deeds Carl: kitchen-10.4 kitchen-12.4 kitchen-14.4 kitchen-10.5 kitchen-12.5 kitchen-14.5",
    "crates kitchen-16.1: 3", "crates kitchen-18.1: 4",
    *[f"crates kitchen-{stairway}.{floor}: 4" for floor in (4, 5) for stairway in (10, 12, 14)],
)  # fmt: skip


class Case(NamedTuple):
    """A refusal: the scene, the moves that lead to it, the move that is refused, and what is said."""

    key: str
    rule: int
    scene: tuple[str, ...]
    played: tuple[str, ...]
    line: str
    args: Args
    unlock: str = ""


CASES = [
    # The moment
    Case("game-over", 0, (), ("Ann: concede", "Bob: concede"), "Carl: roll", {}),
    Case("seat-out", 152, (), ("Ann: concede",), "Ann: roll", {}),
    Case("not-your-throw", 0, (), (), "Bob: roll", {"on": 0}, "turn"),
    Case("not-settled", 0, ("dice: 3-5",), ("Ann: roll",), "Ann: roll", {"what": "purchase"}, "answer"),
    Case("not-settled", 119, ("dice: 1-3",), ("Ann: roll",), "Ann: roll", {"what": "tax"}, "answer"),
    Case(
        "not-settled", 140, ("dice: 3-5",), ("Ann: roll", "Ann: decline", "Ann: bid 1cl"), "Ann: roll",
        {"what": "auction"}, "settled",
    ),
    Case(
        "not-settled", 134, ("dice: 3-5", "stock Ann: 0cl", "deeds Bob: kitchen-12.1"), ("Ann: roll", "Bob: claim"),
        "Bob: roll", {"what": "debt"}, "settled",
    ),
    Case("not-settled", 124, (TYPED,), ("Ann: roll 3-4",), "Ann: roll", {"what": "mail"}, "answer"),
    Case(
        "not-settled", 148, ("deeds Ann: laundry", "mortgaged: laundry"),
        ("Ann: offer Bob give laundry get 1cl", "Bob: accept"), "Ann: roll", {"what": "interest"}, "settled",
    ),
    Case(
        "not-settled", 143, LAST_CRATE, ("Ann: build kitchen-16.1", "Bob: bid 20cl", "Ann: pass"), "Ann: roll",
        {"what": "place"}, "settled",
    ),
    Case("before-throw", 162, ("at Ann: kitchen-14.4", "dice: 1-5"), ("Ann: roll",), "Ann: fine", {}, "turn"),
    Case(
        "before-throw", 135, ("at Ann: kitchen-14.4", "flirts Ann: 1", "dice: 1-5"), ("Ann: roll",), "Ann: flirt", {},
        "turn",
    ),
    # On one's own turn, before the throw: what is running has to be settled first.
    Case(
        "not-settled", 140, ("at Ann: kitchen-14.4", "dice: 1-5 4-6 4-6", "deeds Carl: laundry"),
        ("Ann: roll", "Bob: roll", "Carl: roll", "Carl: concede"), "Ann: fine", {"what": "auction"},
        "answer",
    ),
    Case("nothing-to-buy", 0, (), (), "Ann: buy", {}),
    Case(
        "not-your-purchase", 0, ("dice: 3-5",), ("Ann: roll",), "Bob: buy", {"on": 0, "space": "kitchen-12.1"}
    ),
    Case(
        "at-auction", 141, ("dice: 3-5",), ("Ann: roll", "Ann: decline"), "Ann: buy", {"space": "kitchen-12.1"}
    ),
    Case("running", 154, ("dice: 3-5", "deeds Bob: laundry"), ("Ann: roll", "Ann: decline"), "Bob: mortgage laundry",
         {"what": "auction"}, "answer"),
    Case("running", 154, ("dice: 3-5", "deeds Bob: laundry"), ("Ann: roll", "Ann: decline", "Bob: bid 1cl"),
         "Bob: mortgage laundry", {"what": "auction"}, "settled"),
    Case("running", 154, LAST_CRATE, ("Ann: build kitchen-16.1", "Bob: bid 20cl", "Ann: pass"),
         "Bob: mortgage kitchen-16.6", {"what": "place"}, "answer"),
    Case("running", 154, LAST_CRATE, ("Ann: build kitchen-16.1", "Bob: bid 20cl", "Ann: pass"),
         "Ann: time", {"what": "place"}, "settled"),
    Case("running", 154, ("dice: 3-5",), ("Ann: roll", "Ann: decline"), "Bob: time", {"what": "auction"}, "answer"),
    Case(
        "running", 154, ("deeds Ann: laundry", "deeds Carl: bike-room-a", "mortgaged: laundry"),
        ("Ann: offer Bob give laundry get 1cl", "Bob: accept"), "Carl: mortgage bike-room-a", {"what": "interest"},
        "settled",
    ),
    Case(
        "running", 154, ("deeds Ann: laundry", "mortgaged: laundry"),
        ("Ann: offer Bob give laundry get 1cl", "Bob: accept"), "Bob: time", {"what": "interest"}, "answer",
    ),
    Case(
        "last-call", 156, ("dice: 3-5", "deeds Bob: kitchen-12.1"), ("Ann: roll", *[f"{name}: time" for name in NAMES]),
        "Bob: mortgage kitchen-12.1", {"on": 1}, "answer",
    ),
    Case(
        "last-call", 156, ("dice: 3-5", "deeds Bob: kitchen-12.1 laundry"),
        ("Ann: roll", *[f"{name}: time" for name in NAMES]), "Carl: offer Bob give 1cl get laundry", {"on": 1},
        "settled",
    ),
    Case(
        "not-your-call", 156, ("dice: 4-4 4-6", "deeds Bob: kitchen-12.1", "deeds Carl: kitchen-12.3"),
        ("Ann: roll", "Ann: roll", *[f"{name}: time" for name in NAMES]), "Carl: claim", {"on": 1},
    ),
    Case(
        "time-is-up", 156, ("dice: 1-3", "deeds Bob: laundry"), ("Ann: roll", *[f"{name}: time" for name in NAMES]),
        "Bob: mortgage laundry", {},
    ),
    Case("time-called", 156, (), ("Ann: time",), "Ann: time", {}, "time"),
    Case(
        "pay-first", 154, (LIGHT_BLUE, "deeds Bob: bike-room-a", "dice: 2-3", "stock Ann: 1cl"),
        ("Ann: roll", "Bob: claim"), "Ann: build kitchen-10.1", {"due-beer": 12_500}, "settle",
    ),
    Case(
        "pay-first", 154, ("dice: 3-5", "stock Ann: 0.2cl", "deeds Bob: kitchen-12.1"), ("Ann: roll", "Bob: claim"),
        "Ann: time", {"due-beer": 3_000}, "surrender",
    ),
    Case(
        "only-debtor", 154, (LIGHT_BLUE, "deeds Bob: bike-room-a", "dice: 2-3", "stock Ann: 1cl"),
        ("Ann: roll", "Bob: claim"), "Bob: mortgage bike-room-a", {"on": 0}, "settled",
    ),
    # Increased energy usage
    Case("no-tax", 119, (), (), "Ann: chug", {}),
    Case("no-tax", 120, (), (), "Ann: drink", {}),
    Case("not-your-tax", 120, ("dice: 1-3",), ("Ann: roll",), "Bob: drink", {"on": 0}),
    Case(
        "must-chug", 121, ("dice: 1-3", "stock Ann: 6.225cl", "deeds Ann: laundry"), ("Ann: roll",), "Ann: drink",
        {"due-beer": 10 * CL, "reach-beer": 99_750},
    ),
    Case("no-chug", 119, ("options: tax-chug=off", "dice: 1-3"), ("Ann: roll",), "Ann: chug", {"option": "tax-chug"}),
    # The administration
    Case("not-reprimanded", 162, (), (), "Ann: fine", {}),
    Case("not-reprimanded", 135, (), (), "Ann: flirt", {}),
    Case(
        "no-flirt", 135, ("at Ann: kitchen-14.4", "dice: 1-5 4-6 4-6"), ("Ann: roll", "Bob: roll", "Carl: roll"),
        "Ann: flirt", {}, "flirt",
    ),
    Case(
        "fine-too-late", 162,
        ("at Ann: kitchen-14.4", "deeds Carl: kitchen-10.6", "dice: 1-5 4-6 4-6 1-2 4-6 4-6 1-2 5-6 5-6"),
        tuple(f"{name}: roll" for name in NAMES * 3),
        "Ann: fine", {}, "throw",
    ),
    Case(
        "too-dear", 162, ("at Ann: kitchen-14.4", "stock Ann: 2.475cl", "dice: 1-5 4-6 4-6"),
        ("Ann: roll", "Bob: roll", "Carl: roll"), "Ann: fine", {"price-beer": 25_000, "stock-beer": 24_750}, "raise",
    ),
    # Beer
    Case(
        "too-dear", 116, ("dice: 3-5", "stock Ann: 4.999cl"), ("Ann: roll",), "Ann: buy",
        {"price-beer": 5 * CL, "stock-beer": 49_990}, "raise",
    ),
    Case(
        "too-dear", 118, (LIGHT_BLUE, "stock Ann: 2.4cl"), (), "Ann: build kitchen-10.1",
        {"price-beer": 25_000, "stock-beer": 24_000}, "raise",
    ),
    Case(
        "too-dear", 147, ("deeds Ann: laundry", "mortgaged: laundry", "stock Ann: 4.1cl"), (), "Ann: lift laundry",
        {"price-beer": 41_250, "stock-beer": 41_000}, "raise",
    ),
    # Debts
    Case("no-debt", 134, (), (), "Ann: settle", {}),
    Case(
        "not-your-debt", 134, ("dice: 3-5", "stock Ann: 0cl", "deeds Bob: kitchen-12.1"), ("Ann: roll", "Bob: claim"),
        "Bob: surrender", {"on": 0, "due-beer": 3_000},
    ),
    Case(
        "can-pay", 134, (LIGHT_BLUE, "deeds Bob: bike-room-a", "dice: 2-3", "stock Ann: 1cl"),
        ("Ann: roll", "Bob: claim"), "Ann: surrender", {"due-beer": 12_500, "reach-beer": 9 * CL}, "settle",
    ),
    Case(
        "cannot-raise", 134, ("dice: 3-5", "stock Ann: 0.2cl", "deeds Bob: kitchen-12.1"), ("Ann: roll", "Bob: claim"),
        "Ann: settle", {"due-beer": 3_000, "reach-beer": 2_000}, "surrender",
    ),
    # Auctions
    Case("no-auction", 140, (), (), "Ann: bid 1cl", {}),
    Case("no-auction", 140, (), (), "Ann: pass", {}),
    Case(
        "own-bid", 140, ("dice: 3-5",), ("Ann: roll", "Ann: decline", "Bob: bid 1cl"), "Bob: bid 2cl",
        {"bid-beer": CL},
    ),
    Case("has-passed", 140, ("dice: 3-5",), ("Ann: roll", "Ann: decline", "Bob: pass"), "Bob: bid 2cl", {}),
    Case("has-passed", 140, ("dice: 3-5",), ("Ann: roll", "Ann: decline", "Bob: pass"), "Bob: pass", {}),
    Case("not-your-auction", 143, LAST_CRATE, ("Ann: build kitchen-16.1",), "Carl: bid 20cl",
         {"space": "kitchen-16.1"}),
    Case(
        "bid-above-stock", 140, ("dice: 3-5", "stock Bob: 2cl"), ("Ann: roll", "Ann: decline"), "Bob: bid 2.1cl",
        {"bid-beer": 21 * ML, "stock-beer": 2 * CL},
    ),
    Case(
        "bid-too-low", 140, ("dice: 3-5", "stock Bob: 2cl"), ("Ann: roll", "Ann: decline", "Carl: bid 1.5cl"),
        "Bob: bid 1.5cl", {"bid-beer": 15 * ML, "least-beer": 16 * ML, "stock-beer": 2 * CL},
    ),
    Case("bid-too-low", 140, ("dice: 3-5",), ("Ann: roll", "Ann: decline"), "Bob: bid 0cl",
         {"bid-beer": 0, "least-beer": ML, "stock-beer": 75 * CL}),
    Case(
        "bid-step", 140, ("dice: 3-5",), ("Ann: roll", "Ann: decline"), "Bob: bid 1.55cl",
        {"bid-beer": 15_500, "step-beer": ML},
    ),
    Case(
        "bid-below-place", 143, LAST_CRATE, ("Ann: build kitchen-16.1",), "Bob: bid 2.6cl",
        {"bid-beer": 26 * ML, "least-beer": 5 * CL, "stock-beer": 75 * CL},
    ),
    Case(
        "other-piece", 143,
        (*LAST_CRATE[:1], *LAST_CRATE[2:4],
         "deeds Ann: kitchen-16.1 kitchen-18.1 kitchen-10.2 kitchen-12.2 kitchen-14.2",
         "crates kitchen-18.1: 4", "crates kitchen-16.1: 4", *LAST_CRATE[6:11], "crates kitchen-14.5: 3"),
        ("Ann: build kitchen-10.2", "Bob: bid 20cl", "Ann: bid 21cl", "Bob: pass", "Carl: pass"),
        "Ann: build kitchen-18.1", {"space": "kitchen-18.1", "piece": "crate"},
    ),
    Case(
        "place-above-bid", 143, LAST_CRATE, ("Ann: build kitchen-16.1", "Bob: bid 5cl", "Ann: pass"),
        "Bob: build kitchen-16.6", {"space": "kitchen-16.6", "price-beer": 10 * CL, "bid-beer": 5 * CL},
    ),
    # Rent
    Case("no-rent", 136, (), (), "Ann: claim", {}),
    Case(
        "not-your-rent", 136, ("dice: 3-5", "deeds Bob: kitchen-12.1"), ("Ann: roll",), "Carl: claim", {"on": 1}
    ),
    # Deeds and buildings
    Case("no-kitchen", 0, (), (), "Ann: build go", {"space": "go"}),
    Case("no-kitchen", 0, ("deeds Ann: laundry",), (), "Ann: sell laundry", {"space": "laundry"}),
    Case("no-deed", 0, (), (), "Ann: mortgage go", {"space": "go"}),
    Case("no-deed", 0, ("deeds Bob: laundry",), (), "Ann: offer Bob give go get laundry", {"space": "go"}),
    Case("unowned", 0, (), (), "Ann: lift laundry", {"space": "laundry"}),
    Case("not-yours", 0, BUILT, (), "Ann: mortgage laundry", {"space": "laundry", "on": 1}),
    Case(
        "group-incomplete", 0, ("deeds Ann: kitchen-10.1 kitchen-12.1",), (), "Ann: build kitchen-10.1",
        {"space": "kitchen-10.1", "other": "kitchen-14.1"}, "group",
    ),
    Case(
        "group-mortgaged", 146, (LIGHT_BLUE, "mortgaged: kitchen-14.1"), (), "Ann: build kitchen-10.1",
        {"space": "kitchen-10.1", "other": "kitchen-14.1"}, "lift",
    ),
    Case(
        "group-built", 146, BUILT, (), "Ann: mortgage kitchen-12.1",
        {"space": "kitchen-12.1", "other": "kitchen-10.1", "level": 1}, "bare",
    ),
    Case(
        "group-built", 0, BUILT, (), "Ann: offer Bob give kitchen-12.1 get laundry",
        {"space": "kitchen-12.1", "other": "kitchen-10.1", "level": 1}, "bare",
    ),
    Case(
        "is-built", 146, BUILT, (), "Ann: mortgage kitchen-10.1", {"space": "kitchen-10.1", "level": 1}, "bare",
    ),
    Case(
        "full", 0, ("deeds Ann: kitchen-16.1 kitchen-18.1", "crates kitchen-16.1: 5", "crates kitchen-18.1: 5"), (),
        "Ann: build kitchen-16.1", {"space": "kitchen-16.1"},
    ),
    Case(
        "uneven", 0, BUILT, (), "Ann: build kitchen-10.1",
        {"space": "kitchen-10.1", "level": 1, "other": "kitchen-12.1", "least": 0}, "even",
    ),
    Case(
        "uneven", 145, ("deeds Ann: kitchen-16.1 kitchen-18.1", "crates kitchen-16.1: 4", "crates kitchen-18.1: 3"), (),
        "Ann: build kitchen-16.1", {"space": "kitchen-16.1", "level": 4, "other": "kitchen-18.1", "least": 3}, "even",
    ),
    Case("no-crates", 143, (*LAST_CRATE[1:4], *LAST_CRATE[6:], "crates kitchen-16.1: 4", "crates kitchen-18.1: 4"), (),
         "Bob: build kitchen-16.6", {"all": 32}, "supply"),
    Case(
        "no-fridges", 143,
        ("deeds Ann: kitchen-10.2 kitchen-12.2 kitchen-14.2", LAST_CRATE[2], LAST_CRATE[3],
         *[line.replace(": 4", ": 5") for line in LAST_CRATE[6:]], "crates kitchen-10.3: 5", "crates kitchen-12.3: 5",
         "crates kitchen-14.3: 5", "crates kitchen-16.6: 5", "crates kitchen-18.6: 5", "crates kitchen-10.2: 5",
         "crates kitchen-12.2: 4", "crates kitchen-14.2: 4"),
        (), "Ann: build kitchen-12.2", {"all": 12}, "supply",
    ),
    Case("nothing-built", 0, (LIGHT_BLUE,), (), "Ann: sell kitchen-12.1", {"space": "kitchen-12.1"}),
    Case(
        "uneven-sale", 0, (LIGHT_BLUE, "crates kitchen-10.1: 2", "crates kitchen-12.1: 1", "crates kitchen-14.1: 1"),
        (),
        "Ann: sell kitchen-12.1", {"space": "kitchen-12.1", "level": 1, "other": "kitchen-10.1", "most": 2},
        "even-sale",
    ),
    Case(
        "is-mortgaged", 0, ("deeds Ann: laundry", "mortgaged: laundry"), (), "Ann: mortgage laundry",
        {"space": "laundry"},
    ),
    Case("not-mortgaged", 0, ("deeds Ann: laundry",), (), "Ann: lift laundry", {"space": "laundry"}),
    Case("no-interest", 148, (), (), "Ann: keep", {}),
    Case(
        "not-at-once", 148, ("deeds Ann: laundry", "deeds Bob: bike-room-a", "mortgaged: laundry bike-room-a"),
        ("Ann: offer Bob give laundry get 1cl", "Bob: accept"), "Bob: lift bike-room-a", {"space": "bike-room-a"},
    ),
    Case(
        "interest-first", 148,
        ("deeds Ann: laundry bike-room-a", "mortgaged: laundry bike-room-a", "stock Bob: 5.8cl"),
        ("Ann: offer Bob give laundry bike-room-a get 0.1cl", "Bob: accept"), "Bob: lift bike-room-a",
        {"space": "bike-room-a", "price-beer": 55_000, "kept-beer": 3_750, "stock-beer": 57_000},
    ),
    # Trades
    Case("offer-to-self", 155, ("deeds Bob: laundry",), (), "Ann: offer Ann give 1cl get laundry", {}),
    Case(
        "offer-to-out", 155, ("deeds Ann: laundry",), ("Bob: concede",), "Ann: offer Bob give laundry get 1cl",
        {"on": 1},
    ),
    Case(
        "offer-open", 155, ("deeds Ann: laundry",), ("Ann: offer Bob give laundry get 1cl",),
        "Bob: offer Ann give 2cl get laundry", {"on": 0}, "refuse",
    ),
    Case("offer-gives-nothing", 155, ("deeds Bob: laundry",), (), "Ann: offer Bob give get laundry", {"on": 1}),
    Case("offer-gets-nothing", 155, ("deeds Ann: laundry",), (), "Ann: offer Bob give laundry get", {"on": 1}),
    Case("offer-only-beer", 155, (), (), "Ann: offer Bob give 1cl get 2cl", {"on": 1}),
    Case(
        "not-theirs", 155, ("deeds Bob: laundry",), (), "Ann: offer Bob give 1cl get bike-room-a",
        {"space": "bike-room-a", "on": 1},
    ),
    Case(
        "too-few-flirts", 125, ("flirts Ann: 1", "deeds Bob: laundry"), (),
        "Ann: offer Bob give flirt flirt get laundry", {"on": 0, "wanted": 2, "count": 1},
    ),
    Case(
        "too-little-beer", 155, ("deeds Bob: laundry",), (), "Ann: offer Bob give 75.1cl get laundry",
        {"on": 0, "price-beer": 751_000, "stock-beer": 75 * CL},
    ),
    Case(
        "interest-short", 148, ("deeds Bob: laundry", "mortgaged: laundry", "stock Ann: 1cl"), (),
        "Ann: offer Bob give 0.7cl get laundry", {"on": 0, "due-beer": 3_750, "stock-beer": 3_000},
    ),
    Case("no-offer", 155, (), (), "Ann: refuse Bob", {"on": 1}),
    Case("no-offers", 155, (), (), "Ann: accept", {}),
    Case(
        "which-offer", 155, ("deeds Bob: laundry", "deeds Carl: bike-room-a"),
        ("Bob: offer Ann give laundry get 1cl", "Carl: offer Ann give bike-room-a get 1cl"), "Ann: accept",
        {"count": 2},
    ),
    Case(
        "own-offer", 155, ("deeds Ann: laundry",), ("Ann: offer Bob give laundry get 1cl",), "Ann: accept Bob",
        {"on": 1}, "take-back",
    ),
    Case(
        "own-offers", 155, ("deeds Ann: laundry",), ("Ann: offer Bob give laundry get 1cl",), "Ann: accept",
        {"count": 1}, "take-back",
    ),
    Case(
        "own-offers", 155, ("deeds Ann: laundry bike-room-a",),
        ("Ann: offer Bob give laundry get 1cl", "Ann: offer Carl give bike-room-a get 1cl"), "Ann: accept",
        {"count": 2}, "take-back",
    ),
    # Things on the table
    Case("dice-are-thrown", 160, (), (), "Ann: roll 3-4", {"option": "dice"}),
    Case("cards-are-drawn", 160, (), (), "Ann: draw", {"option": "cards"}),
    Case("no-card", 124, (TYPED,), (), "Ann: mail 7", {}),
    Case("not-your-card", 124, (TYPED,), ("Ann: roll 3-4",), "Bob: draw", {"on": 0}),
    Case(
        "card-not-there", 160, (TYPED, "flirts Carl: 1"), ("Ann: roll 3-4",), "Ann: mail 10", {"number": 10}
    ),
]  # fmt: skip


def name_of(case: Case) -> str:
    return f"{case.key}-R{case.rule}-{case.line}"


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_the_refusal_names_the_ruling_the_numbers_and_the_way_out(case: Case) -> None:
    state = table(*case.scene)
    play(state, *case.played)
    told = refused(state, case.line)
    assert told.key.removeprefix("tietgen-") == case.key
    assert told.rule == case.rule
    assert told.args == case.args
    assert told.unlock.removeprefix("unlock-tietgen-") == case.unlock
    for language in LANGUAGES:
        said = Speech(language).explain(told, NAMES)
        assert "{" not in said and len(said) > 10
        assert (f"(R{case.rule})" in said) is bool(case.rule)
        for arg, value in case.args.items():
            if arg == "on" and case.key != "offer-only-beer" and "offer-g" not in case.key:
                assert NAMES[int(value)] in said, (language, said)


@pytest.mark.parametrize(
    "action",
    [
        Action(99),
        Action(BUILD),
        Action(BUILD, (40,)),
        Action(OFFER, (1,), 1),
        Action(OFFER, (0, 0, 100, 0, 1, 40), 1),
    ],
)
def test_numbers_that_mean_no_move_are_refused(action: Action) -> None:
    told = table().check(0, action)
    assert told is not None
    assert (told.key, told.rule, told.args) == ("tietgen-unknown-move", 0, {})


def test_every_refusal_is_here() -> None:
    """No key of the game is missing above, and every way out is given by some refusal."""
    keys: set[str] = set()
    unlocks: set[str] = set()
    for path in (PACKAGE / "games" / "tietgen").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        keys.update(re.findall(r'Refusal\(\s*"([a-z-]+)"', text))
        unlocks.update(re.findall(r'"(unlock-[a-z-]+)"', text))
    assert {key.removeprefix("tietgen-") for key in keys} == {case.key for case in CASES} | {"unknown-move"}
    assert {unlock.removeprefix("unlock-tietgen-") for unlock in unlocks} == {case.unlock for case in CASES} - {""}


def test_the_catalogue_has_no_refusal_too_many() -> None:
    text = "".join(
        (PACKAGE / "text" / "en" / name).read_text(encoding="utf-8")
        for name in ("tietgen-refusals.ftl", "tietgen-companion.ftl")
    )
    written = set(re.findall(r"^refusal-tietgen-([a-z-]+) =", text, re.MULTILINE))
    assert written == {case.key for case in CASES} - {"game-over"} | {"unknown-move"}
    ways = set(re.findall(r"^unlock-tietgen-([a-z-]+) =", text, re.MULTILINE))
    assert ways == {case.unlock for case in CASES} - {""}

"""What can be typed at a Tietgen table, and what comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.people import Typist, moves, play, typed
from tests.terminal.tietgen_people import replayed

DEAL = """\
game: tietgen
seats: Ann Ben Cleo
x-bots:
stock Ann: 40cl
stock Ben: 12.5cl
deeds Ann: kitchen-10.1 kitchen-12.1 kitchen-14.1 bike-room-b
deeds Ben: bike-room-a laundry kitchen-16.1 kitchen-18.1
mortgaged: laundry
crates kitchen-16.1: 1
dice: 2-3 5-6 4-2 6-5 1-2
---
"""


@pytest.fixture
def deal(tmp_path: Path) -> Path:
    file = tmp_path / "deal.play"
    file.write_text(DEAL, encoding="utf-8")
    return file


def alone(file: Path) -> None:
    """Make the others bots."""
    file.write_text(file.read_text(encoding="utf-8").replace("x-bots:", "x-bots: Ben Cleo"), encoding="utf-8")


# The prompts before a throw: nobody else does business, then Ann is asked.


@pytest.mark.parametrize("line", ["roll", "", "throw", "1", " ROLL "])
def test_many_ways_to_throw(deal: Path, line: str) -> None:
    shown = typed(deal, "", line, *(["1"] if line == "1" else []))
    assert "Ann throws 2 and 3. Ann comes to Bike room A." in shown


def test_table_talk_rides_on_a_move(deal: Path) -> None:
    assert "Ann: “Here we go.”" in typed(deal, "", 'roll "Here we go."')
    assert moves(deal)[0] == 'Ann: roll  "Here we go."'


@pytest.mark.parametrize(
    "line", ["build 12.1", "build kitchen-12.1", "BUILD Kitchen 12.1", "build KITCHEN-12.1", "  build   12.1 "]
)
def test_many_ways_to_name_a_space(deal: Path, line: str) -> None:
    shown = typed(deal, "", line)
    assert "Ann builds in Kitchen 12.1 for 2.5 cl, booked as drunk: one crate now; 37.5 cl are left." in shown
    assert moves(deal)[0] == "Ann: build kitchen-12.1"


@pytest.mark.parametrize(
    "line",
    [
        "offer Ben give bike-room-b 5cl get bike-room-a",
        "offer ben give Bike room B and 5 cl get Bike room A",
        "offer BEN bike-room-b + 5 for bike-room-a",
        'offer "Ben" give 5cl, bike-room-b get BIKE-ROOM-A',
    ],
)
def test_a_trade_is_typed_as_text_and_accepted(deal: Path, line: str) -> None:
    shown = typed(deal, "", line, "accept")
    assert "Ann offers Ben Bike room B and 5 cl for Bike room A." in shown
    assert "[Ben] Your answer to Ann: accept or refuse?" in shown
    assert "Ben accepts. The trade with Ann is made." in shown
    assert moves(deal)[:2] == ["Ann: offer Ben give bike-room-b 5cl get bike-room-a", "Ben: accept Ann"]
    replayed(deal)


def test_an_offer_is_refused_or_left_or_taken_back(deal: Path) -> None:
    offer = "offer Ben give 5cl get bike-room-a"
    shown = typed(deal, "", offer, "refuse", offer, "", "refuse ben", offer, "", "moves")
    assert "Ben refuses the offer of Ann." in shown
    assert "Ann takes back the offer to Ben." in shown
    assert "take back your offer to Ben" in shown


def test_help_offer_explains_with_an_example(deal: Path) -> None:
    shown = typed(deal, "", "help offer", "help", "help bid", "help claim", "help build", "help debt", "help nonsense")
    assert "As in: offer Ben give kitchen-12.1 5cl get bike-room-a" in shown
    assert "A bid is typed as: bid 3.5cl" in shown
    assert shown.count("concede: give up") == 2


def test_r136_rent_is_claimed_by_whoever_is_asked(deal: Path) -> None:
    shown = typed(deal, "", "roll", "claim", "", "")
    assert "[Ben] Ben may claim 1.25 cl of rent from Ann for Bike room A: type claim (Enter: let it go):" in shown
    assert "Ben claims 1.25 cl of rent for Bike room A from Ann. Ann pays Ben 1.25 cl" in shown
    assert moves(deal)[:2] == ["Ann: roll", "Ben: claim"]


def test_r136_rent_that_is_not_claimed_is_lost(deal: Path) -> None:
    shown = typed(deal, "", "roll", "", "", "roll")
    assert "Too late: Ben has not claimed the 1.25 cl of rent for Bike room A." in shown


def test_anybody_may_speak_up_at_another_prompt(deal: Path) -> None:
    shown = typed(deal, "", "roll", "", "Ann: claim", "", "Ben: claim", "ben: mortgage bike-room-a")
    assert "That rent is for Ben to claim. (R136)" in shown
    assert "Ben mortgages Bike room A for 5 cl" in shown
    assert "Ben claims 1.25 cl" in shown


def test_business_before_a_throw_by_name(deal: Path) -> None:
    shown = typed(deal, "Zed", "Cleo", "", "ben: moves", "ben mortgage bike-room-a", "ben", "lift laundry", "")
    assert "Zed is nobody at this keyboard." in shown
    assert "[Cleo] Before Ann throws you may" in shown
    assert "16.1 (1.25 cl)" in shown
    assert moves(deal)[:2] == ["Ben: mortgage bike-room-a", "Ben: lift laundry"]


def test_bids_are_typed_as_text(deal: Path) -> None:
    on = ["", "roll", "", "", "roll", "decline"]
    shown = typed(deal, *on, "Cleo bid 3", "ann", "3.5cl", "Cleo: bid 4.0cl", "")
    assert "Cleo bids 3 cl." in shown and "Ann bids 3.5 cl." in shown
    assert "3.5 cl bid by Ann. Who bids?" in shown
    bids = ["Ben: roll", "Ben: decline", "Cleo: bid 3cl", "Ann: bid 3.5cl", "Cleo: bid 4cl"]
    assert [move for move in moves(deal) if not move.startswith("=")][1:] == bids
    assert "goes to Cleo for 4 cl" in shown
    replayed(deal)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("build 18.1", "Kitchen 18.1 belongs to Ben."),
        ("build 99.9", "There is no space called 99.9."),
        ("build kitchen-12.11", "There is no space called kitchen-12.11; did you mean kitchen-12.1?"),
        ("build", "Build needs one space; expected something like build kitchen-12.1."),
        ("offer Ben give get bike-room-a", "You offer Ben nothing in return: no gifts. (R155)"),
        ("offer Ben give bike-room-b get", "You ask Ben for nothing in return: no gifts. (R155)"),
        ("offer Ben give 5cl get 4cl", "Beer for beer would be a loan: one side must give a deed or a Flirting card."),
        ("offer Ben give 5cl get 16.1", "Kitchen 16.1 must stay as it is: there is one crate on it"),
        ("offer Ben give 50cl get bike-room-a", "Ann has 40 cl, and the trade takes 50 cl. (R155)"),
        ("offer Ben give 5.00001cl get bike-room-a", "5.00001cl has 5 decimals; expected at most 3 (R122)."),
        ("offer Bem give 5cl get bike-room-a", "There is no seat called Bem; did you mean Ben?"),
        ("offer Ben", "Expected an offer like: offer Bob give kitchen-12.1 5cl get bike-room-a."),
        ("bid 3cl", "There is no auction now. (R140)"),
        ("claim", "There is no rent to claim, or not any more. (R136)"),
        ("fine", "You are not held in the administration. (R162)"),
        ("buy", "There is nothing to buy for you now."),
        ("rolk", "rolk is neither a move nor a command; did you mean roll?"),
        ("ledgre", "ledgre is neither a move nor a command; did you mean ledger?"),
        ("7", "1 roll"),
        ("rules 99", "R99."),
        ("rules nowhere", "There is no space called nowhere."),
        ("deeds Zed", "There is no seat called Zed"),
        ("Ben: roll", "It is for Ann to throw."),
    ],
)
def test_bad_input_gets_one_clear_sentence(deal: Path, line: str, said: str) -> None:
    shown = typed(deal, "", line)
    assert said in shown
    assert moves(deal) in ([], ["= turn Ann"])


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("bid 80cl", "80 cl"),
        ("bid 12.55cl", "R140"),
        ("bid 3.00001cl", "3.00001cl has 5 decimals; expected at most 3 (R122)."),
        ("bid lots", "Lots is no amount; expected something like 5cl or 2.5cl."),
        ("bid 0", "R140"),
        ("bid", "Bid needs one amount; expected something like bid 3.5cl."),
        ("build 12.1", "An auction is running. (R154)"),
    ],
)
def test_bad_bids_name_the_rule_and_the_numbers(deal: Path, line: str, said: str) -> None:
    assert said in typed(deal, "", "roll", "", "", "roll", "decline", "ann", line)


def test_r163_the_ledger_is_shown_on_request_in_table_order(deal: Path) -> None:
    shown = typed(deal, "", "build 12.1", "ledger")
    assert "Ann: 2.5 cl booked as drunk, 37.5 cl in stock. Ben: 0 cl booked as drunk, 12.5 cl in stock. Cleo:" in shown
    assert "The game has paid out 0 cl and taken in 2.5 cl." in shown


def test_the_board_shows_who_stands_where_who_owns_what_and_what_is_built(deal: Path) -> None:
    shown = play(Typist("", "build 12.1", "build 10.1", "board"), go_on_from=deal)
    ring = shown[shown.rindex("|Piggy") :].splitlines()
    assert all(len(line) == 78 for line in ring[:15])
    assert ring[14].split("|")[1:-1][1:3] == ["14.1  ", "12.1  "]
    assert ring[15].split("|")[1:-1][1:3] == ["A     ", "A #   "]
    assert ring[15].split("|")[10] == "B #   "
    assert ring[16].split("|")[11] == "[ABC] "
    assert any("Laund |" in line for line in ring[:1]) and "B m" in ring[1]


def test_deeds_are_listed_by_group(deal: Path) -> None:
    shown = typed(deal, "", "deeds", "deeds ben")
    assert "Ann at GO, 40 cl in stock. Light blue 10.1, 12.1 and 14.1 (all); transport Bike room B." in shown
    assert shown.count("Brown 16.1 (1 crate) and 18.1 (all); transport Bike room A; utility Laundry (mortgaged).") == 2


def test_plain_gives_lists_only(deal: Path) -> None:
    shown = typed(deal, "plain", "", "board", "table", "", "")
    after = shown.partition("Plain from now on")[2]
    assert "|" not in after and "+--" not in after
    assert "From GO to the administration: GO, here: Ann, Ben and Cleo" in after
    assert "Kitchen 18.1, Ben" in after and "Laundry, Ben, mortgaged" in after


@pytest.mark.parametrize("width", [40, 60, 75])
def test_a_narrow_terminal_gets_lists(deal: Path, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    shown = play(Typist("", "board", "moves", "roll", "claim"), go_on_from=deal)
    assert "+--" not in shown
    assert max(len(line) for line in shown.splitlines() if "/" not in line) <= width


def test_quiet_asks_only_for_rent_and_offers(deal: Path) -> None:
    shown = typed(deal, "quiet", "", "roll", "claim", "roll")
    assert shown.count("does anybody do business?") == 2  # the prompt at which it was typed, shown again
    assert "Ben claims 1.25 cl" in shown
    assert "Ben throws 5 and 6." in shown


def test_one_person_with_bots_is_asked_before_their_throws(deal: Path) -> None:
    alone(deal)
    shown = typed(deal, "roll", "", "pass", "moves", "mortgage 12.1", "")
    assert "Before Ben throws you may build, mortgage and offer (Enter: nothing; quiet: ask me less):" in shown
    assert "You mortgage Kitchen 12.1 for 2.5 cl" in shown


def test_r134_a_debt_says_what_is_owed_and_what_can_be_raised(deal: Path) -> None:
    deal.write_text(DEAL.replace("stock Ann: 40cl", "stock Ann: 1cl"), encoding="utf-8")
    shown = typed(deal, "", "roll", "claim", "surrender", "moves", "")
    assert "You owe Ben 1.25 cl and have 1 cl. Sell, mortgage or offer; you can raise 14 cl" in shown
    assert "You owe 1.25 cl and can raise 14 cl: that is enough to pay. (R134)" in shown
    assert "Ann mortgages Kitchen 10.1 for 2.5 cl" in shown and "Ann pays Ben 1.25 cl" in shown


def test_surrendering_is_asked_for_twice(deal: Path) -> None:
    deal.write_text(DEAL.replace("stock Ann: 40cl", "stock Ann: 1cl").replace("mortgaged: ", "mortgaged: bike-room-b "
        "kitchen-10.1 kitchen-12.1 kitchen-14.1 "), encoding="utf-8")  # fmt: skip
    shown = typed(deal, "", "roll", "claim", "", "no", "1", "", "surrender", "yes")
    assert "You can raise 1 cl at most, so only a trade could help (Enter: surrender):" in shown
    assert shown.count("Really give up?") == 3
    assert "Everything goes to Ben." in shown


def test_the_energy_bill_asks_glass_or_stock(deal: Path) -> None:
    deal.write_text(DEAL.replace("dice: 2-3", "dice: 1-3"), encoding="utf-8")
    shown = typed(deal, "", "roll", "", "drink")
    assert "with the glass (10 cl booked, your stock stays) or from your stock of 40 cl" in shown
    assert "30 cl are left. The piggy bank gets as much." in shown


def test_r148_a_mortgaged_deed_that_changes_hands_is_lifted_or_kept(deal: Path) -> None:
    shown = typed(deal, "", "offer ben 5 for laundry", "accept", "")
    assert "Laundry came to you mortgaged: lift at once, or keep" in shown
    assert "Ann pays 0.375 cl of interest" in shown


def test_names_with_blanks_are_typed_with_or_without_quotes(deal: Path) -> None:
    deal.write_text(DEAL.replace("Ben Cleo", '"Old Ben" Cleo').replace(" Ben:", ' "Old Ben":'), encoding="utf-8")
    offer = "offer old ben give bike-room-b get bike-room-a"
    shown = typed(deal, "old ben mortgage bike-room-a", '"Old Ben": lift bike-room-a', "", offer, "refuse",
                  'offer "Old Ben" give bike-room-b get bike-room-a', "accept")  # fmt: skip
    assert "Old Ben mortgages Bike room A" in shown and "Old Ben lifts" in shown
    assert "Old Ben refuses the offer of Ann." in shown and "Old Ben accepts." in shown
    replayed(deal)


def test_words_and_prompts_tell_nobody_to_drink(deal: Path) -> None:
    shown = typed(
        deal, "", "help", "help offer", "help debt", "build 12.1", "roll", "claim", "", "roll", "buy", "ledger"
    )
    assert "you must drink" not in shown.lower() and "drink up" not in shown.lower()

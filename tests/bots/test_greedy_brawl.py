"""The rules of thumb for the card games, one by one, and that they win."""

from __future__ import annotations

import pytest

from tests.bots.tables import choice, wins

CAT = "stomp stomp stomp roundhouse roundhouse"
BEER = "block block dodge dodge freedom"
PLAIN = "pimp-slap pimp-slap pimp-slap hook elbow"


def dealt(ann: str, ben: str = PLAIN, extra: str = "", moves: str = "", cat: str = CAT) -> str:
    game = "lunch-money" if cat != BEER else "beer-money"
    hands = f"hand Ann: {ann}\nhand Ben: {ben}\nhand Cat: {cat}\n"
    return f"game: {game}\nseats: Ann Ben Cat\n{hands}{extra}---\n{moves}"


def test_it_hits_the_weakest_with_the_heaviest_card() -> None:
    record = dealt("jab hook headbutt block dodge", extra="counters Ben: 4\n")
    assert choice(record, 0) == "headbutt > Ben"


def test_it_finishes_whom_it_can() -> None:
    record = dealt("jab hook block block dodge", extra="counters Ben: 9\ncounters Cat: 2\n")
    assert choice(record, 0) == "hook > Cat"


def test_it_grabs_where_a_heavy_card_can_follow() -> None:
    record = dealt("grab powerplay kick-4 block freedom")
    assert choice(record, 0).startswith("grab > ")


def test_after_a_grab_it_lays_the_best_that_it_has() -> None:
    record = dealt("grab powerplay jab kick-4 block", moves="Ann: grab > Ben\n? Ann: powerplay\n")
    assert choice(record + "Ben: take\nCat: take\n", 0) == "powerplay"


@pytest.mark.parametrize(("attack", "answer"), [("kick-4", "block"), ("hook", "block"), ("jab", "take")])
def test_it_defends_what_hurts_and_lets_the_rest_pass(attack: str, answer: str) -> None:
    record = dealt(f"{attack} elbow elbow elbow", "block dodge jab jab hook", moves=f"Ann: {attack} > Ben\n")
    assert choice(record, 1) == answer


def test_it_defends_everything_that_would_be_the_end() -> None:
    extra = "counters Ben: 1\n"
    record = dealt("jab elbow elbow elbow", "dodge jab jab hook hook", extra, "Ann: jab > Ben\n")
    assert choice(record, 1) == "dodge"


def test_it_keeps_the_dodge_for_a_grab_and_freedom_comes_first() -> None:
    record = dealt("grab elbow elbow elbow", "block dodge freedom jab hook", moves="Ann: grab > Ben\n")
    assert choice(record, 1) == "freedom"


def test_a_weapon_is_taken_away() -> None:
    record = dealt("knife elbow elbow elbow", "block dodge disarm jab hook", moves="Ann: knife > Ben\n")
    assert choice(record, 1) == "disarm"


def test_it_heals_when_low_and_not_before() -> None:
    hand = "first-aid first-aid hook block dodge"
    assert choice(dealt(hand, extra="counters Ann: 2\n"), 0) == "heal first-aid first-aid"
    assert choice(dealt(hand, extra="counters Ann: 14\n"), 0).startswith("hook > ")


def test_the_rescue_costs_no_more_than_it_must() -> None:
    hands = ("hook elbow elbow elbow", "first-aid first-aid jab jab hook")
    record = dealt(*hands, "counters Ben: 1\n", "Ann: hook > Ben\nBen: take\nCat: take\n")
    assert choice(record, 1) == "heal first-aid"


def test_it_changes_what_is_useless_and_keeps_its_defences() -> None:
    record = dealt("powerplay choke headlock block dodge")
    assert choice(record, 0) == "discard choke headlock powerplay"


def test_a_hand_of_defences_loses_one_card_rather_than_passing() -> None:
    assert choice(dealt("block block block dodge dodge"), 0).startswith("discard ")


def test_a_rescue_of_another_is_humiliated() -> None:
    cat = "humiliation stomp stomp roundhouse roundhouse"
    moves = "Ann: hook > Ben\nBen: heal first-aid\n"
    record = dealt("hook elbow elbow elbow", "first-aid jab jab hook hook", "counters Ben: 1\n", moves, cat)
    assert choice(record, 2) == "humiliation"


def test_medieval_goes_on_the_card_that_lands() -> None:
    record = dealt("medieval coldcock smack block dodge", "smack smack love-tap love-tap grab", cat=BEER)
    assert choice(record, 0).startswith("coldcock medieval > ")


@pytest.mark.parametrize(
    ("game", "decks"),
    [("lunch-money", None), ("beer-money", None), ("lunch-money", ["lunch-money", "beer-money"])],
    ids=["lunch-money", "beer-money", "mix"],
)
def test_it_beats_three_random_bots(game: str, decks: list[str] | None) -> None:
    won = wins(game, "greedy", "random", 25, decks)
    assert won > 60, f"a quarter would be chance; it won {won} of 100"


def test_easy_is_weaker_than_fair_and_stronger_than_chance() -> None:
    assert wins("lunch-money", "easy", "fair", 25) < 22
    assert wins("lunch-money", "easy", "random", 15) > 20

"""Edges that no record can reach: small decks, sealed answers given together, effects of older snapshots."""

from __future__ import annotations

import pytest

from pocketmoney.core.action import NOBODY
from pocketmoney.core.game import Json
from pocketmoney.games.brawl import state as states
from pocketmoney.games.brawl.actions import TO_DROP, TO_PASS, TO_RELEASE, to_play
from pocketmoney.games.brawl.cards import IDS, KIND
from pocketmoney.games.brawl.effects import HEART_BROKEN, POKED, THROWN
from pocketmoney.games.brawl.state import Brawl
from tests.games.brawl.table import Table

TWO = """
game: lunch-money
seats: Ann Ben
hand Ann: jab hook elbow headbutt kick-2
hand Ben: kick-4 kick-4 block block dodge
"""


def with_cards(state: Brawl, pile: list[str], discard: list[str], empty: int = NOBODY) -> Brawl:
    """The same game with these piles instead of its own, and one hand empty; other cards are not in the decks."""
    data: Json = state.to_json()
    hands = [[] if seat == empty else cards[:] for seat, cards in enumerate(state.hands)]
    below = [KIND[card] for card in reversed(pile)]
    laid = [KIND[card] for card in discard]
    supply = [0] * len(IDS)
    for cards in [*hands, below, laid]:
        for card in cards:
            supply[card] += 1
    data |= {"hands": hands, "pile": below, "discard": laid, "action_from": len(laid), "supply": supply}
    return states.from_json(data)


def settle(state: Brawl) -> None:
    """Decline everything up to the next turn."""
    while not state.over and not state.must_begin():
        seat = state.owed()[0]
        nothing = state.default(seat)
        assert nothing is not None
        state.apply(seat, nothing)


def hand(state: Brawl, seat: int) -> list[str]:
    return [IDS[card] for card in state.hands[seat]]


def test_r4_an_empty_pile_and_one_discard() -> None:
    """The one card of the discard pile is drawn; the card of the running turn stays out of the shuffle."""
    state = with_cards(Table(TWO).state, [], ["first-aid"])
    state.apply(0, to_play(KIND["jab"], 1))
    settle(state)
    assert "first-aid" in hand(state, 0) and "jab" not in hand(state, 0)
    assert len(state.hands[0]) == 5
    assert (state.left, [IDS[card] for card in state.discard]) == (0, ["jab"])
    state.apply(1, to_play(KIND["kick-4"], 0))
    settle(state)
    assert "jab" in hand(state, 1)  # of the turn before
    assert [IDS[card] for card in state.discard] == ["kick-4"]


def test_r4_no_card_anywhere_leaves_hands_short() -> None:
    state = with_cards(Table(TWO).state, [], [])
    state.apply(0, to_play(KIND["jab"], 1))
    settle(state)
    assert len(state.hands[0]) == 4
    state.apply(1, TO_PASS)
    assert len(state.hands[0]) == 5  # the card of the turn before is there now
    assert "jab" in hand(state, 0)


def test_r1_the_turn_owner_draws_the_last_card() -> None:
    state = with_cards(Table(TWO).state, ["first-aid"], [])
    state.apply(0, to_play(KIND["kick-2"], 1))
    state.apply(1, to_play(KIND["dodge"]))
    settle(state)
    assert (len(state.hands[0]), len(state.hands[1])) == (5, 4)


THROWN_AND_FALLEN = """
game: beer-money
seats: Ann Bob Carl Dora
counters Ann: 2
counters Bob: 1
hand Ann: grab manhandle smack love-tap kick-2
hand Bob: redemption kick-2 dodge smack coldcock
hand Carl: kick-4 sucker-punch smack kick-2 love-tap
hand Dora: block coldcock smack kick-2 love-tap
---
Ann: grab > Bob
Ann: manhandle
Bob: heal redemption
= Bob hand 4, turn Carl
Carl: pass
= turn Dora
"""


def test_r82_only_the_one_who_comes_back_draws_at_a_fallen_players_place() -> None:
    """Dora's Coldcock fells Ann. It stays out of Dora's draw, and at Ann's place it is there for Bob alone."""
    state = with_cards(Table(THROWN_AND_FALLEN).state, [], [])
    state.apply(3, to_play(KIND["coldcock"], 0))
    settle(state)
    assert state.whose == 1
    assert (len(state.hands[1]), len(state.hands[3])) == (5, 5)  # with cards of the hand that Ann left behind
    state = with_cards(Table(THROWN_AND_FALLEN).state, [], [], empty=0)
    state.apply(3, to_play(KIND["coldcock"], 0))
    settle(state)
    assert state.out & 1 and state.whose == 1
    assert len(state.hands[3]) == 4
    assert hand(state, 1).count("coldcock") == 2


@pytest.mark.parametrize(
    ("answers", "counts"),
    [
        ({0: "dodge", 1: "horror-of-horrors"}, 1),  # a Humiliation before the defence
        ({1: "horror-of-horrors", 2: "horror-of-horrors"}, 1),  # clockwise from the one who is humiliated
        ({0: "horror-of-horrors", 1: "horror-of-horrors"}, 0),  # the target first
        ({0: "horror-of-horrors", 1: "horror-of-horrors", 2: "horror-of-horrors"}, 0),
        ({0: "dodge"}, 0),
    ],
)
def test_r18_the_target_first_then_clockwise(answers: dict[int, str], counts: int) -> None:
    """Dora attacks Ann; the answers are given in the order of the seats turned round, which must not matter."""
    table = Table("""
        game: beer-money
        seats: Dora Ann Bob Carl
        hand Dora: kick-4 smack smack love-tap love-tap
        hand Ann: horror-of-horrors dodge smack kick-2 kick-2
        hand Bob: horror-of-horrors dodge smack kick-2 kick-2
        hand Carl: horror-of-horrors dodge kick-4 block block
    """)
    state = table.state
    state.apply(0, to_play(KIND["kick-4"], 1))
    for seat in (3, 2, 1):
        card = answers.get(seat - 1)
        nothing = state.default(seat)
        assert nothing is not None
        state.apply(seat, nothing if card is None else to_play(KIND[card]))
    laid = [IDS[card] for card in state.discard]
    assert laid == ["kick-4", answers[counts]]
    assert len(state.hands[counts + 1]) == 4


@pytest.mark.parametrize(
    ("old", "tied"),
    [
        ([POKED, 2, 0, 2, 0], 1),  # in the turn of the Poke: it ends with the next one
        ([POKED, 2, 1, 1, 0], 0),  # in the turn after it: with this one
        ([HEART_BROKEN, 2, 1, 1, 0], 1),
        ([THROWN, 2, 1, 1, 0], 1),
    ],
)
def test_an_effect_of_an_older_snapshot_is_read(old: list[int], tied: int) -> None:
    table = Table("game: lunch-money\nseats: Ann Ben Cat")
    data = table.state.to_json()
    data["effects"] = [old]
    effect = states.from_json(data).effects[0]
    assert (effect.kind, effect.on, effect.by, effect.tied, effect.missing) == (*old[:3], tied, 0)


def test_an_effect_survives_being_written_and_read() -> None:
    table = Table("""
        game: beer-money
        seats: Bob Ann Carl
        hand Bob: kick-2 kick-4 dodge smack coldcock
        hand Ann: block grab manhandle smack love-tap
        ---
        Bob: kick-2 > Ann
        Ann: block
        Ann: grab
        Ann: manhandle
        = turn Ann
    """)
    (effect,) = table.state.effects
    assert (effect.kind, effect.on, effect.by, effect.left, effect.tied, effect.missing) == (THROWN, 0, 1, 1, 1, 1)
    again = states.from_json(table.state.to_json())
    assert [other.to_json() for other in again.effects] == [effect.to_json()]
    for state in (table.state, again):
        state.apply(1, TO_PASS)
    assert table.state.digest() == again.digest()


@pytest.mark.parametrize("count", [2, 5])
def test_a_hand_that_everybody_saw_go_is_known_to_be_empty(count: int) -> None:
    state = Table(TWO).state
    bens = tuple(state.hands[1])
    state.leave_all(1, bens[count:])
    assert state.mute == 0
    state.leave_all(1, bens[:count])
    assert state.mute == 1 << 1


@pytest.mark.parametrize("pile", [["jab"], ["jab", "grab"]])
def test_r29_nobody_is_asked_for_a_grab_after_a_block_when_none_is_left(pile: list[str]) -> None:
    state = with_cards(Table(TWO).state, pile, [])
    state.apply(0, to_play(KIND["jab"], 1))
    state.apply(1, to_play(KIND["block"]))
    while state.asking() == "window":
        seat = state.owed()[0]
        nothing = state.default(seat)
        assert nothing is not None
        state.apply(seat, nothing)
    assert state.asking() == ("block-grab" if "grab" in pile else "turn")


def test_r110_only_the_player_who_used_a_weapon_may_drop_it() -> None:
    """Carl holds the other copy of the weapon that Ann has just used."""
    table = Table("""
        game: beer-money
        decks: beer-money beer-money
        seats: Ann Bob Carl
        hand Ann: beer-bottle smack smack block dodge
        hand Bob: smack smack kick-2 kick-2 kick-4
        hand Carl: beer-bottle smack smack kick-2 kick-4
        ---
        Ann: beer-bottle > Bob
    """)
    state = table.state
    while not state.used:
        seat = state.owed()[0]
        nothing = state.default(seat)
        assert nothing is not None
        state.apply(seat, nothing)
    assert TO_DROP in state.menu(0)
    assert TO_DROP not in state.menu(1) + state.menu(2)
    assert [table.refused(f"{name}: drop").key for name in ("Bob", "Carl")] == ["nothing-to-drop"] * 2


def test_r64_a_victim_who_chokes_another_attacks_nobody() -> None:
    """The house rule leaves Bob free in the Choke & Puke; his own Choke on Ann, who has seat 0, does not."""
    table = Table("""
        game: lunch-money
        decks: lunch-money beer-money
        options: choke-victim=unrestricted
        seats: Ann Bob Carl
        hand Ann: jab hook elbow elbow hook
        hand Bob: grab choke kick-2 kick-4 jab
        hand Carl: grab choke-and-puke jab hook elbow
        ---
        Ann: pass
        Bob: pass
        Carl: grab > Bob
        Carl: choke-and-puke
        Ann: pass
        Bob: grab > Ann
        Bob: choke
        Carl: pass
        Ann: pass
        = turn Bob, Ann held-by Bob choke, Bob held-by Carl choke-and-puke
    """)
    assert {action.target for action in table.state.menu(1)} == {NOBODY}
    assert TO_PASS in table.state.menu(1) and TO_RELEASE in table.state.menu(1)
    refusal = table.refused("Bob: kick-2 > Carl")
    assert (refusal.key, refusal.rule, refusal.args["on"]) == ("holding", 64, 0)

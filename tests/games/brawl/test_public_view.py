"""What a table of a brawl tells: to everybody, to one seat, and as choices."""

from __future__ import annotations

from typing import Any

import pytest

from pocketmoney import games
from pocketmoney.core.game import State
from pocketmoney.core.play import submit
from pocketmoney.core.record import parse
from pocketmoney.games.brawl.play import HOWS

NAMES = ["@0", "@1", "@2"]


def table(*lines: str, game: str = "beer-money") -> State:
    """The deal of these header lines; the seats are @0, @1 and @2."""
    return parse("\n".join([f"game: {game}", f"seats: {' '.join(NAMES)}", *lines, "---"]), games.find).begin()


def play(state: State, *moves: str) -> State:
    """Make moves like `1: dodge`, exactly these."""
    game = games.find("beer-money")
    for move in moves:
        seat, _, text = move.partition(": ")
        action = game.fit(state, int(seat), game.parse_move(text, NAMES))
        assert submit(state, int(seat), action) is None, move
    return state


def choice(state: State, seat: int, text: str) -> dict[str, Any]:
    """The one choice of a seat that begins with these words."""
    (found,) = [choice for choice in state.choices(seat) if choice["text"] == text]
    return found


def texts(state: State, seat: int) -> list[object]:
    return [choice["text"] for choice in state.choices(seat)]


def test_a_turn_is_drawn_from_a_handful_of_choices() -> None:
    state = table("hand @0: grab smack smack medieval dodge")
    assert state.asking() == "turn"
    assert state.own(0) == {"hand": ["smack", "smack", "dodge", "grab", "medieval"]}
    assert state.choices(0) == [
        {"do": "play", "text": "smack", "at": [1, 2]},
        {"do": "play", "text": "smack medieval", "at": [1, 2]},
        {"do": "play", "text": "grab", "at": [1, 2]},
        {"do": "discard", "text": "discard", "some": ["smack", "smack", "dodge", "grab", "medieval"]},
        {"do": "pass", "text": "pass"},
        {"do": "concede", "text": "concede", "may": True},
    ]
    assert state.choices(1) == [{"do": "concede", "text": "concede", "may": True}]


def test_a_window_shows_the_cards_in_flight_and_hides_who_has_answered() -> None:
    state = play(table("hand @0: coldcock medieval", "hand @1: dodge"), "0: coldcock medieval > @1")
    before = state.public()
    assert before["asking"] == "window"
    assert before["open_to"] == [1, 2]
    assert before["chain"] == [{"by": 0, "card": "coldcock", "how": "opening", "on": 1, "medievals": 1}]
    assert before["top"] == "medieval" and before["discard"] == 2
    assert before["cards"] == [3, 5, 5]
    assert "dodge" in texts(state, 1) and "dodge" not in texts(state, 2)
    mark = state.secrets_out()
    play(state, "1: dodge")
    assert state.public() == before
    assert state.own(1)["sealed"] == "dodge"
    assert "sealed" not in state.own(2)
    assert texts(state, 1) == ["concede"]
    assert state.secrets_out() == mark
    play(state, "2: take")
    assert state.secrets_out() != mark
    chain = state.public()["chain"]
    assert isinstance(chain, list) and chain[-1] == {"by": 1, "card": "dodge", "how": "defends", "on": 0}


def test_a_seat_that_lets_it_pass_is_told_so() -> None:
    state = play(table("hand @0: coldcock"), "0: coldcock > @1", "2: take")
    assert state.own(2)["sealed"] == "take"


@pytest.mark.parametrize(
    ("counters", "expected"),
    [
        (4, {}),
        (8, {}),
        (12, {"sets": [["self-help"], ["redemption"], ["self-help", "redemption"]]}),
        (14, {"most": 1}),
    ],
)
def test_r8_healing_says_which_sets_may_be_laid(counters: int, expected: dict[str, object]) -> None:
    """Of 2, 4 and 4 each restores something at 8 counters; at 12 the two large ones are too much, at 14 any two."""
    hand = ["self-help", "redemption", "redemption"]
    state = table(f"hand @0: {' '.join(hand)} smack smack", f"counters @0: {counters}")
    assert choice(state, 0, "heal") == {"do": "heal", "text": "heal", "some": hand, **expected}


def test_r34_no_more_is_discarded_than_can_be_paid_for() -> None:
    state = table("options: discard-rule=pay-per-card", "counters @0: 3")
    assert choice(state, 0, "discard")["most"] == 2
    assert "discard" not in texts(table("options: discard-rule=forbidden"), 0)


def test_r53_only_basic_attacks_on_a_poked_player() -> None:
    state = table(
        "options: poke-next-basic-only=on",
        "hand @0: poke-in-the-eye hook hook hook hook",
        "hand @1: big-combo jab jab jab jab",
        "hand @2: elbow elbow elbow elbow pimp-slap",
        game="lunch-money",
    )
    play(state, "0: poke-in-the-eye > @2", "1: take", "2: take")
    assert state.asking() == "free-attack"
    assert state.public()["on"] == 2
    play(state, "0: take")
    assert state.public()["effects"] == [{"seat": 2, "what": "poked", "by": 0, "left": 1}]
    assert state.public()["skips"] == [2]
    assert choice(state, 1, "jab")["at"] == [0, 2]
    assert choice(state, 1, "big-combo")["at"] == [0]


def test_a_hold_a_weapon_that_came_back_and_a_drop() -> None:
    state = table("hand @0: beer-bottle", "hand @1: smack smack smack smack love-tap")
    play(state, "0: beer-bottle > @1", "1: take", "2: take")
    assert state.asking() == "weapon-back"
    shown = state.public()["shown"]
    assert isinstance(shown, list) and shown[0] == ["beer-bottle"]
    assert choice(state, 0, "drop") == {"do": "drop", "text": "drop"}
    held = table("hand @0: grab choke-and-puke", "hand @1: smack smack smack smack love-tap")
    play(held, "0: grab > @1", "1: take", "2: take", "0: choke-and-puke", "1: take", "2: take")
    assert held.asking() == "keep-hold"
    assert held.public()["holds"] == [{"by": 0, "on": 1, "card": "choke-and-puke"}]
    assert choice(held, 0, "release") == {"do": "release", "text": "release"}
    play(held, "0: take")
    assert choice(held, 0, "release") == {"do": "release", "text": "release", "may": True}


def test_what_waits_under_a_question_is_shown() -> None:
    state = table("hand @0: smite", "counters @1: 3", "hand @1: self-help redemption smack smack smack")
    play(state, "0: smite > @1", "1: take", "2: take")
    assert state.asking() == "rescue"
    assert state.public()["laid"] == [{"by": 0, "card": "smite", "how": "opening", "on": 1}]
    assert choice(state, 1, "heal")["some"] == ["self-help", "redemption"]


def test_the_end_is_told_and_the_discard_pile_lies_open() -> None:
    state = table("hand @0: smite")
    play(state, "0: smite > @1", "1: concede")
    mark = state.secrets_out()
    discard = state.piles()["discard"]
    assert isinstance(discard, list) and len(discard) == 6 and state.public()["top"] == "smite"
    play(state, "2: concede")
    assert state.asking() == "over"
    assert state.public()["won"] == 0 and state.public()["open_to"] == []
    assert state.choices(0) == []
    assert state.secrets_out() != mark


@pytest.mark.parametrize(("counters", "winner"), [((9, 8, 8), 0), ((8, 8, 9), 2), ((9, 9, 8), None)])
def test_who_has_won_a_locked_game_is_told_and_shown(counters: tuple[int, ...], winner: int | None) -> None:
    left = [f"counters @{seat}: {count}" for seat, count in enumerate(counters)]
    state = table("options: discard-rule=forbidden", *left)
    state.listen()
    for turn in range(30):
        play(state, f"{turn % 3}: pass")
    assert state.asking() == "over"
    last = state.take_events()[-1]
    assert (last.key, last.args) == (("wins", {"seat": winner}) if winner is not None else ("nobody-wins", {}))
    assert state.public()["won"] == winner


def test_every_place_in_an_action_has_a_word() -> None:
    assert len(set(HOWS)) == len(HOWS) == 16


def test_pieces_are_all_cards_of_the_mix_each_once() -> None:
    pieces = games.find("beer-money").pieces()
    by_id: dict[object, Any] = {piece["id"]: piece for piece in pieces}
    assert len(by_id) == len(pieces)
    assert {piece["kind"] for piece in pieces} == {"card"}
    state = table()
    cards = sum(piece["copies"]["beer-money"] for piece in by_id.values())
    public: dict[str, Any] = state.public()
    assert cards == public["pile"] + sum(public["cards"])
    assert by_id["fists-of-fury"]["hits"] == 3
    assert (by_id["knife"]["type"], by_id["knife"]["value"]) == ("weapon", 3)
    assert games.find("lunch-money").pieces() == pieces

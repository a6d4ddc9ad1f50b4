"""Dice and cards that lie on the table and are told to the program (R160), and a table that calls time (R156)."""

from __future__ import annotations

import pytest

from pocketmoney import games
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import parse
from pocketmoney.core.recorder import Recorder
from pocketmoney.core.replay import Replay
from pocketmoney.core.rng import Rng, from_seed
from pocketmoney.games.tietgen.actions import ROLL, TO_DRAW, TO_ROLL
from pocketmoney.games.tietgen.state import Tietgen
from pocketmoney.text.speech import Speech
from tests.contract.checks import random_move
from tests.games.tietgen.table import NAMES, move, play, refused, table

TYPED = "options: dice=typed cards=typed"


def why(state: Tietgen, line: str) -> str:
    """The sentence with which a move is refused."""
    return Speech().explain(refused(state, line), NAMES)


def test_r160_the_menu_stays_finite_and_only_asks_the_program_to_throw() -> None:
    state = table(TYPED)
    assert [action for action in state.menu(0) if action.verb == ROLL] == [TO_ROLL]
    assert state.only_answer(0) == TO_ROLL
    told = [choice for choice in state.choices(0) if "one" in choice]
    assert [choice["do"] for choice in told] == ["roll"]
    assert len(told[0]["one"]) == 36  # type: ignore[arg-type]
    assert state.public()["told"] == ["dice", "cards"]
    play(state, "Ann: roll 3-4")
    assert state.menu(0)[0] == TO_DRAW
    assert state.asking() == "mail"


def test_r160_what_was_told_is_what_happens() -> None:
    state = table(TYPED, "seed: 3")
    chance = state.rng.to_json()
    play(state, "Ann: roll 3-4", "Ann: mail 24")
    assert state.public()["dice"] == [3, 4]
    assert state.stock[0] == 760_000
    assert state.piles()["mail"] == {"hidden": 31, "known": [24]}
    assert state.rng.to_json() == chance  # the program has drawn nothing


@pytest.mark.parametrize(
    "text", ["roll 7-1", "roll 0-3", "roll 34", "roll 3-4-5", "roll 3 4", "mail", "mail x", "mail 1 2"]
)
def test_r160_what_no_dice_show_and_no_card_is_called_is_no_move(text: str) -> None:
    with pytest.raises(Problem) as problem:
        move(text)
    assert Speech().complain(problem.value)


def test_r160_each_refusal_is_a_sentence() -> None:
    plain = table()
    assert why(plain, "Ann: roll 3-4") == "At this table the program throws the dice. (R160)"
    assert why(plain, "Ann: mail 3") == "At this table the program draws the cards. (R160)"
    typed = table(TYPED)
    assert why(typed, "Bob: roll 3-4") == "It is for Ann to throw. Wait until it is your turn."
    assert why(typed, "Ann: mail 3").startswith("You have not come to a mail space")
    play(typed, "Ann: roll 3-4", "Ann: mail 10", "Bob: roll 3-4")
    assert why(typed, "Bob: mail 10").startswith("Card 10 cannot have been drawn")
    assert why(typed, "Bob: roll 3-4").startswith("A mail card is still to be drawn. (R124) Answer that first.")
    play(typed, "Bob: mail 9", "Carl: time")
    assert why(typed, "Carl: time").startswith("You have called time already")


def test_r160_nothing_of_the_program_comes_out_with_a_throw_of_the_table() -> None:
    """So it can be taken back; a throw of the program cannot."""
    state = table(TYPED)
    mark = state.secrets_out()
    play(state, "Ann: roll 3-4", "Ann: mail 24", "Bob: roll 3-4", "Bob: mail 10", "Carl: roll 3-4", "Carl: mail 24")
    assert state.secrets_out() == mark
    play(state, "Ann: roll")
    assert state.secrets_out() != mark
    drawn = table(TYPED)
    play(drawn, "Ann: roll 3-4")
    mark = drawn.secrets_out()
    play(drawn, "Ann: draw")
    assert drawn.secrets_out() != mark


def test_r160_a_new_throw_for_a_card_lapses_when_nothing_can_be_owed() -> None:
    state = table(TYPED, "deeds Bob: computer-room")
    play(state, "Ann: roll 3-4", "Ann: mail 8")
    assert state.asking() == "card-throw"
    play(state, "Bob: mortgage computer-room")
    assert state.asking() == "throw" and state.turn == 1


def told_move(state: Tietgen, rng: Rng) -> tuple[int, str]:
    """What somebody at a table of cardboard does: mostly what the table shows, else anything."""
    seat = state.owed()[0]
    told = [choice for choice in state.choices(seat) if choice["do"] in ("roll", "mail") and "one" in choice]
    if told and rng.below(4):
        words = told[0]["one"]
        assert isinstance(words, list)
        return seat, f"{told[0]['text']} {words[rng.below(len(words))]}"
    mover, action = random_move(state, rng)
    return mover, games.find("tietgen").write_move(action, NAMES)


@pytest.mark.parametrize("seed", range(6))
def test_r160_the_record_of_such_a_game_replays_to_the_same_state(seed: int) -> None:
    rng = from_seed(seed)
    game = games.find("tietgen")
    record = parse(f"game: tietgen\nseats: {' '.join(NAMES)}\n{TYPED} kitchen-mail=on\nseed: {seed}\n---", games.find)
    state = record.begin()
    assert isinstance(state, Tietgen)
    state.listen()
    recorder = Recorder(game, record.header)
    for step in range(150):
        if state.over:
            break
        if step == 100:
            seat, text = 0, "time"
            if state.check(0, move(text)) is not None:
                continue
        else:
            seat, text = told_move(state, rng)
        action = move(text)
        state.apply(seat, action)
        recorder.note(seat, action, state, state.take_events())
        again = game.from_json(state.to_json())
        assert again.digest() == state.digest()
        assert game.imagine(state.view(0), rng).public() == state.public()
    replay = Replay(parse(recorder.text(), games.find))
    assert replay.run() is None, recorder.text()
    assert replay.state.digest() == state.digest()
    assert ": roll " in recorder.text()


def test_r156_whoever_has_not_called_time_is_asked_for_it() -> None:
    state = table()
    assert state.consents() == []
    play(state, "Bob: time")
    assert [seat for seat, _ in state.consents()] == [0, 2]
    assert state.public()["calls"] == [1]
    assert "time" not in [choice["do"] for choice in state.choices(1)]
    assert move("time") not in state.menu(0)  # nobody calls time by accident: no bot, no search, no trainer
    play(state, "Ann: concede", "Carl: time")
    assert state.over and state.public()["won"] is None  # both have 75 cl


def test_r156_time_is_not_called_in_an_auction_or_over_a_debt() -> None:
    state = table("dice: 1-2")
    play(state, "Ann: roll")
    assert state.check(1, move("time")) is None
    play(state, "Ann: decline")
    assert why(state, "Bob: time").startswith("An auction is running.")
    poor = table("dice: 4-6 1-2", "stock Ann: 1cl", "at Ann: kitchen-14.5", "deeds Bob: kitchen-18.6")
    play(poor, "Ann: roll", "Bob: claim")
    assert why(poor, "Bob: time").startswith("Ann is settling a debt.")
    assert why(poor, "Ann: time").startswith("You owe 2.5")


def test_a_state_from_before_there_were_such_tables_is_read() -> None:
    state = table()
    data = state.to_json()
    del data["told"], data["calls"]
    house = data["house"]
    assert isinstance(house, dict)
    del house["dice"], house["cards"]
    again = games.find("tietgen").from_json(data)
    assert again.public() == state.public()

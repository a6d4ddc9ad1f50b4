"""Taking a move back: everybody agrees, nothing hidden has come out, and the log keeps both."""

from __future__ import annotations

import pytest

from pocketmoney.core.header import Entry
from pocketmoney.table import clock, commands
from tests.table.likeness import check_log
from tests.table.people import Party, Person, at_seats
from tests.table.test_clocks import three


def played() -> tuple[Party, Person, Person, Person]:
    """Ann has just laid a card, and everybody may answer it."""
    party, ann, ben, cat = three()
    assert ann.play("headbutt > @1") == ""
    return party, ann, ben, cat


def test_with_everybodys_consent() -> None:
    party, ann, ben, cat = played()
    assert ann.do(commands.AskUndo()) == ""
    assert ben.table().undo is not None
    assert ben.do(commands.AnswerUndo(yes=True)) == ""
    assert party.state.asking() == "window"
    assert cat.do(commands.AnswerUndo(yes=True)) == ""
    assert party.state.asking() == "turn"
    assert party.state.turn == ann.seat
    assert "headbutt" in party.state.own(ann.seat)["hand"]  # type: ignore[operator]
    assert ann.events()[-1] == "undone"
    assert b'"undone"' in party.lines[-1]
    assert cat.table().undo is None
    assert ann.play("jab > @1") == ""


def test_one_no_is_enough() -> None:
    party, ann, ben, cat = played()
    ann.do(commands.AskUndo())
    assert ben.do(commands.AnswerUndo(yes=False)) == ""
    assert party.table.undo is None
    assert party.state.asking() == "window"
    assert cat.do(commands.AnswerUndo(yes=True)) == "undo-nothing-asked"
    timer = cat.last_play().clock
    assert timer is not None and timer.left == 8_000


def test_the_asker_may_think_better_of_it() -> None:
    party, ann, ben, _ = played()
    ann.do(commands.AskUndo())
    assert ann.do(commands.AnswerUndo(yes=True)) == "undo-answered"
    assert ben.do(commands.AnswerUndo(yes=True)) == ""
    assert ben.do(commands.AnswerUndo(yes=True)) == "undo-answered"
    assert ann.do(commands.AnswerUndo(yes=False)) == ""
    assert party.table.undo is None


def test_while_it_is_open_the_game_stands_still_and_then_it_lapses() -> None:
    party, ann, ben, _ = played()
    ann.do(commands.AskUndo())
    assert ben.do(commands.AskUndo()) == "undo-open"
    assert ben.play("dodge") == "undo-open"
    party.wait(29_999)
    assert party.state.asking() == "window"
    party.wait(1)
    assert party.table.undo is None
    assert b'"undo-dropped"' in party.lines[-1]
    party.wait(7_999)
    assert party.state.asking() == "window"
    party.wait(1)
    assert party.state.asking() == "turn"


def test_a_bot_that_took_a_seat_meanwhile_answers_when_it_lapses() -> None:
    party, ann, _, cat = played()
    ann.do(commands.AskUndo())
    assert cat.do(commands.StepOut()) == ""
    party.wait(30_000)
    assert cat.seat in party.state.owed()
    party.wait(clock.bot_waits("normal", alone=False))
    assert party.table.undo is None
    assert cat.seat not in party.state.owed()


def test_only_the_last_mover_can_ask() -> None:
    _, ann, ben, _ = played()
    assert ben.do(commands.AskUndo()) == "undo-not-possible"
    assert ann.do(commands.AskUndo()) == ""


def test_never_over_a_window_that_was_opened() -> None:
    _, ann, ben, cat = played()
    ben.play("dodge")
    cat.play("take")
    for person in (ann, ben):
        assert person.do(commands.AskUndo()) == "undo-not-possible"


def test_never_over_a_draw() -> None:
    party, ann, _, _ = three()
    assert ann.play("discard jab") == ""
    assert party.state.turn != ann.seat
    assert ann.do(commands.AskUndo()) == "undo-not-possible"


def test_never_over_the_dice() -> None:
    party = Party("tietgen")
    people = party.join_all("Ann", "Ben")
    for person in people:
        person.do(commands.Understood())
    party.begin(*people)
    first = at_seats(people)[0]
    party.lay_out([Entry("dice", "", ["1-2", "1-3"])])
    first.play("roll")
    assert first.do(commands.AskUndo()) == "undo-not-possible"
    assert first.play("buy") == ""
    assert first.do(commands.AskUndo()) == ""


@pytest.mark.parametrize("how", ["leave", "kick", "step-out"])
def test_whoever_is_no_longer_there_is_no_longer_asked(how: str) -> None:
    party, ann, ben, cat = played()
    ann.do(commands.AskUndo())
    ben.do(commands.AnswerUndo(yes=True))
    if how == "leave":
        cat.do(commands.Leave())
    elif how == "kick":
        ann.do(commands.Kick(who=cat.chair.id))
    else:
        cat.do(commands.StepOut())
    assert party.table.undo is None
    assert party.state.asking() == "turn"


def test_whoever_asked_and_left_takes_nothing_back() -> None:
    party, ann, _, _ = played()
    ann.do(commands.AskUndo())
    ann.do(commands.Leave())
    assert party.table.undo is None
    assert party.state.asking() == "window"


def test_among_bots_nobody_has_to_be_asked_and_they_answer_again() -> None:
    party = Party("lunch-money")
    ann = party.join("Ann")
    ann.do(commands.AddBot(bot="random"))
    ann.do(commands.AddBot(bot="random"))
    ann.do(commands.Arrange(speed="none"))
    assert ann.do(commands.Deal()) == ""
    move = next(text for text in (party.write(one) for one in party.state.menu(0)) if ">" in text)
    for _ in range(3):
        assert ann.play(move) == ""
        assert party.running.held or party.state.asking() != "window"
        if party.running.before is None:
            return
        assert ann.do(commands.AskUndo()) == ""
        assert party.state.asking() == "turn"
    ann.play(move)
    party.wait(5_000)
    assert b'"bot"' in party.lines[-1]


def test_the_log_folds_to_the_same_table() -> None:
    party = Party("lunch-money", 5)
    people = at_seats(party.join_all("Ann", "Ben", "Cat"))
    party.begin(people[0], *people[1:])
    undone = 0
    for _ in range(60):
        person = next(one for one in people if one.seat in party.state.owed())
        assert person.play(party.first_move(person, not_first=("concede", "discard"))) == ""
        if party.table.phase != "playing":
            break
        if person.do(commands.AskUndo()) == "":
            for other in people:
                other.do(commands.AnswerUndo(yes=True))
            undone += 1
            if undone % 2:
                person.play(party.first_move(person, not_first=("concede", "discard")))
        check_log(party)
    assert undone > 3

"""A table with a board of cardboard: throws that are told and disputed, bots, time, and what can be verified."""

from __future__ import annotations

from pocketmoney import games
from pocketmoney.core.record import parse
from pocketmoney.core.replay import Replay
from pocketmoney.table import commands
from pocketmoney.table.fairness import count_entered, verify
from pocketmoney.table.played_game import finished
from pocketmoney.terminal.verify_page import Checked
from pocketmoney.text.speech import Speech
from tests.table.likeness import check_log
from tests.table.people import Party, Person, at_seats

TYPED = {"dice": "typed", "cards": "typed"}


def companion(*names: str, bots: int = 0, speed: str = "none", **options: str) -> tuple[Party, list[Person]]:
    """These people around a board of cardboard, by seat."""
    party = Party("tietgen")
    people = party.join_all(*names)
    for person in people:
        person.do(commands.Understood())
    host = people[0]
    assert host.do(commands.Choose(game="tietgen", options={**TYPED, **options})) == ""
    assert host.do(commands.Arrange(speed=speed)) == ""
    for _ in range(bots):
        assert host.do(commands.AddBot(bot="easy")) == ""
    party.begin(*people)
    return party, at_seats(people)


def three() -> tuple[Party, Person, Person, Person]:
    party, (ann, ben, cat) = companion("Ann", "Ben", "Cat")
    return party, ann, ben, cat


def test_whoever_mistyped_takes_it_back_when_all_agree() -> None:
    party, ann, ben, cat = three()
    assert ann.play("roll 1-2") == ""
    assert ann.do(commands.AskUndo()) == ""
    for person in (ben, cat):
        assert person.do(commands.AnswerUndo(yes=True)) == ""
    assert party.state.public()["at"][ann.seat] == "go"  # type: ignore[index]
    assert ann.play("roll 2-1") == ""
    check_log(party)


def test_anybody_may_dispute_a_throw_and_most_decide() -> None:
    party, ann, ben, cat = three()
    ann.play("roll 6-6")
    assert ben.do(commands.AskUndo()) == ""
    undo = ann.table().undo
    assert undo is not None and (undo.seat, undo.by, undo.agreed) == (ann.seat, ben.seat, [ben.seat])
    assert ben.do(commands.AnswerUndo(yes=True)) == "undo-answered"
    assert ann.do(commands.AnswerUndo(yes=False)) == ""
    assert ann.do(commands.AnswerUndo(yes=True)) == "undo-answered"
    check_log(party)
    assert cat.do(commands.AnswerUndo(yes=True)) == ""
    assert party.state.asking() == "throw" and party.state.turn == ann.seat
    assert ann.events()[-1] == "undone"
    check_log(party)


def test_a_dispute_that_most_do_not_share_is_over() -> None:
    party, ann, ben, cat = three()
    ann.play("roll 1-2")
    ben.do(commands.AskUndo())
    ann.do(commands.AnswerUndo(yes=False))
    cat.do(commands.AnswerUndo(yes=False))
    assert party.table.undo is None
    assert party.state.asking() == "purchase"
    check_log(party)


def test_a_dispute_takes_back_what_followed() -> None:
    party, ann, ben, cat = three()
    ann.play("roll 1-2")
    ann.play("buy")
    ben.do(commands.AskUndo())
    check_log(party)
    cat.do(commands.AnswerUndo(yes=True))
    public = party.state.public()
    assert "deeds" not in public and public["at"][ann.seat] == "go"  # type: ignore[index]
    assert ben.do(commands.AskUndo()) == "undo-not-possible"
    for text in ("roll 1-2", "buy"):
        assert ann.play(text) == ""
    assert ben.play("roll 3-4") == ""
    check_log(party)


def test_a_throw_of_the_program_is_never_taken_back() -> None:
    party, ann, ben, _ = three()
    ann.play("roll")
    for person in (ann, ben):
        assert person.do(commands.AskUndo()) == "undo-not-possible"
    assert party.table.undo is None


def test_bots_have_the_program_throw_and_draw() -> None:
    party, (ann,) = companion("Ann", bots=2)
    for _ in range(8):
        while party.state.owed() == (ann.seat,):
            word = {"throw": "roll 3-4", "mail": "mail 24", "purchase": "decline", "tax": "chug"}
            if ann.play(word.get(party.state.asking(), "pass")):
                ann.play(party.first_move(ann))
        while party.state.owed() and ann.seat not in party.state.owed():
            party.wait_for_question()
    moves = [line for line in party.lines if b'"moved"' in line and b'"roll' in line]
    assert any(b'"roll"' in line for line in moves) and any(b'"roll 3-4"' in line for line in moves)
    check_log(party)


def test_r156_when_all_people_call_time_the_bots_agree() -> None:
    party, (ann, ben) = companion("Ann", "Ben", bots=2)
    assert ann.play("time") == ""
    assert party.table.phase == "playing"
    assert ben.last_play().public
    assert ben.play("time") == ""
    assert party.table.phase == "over"
    assert ann.events().count("tietgen-calls-time") == 4
    assert "tietgen-wealth" in ann.events()
    check_log(party)


def test_r156_time_can_be_called_at_every_tietgen_table() -> None:
    party = Party("tietgen")
    ann, ben = party.join_all("Ann", "Ben")
    for person in (ann, ben):
        person.do(commands.Understood())
    party.begin(ann, ben)
    assert ben.play("time") == ""
    assert ann.play("time") == ""
    assert party.table.phase == "over"


def test_what_the_table_threw_is_in_the_record_and_said_to_be_unverifiable() -> None:
    party, ann, ben, cat = three()
    for person, text in ((ann, "roll 1-2"), (ann, "buy"), (ben, "roll 1-1"), (ben, "mail 24"), (ben, "roll")):
        if person.play(text):
            break
    while party.state.asking() != "throw":
        owed = party.state.owed()
        next(person for person in (ann, ben, cat) if person.seat in owed).play(
            {"purchase": "decline", "auction": "pass", "tax": "chug", "mail": "draw"}.get(
                party.state.asking(), "settle"
            )
        )
    for person in (ann, ben, cat):
        assert person.play("time") == ""
    text = finished(party.lines, 1).record()
    record = parse(text, games.find)
    assert "options: dice=typed cards=typed" in text
    assert [line for line in text.splitlines() if "roll" in line or "mail" in line][:3] == [
        f"{ann.chair.name}: roll 1-2", f"{ben.chair.name}: roll 1-1", f"{ben.chair.name}: mail 24",
    ]  # fmt: skip
    assert count_entered(record) == 3
    assert verify(record) == 0
    checked = Checked(Replay(record))
    assert checked.holds
    assert "3 throws and cards happened on the table" in checked.sentence("x.play", Speech())


def test_a_dispute_leaves_no_trace_in_the_record() -> None:
    party, ann, ben, cat = three()
    ann.play("roll 6-6")
    ben.do(commands.AskUndo())
    cat.do(commands.AnswerUndo(yes=True))
    ann.play("roll 1-2")
    for person in (ann, ben, cat):
        person.play("time")
    text = finished(party.lines, 1).record()
    assert "6-6" not in text and "roll 1-2" in text
    assert Replay(parse(text, games.find)).run() is None

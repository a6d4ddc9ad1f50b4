"""Standing answers: what a seat lets pass or claims without being asked."""

from __future__ import annotations

from pocketmoney.core.header import Entry
from pocketmoney.table import commands
from tests.table.people import Party
from tests.table.test_clocks import three


def test_everything_passes() -> None:
    party, ann, ben, cat = three()
    assert ben.do(commands.Stand(all=True)) == ""
    assert ben.yours().all
    assert cat.do(commands.Stand(all=True)) == ""
    assert ann.play("headbutt > @1") == ""
    assert party.state.asking() == "turn"
    assert len([line for line in party.lines if b'"standing"' in line]) == 2


def test_only_what_is_not_aimed_at_me_passes() -> None:
    party, ann, ben, cat = three()
    for person in (ben, cat):
        person.do(commands.Stand(others=True))
    ann.play("headbutt > @1")
    assert party.state.owed() == (ben.seat,)
    assert party.state.open_to() == (ben.seat, cat.seat)
    assert ben.play("take") == ""
    assert party.state.asking() == "turn"


def test_a_question_that_only_these_cards_could_answer_passes() -> None:
    party, ann, ben, cat = three()
    could_cat = ["humiliation"]
    cat.do(commands.Stand(cards=could_cat))
    ben.do(commands.Stand(cards=["dodge"]))  # a block might do as well
    ann.play("headbutt > @1")
    assert set(party.state.could_answer(cat.seat)) == set(could_cat)
    assert party.state.owed() == (ben.seat,)


def test_for_this_turn_means_for_this_turn() -> None:
    party, ann, ben, cat = three()
    cat.do(commands.Stand(all=True, until="turn"))
    ann.play("headbutt > @1")
    ben.play("take")
    assert party.state.turn == ben.seat
    ben.play("jab > @0")
    assert cat.seat in party.state.owed()


def test_for_the_game_means_to_its_end_and_no_further() -> None:
    party, ann, ben, cat = three()
    cat.do(commands.Stand(all=True, until="game"))
    ann.play("headbutt > @1")
    ben.play("take")
    ben.play("jab > @0")
    assert cat.seat not in party.state.owed()
    for person in (ann, ben):
        person.play("concede")
    assert party.table.phase == "over"
    party.begin(ann, ben, cat)
    assert party.running.standing == [None] * 3


def test_a_turn_is_never_let_pass() -> None:
    party, ann, _, _ = three()
    ann.do(commands.Stand(all=True, until="game"))
    assert party.state.turn == ann.seat
    assert party.state.asking() == "turn"
    assert party.state.owed() == (ann.seat,)


def test_others_do_not_learn_of_it() -> None:
    _, ann, ben, cat = three()
    before = len(ann.raw), len(ben.raw)
    cat.do(commands.Stand(all=True, until="game"))
    assert (len(ann.raw), len(ben.raw)) == before


def test_undo_brings_the_old_ones_back() -> None:
    party, ann, ben, cat = three()
    cat.do(commands.Stand(others=True, until="game"))
    assert ann.play("headbutt > @1") == ""
    cat.do(commands.Stand(all=True, until="game"))
    assert ann.do(commands.AskUndo()) == ""
    for person in (ben, cat):
        assert person.do(commands.AnswerUndo(yes=True)) == ""
    standing = party.running.standing[cat.seat]
    assert standing is not None and standing.others and not standing.all


def test_standing_claims_collect_rent() -> None:
    party = Party("tietgen")
    ann, ben, cat = party.join_all("Ann", "Ben", "Cat")
    for person in (ann, ben, cat):
        person.do(commands.Understood())
    party.begin(ann, ben, cat)
    party.lay_out([Entry("deeds", "Cat", ["kitchen-18.1"]), Entry("dice", "", ["1-2", "1-3", "2-3"])])
    cat.do(commands.Stand(claim=True, until="game"))
    ann.play("roll")
    assert not party.state.dues()
    assert ben.play("roll") == ""


def test_words_that_mean_nothing() -> None:
    party, ann, _, _ = three()
    assert ann.do(commands.Stand(all=True, until="doomsday")) == "unknown-until"
    assert party.join("Dan").do(commands.Stand(all=True)) == "table-no-game"

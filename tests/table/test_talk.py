"""Table talk: free lines, lines that ride on moves, sealed with a sealed answer; muted, starred out, limited."""

from __future__ import annotations

from pocketmoney.table import commands
from pocketmoney.table.messages import Talk
from tests.table.people import Party
from tests.table.test_clocks import HANDS, three


def test_everybody_hears_it() -> None:
    party = Party()
    ann, ben = party.join_all("Ann", "Ben")
    watcher = party.watch()
    assert ann.do(commands.Say(text="  hello\n there \u200b")) == ""
    assert [person.talks() for person in (ann, ben, watcher)] == [["hello there"]] * 3
    assert ann.do(commands.Say(text="\u200b \n")) == "talk-empty"


def test_a_line_rides_on_a_move() -> None:
    _, ann, ben, _ = three()
    assert ann.play("headbutt > @1", "take that") == ""
    assert ben.talks() == ["take that"]


def test_a_refused_move_says_nothing() -> None:
    _, ann, ben, _ = three()
    assert ann.play("stomp > @1", "take that") != ""
    assert ben.talks() == []


def test_talk_on_a_sealed_answer_is_sealed_with_it() -> None:
    _, ann, ben, cat = three()
    ann.play("headbutt > @1")
    ben.play("dodge", "missed me")
    assert ann.talks() == []
    cat.play("take", "not my business")
    assert ann.talks() == ["missed me"]


def test_talk_on_an_answer_that_did_not_count_is_never_heard() -> None:
    party, ann, ben, cat = three()
    ann.play("headbutt > @1")
    ben.play("take", "ouch")
    cat.play("take", "hehe")
    assert ann.talks() == []
    assert party.running.sealed_talk == {}


def test_sealed_talk_waits_while_somebody_else_gives_up() -> None:
    party, ann, ben, cat = three()
    ann.play("headbutt > @1")
    ben.play("dodge", "missed me")
    assert cat.play("concede") == ""
    if party.state.asking() == "window":
        party.wait(8_000)
    assert "missed me" in ann.talks()


def test_sealed_talk_is_kept_while_the_window_stays_open() -> None:
    party = Party("lunch-money")
    people = party.join_all("Ann", "Ben", "Cat", "Dan")
    party.begin(*people)
    party.hand_out(**HANDS)
    ann, ben, cat, dan = people
    ann.play("headbutt > @1")
    ben.play("dodge", "missed me")
    assert cat.play("concede") == ""
    assert (party.state.asking(), ann.talks()) == ("window", [])
    dan.play("take")
    assert ann.talks() == ["missed me"]


def test_muted_people_are_not_heard_by_whoever_muted_them() -> None:
    _, ann, ben, cat = three()
    assert ben.do(commands.Mute(who=ann.chair.id)) == ""
    assert ben.yours().muted == [ann.chair.id]
    ann.do(commands.Say(text="hello"))
    ann.play("headbutt > @1", "take that")
    assert ben.talks() == []
    assert cat.talks() == ["hello", "take that"]
    ben.do(commands.Mute(who=ann.chair.id, on=False))
    ann.do(commands.Say(text="again"))
    assert ben.talks() == ["again"]
    assert ben.do(commands.Mute(who=ben.chair.id)) == "no-such-chair"
    assert ben.do(commands.Mute(who=99)) == "no-such-chair"


def test_the_family_filter_stars_out_what_children_need_not_hear() -> None:
    party = Party()
    ann, ben = party.join_all("Ann", "Ben")
    ann.do(commands.Say(text="Fuck, a class act"))
    ann.do(commands.Arrange(family=True))
    ann.do(commands.Say(text="Fuck, a class act"))
    assert ben.talks() == ["Fuck, a class act", "****, a class act"]


def test_nobody_talks_without_end() -> None:
    party = Party()
    ann, ben = party.join_all("Ann", "Ben")
    for _ in range(8):
        assert ann.do(commands.Say(text="and")) == ""
    assert ann.do(commands.Say(text="and")) == "talk-too-fast"
    assert ben.do(commands.Say(text="phew")) == ""
    party.wait(10_000)
    assert ann.do(commands.Say(text="and another thing")) == ""


def test_too_much_talk_does_not_ride_either() -> None:
    _, ann, ben, _ = three()
    for _ in range(8):
        ann.do(commands.Say(text="and"))
    assert ann.play("headbutt > @1", "and more") == "talk-too-fast"
    assert ann.play("headbutt > @1") == ""
    assert len(ben.talks()) == 8


def test_the_last_words_of_a_game_are_put_into_the_right_mouth() -> None:
    """Ann has left in the middle; her chair is gone with the end, and Ben's words are still Ben's."""
    party, ann, ben, cat = three("none")
    ann.do(commands.Leave())
    chair = ben.chair.id
    assert cat.play("concede", "bye") == ""
    for _ in range(300):
        if party.table.phase != "playing":
            break
        if ben.seat in party.state.owed():
            ben.play(party.first_move(ben, not_first=("concede", "discard", "take")), "mine")
        party.wait(20_000)
    assert party.table.phase == "over"
    assert [one.name for one in party.table.chairs] == ["Ben", "Cat"]
    said = {one.text: one.chair for one in cat.heard if isinstance(one, Talk)}
    assert said == {"bye": cat.chair.id, "mine": chair}


def test_characters_talk() -> None:
    party = Party("lunch-money")
    ann = party.join("Ann")
    for word in ("grudge", "bully", "joker"):
        assert ann.do(commands.AddBot(bot=word)) == ""
    assert ann.do(commands.Deal()) == ""
    ann.do(commands.StepOut())
    party.wait(3_600_000)
    assert party.table.phase == "over"
    assert len([key for key in ann.talks() if key.startswith("talk-")]) > 3

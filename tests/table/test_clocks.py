"""Questions have a time; whoever lets it pass lets the question pass, or is stood in for."""

from __future__ import annotations

import msgspec
import pytest

from pocketmoney.core.header import Entry
from pocketmoney.table import clock, commands
from tests.table.people import Party, Person

HANDS = {
    "Ann": "headbutt jab hook elbow block",
    "Ben": "dodge jab hook elbow block",
    "Cat": "hook jab elbow uppercut humiliation",
}


def three(speed: str = "normal") -> tuple[Party, Person, Person, Person]:
    """Ann, Ben and Cat at Lunch Money; Ann begins."""
    party = Party("lunch-money")
    ann, ben, cat = party.join_all("Ann", "Ben", "Cat")
    ann.do(commands.Arrange(speed=speed))
    party.begin(ann, ben, cat)
    party.hand_out(**HANDS)
    return party, ann, ben, cat


@pytest.mark.parametrize(("speed", "ms"), [("relaxed", 20_000), ("normal", 8_000), ("quick", 4_000)])
def test_a_window_lasts_its_length_and_then_lapses(speed: str, ms: int) -> None:
    party, ann, ben, cat = three(speed)
    assert ann.play("headbutt > @1") == ""
    assert party.state.open_to() == (1, 2)
    party.wait(ms - 1)
    assert party.state.asking() == "window"
    party.wait(1)
    assert party.state.asking() == "turn"
    assert msgspec.json.decode(ben.last_play().public)["counters"] == [15, 12, 15]
    assert not any(person.chair.bot for person in (ann, ben, cat))
    assert [chair.lapses for chair in party.table.chairs] == [0, 0, 0]


def test_a_window_lasts_longer_while_a_screen_has_more_to_show() -> None:
    """Ann's blow lands, cards are drawn and Ben strikes at once: that is shown one after the other."""
    party, ann, ben, cat = three()
    ann.play("headbutt > @1")
    party.wait(8_000)
    ben.play("jab > @2")
    assert party.running.lag == 4_000
    assert party.table.due == party.now + 12_000
    told = cat.last_play().clock
    assert told is not None
    assert (told.left, told.of) == (12_000, 12_000)
    party.wait(2_000)
    assert cat.play("take") == ""
    assert party.table.due == party.now + 10_000  # nobody notices, and nothing gets shorter
    party.wait(10_000)
    assert party.state.asking() == "turn"
    party.wait(30_000)
    cat.play("hook > @0")
    assert party.running.lag == 0
    assert party.table.due == party.now + 8_000


def test_a_window_closes_when_all_have_answered() -> None:
    party, ann, ben, cat = three()
    ann.play("headbutt > @1")
    assert cat.play("take") == ""
    assert party.state.asking() == "window"
    assert ben.play("dodge") == ""
    public = msgspec.json.decode(cat.last_play().public)
    assert public["counters"] == [15, 15, 15]
    assert (public["asking"] == "window" and public["chain"][-1]["card"] == "dodge") or public["asking"] == "turn"


def test_nobody_notices_a_sealed_answer() -> None:
    party, ann, ben, cat = three()
    watcher = party.watch()
    ann.play("headbutt > @1")
    before = [len(person.raw) for person in (ann, cat, watcher)]
    due = party.table.due
    assert ben.play("dodge", "not me") == ""
    assert [len(person.raw) for person in (ann, cat, watcher)] == before
    assert party.table.due == due
    assert b'"sealed":"dodge"' in ben.raw[-1]
    assert ben.play("dodge") != ""


def test_who_was_the_last_to_answer_shows_nowhere() -> None:
    """Ben has answered and Cat has not: when the time is over, no time of anybody's own is gone."""
    party, ann, ben, _ = three()
    ann.play("headbutt > @1")
    ben.play("take")
    party.wait(8_000)
    assert party.running.bank == [90_000] * 3
    assert {chair.bank for chair in ann.table().chairs} == {90_000}


def test_a_slow_turn_takes_from_the_bank_then_a_bot_stands_in() -> None:
    party, ann, ben, cat = three()
    party.wait(45_000 + 30_000)
    assert ann.play("headbutt > @1") == ""
    assert party.running.bank[0] == 60_000
    ben.play("take")
    cat.play("take")
    assert party.state.turn == ben.seat
    party.wait(45_000 + 90_000)
    assert ben.chair.bot == party.table.settings.stand_in
    assert cat.table().chairs[ben.seat].bot
    party.wait(clock.bot_waits("normal", alone=True))
    assert b'"bot"' in party.lines[-1]
    assert party.running.bank[ben.seat] == 0


@pytest.mark.parametrize("over", [0, 1, 2])
def test_the_bank_pays_for_every_millisecond_beyond_the_question(over: int) -> None:
    party, ann, _, _ = three()
    party.wait(45_000 + over)
    assert ann.play("headbutt > @1") == ""
    assert party.running.bank[0] == 90_000 - over


def test_whoever_moves_again_is_back() -> None:
    party, ann, _, _ = three()
    party.wait(45_000 + 90_000)
    assert ann.chair.bot
    assert ann.play("headbutt > @1") == ""
    assert not ann.chair.bot
    assert b'"moved"' in party.lines[-1]
    party.wait(100)
    assert party.state.asking() == "window"


def test_coming_back_after_the_time_ran_out_gives_time_again() -> None:
    party, ann, _, _ = three()
    party.wait(45_000 + 90_000)
    assert ann.do(commands.ComeBack()) == ""
    timer = ann.last_play().clock
    assert timer is not None and timer.left == 45_000 and timer.bank == 0
    party.wait(44_000)
    assert not ann.chair.bot


def test_coming_back_in_time_gives_no_more_time() -> None:
    party, ann, _, _ = three()
    party.wait(44_900)
    ann.do(commands.StepOut())
    ann.do(commands.ComeBack())
    timer = ann.last_play().clock
    assert timer is not None and timer.left == 100


def test_what_a_bot_thought_about_is_in_vain_when_its_person_is_back() -> None:
    party, ann, _, _ = three()
    ann.do(commands.StepOut())
    assert party.running.held
    ann.do(commands.ComeBack())
    party.wait(20_000)
    assert party.state.turn == ann.seat
    assert party.state.asking() == "turn"
    ann.do(commands.StepOut())
    party.wait(900)
    assert b'"bot"' in party.lines[-1]


def test_two_questions_in_a_row_without_an_answer() -> None:
    """Ann plays her turns, but lets every question to her alone run out: after the second in a row a bot plays."""
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    party.begin(ann, ben)
    let_pass = 0
    while not ann.chair.bot:
        assert party.table.phase == "playing"
        if party.state.open_to() == (ann.seat,) and party.state.default(ann.seat) is not None:
            let_pass += 1
            party.wait_for_question()
            assert ann.chair.lapses == let_pass
            assert party.watch().table().chairs[0].bank == 0
            continue
        person = ann if ann.seat in party.state.owed() else ben
        let_pass = 0 if person is ann else let_pass
        person.play(party.first_move(person, not_first=("concede", "discard", "take")))
    assert let_pass == 2


def test_without_a_clock_nothing_runs_out() -> None:
    party, ann, ben, cat = three("none")
    assert party.table.due is None
    ann.play("headbutt > @1")
    assert ann.last_play().clock is None
    party.wait(10 * 86_400_000)
    assert party.state.asking() == "window"
    ben.play("take")
    cat.play("take")
    assert party.state.asking() == "turn"


def test_another_speed_holds_at_once() -> None:
    party, ann, ben, _ = three()
    ann.play("headbutt > @1")
    party.wait(7_000)
    ann.do(commands.Arrange(speed="quick"))
    timer = ben.last_play().clock
    assert timer is not None and (timer.left, timer.of) == (4_000, 4_000)
    party.wait(4_000)
    assert party.state.asking() == "turn"


def test_a_turn_handed_to_a_bot_goes_on_at_once() -> None:
    party, ann, _, _ = three("none")
    assert ann.do(commands.StepOut()) == ""
    assert party.table.due is not None
    party.wait(1_000)
    assert b'"bot"' in party.lines[-1]


def test_a_leaver_of_whom_all_wait_is_replaced_at_once() -> None:
    party, ann, _, _ = three("none")
    assert ann.do(commands.Leave()) == ""
    party.wait(1_000)
    assert b'"bot"' in party.lines[-1]


def rent(speed: str) -> tuple[Party, list[Person]]:
    """Tietgen: Ann is about to come onto Ben's kitchen; then it is Ben's turn."""
    party = Party("tietgen")
    people = party.join_all("Ann", "Ben", "Cat")
    people[0].do(commands.Arrange(speed=speed))
    for person in people:
        person.do(commands.Understood())
    party.begin(people[0], *people[1:])
    names = party.running.header.seats
    party.lay_out([Entry("deeds", names[1], ["kitchen-18.1"]), Entry("dice", "", ["1-2", "1-3", "2-3"])])
    return party, people


def test_whoever_throws_next_lets_the_owner_breathe() -> None:
    party = Party("tietgen")
    ann, ben, cat = party.join_all("Ann", "Ben", "Cat")
    for person in (ann, ben, cat):
        person.do(commands.Understood())
    party.begin(ann, ben, cat)
    party.lay_out([Entry("deeds", "Cat", ["kitchen-18.1"]), Entry("dice", "", ["1-2", "1-3", "2-3"])])
    assert ann.play("roll") == ""
    assert party.state.turn == ben.seat
    assert ben.play("roll") == "table-breath"
    assert ben.refusal().args["seconds"] == 3
    party.wait(3_000)
    assert ben.play("roll") == ""
    assert cat.play("claim") != ""


def test_business_of_others_moves_nobodys_clock() -> None:
    """While Ann has to throw, Cat does business: Ann's clock goes on as it did."""
    party = Party("tietgen")
    ann, ben, cat = party.join_all("Ann", "Ben", "Cat")
    for person in (ann, ben, cat):
        person.do(commands.Understood())
    party.begin(ann, ben, cat)
    party.lay_out([Entry("deeds", "Cat", ["kitchen-18.1", "kitchen-16.1"]), Entry("dice", "", ["1-2", "1-3"])])
    party.wait(10_000)
    assert cat.play("mortgage kitchen-18.1") == ""
    timer = ann.last_play().clock
    assert timer is not None and timer.left == 35_000
    party.wait(10_000)
    assert cat.play("mortgage kitchen-16.1") == ""
    assert party.table.due == party.now + 25_000 + 90_000


def test_business_of_others_does_not_hold_a_bot_up() -> None:
    party = Party("tietgen")
    ann, ben = party.join_all("Ann", "Ben")
    for person in (ann, ben):
        person.do(commands.Understood())
    party.begin(ann, ben)
    party.lay_out([Entry("deeds", "Ben", ["kitchen-18.1", "kitchen-16.1"]), Entry("dice", "", ["1-4", "1-3"])])
    ann.do(commands.StepOut())
    due = party.table.due
    party.wait(500)
    ben.play("mortgage kitchen-18.1")
    assert party.table.due == due
    party.wait(400)
    assert b'"bot"' in party.lines[-1] or b'"roll"' in party.lines[-1]


def test_rent_that_is_claimed_holds_nobody_up() -> None:
    _, (ann, ben, _) = rent("normal")
    ann.play("roll")
    assert ben.play("claim") == ""
    assert ben.play("roll") == ""


def test_a_bot_lets_the_owner_breathe_too() -> None:
    party = Party("tietgen")
    ann, ben = party.join_all("Ann", "Ben")
    for person in (ann, ben):
        person.do(commands.Understood())
    ann.do(commands.AddBot(bot="easy", name="Bot"))
    party.begin(ann, ben)
    party.lay_out([Entry("deeds", "Ann", ["kitchen-18.1"]), Entry("dice", "", ["6-5", "1-2", "2-3", "1-3"])])
    ann.play("roll")
    if party.state.asking() == "purchase":
        ann.play("buy")
    ben.play("roll")
    assert party.state.dues() and party.state.turn == 2
    party.wait(2_900)
    assert ann.play("claim") == ""


def test_without_a_clock_rent_is_claimed_by_itself() -> None:
    party, (ann, ben, _) = rent("none")
    ann.play("roll")
    assert not party.state.dues()
    assert b'"standing"' in party.lines[-1]
    assert ben.play("roll") == ""

"""People come, take chairs, get up again, and move from one device to another."""

from __future__ import annotations

import pytest

from pocketmoney.table import commands
from pocketmoney.table.chair import Subscriber
from pocketmoney.table.commands import Hello
from pocketmoney.table.messages import VERSION, Bye, Done, TableNow, Welcome
from tests.table.people import Party


def test_the_first_who_sits_down_is_host() -> None:
    party = Party()
    ann, ben = party.join_all("Ann", "Ben")
    assert ann.table().host == ann.chair.id
    assert [chair.name for chair in ben.table().chairs] == ["Ann", "Ben"]
    assert ben.table().you.chair == ben.chair.id
    assert ben.do(commands.Arrange(speed="quick")) == "only-host"
    assert ann.do(commands.Arrange(speed="quick")) == ""
    assert ben.table().speed == "quick"


def test_whoever_sits_down_is_told_once_how_the_table_is() -> None:
    party = Party()
    ann = party.join("Ann")
    ann.forget()
    ben = party.join("Ben")
    chairs = [len(told.chairs) for told in ben.heard if isinstance(told, TableNow)]
    assert chairs == [1, 2]  # when he came, and when he sat down
    assert [len(told.chairs) for told in ann.heard if isinstance(told, TableNow)] == [1, 2]


@pytest.mark.parametrize("name", ["Zoë", "Иван", "李小龍", "Ann-Marie O'Neil", "😀", "x" * 24])
def test_names_of_all_scripts(name: str) -> None:
    party = Party()
    assert party.join(name).chair.name == name


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("@1", "name-letters"),
        ('Ann "the" Bull', "name-letters"),
        ("bell\x07", "name-letters"),
        ("\u202eevil", "name-letters"),
        ("in\u200bvisible", "name-letters"),
        ("   ", "name-empty"),
        ("ANN", "name-twice"),
        ("Ａｎｎ", "name-twice"),
        (" Ann ", "name-twice"),
        ("\u0410nn", "name-twice"),  # Cyrillic
        ("\u0430nn", "name-twice"),
        ("\u0391nn", "name-twice"),  # Greek
    ],
)
def test_names_that_cannot_be_had(name: str, why: str) -> None:
    party = Party()
    party.join("Ann")
    assert party.watch().do(commands.Sit(name=name)) == why


def test_names_are_kept_on_one_line_without_spare_blanks() -> None:
    party = Party()
    assert party.join(" Dan \n  Dee\t").chair.name == "Dan Dee"


def test_nobody_sits_twice_and_a_table_is_full_at_some_point() -> None:
    party = Party()
    ann = party.join("Ann")
    assert ann.do(commands.Sit(name="Ann again")) == "already-seated"
    for number in range(15):
        party.join(f"Guest {number}")
    assert party.watch().do(commands.Sit(name="One more")) == "table-full"


def test_a_watcher_may_look_but_not_touch() -> None:
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    watcher = party.watch()
    party.begin(ann, ben)
    for command in (commands.Move(move="pass"), commands.Say(text="hi"), commands.Deal(), commands.Pause()):
        assert watcher.do(command) == "only-seated"
    assert watcher.do(commands.Look()) == ""
    assert {bytes(one.own) for one in [watcher.last_play()]} == {b"null"}
    assert bytes(watcher.last_play().choices) == b"null"
    assert bytes(ann.last_play().own) != b"null"


def test_a_token_holds_a_seat_and_a_wrong_one_holds_nothing() -> None:
    party = Party()
    ann = party.join("Ann")
    party.gone(ann)
    assert not party.table.chairs[0].subscribers
    again = party.back(ann)
    assert again.chair.name == "Ann"
    refusal = party.table.attach(Subscriber(99), Hello(v=VERSION, table="ABCD", token=ann.token + "x"), party.now)
    assert refusal is not None and refusal.key == "token-unknown"
    refusal = party.table.attach(Subscriber(99), Hello(v=VERSION + 1, table="ABCD"), party.now)
    assert refusal is not None and refusal.key == "wire-version"


def test_a_welcome_says_which_command_was_done_last() -> None:
    party = Party()
    ann = party.join("Ann")
    ann.do(commands.Arrange(family=True))
    again = party.back(ann)
    assert [one.last for one in again.heard if isinstance(one, Welcome)] == [ann.n]


def test_a_fifth_device_of_a_seat_sends_the_first_away() -> None:
    party = Party()
    ann = party.join("Ann")
    others = [party.back(ann) for _ in range(4)]
    assert ann.closed == "device-too-many"
    assert isinstance(ann.heard[-1], Bye)
    assert [other.closed for other in others] == [""] * 4


def test_a_seat_moves_to_another_device_once() -> None:
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    party.begin(ann, ben)
    assert ann.do(commands.HandOver()) == ""
    code = ann.yours().code
    assert len(code) == 8
    phone = party.watch()
    assert phone.do(commands.TakeOver(code="WRONGONE")) == "code-unknown"
    assert phone.do(commands.TakeOver(code=code.lower())) == ""
    assert phone.chair.name == "Ann"
    assert ann.closed == "taken-over"
    assert party.watch().do(commands.TakeOver(code=code)) == "code-unknown"
    refusal = party.table.attach(Subscriber(99), Hello(v=VERSION, table="ABCD", token=ann.token), party.now)
    assert refusal is not None and refusal.key == "token-unknown"
    assert ben.closed == ""


def test_a_hand_over_code_is_not_good_for_long() -> None:
    party = Party()
    ann = party.join("Ann")
    ann.do(commands.HandOver())
    code = ann.yours().code
    party.wait(120_000)
    assert party.watch().do(commands.TakeOver(code=code)) == "code-unknown"


def test_whoever_leaves_before_the_deal_is_gone_and_the_next_is_host() -> None:
    party = Party()
    ann, ben = party.join_all("Ann", "Ben")
    assert ann.do(commands.Leave()) == ""
    assert [chair.name for chair in party.table.chairs] == ["Ben"]
    assert ben.table().host == ben.chair.id
    assert ann.table().you.chair == -1
    assert ann.do(commands.Sit(name="Ann")) == ""
    assert ann.table().host == ben.chair.id


def test_late_guests_watch_or_wait_for_the_next_deal() -> None:
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    party.begin(ann, ben)
    cat = party.join("Cat")
    assert cat.seat == -1
    assert bytes(cat.last_play().own) == b"null"
    assert cat.play("pass") == "table-no-game"
    first = ann if party.state.turn == ann.seat else ben
    assert first.play("concede") == ""
    assert party.table.phase == "over"
    party.begin(ann, ben, cat)
    assert sorted([ann.seat, ben.seat, cat.seat]) == [0, 1, 2]
    assert bytes(cat.last_play().own) != b"null"


def test_all_devices_of_a_seat_learn_which_command_was_done() -> None:
    """They share one row of numbers: a number that one of them used must not be used by another."""
    party = Party()
    ann = party.join("Ann")
    tablet = party.back(ann)
    ann.do(commands.Ready())
    assert [one.n for one in tablet.heard if isinstance(one, Done)] == [ann.n]


SECRET = "s" * 32


def test_whoever_chose_the_token_finds_the_chair_again_though_the_answer_got_lost() -> None:
    party = Party("lunch-money")
    ann, ben = party.join_all("Ann", "Ben")
    lost = party.watch()
    assert lost.do(commands.Sit(name="Carl", token=SECRET)) == ""
    chair = lost.chair
    party.gone(lost)  # before it heard that

    back = party.watch()
    assert back.do(commands.Sit(name="Carl", token=SECRET)) == ""
    assert back.chair is chair
    assert [one.name for one in ann.table().chairs] == ["Ann", "Ben", "Carl"]
    assert [one.token for one in back.heard if isinstance(one, Welcome)] == ["", SECRET]
    assert back.do(commands.Sit(name="Carl", token=SECRET)) == "", "it may come a third time"
    assert back.do(commands.Sit(name="Carl", token=SECRET[::-1] + "x")) == "already-seated"
    assert ben.table().watchers == 0


def test_a_seat_that_was_taken_over_is_found_again_though_the_answer_got_lost() -> None:
    party = Party("lunch-money")
    ann, _ = party.join_all("Ann", "Ben")
    assert ann.do(commands.HandOver()) == ""
    code = ann.yours().code
    lost = party.watch()
    assert lost.do(commands.TakeOver(code=code, token=SECRET)) == ""
    party.gone(lost)
    back = party.watch()
    assert back.do(commands.TakeOver(code=code, token=SECRET)) == ""
    assert back.chair.name == "Ann"
    stranger = party.watch()
    assert stranger.do(commands.TakeOver(code=code, token="t" * 32)) == "code-unknown"


def test_a_stroke_or_a_figure_makes_no_other_name() -> None:
    party = Party("lunch-money")
    party.join("Ilo")
    for name in ("llo", "1lo", "I1o", "Il0"):
        assert party.watch().do(commands.Sit(name=name)) == "name-twice"
    for name in ("Lilo", "\u0418\u043b\u043e", "Ulo"):
        party.join(name)

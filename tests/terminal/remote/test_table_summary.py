"""Before the deal: sitting down, who is there, what the host does, and what others read of it."""

from __future__ import annotations

from pocketmoney.table.commands import Ready
from tests.terminal.remote.room import LINK, Room


def test_whoever_comes_sees_the_table_and_is_asked_for_a_name() -> None:
    ann = Room().join()
    assert ann.news() == ("Table BCDFG: Lunch Money, speed normal.\n  nobody yet\nYour name (Enter: only watch):\n")
    said = ann.type("Ann")
    assert said.startswith("You sit at the table as Ann. You are the host: ")
    assert ann.token != ""


def test_a_name_that_was_given_is_not_asked_for_and_one_that_is_taken_is() -> None:
    room = Room()
    room.join("Ann")
    other = room.join("ann")
    said = other.news()
    assert "Your name (Enter: only watch):" in said.splitlines()[-1]
    assert len(said.splitlines()) == 4  # the table, Ann, why not, the question
    assert "Ben" in other.type("Ben")


def test_enter_instead_of_a_name_watches() -> None:
    room = Room()
    room.join("Ann")
    cat = room.join()
    assert "You watch." in cat.type("")
    assert not cat.client.is_seated
    assert cat.type("ready") != ""  # why not
    assert cat.sent[-1] == Ready(n=cat.sent[-1].n, entropy=cat.sent[-1].entropy)  # type: ignore[union-attr]


def test_the_table_is_read_as_it_changes() -> None:
    room = Room()
    ann, ben = room.join("Ann"), room.join("Ben")
    ann.news()
    ben.news()
    ann.type("bot hard Old Mo", "speed quick", "option heal-cap=none", "game beer-money", "family on")
    assert ben.news().splitlines() == [
        "Old Mo sits down, a bot (hard).",
        "The speed is quick now.",
        "The next game: Lunch Money.",
        "House rules that change: heal-cap=none.",
        "The next game: Beer Money.",
        "House rules that change: heal-cap.",
        "Rude words are starred out now.",
    ]
    assert ben.type("ready") == "You are ready.\n"
    assert ann.news().endswith("Ben is ready.\n")
    assert ben.type("who").splitlines() == [
        "Table BCDFG: Beer Money, speed quick.",
        "  Ann: host, not ready",
        "  Ben: you, ready",
        "  Old Mo: bot (hard)",
    ]
    ann.type("host ben")
    assert ben.news() == "You are the host now.\n"
    ann.hang_up()
    assert ben.news() == "Ann is not connected any more.\n"


def test_only_the_host_deals_and_only_when_all_are_ready() -> None:
    room = Room()
    ann, ben = room.join("Ann"), room.join("Ben")
    ben.news()
    assert ben.type("deal") != ""
    assert room.table.phase == "lobby"
    ann.type("deal")
    assert room.table.phase == "lobby"
    ben.type("ready")
    ann.type("deal")
    assert room.table.phase == "playing"


def test_everybody_who_deals_or_is_ready_brings_numbers_along() -> None:
    room = Room()
    ann, ben = room.join("Ann"), room.join("Ben")
    ben.type("ready")
    ann.type("deal")
    assert all(len(chair.entropy) == 64 for chair in room.table.chairs)
    assert ann.token not in ann.screen.getvalue()


def test_a_notice_stands_before_the_first_game_and_must_be_read() -> None:
    room = Room("tietgen")
    ann, ben = room.join("Ann"), room.join("Ben")
    said = ben.news()
    assert "Before you play: the program keeps the books" in said
    assert "When you have read that, type read.\n" in said
    ben.type("ready")
    assert not room.table.chairs[1].ready
    ben.type("read", "ready")
    ann.type("read", "deal")
    assert room.table.phase == "playing"


def test_how_somebody_settles_stays_private() -> None:
    room = Room("tietgen")
    ann, ben = room.join("Ann"), room.join("Ben")
    ann.news()
    ben.news()
    said = ben.type("settle water cap 500 pace 250ml")
    assert said == "Private: you settle with water, up to 500 ml, at most 250 ml an hour. Nobody else learns of it.\n"
    assert ann.news() == ""
    assert "beer" in ben.type("settle wine")
    assert "settle water cap 500" in ben.type("settle water cap lots")


def test_talk_mute_and_talk_again() -> None:
    room = Room()
    ann, ben = room.join("Ann"), room.join("Ben")
    ann.news()
    ben.news()
    ann.type("say Good evening.")
    assert ben.news() == "Ann: “Good evening.”\n"
    assert ben.type("mute ann") == "You no longer hear Ann.\n"
    ann.type("say Hello?")
    assert ben.news() == ""
    assert "Carl" in ben.type("mute Carl")


def test_a_vote_is_put_and_answered() -> None:
    room = Room()
    ann, ben = room.join("Ann"), room.join("Ben")
    ann.news()
    ann.type("vote heal-cap=none")
    said = ben.news()
    assert said.endswith("heal-cap=none. Are you for it? yes or no:\n")
    assert "The vote is over: heal-cap=none holds from the next game on." in ben.type("yes")


def test_a_seat_moves_to_another_device_with_a_code() -> None:
    room = Room()
    ann = room.join("Ann")
    said = ann.type("code")
    assert f"pocketmoney connect {LINK} and then take-over " in said
    code = said.partition("take-over ")[2][:8]
    phone = room.join()
    assert "You sit at the table as Ann" in phone.type(f"take-over {code}")
    assert ann.client.is_over
    assert phone.token not in ("", ann.token)


def test_leaving_for_good_is_asked_twice() -> None:
    room = Room()
    ann = room.join("Ann")
    room.join("Ben")
    assert "Really leave for good?" in ann.type("leave")
    ann.type("no")
    assert ann.client.is_seated
    assert "You have left the table." in ann.type("leave", "yes")
    assert ann.token == ""


def test_what_is_not_understood_is_said_with_what_is_near() -> None:
    ann = Room().join("Ann")
    ann.news()
    assert ann.type("reddy") == (
        "reddy is neither a move nor a command; did you mean ready? Type help to see what you can type.\n"
    )
    words = ("speed", "kick", "family", "option", "option x", "stand", "vote", "take-over", "deal now", "help host")
    for line in words:
        assert ann.type(line) != "", line
    assert ann.type("") == ""

"""Screens for all: the host sets them from the phone, and sees what they are set to."""

from __future__ import annotations

import pytest

from pocketmoney.table import commands
from pocketmoney.table.messages import ScreenChange, ScreenNow
from tests.table.people import Party, Person


def screen_at(party: Party) -> Person:
    """Return a screen that shows the table."""
    screen, refusal = party.let_in(commands.Hello(v=1, table="ABCD", screen=True))
    assert refusal is None
    return screen


def report(volume: int = 6) -> commands.ReportScreen:
    """Return what a screen says about itself."""
    return commands.ReportScreen(
        sound=False,
        volume=volume,
        announcer=False,
        brightness="dark",
        language="en",
        pace="usual",
        full_screen=False,
        can_fill=True,
    )


def changes(person: Person) -> list[ScreenChange]:
    return [one for one in person.heard if isinstance(one, ScreenChange)]


def test_what_the_host_sets_reaches_every_screen_and_nobody_else() -> None:
    party = Party()
    maja, ida = party.join_all("Maja", "Ida")
    watcher, one, other = party.watch(), screen_at(party), screen_at(party)
    before = len(party.lines)
    assert maja.do(commands.SetScreen(volume=3, language="da")) == ""
    for screen in (one, other):
        assert changes(screen) == [ScreenChange(volume=3, language="da")]
        assert screen.raw[-1] == b'{"is":"screen","volume":3,"language":"da"}'
    assert changes(watcher) == changes(ida) == changes(maja) == []
    assert len(party.lines) == before  # nothing of it is written


def test_only_the_host_sets_screens_and_only_while_there_is_one() -> None:
    party = Party()
    maja, ida = party.join_all("Maja", "Ida")
    assert maja.do(commands.SetScreen(sound=True)) == "no-screen"
    screen, watcher = screen_at(party), party.watch()
    assert ida.do(commands.SetScreen(sound=True)) == "only-host"
    assert watcher.do(commands.SetScreen(sound=True)) == "only-seated"
    assert screen.do(commands.SetScreen(sound=True)) == "only-seated"
    assert changes(screen) == []
    party.gone(screen)
    assert maja.do(commands.SetScreen(sound=True)) == "no-screen"


def test_the_host_alone_sees_what_a_screen_reports() -> None:
    party = Party()
    maja, ida = party.join_all("Maja", "Ida")
    screen = screen_at(party)
    assert maja.table().screen is None and maja.table().screens == 1
    assert screen.do(report()) == ""
    assert screen.do(report(volume=9)) == ""
    shown = maja.table().screen
    assert isinstance(shown, ScreenNow) and shown.volume == 9 and shown.can_fill and not shown.is_touched
    assert ida.table().screen is None and screen.table().screen is None
    assert maja.do(commands.PassHost(who=ida.chair.id)) == ""
    assert maja.table().screen is None and ida.table().screen == shown
    party.gone(screen)
    assert ida.table().screen is None


def test_a_report_that_says_nothing_new_is_not_passed_on() -> None:
    party = Party()
    maja = party.join("Maja")
    screen = screen_at(party)
    screen.do(report())
    maja.forget()
    screen.do(report())
    assert maja.raw == []


def test_only_a_screen_reports() -> None:
    party = Party()
    maja = party.join("Maja")
    watcher = party.watch()
    assert watcher.do(report()) == "not-a-screen"
    assert maja.do(report()) == "not-a-screen"
    assert maja.table().screen is None


@pytest.mark.parametrize("phase", ["before", "during"])
def test_screens_can_be_set_before_and_during_a_game_which_goes_on_as_it_would(phase: str) -> None:
    party = Party("lunch-money", 3)
    maja, ida = party.join_all("Maja", "Ida")
    screen = screen_at(party)
    if phase == "during":
        party.begin(maja, ida)
    asked, before = ([], "") if phase == "before" else (party.running.asked, party.running.state.public())
    assert screen.do(report()) == "" and maja.do(commands.SetScreen(pace="fast", full_screen=True)) == ""
    assert changes(screen) == [ScreenChange(pace="fast", full_screen=True)]
    if phase == "during":
        assert party.running.asked == asked and party.running.state.public() == before

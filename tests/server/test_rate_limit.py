"""How often and how many: rates, crowds, limits from the command line."""

from __future__ import annotations

import re
import resource
from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pocketmoney.core.problem import Problem
from pocketmoney.server.listen_socket import allow_many_sockets
from pocketmoney.server.rate_limit import (
    SECOND,
    SWEEP_AT,
    AddressRateLimit,
    ConnectionLimit,
    RateLimit,
)
from pocketmoney.server.settings import Limits, checked_url
from pocketmoney.server.table_codes import LETTERS, new_code, read_code
from tests.repository import ROOT, text_of


def test_a_burst_is_let_through_and_then_the_steady_rate() -> None:
    rate = RateLimit(20, SECOND, burst=40)
    reached, times = 0.0, 0
    while (after := rate.next(reached, 1000.0)) >= 0:
        reached, times = after, times + 1
    assert times == 40
    assert rate.next(reached, 1049.0) < 0
    assert rate.next(reached, 1050.0) > 0


@given(st.lists(st.integers(0, 400), min_size=1, max_size=300))
def test_nobody_exceeds_burst_and_rate_however_they_time_it(gaps: list[int]) -> None:
    rate = RateLimit(10, SECOND, burst=5)
    now, reached, taken = 0, 0.0, []
    for gap in gaps:
        now += gap
        after = rate.next(reached, now)
        if after >= 0:
            reached = after
            taken.append(now)
    for first in range(len(taken)):
        for last in range(first, len(taken)):
            assert last - first + 1 <= 5 + (taken[last] - taken[first]) / 100 + 1e-6


def test_addresses_are_counted_apart_and_forgotten_when_they_rest() -> None:
    guesses = AddressRateLimit(RateLimit(2, SECOND))
    assert [guesses.take("a", 0) for _ in range(3)] == [True, True, False]
    assert not guesses.may("a", 0)
    assert guesses.take("b", 0)
    for number in range(SWEEP_AT + 10):
        guesses.take(str(number), 10_000 + number)
    assert len(guesses._reached) < SWEEP_AT


def test_it_says_in_how_many_seconds_to_come_again() -> None:
    limit = AddressRateLimit(RateLimit(30, 60 * SECOND))
    while limit.take("a", 500):
        pass
    assert limit.seconds_left("a", 500) == 2
    assert limit.take("a", 2_500) and not limit.take("a", 2_500)
    assert limit.seconds_left("b", 500) == 1


def test_a_crowd_has_room_for_so_many_in_all_and_from_each_address() -> None:
    crowd = ConnectionLimit(4, 2)
    assert [crowd.enter("a") for _ in range(3)] == [True, True, False]
    assert crowd.enter("") and crowd.enter("")
    assert not crowd.enter("b")
    crowd.leave("")
    assert crowd.enter("b")
    for address in ("a", "a", "b", ""):
        crowd.leave(address)
    assert crowd.count == 0 and not crowd._from


def test_limits_are_named_with_dashes() -> None:
    assert Limits().with_words(["tables=7", "messages-per-second=1000"]).messages_per_second == 1000
    for word, key in (
        ("tabels=7", "unknown-limit"),
        ("tables=none", "limit-needs-number"),
        ("tables", "limit-needs-number"),
    ):
        with pytest.raises(Problem) as caught:
            Limits().with_words([word])
        assert caught.value.key == key


def test_the_guide_tells_every_limit_as_it_is() -> None:
    told = re.findall(
        r"^\| `([a-z-]+)` \| (\d+) \|", text_of(ROOT / "docs" / "reference" / "server-settings.md"), re.MULTILINE
    )
    assert told == [(each.name.replace("_", "-"), str(each.default)) for each in fields(Limits)]


@pytest.mark.parametrize(
    "word", ["table.example.org", "ftp://x", "http://", "http://u@x/", "https://x/?a=1", "http://[x", "x y"]
)
def test_what_no_browser_opens_is_no_public_address(word: str) -> None:
    with pytest.raises(Problem):
        checked_url(word)


def test_a_public_address_has_no_slash_at_its_end() -> None:
    assert checked_url("https://table.example.org/money/") == "https://table.example.org/money"


def test_codes_are_read_as_people_type_them() -> None:
    code = new_code(lambda _: False)
    assert len(code) == 5 and set(code) <= set(LETTERS)
    assert read_code(f" {code.lower()} ") == code
    assert read_code("ABCDE") == "" and read_code("") == "" and read_code("BCDFGH") == ""


def test_a_taken_code_is_not_given_again() -> None:
    asked: list[str] = []

    def is_taken(code: str) -> bool:
        asked.append(code)
        return len(asked) < 3

    assert new_code(is_taken) == asked[2]


def test_no_more_sockets_are_promised_than_the_system_allows() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most == resource.RLIM_INFINITY:
        pytest.skip("the system sets no limit")
    assert allow_many_sockets(10) == 10
    assert most - 100 < allow_many_sockets(10**9) < most

"""House rules: which values they take, and what is said about one that they do not."""

from __future__ import annotations

import pytest

from pocketmoney.core.options import AMOUNT, NUMBER, Option, Preset, choose, completed, find
from pocketmoney.core.problem import Problem

RULES = [
    Option("cap", ("15", "none"), (11,)),
    Option("throws", ("off", "40"), (12, 13), ("tietgen",), NUMBER),
    Option("glass", ("50cl",), (14,), (), AMOUNT),
]


def test_the_first_value_holds_unless_another_is_given() -> None:
    assert choose(RULES, {}) == {"cap": "15", "throws": "off", "glass": "50cl"}
    assert choose(RULES, {"cap": "none", "throws": "7"}) == {"cap": "none", "throws": "7", "glass": "50cl"}
    assert [option.default for option in RULES] == ["15", "off", "50cl"]


def test_what_a_saved_state_does_not_know_is_as_usual() -> None:
    assert completed(RULES, {"cap": "none"}) == {"cap": "none", "throws": "off", "glass": "50cl"}


@pytest.mark.parametrize(
    ("name", "value", "is_good"),
    [
        ("cap", "15", True), ("cap", "none", True), ("cap", "16", False), ("cap", "", False),
        ("throws", "off", True), ("throws", "1", True), ("throws", "007", True), ("throws", "999999999", True),
        ("throws", "0", False), ("throws", "1000000000", False), ("throws", "-1", False), ("throws", "1.5", False),
        ("throws", "2cl", False),
        ("glass", "50cl", True), ("glass", "0cl", True), ("glass", "2.5cl", True), ("glass", "999999.999cl", True),
        ("glass", "2.5", False), ("glass", "2.cl", False), ("glass", "1234567cl", False), ("glass", "1.2345cl", False),
        ("glass", "7", False),
    ],
)  # fmt: skip
def test_values(name: str, value: str, is_good: bool) -> None:  # noqa: FBT001
    assert find(RULES, name).allows(value) == is_good


@pytest.mark.parametrize(
    ("given", "key", "details"),
    [
        ({"throws": "many"}, "no-number", {"option": "throws", "word": "many"}),
        ({"glass": "much"}, "no-amount", {"option": "glass", "word": "much"}),
        ({"cap": "nine"}, "unknown-value", {"word": "nine", "near": "none", "known": "15, none", "option": "cap"}),
        ({"Cap": "15"}, "unknown-option", {"word": "Cap", "near": "cap", "known": "cap, throws, glass"}),
    ],
)
def test_what_cannot_be_chosen_is_a_problem(given: dict[str, str], key: str, details: dict[str, str]) -> None:
    with pytest.raises(Problem) as raised:
        choose(RULES, given, 7)
    assert (raised.value.key, raised.value.details, raised.value.line) == (key, details, 7)


def test_what_an_option_and_a_preset_hold() -> None:
    assert (RULES[1].name, RULES[1].rules, RULES[1].decks, RULES[1].free) == ("throws", (12, 13), ("tietgen",), NUMBER)
    assert (RULES[0].decks, RULES[0].free) == ((), "")
    preset = Preset("strict", {"cap": "none"})
    assert (preset.name, preset.choices) == ("strict", {"cap": "none"})

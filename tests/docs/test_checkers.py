"""The checks on documents see what they are meant to see."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs import console, patch
from tests.docs.markdown import Block


def console_block(*lines: str) -> Block:
    return Block(Path("README.md"), 1, "console", None, lines)


def test_commands_carry_what_is_typed_and_printed() -> None:
    block = console_block(
        "$ pocketmoney play  # begin",
        "> Ann 15",
        "Your move: 1",
        "Ann jabs.",
        "[Bob] Your answer (Enter: none):",
        "Bye.",
        "$ make test",
    )
    play, test = console.commands(block)
    assert (play.text, play.typed) == ("pocketmoney play", ["1", ""])
    assert play.printed == ["> Ann 15", "Your move:", "Ann jabs.", "[Bob] Your answer (Enter: none):", "Bye."]
    assert (test.text, test.printed) == ("make test", [])


def test_questions_are_those_of_the_catalogue() -> None:
    asked = console.questions().fullmatch("Which cards to discard? Letters or names; Enter: none after all. a c")
    assert asked is not None and asked[2] == "a c"
    assert console.questions().fullmatch("Pass the keyboard to Ann. Ann, press Enter.")
    assert not console.questions().fullmatch("You draw Dodge.")


def test_a_difference_is_seen_and_dots_stand_for_any_lines() -> None:
    assert not console.differs(["one", "...", "four"], "one\ntwo\nthree\nfour\n")
    assert "two" in console.differs(["one", "three"], "one\ntwo\n")


def test_setting_up_is_recognised_and_targets_must_exist() -> None:
    assert console.is_setting_up("make play")
    assert console.is_setting_up("make test PYTHON=python3.12")
    assert not console.is_setting_up("make")
    assert not console.is_setting_up("pocketmoney play")
    console.check_setting_up("make soak")
    with pytest.raises(AssertionError, match="no target 'fly'"):
        console.check_setting_up("make fly")


def test_a_diff_is_applied_by_its_words(tmp_path: Path) -> None:
    (tmp_path / "cards.txt").write_text("jab\nhook\nelbow\n")
    patch.apply("--- a/cards.txt\n+++ b/cards.txt\n@@\n hook\n-elbow\n+knee\n", tmp_path)
    assert (tmp_path / "cards.txt").read_text() == "jab\nhook\nknee\n"
    with pytest.raises(AssertionError, match="0 times"):
        patch.apply("+++ b/cards.txt\n@@\n-elbow\n+knee\n", tmp_path)

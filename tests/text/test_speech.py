"""Keys and arguments become sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from pocketmoney.core.event import Event
from pocketmoney.core.problem import unknown
from pocketmoney.core.refusal import Refusal
from pocketmoney.text import speech as module
from pocketmoney.text.languages import languages
from pocketmoney.text.speech import Speech, Unspeakable

NAMES = ["Ann", "Ben", "You"]


@pytest.fixture(scope="module")
def speech() -> Speech:
    return Speech()


def test_english_is_there() -> None:
    assert "en" in languages()


def test_a_message_and_an_attribute_of_one(speech: Speech) -> None:
    assert speech.say("card-kick-4") == "Kick (4)"
    assert speech.say("card-grab.short").startswith("seizes")
    assert speech.has("card-grab.short")
    assert not speech.has("card-grab.long")


def test_no_isolation_marks(speech: Speech) -> None:
    assert speech.say("list-and", {"before": "a", "after": "b"}) == "a and b"


@pytest.mark.parametrize("key", ["no-such-thing", "card-grab.long"])
def test_a_key_without_words_is_a_fault(speech: Speech, key: str) -> None:
    with pytest.raises(Unspeakable, match="no words"):
        speech.say(key)


def test_an_argument_that_nobody_gave_is_a_fault(speech: Speech) -> None:
    with pytest.raises(Unspeakable, match="list-and"):
        speech.say("list-and", {"before": "a"})


@pytest.mark.parametrize(
    ("words", "said"),
    [([], "nothing"), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_words_in_a_row(speech: Speech, words: list[str], said: str) -> None:
    assert speech.listing(words) == said


def test_events_are_told_by_name_and_to_the_hearer_as_you(speech: Speech) -> None:
    kick = Event("attacks", {"by": 0, "on": 1, "card": "kick-4", "medievals": 0})
    assert speech.tell(kick, NAMES) == "Ann attacks Ben with Kick (4)."
    assert speech.tell(kick, NAMES, hearer=0) == "You attack Ben with Kick (4)."
    assert speech.tell(kick, NAMES, hearer=1) == "Ann attacks you with Kick (4)."


def test_a_seat_that_is_called_you_is_spoken_to_as_you(speech: Speech) -> None:
    assert speech.tell(Event("passes", {"seat": 2}), NAMES) == "You pass."


def test_cards_are_listed_by_name(speech: Speech) -> None:
    gone = Event("discards", {"seat": 0, "cards": ["jab", "hook", "uppercut-squared"]})
    assert speech.tell(gone, NAMES) == "Ann discards Jab, Hook and Uppercut²."


@pytest.mark.parametrize(("medievals", "end"), [(0, "Jab."), (1, "Jab and Medieval."), (2, "Jab and 2 Medievals.")])
def test_r86_medievals_are_told_with_the_attack(speech: Speech, medievals: int, end: str) -> None:
    hit = Event("attacks", {"by": 0, "on": 1, "card": "jab", "medievals": medievals})
    assert speech.tell(hit, NAMES).endswith(end)


@pytest.mark.parametrize(
    ("microlitres", "said"), [(0, "0 cl"), (25_000, "2.5 cl"), (250, "0.025 cl"), (750_000, "75 cl"), (1, "0.0001 cl")]
)
def test_r122_beer_is_told_in_centilitres_and_never_rounded(speech: Speech, microlitres: int, said: str) -> None:
    assert speech.beer(microlitres) == said


def test_spaces_and_goods_are_named(speech: Speech) -> None:
    assert speech.space("kitchen-12.1") == "Kitchen 12.1"
    assert [speech.goods(word) for word in ("bike-room-a", "2.5cl", "flirt")] == [
        "Bike room A",
        "2.5 cl",
        "a Flirting card",
    ]


def test_a_table_may_have_words_of_its_own() -> None:
    at_home = Speech()
    at_home.learn({"space-library": "The library", "space-go": "The front door"})
    assert at_home.has("space-library")
    assert (at_home.space("library"), at_home.space("go"), at_home.space("laundry")) == (
        "The library",
        "The front door",
        "Laundry",
    )


def test_a_refusal_says_why_by_which_rule_and_what_would_unlock_it(speech: Speech) -> None:
    refusal = Refusal("holding", {"card": "choke", "on": 1}, 64, "unlock-release")
    assert speech.explain(refusal, NAMES) == (
        "You have Ben in Choke, so your hands are full. (R64) Let go first: `release`."
    )


def test_a_refusal_without_rule_and_unlock_is_just_the_sentence(speech: Speech) -> None:
    assert speech.explain(Refusal("not-in-hand", {"card": "jab"}), NAMES) == "You do not have Jab in your hand."


def test_a_problem_is_a_sentence_with_the_nearest_match(speech: Speech) -> None:
    said = speech.complain(unknown("unknown-card", "knuckle-sandwich", ["knuckle-sammitch", "jab"]))
    assert "knuckle-sandwich" in said and "knuckle-sammitch" in said


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, text in (("en", "one = one\ntwo = two\n"), ("da", "one = en\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(module, "text_folder", lambda: tmp_path)
    danish = Speech("da")
    assert (danish.say("one"), danish.say("two")) == ("en", "two")
    assert Speech("eo").say("one") == "one"

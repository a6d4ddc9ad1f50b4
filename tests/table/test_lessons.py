"""Lessons: each can be learnt to its end as its script says, and whoever goes another way is not left alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pocketmoney import games
from pocketmoney.table import clock, commands, lesson
from pocketmoney.table.messages import LessonNow
from pocketmoney.table.table import Table
from pocketmoney.text.languages import languages
from pocketmoney.text.speech import Speech
from tests.table.likeness import check_log
from tests.table.people import Party, Person

PAGES = ("board", "deeds", "trade", "mine")


def begin(name: str) -> tuple[Party, Person]:
    """A lesson has just been dealt."""
    party = Party(name, lesson=name)
    ann = party.join("Ann")
    ann.do(commands.Understood())
    assert ann.do(commands.Arrange(speed=clock.NO_CLOCK)) == ""
    assert ann.do(commands.AddBot(bot=lesson.BOT, name="Max")) == ""
    assert ann.do(commands.Deal()) == ""
    return party, ann


def told(person: Person) -> LessonNow:
    """How the lesson stands, as the learner's page hears it."""
    now = person.table().lesson
    assert now is not None
    return now


def is_there(what: str, person: Person) -> bool:
    """Whether a page has something to light up on the way to the move: a card in the hand, a page of the phone."""
    kind, _, name = what.partition("-")
    if kind == "card":
        return name in msgspec.json.decode(person.last_play().own)["hand"]
    return kind == "page" and name in PAGES


def is_offered(move: str, person: Person) -> bool:
    """Whether a page has a button for that move: one of the choices is how it begins."""
    choices: list[dict[str, Any]] = msgspec.json.decode(person.last_play().choices)
    return any(move == choice["text"] or move.startswith(f"{choice['text']} ") for choice in choices)


def learn(party: Party, ann: Person, steps: int = 99) -> list[str]:
    """Do what the lesson says; the names of the steps that were learnt."""
    learnt: list[str] = []
    for _ in range(steps):
        now = told(ann)
        if now.is_over:
            break
        assert now.do and not now.is_left, (now, learnt)
        assert all(is_there(what, ann) for what in now.light) and is_offered(now.do, ann), now
        assert ann.play(now.do) == "", now
        learnt.append(now.say)
        party.wait(10 * clock.TEACHES)
    return learnt


def free_moves(party: Party) -> list[str]:
    """What the learner may do, other than giving up."""
    moves = [party.running.write(action) for action in party.state.menu(lesson.LEARNER)]
    return [move for move in moves if move != "concede"]


def test_every_game_has_a_lesson() -> None:
    assert lesson.names() == sorted(games.names())


@pytest.mark.parametrize("name", lesson.names())
def test_a_lesson_can_be_learnt_to_its_end(name: str) -> None:
    party, ann = begin(name)
    taught = lesson.lesson(name)
    assert learn(party, ann) == [taught.key_of(number) for number, step in enumerate(taught.steps) if step.do]
    assert told(ann).is_over and told(ann).step == len(taught.steps) - 1
    assert party.running.taught == len(taught.path)
    if name != "tietgen":
        assert party.table.phase == "over" and party.state.winner == lesson.LEARNER
    check_log(party)


@pytest.mark.parametrize("name", lesson.names())
@pytest.mark.parametrize("language", languages())
def test_every_step_has_words_and_a_hint(name: str, language: str) -> None:
    speech = Speech(language)
    taught = lesson.lesson(name)
    for number, step in enumerate(taught.steps):
        assert speech.has(taught.key_of(number))
        assert not step.do or speech.has(f"{taught.key_of(number)}.hint")


@pytest.mark.parametrize("name", lesson.names())
def test_whoever_goes_another_way_plays_on_against_a_bot(name: str) -> None:
    party, ann = begin(name)
    learn(party, ann, 2)
    other = next(text for text in free_moves(party) if text != told(ann).do)
    assert ann.play(other) == ""
    assert told(ann).is_left and not told(ann).do
    before = len(party.lines)
    for _ in range(20):
        party.wait(5_000)
        if party.table.phase == "playing" and lesson.LEARNER in party.state.owed():
            ann.play(free_moves(party)[-1])
    assert len(party.lines) > before + 5
    check_log(party)


def test_a_lesson_goes_on_after_the_server_was_stopped() -> None:
    party, ann = begin("tietgen")
    learn(party, ann, 4)
    for snapshot in (None, party.table.snapshot()):
        log = party.lines if snapshot is None else party.lines[snapshot.seq :]
        again = Table.resume(party.table.id, log, party.draw, snapshot)
        assert again.running is not None and again.running.lesson is not None
        assert again.running.taught == party.running.taught == 6
        lines = {(entry.key, entry.of): entry.words for entry in again.running.header.entries}
        assert lines["deeds", "Ann"] == ["kitchen-10.1"]


def test_a_lesson_can_be_had_once_more_and_ends_when_another_game_is_chosen() -> None:
    party, ann = begin("lunch-money")
    learn(party, ann)
    assert ann.do(commands.Deal()) == ""
    assert ann.seat == lesson.LEARNER and told(ann).step == 0
    assert len(learn(party, ann)) == 8
    assert ann.do(commands.Choose(game="lunch-money")) == ""
    assert ann.table().lesson is None


def test_a_taken_back_move_takes_the_lesson_back() -> None:
    party, ann = begin("tietgen")
    learn(party, ann, 9)
    assert told(ann).say == "lesson-tietgen-build"
    assert ann.play("build kitchen-12.1") == ""
    assert told(ann).is_over
    assert ann.do(commands.AskUndo()) == ""
    party.wait(1_000)
    assert told(ann).say == "lesson-tietgen-build" and told(ann).do

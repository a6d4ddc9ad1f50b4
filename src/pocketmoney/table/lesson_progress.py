"""A lesson under way: how far it has come, what the script lets the opponent do, and what the learner is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import Action
from pocketmoney.table import messages
from pocketmoney.table.lesson import LEARNER, OFF, lesson

if TYPE_CHECKING:
    from pocketmoney.table.game_in_progress import GameInProgress
    from pocketmoney.table.state import TableState


def follow(running: GameInProgress, seat: int, text: str) -> None:
    """A move was made: the next one of the path, or the learner has left it for good."""
    if not is_on_path(running):
        return
    assert running.lesson is not None
    expected = running.lesson.path[running.taught]
    running.taught = running.taught + 1 if expected == (seat, text) else OFF


def is_on_path(running: GameInProgress) -> bool:
    """Whether the script still says what comes next."""
    found = running.lesson
    return found is not None and 0 <= running.taught < len(found.path)


def scripted(running: GameInProgress) -> tuple[int, Action] | None:
    """The move of the script that comes next; none if it cannot be made, which ends the script."""
    if not is_on_path(running):
        return None
    assert running.lesson is not None
    seat, text = running.lesson.path[running.taught]
    action = running.game.fit(running.state, seat, running.read(text))
    return None if running.state.check(seat, action) is not None else (seat, action)


def now(table: TableState) -> messages.LessonNow | None:
    """What a client needs to draw the lesson; none if this table is no lesson."""
    if not table.settings.lesson:
        return None
    found = lesson(table.settings.lesson)
    running = table.running
    taught = 0 if running is None or running.lesson is None else running.taught
    if taught == OFF:
        return messages.LessonNow(name=found.name, step=0, of=len(found.steps), is_left=True)
    number = found.step_at(taught)
    step = found.steps[number]
    is_asked = taught < len(found.path) and found.path[taught][0] == LEARNER
    return messages.LessonNow(
        name=found.name,
        step=number,
        of=len(found.steps),
        say=found.key_of(number),
        light=step.light if is_asked else [],
        do=step.do if is_asked else "",
        is_over=taught >= len(found.path),
    )

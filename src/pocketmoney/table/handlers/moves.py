"""Playing: moves of people and bots, questions that run out of time, standing answers, and the end of a game."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.core.refusal import Refusal
from pocketmoney.table import (
    clock,
    entries,
    messages,
    private_messages,
    standing_answers,
    table_messages,
)
from pocketmoney.table.chair import NO_SEAT, Chair, Subscriber
from pocketmoney.table.commands import Look, Move, Stand, Why
from pocketmoney.table.entries import BY_HAND
from pocketmoney.table.game_in_progress import GameInProgress
from pocketmoney.table.handlers import talk as talk_module
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.reducer import commit_entry
from pocketmoney.table.state import TableState


def make_move(table: TableState, chair: Chair, command: Move, now: int) -> Refusal | None:
    """Check and commit a move. A person for whom a bot played takes the seat back with it."""
    running = table.running
    if running is None or table.phase != PLAYING or chair.seat == NO_SEAT:
        return Refusal("table-no-game")
    if table.paused:
        return Refusal("table-paused")
    if table.undo is not None:
        return Refusal("undo-open")
    found = parse_legal(running, chair.seat, command.move)
    if not isinstance(found, Action):
        return found
    if running.state.boundary() >= 0:
        refusal = _wait_for_rights(table, running, chair.seat, found, now)
        if refusal is not None:
            return refusal
    talk = command.talk
    if talk:
        talk = talk_module.clean(talk)
        refusal = talk_module.may_talk(chair, now)
        if refusal is not None:
            return refusal
    if chair.bot:
        commit_entry(table, entries.CameBack(now, chair.id, 0, chair.id))
    entry = entries.Moved(now, chair.id, command.n, chair.seat, command.move, talk, BY_HAND, max(0, running.checksum))
    commit_entry(table, entry, found)
    return None


def explain(table: TableState, chair: Chair, command: Why, now: int) -> Refusal | None:
    """Why a move may not be made now."""
    running = table.running
    if running is None or chair.seat == NO_SEAT:
        return Refusal("table-no-game")
    found = parse_legal(running, chair.seat, command.move)
    because = messages.Because(move=command.move, done=command.n)
    if isinstance(found, Refusal):
        because = messages.Because(
            move=command.move, key=found.key, args=found.args, rule=found.rule, unlock=found.unlock, done=command.n
        )
    for subscriber in chair.subscribers:
        table.send(subscriber, because)
    return None


def show_piles(table: TableState, subscriber: Subscriber, command: Look, now: int) -> Refusal | None:
    """Look through what lies open."""
    if table.running is None:
        return Refusal("table-no-game")
    table.send(subscriber, messages.Piles(piles=table_messages.raw(table.running.state.piles()), done=command.n))
    return None


def set_standing_answers(table: TableState, chair: Chair, command: Stand, now: int) -> Refusal | None:
    """Standing answers."""
    if table.running is None or table.phase != PLAYING or chair.seat == NO_SEAT:
        return Refusal("table-no-game")
    if command.until not in standing_answers.UNTIL:
        problem = unknown("unknown-until", command.until, list(standing_answers.UNTIL))
        return Refusal(problem.key, problem.details)
    stood = entries.Stood(
        now, chair.id, command.n, chair.seat, list(command.cards), command.others, command.all, command.claim,
        command.until,
    )  # fmt: skip
    commit_entry(table, stood)
    private_messages.yours(table, chair)
    return None


def parse_legal(running: GameInProgress, seat: int, text: str) -> Action | Refusal:
    """The move that a text means, if it may be made now."""
    try:
        action = running.read(text)
    except Problem as problem:
        return Refusal(problem.key, problem.details)
    state = running.state
    refusal = state.check(seat, action)
    if refusal is not None:
        fitted = running.game.fit(state, seat, action)
        if fitted == action or state.check(seat, fitted) is not None:
            return refusal
        action = fitted
    return action


def _wait_for_rights(table: TableState, running: GameInProgress, seat: int, action: Action, now: int) -> Refusal | None:
    """Refuse to start the turn while another seat still has time to claim a right."""
    state = running.state
    if not state.must_begin() or seat not in state.owed():
        return None
    wait = running.opened + clock.grace_period(table.settings.speed) - now
    if wait <= 0 or action in state.rights(seat):
        return None
    for other, _ in state.at_stake():
        if other != seat and not table.is_still:
            return Refusal("table-breath", {"seat": other, "ms": wait, "seconds": -(-wait // 1000)})
    return None

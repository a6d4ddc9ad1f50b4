"""Playing: moves of people and bots, questions that run out of time, standing answers, and the end of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core.action import Action
from pocketmoney.core.game import State
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.core.refusal import Refusal
from pocketmoney.table import (
    bot_requests,
    clock,
    entries,
    lesson_progress,
    messages,
    private_messages,
    reducer,
    standing_answers,
    table_messages,
)
from pocketmoney.table.bot_requests import BotReply
from pocketmoney.table.chair import NO_SEAT, Chair, Guest
from pocketmoney.table.commands import Look, Move, Stand, Why
from pocketmoney.table.entries import BY_BOT, BY_HAND, BY_STANDING, NO_CHAIR
from pocketmoney.table.game_in_progress import GameInProgress
from pocketmoney.table.handlers import talk as talk_module
from pocketmoney.table.handlers import undo
from pocketmoney.table.phase import PLAYING

if TYPE_CHECKING:
    from pocketmoney.table.table import Table

LAPSES_MOST = 2  # questions in a row that a person may let run out before a bot stands in


def move(table: Table, chair: Chair, command: Move, now: int) -> Refusal | None:
    """Make a move; whoever let a bot play is back with it."""
    running = table.running
    if running is None or table.phase != PLAYING or chair.seat == NO_SEAT:
        return Refusal("table-no-game")
    if table.paused:
        return Refusal("table-paused")
    if table.undo is not None:
        return Refusal("undo-open")
    found = _allowed(running, chair.seat, command.move)
    if not isinstance(found, Action):
        return found
    refusal = _out_of_breath(table, running, chair.seat, found, now)
    if refusal is not None:
        return refusal
    talk = command.talk
    if talk:
        talk = talk_module.clean(talk)
        refusal = talk_module.may_talk(chair, now)
        if refusal is not None:
            return refusal
    if chair.bot:
        table.enter(entries.CameBack(now, chair.id, 0, chair.id))
    seat, n = chair.seat, command.n
    _enter(table, entries.Moved(now, chair.id, n, seat, command.move, talk, BY_HAND, running.noted))
    if n:
        chair.last = n
    reducer.move(table, running, seat, found, talk, now, is_own=True)
    go_on(table, now)
    return None


def why(table: Table, chair: Chair, command: Why, now: int) -> Refusal | None:
    """Why a move may not be made now."""
    running = table.running
    if running is None or chair.seat == NO_SEAT:
        return Refusal("table-no-game")
    found = _allowed(running, chair.seat, command.move)
    because = messages.Because(move=command.move, done=command.n)
    if isinstance(found, Refusal):
        because = messages.Because(
            move=command.move, key=found.key, args=found.args, rule=found.rule, unlock=found.unlock, done=command.n
        )
    for guest in chair.guests:
        table.send(guest, because)
    return None


def look(table: Table, guest: Guest, command: Look, now: int) -> Refusal | None:
    """Look through what lies open."""
    if table.running is None:
        return Refusal("table-no-game")
    table.send(guest, messages.Piles(piles=table_messages.raw(table.running.state.piles()), done=command.n))
    return None


def stand(table: Table, chair: Chair, command: Stand, now: int) -> Refusal | None:
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
    table.enter(stood)
    private_messages.yours(table, chair)
    return None


def go_on(table: Table, now: int) -> None:
    """Let happen what follows by itself: standing answers, the end of the game; and let bots get ready."""
    running = table.running
    if running is None or table.phase != PLAYING or table.awaits:
        return
    if not table.is_still and table.undo is None:
        while not running.state.over and _stands(table, running, now):
            pass
        _consent(table, running, now)
    if running.state.over:
        secret, winner = table.draw(32).hex(), running.state.winner
        table.enter(entries.Ended(now, NO_CHAIR, 0, secret, winner, running.noted))
    elif running.unheard and not table.is_still and table.undo is None:
        asks = bot_requests.questions(table, running)
        if asks:
            table.asks += asks
            running.bots_at = running.bots_at or now + _patience(table, running, now)


def tick(table: Table, now: int) -> None:
    """What is due by now: a request that ran out, bots that answer, a question that ran out."""
    undo.expire(table, now)
    running = table.running
    if running is None or table.phase != PLAYING or table.is_still or table.undo is not None:
        return
    go_on(table, now)
    if running.bots_at and now >= running.bots_at:
        running.bots_at = 0
        mark = running.mark
        for answer in sorted(running.held, key=lambda answer: answer.seat):
            if running.mark == mark:
                _give(table, running, answer, now)
        go_on(table, now)
        if table.phase != PLAYING:
            return
    deadline = _deadline(table, running)
    if deadline and now >= deadline:
        _run_out(table, running, now)


def answer_bot(table: Table, answer: BotReply, now: int) -> None:
    """A bot has thought. Its answer counts when its time has come, however quick it was: that is no secret."""
    running = table.running
    if running is None or table.phase != PLAYING or running.number != answer.game or running.mark != answer.mark:
        return
    if answer.seat not in running.asked_bots:
        return
    if now < running.bots_at:
        running.asked_bots.remove(answer.seat)
        running.held.append(answer)
        return
    _give(table, running, answer, now)
    go_on(table, now)


def _give(table: Table, running: GameInProgress, answer: BotReply, now: int) -> None:
    """Let a bot's answer count."""
    running.forget_bot(answer.seat)
    running.replying = None
    if answer.action is None:
        bot_requests.wants_nothing(running, answer)
    elif running.state.check(answer.seat, answer.action) is None:
        running.used += answer.is_right
        _make(table, running, answer.seat, answer.action, BY_BOT, now)


def _patience(table: Table, running: GameInProgress, now: int) -> int:
    """How long bots take over the present question; a person who would lose a right by it gets a moment to use it."""
    state = running.state
    speed = table.settings.speed
    wait = clock.bot_waits(speed, alone=len(running.asked) == 1)
    if lesson_progress.is_on_path(running):
        wait = clock.TEACHES  # slowly enough to be followed
    if state.must_begin():
        for seat, _ in state.at_stake():
            if not running.chairs[seat].bot:
                wait = max(wait, running.opened + clock.breath(speed) - now)
    return wait


def next_due(table: Table) -> int | None:
    """When something happens by itself."""
    if table.undo is not None:
        return table.undo.until or None
    running = table.running
    if running is None or table.phase != PLAYING or table.is_still:
        return None
    deadline = _deadline(table, running)
    if running.bots_at and (not deadline or running.bots_at < deadline):
        return running.bots_at
    return deadline or None


def _make(table: Table, running: GameInProgress, seat: int, action: Action, how: str, now: int) -> None:
    """Make a move, which has been checked, for a seat."""
    _enter(table, entries.Moved(now, NO_CHAIR, 0, seat, running.write(action), "", how, running.noted))
    reducer.move(table, running, seat, action, "", now, is_own=False)


def _enter(table: Table, entry: entries.Moved) -> None:
    """Put a move into the log; whoever does so lets it happen, and need not read it once more."""
    table.seq += 1
    table.entries.append(entries.encode(entry))


def _allowed(running: GameInProgress, seat: int, text: str) -> Action | Refusal:
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


def _out_of_breath(table: Table, running: GameInProgress, seat: int, action: Action, now: int) -> Refusal | None:
    """Whoever must begin waits a moment for others who would lose something by it."""
    state = running.state
    if state.boundary() < 0 or not state.must_begin() or seat not in state.owed():
        return None
    wait = running.opened + clock.breath(table.settings.speed) - now
    if wait <= 0 or action in state.rights(seat):
        return None
    for other, _ in state.at_stake():
        if other != seat and not table.is_still:
            return Refusal("table-breath", {"seat": other, "ms": wait, "seconds": -(-wait // 1000)})
    return None


def _stands(table: Table, running: GameInProgress, now: int) -> bool:
    """Give one standing answer, if there is one to give."""
    state = running.state
    for seat, due in state.dues():
        claims = running.standing[seat]
        always = claims is None and table.settings.speed == clock.NO_CLOCK and not lesson_progress.is_on_path(running)
        if always or (claims is not None and claims.claim and claims.holds(state)):
            _make(table, running, seat, due, BY_STANDING, now)
            return True
    if not any(running.standing):
        return False
    owed = state.owed()
    aimed = state.aimed_at()
    for seat in owed:
        mine = running.standing[seat]
        if mine is None or not mine.holds(state) or not mine.passes(state, seat, aimed):
            continue
        nothing = state.default(seat)
        if nothing is not None and _is_answer(state, len(owed)):
            _make(table, running, seat, nothing, BY_STANDING, now)
            return True
    return False


def _consent(table: Table, running: GameInProgress, now: int) -> None:
    """What all people at the table want, their bots want too."""
    missing = running.state.consents()
    if missing and all(running.chairs[seat].bot for seat, _ in missing):
        for seat, action in missing:
            _make(table, running, seat, action, BY_BOT, now)


def _is_answer(state: State, owed: int) -> bool:
    """Whether the open question is one that may be let pass: never the action of a turn."""
    return owed > 0 and not state.must_begin()


def _deadline(table: Table, running: GameInProgress) -> int:
    """When the present question runs out; 0: it does not."""
    asked = running.asked
    if not asked or table.settings.speed == clock.NO_CLOCK:
        return 0
    length = clock.length(table.settings.speed, running.state.asking(), len(asked))
    if len(asked) == 1:
        if running.chairs[asked[0]].bot:
            return 0
        length += running.bank[asked[0]]
    return running.opened + length


def _run_out(table: Table, running: GameInProgress, now: int) -> None:
    """The time is over: what may be let pass passes. For whoever must say something, or says nothing once too often,
    a bot plays until they are back."""
    state = running.state
    asked = running.asked
    missing = [running.chairs[seat] for seat in state.owed() if state.default(seat) is None]
    if not missing:
        table.enter(entries.Lapsed(now, NO_CHAIR, 0))
        missing = [chair for chair in (running.chairs[seat] for seat in asked) if chair.lapses >= LAPSES_MOST]
    for chair in missing if len(asked) == 1 else ():
        if not chair.bot and not state.over:
            table.enter(entries.SteppedOut(now, NO_CHAIR, 0, chair.id, table.settings.stand_in))
    go_on(table, now)

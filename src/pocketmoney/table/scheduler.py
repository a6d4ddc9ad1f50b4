"""What happens at a table by itself: standing answers, replies of bots, timeouts, and the end of a game."""

from __future__ import annotations

from pocketmoney.core.action import Action
from pocketmoney.core.game import State
from pocketmoney.table import bot_turns, clock, entries, lesson_progress
from pocketmoney.table.bot_request import BotReply
from pocketmoney.table.entries import BY_BOT, BY_STANDING, NO_CHAIR
from pocketmoney.table.game_in_progress import GameInProgress
from pocketmoney.table.handlers import undo
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.reducer import commit_entry
from pocketmoney.table.state import TableState

LAPSES_MOST = 2  # questions in a row that a person may let run out before a bot stands in


def advance(table: TableState, now: int) -> None:
    """Apply what follows by itself: standing answers, consent, the end of the game; then request bots' moves."""
    running = table.running
    if running is None or table.phase != PLAYING or table.awaits:
        return
    is_playing = not table.paused and table.undo is None
    if is_playing:
        state = running.state
        while not state.over and (state.dues() or any(running.standing)):
            if not _give_standing_answer(table, running, now):
                break
        missing = state.consents()
        if missing:
            _give_consent(table, running, missing, now)
    if running.state.over:
        secret, winner = table.draw(32).hex(), running.state.winner
        commit_entry(table, entries.Ended(now, NO_CHAIR, 0, secret, winner, max(0, running.checksum)))
    elif running.unheard and is_playing:
        asks = bot_turns.questions(table, running)
        if asks:
            table.asks += asks
            running.bots_at = running.bots_at or now + _bot_delay(table, running, now)


def tick(table: TableState, now: int) -> None:
    """Run what is due by now: expired undo requests, replies of bots, timeouts."""
    undo.expire(table, now)
    running = table.running
    if running is None or table.phase != PLAYING or table.is_still or table.undo is not None:
        return
    advance(table, now)
    if running.bots_at and now >= running.bots_at:
        _release_bots(table, running, now)
        if table.phase != PLAYING:
            return
    deadline = _question_deadline(table, running)
    if deadline and now >= deadline:
        _time_out(table, running, now)


def answer_bot(table: TableState, answer: BotReply, now: int) -> None:
    """Take the reply of a bot. It counts together with those of the others that were asked, at a time that depends on
    public facts: not on how quick a bot was."""
    running = table.running
    if running is None or table.phase != PLAYING or running.number != answer.game or running.mark != answer.mark:
        return
    if answer.seat not in running.asked_bots:
        return
    del running.asked_bots[answer.seat]
    running.held.append(answer)
    if now >= running.bots_at and not running.asked_bots:
        _release_bots(table, running, now)


def _release_bots(table: TableState, running: GameInProgress, now: int) -> None:
    """Let the replies of bots count, all at once; the usual bot decides for one that is still thinking."""
    running.bots_at = 0
    replies = running.held + [request.decide_at_once() for request in running.asked_bots.values()]
    mark = running.mark
    for reply in sorted(replies, key=lambda reply: reply.seat):
        if running.mark == mark:
            _play_bot_reply(table, running, reply, now)
    advance(table, now)


def _play_bot_reply(table: TableState, running: GameInProgress, answer: BotReply, now: int) -> None:
    """Play the reply of a bot, if it is still legal."""
    running.forget_bot(answer.seat)
    running.replying = None
    if answer.action is None:
        bot_turns.wants_nothing(running, answer)
    elif running.state.check(answer.seat, answer.action) is None:
        running.used += answer.is_right
        _move_for(table, running, answer.seat, answer.action, BY_BOT, now)


def _bot_delay(table: TableState, running: GameInProgress, now: int) -> int:
    """Return how long bots take for the open question; a person who would lose a right has time to use it."""
    state = running.state
    speed = table.settings.speed
    wait = clock.bot_waits(speed, alone=len(running.asked) == 1)
    if lesson_progress.is_on_path(running):
        wait = clock.TEACHES  # slowly enough to be followed
    if state.must_begin():
        for seat, _ in state.at_stake():
            if not running.chairs[seat].bot:
                wait = max(wait, running.opened + clock.grace_period(speed) - now)
    return wait


def next_deadline(table: TableState) -> int | None:
    """Return when something happens by itself: a question times out, a bot's reply counts, an update is sent."""
    due = 0
    running = table.running
    if table.undo is not None:
        due = table.undo.until
    elif running is not None and table.phase == PLAYING and not (table.paused or table.awaits):
        due = _question_deadline(table, running)
        if running.bots_at and (not due or running.bots_at < due):
            due = running.bots_at
    if running is not None and running.deferred:
        for deferred in running.deferred.values():
            due = deferred.due if not due or deferred.due < due else due
    return due or None


def _move_for(table: TableState, running: GameInProgress, seat: int, action: Action, how: str, now: int) -> None:
    """Commit a legal move for a seat."""
    entry = entries.Moved(now, NO_CHAIR, 0, seat, running.write(action), "", how, max(0, running.checksum))
    commit_entry(table, entry, action)


def _give_standing_answer(table: TableState, running: GameInProgress, now: int) -> bool:
    """Give one standing answer; returns whether there was one."""
    state = running.state
    for seat, due in state.dues():
        claims = running.standing[seat]
        always = claims is None and table.settings.speed == clock.NO_CLOCK and not lesson_progress.is_on_path(running)
        if always or (claims is not None and claims.claim and claims.holds(state)):
            _move_for(table, running, seat, due, BY_STANDING, now)
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
        if nothing is not None and _is_passable(state, len(owed)):
            _move_for(table, running, seat, nothing, BY_STANDING, now)
            return True
    return False


def _give_consent(table: TableState, running: GameInProgress, missing: list[tuple[int, Action]], now: int) -> None:
    """Let bots agree to what all people at the table want."""
    if all(running.chairs[seat].bot for seat, _ in missing):
        for seat, action in missing:
            _move_for(table, running, seat, action, BY_BOT, now)


def _is_passable(state: State, owed: int) -> bool:
    """Return whether the open question may be declined: never the action of a turn."""
    return owed > 0 and not state.must_begin()


def _question_deadline(table: TableState, running: GameInProgress) -> int:
    """Return when the open question times out; 0: never."""
    asked = running.asked
    if not asked or table.settings.speed == clock.NO_CLOCK:
        return 0
    length = clock.question_timeout(table.settings.speed, running.state.asking(), len(asked), running.lag)
    if len(asked) == 1:
        if running.chairs[asked[0]].bot:
            return 0
        length += running.bank[asked[0]]
    return running.opened + length


def _time_out(table: TableState, running: GameInProgress, now: int) -> None:
    """Let seats decline that have not answered in time. A bot takes over a seat that cannot decline, or has let too
    many questions time out, until the person is back."""
    state = running.state
    asked = running.asked
    missing = [running.chairs[seat] for seat in state.owed() if state.default(seat) is None]
    if not missing:
        commit_entry(table, entries.Lapsed(now, NO_CHAIR, 0))
        missing = [chair for chair in (running.chairs[seat] for seat in asked) if chair.lapses >= LAPSES_MOST]
    for chair in missing if len(asked) == 1 else ():
        if not chair.bot and not state.over:
            commit_entry(table, entries.SteppedOut(now, NO_CHAIR, 0, chair.id, table.settings.stand_in))
    advance(table, now)

"""Updates of the game in progress: what happened, the new position, and what each seat sees and may do.

A busy driver lets a table coalesce updates: seats that are not asked anything get several of them in one message. Which
seats wait, and how long, follows from public facts or from what that seat did itself.
"""

from __future__ import annotations

from typing import Final

import msgspec

from pocketmoney.core.event import EVERYBODY
from pocketmoney.core.game import Json
from pocketmoney.table import clock, messages, private_messages, talk_messages
from pocketmoney.table.chair import NO_SEAT, Chair, Subscriber
from pocketmoney.table.game_in_progress import Deferred, GameInProgress
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.state import TableState

_encode: Final = msgspec.json.Encoder().encode
_NOTHING: Final = b"[]"


def send_update(table: TableState, running: GameInProgress, now: int, sender: Subscriber | None, n: int) -> bool:
    """Send what everybody sees to all subscribers; returns whether it acknowledges the sender's command, too."""
    running.is_new = False
    running.touched.clear()
    fresh, running.fresh = running.fresh, []
    news, running.news = running.news, []
    public = running.state.public()
    shared = shared_part(table, running, public, now)
    for_all: list[bytes] = []
    for to, event in fresh:
        if to == EVERYBODY:
            for_all.append(event)
    joined = b"[" + b",".join(for_all) + b"]"
    may_wait = table.coalesce_ms > 0 and table.phase == PLAYING and not table.is_changed and not running.said
    acting = None if sender is None else sender.chair
    for chair in table.chairs:
        if not chair.subscribers:
            continue
        done = n if chair is acting else 0
        seat = chair.seat
        deferred = running.deferred.get(seat)
        is_second = done > 0 and deferred is not None and deferred.done > 0
        mine = for_all if len(for_all) == len(fresh) else _events_of(seat, fresh)
        if may_wait and seat >= 0 and seat not in running.asked and not is_second:
            _defer(table, running, seat, mine, done, now, is_public=True)
            continue
        if deferred is not None:
            del running.deferred[seat]
            if is_second:
                _send(table, chair, messages.encode(messages.Done(n=deferred.done)))
            done = done or deferred.done
            mine = deferred.events + mine
        events = joined if mine is for_all else b"[" + b",".join(mine) + b"]"
        encoded = encode_play(table, running, shared, seat, events, done, 0)
        for subscriber in chair.subscribers:
            table.outgoing.append((subscriber, encoded))
    if table.watchers:
        encoded = encode_play(table, running, shared, NO_SEAT, joined, 0, 0)
        table.outgoing += [(watcher, encoded) for watcher in table.watchers]
    if running.said:
        talk_messages.send_move_talk(table, running)
    if news and running.unheard:
        talk_messages.send_bot_remark(table, running, news)
    if table.reveal is not None and table.phase != PLAYING and fresh:
        for subscriber in table.subscribers():
            table.send(subscriber, table.reveal)
    if table.has_ledger_limits:
        private_messages.warn_about_ledger(table, public, now)
    return acting is not None


def send_sealed_updates(
    table: TableState, running: GameInProgress, now: int, subscriber: Subscriber | None, n: int
) -> bool:
    """Send seats the update that their sealed answer changes; no other seat gets a message."""
    touched, running.touched = running.touched, set()
    answered = False
    for seat in touched:
        chair = running.chairs[seat]
        if not chair.subscribers:
            continue
        is_sender = subscriber is not None and subscriber.chair is chair
        answered = answered or is_sender
        done = n if is_sender else 0
        if done and seat in running.deferred:
            send_deferred(table, running, [seat], now)
        _defer(table, running, seat, [], done, now, is_public=False)
        if not table.coalesce_ms:
            send_deferred(table, running, [seat], now)
    return answered


def send_due_updates(table: TableState, running: GameInProgress, now: int) -> None:
    """Send the deferred updates that are due."""
    due = [seat for seat, waiting in running.deferred.items() if waiting.due <= now]
    if due:
        send_deferred(table, running, due, now)


def send_deferred_first(table: TableState, running: GameInProgress, now: int) -> None:
    """Send deferred updates before other messages to the same seats, so that all come in order."""
    waiting = running.deferred
    rest, table.outgoing = table.outgoing, []
    for subscriber, message in rest:
        chair = subscriber.chair
        if chair is not None and chair.seat in waiting:
            send_deferred(table, running, [chair.seat], now)
        table.outgoing.append((subscriber, message))


def send_deferred(table: TableState, running: GameInProgress, seats: list[int], now: int) -> None:
    """Send the deferred updates of these seats."""
    head = b""
    for seat in seats:
        waiting = running.deferred.pop(seat, None)
        chair = running.chairs[seat]
        if waiting is None or not chair.subscribers:
            continue
        if waiting.is_public and not head:
            head = shared_part(table, running, running.state.public(), now)
        above = head if waiting.is_public else b'{"is":"play","game":%d' % running.number
        _send(
            table,
            chair,
            encode_play(table, running, above, seat, b"[" + b",".join(waiting.events) + b"]", waiting.done, 0),
        )


def send_deferred_to(table: TableState, chair: Chair, now: int) -> None:
    """Send the subscribers of a chair what was deferred for them, before they become others."""
    running = table.running
    if running is not None and chair.seat in running.deferred:
        send_deferred(table, running, [chair.seat], now)


def _add_grace(table: TableState, running: GameInProgress, timer: messages.Clock, now: int) -> None:
    """Add how long the seat that must begin waits for another seat that may claim something, and which one that is."""
    wait = running.opened + clock.grace_period(table.settings.speed) - now
    for seat, _ in running.state.at_stake() if wait > 0 else ():
        if seat not in running.asked:
            timer.grace, timer.claims = wait, seat
            return


def shared_part(table: TableState, running: GameInProgress, public: Json, now: int) -> bytes:
    """Encode the part of a `Play` message that is the same for all. It is joined by hand: this is what a move costs."""
    encoded = _encode(public)
    if not (table.paused or table.awaits) and table.undo is None and table.phase == PLAYING:
        asked = running.asked
        length = clock.question_timeout(table.settings.speed, running.state.asking(), len(asked), running.lag)
        if length:
            bank = running.bank[asked[0]] if len(asked) == 1 else 0
            timer = messages.Clock(left=max(0, running.opened + length - now), of=length, bank=bank)
            if running.state.must_begin():
                _add_grace(table, running, timer, now)
            return b'{"is":"play","game":%d,"public":%b,"clock":%b' % (running.number, encoded, _encode(timer))
    return b'{"is":"play","game":%d,"public":%b' % (running.number, encoded)


def encode_play(
    table: TableState, running: GameInProgress, head: bytes, seat: int, events: bytes, done: int, missed: int
) -> bytes:
    """Encode a whole `Play` message: the shared part, then the part of one seat."""
    more = b',"done":%d' % done if done else b""
    if missed:
        more += b',"missed":%d' % missed
    if seat < 0:
        return b'%b,"seen":%d,"events":%b%b}' % (head, running.heard_by_all, events, more)
    state = running.state
    choices = (
        _encode(state.choices(seat)) if table.phase == PLAYING and not (table.paused or table.awaits) else _NOTHING
    )
    seen = _encode(running.heard_by_all + running.private[seat])
    own = _encode(state.own(seat))
    parts = [head, b',"seen":', seen, b',"events":', events, b',"own":', own, b',"choices":', choices, more, b"}"]
    return b"".join(parts)  # measured: two thirds of what filling in a pattern costs


def _defer(
    table: TableState, running: GameInProgress, seat: int, events: list[bytes], done: int, now: int, *, is_public: bool
) -> None:
    """Defer an update of a seat; an earlier one keeps its due time."""
    waiting = running.deferred.get(seat)
    if waiting is None:
        waiting = running.deferred[seat] = Deferred(now + table.coalesce_ms)
    waiting.events += events
    waiting.done = done or waiting.done
    waiting.is_public = waiting.is_public or is_public


def _events_of(seat: int, fresh: list[tuple[int, bytes]]) -> list[bytes]:
    """Return the events that a seat may see."""
    return [event for to, event in fresh if to == EVERYBODY or to == seat]


def _send(table: TableState, chair: Chair, encoded: bytes) -> None:
    for one in chair.subscribers:
        table.outgoing.append((one, encoded))

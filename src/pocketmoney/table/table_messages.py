"""Messages about the table: welcome, the table itself, acknowledgements and refusals."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw

from pocketmoney import __version__
from pocketmoney.core.record import RULES_VERSION
from pocketmoney.core.refusal import Refusal
from pocketmoney.table import broadcast, lesson_progress, messages, private_messages
from pocketmoney.table.chair import (
    NO_SEAT,
    Chair,
    Subscriber,
    hashed,
)
from pocketmoney.table.game_in_progress import GameInProgress
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.state import TableState

_encode: Final = msgspec.json.Encoder().encode
_TABLE: Final = b'{"is":"table"'


def raw(data: Any) -> Raw:
    """Encode plain data."""
    return Raw(_encode(data))


def welcome(table: TableState, subscriber: Subscriber, token: str, game: int, seen: int, now: int) -> None:
    """Send a new subscriber everything it needs, with its token if it has just taken a seat."""
    last = subscriber.last_ack = 0 if subscriber.chair is None else subscriber.chair.last
    greeting = messages.Welcome(v=messages.VERSION, program=__version__, rules=RULES_VERSION, token=token, last=last)
    table.send(subscriber, greeting)
    catch_up(table, subscriber, game, seen, now)


def catch_up(table: TableState, subscriber: Subscriber, game: int, seen: int, now: int) -> None:
    """Send the table, the position, and the events that the subscriber has missed."""
    _send_table(table, [subscriber])
    chair = subscriber.chair
    if chair is not None:
        private_messages.yours(table, chair)
    running = table.running
    if running is None:
        return
    seat = NO_SEAT if chair is None else chair.seat
    events, missed = running.missed_by(seat, seen if game == running.number else 0)
    told = b"[%b]" % b",".join(events)
    shared = broadcast.shared_part(table, running, running.state.public(), now)
    table.outgoing.append((subscriber, broadcast.encode_play(table, running, shared, seat, told, 0, missed)))
    if table.reveal is not None:
        table.send(subscriber, table.reveal)


def send_table(table: TableState) -> None:
    """Send the table to every subscriber after a change."""
    table.is_changed = False
    _send_table(table, table.subscribers())


def acknowledge(table: TableState, subscriber: Subscriber, n: int) -> None:
    """Acknowledge a command to all subscribers of the chair: they share its numbers."""
    chair = subscriber.chair
    alike = [subscriber] if chair is None or subscriber not in chair.subscribers else chair.subscribers
    for one in alike:
        table.send(one, messages.Done(n=n))


def refuse(table: TableState, subscriber: Subscriber, n: int, refusal: Refusal) -> None:
    """Send the reason why a command was refused."""
    table.send(
        subscriber,
        messages.Refused(n=n, key=refusal.key, args=refusal.args, rule=refusal.rule, unlock=refusal.unlock),
    )


def _send_table(table: TableState, subscribers: list[Subscriber]) -> None:
    """Send the table to subscribers, each with its own chair and seat."""
    if not subscribers:
        return
    settings = table.settings
    running = table.running if table.phase == PLAYING else None
    chairs = [_chair(table, chair, running) for chair in table.chairs]
    undo = None
    if table.undo is not None:
        undo = messages.UndoNow(seat=table.undo.seat, by=table.undo.by, agreed=list(table.undo.agreed))
    vote = None
    if table.vote is not None:
        asked = table.vote
        vote = messages.VoteNow(
            option=asked.option, value=asked.value, by=asked.by, yes=list(asked.yes), no=list(asked.no)
        )
    lesson = lesson_progress.now(table)
    screens = sum([watcher.is_screen for watcher in table.watchers])
    screen = next((watcher.screen for watcher in table.watchers if watcher.screen is not None), None)
    is_first = not table.outgoing
    for_watchers = b""  # all of them see the same, and hundreds may watch
    for subscriber in subscribers:
        chair = subscriber.chair
        if chair is None and for_watchers:
            if is_first or for_watchers != _last_table(table, subscriber):
                table.outgoing.append((subscriber, for_watchers))
            continue
        requests = []
        if chair is not None and table.seat_requests:
            own = [one for one in table.seat_requests if table.judge_of(table.chair(one.chair)) is chair]
            requests = [messages.SeatAsk(ask=one.number, chair=one.chair) for one in own]
        you = messages.You(chair=-1 if chair is None else chair.id, seat=NO_SEAT if chair is None else chair.seat)
        encoded = messages.encode(
            messages.TableNow(
                code=table.code,
                you=you,
                phase=table.phase,
                host=table.host,
                chairs=chairs,
                game=settings.game,
                options=settings.options,
                decks=settings.decks,
                speed=settings.speed,
                family=settings.family,
                listed=settings.listed,
                stand_in=settings.stand_in,
                paused=table.paused,
                commit=table.commit,
                games=table.games,
                watchers=len(table.watchers) - screens,
                screens=screens,
                screen=screen if chair is not None and chair.id == table.host else None,
                seat_asks=requests,
                notice="" if chair is None else private_messages.unread_notice(table, chair),
                continued=table.running is not None and table.running.is_continued,
                stuck=table.is_stuck,
                dealt_by=table.dealt_by if table.phase == PLAYING and table.dealt_by != RULES_VERSION else "",
                differs=table.differs.args() if table.is_stuck and table.differs is not None else {},
                undo=undo,
                vote=vote,
                lesson=lesson,
            )
        )
        if chair is None:
            for_watchers = encoded
        if is_first or encoded != _last_table(table, subscriber):
            table.outgoing.append((subscriber, encoded))


def _last_table(table: TableState, subscriber: Subscriber) -> bytes:
    """Return the table message already queued for this subscriber, if any."""
    for one, message in reversed(table.outgoing):
        if one is subscriber and message.startswith(_TABLE):
            return message
    return b""


def _chair(table: TableState, chair: Chair, running: GameInProgress | None) -> messages.ChairNow:
    return messages.ChairNow(
        id=chair.id,
        name=chair.name,
        seat=chair.seat,
        bot=chair.bot,
        person=chair.is_person,
        here=bool(chair.subscribers),
        ready=chair.ready,
        entropy=hashed(chair.entropy) if chair.entropy else "",
        bank=running.bank[chair.seat] if running is not None and chair.seat != NO_SEAT else 0,
        wins=chair.wins,
        doodle=chair.doodle,
    )

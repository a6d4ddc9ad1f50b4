"""Who is told what: the table to everybody, the game to each seat as it may see it, private matters to their owner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw

from pocketmoney import __version__
from pocketmoney.core.record import RULES_VERSION
from pocketmoney.core.refusal import Refusal
from pocketmoney.table import messages, news, private, teaching
from pocketmoney.table.chairs import NO_SEAT, Chair, Guest, hashed
from pocketmoney.table.phases import PLAYING
from pocketmoney.table.running import Running

if TYPE_CHECKING:
    from pocketmoney.table.table import Table

_encode: Final = msgspec.json.Encoder().encode
_TABLE: Final = b'{"is":"table"'


def raw(data: Any) -> Raw:
    """Plain data, encoded."""
    return Raw(_encode(data))


def welcome(table: Table, guest: Guest, token: str, game: int, seen: int, now: int) -> None:
    """Everything that a device needs which has just come, or come back; and its token, if it has just taken a seat."""
    last = guest.told = 0 if guest.chair is None else guest.chair.last
    greeting = messages.Welcome(v=messages.VERSION, program=__version__, rules=RULES_VERSION, token=token, last=last)
    table.send(guest, greeting)
    catch_up(table, guest, game, seen, now)


def catch_up(table: Table, guest: Guest, game: int, seen: int, now: int) -> None:
    """How things stand, and what was not seen of the running game."""
    _send_table(table, [guest])
    chair = guest.chair
    if chair is not None:
        private.yours(table, chair)
    running = table.running
    if running is None:
        return
    seat = NO_SEAT if chair is None else chair.seat
    events, missed = running.missed_by(seat, seen if game == running.number else 0)
    told = b"[%b]" % b",".join(events)
    head = news.now_public(table, running, now)
    table.out.append((guest, news.play(table, running, head, seat, told, 0, missed)))
    if table.reveal is not None:
        table.send(guest, table.reveal)


def tell(table: Table, now: int, guest: Guest | None, n: int) -> None:
    """After anything has happened: tell everybody what is new for them; and the sender that it is done."""
    answered = False
    running = table.running
    if running is not None:
        if running.is_new:
            answered = news.tell_all(table, running, now, guest, n)
        elif running.touched:
            answered = news.tell_some(table, running, now, guest, n)
    if table.is_changed:
        table.is_changed = False
        _send_table(table, table.guests())
    if n and guest is not None and not answered:
        done(table, guest, n)
    if running is not None and running.waiting and table.out:
        news.tell_first(table, running, now)


def done(table: Table, guest: Guest, n: int) -> None:
    """Say that a command is done, to every device of the sender: they share the row of numbers."""
    devices = [guest] if guest.chair is None or guest not in guest.chair.guests else guest.chair.guests
    for device in devices:
        table.send(device, messages.Done(n=n))


def refuse(table: Table, guest: Guest, n: int, refusal: Refusal) -> None:
    """Say why a command is not done."""
    table.send(
        guest,
        messages.Refused(n=n, key=refusal.key, args=refusal.args, rule=refusal.rule, unlock=refusal.unlock),
    )


def _send_table(table: Table, guests: list[Guest]) -> None:
    """Tell devices about the table; each learns who it is."""
    if not guests:
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
    lesson = teaching.now(table)
    screens = sum([guest.is_screen for guest in table.watchers])
    for guest in guests:
        chair = guest.chair
        asks = []
        if chair is not None and table.seat_asks:
            answers = [one for one in table.seat_asks if table.answers_for(table.chair(one.chair)) is chair]
            asks = [messages.SeatAsk(ask=one.number, chair=one.chair) for one in answers]
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
                seat_asks=asks,
                notice="" if chair is None else private.unread_notice(table, chair),
                continued=table.running is not None and table.running.is_continued,
                stuck=table.is_stuck,
                dealt_by=table.dealt_by if table.phase == PLAYING and table.dealt_by != RULES_VERSION else "",
                differs=table.differs.args() if table.is_stuck and table.differs is not None else {},
                undo=undo,
                vote=vote,
                lesson=lesson,
            )
        )
        if encoded != _last_table(table, guest):
            table.out.append((guest, encoded))


def _last_table(table: Table, guest: Guest) -> bytes:
    """What a device is told about the table already by what it is going to hear; whoever has just come is."""
    for one, message in reversed(table.out):
        if one is guest and message.startswith(_TABLE):
            return message
    return b""


def _chair(table: Table, chair: Chair, running: Running | None) -> messages.ChairNow:
    return messages.ChairNow(
        id=chair.id,
        name=chair.name,
        seat=chair.seat,
        bot=chair.bot,
        person=chair.is_person,
        here=bool(chair.guests),
        ready=chair.ready,
        entropy=hashed(chair.entropy) if chair.entropy else "",
        bank=running.bank[chair.seat] if running is not None and chair.seat != NO_SEAT else 0,
        wins=chair.wins,
    )

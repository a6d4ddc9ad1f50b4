"""Who is told what: the table to everybody, the game to each seat as it may see it, private matters to their owner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw

from pocketmoney import __version__
from pocketmoney.core.event import EVERYBODY
from pocketmoney.core.record import RULES_VERSION
from pocketmoney.core.refusal import Refusal
from pocketmoney.table import clock, company, ledger, messages, private, talking
from pocketmoney.table.chairs import NO_SEAT, Chair, Guest, hashed
from pocketmoney.table.phases import PLAYING
from pocketmoney.table.running import Running

if TYPE_CHECKING:
    from pocketmoney.table.table import Table

_encode: Final = msgspec.json.Encoder().encode
_NOTHING: Final = b"[]"


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
    head = _head(running, _encode(running.state.public()), _clock(table, running, now))
    table.out.append((guest, head + _tail(table, running, seat, _joined(events), 0, missed)))
    if table.reveal is not None:
        table.send(guest, table.reveal)


def tell(table: Table, now: int, guest: Guest | None, n: int) -> None:
    """After anything has happened: tell everybody what is new for them; and the sender that it is done."""
    answered = False
    running = table.running
    if running is not None:
        if running.is_new:
            answered = _tell_all(table, running, now, guest, n)
        elif running.touched:
            answered = _tell_some(table, running, guest, n)
    if table.is_changed:
        table.is_changed = False
        _send_table(table, table.guests())
    if n and guest is not None and not answered:
        done(table, guest, n)


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


def _tell_all(table: Table, running: Running, now: int, guest: Guest | None, n: int) -> bool:
    """Something happened that everybody sees."""
    running.is_new = False
    running.touched.clear()
    fresh, running.fresh = running.fresh, []
    news, running.news = running.news, []
    public = running.state.public()
    head = _head(running, _encode(public), _clock(table, running, now))
    is_open = True
    for to, _ in fresh:
        is_open = is_open and to == EVERYBODY
    told = _joined([event for _, event in fresh])
    sender = None if guest is None else guest.chair
    out = table.out
    for chair in table.chairs:
        if chair.guests:
            events = told if is_open else _heard_by(chair.seat, fresh)
            done = n if chair is sender else 0
            encoded = head + _tail(table, running, chair.seat, events, done, 0)
            for one in chair.guests:
                out.append((one, encoded))
    if table.watchers:
        events = told if is_open else _heard_by(NO_SEAT, fresh)
        encoded = head + _tail(table, running, NO_SEAT, events, 0, 0)
        out += [(one, encoded) for one in table.watchers]
    if running.said:
        _say(table, running)
    if news and running.unheard:
        _remark(table, running, news)
    if table.reveal is not None and table.phase != PLAYING and fresh:
        for one in table.guests():
            table.send(one, table.reveal)
    ledger.warn(table, public, now)
    return sender is not None


def _tell_some(table: Table, running: Running, guest: Guest | None, n: int) -> bool:
    """Something changed for some seats alone: an answer was sealed. Nobody else hears anything."""
    touched, running.touched = running.touched, set()
    head = b'{"is":"play","game":%d' % running.number
    answered = False
    for seat in touched:
        chair = running.chairs[seat]
        if not chair.guests:
            continue
        is_sender = guest is not None and guest.chair is chair
        answered = answered or is_sender
        encoded = head + _tail(table, running, seat, _NOTHING, n if is_sender else 0, 0)
        table.out += [(one, encoded) for one in chair.guests]
    return answered


def _head(running: Running, public: bytes, timer: messages.Clock | None) -> bytes:
    """The part of a `Play` message that is the same for all. It is put together by hand: this is what a move costs."""
    if timer is None:
        return b'{"is":"play","game":%d,"public":%b' % (running.number, public)
    return b'{"is":"play","game":%d,"public":%b,"clock":%b' % (running.number, public, _encode(timer))


def _tail(table: Table, running: Running, seat: int, events: bytes, done: int, missed: int) -> bytes:
    """The part of a `Play` message that is one seat's own."""
    more = b',"done":%d' % done if done else b""
    if missed:
        more += b',"missed":%d' % missed
    if seat < 0:
        return b',"seen":%d,"events":%b%b}' % (running.heard_by_all, events, more)
    state = running.state
    choices = _encode(state.choices(seat)) if table.phase == PLAYING and not table.paused else _NOTHING
    seen = running.heard_by_all + running.private[seat]
    own = _encode(state.own(seat))
    return b',"seen":%d,"events":%b,"own":%b,"choices":%b%b}' % (seen, events, own, choices, more)


def _clock(table: Table, running: Running, now: int) -> messages.Clock | None:
    """How long the question stays open; nothing where there is no clock, or it stands still."""
    if table.paused or table.undo is not None or table.phase != PLAYING:
        return None
    asked = running.asked
    length = clock.length(table.settings.speed, running.state.asking(), len(asked))
    if not length:
        return None
    bank = running.bank[asked[0]] if len(asked) == 1 else 0
    return messages.Clock(left=max(0, running.opened + length - now), of=length, bank=bank)


def _joined(events: list[bytes]) -> bytes:
    return b"[" + b",".join(events) + b"]"


def _heard_by(seat: int, fresh: list[tuple[int, bytes]]) -> bytes:
    return _joined([event for to, event in fresh if to == EVERYBODY or to == seat])


def _say(table: Table, running: Running) -> None:
    """Talk that rode on moves which have been made, or have counted."""
    said, running.said = running.said, []
    for seat, text in said:
        chair = running.chairs[seat]
        talking.spread(table, chair, messages.Talk(chair=chair.id, text=talking.heard(table, text)))


def _remark(table: Table, running: Running, news: list[Any]) -> None:
    """At most one character says something about what happened; at the end everybody may."""
    for seat in running.unheard:
        chair = running.chairs[seat]
        if company.talks(chair.bot) and company.remark(table, running, seat, news) and not running.state.over:
            return


def _send_table(table: Table, guests: list[Guest]) -> None:
    """Tell devices about the table; each learns who it is."""
    if not guests:
        return
    settings = table.settings
    running = table.running if table.phase == PLAYING else None
    chairs = [_chair(table, chair, running) for chair in table.chairs]
    undo = None
    if table.undo is not None:
        undo = messages.UndoNow(seat=table.undo.seat, agreed=list(table.undo.agreed))
    vote = None
    if table.vote is not None:
        asked = table.vote
        vote = messages.VoteNow(
            option=asked.option, value=asked.value, by=asked.by, yes=list(asked.yes), no=list(asked.no)
        )
    for guest in guests:
        chair = guest.chair
        you = messages.You(chair=-1 if chair is None else chair.id, seat=NO_SEAT if chair is None else chair.seat)
        table.send(
            guest,
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
                watchers=len(table.watchers),
                notice="" if chair is None else private.unread_notice(table, chair),
                stuck=table.is_stuck,
                undo=undo,
                vote=vote,
            ),
        )


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

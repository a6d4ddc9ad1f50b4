"""What devices are told of the running game: what happened, how things stand, and what each seat sees and may do.

Where the driver has a lot to do it lends a table some patience, and whoever is not asked anything then hears of several
things at once. Who waits, and until when, follows from what everybody knows or from what that seat did itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET

from pocketmoney.core.event import EVERYBODY
from pocketmoney.table import clock, company, ledger, messages, talking
from pocketmoney.table.chairs import NO_SEAT, Chair, Guest
from pocketmoney.table.phases import PLAYING
from pocketmoney.table.running import Running, Waiting

if TYPE_CHECKING:
    from pocketmoney.table.table import Table

_encode: Final = msgspec.json.Encoder().encode
_NOTHING: Final = b"[]"


def tell_all(table: Table, running: Running, now: int, guest: Guest | None, n: int) -> bool:
    """Something happened that everybody sees; returns whether the sender has been, or will be, told with it."""
    running.is_new = False
    running.touched.clear()
    fresh, running.fresh = running.fresh, []
    news, running.news = running.news, []
    public = running.state.public()
    head = _head(running, _encode(public), _clock(table, running, now))
    told = [event for to, event in fresh if to == EVERYBODY]
    is_open = len(told) == len(fresh)
    joined = _joined(told)
    may_wait = table.patience > 0 and table.phase == PLAYING and not table.is_changed and not running.said
    sender = None if guest is None else guest.chair
    for chair in table.chairs:
        if chair.guests:
            done = n if chair is sender else 0
            seat = chair.seat
            waiting = running.waiting.get(seat)
            is_second = done > 0 and waiting is not None and waiting.done > 0
            mine = told if is_open else _of(seat, fresh)
            if may_wait and seat >= 0 and seat not in running.asked and not is_second:
                _put_off(table, running, seat, mine, done, now, is_news=True)
                continue
            if waiting is not None:
                del running.waiting[seat]
                if is_second:
                    _send(table, chair, messages.encode(messages.Done(n=waiting.done)))
                done = done or waiting.done
                mine = waiting.events + mine
            events = joined if mine is told else _joined(mine)
            _send(table, chair, play(table, running, head, seat, events, done, 0))
    if table.watchers:
        encoded = play(table, running, head, NO_SEAT, joined, 0, 0)
        table.out += [(one, encoded) for one in table.watchers]
    if running.said:
        _say(table, running)
    if news and running.unheard:
        _remark(table, running, news)
    if table.reveal is not None and table.phase != PLAYING and fresh:
        for one in table.guests():
            table.send(one, table.reveal)
    ledger.warn(table, public, now)
    return sender is not None


def tell_some(table: Table, running: Running, now: int, guest: Guest | None, n: int) -> bool:
    """Something changed for some seats alone: an answer was sealed. Nobody else hears anything."""
    touched, running.touched = running.touched, set()
    answered = False
    for seat in touched:
        chair = running.chairs[seat]
        if not chair.guests:
            continue
        is_sender = guest is not None and guest.chair is chair
        answered = answered or is_sender
        done = n if is_sender else 0
        if done and seat in running.waiting:
            tell_waiting(table, running, [seat], now)
        _put_off(table, running, seat, [], done, now, is_news=False)
        if not table.patience:
            tell_waiting(table, running, [seat], now)
    return answered


def tell_due(table: Table, running: Running, now: int) -> None:
    """Tell those who have waited long enough."""
    due = [seat for seat, waiting in running.waiting.items() if waiting.due <= now]
    if due:
        tell_waiting(table, running, due, now)


def tell_first(table: Table, running: Running, now: int) -> None:
    """Whoever is told something else is told first what has waited for them, so that all comes in order."""
    waiting = running.waiting
    rest, table.out = table.out, []
    for guest, message in rest:
        chair = guest.chair
        if chair is not None and chair.seat in waiting:
            tell_waiting(table, running, [chair.seat], now)
        table.out.append((guest, message))


def tell_waiting(table: Table, running: Running, seats: list[int], now: int) -> None:
    """Tell these seats now what has waited for them."""
    head = b""
    for seat in seats:
        waiting = running.waiting.pop(seat, None)
        chair = running.chairs[seat]
        if waiting is None or not chair.guests:
            continue
        if waiting.is_news and not head:
            head = now_public(table, running, now)
        above = head if waiting.is_news else b'{"is":"play","game":%d' % running.number
        _send(table, chair, play(table, running, above, seat, _joined(waiting.events), waiting.done, 0))


def now_public(table: Table, running: Running, now: int) -> bytes:
    """How things stand for everybody: the first part of a `Play` message."""
    return _head(running, _encode(running.state.public()), _clock(table, running, now))


def play(table: Table, running: Running, head: bytes, seat: int, events: bytes, done: int, missed: int) -> bytes:
    """A whole `Play` message: what is the same for all, then what is one seat's own."""
    more = b',"done":%d' % done if done else b""
    if missed:
        more += b',"missed":%d' % missed
    if seat < 0:
        return b'%b,"seen":%d,"events":%b%b}' % (head, running.heard_by_all, events, more)
    state = running.state
    choices = _encode(state.choices(seat)) if table.phase == PLAYING and not table.is_still else _NOTHING
    seen = _encode(running.heard_by_all + running.private[seat])
    own = _encode(state.own(seat))
    parts = [head, b',"seen":', seen, b',"events":', events, b',"own":', own, b',"choices":', choices, more, b"}"]
    return b"".join(parts)  # measured: two thirds of what filling in a pattern costs


def _head(running: Running, public: bytes, timer: messages.Clock | None) -> bytes:
    """The part of a `Play` message that is the same for all. It is put together by hand: this is what a move costs."""
    if timer is None:
        return b'{"is":"play","game":%d,"public":%b' % (running.number, public)
    return b'{"is":"play","game":%d,"public":%b,"clock":%b' % (running.number, public, _encode(timer))


def _clock(table: Table, running: Running, now: int) -> messages.Clock | None:
    """How long the question stays open; nothing where there is no clock, or it stands still."""
    if table.is_still or table.undo is not None or table.phase != PLAYING:
        return None
    asked = running.asked
    length = clock.length(table.settings.speed, running.state.asking(), len(asked))
    if not length:
        return None
    bank = running.bank[asked[0]] if len(asked) == 1 else 0
    grace, claims = _grace(table, running, now)
    return messages.Clock(
        left=max(0, running.opened + length - now), of=length, bank=bank, grace=grace or UNSET,
        claims=claims if grace else UNSET,
    )  # fmt: skip


def _grace(table: Table, running: Running, now: int) -> tuple[int, int]:
    """Return how long whoever must begin waits for another seat that may claim something, in ms; and that seat."""
    state = running.state
    if state.boundary() >= 0 and state.must_begin():
        wait = running.opened + clock.breath(table.settings.speed) - now
        for seat, _ in state.at_stake() if wait > 0 else ():
            if seat not in running.asked:
                return wait, seat
    return 0, NO_SEAT


def _put_off(
    table: Table, running: Running, seat: int, events: list[bytes], done: int, now: int, *, is_news: bool
) -> None:
    """Let a seat wait; what has waited already keeps its time."""
    waiting = running.waiting.get(seat)
    if waiting is None:
        waiting = running.waiting[seat] = Waiting(now + table.patience)
    waiting.events += events
    waiting.done = done or waiting.done
    waiting.is_news = waiting.is_news or is_news


def _joined(events: list[bytes]) -> bytes:
    return b"[" + b",".join(events) + b"]"


def _of(seat: int, fresh: list[tuple[int, bytes]]) -> list[bytes]:
    """Those of some events that a seat hears."""
    return [event for to, event in fresh if to == EVERYBODY or to == seat]


def _send(table: Table, chair: Chair, encoded: bytes) -> None:
    for one in chair.guests:
        table.out.append((one, encoded))


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

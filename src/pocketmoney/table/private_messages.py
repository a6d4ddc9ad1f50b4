"""What concerns one person alone: private settings, standing answers, and what they have yet to read."""

from __future__ import annotations

from typing import Any, Final

from pocketmoney import games
from pocketmoney.table import messages
from pocketmoney.table.chair import NO_SEAT, Chair
from pocketmoney.table.state import TableState

_MICROLITRES: Final = 1000  # in a millilitre
_HOUR: Final = 3_600_000
_CAP: Final = 1
_PACE: Final = 2


def yours(table: TableState, chair: Chair) -> None:
    """Private matters, to their owner alone."""
    mine = None
    if table.running is not None and chair.seat != NO_SEAT:
        mine = table.running.standing[chair.seat]
    message = messages.Yours(
        how=chair.how,
        cap=chair.cap,
        pace=chair.pace,
        muted=sorted(chair.muted),
        cards=[] if mine is None else sorted(mine.cards),
        others=mine is not None and mine.others,
        all=mine is not None and mine.all,
        claim=mine is not None and mine.claim,
        until="" if mine is None else mine.until,
    )
    for subscriber in chair.subscribers:
        table.send(subscriber, message)


def unread_notice(table: TableState, chair: Chair) -> str:
    """The catalogue key of what that person has yet to read before this game; empty: nothing."""
    for notice in games.find(table.settings.game).notices():
        if notice not in chair.read:
            return notice
    return ""


def warn_about_ledger(table: TableState, public: dict[str, Any], now: int) -> None:
    """Speak up, to the person alone, once a cap is reached or the pace is too fast (R163)."""
    booked = public.get("drunk")
    if booked is None or table.running is None:
        return
    begun = table.running.begun
    for chair in table.chairs:
        if chair.seat == NO_SEAT or not (chair.cap or chair.pace) or not chair.subscribers:
            continue
        drunk = booked[chair.seat] // _MICROLITRES
        if chair.cap and drunk >= chair.cap and not chair.warned & _CAP:
            chair.warned |= _CAP
            _send_notice(table, chair, "ledger-cap", {"ml": drunk, "cap": chair.cap})
        hours = max(now - begun, _HOUR // 4) / _HOUR
        if chair.pace and drunk > chair.pace * hours and not chair.warned & _PACE:
            chair.warned |= _PACE
            _send_notice(table, chair, "ledger-pace", {"ml": drunk, "pace": chair.pace})


def _send_notice(table: TableState, chair: Chair, key: str, args: messages.Args) -> None:
    for subscriber in chair.subscribers:
        table.send(subscriber, messages.Notice(key=key, args=args))

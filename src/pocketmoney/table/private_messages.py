"""What concerns one person alone: private settings, standing answers, and what they have yet to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney import games
from pocketmoney.table import messages
from pocketmoney.table.chair import NO_SEAT, Chair

if TYPE_CHECKING:
    from pocketmoney.table.table import Table


def yours(table: Table, chair: Chair) -> None:
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
    for guest in chair.guests:
        table.send(guest, message)


def unread_notice(table: Table, chair: Chair) -> str:
    """The catalogue key of what that person has yet to read before this game; empty: nothing."""
    for notice in games.find(table.settings.game).notices():
        if notice not in chair.read:
            return notice
    return ""

"""Screens for all: the host sets them from afar, and they say what they are set to. Neither is written to the log."""

from __future__ import annotations

from msgspec import convert

from pocketmoney.core.refusal import Refusal
from pocketmoney.table.chair import Chair, Subscriber
from pocketmoney.table.commands import ReportScreen, SetScreen
from pocketmoney.table.messages import ScreenChange, ScreenNow
from pocketmoney.table.state import TableState


def set_screen(table: TableState, chair: Chair, command: SetScreen, now: int) -> Refusal | None:
    """Relay a change of settings to every screen that shows this table."""
    screens = [watcher for watcher in table.watchers if watcher.is_screen]
    if not screens:
        return Refusal("no-screen")
    change = convert(command, ScreenChange, from_attributes=True)
    for screen in screens:
        table.send(screen, change)
    return None


def report_screen(table: TableState, subscriber: Subscriber, command: ReportScreen, now: int) -> Refusal | None:
    """Keep what a screen says that it is set to, for the host to see."""
    if not subscriber.is_screen:
        return Refusal("not-a-screen")
    reported = convert(command, ScreenNow, from_attributes=True)
    if reported != subscriber.screen:
        subscriber.screen = reported
        table.is_changed = True
    return None

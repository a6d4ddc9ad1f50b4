"""Beer is a ledger, never an order. How a seat settles what is booked is its own affair; nobody else learns of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pocketmoney.core.problem import unknown
from pocketmoney.core.refusal import Refusal
from pocketmoney.table import entries, messages, private_messages
from pocketmoney.table.chair import NO_SEAT, Chair
from pocketmoney.table.commands import Settle

if TYPE_CHECKING:
    from pocketmoney.table.table import Table

WAYS: Final = ("beer", "alcohol-free", "water", "points")

_MICROLITRES: Final = 1000  # in a millilitre
_HOUR: Final = 3_600_000
_CAP: Final = 1
_PACE: Final = 2


def settle(table: Table, chair: Chair, command: Settle, now: int) -> Refusal | None:
    """How, up to how much, at what pace."""
    if command.how not in WAYS:
        problem = unknown("unknown-way", command.how, list(WAYS))
        return Refusal(problem.key, problem.details)
    table.enter(entries.Settled(now, chair.id, command.n, chair.id, command.how, command.cap, command.pace))
    private_messages.yours(table, chair)
    return None


def warn(table: Table, public: dict[str, Any], now: int) -> None:
    """Speak up, to the person alone, once a cap is reached or the pace is too fast (R163)."""
    booked = public.get("drunk")
    if booked is None or table.running is None:
        return
    begun = table.running.begun
    for chair in table.chairs:
        if chair.seat == NO_SEAT or not (chair.cap or chair.pace) or not chair.guests:
            continue
        drunk = booked[chair.seat] // _MICROLITRES
        if chair.cap and drunk >= chair.cap and not chair.warned & _CAP:
            chair.warned |= _CAP
            _say(table, chair, "ledger-cap", {"ml": drunk, "cap": chair.cap})
        hours = max(now - begun, _HOUR // 4) / _HOUR
        if chair.pace and drunk > chair.pace * hours and not chair.warned & _PACE:
            chair.warned |= _PACE
            _say(table, chair, "ledger-pace", {"ml": drunk, "pace": chair.pace})


def _say(table: Table, chair: Chair, key: str, args: messages.Args) -> None:
    for guest in chair.guests:
        table.send(guest, messages.Notice(key=key, args=args))

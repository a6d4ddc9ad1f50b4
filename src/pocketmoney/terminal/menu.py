"""A menu on the console: numbered choices under their headings, in columns where there is room."""

from __future__ import annotations

from typing import Final

from pocketmoney.terminal.console import Console
from pocketmoney.terminal.screen import Choice, Offer

NARROW: Final = 60

_Rows = list[tuple[Offer, list[str]]]


def show(offers: list[Offer], console: Console) -> list[Choice]:
    """Write what can be picked, numbered from 1; returns it in that order."""
    numbered: list[Choice] = []
    rows: _Rows = []
    for offer in offers:
        cells = []
        for choice in offer.choices:
            numbered.append(choice)
            cells.append(f"{len(numbered)} {choice.caption}")
        rows.append((offer, cells))
    if console.width < NARROW:
        _narrow(rows, console)
    else:
        _wide(rows, console)
    return numbered


def show_hand(offers: list[Offer], console: Console) -> None:
    """Write each heading with the words about it."""
    column = max([len(offer.head) for offer in offers], default=0)
    for offer in offers:
        if console.width < NARROW:
            console.put(_head(offer, 0, console))
            console.write(offer.hint, 4)
        else:
            console.put(f"{_head(offer, column, console)}  {offer.hint}")


def _head(offer: Offer, column: int, console: Console) -> str:
    padding = " " * (column - len(offer.head))
    head = console.paint(offer.head, offer.style) if offer.style else offer.head
    return f"  {head}{padding}"


def _narrow(rows: _Rows, console: Console) -> None:
    """Each heading on a line of its own, its choices under it."""
    for offer, cells in rows:
        if offer.head:
            console.put(_head(offer, 0, console))
        for line in _filled(cells, console.width - 4):
            console.put(f"    {line}" if offer.head else f"  {line}")
        if not cells and not offer.style:
            console.write(offer.hint, 4)


def _wide(rows: _Rows, console: Console) -> None:
    """Three columns: heading, choices, a few words if they fit."""
    column = max([len(offer.head) for offer, _ in rows if offer.head], default=0)
    room = console.width - column - 4
    second = max([len("  ".join(cells)) for offer, cells in rows if offer.head], default=0)
    for offer, cells in rows:
        if not offer.head:
            for line in _filled(cells, console.width - 2):
                console.put(f"  {line}")
            continue
        lines = _filled(cells, room) or [""]
        hint = ""
        if not cells and len(offer.hint) <= room:
            hint = offer.hint
        elif len(lines) == 1 and second + 2 + len(offer.hint) <= room:
            hint = " " * (second + 2 - len(lines[0])) + offer.hint
        head = _head(offer, column, console)
        console.put(f"{head}  {lines[0]}{console.paint(hint, 'faint')}".rstrip())
        for line in lines[1:]:
            console.put(" " * (column + 4) + line)


def _filled(cells: list[str], width: int) -> list[str]:
    """Cells in as few lines as hold them."""
    lines: list[str] = []
    for cell in cells:
        if lines and len(lines[-1]) + 2 + len(cell) <= width:
            lines[-1] += f"  {cell}"
        else:
            lines.append(cell)
    return lines

"""Records with every player one or more seats further on: the same game, so the same things must happen.

Left and right neighbours stay who they are. What the rotated game shows, tells and refuses is turned back and compared.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pocketmoney import games
from pocketmoney.core.action import Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import Json, State
from pocketmoney.core.notation import quoted
from pocketmoney.core.record import Line, MayLine, MoveLine, Record, parse
from pocketmoney.text.speech import SEATS

Place = Callable[[int], int]  # where a seat goes; nobody stays nobody

# In the state: lists with an item for each seat.
STATE_BY_SEAT = frozenset({
    "hands", "counters", "holding", "held_by", "hold_card", "weak", "known",
    "stock", "drunk", "at", "sitting", "flirts",
})  # fmt: skip

# In what is shown: lists with an item for each seat, single seats, and lists of seats.
SHOWN_BY_SEAT = frozenset({"counters", "cards", "shown", "stock", "drunk", "at", "flirts"})
SHOWN_SEAT = frozenset({
    "turn", "won", "on", "by", "seat", "season", "owner", "payer", "high", "debtor", "creditor",
})  # fmt: skip
NAMES_THE_FIRST = frozenset({"not-asked", "answered"})  # of several who are asked
WEALTH = "tietgen-wealth"
SHOWN_SEATS = frozenset({"open_to", "out", "skips", "used", "among", "passed", "calls", "at", "with"})


def place_after(seats: int, steps: int) -> Place:
    """Return where each seat goes."""
    return lambda seat: (seat + steps) % seats if seat >= 0 else seat


def rotated(record: Record, path: Path, steps: int) -> Record:
    """Return the same record with every player some seats further on."""
    names = record.header.seats
    place = place_after(len(names), steps)
    seated = _by_seat(names, place)
    line = "seats: " + " ".join([quoted(name) for name in seated])
    text = re.sub(r"^seats:.*$", lambda _: line, record.source, count=1, flags=re.MULTILINE)
    again = parse(text, games.find, lambda file: (path.parent / file).read_bytes())
    start = record.game.from_json(_turned_state(record.begin().to_json(), place))
    return Record(again.game, again.header, again.meta, again.body, again.source, start)


def _turned_state(data: Json, place: Place) -> Json:
    """Turn a state in which nothing has happened yet."""
    found = {key: _by_seat(value, place) if key in STATE_BY_SEAT else value for key, value in data.items()}
    if "owner" in data:
        found["owner"] = [place(seat) for seat in _numbers(data["owner"])]
    found["turn"] = place(int(str(data["turn"])))
    return found


def _numbers(data: object) -> list[int]:
    assert isinstance(data, list)
    return [int(item) for item in data]


def _by_seat(items: object, place: Place) -> list[Any]:
    """Move the items of a list to the places of their seats."""
    assert isinstance(items, list)
    found = items[:]
    for seat, item in enumerate(items):
        found[place(seat)] = item
    return found


def shown(state: State, place: Place) -> Json:
    """Return what everybody and each seat sees, with the seats at their places; lists of things are sorted."""
    seats = range(state.seats)
    public = {
        key: _by_seat(value, place) if key in SHOWN_BY_SEAT else _turned(value, place, key)
        for key, value in state.public().items()
    }
    return {
        "public": public,
        "aimed at": place(state.aimed_at()),
        "turn": place(state.turn),
        "winner": place(state.winner),
        "owed": sorted(place(seat) for seat in state.owed()),
        "piles": state.piles(),
        "own": {place(seat): state.own(seat) for seat in seats},
        "choices": {place(seat): _turned(state.choices(seat), place) for seat in seats},
        "could answer": {place(seat): state.could_answer(seat) for seat in seats},
    }


def _turned(data: object, place: Place, key: str = "") -> object:
    if isinstance(data, dict):
        return {name: _turned(value, place, name) for name, value in data.items()}
    if isinstance(data, list):
        if key in SHOWN_SEATS:
            return sorted(place(seat) for seat in data)
        items = [_turned(item, place) for item in data]
        return sorted(items, key=str)
    if isinstance(data, str):
        return re.sub(r"@(\d+)", lambda found: f"@{place(int(found[1]))}", data)
    return place(data) if key in SHOWN_SEAT and isinstance(data, int) else data


def told(events: list[Event], place: Place) -> list[tuple[str, dict[str, object], int, int]]:
    """Return what was told, and to whom, with the seats at their places; the wealth of all is told by their numbers."""
    found = [(event.key, _args(event.args, place), place(event.to), place(event.mover)) for event in events]
    wealth = sorted([one for one in found if one[0] == WEALTH], key=lambda one: str(one[1]))
    return [wealth.pop(0) if one[0] == WEALTH else one for one in found]


def _args(args: object, place: Place) -> dict[str, object]:
    assert isinstance(args, dict)
    return {name: place(value) if name in SEATS and isinstance(value, int) else value for name, value in args.items()}


def refused(state: State, seat: int, action: Action, place: Place) -> object:
    """Return why a move is refused, with the seats at their places; nothing if it is allowed."""
    refusal = state.check(seat, action)
    if refusal is None:
        return None
    args = _args(refusal.args, place)
    if refusal.key in NAMES_THE_FIRST:
        assert refusal.args["asked"] == state.owed()[0]
        del args["asked"]
    return refusal.key, args, refusal.rule, refusal.unlock


def actions(body: list[Line]) -> list[Action]:
    """Return every move that the lines of a record speak of."""
    moves = [line.action for line in body if isinstance(line, MoveLine)]
    return moves + [action for line in body if isinstance(line, MayLine) for action in line.actions]

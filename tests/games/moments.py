"""What everybody and each seat sees at chosen moments of the records, as text.

A line at the margin names a record and how many of its lines have been played; the indented ones below it are what a
table shows then. Together the moments hold every kind of question and every field that there is.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from pocketmoney.core.game import State
from pocketmoney.core.replay import Replay
from tests.records import collection

FOLDER = Path(__file__).resolve().parent / "views"

Moment = tuple[str, int]  # a record, and how many of its lines have been played


def folders() -> list[str]:
    """The folders of records, each of which has a file of views."""
    return sorted({path.parent.name for path in collection.paths()})


def file_of(folder: str) -> Path:
    """Where the views of a folder of records are written."""
    return FOLDER / f"{folder}.txt"


def states(folder: str) -> Iterator[tuple[Moment, State]]:
    """Every moment of every record of a folder."""
    for path in collection.paths():
        if path.parent.name == folder:
            for number, state in enumerate(_played(path)):
                yield (path.name, number), state


def state_at(folder: str, moment: Moment) -> State:
    """The state at a moment."""
    name, number = moment
    return next(state for at, state in enumerate(_played(collection.FOLDER / folder / name)) if at == number)


def _played(path: Path) -> Iterator[State]:
    replay = Replay(collection.read(path))
    yield replay.state
    while not replay.done:
        replay.step()
        yield replay.state


def moments(folder: str) -> list[Moment]:
    """The moments that are written down already."""
    if not file_of(folder).exists():
        return []
    lines = [line.split() for line in file_of(folder).read_text(encoding="utf-8").splitlines() if line[:1] != " "]
    return [(name, int(number)) for name, number in lines]


def shown(state: State) -> list[str]:
    """What a table shows of a state."""
    seats = range(state.seats)
    lines = [f"public {_json(state.public())}", f"aimed at {state.aimed_at()}"]
    for seat in seats:
        lines.append(f"@{seat} own {_json(state.own(seat))}")
        lines.append(f"@{seat} choices {_json(state.choices(seat))}")
        if state.could_answer(seat):
            lines.append(f"@{seat} could answer with {' '.join(state.could_answer(seat))}")
    return lines


def fields(state: State) -> set[str]:
    """The kind of the question, and the name of every field that is shown."""
    found = {f"asking {state.asking()}"}
    _collect(state.public(), "public", found)
    for seat in range(state.seats):
        _collect(state.own(seat), "own", found)
        _collect(state.choices(seat), "choices", found)
    return found


def missing(folder: str) -> list[Moment]:
    """Moments that show something which none that is written down does."""
    found: set[str] = set()
    for moment in moments(folder):
        found |= fields(state_at(folder, moment))
    more: list[Moment] = []
    for moment, state in states(folder):
        new = fields(state) - found
        if new:
            found |= new
            more.append(moment)
    return more


def written(folder: str, chosen: list[Moment]) -> str:
    """The file of a folder, with these moments."""
    lines: list[str] = []
    for moment in chosen:
        lines.append(f"{moment[0]} {moment[1]}")
        lines += [f"    {line}" for line in shown(state_at(folder, moment))]
    return "\n".join(lines) + "\n"


def _collect(data: object, above: str, found: set[str]) -> None:
    if isinstance(data, dict):
        for key, value in data.items():
            found.add(f"{above}.{key}")
            _collect(value, f"{above}.{key}", found)
    elif isinstance(data, list):
        for value in data:
            _collect(value, above, found)


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)

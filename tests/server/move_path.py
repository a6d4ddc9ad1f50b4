"""Which functions of the package one attack passes on its way from a socket to the log and to the other sockets."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import FrameType

import pocketmoney
from tests.server.house import Device, Json, house, until

ROOT = Path(pocketmoney.__file__).parent
PARTS = ("server", "store", "table")
ATTACKS = 6

Path_ = list[tuple[str, str]]  # file and qualified name of each function, in the order of the first calls


class Tracer:
    """Notes each function of table, server and store that is called while it is on, in every thread."""

    def __init__(self) -> None:
        self.is_on = False
        self.passed: dict[tuple[str, str], None] = {}

    def note(self, frame: FrameType, event: str, arg: object) -> None:
        """Take a call from the interpreter. A comprehension is no function: newer interpreters call none for it."""
        code = frame.f_code
        if not self.is_on or event != "call" or not code.co_filename.startswith(str(ROOT)):
            return
        file = Path(code.co_filename).relative_to(ROOT)
        name = code.co_qualname
        if file.parts[0] in PARTS and not name.endswith(">"):
            self.passed[str(file), name] = None


@contextmanager
def profiled(tracer: Tracer) -> Iterator[None]:
    """Let the tracer see all calls of this thread, and of threads that are started meanwhile."""
    threading.setprofile(tracer.note)
    sys.setprofile(tracer.note)
    try:
        yield
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


def last_play(device: Device) -> Json:
    """The last state of the game that a device was sent."""
    found: Json = next((message for message in reversed(device.heard) if message["is"] == "play"), {})
    return found


def must(device: Device) -> list[Json]:
    """What the person at a device must choose from now."""
    return [choice for choice in last_play(device).get("choices", []) if not choice.get("may")]


def written(choice: Json) -> str:
    """The first move that a choice stands for."""
    text = str(choice["text"])
    text += f" {choice['some'][0]}" if choice.get("some") else ""
    return text + (f" > @{choice['at'][0]}" if choice.get("at") else "")


async def trace(folder: Path) -> list[Path_]:
    """Play until some attacks were traced; returns the way of each."""
    tracer = Tracer()
    ways: list[Path_] = []
    with profiled(tracer):
        async with house(folder) as here:
            people = await here.table_of("Ann", "Bob", "Cat", game="lunch-money")
            for person in people:
                person.say(do="ready", n=2, entropy="00ff")
                await person.hear("done", n=2)
            people[0].say(do="deal", n=3, first=0)
            await until(lambda: all(last_play(person) for person in people))
            n = 10
            while len(ways) < ATTACKS:
                await until(lambda: any(must(person) for person in people))
                mover = next(person for person in people if must(person))
                choices = must(mover)
                attacks = [each for each in choices if each["do"] == "play" and each.get("at")]
                begins = any(each["do"] == "pass" for each in choices)
                decline = next((each for each in choices if each["do"] in ("take", "pass")), choices[0])
                is_attack = begins and bool(attacks)
                heard = [len(person.heard) for person in people]
                n += 1
                tracer.passed.clear()
                tracer.is_on = is_attack
                mover.say(do="move", n=n, move=written(attacks[0] if is_attack else decline))
                await until(partial(_moved, people, heard, mover))
                tracer.is_on = False
                if is_attack:
                    ways.append(list(tracer.passed))
    return ways


def _moved(people: list[Device], heard: list[int], mover: Device) -> bool:
    """Whether everybody has been sent the outcome of a move; a sealed answer concerns its own seat alone."""
    new = [person.heard[at:] for person, at in zip(people, heard, strict=True)]
    mine = new[people.index(mover)]
    refused = [message for message in mine if message["is"] == "refused"]
    assert not refused, refused
    is_sealed = any(message["is"] == "play" and "public" not in message for message in mine)
    return is_sealed or all(any(message["is"] == "play" for message in each) for each in new)

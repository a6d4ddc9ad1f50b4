"""Transcripts: a table's evening as text. Lines at the margin are what is done; indented ones are what comes of it.

    table lunch-money               a new table; `seed=3` and `lesson=tietgen` may follow
    party lunch-money Ann Ben       a new table with people at it, and the cards dealt; `speed=`, `options=` may follow
    Ann comes                       a device connects; `for=Ben` with his token, `token=` with another, `seen=4 game=1`
    Ann: sit name=Ann               a command, as on the wire; `Ann again` sends the last one again as it was
    Ann moves kick-4 > @1 | ha      a move, with talk
    play 9                          so many moves: whoever is asked makes the first that may be made, and says so
    Ann goes                        the device is gone
    lay hand Ann kick-4; hand Ben   the game stands like this now, as lines of a record's header say
    wait 900                        time passes, ms, and what is due happens
    late 900                        time passes, and the driver does not get to what is due
    patience 100                    the driver lends the table so much patience
    restart 60000                   the server stops and comes back after that time; everybody reconnects
    reopen 60000                    the same, but the table comes out of a snapshot and not out of its log
    record 1                        the first game as a record
    steps 1                         the first game, moment by moment
    verify 1                        whether its seed is the one that the table was bound to
    Ann continues game=1 step=3     a new table that plays on from there; `seat=` and `bot=` may follow

Times are counted from the beginning, and what is the game's own business (what everybody sees) is left out.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec

from pocketmoney import __version__, games
from pocketmoney.core.header import Entry
from pocketmoney.core.problem import Problem
from pocketmoney.core.record import RULES_VERSION, parse
from pocketmoney.table import commands, messages
from pocketmoney.table.commands import AnyCommand, Command, Hello
from pocketmoney.table.fairness import verify
from pocketmoney.table.played_game import finished
from pocketmoney.table.ports import Snapshot
from pocketmoney.table.table import Table
from tests.table.likeness import check_log, likeness
from tests.table.people import EPOCH, Chance, Party, Person

FOLDER = Path(__file__).resolve().parent / "transcripts"

_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)

_LONG = re.compile(r'"([^" ]{8})[^" ]{24,}"')
_PAIR = re.compile(r'(\w+)=("[^"]*"|\[.*?\]|\{.*?\}|\S+)')


def paths() -> list[Path]:
    """Every transcript, in order."""
    return sorted(FOLDER.glob("*.txt"))


def played_again(text: str) -> str:
    """The transcript that comes out if the same is done again."""
    evening = _Evening()
    lines: list[str] = []
    for line in text.splitlines():
        if line.startswith(" "):
            continue
        lines.append(line)
        if line and not line.startswith("#"):
            lines += [f"    {told}" for told in evening.do(line)]
    return "\n".join(lines) + "\n"


class _Evening:
    """A table under way, and how far it has been told."""

    def __init__(self) -> None:
        self.party = Party()
        self.people: dict[str, Person] = {}
        self.sent: dict[str, Command] = {}
        self.tables: dict[str, dict[str, Any]] = {}  # as each device knows it
        self.logged = self.asked = 0
        self.due: int | None = None
        self.is_laid_out = False  # by hand, of which the log knows nothing

    def do(self, line: str) -> list[str]:
        """Do what a line says, and tell what came of it."""
        for person in self.people.values():
            person.forget()
        word, _, rest = line.partition(" ")
        told = self.driver(word, rest) if word.islower() else self.device(line)
        self.check()
        return told + self.news()

    def check(self) -> None:
        """The table can be kept and taken up again at any time, from a snapshot and from its log."""
        party = self.party
        kept = party.table.snapshot()
        before = likeness(party.table)
        assert likeness(Table.resume(party.table.id, [], Chance(0), kept)) == before
        if not self.is_laid_out:
            check_log(party)

    def driver(self, word: str, rest: str) -> list[str]:
        """What is done to the table from outside."""
        party = self.party
        if word == "table":
            game, _, more = rest.partition(" ")
            how = _pairs(more)
            self.party = Party(game, how.get("seed", 1), how.get("lesson", ""))
        elif word == "party":
            self.gather(rest)
        elif word == "wait":
            party.wait(int(rest))
        elif word == "late":
            party.now += int(rest)
        elif word == "play":
            for number in range(int(rest)):
                seated = [one for one in self.people.values() if one.subscriber.chair is not None]
                mover = next(one for one in seated if one.seat in party.state.owed())
                mover.play(party.first_move(mover), f"move {number}" if number % 2 else "")
        elif word == "patience":
            party.table.coalesce_ms = int(rest)
        elif word == "lay":
            self.is_laid_out = True
            names = party.running.header.seats
            party.lay_out([_entry(each.split(), names) for each in rest.split(";")])
        elif word in ("restart", "reopen"):
            self.restart(int(rest or 0), party.table.snapshot() if word == "reopen" else None)
        elif word in ("record", "steps", "verify"):
            return self.look_back(word, int(rest))
        else:
            raise ValueError(f"{word} {rest}")
        return []

    def look_back(self, word: str, number: int) -> list[str]:
        """A game that was played at this table, told again."""
        try:
            played = finished(self.party.lines, number)
            text = played.record()
            if word == "verify":
                return [f"{verify(parse(text, games.find))} brought numbers of their own"]
        except Problem as problem:
            return [f"{problem.key} {_json(problem.details)}"]
        if word == "record":
            return [line for line in text.splitlines() if not line.startswith("rules: ")]
        return [
            f"{step.moves} @{step.seat} {step.move} | {step.talk} | {' '.join(event.key for event in step.events)}"
            f" | {_json([_size(own) for own in step.hands])}"
            for step in played.steps()
        ]

    def go_on(self, name: str, how: dict[str, Any]) -> None:
        """A new table that plays on from a moment of a game at this one."""
        position = finished(self.party.lines, how.get("game", 1)).position(how.get("step", 0))
        self.party = Party(position.header.game, 7)
        token = self.party.table.begin_with(position, how.get("seat", 0), how.get("bot", "easy"), self.party.now)
        self.party.settle()
        self.people = {name: self.party.connect(token)}
        self.tables.clear()
        self.logged = self.asked = 0
        self.is_laid_out = False

    def gather(self, text: str) -> None:
        """A table at which a game has just begun."""
        game, *names = [word for word in text.split() if "=" not in word]
        how = _pairs(text)
        party = self.party = Party(game, how.get("seed", 1))
        for name in names:
            self.people[name] = party.join(name)
            self.people[name].do(commands.Understood())
        host, *others = [self.people[name] for name in names]
        host.do(commands.Arrange(speed=how.get("speed", "normal")))
        host.do(commands.Choose(game=game, options=how.get("options", {}), decks=how.get("decks", [])))
        for bot in how.get("bots", []):
            host.do(commands.AddBot(bot=bot))
        party.begin(host, *others)
        self.logged = len(party.lines)
        for name, person in self.people.items():
            self.tables[name] = msgspec.to_builtins(person.table())
            self.tables[name].pop("is")
            person.forget()

    def device(self, line: str) -> list[str]:
        """What somebody does."""
        said = line.replace(":", " does", 1) if line.split()[0].endswith(":") else line
        name, verb, *words = said.split(" ", 2)
        rest = words[0] if words else ""
        if verb == "comes":
            return self.come(name, _pairs(rest))
        if verb == "continues":
            self.go_on(name, _pairs(rest))
            return []
        person = self.people[name]
        if verb == "goes":
            self.party.gone(person)
            del self.people[name]
            return []
        if verb == "moves":
            move, _, talk = rest.partition(" | ")
            fields: dict[str, Any] = {"do": "move", "move": move, "talk": talk}
        elif verb == "does":
            do, _, more = rest.partition(" ")
            fields = {"do": do, **_pairs(more)}
        elif verb == "again":
            person.send(self.sent[name])
            return []
        else:
            raise ValueError(line)
        command = _commands.decode(json.dumps(fields))
        self.sent[name] = command
        if "n" in fields:
            person.send(command)
        else:
            person.do(command)
        welcomes = [one for one in person.heard if isinstance(one, messages.Welcome) and one.token]
        person.token = welcomes[-1].token if welcomes else person.token
        return []

    def come(self, name: str, how: dict[str, Any]) -> list[str]:
        """A device connects, or is told why it may not."""
        token = self.people[how["for"]].token if "for" in how else str(how.get("token", ""))
        hello = Hello(
            v=how.get("v", messages.VERSION),
            table="ABCD",
            token=token,
            game=how.get("game", 0),
            seen=how.get("seen", 0),
        )
        person, refusal = self.party.let_in(hello)
        if refusal is not None:
            return [f"{name} is not let in: {refusal.key} {_json(refusal.args)}"]
        self.people[name] = person
        self.tables.pop(name, None)
        return []

    def restart(self, ms: int, kept: Snapshot | None) -> None:
        """The server stops, comes back and has the same table; everybody reconnects."""
        party = self.party
        party.now += ms
        party.table = Table.resume(party.table.id, [] if kept else party.lines, Chance(party.now), kept)
        party.table.wake(party.now)
        party.settle()
        party.people.clear()
        for name, person in list(self.people.items()):
            self.people[name] = party.connect(person.token)
            self.tables.pop(name, None)

    # What came of it

    def news(self) -> list[str]:
        """The entries, what everybody heard, who was let go, how often bots were asked, and when something is due."""
        party = self.party
        told = [f"log {_json(_entry_since(line))}" for line in party.lines[self.logged :]]
        self.logged = len(party.lines)
        heard: dict[tuple[str, int], list[str]] = {}
        for name, person in self.people.items():
            mine = [self.short(name, json.loads(raw)) for raw in person.raw]
            for number, message in enumerate(mine):
                heard.setdefault((message, mine[:number].count(message)), []).append(name)
        told += [f"{', '.join(names)} < {message}" for (message, _), names in heard.items()]
        for name, person in list(self.people.items()):
            if person.closed:
                told.append(f"{name} is let go: {person.closed}")
                del self.people[name]
                party.gone(person)
        if party.asked > self.asked:
            told.append(f"bots were asked {party.asked - self.asked} times")
            self.asked = party.asked
        due = None if party.table.due is None else party.table.due - EPOCH
        if due != self.due:
            self.due = due
            told.append("nothing is due" if due is None else f"due at {due}")
        return told

    def short(self, name: str, message: dict[str, Any]) -> str:
        """A message without what is the game's business, and of the table only what has changed."""
        kind = message.pop("is")
        if kind == "play":
            if message.pop("public", None):
                message["public"] = True
            message["events"] = " ".join(str(event[0]) for event in message["events"])
            for part in ("own", "choices"):
                if part in message:
                    message[part] = _size(message[part])
        elif kind == "table":
            before = self.tables.get(name, {})
            self.tables[name] = message
            message = _changes(before, message)
        elif kind == "welcome":
            assert message.pop("rules") == RULES_VERSION and message.pop("program") == __version__
        elif "known" in message.get("args", {}):
            message["args"]["known"] = message["args"]["known"].partition(",")[0] + ", …"
        elif kind == "piles":
            message["piles"] = sorted(message["piles"])
        return f"{kind} {_json(message)}"


def _changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What is new in a message about the table; of chairs that were there before, only those that changed."""
    changed = {key: value for key, value in after.items() if before.get(key) != value}
    changed |= {key: None for key in before if key not in after}
    if "chairs" in changed and before:
        known = {chair["id"]: chair for chair in before["chairs"]}
        changed["order"] = [chair["id"] for chair in after["chairs"]]
        changed["chairs"] = [chair for chair in after["chairs"] if known.get(chair["id"]) != chair]
        if changed["order"] == list(known):
            del changed["order"]
    return changed


def _size(part: Any) -> Any:
    """How much is in a part of a message that is one seat's own."""
    if isinstance(part, dict):
        return {key: len(value) if isinstance(value, list | dict) else value for key, value in part.items()}
    return len(part)


def _pairs(text: str) -> dict[str, Any]:
    """What `key=value` says; a value that is no JSON is a word."""
    found: dict[str, Any] = {}
    for key, value in _PAIR.findall(text):
        try:
            found[key] = json.loads(value)
        except ValueError:
            found[key] = value
    return found


def _entry(words: list[str], names: list[str]) -> Entry:
    """A line of a header: its key, of whom it is if it is somebody's, and the rest."""
    key, *rest = words
    of = rest.pop(0) if rest and rest[0] in names else ""
    return Entry(key, of, rest)


def _entry_since(line: bytes) -> list[Any]:
    """An entry of the log, its time counted from the beginning."""
    entry: list[Any] = json.loads(line)
    entry[1] -= EPOCH
    if entry[0] == "made":
        entry[6] = "RULES"
    elif entry[0] == "taken-up":
        entry[4] = "RULES"
    return entry


def _json(data: Any) -> str:
    """Data as text, without what is long and says nothing to a reader."""
    text = json.dumps(data, ensure_ascii=False)
    return _LONG.sub(lambda found: f'"{found[1]}…"', text)

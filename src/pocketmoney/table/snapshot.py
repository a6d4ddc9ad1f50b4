"""A whole table as plain data, and the same table again: what lets a game go on after the rules have changed.

The log tells the same, but only to a program that rules as the one did that wrote it.
"""

from __future__ import annotations

from base64 import b64decode
from typing import Any, Final

import msgspec

from pocketmoney import games
from pocketmoney.core.game import Game
from pocketmoney.core.header import Entry as HeaderEntry
from pocketmoney.core.header import Header
from pocketmoney.table import messages
from pocketmoney.table.chair import Chair
from pocketmoney.table.game_in_progress import UNKNOWN, GameInProgress, UndoPoint
from pocketmoney.table.lesson import lesson
from pocketmoney.table.move_history import MoveHistory
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.proposals import UndoRequest, Vote
from pocketmoney.table.standing_answers import StandingAnswers
from pocketmoney.table.state import TableState

Data = dict[str, Any]

_OF_TABLE: Final = (
    "code", "next_chair", "host", "phase", "games", "secret", "paused", "made", "rules", "dealt_by",
)  # fmt: skip
_OF_SETTINGS: Final = ("game", "options", "decks", "speed", "family", "listed", "stand_in")
_OF_CHAIR: Final = (
    "id", "name", "key", "bot", "is_person", "is_gone", "seat", "ready", "entropy", "last", "how", "cap", "pace",
    "wins", "lapses",
)  # fmt: skip
_OF_RUNNING: Final = ("number", "begun", "opened", "mark", "bank", "heard_by_all", "private", "is_continued")
_OF_STANDING: Final = ("until", "turn", "others", "all", "claim")
_OF_VOTE: Final = ("option", "value", "by", "yes", "no")


def write(table: TableState, told: bytes = b"") -> bytes:
    """Everything that a table holds, but for who is connected and what bots remember.

    With the story of the running game so far, if there is one.
    """
    data = _fields(table, _OF_TABLE)
    data["untold"] = table.untold
    if told or table.told:
        data["told"] = told or table.told
    data["settings"] = _fields(table.settings, _OF_SETTINGS)
    data["lesson"] = table.settings.lesson
    known = table.chairs + [chair for chair in _players(table) if chair not in table.chairs]
    data["chairs"] = [_fields(chair, _OF_CHAIR) | _sets(chair) for chair in known]
    data["here"] = [chair.id for chair in table.chairs]
    if table.reveal is not None:
        data["reveal"] = msgspec.to_builtins(table.reveal)
    if table.undo is not None:
        undo = table.undo
        data["undo"] = [undo.seat, undo.agreed, undo.until, undo.by, undo.against]
    if table.vote is not None:
        data["vote"] = _fields(table.vote, _OF_VOTE)
    if table.running is not None:
        data["running"] = running_data(table.running)
    return msgspec.json.encode(data)


def read(table: TableState, written: bytes) -> None:
    """Fill a new table with the data of a snapshot."""
    data: Data = msgspec.json.decode(written)
    _take(table, data, _OF_TABLE)
    _take(table.settings, data["settings"], _OF_SETTINGS)
    table.settings.lesson = data.get("lesson", "")
    chairs = {one["id"]: _chair(one) for one in data["chairs"]}
    table.chairs = [chairs[chair] for chair in data["here"]]
    table.has_ledger_limits = any(chair.cap or chair.pace for chair in table.chairs)
    if "reveal" in data:
        table.reveal = msgspec.convert(data["reveal"], messages.Reveal)
    if "undo" in data:
        seat, agreed, until, *dispute = data["undo"]
        table.undo = UndoRequest(seat, until, dispute[0] if dispute else seat)
        table.undo.agreed = agreed
        table.undo.against = dispute[1] if dispute else []
    if "vote" in data:
        vote = data["vote"]
        table.vote = Vote(vote["option"], vote["value"], vote["by"])
        _take(table.vote, vote, _OF_VOTE)
    table.untold = data.get("untold", [])
    table.told = story_in(written)
    if "running" in data:
        table.running = running_from(data["running"], chairs)
        if table.settings.lesson:
            table.running.lesson = lesson(table.settings.lesson)


def position(written: bytes) -> Data | None:
    """Return the data of the game in progress in a snapshot, if there is one."""
    data: Data = msgspec.json.decode(written)
    found: Data | None = data.get("running") if data["phase"] == PLAYING else None
    return found


def story_in(written: bytes) -> bytes:
    """Return the story of the game in progress in a snapshot; empty if there is none."""
    data: Data = msgspec.json.decode(written)
    return b64decode(data.get("told", ""))


def running_data(running: GameInProgress) -> Data:
    """Return a game in progress as plain data."""
    header = running.header
    data = _fields(running, _OF_RUNNING)
    data["header"] = [header.game, header.seats, header.options, header.seed]
    data["lines"] = [[entry.key, entry.of, entry.words] for entry in header.entries]
    data["taught"] = running.taught
    data["chairs"] = [chair.id for chair in running.chairs]
    data["state"] = running.state.to_json()
    data["standing"] = [_stands(one) for one in running.standing]
    data["story"] = [[to, told.decode()] for to, told in running.story]
    data["sealed_talk"] = [[seat, running.write(action), text] for seat, (action, text) in running.sealed_talk.items()]
    data["made"] = running.made
    data["led"] = running.led
    data["checksum"] = running.checksum
    data["shown"] = [running.shown, running.lag]
    if running.before is not None:
        data["before"] = _before(running.before)
    if running.disputable is not None:
        data["told"] = _before(running.disputable)
    return data


def _before(before: UndoPoint) -> list[object]:
    return [
        before.seat,
        before.state().to_json(),
        [_stands(one) for one in before.standing],
        before.made,
        before.taught,
    ]


def running_from(data: Data, chairs: dict[int, Chair]) -> GameInProgress:
    """Return the game in progress of that data, with these chairs by number."""
    name, seats, options, seed = data["header"]
    lines = data["lines"] if "lines" in data else [["decks", "", words] for words in data["decks"]]
    header = Header(name, seats, options, seed, [HeaderEntry(*each) for each in lines])
    game = games.find(name)
    players = [chairs[chair] for chair in data["chairs"]]
    running = GameInProgress(data["number"], game, header, players, 0, game.from_json(data["state"]))
    _take(running, data, _OF_RUNNING)
    running.standing = [_standing(one) for one in data["standing"]]
    running.story = [(to, told.encode()) for to, told in data["story"]]
    running.sealed_talk = {
        seat: (game.fit(running.state, seat, running.read(move)), text) for seat, move, text in data["sealed_talk"]
    }
    running.taught = data.get("taught", 0)
    running.made = data.get("made", 0)  # written since dice can be told
    running.led = data.get("led", 0)  # written since rules 2, and the next one too
    running.checksum = data.get("checksum", UNKNOWN)
    running.shown, running.lag = data.get("shown", (0, 0))  # written since screens may be behind the game
    running.before = _stood_before(game, data.get("before"))
    running.disputable = _stood_before(game, data.get("told"))
    running.unheard = {chair.seat: [] for chair in running.chairs if chair.bot}
    return running


def _stood_before(game: Game, data: list[Any] | None) -> UndoPoint | None:
    if data is None:
        return None
    seat, state, standing, *moves = data
    made, taught = [*moves, 0, 0][:2]  # written since dice can be told and lessons be given
    return UndoPoint(seat, MoveHistory(game.from_json(state)), 0, [_standing(one) for one in standing], made, taught)


def _chair(data: Data) -> Chair:
    chair = Chair(data["id"], data["name"], data["key"], data["bot"])
    _take(chair, data, _OF_CHAIR)
    chair.doodle = data.get("doodle", "")
    chair.muted = set(data["muted"])
    chair.read = set(data["read"])
    return chair


def _sets(chair: Chair) -> Data:
    drawn = {"doodle": chair.doodle} if chair.doodle else {}
    return {"muted": sorted(chair.muted), "read": sorted(chair.read)} | drawn


def _stands(standing: StandingAnswers | None) -> Data | None:
    if standing is None:
        return None
    return _fields(standing, _OF_STANDING) | {"cards": sorted(standing.cards)}


def _standing(data: Data | None) -> StandingAnswers | None:
    if data is None:
        return None
    return StandingAnswers(
        frozenset(data["cards"]),
        data["until"],
        data["turn"],
        others=data["others"],
        all=data["all"],
        claim=data["claim"],
    )


def _players(table: TableState) -> list[Chair]:
    return [] if table.running is None else table.running.chairs


def _fields(of: object, names: tuple[str, ...]) -> Data:
    return {name: getattr(of, name) for name in names}


def _take(into: object, data: Data, names: tuple[str, ...]) -> None:
    for name in names:
        setattr(into, name, data[name])

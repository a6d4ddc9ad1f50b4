"""Telling a recorded game, and what does not hold in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pocketmoney import games
from pocketmoney.core.event import EVERYBODY, Event
from pocketmoney.core.record import RULES_VERSION, MoveLine, parse
from pocketmoney.core.replay import NO_TURN, Failure, Moment, Replay
from pocketmoney.shell import records
from pocketmoney.text.speech import Speech

MOST_MOVES: Final = 12
TURN_BEGINS: Final = "turn-begins"


def read(file: str, speech: Speech) -> Replay:
    """The record in a file, about to be played; one that cannot be read is a problem."""
    replay = Replay(parse(records.read(file), games.find, lambda named: records.read_named(file, named)))
    speech.learn(replay.record.game.own_words())
    return replay


def story(replay: Replay, file: str, speech: Speech) -> Iterator[str]:
    """Play the record; gives what happens, line by line, as it would be told at the table."""
    record = replay.record
    names = record.header.seats
    title = dict(record.meta).get("title", "")
    about = {"file": file, "title": title, "game": record.game.name, "names": speech.listing(names)}
    yield speech.say("replay-titled" if title else "replay-begins", about)
    yield ""
    yield speech.tell(Event(TURN_BEGINS, {"seat": replay.state.turn}), names)
    while not replay.done:
        line = replay.next_line()
        for event in replay.step():
            if event.to == EVERYBODY:
                if event.key == TURN_BEGINS:
                    yield ""
                yield speech.tell(event, names)
        if isinstance(line, MoveLine) and line.talk and replay.failure is None:
            yield "  " + speech.say("replay-said", {"name": names[line.seat], "words": line.talk})
    if replay.failure is None:
        yield ""
        yield speech.say("replay-ends", {"file": file})
        yield ""


def failure(replay: Replay, failed: Failure, speech: Speech) -> str:
    """What was claimed, and what is so, in one line."""
    args: dict[str, object] = {"claimed": failed.claimed, "so": failed.so, "name": "", "why": "", "moves": ""}
    if failed.seat >= 0:
        args["name"] = replay.record.header.seats[failed.seat]
    if failed.moment is not None and failed.key == NO_TURN:
        args["moves"] = _moves(replay, failed.moment, 0, speech)
    elif failed.moment is not None:
        args["why"] = _why(replay, failed.moment, failed.seat, speech)
    said = speech.say(f"replay-{failed.key}", args)
    theirs = replay.record.rules
    if theirs != RULES_VERSION:
        said += " " + speech.say("replay-other-rules", {"theirs": theirs, "ours": RULES_VERSION})
    return said


def _why(replay: Replay, moment: Moment, seat: int, speech: Speech) -> str:
    """Why a move is refused, and what that seat may do instead, or who else is asked and what they may do."""
    names = replay.record.header.seats
    if moment.over:
        return speech.say("replay-over")
    said = []
    if moment.refusal is not None:
        said.append(speech.say("replay-told", {"name": names[seat], "why": speech.explain(moment.refusal, names)}))
    for index, asked in enumerate(moment.asked):
        if asked == seat or seat not in moment.asked:
            asking = {"name": names[asked], "moves": _moves(replay, moment, index, speech)}
            said.append(speech.say("replay-asked", asking))
    return " ".join(said)


def _moves(replay: Replay, moment: Moment, index: int, speech: Speech) -> str:
    """The moves of a menu in the words of a record; the simple ones first, and not all of them if they are many."""
    menu = sorted(moment.menus[index], key=lambda move: max(1, len(move.parts)))
    names = replay.record.header.seats
    moves = ", ".join([replay.record.game.write_move(move, names) for move in menu[:MOST_MOVES]])
    if len(menu) <= MOST_MOVES:
        return moves
    return speech.say("replay-more", {"moves": moves, "count": len(menu) - MOST_MOVES})

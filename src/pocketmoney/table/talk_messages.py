"""Lines of talk on their way to the subscribers: of people, of people with a move, and of bots that are characters."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from pocketmoney.core.event import Event
from pocketmoney.core.rng import from_seed
from pocketmoney.table import messages
from pocketmoney.table.bot_request import LIGHT
from pocketmoney.table.chair import Chair
from pocketmoney.table.game_in_progress import GameInProgress
from pocketmoney.table.state import TableState


def send_talk(table: TableState, chair: Chair, message: messages.Talk) -> None:
    """Send a line to every subscriber whose chair has not muted the speaker."""
    encoded = messages.encode(message)
    for other in table.chairs:
        if chair.id not in other.muted:
            table.outgoing += [(subscriber, encoded) for subscriber in other.subscribers]
    table.outgoing += [(subscriber, encoded) for subscriber in table.watchers]


def send_move_talk(table: TableState, running: GameInProgress) -> None:
    """Send the talk of moves that have been made or revealed."""
    said, running.said = running.said, []
    for seat, text in said:
        chair = running.chairs[seat]
        send_talk(table, chair, messages.Talk(chair=chair.id, text=censor(table, text)))


def send_bot_remark(table: TableState, running: GameInProgress, news: list[Event]) -> None:
    """Let one character talk about what happened; at the end of the game all of them may."""
    for seat in running.unheard:
        chair = running.chairs[seat]
        if _is_character(chair.bot) and _remark(table, running, seat, news) and not running.state.over:
            return


def _remark(table: TableState, running: GameInProgress, seat: int, events: list[Event]) -> bool:
    """Send what the character of a seat says about public events; returns whether it says anything."""
    from pocketmoney.bots import characters

    chair = running.chairs[seat]
    last = running.remarks.get(seat, "")
    key = characters.remark_of(chair.bot, seat, events, last, from_seed(int.from_bytes(table.draw(6), "big")))
    if key:
        running.remarks[seat] = key
        send_talk(table, chair, messages.Talk(chair=chair.id, key=key))
    return bool(key)


def _is_character(word: str) -> bool:
    """Return whether the bot of that word is a character, who talks."""
    if word in LIGHT:
        return False
    from pocketmoney.bots import characters, levels

    return word not in levels.LEVELS and word in characters.words()


def censor(table: TableState, text: str) -> str:
    """Return the line as it is sent: at a family table with stars for rude words."""
    return _rude().sub(lambda found: "*" * len(found.group()), text) if table.settings.family else text


@cache
def _rude() -> re.Pattern[str]:
    """Return a pattern of the rude words of all languages."""
    listed = files("pocketmoney.table").joinpath("rude.txt").read_text("utf-8").split("\n")
    words = [re.escape(line.strip()) for line in listed if line.strip() and not line.startswith("#")]
    return re.compile(rf"\b(?:{'|'.join(words)})\b", re.IGNORECASE)

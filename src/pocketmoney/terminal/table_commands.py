"""What a person can type besides moves: each word becomes a command to the table."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from pocketmoney.core.problem import Problem, unknown
from pocketmoney.table import commands
from pocketmoney.table.commands import AnyCommand
from pocketmoney.table.handlers.ledger import WAYS
from pocketmoney.table.messages import ChairNow, TableNow
from pocketmoney.table.standing_answers import GAME, UNTIL
from pocketmoney.terminal.seat_list import meant

ENTROPY: Final = 32  # bytes that are brought along to a deal
USUAL_BOT: Final = "fair"

ON: Final = ("on", "yes")
OFF: Final = ("off", "no")

Read = Callable[[str, TableNow], AnyCommand]


def command(line: str, table: TableNow) -> AnyCommand | None:
    """The command that a line means; None if it is none. One that is not well formed is a problem."""
    word, _, rest = line.strip().partition(" ")
    word, rest = word.lower(), rest.strip()
    if word == "settle" and not rest:
        return None  # an answer in a game, not a private setting
    read = WORDS.get(word)
    return None if read is None else read(rest, table)


def _plain(kind: Callable[[], AnyCommand], word: str) -> Read:
    """A command of a single word."""

    def read(rest: str, table: TableNow) -> AnyCommand:
        if rest:
            raise Problem("word-alone", {"word": word, "text": rest})
        return kind()

    return read


def _switch(word: str, kind: Callable[[bool], AnyCommand]) -> Read:
    """A command that is on or off."""

    def read(rest: str, table: TableNow) -> AnyCommand:
        if rest.lower() not in (*ON, *OFF):
            raise Problem("connect-on-off", {"word": word})
        return kind(rest.lower() in ON)

    return read


def _named(word: str, kind: Callable[[int], AnyCommand]) -> Read:
    """A command about another player."""

    def read(rest: str, table: TableNow) -> AnyCommand:
        if not rest:
            raise Problem("connect-who", {"word": word})
        return kind(_chair(rest, table).id)

    return read


def _one(word: str, kind: Callable[[str], AnyCommand]) -> Read:
    """A command with something behind it."""

    def read(rest: str, table: TableNow) -> AnyCommand:
        if not rest:
            raise Problem("connect-what", {"word": word})
        return kind(rest)

    return read


def _chair(name: str, table: TableNow) -> ChairNow:
    names = [chair.name for chair in table.chairs]
    at = meant(name.strip('"'), names)
    if at is None:
        raise unknown("unknown-seat", name, names)
    return table.chairs[at]


def _say(text: str) -> AnyCommand:
    if len(text) > commands.TALK_MOST:
        raise Problem("connect-too-long", {"most": commands.TALK_MOST})
    return commands.Say(text=text)


def _bot(rest: str, table: TableNow) -> AnyCommand:
    word, _, name = rest.partition(" ")
    return commands.AddBot(bot=word or USUAL_BOT, name=name.strip().strip('"')[: commands.NAME_MOST])


def _game(rest: str, table: TableNow) -> AnyCommand:
    """`game beer-money`, or with decks: `game beer-money lunch-money beer-money`."""
    words = rest.replace(",", " ").lower().split()
    if not words:
        raise Problem("connect-what", {"word": "game"})
    options = table.options if words[0] == table.game else {}
    return commands.Choose(game=words[0], options=dict(options), decks=words[1:])


def _option(rest: str, table: TableNow) -> AnyCommand:
    """`option heal-cap=none`; what is not named stays as it is."""
    options = dict(table.options)
    for word in rest.split():
        name, value = _choice(word)
        options[name] = value
    if not rest:
        raise Problem("option-form", {"word": "option"})
    return commands.Choose(game=table.game, options=options, decks=list(table.decks))


def _vote(rest: str, table: TableNow) -> AnyCommand:
    name, value = _choice(rest or "vote")
    return commands.AskVote(option=name, value=value)


def _choice(word: str) -> tuple[str, str]:
    name, _, value = word.partition("=")
    if not (name and value) or " " in word:
        raise Problem("option-form", {"word": word})
    return name.lower(), value.lower()


def _answer(*, is_yes: bool) -> Read:
    def read(rest: str, table: TableNow) -> AnyCommand:
        if table.undo is not None and table.undo.by != table.you.seat:
            return commands.AnswerUndo(yes=is_yes)
        return commands.AnswerVote(yes=is_yes)

    return read


def _stand(rest: str, table: TableNow) -> AnyCommand:
    """`stand others`, `stand all game`, `stand dodge block`, `stand claim`, `stand off`."""
    words = rest.replace(",", " ").lower().split()
    if not words:
        raise Problem("connect-stand", {})
    until = words.pop() if words[-1] in UNTIL else ""
    cards = [word for word in words if word not in ("others", "all", "claim", *OFF)]
    return commands.Stand(
        cards=cards,
        others="others" in words,
        all="all" in words or not words,
        claim="claim" in words,
        until=until or (GAME if "claim" in words else UNTIL[0]),
    )


def _settle(rest: str, table: TableNow) -> AnyCommand:
    """`settle water`, `settle beer cap 1000 pace 250`; amounts are ml, in all and in an hour."""
    how, *words = rest.lower().split()
    if how not in WAYS:
        raise unknown("unknown-way", how, list(WAYS))
    amounts = {"cap": 0, "pace": 0}
    while words:
        name = words.pop(0)
        amount = words.pop(0).removesuffix("ml") if words else ""
        if name not in amounts or not (amount.isascii() and amount.isdigit() and len(amount) < 7):
            raise Problem("connect-settle", {})
        amounts[name] = int(amount)
    return commands.Settle(how=how, cap=amounts["cap"], pace=amounts["pace"])


def entropy() -> str:
    """Numbers to bring along to a deal."""
    return secrets.token_hex(ENTROPY)


def _ready(rest: str, table: TableNow) -> AnyCommand:
    return commands.Ready(on=rest.lower() not in OFF, entropy=entropy())


def _deal(rest: str, table: TableNow) -> AnyCommand:
    """`deal`, or `deal Ann`: then she begins."""
    return commands.Deal(first=_chair(rest, table).id if rest else None)


WORDS: Final[dict[str, Read]] = {
    "ready": _ready,
    "wait": _plain(lambda: commands.Ready(on=False), "wait"),
    "deal": _deal,
    "bot": _bot,
    "game": _game,
    "option": _option,
    "speed": _one("speed", lambda word: commands.Arrange(speed=word.lower())),
    "family": _switch("family", lambda on: commands.Arrange(family=on)),
    "listed": _switch("listed", lambda on: commands.Arrange(listed=on)),
    "stand-in": _one("stand-in", lambda word: commands.Arrange(stand_in=word.lower())),
    "kick": _named("kick", lambda who: commands.Kick(who=who)),
    "fill": _named("fill", lambda who: commands.FillIn(who=who)),
    "host": _named("host", lambda who: commands.PassHost(who=who)),
    "pause": _plain(lambda: commands.Pause(on=True), "pause"),
    "go": _plain(lambda: commands.Pause(on=False), "go"),
    "say": _one("say", _say),
    "mute": _named("mute", lambda who: commands.Mute(who=who)),
    "unmute": _named("unmute", lambda who: commands.Mute(who=who, on=False)),
    "undo": _plain(commands.AskUndo, "undo"),
    "yes": _answer(is_yes=True),
    "no": _answer(is_yes=False),
    "vote": _vote,
    "stand": _stand,
    "settle": _settle,
    "out": _plain(commands.StepOut, "out"),
    "back": _plain(commands.ComeBack, "back"),
    "leave": _plain(commands.Leave, "leave"),
    "code": _plain(commands.HandOver, "code"),
    "take-over": _one("take-over", lambda word: commands.TakeOver(code=word, token=secrets.token_urlsafe(24))),
    "look": _plain(commands.Look, "look"),
    "delete": _plain(commands.Delete, "delete"),
}

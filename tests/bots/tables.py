"""Tables for bots: games played among them, and moments to ask one bot about."""

from __future__ import annotations

from pocketmoney import games
from pocketmoney.bots.bot import Bot
from pocketmoney.bots.match import Match
from pocketmoney.bots.registry import make
from pocketmoney.core.action import Action
from pocketmoney.core.game import Game, State
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.record import parse
from pocketmoney.core.replay import Replay
from pocketmoney.core.rng import from_seed

SEATS = 4
LIMIT = {"end-rule": "throw-limit", "throw-limit": "200"}


def wins(game: str, word: str, others: str, rounds: int, decks: list[str] | None = None) -> int:
    """How many of `rounds` times four games a bot wins against three others, sitting in each seat in turn."""
    won = 0
    options = LIMIT if game == "tietgen" else {}
    entries = [Entry("decks", "", decks)] if decks else []
    for number in range(rounds * SEATS):
        found = games.find(game)
        seed, seat = divmod(number, SEATS)
        state = found.set_up(Header(game, ["Ann", "Ben", "Cat", "Dan"], options, seed, entries))
        bots = [make(word if at == seat else others, found) for at in range(SEATS)]
        Match(state, bots, from_seed(seed + 500)).play()
        won += state.winner == seat
    return won


def moment(record: str) -> tuple[Game, State]:
    """The game at the end of a record."""
    replay = Replay(parse(record.encode(), games.find))
    failure = replay.run()
    assert failure is None, failure
    return replay.record.game, replay.state


def choice(record: str, seat: int, bot: Bot | str = "greedy") -> str:
    """What a bot does at the end of a record, in the words of a record."""
    game, state = moment(record)
    player = make(bot, game) if isinstance(bot, str) else bot
    names = [str(at) for at in range(state.seats)]
    concession = game.parse_move("concede", names)
    menu = [action for action in state.menu(seat) if action != concession]
    if state.boundary() >= 0:
        rights = state.rights(seat)
        menu = [action for action in menu if action not in rights]
    return game.write_move(player.choose(state.view(seat), menu, from_seed(1)), _names(record))


def right(record: str, seat: int, bot: Bot | str = "greedy") -> str:
    """What a bot does unasked at the end of a record; empty if nothing."""
    game, state = moment(record)
    player = make(bot, game) if isinstance(bot, str) else bot
    concession = game.parse_move("concede", _names(record))
    rights = [action for action in state.rights(seat) if action != concession]
    used: Action | None = player.use_right(state.view(seat), rights, from_seed(1)) if rights else None
    assert used is None or state.check(seat, used) is None
    return "" if used is None else game.write_move(used, _names(record))


def _names(record: str) -> list[str]:
    return next(line for line in record.splitlines() if line.startswith("seats:")).split()[1:]

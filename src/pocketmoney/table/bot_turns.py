"""Requests to the bots at a table: which bots are asked now, and what.

Both depend on public data only. Replies come first, then rights in the order of `core/play`, then seats that must act.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.bots.decisions import RIGHTS_A_BOUNDARY, without
from pocketmoney.core.action import Action
from pocketmoney.core.play import rights_order
from pocketmoney.table import lesson_progress
from pocketmoney.table.bot_request import CHOOSES, RIGHT, SCRIPTED, BotReply, BotRequest
from pocketmoney.table.game_in_progress import GameInProgress

if TYPE_CHECKING:
    from pocketmoney.table.state import TableState


def questions(table: TableState, running: GameInProgress) -> list[BotRequest]:
    """Return the requests to bots that are due now: all that may answer, but one at a time that may use rights."""
    state = running.state
    busy = {*running.asked_bots, *[answer.seat for answer in running.held]}
    script = lesson_progress.scripted(running)
    if script is not None:
        seat, action = script
        is_bots = running.chairs[seat].bot != "" and seat not in busy
        return [_ask(table, running, seat, SCRIPTED, [action])] if is_bots else []
    if state.boundary() >= 0:
        ask = None if busy else _reply(table, running) or _right(table, running) or _must(table, running)
        return [] if ask is None else [ask]
    owed = [seat for seat in state.owed() if running.chairs[seat].bot and seat not in busy]
    return [_ask(table, running, seat, CHOOSES, _menu(running, seat)) for seat in owed]


def wants_nothing(running: GameInProgress, answer: BotReply) -> None:
    """Note that a bot uses no more rights at this boundary, or before this question."""
    if running.state.must_begin():
        running.waived.add(answer.seat)
    else:
        running.declined = answer.mark
    running.used = 0


def _ask(table: TableState, running: GameInProgress, seat: int, kind: str, menu: list[Action]) -> BotRequest:
    unheard = running.unheard.get(seat, [])
    running.unheard[seat] = []
    seed = int.from_bytes(table.draw(6), "big")
    word = running.chairs[seat].bot
    request = BotRequest(
        table.id, running.number, running.game.name, running.mark, seat, word, kind, running.state.clone(), menu,
        unheard, seed,
    )  # fmt: skip
    running.asked_bots[seat] = request
    return request


def _menu(running: GameInProgress, seat: int) -> list[Action]:
    """What a bot chooses from: giving up is not on it."""
    giving_up = running.read("concede").verb
    return [action for action in running.state.menu(seat) if action.verb != giving_up]


def _reply(table: TableState, running: GameInProgress) -> BotRequest | None:
    """A bot that was made an offer answers it, once."""
    open_now = running.state.replies()
    for seat, action in open_now:
        key = (running.state.boundary(), seat, action.target)
        if running.chairs[seat].bot and key not in running.answered:
            running.answered.add(key)
            running.replying = key
            menu = [reply for other, reply in open_now if other == seat and reply.target == action.target]
            return _ask(table, running, seat, CHOOSES, menu)
    return None


def _right(table: TableState, running: GameInProgress) -> BotRequest | None:
    """Return a request to the next bot that may use rights at this boundary."""
    state = running.state
    if not state.must_begin():
        return None
    if state.boundary() != running.boundary:
        running.boundary = state.boundary()
        running.waived.clear()
        running.used = 0
    for seat in rights_order(state):
        if not running.chairs[seat].bot or seat in running.waived or state.is_out(seat):
            continue
        rights = _without_giving_up(running, state.rights(seat))
        if rights and running.used < RIGHTS_A_BOUNDARY:
            return _ask(table, running, seat, RIGHT, rights)
        running.waived.add(seat)
        running.used = 0
    return None


def _must(table: TableState, running: GameInProgress) -> BotRequest | None:
    """A bot that must answer; asked anything but to begin, it may use rights first."""
    state = running.state
    for seat in state.owed():
        if not running.chairs[seat].bot:
            continue
        rights = state.rights(seat)
        own = _without_giving_up(running, rights)
        is_offered = running.declined != running.mark and running.used < RIGHTS_A_BOUNDARY
        if own and is_offered and not state.must_begin():
            return _ask(table, running, seat, RIGHT, own)
        return _ask(table, running, seat, CHOOSES, without(_menu(running, seat), rights))
    return None


def _without_giving_up(running: GameInProgress, rights: list[Action]) -> list[Action]:
    giving_up = running.read("concede").verb
    return [action for action in rights if action.verb != giving_up]

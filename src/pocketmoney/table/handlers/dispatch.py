"""Which command is done where, and who may give it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pocketmoney.core.refusal import Refusal
from pocketmoney.table import commands
from pocketmoney.table.chair import Subscriber
from pocketmoney.table.commands import Command
from pocketmoney.table.handlers import doodles, ledger, lobby, moves, screens, seats, talk, undo, vote
from pocketmoney.table.state import TableState

# Commands of anybody who is connected.
_OF_SUBSCRIBERS: Final[dict[type[Command], Callable[[Any, Any, Any, int], Refusal | None]]] = {
    commands.Sit: seats.sit,
    commands.TakeOver: seats.take_over,
    commands.AskSeat: seats.ask_seat,
    commands.Look: moves.show_piles,
    commands.ReportScreen: screens.report_screen,
}

# Commands of subscribers with a chair.
_OF_CHAIRS: Final[dict[type[Command], Callable[[Any, Any, Any, int], Refusal | None]]] = {
    commands.Leave: seats.leave,
    commands.StepOut: seats.step_out,
    commands.ComeBack: seats.come_back,
    commands.HandOver: seats.hand_over,
    commands.AnswerSeat: seats.answer_seat,
    commands.Ready: lobby.ready,
    commands.Understood: lobby.understood,
    commands.Stand: moves.set_standing_answers,
    commands.Say: talk.say,
    commands.Mute: talk.mute,
    commands.SetDoodle: doodles.set_doodle,
    commands.AskUndo: undo.ask,
    commands.AnswerUndo: undo.answer,
    commands.AskVote: vote.ask,
    commands.AnswerVote: vote.answer,
    commands.Settle: ledger.settle,
    commands.Why: moves.explain,
}

# Commands of the host.
_OF_HOST: Final[dict[type[Command], Callable[[Any, Any, Any, int], Refusal | None]]] = {
    commands.Deal: lobby.deal,
    commands.Choose: lobby.choose,
    commands.Arrange: lobby.arrange,
    commands.Pause: lobby.pause,
    commands.PassHost: lobby.pass_host,
    commands.Delete: lobby.delete,
    commands.AddBot: seats.add_bot,
    commands.Kick: seats.kick,
    commands.FillIn: seats.fill_in,
    commands.SetScreen: screens.set_screen,
    commands.RemoveDoodle: doodles.remove_doodle,
}


def dispatch(table: TableState, subscriber: Subscriber, command: Command, now: int) -> Refusal | None:
    """Do a command, or say why not."""
    kind = type(command)
    chair = subscriber.chair
    if chair is not None:
        if isinstance(command, commands.Move):  # nearly every command: not looked up
            return moves.make_move(table, chair, command, now)
        does = _OF_CHAIRS.get(kind)
        if does is not None:
            return does(table, chair, command, now)
        if kind in _OF_HOST:
            if chair.id != table.host:
                return Refusal("only-host")
            return _OF_HOST[kind](table, chair, command, now)
    elif kind not in _OF_SUBSCRIBERS:
        return Refusal("only-seated")
    return _OF_SUBSCRIBERS[kind](table, subscriber, command, now)

"""Which command is done where, and who may give it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from pocketmoney.core.refusal import Refusal
from pocketmoney.table import commands, ledger, lobby, playing, seating, talking, undoing, voting
from pocketmoney.table.chairs import Guest
from pocketmoney.table.commands import Command

if TYPE_CHECKING:
    from pocketmoney.table.table import Table

# Commands of anybody who is connected.
_OF_GUESTS: Final[dict[type[Command], Callable[[Any, Any, Any, int], Refusal | None]]] = {
    commands.Sit: seating.sit,
    commands.TakeOver: seating.take_over,
    commands.AskSeat: seating.ask_seat,
    commands.Look: playing.look,
}

# Commands of whoever has a chair, but for moves.
_OF_CHAIRS: Final[dict[type[Command], Callable[[Any, Any, Any, int], Refusal | None]]] = {
    commands.Leave: seating.leave,
    commands.StepOut: seating.step_out,
    commands.ComeBack: seating.come_back,
    commands.HandOver: seating.hand_over,
    commands.AnswerSeat: seating.answer_seat,
    commands.Ready: lobby.ready,
    commands.Understood: lobby.understood,
    commands.Stand: playing.stand,
    commands.Say: talking.say,
    commands.Mute: talking.mute,
    commands.AskUndo: undoing.ask,
    commands.AnswerUndo: undoing.answer,
    commands.AskVote: voting.ask,
    commands.AnswerVote: voting.answer,
    commands.Settle: ledger.settle,
    commands.Why: playing.why,
}

# Commands of the host.
_OF_HOST: Final[dict[type[Command], Callable[[Any, Any, Any, int], Refusal | None]]] = {
    commands.Deal: lobby.deal,
    commands.Choose: lobby.choose,
    commands.Arrange: lobby.arrange,
    commands.Pause: lobby.pause,
    commands.PassHost: lobby.pass_host,
    commands.Delete: lobby.delete,
    commands.AddBot: seating.add_bot,
    commands.Kick: seating.kick,
    commands.FillIn: seating.fill_in,
}


def handle(table: Table, guest: Guest, command: Command, now: int) -> Refusal | None:
    """Do a command, or say why not."""
    kind = type(command)
    chair = guest.chair
    if chair is not None:
        if isinstance(command, commands.Move):  # nearly every command: not looked up
            return playing.move(table, chair, command, now)
        does = _OF_CHAIRS.get(kind)
        if does is not None:
            return does(table, chair, command, now)
        if kind in _OF_HOST:
            if chair.id != table.host:
                return Refusal("only-host")
            return _OF_HOST[kind](table, chair, command, now)
    elif kind not in _OF_GUESTS:
        return Refusal("only-seated")
    return _OF_GUESTS[kind](table, guest, command, now)

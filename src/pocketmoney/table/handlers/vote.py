"""A disputed ruling is put to the vote; what most want holds from the next game on."""

from __future__ import annotations

from pocketmoney.core.record import RULES_VERSION
from pocketmoney.core.refusal import Refusal
from pocketmoney.table import entries, setup_check
from pocketmoney.table.chair import Chair
from pocketmoney.table.commands import AnswerVote, AskVote
from pocketmoney.table.proposals import RULES
from pocketmoney.table.reducer import commit_entry
from pocketmoney.table.state import TableState


def ask(table: TableState, chair: Chair, command: AskVote, now: int) -> Refusal | None:
    """Open a vote on a value of a house rule, with a yes of the chair that asks."""
    if table.vote is not None:
        return Refusal("vote-open")
    settings = table.settings
    if command.option == RULES and table.awaits and command.value == RULES_VERSION:
        commit_entry(table, entries.VoteAsked(now, chair.id, command.n, command.option, command.value))
        commit_entry(table, entries.Voted(now, chair.id, 0, chair.id, True))
        return None
    refusal = setup_check.fits(settings.game, {**settings.options, command.option: command.value}, settings.decks)
    if refusal is not None:
        return refusal
    commit_entry(table, entries.VoteAsked(now, chair.id, command.n, command.option, command.value))
    commit_entry(table, entries.Voted(now, chair.id, 0, chair.id, True))
    return None


def answer(table: TableState, chair: Chair, command: AnswerVote, now: int) -> Refusal | None:
    """Vote, once."""
    vote = table.vote
    if vote is None:
        return Refusal("vote-none")
    if chair.id in vote.yes or chair.id in vote.no:
        return Refusal("vote-twice")
    commit_entry(table, entries.Voted(now, chair.id, command.n, chair.id, command.yes))
    return None

"""A disputed ruling is put to the vote; what most want holds from the next game on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pocketmoney.core.record import RULES_VERSION
from pocketmoney.core.refusal import Refusal
from pocketmoney.table import entries, setup_check
from pocketmoney.table.chair import Chair
from pocketmoney.table.commands import AnswerVote, AskVote

if TYPE_CHECKING:
    from pocketmoney.table.table import Table


RULES: Final = "rules"  # a vote on going on by our rules with a game of earlier ones; no house rule has that name


class Vote:
    """A disputed ruling that is put to the vote."""

    __slots__ = ("option", "value", "by", "yes", "no")

    def __init__(self, option: str, value: str, by: int) -> None:
        self.option = option
        self.value = value
        self.by = by
        self.yes: list[int] = []
        self.no: list[int] = []


def ask(table: Table, chair: Chair, command: AskVote, now: int) -> Refusal | None:
    """Put a value of a house rule to the vote; whoever does is for it."""
    if table.vote is not None:
        return Refusal("vote-open")
    settings = table.settings
    if command.option == RULES and table.awaits and command.value == RULES_VERSION:
        table.enter(entries.VoteAsked(now, chair.id, command.n, command.option, command.value))
        table.enter(entries.Voted(now, chair.id, 0, chair.id, True))
        return None
    refusal = setup_check.fits(settings.game, {**settings.options, command.option: command.value}, settings.decks)
    if refusal is not None:
        return refusal
    table.enter(entries.VoteAsked(now, chair.id, command.n, command.option, command.value))
    table.enter(entries.Voted(now, chair.id, 0, chair.id, True))
    return None


def answer(table: Table, chair: Chair, command: AnswerVote, now: int) -> Refusal | None:
    """Vote, once."""
    vote = table.vote
    if vote is None:
        return Refusal("vote-none")
    if chair.id in vote.yes or chair.id in vote.no:
        return Refusal("vote-twice")
    table.enter(entries.Voted(now, chair.id, command.n, chair.id, command.yes))
    return None


def fold_asked(table: Table, entry: entries.VoteAsked) -> None:
    """The vote is open."""
    table.vote = Vote(entry.option, entry.value, entry.by)
    table.is_changed = True


def fold_voted(table: Table, entry: entries.Voted) -> None:
    """One more has voted; when the outcome is certain the vote ends."""
    vote = table.vote
    if vote is None:
        return
    (vote.yes if entry.yes else vote.no).append(entry.chair)
    _settle(table, vote)


def leave(table: Table, chair: int) -> None:
    """Whoever gets up takes the vote along; those who stay may be of one mind now."""
    vote = table.vote
    if vote is not None:
        vote.yes = [other for other in vote.yes if other != chair]
        vote.no = [other for other in vote.no if other != chair]
        _settle(table, vote)


def _settle(table: Table, vote: Vote) -> None:
    people = len(table.people())
    if 2 * len(vote.yes) > people and vote.option == RULES:
        table.accepted = True
        table.vote = None
    elif 2 * len(vote.yes) > people:
        table.settings.options = {**table.settings.options, vote.option: vote.value}
        table.vote = None
    elif 2 * len(vote.no) >= people:
        table.vote = None
    table.is_changed = True

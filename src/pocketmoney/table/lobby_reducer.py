"""What entries about chairs, settings and votes do to a table."""

from __future__ import annotations

from pocketmoney.table import entries
from pocketmoney.table.chair import Chair
from pocketmoney.table.entries import NO_CHAIR
from pocketmoney.table.proposals import RULES, Vote
from pocketmoney.table.state import TableState


def create_table(table: TableState, entry: entries.Made) -> None:
    """Apply the first entry of a log."""
    table.code = entry.code
    table.settings.game = entry.game
    table.settings.lesson = entry.lesson
    table.rules = entry.rules
    table.secret = entry.secret
    table.made = entry.t


def sat(table: TableState, entry: entries.Sat) -> None:
    """Add a chair."""
    chair = Chair(entry.chair, entry.name, entry.key, entry.bot)
    chair.ready = entry.bot != ""
    table.chairs.append(chair)
    table.next_chair = entry.chair + 1
    if table.host == NO_CHAIR and chair.is_person:
        table.host = chair.id
    table.is_changed = True


def rekeyed(table: TableState, entry: entries.Rekeyed) -> None:
    """Give a chair another token."""
    find_chair(table, entry.chair).key = entry.key
    table.is_changed = True


def hosting(table: TableState, entry: entries.Hosting) -> None:
    """Make another chair the host."""
    table.host = entry.chair
    table.is_changed = True


def chosen(table: TableState, entry: entries.Chosen) -> None:
    """Set the next game and its house rules."""
    settings = table.settings
    settings.game = entry.game
    settings.options = entry.options
    settings.decks = entry.decks
    settings.lesson = ""
    table.vote = None
    _unready(table)
    table.is_changed = True


def readied(table: TableState, entry: entries.Readied) -> None:
    """Mark a chair as ready, with the random numbers that it contributes."""
    chair = find_chair(table, entry.chair)
    chair.ready = entry.on
    chair.entropy = entry.entropy
    table.is_changed = True


def noticed(table: TableState, entry: entries.Noticed) -> None:
    """Mark a notice as read."""
    find_chair(table, entry.chair).read.add(entry.notice)


def muted(table: TableState, entry: entries.Muted) -> None:
    """Mute or unmute a chair for another."""
    muted = find_chair(table, entry.chair).muted
    if entry.on:
        muted.add(entry.who)
    else:
        muted.discard(entry.who)


def doodled(table: TableState, entry: entries.Doodled) -> None:
    """Give a chair a drawing, or take it away."""
    find_chair(table, entry.chair).doodle = entry.doodle
    table.is_changed = True


def settled(table: TableState, entry: entries.Settled) -> None:
    """Set how a chair settles its ledger."""
    chair = find_chair(table, entry.chair)
    chair.how = entry.how
    chair.cap = entry.cap
    chair.pace = entry.pace
    chair.warned = 0
    table.has_ledger_limits = table.has_ledger_limits or chair.cap > 0 or chair.pace > 0


def vote_asked(table: TableState, entry: entries.VoteAsked) -> None:
    """Open a vote."""
    table.vote = Vote(entry.option, entry.value, entry.by)
    table.is_changed = True


def voted(table: TableState, entry: entries.Voted) -> None:
    """Count a vote, and close the vote once its outcome is certain."""
    vote = table.vote
    if vote is None:
        return
    (vote.yes if entry.yes else vote.no).append(entry.chair)
    _settle_vote(table, vote)


def withdraw_vote(table: TableState, chair: int) -> None:
    """Remove the vote of a chair that leaves; the others may decide the vote by that."""
    vote = table.vote
    if vote is not None:
        vote.yes = [other for other in vote.yes if other != chair]
        vote.no = [other for other in vote.no if other != chair]
        _settle_vote(table, vote)


def _settle_vote(table: TableState, vote: Vote) -> None:
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


def find_chair(table: TableState, chair: int) -> Chair:
    """Return the chair of that number, which must exist."""
    found = table.chair(chair)
    assert found is not None, f"no chair {chair}"
    return found


def _unready(table: TableState) -> None:
    """Clear what people said about being ready: they have not seen the new rules."""
    for chair in table.chairs:
        chair.ready = not chair.is_person and not chair.is_gone

"""Before the deal and around the game: what is played, who is ready, what the host may do."""

from __future__ import annotations

from pocketmoney import games
from pocketmoney.core.problem import unknown
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.rng import from_seed
from pocketmoney.table import clock, entries, private_messages, setup_check
from pocketmoney.table.chair import Chair
from pocketmoney.table.commands import Arrange, Choose, Deal, Delete, PassHost, Pause, Ready, Understood
from pocketmoney.table.fairness import first_seed, seed_of
from pocketmoney.table.handlers import seats
from pocketmoney.table.lesson import lesson
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.reducer import commit_entry
from pocketmoney.table.state import TableState


def choose(table: TableState, chair: Chair, command: Choose, now: int) -> Refusal | None:
    """What is played next."""
    refusal = setup_check.fits(command.game, command.options, command.decks)
    if refusal is not None:
        return refusal
    if table.phase == PLAYING:
        return Refusal("table-is-playing")
    chosen = entries.Chosen(now, chair.id, command.n, command.game, dict(command.options), list(command.decks))
    commit_entry(table, chosen)
    return None


def arrange(table: TableState, chair: Chair, command: Arrange, now: int) -> Refusal | None:
    """Settings of the table."""
    settings = table.settings
    speed = settings.speed if command.speed is None else command.speed
    if speed not in clock.SPEEDS:
        problem = unknown("unknown-speed", speed, list(clock.SPEEDS))
        return Refusal(problem.key, problem.details)
    stand_in = settings.stand_in if command.stand_in is None else command.stand_in
    refusal = seats.bot_word(table, stand_in)
    if refusal is not None:
        return refusal
    family = settings.family if command.family is None else command.family
    listed = settings.listed if command.listed is None else command.listed
    commit_entry(table, entries.Arranged(now, chair.id, command.n, speed, family, listed, stand_in.lower()))
    return None


def ready(table: TableState, chair: Chair, command: Ready, now: int) -> Refusal | None:
    """Ready for the deal; not before the notice has been read."""
    if table.phase == PLAYING:
        return Refusal("table-is-playing")
    unread = private_messages.unread_notice(table, chair)
    if command.on and unread:
        return Refusal("notice-unread", {"notice": unread})
    commit_entry(
        table, entries.Readied(now, chair.id, command.n, chair.id, command.on, command.entropy if command.on else "")
    )
    return None


def understood(table: TableState, chair: Chair, command: Understood, now: int) -> Refusal | None:
    """The notice has been read."""
    for notice in games.find(table.settings.game).notices():
        if notice not in chair.read:
            commit_entry(table, entries.Noticed(now, chair.id, command.n, chair.id, notice))
    table.is_changed = True
    return None


def deal(table: TableState, chair: Chair, command: Deal, now: int) -> Refusal | None:
    """Begin. The host need not say that they are ready, but everybody else has to."""
    if table.phase == PLAYING:
        return Refusal("table-is-playing")
    unread = private_messages.unread_notice(table, chair)
    if unread:
        return Refusal("notice-unread", {"notice": unread})
    absent = [other for other in table.people() if other.id in command.without]
    here = next((other for other in absent if other.subscribers), None)
    if here is not None:
        return Refusal("not-missing", {"name": here.name})
    chairs = [other for other in table.chairs if other not in absent]
    missing = [other.name for other in chairs if other.is_here and not (other.ready or other.bot or other is chair)]
    if missing:
        return Refusal("not-ready", {"names": ", ".join(missing), "count": len(missing)})
    chosen = None if command.first is None else table.chair(command.first)
    if command.first is not None and chosen not in chairs:
        return Refusal("no-such-chair")
    settings = table.settings
    taught = settings.lesson
    first = chairs.index(chosen) if chosen else 0 if taught else _first(table, chairs)
    order = chairs[first:] + chairs[:first]
    names = [other.name for other in order]
    refusal = setup_check.can_be_dealt(settings.game, names, settings.options, settings.decks)
    if refusal is not None:
        return refusal
    drawn = seed_of(table.secret, [(other.name, other.entropy) for other in order])
    seed = lesson(taught).seed if taught else drawn
    commit_entry(table, entries.Dealt(now, chair.id, command.n, [other.id for other in order], seed))
    return None


def _first(table: TableState, chairs: list[Chair]) -> int:
    """Return the place of the chair that begins; chance is bound as the deck is: by secret and numbers (R36, R158)."""
    chance = from_seed(first_seed(table.secret, [(chair.name, chair.entropy) for chair in chairs]))
    return games.find(table.settings.game).first_seat(len(chairs), table.games, chance)


def pause(table: TableState, chair: Chair, command: Pause, now: int) -> Refusal | None:
    """Stand still, or go on."""
    if table.phase != PLAYING:
        return Refusal("table-no-game")
    if table.paused != command.on:
        commit_entry(table, entries.Paused(now, chair.id, command.n, command.on))
    return None


def pass_host(table: TableState, chair: Chair, command: PassHost, now: int) -> Refusal | None:
    """Make another person the host."""
    found = table.chair(command.who)
    if found is None or not found.is_here:
        return Refusal("no-such-chair")
    commit_entry(table, entries.Hosting(now, chair.id, command.n, found.id))
    return None


def delete(table: TableState, chair: Chair, command: Delete, now: int) -> Refusal | None:
    """Forget the table and everybody at it."""
    table.is_deleted = True
    for subscriber in table.subscribers():
        table.close(subscriber, "deleted-by-host")
    return None

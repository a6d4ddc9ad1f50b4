"""What each entry of the log does to a table. Nothing here asks whether it may: that was done before it was written."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from pocketmoney import games
from pocketmoney.core.action import Action
from pocketmoney.core.header import Entry as HeaderEntry
from pocketmoney.core.header import Header
from pocketmoney.core.record import RULES_VERSION
from pocketmoney.table import adoption, clock, comparison, entries, messages, teaching, undoing, voting
from pocketmoney.table.chairs import NO_SEAT, Chair
from pocketmoney.table.comparison import Checked
from pocketmoney.table.entries import BY_HAND, NO_CHAIR, Entry
from pocketmoney.table.fairness import commitment
from pocketmoney.table.lesson import lesson
from pocketmoney.table.phases import OVER, PLAYING
from pocketmoney.table.running import Running
from pocketmoney.table.standing import Standing

if TYPE_CHECKING:
    from pocketmoney.table.table import Table


def fold(table: Table, entry: Entry) -> None:
    """Let an entry of the log happen."""
    if entry.n:
        chair = table.chair(entry.by)
        if chair is not None and entry.n > chair.last:
            chair.last = entry.n
    if table.rules != RULES_VERSION and type(entry) in comparison.OF_GAMES:
        comparison.follow(table, entry, _FOLDS[type(entry)])
    else:
        _FOLDS[type(entry)](table, entry)


def _made(table: Table, entry: entries.Made) -> None:
    table.code = entry.code
    table.settings.game = entry.game
    table.settings.lesson = entry.lesson
    table.rules = entry.rules
    table.secret = entry.secret
    table.made = entry.t


def _taken_up(table: Table, entry: entries.TakenUp) -> None:
    table.rules = entry.rules
    if table.running is not None:
        table.running.opened = entry.t


def _sat(table: Table, entry: entries.Sat) -> None:
    chair = Chair(entry.chair, entry.name, entry.key, entry.bot)
    chair.ready = entry.bot != ""
    table.chairs.append(chair)
    table.next_chair = entry.chair + 1
    if table.host == NO_CHAIR and chair.is_person:
        table.host = chair.id
    table.is_changed = True


def _rekeyed(table: Table, entry: entries.Rekeyed) -> None:
    _of(table, entry.chair).key = entry.key
    table.is_changed = True


def _left(table: Table, entry: entries.Left) -> None:
    chair = _of(table, entry.chair)
    table.is_changed = True
    chair.key = ""
    if table.phase == PLAYING and chair.seat != NO_SEAT:
        chair.is_gone = True
        chair.bot = entry.bot
        _hear(table, chair)
    else:
        table.chairs.remove(chair)
    voting.leave(table, chair.id)
    if table.host == chair.id:
        people = table.people()
        table.host = people[0].id if people else NO_CHAIR


def _stepped_out(table: Table, entry: entries.SteppedOut) -> None:
    chair = _of(table, entry.chair)
    chair.bot = entry.bot
    _hear(table, chair)
    if table.running is not None and chair.seat != NO_SEAT and entry.by == NO_CHAIR:
        table.running.bank[chair.seat] = 0  # their time ran out
    table.is_changed = True


def _came_back(table: Table, entry: entries.CameBack) -> None:
    chair = _of(table, entry.chair)
    chair.bot = ""
    chair.lapses = 0
    table.is_changed = True
    running = table.running
    if running is None or chair.seat == NO_SEAT:
        return
    running.unheard.pop(chair.seat, None)
    running.forget_bot(chair.seat)
    asked = running.asked
    if asked == (chair.seat,):
        # Their own question: whoever comes back after it ran out has time for it again.
        if entry.t - running.opened > clock.length(table.settings.speed, running.state.asking(), 1):
            running.opened = entry.t
        running.is_new = True


def _hosting(table: Table, entry: entries.Hosting) -> None:
    table.host = entry.chair
    table.is_changed = True


def _chosen(table: Table, entry: entries.Chosen) -> None:
    settings = table.settings
    settings.game = entry.game
    settings.options = entry.options
    settings.decks = entry.decks
    settings.lesson = ""
    table.vote = None
    _unready(table)
    table.is_changed = True


def _arranged(table: Table, entry: entries.Arranged) -> None:
    settings = table.settings
    settings.speed = entry.speed
    settings.family = entry.family
    settings.listed = entry.listed
    settings.stand_in = entry.stand_in
    if table.running is not None:
        table.running.opened = entry.t
        table.running.is_new = True
    table.is_changed = True


def _readied(table: Table, entry: entries.Readied) -> None:
    chair = _of(table, entry.chair)
    chair.ready = entry.on
    chair.entropy = entry.entropy
    table.is_changed = True


def _noticed(table: Table, entry: entries.Noticed) -> None:
    _of(table, entry.chair).read.add(entry.notice)


def _dealt(table: Table, entry: entries.Dealt) -> None:
    running = _begin(table, _take_seats(table, entry.order), entry)
    if table.settings.lesson:
        running.lesson = lesson(table.settings.lesson)


def _continued(table: Table, entry: entries.Continued) -> None:
    running = _begin(table, _take_seats(table, entry.order), entry)
    running.go_back_to(entry.moves, is_checked=table.rules != RULES_VERSION)


def _take_seats(table: Table, chairs: list[int]) -> list[Chair]:
    """Another game: everybody sits in the order of it."""
    order = [_of(table, chair) for chair in chairs]
    table.chairs = order + [chair for chair in table.chairs if chair not in order]
    for chair in table.chairs:
        chair.seat = NO_SEAT
    for seat, chair in enumerate(order):
        chair.seat = seat
        chair.lapses = 0
        chair.warned = 0
    table.games += 1
    table.phase = PLAYING
    table.reveal = None
    table.undo = None
    table.is_changed = True
    table.dealt_by = table.rules
    table.running = None
    table.differs = None
    table.checked = Checked()
    table.awaits = False
    table.told = b""
    return order


def header_of(table: Table, entry: entries.Dealt | entries.Continued) -> Header:
    """How a game begins that has just been dealt at a table."""
    settings = table.settings
    names = [_of(table, chair).name for chair in entry.order]
    if isinstance(entry, entries.Continued):
        lines = [HeaderEntry(*each) for each in entry.header]
    else:
        lines = [HeaderEntry("decks", "", settings.decks)] if settings.decks else []
        if settings.lesson:
            lines += lesson(settings.lesson).entries(names)
    return Header(settings.game, names, dict(settings.options), entry.seed, lines)


def _begin(table: Table, order: list[Chair], entry: entries.Dealt | entries.Continued) -> Running:
    header = header_of(table, entry)
    game = games.find(header.game)
    table.running = running = Running(table.games, game, header, order, clock.bank(table.settings.speed))
    running.opened = running.begun = entry.t
    running.unheard = {chair.seat: [] for chair in order if chair.bot}
    return running


def _moved(table: Table, entry: entries.Moved) -> None:
    running = table.running
    if running is not None:
        action = running.game.fit(running.state, entry.seat, running.read(entry.move))
        is_own = entry.how == BY_HAND and entry.by != NO_CHAIR
        move(table, running, entry.seat, action, entry.talk, entry.t, is_own=is_own)


def move(table: Table, running: Running, seat: int, action: Action, talk: str, now: int, *, is_own: bool) -> None:
    """Let a move happen that has been read already; it is a person's own, or was made for them."""
    if is_own:
        asked = running.asked
        if len(asked) == 1 and asked[0] == seat:
            length = clock.length(table.settings.speed, running.state.asking(), 1)
            if length:
                running.spend(seat, now, length)
        running.chairs[seat].lapses = 0
    running.make(seat, action, talk, now)
    if running.lesson is not None:
        teaching.follow(running, seat, running.write(action))
        table.is_changed = True


def _lapsed(table: Table, entry: entries.Lapsed) -> None:
    running = table.running
    if running is None:
        return
    asked = running.asked
    if len(asked) == 1:
        running.bank[asked[0]] = 0
        running.chairs[asked[0]].lapses += 1
    running.lapse(entry.t)


def _ended(table: Table, entry: entries.Ended) -> None:
    running = table.running
    table.untold.append(table.games)
    table.awaits = False
    for chair in table.chairs:
        if chair.seat != NO_SEAT and chair.seat == entry.winner:
            chair.wins += 1
    if running is not None and not running.is_continued:
        table.reveal = messages.Reveal(
            game=running.number,
            secret=table.secret,
            commit=commitment(table.secret),
            entropy={chair.name: chair.entropy for chair in table.chairs if chair.seat != NO_SEAT},
            seed=str(running.header.seed),
        )
    if running is not None:
        running.standing = [None] * len(running.standing)
    table.secret = entry.secret
    table.phase = OVER
    table.undo = None
    table.paused = False
    for chair in table.chairs[:]:
        if chair.is_gone:
            table.chairs.remove(chair)
        elif chair.is_person:
            chair.bot = ""
            chair.entropy = ""
        chair.ready = chair.bot != ""
    table.is_changed = True


def _paused(table: Table, entry: entries.Paused) -> None:
    table.paused = entry.on
    running = table.running
    if running is not None:
        running.opened = entry.t
        running.is_new = True
        running.forget_bots()
    table.is_changed = True


def _stood(table: Table, entry: entries.Stood) -> None:
    running = table.running
    if running is None:
        return
    state = running.state
    running.standing = running.standing[:]
    running.standing[entry.seat] = Standing(
        frozenset(entry.cards),
        entry.until,
        state.turn_number() + state.boundary(),
        others=entry.others,
        all=entry.all,
        claim=entry.claim,
    )


def _said(table: Table, entry: entries.Said | entries.Taunted) -> None:
    """Talk leaves nothing behind."""


def _muted(table: Table, entry: entries.Muted) -> None:
    muted = _of(table, entry.chair).muted
    if entry.on:
        muted.add(entry.who)
    else:
        muted.discard(entry.who)


def _settled(table: Table, entry: entries.Settled) -> None:
    chair = _of(table, entry.chair)
    chair.how = entry.how
    chair.cap = entry.cap
    chair.pace = entry.pace
    chair.warned = 0


def _of(table: Table, chair: int) -> Chair:
    found = table.chair(chair)
    assert found is not None, f"no chair {chair}"
    return found


def _unready(table: Table) -> None:
    """Other rules: whoever was ready has to look at them first."""
    for chair in table.chairs:
        chair.ready = not chair.is_person and not chair.is_gone


def _hear(table: Table, chair: Chair) -> None:
    """A bot that plays for somebody hears what happens from now on."""
    if table.running is not None and chair.seat != NO_SEAT:
        table.running.unheard[chair.seat] = []
        table.running.forget_bot(chair.seat)


# Each fold takes its own kind of entry, which a dict cannot say.
_FOLDS: Final[dict[type[Entry], Callable[[Any, Any], None]]] = {
    entries.Made: _made,
    entries.TakenUp: _taken_up,
    entries.Sat: _sat,
    entries.Rekeyed: _rekeyed,
    entries.Left: _left,
    entries.SteppedOut: _stepped_out,
    entries.CameBack: _came_back,
    entries.Hosting: _hosting,
    entries.Chosen: _chosen,
    entries.Arranged: _arranged,
    entries.Readied: _readied,
    entries.Noticed: _noticed,
    entries.Dealt: _dealt,
    entries.Continued: _continued,
    entries.Moved: _moved,
    entries.Lapsed: _lapsed,
    entries.Ended: _ended,
    entries.Paused: _paused,
    entries.Stood: _stood,
    entries.Said: _said,
    entries.Taunted: _said,
    entries.Muted: _muted,
    entries.Settled: _settled,
    entries.UndoAsked: undoing.fold_asked,
    entries.UndoAnswered: undoing.fold_answered,
    entries.Undone: undoing.fold_undone,
    entries.UndoDropped: undoing.fold_dropped,
    entries.VoteAsked: voting.fold_asked,
    entries.Voted: voting.fold_voted,
    entries.Told: adoption.fold_told,
    entries.Adopted: adoption.fold_adopted,
}

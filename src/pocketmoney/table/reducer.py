"""What each entry of the log does to a table. Handlers have checked it before; the reducer checks nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pocketmoney import games
from pocketmoney.core.action import Action
from pocketmoney.core.header import Entry as HeaderEntry
from pocketmoney.core.header import Header
from pocketmoney.core.record import RULES_VERSION
from pocketmoney.table import clock, comparison, entries, lesson_progress, lobby_reducer, messages, snapshot
from pocketmoney.table.chair import NO_SEAT, Chair
from pocketmoney.table.divergence import Checked
from pocketmoney.table.entries import BY_HAND, NO_CHAIR, Entry
from pocketmoney.table.fairness import commitment
from pocketmoney.table.game_in_progress import GameInProgress
from pocketmoney.table.lesson import lesson
from pocketmoney.table.lobby_reducer import find_chair
from pocketmoney.table.phase import OVER, PLAYING
from pocketmoney.table.proposals import UndoRequest
from pocketmoney.table.standing_answers import StandingAnswers
from pocketmoney.table.state import TableState


def commit_entry(table: TableState, entry: Entry, action: Action | None = None) -> None:
    """Number an entry, queue it for the log, and apply it."""
    table.seq += 1
    table.entries.append(entries.encode(entry))
    apply_entry(table, entry, action)


def apply_entry(table: TableState, entry: Entry, action: Action | None = None) -> None:
    """Apply an entry, live and on replay. A live move brings its action, so that its text is not parsed again."""
    if entry.n:
        for chair in table.chairs:
            if chair.id == entry.by and entry.n > chair.last:
                chair.last = entry.n
    kind = type(entry)
    if table.rules != RULES_VERSION and kind in comparison.OF_GAMES:
        comparison.follow(table, entry, _APPLY[kind])
    elif action is not None and isinstance(entry, entries.Moved):
        _moved(table, entry, action)
    else:
        _APPLY[kind](table, entry)


def _taken_up(table: TableState, entry: entries.TakenUp) -> None:
    table.rules = entry.rules
    if table.running is not None:
        table.running.opened = entry.t


def _left(table: TableState, entry: entries.Left) -> None:
    chair = find_chair(table, entry.chair)
    table.is_changed = True
    chair.key = ""
    if table.phase == PLAYING and chair.seat != NO_SEAT:
        chair.is_gone = True
        chair.bot = entry.bot
        _collect_events(table, chair)
    else:
        table.chairs.remove(chair)
    lobby_reducer.withdraw_vote(table, chair.id)
    if table.host == chair.id:
        people = table.people()
        table.host = people[0].id if people else NO_CHAIR


def _stepped_out(table: TableState, entry: entries.SteppedOut) -> None:
    chair = find_chair(table, entry.chair)
    chair.bot = entry.bot
    _collect_events(table, chair)
    if table.running is not None and chair.seat != NO_SEAT and entry.by == NO_CHAIR:
        table.running.bank[chair.seat] = 0  # their time ran out
    table.is_changed = True


def _came_back(table: TableState, entry: entries.CameBack) -> None:
    chair = find_chair(table, entry.chair)
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
        # Their own question: a person who comes back after its time has it again.
        if entry.t - running.opened > clock.question_timeout(
            table.settings.speed, running.state.asking(), 1, running.lag
        ):
            running.opened = entry.t
        running.is_new = True


def _arranged(table: TableState, entry: entries.Arranged) -> None:
    settings = table.settings
    settings.speed = entry.speed
    settings.family = entry.family
    settings.listed = entry.listed
    settings.stand_in = entry.stand_in
    if table.running is not None:
        table.running.opened = entry.t
        table.running.is_new = True
    table.is_changed = True


def _dealt(table: TableState, entry: entries.Dealt) -> None:
    running = _begin(table, _take_seats(table, entry.order), entry)
    if table.settings.lesson:
        running.lesson = lesson(table.settings.lesson)


def _continued(table: TableState, entry: entries.Continued) -> None:
    running = _begin(table, _take_seats(table, entry.order), entry)
    running.go_back_to(entry.moves, is_checked=table.rules != RULES_VERSION)


def _take_seats(table: TableState, chairs: list[int]) -> list[Chair]:
    """Another game: everybody sits in the order of it."""
    order = [find_chair(table, chair) for chair in chairs]
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


def header_of(table: TableState, entry: entries.Dealt | entries.Continued) -> Header:
    """How a game begins that has just been dealt at a table."""
    settings = table.settings
    names = [find_chair(table, chair).name for chair in entry.order]
    files: dict[str, str] = {}
    if isinstance(entry, entries.Continued):
        lines = [HeaderEntry(*each) for each in entry.header]
        files = entry.files
    else:
        lines = [HeaderEntry("decks", "", settings.decks)] if settings.decks else []
        if settings.lesson:
            lines += lesson(settings.lesson).entries(names)
    return Header(settings.game, names, dict(settings.options), entry.seed, lines, files)


def _begin(table: TableState, order: list[Chair], entry: entries.Dealt | entries.Continued) -> GameInProgress:
    header = header_of(table, entry)
    game = games.find(header.game)
    table.running = running = GameInProgress(table.games, game, header, order, clock.time_bank(table.settings.speed))
    running.opened = running.begun = entry.t
    running.unheard = {chair.seat: [] for chair in order if chair.bot}
    return running


def _moved(table: TableState, entry: entries.Moved, action: Action | None = None) -> None:
    running = table.running
    if running is None:
        return
    seat = entry.seat
    if action is None:
        action = running.game.fit(running.state, seat, running.read(entry.move))
    if entry.how == BY_HAND and entry.by != NO_CHAIR:
        asked = running.asked
        if len(asked) == 1 and asked[0] == seat:
            length = clock.question_timeout(table.settings.speed, running.state.asking(), 1, running.lag)
            if 0 < length < entry.t - running.opened:
                running.spend(seat, entry.t, length)
        running.chairs[seat].lapses = 0
    running.apply_move(seat, action, entry.talk, entry.t)
    if running.lesson is not None:
        lesson_progress.follow(running, seat, running.write(action))
        table.is_changed = True


def _lapsed(table: TableState, entry: entries.Lapsed) -> None:
    running = table.running
    if running is None:
        return
    asked = running.asked
    if len(asked) == 1:
        running.bank[asked[0]] = 0
        running.chairs[asked[0]].lapses += 1
    running.lapse(entry.t)


def _ended(table: TableState, entry: entries.Ended) -> None:
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


def _paused(table: TableState, entry: entries.Paused) -> None:
    table.paused = entry.on
    running = table.running
    if running is not None:
        running.opened = entry.t
        running.is_new = True
        running.forget_bots()
    table.is_changed = True


def _stood(table: TableState, entry: entries.Stood) -> None:
    running = table.running
    if running is None:
        return
    state = running.state
    running.standing = running.standing[:]
    running.standing[entry.seat] = StandingAnswers(
        frozenset(entry.cards),
        entry.until,
        state.turn_number() + state.boundary(),
        others=entry.others,
        all=entry.all,
        claim=entry.claim,
    )


def _undo_asked(table: TableState, entry: entries.UndoAsked) -> None:
    """The question stands, and the clock with it."""
    speed = table.settings.speed
    asker = table.chair(entry.by)
    by = entry.seat if asker is None else asker.seat
    table.undo = UndoRequest(entry.seat, 0 if speed == clock.NO_CLOCK else entry.t + clock.ASKED_FOR_UNDO, by)
    table.is_changed = True
    if table.running is not None:
        table.running.is_new = True
        table.running.forget_bots()


def _undo_answered(table: TableState, entry: entries.UndoAnswered) -> None:
    """One more agrees; a no ends it."""
    if table.undo is None:
        return
    undo = table.undo
    if entry.yes:
        undo.agreed.append(entry.seat)
        table.is_changed = True
    elif undo.is_dispute and entry.seat != undo.by and 2 * (len(undo.against) + 1) < len(table.active_players()):
        undo.against.append(entry.seat)
        table.is_changed = True
    else:
        _drop_undo(table, entry.t)


def _undone(table: TableState, entry: entries.Undone) -> None:
    """It is taken back."""
    running = table.running
    if running is not None:
        running.undo(entry.seat if table.undo is None else table.undo.by, entry.t)
    _drop_undo(table, entry.t)


def _undo_dropped(table: TableState, entry: entries.UndoDropped) -> None:
    """It stays."""
    _drop_undo(table, entry.t)


def _drop_undo(table: TableState, now: int) -> None:
    table.undo = None
    table.is_changed = True
    if table.running is not None:
        table.running.opened = now
        table.running.is_new = True
        table.running.forget_bots()


def _finish_story(table: TableState, entry: entries.Told) -> None:
    """The story of a game is in the log."""
    table.untold = [game for game in table.untold if game != entry.game]


def _adopted(table: TableState, entry: entries.Adopted) -> None:
    """The game goes on from that position by these rules."""
    table.rules = table.dealt_by = entry.rules
    table.awaits = table.accepted = False
    table.undo = None
    table.told = entry.told
    table.checked = Checked()
    table.running = running = snapshot.running_from(entry.position, table.known_chairs())
    running.opened = entry.t
    table.differs = None
    table.is_changed = True


def _ignore_talk(table: TableState, entry: entries.Said | entries.Taunted) -> None:
    """Talk leaves nothing behind."""


def _collect_events(table: TableState, chair: Chair) -> None:
    """Collect events for the bot that plays at a chair from now on."""
    if table.running is not None and chair.seat != NO_SEAT:
        table.running.unheard[chair.seat] = []
        table.running.forget_bot(chair.seat)


# Each function takes its own kind of entry, which the type of a dict cannot express.
_APPLY: Final[dict[type[Entry], Callable[[Any, Any], None]]] = {
    entries.Made: lobby_reducer.create_table,
    entries.TakenUp: _taken_up,
    entries.Sat: lobby_reducer.sat,
    entries.Rekeyed: lobby_reducer.rekeyed,
    entries.Left: _left,
    entries.SteppedOut: _stepped_out,
    entries.CameBack: _came_back,
    entries.Hosting: lobby_reducer.hosting,
    entries.Chosen: lobby_reducer.chosen,
    entries.Arranged: _arranged,
    entries.Readied: lobby_reducer.readied,
    entries.Noticed: lobby_reducer.noticed,
    entries.Dealt: _dealt,
    entries.Continued: _continued,
    entries.Moved: _moved,
    entries.Lapsed: _lapsed,
    entries.Ended: _ended,
    entries.Paused: _paused,
    entries.Stood: _stood,
    entries.Said: _ignore_talk,
    entries.Taunted: _ignore_talk,
    entries.Muted: lobby_reducer.muted,
    entries.Doodled: lobby_reducer.doodled,
    entries.Settled: lobby_reducer.settled,
    entries.UndoAsked: _undo_asked,
    entries.UndoAnswered: _undo_answered,
    entries.Undone: _undone,
    entries.UndoDropped: _undo_dropped,
    entries.VoteAsked: lobby_reducer.vote_asked,
    entries.Voted: lobby_reducer.voted,
    entries.Told: _finish_story,
    entries.Adopted: _adopted,
}

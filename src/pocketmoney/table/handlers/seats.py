"""Taking a chair, leaving it, moving it to another device; and bots that sit down or stand in."""

from __future__ import annotations

import unicodedata
from base64 import urlsafe_b64encode
from typing import Final

from pocketmoney import games
from pocketmoney.core.notation import check_names
from pocketmoney.core.problem import Problem
from pocketmoney.core.refusal import Refusal
from pocketmoney.core.seats import MOST
from pocketmoney.table import broadcast, clock, entries, messages, table_messages
from pocketmoney.table.chair import Chair, SeatRequest, Subscriber, hashed
from pocketmoney.table.commands import (
    NAME_MOST,
    AddBot,
    AnswerSeat,
    AskSeat,
    ComeBack,
    FillIn,
    HandOver,
    Kick,
    Leave,
    Sit,
    StepOut,
    TakeOver,
)
from pocketmoney.table.entries import NO_CHAIR
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.reducer import commit_entry
from pocketmoney.table.state import TableState

SUBSCRIBERS_MOST: Final = 4  # subscribers of one chair
CHAIRS_MOST: Final = MOST + 6  # those who wait for the next deal included
_CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_CODES_MOST: Final = 4
# Cyrillic and Greek letters that look like Latin ones.
_LOOK_LATIN: Final = str.maketrans(
    "аеорсухіѕјһԁԛԝАВЕКМНОРСТУХІЅЈ" "αικνορυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
    "aeopcyxisjhdqwABEKMHOPCTYXISJ" "aikvopuABEZHIKMNOPTYX",
)  # fmt: skip
_LOOK_LETTERS: Final = str.maketrans("I1|0O", "llloo")
_SEAT_REQUESTS_MOST: Final = 8


def sit(table: TableState, subscriber: Subscriber, command: Sit, now: int) -> Refusal | None:
    """Take a chair; in a running game, to wait for the next deal."""
    if _has_again(table, subscriber, command.token, now):
        return None
    if subscriber.chair is not None:
        return Refusal("already-seated")
    name, refusal = checked_name(table, command.name)
    if refusal is not None:
        return refusal
    token = command.token or new_token(table)
    commit_entry(table, entries.Sat(now, NO_CHAIR, 0, table.next_chair, name, hashed(token), ""))
    bind(table, subscriber, table.chairs[-1], now)
    table_messages.welcome(table, subscriber, token, 0, 0, now)
    return None


def leave(table: TableState, chair: Chair, command: Leave, now: int) -> Refusal | None:
    """Get up for good."""
    broadcast.send_deferred_to(table, chair, now)
    _let_go(table, chair, chair.id, command.n, now)
    for subscriber in chair.subscribers[:]:
        chair.subscribers.remove(subscriber)
        subscriber.chair = None
        table.watchers.append(subscriber)
    return None


def kick(table: TableState, chair: Chair, command: Kick, now: int) -> Refusal | None:
    """Take a chair away from a person or a bot."""
    found = table.chair(command.who)
    if found is None or found.is_gone:
        return Refusal("no-such-chair")
    if found is chair:
        return Refusal("kick-yourself")
    _let_go(table, found, chair.id, command.n, now)
    for subscriber in found.subscribers[:]:
        table.close(subscriber, "kicked")
        subscriber.chair = None
    return None


def _let_go(table: TableState, chair: Chair, by: int, n: int, now: int) -> None:
    commit_entry(table, entries.Left(now, by, n, chair.id, table.settings.stand_in))
    if table.phase == PLAYING and not table.players() and not table.paused:
        commit_entry(table, entries.Paused(now, NO_CHAIR, 0, True))


def step_out(table: TableState, chair: Chair, command: StepOut, now: int) -> Refusal | None:
    """Let a bot play for me."""
    if chair.bot:
        return Refusal("bot-plays-already")
    commit_entry(table, entries.SteppedOut(now, chair.id, command.n, chair.id, table.settings.stand_in))
    return None


def come_back(table: TableState, chair: Chair, command: ComeBack, now: int) -> Refusal | None:
    """Take the seat back."""
    if not chair.bot:
        return Refusal("nobody-stands-in")
    commit_entry(table, entries.CameBack(now, chair.id, command.n, chair.id))
    return None


def fill_in(table: TableState, chair: Chair, command: FillIn, now: int) -> Refusal | None:
    """Let a bot play for a person who is not connected."""
    found = table.chair(command.who)
    if found is None or not found.is_here:
        return Refusal("no-such-chair")
    if found.bot:
        return Refusal("bot-plays-already")
    if found.subscribers:
        return Refusal("not-missing", {"name": found.name})
    commit_entry(table, entries.SteppedOut(now, chair.id, command.n, found.id, table.settings.stand_in))
    return None


def add_bot(table: TableState, chair: Chair, command: AddBot, now: int) -> Refusal | None:
    """Seat a bot."""
    refusal = bot_word(table, command.bot)
    if refusal is not None:
        return refusal
    from pocketmoney.bots import registry

    word = command.bot.lower()
    taken = [other.name for other in table.chairs]
    wanted = command.name or registry.own_name(word)
    if not wanted or (not command.name and wanted.casefold() in {name.casefold() for name in taken}):
        wanted = (registry.free_names(taken) or [f"Bot {table.next_chair}"])[0]
    name, refusal = checked_name(table, wanted)
    if refusal is not None:
        return refusal
    commit_entry(table, entries.Sat(now, chair.id, command.n, table.next_chair, name, "", word))
    return None


def bot_word(table: TableState, word: str) -> Refusal | None:
    """Whether that word seats a bot at a table; files of the server are nobody's business."""
    from pocketmoney.bots import registry

    if word.lower().startswith("doctrine:"):
        return Refusal("unknown-bot", {"word": word, "near": "none", "known": ", ".join(registry.words())})
    try:
        registry.make(word, games.find(table.settings.game))
    except Problem as problem:
        return Refusal(problem.key, problem.details)
    return None


def hand_over(table: TableState, chair: Chair, command: HandOver, now: int) -> Refusal | None:
    """A code for another device: it works once, and not for long."""
    table.codes = {code: known for code, known in table.codes.items() if known[1] > now}
    mine = [code for code, known in table.codes.items() if known[0] == chair.id]
    for code in mine[: max(0, len(mine) - _CODES_MOST + 1)]:
        del table.codes[code]
    code = "".join([_CODE_LETTERS[byte % len(_CODE_LETTERS)] for byte in table.draw(8)])
    table.codes[code] = (chair.id, now + clock.HANDS_OVER)
    for subscriber in chair.subscribers:
        table.send(subscriber, messages.Yours(code=code, lasts=clock.HANDS_OVER))
    return None


def take_over(table: TableState, subscriber: Subscriber, command: TakeOver, now: int) -> Refusal | None:
    """Take a seat over with a code; the device that held it watches from now on."""
    if _has_again(table, subscriber, command.token, now):
        return None
    if subscriber.chair is not None:
        return Refusal("already-seated")
    known = table.codes.pop(command.code.upper().strip(), None)
    chair = None if known is None else table.chair(known[0])
    if known is None or known[1] <= now or chair is None or not chair.is_here:
        return Refusal("code-unknown")
    _give_seat(table, subscriber, chair, command.token or new_token(table), now)
    return None


def ask_seat(table: TableState, subscriber: Subscriber, command: AskSeat, now: int) -> Refusal | None:
    """Ask for the seat of a device that is gone; one seat at a time, and the answer may take a while."""
    if _has_again(table, subscriber, command.token, now):
        return None
    if subscriber.chair is not None:
        return Refusal("already-seated")
    chair = table.chair(command.who)
    if chair is None or not chair.is_here:
        return Refusal("no-such-chair")
    table.drop_seat_requests(subscriber)
    if len(table.seat_requests) >= _SEAT_REQUESTS_MOST:
        return Refusal("seat-asks-many")
    if table.judge_of(chair) is None:
        return Refusal("seat-nobody-to-ask")
    request = SeatRequest(table.next_request, subscriber, chair.id, command.token or new_token(table))
    table.next_request += 1
    table.seat_requests.append(request)
    table.is_changed = True
    return None


def answer_seat(table: TableState, chair: Chair, command: AnswerSeat, now: int) -> Refusal | None:
    """Let a device have the seat that it asks for: the one that held it so far has it no longer."""
    request = next((one for one in table.seat_requests if one.number == command.ask), None)
    wanted = None if request is None else table.chair(request.chair)
    if request is None or wanted is None or not wanted.is_here:
        return Refusal("seat-not-asked")
    if table.judge_of(wanted) is not chair:
        return Refusal("only-host")
    table.drop_seat_requests(request.subscriber)
    if command.yes:
        _give_seat(table, request.subscriber, wanted, request.token, now)
    else:
        table.send(request.subscriber, messages.Notice(key="seat-denied", args={"name": wanted.name}))
    return None


def _give_seat(table: TableState, subscriber: Subscriber, chair: Chair, token: str, now: int) -> None:
    """Let a device have a seat; those that held it so far are let go."""
    commit_entry(table, entries.Rekeyed(now, NO_CHAIR, 0, chair.id, hashed(token)))
    for other in chair.subscribers[:]:
        table.close(other, "taken-over")
        other.chair = None
    bind(table, subscriber, chair, now)
    table_messages.welcome(table, subscriber, token, 0, 0, now)


def _has_again(table: TableState, subscriber: Subscriber, token: str, now: int) -> bool:
    """Whether that token holds a chair already: the command came before, and its answer got lost."""
    key = hashed(token)  # no chair has the key of an empty token
    chair = next((chair for chair in table.chairs if chair.key == key and not chair.is_gone), None)
    if chair is None:
        return False
    if subscriber.chair is None:
        bind(table, subscriber, chair, now)
        table_messages.welcome(table, subscriber, token, 0, 0, now)
    return subscriber.chair is chair


def new_token(table: TableState) -> str:
    """What holds a seat: nobody can guess it."""
    return urlsafe_b64encode(table.draw(24)).decode()


def checked_name(table: TableState, given: str) -> tuple[str, Refusal | None]:
    """The name as it is kept, and why it cannot be had."""
    name = " ".join(unicodedata.normalize("NFC", given).split())[:NAME_MOST]
    others = [chair.name for chair in table.chairs]
    try:
        check_names([name])
    except Problem as problem:
        return name, Refusal(problem.key, problem.details)
    if name.startswith("@") or any(unicodedata.category(letter)[0] == "C" for letter in name):
        return name, Refusal("name-letters", {"word": name})
    if any(_lookalikes(name) & _lookalikes(other) for other in others):
        return name, Refusal("name-twice", {"word": name})
    if len(table.chairs) >= CHAIRS_MOST:
        return name, Refusal("table-full", {"most": CHAIRS_MOST})
    return name, None


def _lookalikes(name: str) -> set[str]:
    """How a name looks at a glance: in any case, with letters of other scripts that look like ours, and with figures
    and strokes that look like letters. Names that have one of these in common look the same."""
    plain = unicodedata.normalize("NFKC", name)
    ours = plain.translate(_LOOK_LATIN)
    return {plain.casefold(), ours.casefold(), "=" + ours.translate(_LOOK_LETTERS)}


def bind(table: TableState, subscriber: Subscriber, chair: Chair, now: int) -> None:
    """Let a subscriber act for a chair from now on; of too many, the oldest is closed."""
    table.drop_seat_requests(subscriber)
    if len(chair.subscribers) >= SUBSCRIBERS_MOST:
        table.close(chair.subscribers[0], "device-too-many")
    broadcast.send_deferred_to(table, chair, now)
    if subscriber in table.watchers:
        table.watchers.remove(subscriber)
        table.is_changed = True
    subscriber.chair = chair
    chair.subscribers.append(subscriber)
    table.is_changed = table.is_changed or len(chair.subscribers) == 1

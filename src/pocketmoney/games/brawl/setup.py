"""Dealing: decks, hands, pile and counters from a header."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.action import NOBODY
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.notation import MOST_DIGITS
from pocketmoney.core.options import choose
from pocketmoney.core.problem import Problem, unknown
from pocketmoney.core.rng import from_seed
from pocketmoney.games.brawl.actions import HAND, MAX_SEATS
from pocketmoney.games.brawl.cards import AS_PRINTED, DECKS, IDS, KIND, KINDS, supply_of, terms_of
from pocketmoney.games.brawl.frames.turn import TURN, TURN_ENDS
from pocketmoney.games.brawl.house import OPTIONS, House
from pocketmoney.games.brawl.state import Brawl

COUNTERS: Final = 15
MOST_COUNTERS: Final = 999_999  # with which a header may let a seat begin
MIN_SEATS: Final = 2


def deal(header: Header, deck: str) -> Brawl:
    """The state at the start of the first turn. What cannot be dealt is a problem on its line (R36, R37)."""
    seats = len(header.seats)
    if not MIN_SEATS <= seats <= MAX_SEATS:
        details: dict[str, str | int] = {"count": seats, "least": MIN_SEATS, "most": MAX_SEATS}
        raise Problem("seat-count", details, header.line("seats"))
    house = House(choose(OPTIONS, header.options, header.line("options"))) if header.options else AS_PRINTED
    decks = _decks(header, deck)
    supply = supply_of(decks)
    if seats * HAND > sum(supply):
        details = {"cards": sum(supply), "needed": seats * HAND}
        raise Problem("too-few-cards", details, header.line("seats"))
    left = list(supply)
    wanted: list[list[int]] = [[] for _ in range(seats)]
    for entry in header.named("hand"):
        seat = _seat(header, entry)
        if len(entry.words) > HAND:
            raise Problem("hand-too-large", {"count": len(entry.words), "most": HAND}, entry.line)
        wanted[seat] = _take(left, supply, entry)
    top: list[int] = []
    for entry in header.named("pile"):
        top = _take(left, supply, entry)
        most = sum(supply) - seats * HAND
        if len(top) > most:
            raise Problem("pile-too-large", {"count": len(top), "most": most}, entry.line)
    counters = [COUNTERS] * seats
    for entry in header.named("counters"):
        counters[_seat(header, entry)] = _counters(entry)
    rng = from_seed(header.seed)
    rest: list[int] = []
    for kind in range(KINDS):
        rest += [kind] * left[kind]
    rng.shuffle(rest)
    for hand in wanted:
        while len(hand) < HAND:
            hand.append(rest.pop())
        hand.sort()
    top.reverse()
    pile = tuple(rest + top)
    nobody = (NOBODY,) * seats
    state = Brawl(
        terms_of(seats, house, decks, supply), wanted, counters, pile, len(pile), [], 0, 0, [TURN_ENDS, TURN], 0, 1,
        nobody, nobody, nobody, (0,) * seats, ((),) * seats, (), 0, (), rng, NOBODY, 0,
    )  # fmt: skip
    state.settle()
    return state


def _decks(header: Header, deck: str) -> tuple[str, ...]:
    decks: tuple[str, ...] = (deck,)
    for entry in header.named("decks"):
        if not entry.words:
            raise Problem("no-decks", {"known": ", ".join(DECKS)}, entry.line)
        for word in entry.words:
            if word not in DECKS:
                raise unknown("unknown-deck", word, DECKS, entry.line)
        decks = tuple(entry.words)
    return decks


def _seat(header: Header, entry: Entry) -> int:
    if entry.of not in header.seats:
        raise unknown("unknown-seat", entry.of, header.seats, entry.line)
    return header.seats.index(entry.of)


def _take(left: list[int], supply: tuple[int, ...], entry: Entry) -> list[int]:
    """Take the named cards out of the deck."""
    taken: list[int] = []
    for word in entry.words:
        kind = KIND.get(word, NOBODY)
        if kind < 0:
            raise unknown("unknown-card", word, IDS, entry.line)
        if left[kind] == 0:
            raise Problem("too-many-copies", {"card": word, "copies": supply[kind]}, entry.line)
        left[kind] -= 1
        taken.append(kind)
    return taken


def _counters(entry: Entry) -> int:
    """A header may set a seat anywhere from one counter up."""
    word = entry.words[0] if len(entry.words) == 1 else " ".join(entry.words)
    if not (word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS and 1 <= int(word) <= MOST_COUNTERS):
        raise Problem("bad-counters", {"word": word, "most": str(MOST_COUNTERS)}, entry.line)
    return int(word)

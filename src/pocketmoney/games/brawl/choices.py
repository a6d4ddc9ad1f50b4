"""What a seat may do, folded for buttons: made from the sets of cards, never from the menu of all combinations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pocketmoney.core.action import NOBODY
from pocketmoney.core.game import Json
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl import discarding, laying, rights
from pocketmoney.games.brawl.actions import DROP, RELEASE, VERBS
from pocketmoney.games.brawl.cards import BASICS, BREAKS, IDS, different
from pocketmoney.games.brawl.frames import headlock
from pocketmoney.games.brawl.frames.distraction import Distracted
from pocketmoney.games.brawl.frames.question import Question
from pocketmoney.games.brawl.frames.rescue import Rescue, may_heal
from pocketmoney.games.brawl.frames.turn import Turn, escapes, is_unbound, may_heal_on_turn, openings, targets
from pocketmoney.games.brawl.healing import healing_cards, is_worth, subsets
from pocketmoney.games.brawl.status import basics_only

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl

_MOST_MEDIEVALS: Final = 4
# By card and number of Medievals, which is written out beyond that.
_TEXTS: Final = [[id + " medieval" * medievals for medievals in range(_MOST_MEDIEVALS + 1)] for id in IDS]


def choices(s: Brawl, seat: int) -> list[Json]:
    """What that seat may do now; giving up is the last of it."""
    if s.won != NOBODY or s.out >> seat & 1:
        return []
    found: list[Json] = []
    answers = 0  # the words that are answers, as a set of verbs
    top = s.stack[-1]
    if top.owed(s) >> seat & 1:
        if isinstance(top, Turn):
            _add_turn(s, seat, found)
        elif isinstance(top, Rescue):
            if may_heal(s, seat):
                _add_healing(s, seat, found)
            found.append({"do": "take", "text": "take"})
        elif isinstance(top, Question):
            _add_plays(s, seat, s.masks[seat] & top.cards(s, seat), 0, found)
            if not found or not isinstance(top, Distracted):  # R106
                found.append({"do": "take", "text": "take"})
        else:
            for action in top.menu(s, seat):
                answers |= 1 << action.verb
                word = VERBS[action.verb]
                found.append({"do": word, "text": word})
    if s.holding[seat] >= 0 and answers >> RELEASE & 1 == 0 and rights.may_release(s, seat):
        found.append({"do": "release", "text": "release", "may": True})
    if s.used and answers >> DROP & 1 == 0 and rights.droppable(s, seat) >= 0:
        found.append({"do": "drop", "text": "drop", "may": True})
    found.append({"do": "concede", "text": "concede", "may": True})
    return found


def _add_turn(s: Brawl, seat: int, found: list[Json]) -> None:
    """The action of a turn: break free, attack, heal, discard, pass."""
    holder = s.held_by[seat]
    if holder >= 0:
        _add_escapes(s, seat, found)
    if is_unbound(s, seat):
        _add_attacks(s, seat, found)
    elif headlock.may_jab(s, seat):
        _add_plays(s, seat, s.masks[seat] & headlock.jabs(s, seat), 1 << s.holding[seat], found)
    elif s.is_choked(seat) and s.holding[seat] < 0:
        seats = targets(s, seat) & ~(1 << holder)
        if seats:
            _add_plays(s, seat, s.masks[seat] & BASICS, seats, found)  # R65
    if may_heal_on_turn(s, seat):
        _add_healing(s, seat, found)
    _add_discards(s, seat, found)
    found.append({"do": "pass", "text": "pass"})


def _add_play(s: Brawl, seat: int, card: int, seats: int, medievals: int, found: list[Json]) -> None:
    """One card, alone and with up to so many Medievals, at one of these seats; without a target if there are none."""
    for added in range(medievals + 1):
        text = _TEXTS[card][added] if added <= _MOST_MEDIEVALS else IDS[card] + " medieval" * added
        if seats:
            found.append({"do": "play", "text": text, "at": list(SEATS_OF[seats])})
        else:
            found.append({"do": "play", "text": text})


def _add_plays(s: Brawl, seat: int, cards: int, seats: int, found: list[Json]) -> None:
    """Each of these cards of the hand, all at the same seats."""
    if cards:
        for card in different(s.hands[seat], cards):
            _add_play(s, seat, card, seats, laying.most_medievals(s, seat, card), found)


def _add_escapes(s: Brawl, seat: int, found: list[Json]) -> None:
    """The cards that break the hold on this seat (R113)."""
    for card in different(s.hands[seat], escapes(s, seat)):
        medievals = laying.most_medievals(s, seat, card) if s.terms.house.break_also_hits else 0
        _add_play(s, seat, card, 0, medievals, found)


def _add_attacks(s: Brawl, seat: int, found: list[Json]) -> None:
    cards = openings(s, seat)
    seats = targets(s, seat)
    if cards == 0 or seats == 0:
        return
    holder = s.held_by[seat]
    if holder < 0 and s.poked & seats == 0:
        _add_plays(s, seat, cards, seats, found)
        return
    for_basics_only = 0
    for target in SEATS_OF[s.poked & seats]:
        if basics_only(s, seat, target):
            for_basics_only |= 1 << target
    for card in different(s.hands[seat], cards):
        within = seats if BASICS >> card & 1 else seats & ~for_basics_only
        if holder >= 0 and BREAKS[s.hold_card[seat]] >> card & 1:
            within &= ~(1 << holder)  # on the holder it breaks the hold
        if within:
            _add_play(s, seat, card, within, laying.most_medievals(s, seat, card), found)


def _add_healing(s: Brawl, seat: int, found: list[Json]) -> None:
    """Healing cards laid together; which sets may be laid is said only where not every one may (R8)."""
    cards = healing_cards(s, seat)
    if not cards or s.counters[seat] >= s.terms.house.cap:
        return
    healing: Json = {"do": "heal", "text": "heal", "some": [IDS[card] for card in cards]}
    if not is_worth(s, seat, tuple(cards)):
        sets = [chosen for chosen in subsets(cards) if is_worth(s, seat, chosen)]
        if max([len(chosen) for chosen in sets]) == 1:
            healing["most"] = 1
        else:
            healing["sets"] = [[IDS[card] for card in chosen] for chosen in sets]
    found.append(healing)


def _add_discards(s: Brawl, seat: int, found: list[Json]) -> None:
    """Any cards of the hand, as many as can be paid for (R34)."""
    hand = s.hands[seat]
    most = len(hand)
    while most and not discarding.may_discard(s, seat, most):
        most -= 1
    if most == 0:
        return
    discards: Json = {"do": "discard", "text": "discard", "some": [IDS[card] for card in hand]}
    if most < len(hand):
        discards["most"] = most
    found.append(discards)

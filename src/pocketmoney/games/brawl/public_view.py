"""What the table sees of a brawl, and what one seat sees beyond that, in words that a client can draw.

Cards are ids, seats numbers from 0 up. What is empty or does not apply is left out, but for the plain facts at the
beginning.
"""

from __future__ import annotations

from pocketmoney.core.action import NOBODY
from pocketmoney.core.game import Json
from pocketmoney.core.seats import SEATS_OF
from pocketmoney.games.brawl.cards import CARDS
from pocketmoney.games.brawl.effects import REASONS
from pocketmoney.games.brawl.house import BEER_MONEY, LUNCH_MONEY
from pocketmoney.games.brawl.position import Position


def pieces() -> list[Json]:
    """Every card of both decks: its type, its value as printed, how often it hits, and its copies in each deck."""
    return [
        {
            "id": card.id,
            "kind": "card",
            "type": card.type,
            "value": card.value,
            "hits": card.hits,
            "copies": {LUNCH_MONEY: card.lunch_money, BEER_MONEY: card.beer_money},
        }
        for card in CARDS
    ]


def public(s: Position) -> Json:
    """What everybody sees."""
    discard = s.discard
    found: Json = {
        "asking": s.asking(),
        "open_to": list(s.open_to()),
        "turn": s.whose,
        "turn_number": s.turn_no,
        "counters": s.counters[:],
        "cards": [len(hand) for hand in s.hands],
        "out": list(SEATS_OF[s.out]),
        "pile": s.left,
        "discard": len(discard),
        "top": s.terms.ids[discard[-1]] if discard else None,
    }
    if s.holders:
        found["holds"] = [
            {"by": holder, "on": victim, "card": s.terms.ids[s.hold_card[victim]]}
            for holder, victim in enumerate(s.holding)
            if victim >= 0
        ]
    effects = _effects(s)
    if effects:
        found["effects"] = effects
    if s.skips:
        found["skips"] = list(SEATS_OF[s.skips])
    if any(s.known):
        found["shown"] = [[s.terms.ids[card] for card in known] for known in s.known]
    if s.idle and s.terms.house.can_lock:
        found["quiet"] = s.idle
    if s.won != NOBODY:
        found["won"] = s.won if s.won >= 0 else None
    else:
        _add_question(s, found)
    return found


def _effects(s: Position) -> list[Json]:
    """How players are: what lasts some turns, what a Stomp left behind, and Pounds of Flesh."""
    found: list[Json] = []
    for effect in s.effects:
        entry: Json = {"seat": effect.on, "what": REASONS[effect.kind], "by": effect.by, "left": effect.left}
        if effect.used:
            entry["used"] = list(SEATS_OF[effect.used])
        found.append(entry)
    found += [{"seat": seat, "what": "stomped"} for seat in SEATS_OF[s.stomped]]
    for seat, times in enumerate(s.weak):
        if times:
            found.append({"seat": seat, "what": "weak", "times": times})
    return found


def _add_question(s: Position, found: Json) -> None:
    """What the present question is about, and what still waits under it."""
    top = s.stack[-1]
    found.update(top.public(s))
    laid: list[Json] = []
    if len(s.stack) > 2:
        for frame in s.stack[:-1]:
            laid += frame.laid(s.terms.ids)
            found.update(frame.beneath(s))
    laid += top.laid(s.terms.ids)
    if laid:
        found["laid"] = laid


def piles(s: Position) -> Json:
    """The discard pile, its top last; from `turn_from` on lie the cards of the running turn."""
    return {"discard": [s.terms.ids[card] for card in s.discard], "turn_from": s.action_from}


def own(s: Position, seat: int) -> Json:
    """The hand, sorted as it is held; in an open window the answer that this seat has sealed, if it has."""
    found: Json = {"hand": [s.terms.ids[card] for card in s.hands[seat]]}
    if s.won == NOBODY:
        sealed = s.stack[-1].sealed_by(seat, s.terms.ids)
        if sealed:
            found["sealed"] = sealed
    return found

"""States as plain data, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pocketmoney.core import rng as rngs
from pocketmoney.core.frame import Frame
from pocketmoney.core.game import Json
from pocketmoney.games.brawl import view as views
from pocketmoney.games.brawl.cards import KINDS, mask_of
from pocketmoney.games.brawl.effects import effect_from
from pocketmoney.games.brawl.frames import turn
from pocketmoney.games.brawl.frames.aftermath import Aftermath
from pocketmoney.games.brawl.frames.distraction import Distracted
from pocketmoney.games.brawl.frames.free import FreeAttack
from pocketmoney.games.brawl.frames.grab import BlockGrab, FollowUp
from pocketmoney.games.brawl.frames.headlock import Series
from pocketmoney.games.brawl.frames.hold import KeepHold
from pocketmoney.games.brawl.frames.landing import after_hit_from
from pocketmoney.games.brawl.frames.pass_on import PassOn
from pocketmoney.games.brawl.frames.rescue import Rescue, Verdict
from pocketmoney.games.brawl.frames.season import OpenSeason
from pocketmoney.games.brawl.frames.weapon import WeaponBack
from pocketmoney.games.brawl.frames.window import Window
from pocketmoney.games.brawl.house import House
from pocketmoney.games.brawl.plays import chain_from, play_from
from pocketmoney.games.brawl.terms import Terms

if TYPE_CHECKING:
    from pocketmoney.games.brawl.state import Brawl
    from pocketmoney.games.brawl.view import BrawlView


def view(s: Brawl, seat: int) -> BrawlView:
    """What that seat knows."""
    return views.view_of(s, seat)


def to_json(s: Brawl) -> Json:
    """The whole state as plain data."""
    return {
        "seats": s.terms.seats,
        "decks": list(s.terms.decks),
        "house": dict(s.terms.house.chosen),
        "supply": list(s.terms.supply),
        "hands": [list(hand) for hand in s.hands],
        "counters": list(s.counters),
        "pile": list(s.pile[: s.left]),
        "discard": list(s.discard),
        "action_from": s.action_from,
        "out": s.out,
        "stack": [frame.to_json() for frame in s.stack],
        "turn": s.whose,
        "turn_no": s.turn_no,
        "holding": list(s.holding),
        "held_by": list(s.held_by),
        "hold_card": list(s.hold_card),
        "weak": list(s.weak),
        "known": [list(cards) for cards in s.known],
        "effects": [effect.to_json() for effect in s.effects],
        "stomped": s.stomped,
        "used": [list(used) for used in s.used],
        "rng": s.rng.to_json(),
        "won": s.won,
        "idle": s.idle,
    }


def _ints(data: object) -> list[int]:
    assert isinstance(data, list)
    return [int(item) for item in data]


def _int(data: object) -> int:
    assert isinstance(data, int)
    return data


def _lists(data: object) -> list[list[int]]:
    assert isinstance(data, list)
    return [_ints(item) for item in data]


def from_json(data: Json) -> Brawl:
    """The state that `to_json` wrote."""
    from pocketmoney.games.brawl.state import Brawl

    house = data["house"]
    decks = data["decks"]
    effects = data["effects"]
    stack = data["stack"]
    rng = data["rng"]
    assert isinstance(house, dict) and isinstance(decks, list) and isinstance(effects, list)
    assert isinstance(stack, list) and isinstance(rng, list)
    supply = tuple(_ints(data["supply"]))
    terms = Terms(
        _int(data["seats"]),
        House({str(name): str(value) for name, value in house.items()}),
        [str(deck) for deck in decks],
        supply,
    )
    discard = _ints(data["discard"])
    unseen = list(supply)
    for card in discard:
        unseen[card] -= 1
    gone = 0
    for kind in range(KINDS):
        if unseen[kind] == 0:
            gone |= 1 << kind
    hands = [tuple(hand) for hand in _lists(data["hands"])]
    pile = tuple(_ints(data["pile"]))
    state = Brawl(
        terms, hands, [mask_of(hand) for hand in hands], _ints(data["counters"]), pile, len(pile), discard,
        _int(data["action_from"]), unseen, gone, _int(data["out"]), [frame_from(item) for item in stack],
        _int(data["turn"]), _int(data["turn_no"]), tuple(_ints(data["holding"])), tuple(_ints(data["held_by"])),
        tuple(_ints(data["hold_card"])), tuple(_ints(data["weak"])),
        tuple([tuple(cards) for cards in _lists(data["known"])]),
        tuple([effect_from(item) for item in effects]), _int(data["stomped"]),
        tuple([(used[0], used[1]) for used in _lists(data["used"])]), rngs.from_json(rng),
        _int(data["won"]), _int(data["idle"]),
    )  # fmt: skip
    views.settle(state)
    return state


def frame_from(data: object) -> Frame[Brawl]:
    """The frame that its `to_json` wrote."""
    assert isinstance(data, list)
    tag = data[0]
    rest = data[1:]
    if tag == "turn":
        return turn.TURN
    if tag == "turn-ends":
        return turn.TURN_ENDS
    if tag == "window":
        sealed = tuple([(answer[0], answer[1]) for answer in _lists(rest[3])])
        return Window(chain_from(rest[0]), _int(rest[1]), _int(rest[2]), sealed)
    if tag == "aftermath":
        return Aftermath(chain_from(rest[0]))
    if tag == "after-hit":
        return after_hit_from(rest[0])
    if tag == "pass-on":
        return PassOn(play_from(rest[0]))
    return _plain_frame_from(str(tag), _ints(rest))


def _plain_frame_from(tag: str, numbers: list[int]) -> Frame[Brawl]:
    """Frames that are nothing but a few numbers."""
    if tag == "free-attack":
        return FreeAttack(numbers[0], numbers[1], numbers[2], numbers[3])
    if tag == "follow-up":
        return FollowUp(numbers[0], numbers[1], numbers[2])
    if tag == "block-grab":
        return BlockGrab(numbers[0], numbers[1], numbers[2])
    if tag == "keep-hold":
        return KeepHold(numbers[0])
    if tag == "series":
        return Series(numbers[0])
    if tag == "distracted":
        return Distracted(numbers[0], numbers[1])
    if tag == "rescue":
        return Rescue(numbers[0])
    if tag == "verdict":
        return Verdict(numbers[0])
    if tag == "open-season":
        return OpenSeason(numbers[0], numbers[1])
    if tag == "weapon-back":
        return WeaponBack(numbers[0])
    raise ValueError(f"there is no frame called {tag!r}")

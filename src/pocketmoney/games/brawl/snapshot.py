"""States as plain data, and back."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from pocketmoney.core import rng as rngs
from pocketmoney.core.game import Json
from pocketmoney.core.options import completed
from pocketmoney.core.plain import number, number_lists, numbers
from pocketmoney.games.brawl.cards import terms_of
from pocketmoney.games.brawl.effects import POKED, Effect
from pocketmoney.games.brawl.frames import frame_from
from pocketmoney.games.brawl.house import OPTIONS, House
from pocketmoney.games.brawl.position import Position
from pocketmoney.games.brawl.status import next_in_turn

S = TypeVar("S", bound=Position)


def to_json(s: Position) -> Json:
    """The whole state as plain data."""
    return {
        "seats": s.terms.seats,
        "decks": list(s.terms.decks),
        "house": dict(s.terms.house.chosen),
        "supply": list(s.terms.supply),
        "hands": [hand[:] for hand in s.hands],
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
        "opened": s.opened,
    }


@lru_cache(maxsize=64)
def _house(saved: tuple[tuple[str, str], ...]) -> House:
    """The house rules of a saved state: the same value for all states with the same choice."""
    return House(completed(OPTIONS, dict(saved)))


def restore(make: type[S], data: Json) -> S:
    """Make the state that `to_json` wrote."""
    house, decks, effects, stack, rng = data["house"], data["decks"], data["effects"], data["stack"], data["rng"]
    assert isinstance(house, dict) and isinstance(decks, list) and isinstance(effects, list)
    assert isinstance(stack, list) and isinstance(rng, list)
    chosen = _house(tuple([(str(name), str(value)) for name, value in house.items()]))
    supply = tuple(numbers(data["supply"]))
    pile = tuple(numbers(data["pile"]))
    state = make(
        terms_of(number(data["seats"]), chosen, tuple([str(deck) for deck in decks]), supply),
        number_lists(data["hands"]), numbers(data["counters"]), pile, len(pile), numbers(data["discard"]),
        number(data["action_from"]), number(data["out"]), [frame_from(item) for item in stack],
        number(data["turn"]), number(data["turn_no"]), tuple(numbers(data["holding"])), tuple(numbers(data["held_by"])),
        tuple(numbers(data["hold_card"])), tuple(numbers(data["weak"])),
        tuple([tuple(cards) for cards in number_lists(data["known"])]), (), number(data["stomped"]),
        tuple([(used[0], used[1]) for used in number_lists(data["used"])]), rngs.from_json(rng),
        number(data["won"]), number(data["idle"]),
    )  # fmt: skip
    state.effects = tuple([_effect_from(item, state) for item in effects])
    state.opened = number(data["opened"])
    state.settle()
    return state


def _effect_from(data: object, s: Position) -> Effect:
    """An effect as `to_json` writes it, or as it was written before effects named the seat they are tied to."""
    kind, on, by, left, used, *rest = numbers(data)
    if rest:
        return Effect(kind, on, by, left, used, rest[0], rest[1])
    if kind == POKED:  # it counted turns: one in the turn after the Poke, two in that of the Poke
        return Effect(kind, on, by, 1, used, tied=s.whose if left == 1 else next_in_turn(s))
    return Effect(kind, on, by, left, used)

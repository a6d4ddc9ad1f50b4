"""States as plain data, and back."""

from __future__ import annotations

from pocketmoney.core import rng as rngs
from pocketmoney.core.game import Json
from pocketmoney.core.options import completed
from pocketmoney.core.plain import number, number_lists, numbers
from pocketmoney.games.brawl import view as views
from pocketmoney.games.brawl.card import Rulebook
from pocketmoney.games.brawl.cards import KINDS, mask_of, terms_of
from pocketmoney.games.brawl.effects import POKED, Effect, effect_from
from pocketmoney.games.brawl.frame import BrawlFrame
from pocketmoney.games.brawl.frames import turn
from pocketmoney.games.brawl.frames.attack import BlockGrab, Distracted, FollowUp, FreeAttack, OpenSeason, Series
from pocketmoney.games.brawl.frames.choice import KeepHold, PassOn, WeaponBack
from pocketmoney.games.brawl.frames.hit import Aftermath, after_hit_from
from pocketmoney.games.brawl.frames.rescue import Rescue, Verdict
from pocketmoney.games.brawl.frames.window import Window
from pocketmoney.games.brawl.house import OPTIONS, House
from pocketmoney.games.brawl.play import chain_from, play_from
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.brawl.status import next_in_turn


def to_json(s: Brawl) -> Json:
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


def state_from(data: Json, rules: Rulebook[Brawl]) -> Brawl:
    """The state that `to_json` wrote."""
    house = data["house"]
    decks = data["decks"]
    effects = data["effects"]
    stack = data["stack"]
    rng = data["rng"]
    assert isinstance(house, dict) and isinstance(decks, list) and isinstance(effects, list)
    assert isinstance(stack, list) and isinstance(rng, list)
    supply = tuple(numbers(data["supply"]))
    terms = terms_of(
        number(data["seats"]),
        House(completed(OPTIONS, {str(name): str(value) for name, value in house.items()})),
        [str(deck) for deck in decks],
        supply,
        rules,
    )
    discard = numbers(data["discard"])
    unseen = list(supply)
    for card in discard:
        unseen[card] -= 1
    gone = 0
    for kind in range(KINDS):
        if unseen[kind] == 0:
            gone |= 1 << kind
    hands = number_lists(data["hands"])
    pile = tuple(numbers(data["pile"]))
    state = Brawl(
        terms, hands, [mask_of(hand) for hand in hands], numbers(data["counters"]), pile, len(pile), discard,
        number(data["action_from"]), unseen, gone, number(data["out"]), [frame_from(item) for item in stack],
        number(data["turn"]), number(data["turn_no"]), tuple(numbers(data["holding"])), tuple(numbers(data["held_by"])),
        tuple(numbers(data["hold_card"])), tuple(numbers(data["weak"])),
        tuple([tuple(cards) for cards in number_lists(data["known"])]),
        (), number(data["stomped"]),
        tuple([(used[0], used[1]) for used in number_lists(data["used"])]), rngs.from_json(rng),
        number(data["won"]), number(data["idle"]),
    )  # fmt: skip
    state.effects = tuple([_effect_from(item, state) for item in effects])
    state.opened = number(data["opened"])
    views.settle(state)
    return state


def _effect_from(data: object, s: Brawl) -> Effect:
    """An effect as `to_json` writes it, or as it was written before effects named the seat they are tied to."""
    assert isinstance(data, list)
    if len(data) > 5:
        return effect_from(data)
    kind, on, by, left, used = [int(item) for item in data]
    if kind == POKED:  # it counted turns: one in the turn after the Poke, two in that of the Poke
        return Effect(kind, on, by, 1, used, tied=s.whose if left == 1 else next_in_turn(s))
    return Effect(kind, on, by, left, used)


def frame_from(data: object) -> BrawlFrame[Brawl]:
    """The frame that its `to_json` wrote."""
    assert isinstance(data, list)
    tag = data[0]
    rest = data[1:]
    if tag == "turn":
        return turn.TURN
    if tag == "turn-ends":
        return turn.TURN_ENDS
    if tag == "window":
        sealed = tuple([(answer[0], answer[1]) for answer in number_lists(rest[3])])
        return Window(chain_from(rest[0]), number(rest[1]), number(rest[2]), sealed)
    if tag == "aftermath":
        return Aftermath(chain_from(rest[0]))
    if tag == "after-hit":
        return after_hit_from(rest[0])
    if tag == "pass-on":
        return PassOn(play_from(rest[0]))
    return _plain_frame_from(str(tag), numbers(rest))


def _plain_frame_from(tag: str, of: list[int]) -> BrawlFrame[Brawl]:
    """Frames that are nothing but a few numbers."""
    if tag == "free-attack":
        return FreeAttack(of[0], of[1], of[2], of[3], breaks_free=of[4:] == [1])
    if tag == "follow-up":
        return FollowUp(of[0], of[1], of[2])
    if tag == "block-grab":
        return BlockGrab(of[0], of[1], of[2])
    if tag == "keep-hold":
        return KeepHold(of[0])
    if tag == "series":
        return Series(of[0])
    if tag == "distracted":
        return Distracted(of[0], of[1])
    if tag == "rescue":
        return Rescue(of[0])
    if tag == "verdict":
        return Verdict(of[0])
    if tag == "open-season":
        return OpenSeason(of[0], of[1])
    if tag == "weapon-back":
        return WeaponBack(of[0])
    raise ValueError(f"there is no frame called {tag!r}")

"""The steps of the rule book, each a frame; and a frame from its plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pocketmoney.core.plain import number, number_lists, numbers
from pocketmoney.games.brawl.frames.attack import BlockGrab, Distracted, FollowUp, FreeAttack, OpenSeason, Series
from pocketmoney.games.brawl.frames.choice import KeepHold, PassOn, WeaponBack
from pocketmoney.games.brawl.frames.hit import AfterHit, Aftermath
from pocketmoney.games.brawl.frames.rescue import Rescue, Verdict
from pocketmoney.games.brawl.frames.turn import TURN, TURN_ENDS
from pocketmoney.games.brawl.frames.window import Window
from pocketmoney.games.brawl.play import chain_from, play_from
from pocketmoney.games.brawl.position import BrawlFrame

# Frames that are nothing but a few numbers.
_PLAIN: Final[dict[str, Callable[..., BrawlFrame]]] = {
    "block-grab": BlockGrab,
    "distracted": Distracted,
    "follow-up": FollowUp,
    "keep-hold": KeepHold,
    "open-season": OpenSeason,
    "rescue": Rescue,
    "series": Series,
    "verdict": Verdict,
    "weapon-back": WeaponBack,
}


def frame_from(data: object) -> BrawlFrame:
    """The frame that its `to_json` wrote."""
    assert isinstance(data, list)
    tag = str(data[0])
    rest = data[1:]
    if tag == "turn":
        return TURN
    if tag == "turn-ends":
        return TURN_ENDS
    if tag == "window":
        sealed = tuple([(answer[0], answer[1]) for answer in number_lists(rest[3])])
        return Window(chain_from(rest[0]), number(rest[1]), number(rest[2]), sealed)
    if tag == "aftermath":
        return Aftermath(chain_from(rest[0]))
    if tag == "after-hit":
        return AfterHit(play_from(rest[0]))
    if tag == "pass-on":
        return PassOn(play_from(rest[0]))
    if tag == "free-attack":
        by, on, how, kinds = numbers(rest[:4])
        return FreeAttack(by, on, how, kinds, breaks_free=rest[4:] == [1])
    if tag in _PLAIN:
        return _PLAIN[tag](*numbers(rest))
    raise ValueError(f"there is no frame called {tag!r}")

"""Table talk: which occasions there are, and when a character speaks up.

The words lie in the catalogue under `talk-CHARACTER-OCCASION`; the attribute `.b` of that message is another way to say
it. What is said depends on what everybody heard, and on the chance that is handed in.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.event import EVERYBODY, Event
from pocketmoney.core.rng import Rng

HITS: Final = "hits"
IS_HIT: Final = "is-hit"
DEFENDS: Final = "defends"
HUMILIATES: Final = "humiliates"
HEALS: Final = "heals"
FALLS: Final = "falls"
WINS: Final = "wins"
BUYS: Final = "buys"
BUILDS: Final = "builds"
CLAIMS: Final = "claims"
PAYS: Final = "pays"
SENT: Final = "sent"

# Who is meant by an event, and what that is to whom: (event, argument with the seat) is an occasion.
OCCASIONS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "hits": (("by", HITS), ("on", IS_HIT)),
    "defends": (("by", DEFENDS),),
    "humiliates": (("by", HUMILIATES),),
    "healed": (("seat", HEALS),),
    "falls": (("seat", FALLS),),
    "wins": (("seat", WINS),),
    "tietgen-buys": (("seat", BUYS),),
    "tietgen-wins-auction": (("seat", BUYS),),
    "tietgen-builds": (("seat", BUILDS),),
    "tietgen-claims": (("by", CLAIMS),),
    "tietgen-pays-rent": (("by", PAYS),),
    "tietgen-sent": (("seat", SENT),),
    "tietgen-out": (("seat", FALLS),),
    "tietgen-out-to": (("seat", FALLS),),
    "tietgen-wins": (("seat", WINS),),
    "tietgen-wealthiest": (("seat", WINS),),
}

ALL: Final = (HITS, IS_HIT, DEFENDS, HUMILIATES, HEALS, FALLS, WINS, BUYS, BUILDS, CLAIMS, PAYS, SENT)
ALWAYS: Final = (FALLS, WINS)  # nobody leaves without a word


def occasions(seat: int, events: list[Event]) -> list[str]:
    """What has happened to that seat, or through it."""
    found: list[str] = []
    for event in events:
        if event.to != EVERYBODY:
            continue
        for arg, occasion in OCCASIONS.get(event.key, ()):
            if event.args.get(arg) == seat and occasion not in found:
                found.append(occasion)
    return found


def remark(seat: int, events: list[Event], one_in: int, rng: Rng) -> str:
    """The occasion on which a character speaks up now, if any: always at the end, else now and then."""
    for occasion in reversed(occasions(seat, events)):
        if occasion in ALWAYS or rng.below(one_in) == 0:
            return occasion
    return ""

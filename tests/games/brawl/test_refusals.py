"""Every refusal of the card games: its key, the ruling that stops the move, its arguments, and what would unlock it."""

from __future__ import annotations

import ast
from typing import NamedTuple

import pytest

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.refusal import Args
from pocketmoney.games.brawl.actions import DISCARD, HEAL, PASS, PLAY
from pocketmoney.games.brawl.cards import KIND, KINDS
from pocketmoney.text.languages import languages
from pocketmoney.text.speech import Speech
from tests.games.brawl.table import Table
from tests.repository import PACKAGE

THREE = "seats: Ann Bob Carl"
NONE: Args = {}

# Hands that leave nothing to chance: three players, Ann begins.
LUNCH = f"""
game: lunch-money
{THREE}
"""
BEER = f"""
game: beer-money
{THREE}
"""
MIX = f"""
game: lunch-money
decks: lunch-money beer-money
{THREE}
"""

CHOKED = f"""{LUNCH}
counters Ann: 10
counters Bob: 10
hand Ann: grab choke dodge first-aid humiliation
hand Bob: kick-4 pipe dodge first-aid humiliation
hand Carl: kick-2 pimp-slap jab block elbow
---
Ann: grab > Bob
Ann: choke
= turn Bob
"""
HEADLOCKED = f"""{LUNCH}
counters Bob: 10
hand Ann: grab headlock kick-4 uppercut-squared jab
hand Bob: kick-4 pipe dodge first-aid humiliation
hand Carl: kick-2 pimp-slap jab block elbow
---
Ann: grab > Bob
Ann: headlock
= turn Bob
"""
PUKING = f"""{BEER}
counters Ann: 10
counters Bob: 10
hand Ann: grab choke-and-puke dodge self-help horror-of-horrors
hand Bob: kick-4 hardware dodge self-help thunder-head
hand Carl: kick-2 horror-of-horrors smack block love-tap
---
Ann: grab > Bob
Ann: choke-and-puke
= turn Bob
"""
UNRESTRICTED = PUKING.replace("counters Ann: 10", "counters Ann: 10\noptions: choke-victim=unrestricted")
BLOWS = f"""{LUNCH}
counters Ann: 10
hand Ann: grab headlock kick-4 uppercut first-aid
hand Bob: kick-4 pipe dodge first-aid humiliation
hand Carl: kick-2 pimp-slap jab block elbow
---
Ann: grab > Bob
Ann: headlock
Bob: take
Carl: take
"""
POKED = f"""{LUNCH}
hand Ann: poke-in-the-eye kick-4 pipe hook block
hand Carl: kick-4 dodge humiliation jab first-aid
hand Bob: hammer grab stomp hook elbow
---
Ann: poke-in-the-eye > Carl
= turn Bob
"""
HEART_BROKEN = f"""{BEER}
hand Ann: heart-breaker kick-4 smack love-tap block
hand Bob: kick-4 dodge horror-of-horrors smack freedom
hand Carl: kick-2 smack love-tap block block
---
Ann: heart-breaker > Bob
= turn Carl
"""
THROWN = f"""{BEER}
hand Ann: grab manhandle kick-4 smack love-tap
hand Bob: kick-4 dodge horror-of-horrors smack freedom
hand Carl: kick-2 smack love-tap block block
---
Ann: grab > Bob
Ann: manhandle
= turn Carl
"""
VOMITING = f"""{BEER}
hand Ann: grab choke-and-puke kick-4 smack love-tap
hand Bob: kick-4 dodge horror-of-horrors smack freedom
hand Carl: kick-2 smack love-tap block block
---
Ann: grab > Bob
Ann: choke-and-puke
= turn Bob
Ann: release
= turn Carl
"""
ATTACKED = f"""{LUNCH}
hand Ann: kick-4 pipe grab hook elbow
hand Bob: dodge disarm freedom grab first-aid
hand Carl: block humiliation jab pimp-slap elbow
---
Ann: kick-4 > Bob
"""
GRABBED = f"""{LUNCH}
hand Ann: grab pipe powerplay choke kick-4
hand Bob: dodge block disarm freedom hook
hand Carl: block humiliation jab pimp-slap elbow
---
Ann: grab > Bob
"""
FOLLOW_UP = f"""{MIX}
hand Ann: grab big-combo open-hand fists-of-fury dodge
hand Bob: hook hook elbow elbow jab
hand Carl: jab jab kick-2 kick-2 pimp-slap
---
Ann: grab > Bob
Bob: take
Carl: take
"""
BLOCKED = f"""{LUNCH}
hand Ann: kick-4 grab hook pipe elbow
hand Bob: block hook elbow jab grab
hand Carl: grab kick-2 jab pimp-slap elbow
---
Ann: kick-4 > Bob
Bob: block
Ann: take
Carl: take
"""
FREE = f"""{LUNCH}
hand Ann: kick-4 dodge disarm hook elbow
hand Bob: humiliation pipe stomp hook elbow
hand Carl: jab jab kick-2 kick-2 pimp-slap
---
Ann: kick-4 > Bob
Bob: humiliation
Ann: take
Carl: take
"""
DISTRACTED = f"""{BEER}
hand Ann: distraction hardware dodge grab smack
hand Bob: dodge disarmament block kick-2 love-tap
hand Carl: kick-2 smack love-tap block block
---
Ann: distraction > Bob
"""
DYING = f"""{BEER}
counters Bob: 2
hand Ann: kick-4 smack love-tap block dodge
hand Bob: kick-2 dodge self-help smack love-tap
hand Carl: kick-2 smack love-tap block block
---
Ann: kick-4 > Bob
Bob: take
Carl: take
"""


class Case(NamedTuple):
    """A position, a move that is tried there, and the refusal."""

    position: str
    tried: str
    key: str
    rule: int
    args: Args = NONE
    unlock: str = ""


def options(position: str, chosen: str) -> str:
    """The same position with these house rules."""
    return position.replace(THREE, f"{THREE}\noptions: {chosen}")


CASES = [
    # The game and the seat.
    Case(
        "game: lunch-money\nseats: Ann Bob\nhand Ann: jab\n---\nAnn: concede\n= winner Bob",
        "Ann: jab > Bob",
        "game-over",
        40,
    ),
    Case(
        "game: lunch-money\nseats: Ann Bob\noptions: discard-rule=forbidden\n---\n" + "Ann: pass\nBob: pass\n" * 10,
        "Ann: pass",
        "game-over",
        34,
    ),
    Case(f"{LUNCH}---\nCarl: concede", "Carl: pass", "seat-out", 5),
    Case(f"{LUNCH}hand Ann: jab hook elbow block dodge", "Ann: pipe > Bob", "not-in-hand", 0, {"card": "pipe"}),
    Case(f"{BEER}hand Ann: smack medieval dodge dodge block", "Ann: smack medieval medieval > Bob", "not-in-hand", 0,
         {"card": "medieval"}),
    Case(f"{LUNCH}hand Ann: jab hook elbow block dodge", "Ann: discard jab jab", "not-in-hand", 0, {"card": "jab"}),
    Case(f"{LUNCH}hand Ann: jab hook elbow block dodge", "Ann: heal first-aid", "not-in-hand", 0,
         {"card": "first-aid"}),
    # The moment.
    Case(LUNCH, "Bob: pass", "only-on-turn", 0, {"asked": 0}, "unlock-own-turn"),
    Case(f"{LUNCH}hand Bob: jab hook elbow block dodge", "Bob: discard jab", "only-on-turn", 0, {"asked": 0},
         "unlock-own-turn"),
    Case(ATTACKED, "Bob: pass", "action-running", 0, NONE, "unlock-take"),
    Case(HEADLOCKED.replace("= turn Bob", "Bob: take\nCarl: take"), "Ann: discard jab", "action-running", 57, NONE,
         "unlock-take"),
    Case(ATTACKED, "Ann: pass", "not-asked", 0, {"asked": 1}, "unlock-settled"),
    Case(ATTACKED, "Ann: hook > Carl", "not-asked", 0, {"asked": 1}, "unlock-settled"),
    Case(f"{LUNCH}hand Bob: dodge disarm freedom block jab", "Bob: dodge", "not-asked", 0, {"asked": 0},
         "unlock-attacked"),
    Case(f"{LUNCH}hand Bob: dodge disarm freedom block jab", "Bob: disarm", "not-asked", 0, {"asked": 0},
         "unlock-weapon-attack"),
    Case(f"{LUNCH}hand Bob: dodge disarm freedom block jab", "Bob: freedom", "not-asked", 0, {"asked": 0},
         "unlock-grabbed"),
    Case(f"{LUNCH}hand Bob: jab hook elbow block dodge", "Bob: jab > Ann", "not-asked", 0, {"asked": 0},
         "unlock-own-turn"),
    Case(f"{ATTACKED}Carl: take", "Carl: take", "answered", 0, {"asked": 1}),
    Case(LUNCH, "Ann: take", "take-on-turn", 35, NONE, "unlock-pass"),
    Case(LUNCH, "Bob: take", "not-asked", 0, {"asked": 0}, "unlock-own-turn"),
    Case(LUNCH, "Ann: left", "no-way-to-choose", 73),
    # Attacks that go on.
    Case(
        f"{LUNCH}hand Ann: roundhouse jab hook elbow elbow\nhand Bob: dodge jab jab kick-2 kick-2\n---\n"
        "Ann: roundhouse > Bob\nBob: dodge\nAnn: take\nCarl: take",
        "Ann: take", "choose-a-way", 73,
    ),
    Case(
        f"{LUNCH}hand Ann: roundhouse jab hook elbow elbow\nhand Bob: dodge jab jab kick-2 kick-2\n---\n"
        "Ann: roundhouse > Bob\nBob: dodge\nAnn: take\nCarl: take",
        "Ann: jab", "choose-a-way", 73,
    ),
    Case(
        f"{LUNCH}hand Ann: roundhouse jab hook elbow elbow\nhand Bob: dodge jab jab kick-2 kick-2\n---\n"
        "Ann: roundhouse > Bob\nBob: dodge\nAnn: take\nCarl: take",
        "Ann: pass", "choose-a-way", 73,
    ),
    # The player's own state.
    Case(POKED, "Carl: heal first-aid", "helpless", 56, {"reason": "poked", "asked": 1}, "unlock-recover"),
    Case(
        POKED.replace("hand Ann", "counters Carl: 3\nhand Ann") + "Bob: hook > Carl\nAnn: take",
        "Carl: pass", "action-running", 0, NONE, "unlock-take",
    ),
    Case(POKED, "Carl: pass", "helpless", 56, {"reason": "poked", "asked": 1}, "unlock-recover"),
    Case(POKED, "Carl: discard jab", "helpless", 56, {"reason": "poked", "asked": 1}, "unlock-recover"),
    Case(f"{POKED}Bob: hook > Carl", "Carl: dodge", "helpless", 56, {"reason": "poked", "asked": 1},
         "unlock-recover"),
    Case(f"{POKED}Bob: hook > Carl", "Carl: humiliation", "helpless", 24, {"reason": "poked", "asked": 1},
         "unlock-recover"),
    Case(f"{HEART_BROKEN}Carl: kick-2 > Bob", "Bob: dodge", "helpless", 79,
         {"reason": "heart-broken", "asked": 0}, "unlock-recover"),
    Case(f"{HEART_BROKEN}Carl: kick-2 > Ann", "Bob: horror-of-horrors", "helpless", 24,
         {"reason": "heart-broken", "asked": 0}, "unlock-recover"),
    Case(f"{HEART_BROKEN}Carl: pass", "Bob: horror-of-horrors", "helpless", 24,
         {"reason": "heart-broken", "asked": 0}, "unlock-recover"),
    Case(
        options(PUKING, "heart-breaker-skips-turn=off")
        .replace("hand Bob: kick-4 hardware", "hand Bob: kick-4 horror-of-horrors")
        .replace("hand Carl: kick-2 horror-of-horrors", "hand Carl: kick-2 heart-breaker")
        + "Bob: pass\nCarl: heart-breaker > Bob\n= turn Ann\nAnn: pass\n= turn Bob",
        "Bob: horror-of-horrors", "helpless", 79, {"reason": "heart-broken", "asked": 2}, "unlock-recover",
    ),
    Case(
        options(PUKING, "heart-breaker-skips-turn=off")
        .replace("hand Bob: kick-4 hardware", "hand Bob: kick-4 horror-of-horrors")
        .replace("hand Carl: kick-2 horror-of-horrors", "hand Carl: kick-2 heart-breaker")
        + "Bob: pass\nCarl: heart-breaker > Bob\n= turn Ann\nAnn: pass\n= turn Bob",
        "Bob: horror-of-horrors > Carl", "helpless", 79, {"reason": "heart-broken", "asked": 2}, "unlock-recover",
    ),
    Case(
        options(HEART_BROKEN, "heart-breaker-skips-turn=off").replace("= turn Carl", "= turn Bob")
        + "Bob: pass\nCarl: kick-2 > Bob",
        "Bob: dodge", "helpless", 79, {"reason": "heart-broken", "asked": 0}, "unlock-recover",
    ),
    # It ends with the longest of several effects, and not with the turn in which it began.
    Case(HEART_BROKEN.replace("kick-2 smack", "heart-breaker smack") + "Carl: heart-breaker > Bob\n= turn Ann",
         "Bob: pass", "helpless", 79, {"reason": "heart-broken", "asked": 2}, "unlock-recover"),
    Case(VOMITING.replace("= turn Bob\nAnn: release\n= turn Carl", "= turn Bob\nBob: pass\nCarl: pass\nAnn: release"),
         "Bob: pass", "helpless", 101, {"reason": "vomiting", "asked": 0}, "unlock-recover-next"),
    Case(
        f"{BEER}hand Ann: smack kick-4 kick-4 love-tap love-tap\nhand Bob: block grab manhandle smack kick-2\n---\n"
        "Ann: smack > Bob\nBob: block\nBob: grab\nBob: manhandle\n= turn Bob",
        "Ann: pass", "helpless", 81, {"reason": "thrown", "asked": 1}, "unlock-recover-missed",
    ),
    Case(THROWN, "Bob: discard smack", "helpless", 81, {"reason": "thrown", "asked": 0}, "unlock-recover"),
    Case(f"{THROWN}Carl: kick-2 > Ann", "Bob: horror-of-horrors", "helpless", 24, {"reason": "thrown", "asked": 0},
         "unlock-recover"),
    Case(f"{VOMITING}Carl: kick-2 > Bob", "Bob: dodge", "helpless", 101, {"reason": "vomiting", "asked": 1},
         "unlock-recover-own"),
    # In a hold.
    Case(CHOKED, "Bob: kick-4 > Ann", "held", 65, {"card": "choke", "by": 0}, "unlock-break-now"),
    Case(CHOKED, "Bob: pipe > Carl", "held", 65, {"card": "choke", "by": 0}, "unlock-break-now"),
    Case(CHOKED, "Bob: heal first-aid", "held", 66, {"card": "choke", "by": 0}, "unlock-break-now"),
    Case(f"{CHOKED}Bob: pass\nCarl: kick-2 > Bob", "Bob: dodge", "held", 61, {"card": "choke", "by": 0},
         "unlock-break"),
    Case(f"{CHOKED}Bob: pass\nCarl: kick-2 > Bob", "Bob: humiliation", "held", 24, {"card": "choke", "by": 0},
         "unlock-break"),
    Case(f"{CHOKED}Bob: pass", "Bob: heal first-aid", "held", 66, {"card": "choke", "by": 0}, "unlock-break"),
    Case(f"{HEADLOCKED}Bob: pass", "Bob: dodge", "held", 60, {"card": "headlock", "by": 0}, "unlock-break"),
    Case(HEADLOCKED.replace("kick-4 pipe", "freedom pipe") + "Bob: pass", "Bob: freedom", "not-asked", 0,
         {"asked": 2}, "unlock-own-turn"),
    Case(HEADLOCKED, "Bob: kick-4 > Carl", "held", 57, {"card": "headlock", "by": 0}, "unlock-break-now"),
    Case(HEADLOCKED, "Bob: heal first-aid", "held", 57, {"card": "headlock", "by": 0}, "unlock-break-now"),
    Case(f"{HEADLOCKED}Bob: pass\nCarl: kick-2 > Bob", "Bob: dodge", "held", 60, {"card": "headlock", "by": 0},
         "unlock-break"),
    Case(PUKING, "Bob: hardware > Carl", "held", 96, {"card": "choke-and-puke", "by": 0}, "unlock-break-now"),
    Case(PUKING, "Bob: heal self-help", "held", 96, {"card": "choke-and-puke", "by": 0}, "unlock-break-now"),
    Case(f"{PUKING}Bob: pass\nCarl: kick-2 > Bob", "Bob: dodge", "held", 96, {"card": "choke-and-puke", "by": 0},
         "unlock-break"),
    # With a hold.
    Case(f"{CHOKED}Bob: pass\nCarl: kick-2 > Ann", "Ann: dodge", "holding", 61, {"card": "choke", "on": 1},
         "unlock-release"),
    Case(f"{CHOKED}Bob: pass\nCarl: kick-2 > Ann", "Ann: humiliation", "holding", 18, {"card": "choke", "on": 1},
         "unlock-release"),
    Case(f"{CHOKED}Bob: pass\nCarl: pass", "Ann: heal first-aid", "holding", 64, {"card": "choke", "on": 1},
         "unlock-release"),
    Case(f"{PUKING}Bob: pass\nCarl: kick-2 > Ann", "Ann: dodge", "holding", 103,
         {"card": "choke-and-puke", "on": 1}, "unlock-release"),
    Case(f"{PUKING}Bob: pass\nCarl: kick-2 > Ann", "Ann: horror-of-horrors", "holding", 18,
         {"card": "choke-and-puke", "on": 1}, "unlock-release"),
    Case(f"{PUKING}Bob: pass\nCarl: pass\n= turn Ann", "Ann: heal self-help", "holding", 103,
         {"card": "choke-and-puke", "on": 1}, "unlock-release"),
    Case(PUKING.replace("counters Ann: 10", "counters Ann: 2") + "Bob: pass\nCarl: kick-2 > Ann\nAnn: take",
         "Ann: heal self-help", "holding", 12, {"card": "choke-and-puke", "on": 1}, "unlock-release"),
    Case(options(CHOKED, "heal-while-helpless=off").replace("counters Ann: 10", "counters Ann: 2")
         + "Bob: pass\nCarl: kick-2 > Ann\nAnn: take",
         "Ann: heal first-aid", "holding", 12, {"card": "choke", "on": 1}, "unlock-release"),
    Case(f"{HEADLOCKED}Bob: pass\nCarl: pass", "Ann: kick-4 > Carl", "holding", 57, {"card": "headlock", "on": 1},
         "unlock-release"),
    Case(HEADLOCKED.replace("uppercut-squared jab", "block grab") + "Bob: pass\nCarl: kick-2 > Ann\nAnn: block\n"
         "Carl: take",
         "Ann: grab", "holding", 61, {"card": "headlock", "on": 1}, "unlock-release"),
    Case(f"{HEADLOCKED}Bob: pass\nCarl: pass", "Ann: kick-4 > Bob", "no-blow", 57,
         {"card": "kick-4", "on": 1, "option": "headlock-any-basic"}, "unlock-house-rule"),
    Case(f"{HEADLOCKED}Bob: pass\nCarl: pass", "Ann: uppercut-squared > Bob", "no-blow", 57,
         {"card": "uppercut-squared", "on": 1, "option": "headlock-any-basic"}, "unlock-release"),
    # In a series of blows, letting go does not give the action back.
    Case(BLOWS, "Ann: heal first-aid", "blow-or-heal", 57, {"on": 1}, "unlock-next-turn"),
    Case(BLOWS, "Ann: heal uppercut", "not-healing", 0, {"card": "uppercut"}),
    Case(BLOWS, "Ann: kick-4 > Carl", "blow-elsewhere", 57, {"on": 1}, "unlock-next-turn"),
    Case(BLOWS, "Ann: kick-4", "no-blow", 57, {"card": "kick-4", "on": 1, "option": "headlock-any-basic"},
         "unlock-house-rule"),
    Case(BLOWS.replace("kick-4", "hammer", 1), "Ann: hammer", "no-blow", 57,
         {"card": "hammer", "on": 1, "option": "headlock-any-basic"}, "unlock-next-turn"),
    Case(BLOWS.replace("kick-4", "dodge", 1), "Ann: dodge", "not-now", 0, {"card": "dodge"}, "unlock-attacked"),
    # What a card could not do without the hold either is not the hold's fault.
    Case(HEADLOCKED, "Bob: dodge > Carl", "not-now", 0, {"card": "dodge"}, "unlock-attacked"),
    Case(HEADLOCKED, "Bob: dodge", "not-now", 0, {"card": "dodge"}, "unlock-attacked"),
    Case(HEADLOCKED.replace("uppercut-squared jab", "dodge jab") + "Bob: pass\nCarl: pass", "Ann: dodge > Carl",
         "not-now", 0, {"card": "dodge"}, "unlock-attacked"),
    Case(HEADLOCKED.replace("uppercut-squared jab", "choke jab") + "Bob: pass\nCarl: pass", "Ann: choke > Carl",
         "needs-grab", 31, {"card": "choke"}, "unlock-after-grab"),
    Case(f"{CHOKED}Bob: pass\nCarl: kick-2 > Bob", "Ann: dodge", "not-attacked", 0, {"card": "dodge"},
         "unlock-attacked"),
    Case(CHOKED.replace("dodge first-aid humiliation\nhand Bob", "disarm first-aid humiliation\nhand Bob")
         + "Bob: pass\nCarl: kick-2 > Ann",
         "Ann: disarm", "wrong-defence", 0, {"card": "disarm", "against": "kick-2"}, "unlock-weapon-attack"),
    # An escape card is laid without a name.
    Case(HEADLOCKED.replace("kick-4 pipe dodge", "freedom stomp dodge"), "Bob: freedom > Carl", "not-with-target", 0),
    Case(CHOKED.replace(THREE, f"{THREE} Dora"), "Bob: kick-4", "no-target", 0, {"card": "kick-4"}),
    Case(UNRESTRICTED.replace("kick-4 hardware", "freedom hardware"), "Bob: freedom > Carl", "not-with-target", 96),
    # Letting go.
    Case(LUNCH, "Ann: release", "nothing-to-release", 59),
    Case(f"{PUKING}Bob: thunder-head", "Ann: release", "release-now", 95, {"reason": "escape", "on": 1},
         "unlock-settled"),
    Case(f"{PUKING}Bob: thunder-head", "Ann: horror-of-horrors", "release-now", 95, {"reason": "escape", "on": 1},
         "unlock-settled"),
    Case(PUKING.replace(THREE, f"{THREE} Dora") + "Bob: pass\nCarl: pass\nDora: pass\nCarl: horror-of-horrors",
         "Ann: release", "release-now", 103,
         {"reason": "tick", "on": 1}, "unlock-settled"),
    Case(PUKING.replace("= turn Bob", "Bob: take\nCarl: take"), "Ann: left", "no-way-to-choose", 73),
    Case(PUKING.replace("= turn Bob", "Bob: take\nCarl: take"), "Ann: dodge", "hold-first", 59, {"on": 1},
         "unlock-release-or-take"),
    Case(PUKING.replace("= turn Bob", "Bob: take\nCarl: take"), "Ann: pass", "hold-first", 59, {"on": 1},
         "unlock-release-or-take"),
    # Weapons.
    Case(LUNCH, "Ann: drop", "nothing-to-drop", 110),
    Case(f"{LUNCH}hand Ann: pipe jab hook elbow block\n---\nAnn: pipe > Bob\n= turn Bob", "Ann: drop",
         "not-droppable", 113, {"card": "pipe"}),
    Case(f"{BEER}hand Ann: hardware smack block dodge grab\nhand Bob: kick-2 kick-2 smack smack block\n---\n"
         "Ann: hardware > Bob\nBob: take\nCarl: take",
         "Ann: smack", "weapon-first", 110, NONE, "unlock-drop-or-take"),
    Case(f"{BEER}hand Ann: hardware smack block dodge grab\nhand Bob: kick-2 kick-2 smack smack block\n---\n"
         "Ann: hardware > Bob\nBob: take\nCarl: take",
         "Ann: pass", "weapon-first", 110, NONE, "unlock-drop-or-take"),
    # Humiliations.
    Case(f"{ATTACKED.replace('kick-4 pipe', 'kick-4 humiliation')}", "Ann: humiliation", "no-humiliation-of-self", 18),
    Case(f"{LUNCH}hand Ann: humiliation jab hook elbow block", "Ann: humiliation", "nothing-to-humiliate", 15, NONE,
         "unlock-laid-card"),
    Case(f"{LUNCH}hand Bob: humiliation jab hook elbow block", "Bob: humiliation", "nothing-to-humiliate", 15, NONE,
         "unlock-laid-card"),
    Case(FOLLOW_UP.replace("dodge", "humiliation"), "Ann: humiliation", "nothing-to-humiliate", 15, NONE,
         "unlock-laid-card"),
    Case(
        f"{options(LUNCH, 'humiliate-healing=off')}counters Ann: 10\nhand Ann: first-aid jab hook elbow block\n"
        "hand Bob: humiliation jab hook elbow block\nhand Carl: humiliation humiliation kick-2 jab jab\n---\n"
        "Ann: heal first-aid",
        "Bob: humiliation", "nothing-to-humiliate", 15, NONE, "unlock-laid-card",
    ),
    # Defences.
    Case(ATTACKED, "Carl: block", "not-attacked", 0, {"card": "block"}, "unlock-attacked"),
    Case(ATTACKED, "Bob: disarm", "wrong-defence", 0, {"card": "disarm", "against": "kick-4"}, "unlock-weapon-attack"),
    Case(ATTACKED, "Bob: freedom", "wrong-defence", 0, {"card": "freedom", "against": "kick-4"}, "unlock-grabbed"),
    Case(ATTACKED, "Carl: jab", "no-answer", 0, {"card": "jab", "against": "kick-4"}, "unlock-own-turn"),
    Case(ATTACKED, "Bob: grab", "grab-is-no-answer", 29, NONE, "unlock-block-first"),
    Case(ATTACKED.replace("block humiliation", "grab humiliation"), "Carl: grab", "no-answer", 0,
         {"card": "grab", "against": "kick-4"}, "unlock-own-turn"),
    Case(GRABBED.replace("freedom hook", "freedom grab") + "Ann: kick-4", "Bob: grab", "no-answer", 0,
         {"card": "grab", "against": "kick-4"}, "unlock-own-turn"),
    Case(f"{ATTACKED}Bob: dodge", "Ann: hook", "no-answer", 0, {"card": "hook", "against": "dodge"},
         "unlock-next-turn"),
    Case(f"{ATTACKED}Bob: dodge".replace("pipe grab", "first-aid grab"), "Ann: heal first-aid", "heal-when", 11,
         {"left": 15}, "unlock-next-turn"),
    Case(f"{VOMITING}Carl: kick-2 > Bob", "Carl: love-tap > Ann", "not-asked", 0, {"asked": 0}, "unlock-settled"),
    Case(ATTACKED, "Bob: first-aid", "heal-when", 11, {"left": 15}, "unlock-own-turn"),
    Case(GRABBED, "Bob: block", "wrong-defence", 26, {"card": "block", "against": "grab"}),
    Case(f"{GRABBED}Ann: pipe", "Bob: dodge", "wrong-defence", 25, {"card": "dodge", "against": "pipe"}),
    Case(f"{options(GRABBED, 'disarm-after-grab=off')}Ann: pipe", "Bob: disarm", "disarm-after-grab", 25,
         {"card": "disarm", "against": "pipe", "option": "disarm-after-grab"}, "unlock-house-rule"),
    Case(f"{GRABBED}Ann: choke", "Bob: dodge", "wrong-defence", 31, {"card": "dodge", "against": "choke"}),
    Case(f"{GRABBED}Ann: powerplay", "Bob: freedom", "no-defence", 77, {"card": "freedom", "against": "powerplay"}),
    Case(f"{GRABBED}Ann: powerplay\nAnn: kick-4", "Bob: block", "no-defence", 77,
         {"card": "block", "against": "kick-4"}),
    Case(f"{GRABBED}Ann: kick-4", "Bob: block", "no-defence", 31, {"card": "block", "against": "kick-4"}),
    Case(
        f"{LUNCH}hand Ann: uppercut-squared jab hook elbow elbow\nhand Bob: dodge block jab kick-2 kick-2\n---\n"
        "Ann: uppercut-squared > Bob\nAnn: hook",
        "Bob: dodge", "no-defence", 51, {"card": "dodge", "against": "hook"},
    ),
    Case(f"{FREE}Bob: hook", "Ann: dodge", "no-defence", 21, {"card": "dodge", "against": "hook"}),
    Case(f"{FREE}Bob: pipe", "Ann: disarm", "no-defence", 25, {"card": "disarm", "against": "pipe"}),
    Case(DISTRACTED, "Bob: dodge", "no-defence", 105, {"card": "dodge", "against": "distraction"}),
    Case(f"{DISTRACTED}Ann: smack", "Bob: block", "no-defence", 105, {"card": "block", "against": "smack"}),
    Case(f"{DISTRACTED}Ann: hardware", "Bob: disarmament", "no-defence", 25,
         {"card": "disarmament", "against": "hardware"}),
    Case(
        f"{LUNCH}hand Ann: grab choke dodge block humiliation\nhand Bob: headbutt jab jab kick-2 kick-2\n---\n"
        "Ann: grab > Bob\nAnn: choke\n= turn Bob\nBob: headbutt\nAnn: release",
        "Ann: dodge", "no-defence", 62, {"card": "dodge", "against": "headbutt"},
    ),
    Case(HEADLOCKED.replace("= turn Bob", "Ann: jab\nAnn: release"), "Bob: dodge", "no-defence", 57,
         {"card": "dodge", "against": "jab"}),
    Case(f"{UNRESTRICTED}Bob: pass\nCarl: pass\nCarl: take", "Bob: dodge", "no-defence", 104,
         {"card": "dodge", "against": "choke-and-puke"}),
    Case(ATTACKED.replace("hook elbow\nhand Bob", "hook block\nhand Bob") + "Bob: dodge", "Ann: block",
         "only-humiliation", 16, {"card": "block", "against": "dodge"}),
    Case(ATTACKED.replace("hook elbow\nhand Bob", "hook block\nhand Bob") + "Carl: humiliation", "Ann: block",
         "only-humiliation", 19, {"card": "block", "against": "humiliation"}),
    Case(
        options(BLOCKED, "dodge-grab-after-block=off").replace("hook pipe elbow", "hook dodge elbow") + "Bob: grab",
        "Ann: dodge", "dodge-after-block", 26,
        {"card": "dodge", "against": "grab", "option": "dodge-grab-after-block"}, "unlock-house-rule",
    ),
    # Grabs.
    Case(BLOCKED, "Ann: grab", "defender-grabs-first", 29, {"asked": 1}),
    Case(f"{BLOCKED}Bob: take", "Bob: grab", "grab-declined", 29, {"asked": 0}),
    Case(BLOCKED, "Carl: grab", "grab-of-two", 30, {"by": 1, "on": 0}),
    Case(BLOCKED, "Bob: hook", "only-a-grab", 29, {"card": "hook"}),
    Case(FOLLOW_UP, "Ann: big-combo", "not-after-grab", 72, {"card": "big-combo", "option": "grab-follow-ups"},
         "unlock-house-rule"),
    Case(FOLLOW_UP, "Ann: fists-of-fury", "not-after-grab", 85,
         {"card": "fists-of-fury", "option": "grab-follow-ups"}, "unlock-house-rule"),
    Case(options(FOLLOW_UP, "grab-follow-ups=text"), "Ann: open-hand", "not-after-grab", 85,
         {"card": "open-hand", "option": "grab-follow-ups"}, "unlock-house-rule"),
    Case(FOLLOW_UP, "Ann: dodge", "no-follow-up", 31, {"card": "dodge", "option": "grab-follow-ups"}),
    Case(
        f"{MIX}hand Ann: grab choke kick-4 dodge block\nhand Bob: jab jab hook hook elbow\n"
        "hand Carl: grab headlock kick-2 jab jab\n---\nAnn: grab > Bob\nAnn: choke\n= turn Bob\nBob: pass\n"
        "Carl: grab > Bob\nAnn: take",
        "Carl: headlock", "hold-on-held", 68, {"on": 1, "by": 0},
    ),
    # Free attacks.
    Case(FREE, "Bob: stomp", "free-basic-or-weapon", 21, {"card": "stomp"}),
    Case(
        f"{options(LUNCH, 'discard-rule=open-season')}hand Ann: jab hook elbow block dodge\n"
        "hand Bob: stomp kick-2 kick-2 jab jab\n---\nAnn: discard jab",
        "Bob: stomp", "season-basic-or-weapon", 34, {"card": "stomp"},
    ),
    Case(
        f"{LUNCH}hand Ann: uppercut-squared pipe hook elbow elbow\nhand Bob: jab jab kick-2 kick-2 hook\n---\n"
        "Ann: uppercut-squared > Bob\nBob: take\nCarl: take",
        "Ann: pipe", "shot-basic", 51, {"card": "pipe"},
    ),
    Case(POKED.replace("= turn Bob", "Bob: take\nCarl: take"), "Ann: pipe", "shot-basic", 54, {"card": "pipe"}),
    Case(f"{GRABBED}Ann: powerplay\nBob: take\nCarl: take", "Ann: pipe", "shot-basic", 77, {"card": "pipe"}),
    # Distraction.
    Case(f"{DISTRACTED}Bob: take\nCarl: take", "Ann: take", "compulsory", 106, {"on": 1}),
    Case(f"{DISTRACTED}Bob: take\nCarl: take", "Ann: discard dodge", "compulsory", 106, {"on": 1}),
    Case(f"{DISTRACTED}Bob: take\nCarl: take", "Ann: dodge", "not-after-distraction", 105, {"card": "dodge"}),
    Case(f"{options(DISTRACTED, 'distraction-grab=off')}Bob: take\nCarl: take", "Ann: grab",
         "grab-not-after-distraction", 105, {"card": "grab", "option": "distraction-grab"}, "unlock-house-rule"),
    Case(f"{BEER}hand Ann: distraction dodge dodge block block", "Ann: distraction > Bob", "distraction-empty", 106),
    # The card.
    Case(f"{LUNCH}hand Ann: dodge block disarm freedom choke", "Ann: dodge > Bob", "not-now", 0, {"card": "dodge"},
         "unlock-attacked"),
    Case(f"{LUNCH}hand Ann: dodge block disarm freedom choke", "Ann: disarm > Bob", "not-now", 0, {"card": "disarm"},
         "unlock-weapon-attack"),
    Case(f"{LUNCH}hand Ann: dodge block disarm freedom choke", "Ann: freedom", "not-held", 63, {"card": "freedom"},
         "unlock-grabbed"),
    Case(f"{LUNCH}hand Ann: dodge block disarm freedom choke", "Ann: choke > Bob", "needs-grab", 31,
         {"card": "choke"}, "unlock-after-grab"),
    Case(f"{BEER}hand Ann: medieval grab smack dodge distraction", "Ann: medieval > Bob", "medieval-alone", 86, NONE,
         "unlock-add-attack"),
    Case(f"{BEER}hand Ann: medieval grab smack dodge distraction", "Ann: grab medieval > Bob", "medieval-nothing", 90,
         {"card": "grab"}),
    # What is wrong with the card, or with its target, is named before the Medieval that goes with it.
    Case(f"{BEER}hand Ann: distraction medieval dodge block block", "Ann: distraction medieval > Bob",
         "distraction-empty", 106),
    Case(f"{BEER}hand Ann: smack kick-2 block love-tap grab\nhand Bob: dodge medieval smack smack block\n---\n"
         "Ann: smack > Bob", "Bob: dodge medieval > Carl", "not-with-target", 0),
    Case(PUKING.replace("dodge self-help thunder", "medieval horror-of-horrors thunder"),
         "Bob: horror-of-horrors medieval > Carl", "not-with-target", 24),
    Case(f"{options(BEER, 'medieval-stack=off')}hand Ann: medieval medieval smack dodge grab",
         "Ann: smack medieval medieval > Bob", "medieval-once", 87, {"option": "medieval-stack"}, "unlock-house-rule"),
    Case(options(PUKING, "break-also-hits=off").replace("hardware dodge", "hardware medieval"),
         "Bob: thunder-head medieval", "medieval-escape", 95,
         {"card": "thunder-head", "option": "break-also-hits"}, "unlock-house-rule"),
    Case(
        f"{options(MIX, 'break-also-hits=off')}hand Ann: grab headlock kick-4 dodge block\n"
        "hand Bob: stomp medieval jab hook elbow\n---\nAnn: grab > Bob\nAnn: headlock\n= turn Bob",
        "Bob: stomp medieval", "medieval-escape", 62, {"card": "stomp", "option": "break-also-hits"},
        "unlock-house-rule",
    ),
    # The target.
    Case(f"{LUNCH}hand Ann: jab hook elbow block dodge", "Ann: jab", "no-target", 0, {"card": "jab"}),
    Case(f"{LUNCH}hand Ann: jab hook elbow block dodge", "Ann: jab > Ann", "not-yourself", 39),
    Case(f"{LUNCH}hand Ann: jab hook elbow block dodge\n---\nCarl: concede", "Ann: jab > Carl", "target-out", 5,
         {"on": 2}),
    Case(THROWN, "Carl: kick-2 > Bob", "target-thrown", 81, {"on": 1}, "unlock-wait"),
    Case(POKED, "Bob: hammer > Carl", "poke-basic-only", 53, {"on": 2, "option": "poke-next-basic-only"},
         "unlock-house-rule"),
    Case(
        f"{options(LUNCH, 'grab-follow-ups=any-attack')}hand Ann: kick-2 dodge jab hook elbow\n"
        "hand Bob: block grab poke-in-the-eye pipe stomp\n---\n"
        "Ann: kick-2 > Bob\nBob: block\nBob: grab\nBob: poke-in-the-eye\n= turn Bob",
        "Bob: pipe > Ann", "poke-basic-only", 53, {"on": 0, "option": "poke-next-basic-only"}, "unlock-wait",
    ),
    Case(f"{FREE}", "Bob: hook > Carl", "not-with-target", 0),
    # Discarding and healing.
    Case(f"{options(LUNCH, 'discard-rule=forbidden')}hand Ann: jab hook elbow block dodge", "Ann: discard jab",
         "cannot-discard", 34, {"option": "discard-rule"}, "unlock-house-rule"),
    Case(f"{options(LUNCH, 'discard-rule=pay-2')}counters Ann: 2\nhand Ann: jab hook elbow block dodge",
         "Ann: discard jab", "discard-price", 14, {"price": 2, "left": 2, "option": "discard-rule"},
         "unlock-house-rule"),
    Case(f"{options(LUNCH, 'discard-rule=pay-per-card')}counters Ann: 2\nhand Ann: jab hook elbow block dodge",
         "Ann: discard jab hook", "discard-price", 14, {"price": 2, "left": 2, "option": "discard-rule"},
         "unlock-discard-fewer"),
    Case(f"{LUNCH}counters Bob: 10\nhand Bob: first-aid hook elbow block dodge", "Bob: heal first-aid", "heal-when",
         11, {"left": 10}, "unlock-own-turn"),
    Case(f"{LUNCH}counters Ann: 10\nhand Ann: first-aid hook elbow block dodge", "Ann: first-aid > Bob",
         "heal-as-heal", 39),
    Case(f"{LUNCH}hand Ann: first-aid hook elbow block dodge", "Ann: heal hook", "not-healing", 0, {"card": "hook"}),
    Case(f"{LUNCH}hand Ann: first-aid hook elbow block dodge", "Ann: heal first-aid", "at-cap", 8,
         {"left": 15, "cap": 15, "option": "heal-cap"}, "unlock-house-rule"),
    Case(f"{LUNCH}counters Ann: 13\nhand Ann: first-aid first-aid elbow block dodge", "Ann: heal first-aid first-aid",
         "heal-wasted", 8, {"left": 13, "cap": 15, "option": "heal-cap"}, "unlock-fewer"),
    Case(DYING, "Bob: dodge", "only-healing", 11, {"left": -2}),
]  # fmt: skip

# Moves that no text can say, tried as they are.
RAW: list[tuple[str, int, Action, str, int]] = [
    (LUNCH, 0, Action(PLAY, (KINDS,)), "unknown-move", 0),
    (LUNCH, 0, Action(PLAY, ()), "unknown-move", 0),
    (LUNCH, 0, Action(DISCARD, ()), "discard-nothing", 35),
    (LUNCH, 0, Action(HEAL, ()), "heal-nothing", 0),
    (HEADLOCKED.replace("= turn Bob", "Bob: take\nCarl: take"), 0, Action(HEAL, ()), "heal-nothing", 0),
    (LUNCH, 0, Action(PASS, (), 1), "not-with-target", 0),
    (
        HEADLOCKED.replace("kick-4 pipe dodge", "stomp pipe dodge"),
        1,
        Action(PLAY, (KIND["stomp"],), 0),
        "not-with-target",
        0,
    ),
    (
        f"{LUNCH}hand Ann: first-aid jab hook elbow elbow",
        0,
        Action(HEAL, (KIND["first-aid"],), 1),
        "not-with-target",
        39,
    ),
    (UNRESTRICTED, 1, Action(PLAY, (KIND["thunder-head"],), 0), "not-with-target", 96),
    (CHOKED, 1, Action(PLAY, (KIND["humiliation"],), 0), "not-with-target", 24),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.key}-r{case.rule}-{case.tried}")
def test_the_refusal_names_the_ruling_the_numbers_and_the_way_out(case: Case) -> None:
    table = Table(case.position)
    refusal = table.refused(case.tried)
    assert (refusal.key, refusal.rule, refusal.args, refusal.unlock) == case[2:]
    for language in languages():
        said = Speech(language).explain(refusal, table.names)
        assert (f"(R{case.rule})" in said) == (case.rule > 0)


@pytest.mark.parametrize(("position", "seat", "action", "key", "rule"), RAW)
def test_a_move_that_no_text_can_say(position: str, seat: int, action: Action, key: str, rule: int) -> None:
    refusal = Table(position).state.check(seat, action)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == (key, rule)


def test_a_card_without_a_target_is_refused_for_the_hold_unless_it_is_a_blow_in_it() -> None:
    table = Table(f"{HEADLOCKED}Bob: pass\nCarl: pass\n= turn Ann")
    keys = [table.state.check(0, table.game.parse_move(card, table.names)) for card in ("jab", "kick-4")]
    assert [key and key.key for key in keys] == ["no-target", "holding"]


@pytest.mark.parametrize("hits", ["on", "off"])
def test_medievals_are_offered_with_an_escape_only_if_it_hits(hits: str) -> None:
    position = (
        f"{options(MIX, f'break-also-hits={hits}')}hand Ann: grab headlock kick-4 dodge block\n"
        "hand Bob: stomp medieval jab hook elbow\n---\nAnn: grab > Bob\nAnn: headlock\n= turn Bob"
    )
    state = Table(position).state
    escapes = [action for action in state.menu(1) if action.verb == PLAY and action.target == NOBODY]
    assert {len(action.parts) for action in escapes} == ({1, 2} if hits == "on" else {1})
    assert [state.check(1, action) for action in escapes] == [None] * len(escapes)


def keys_of_the_source() -> set[str]:
    """Every key that the card games refuse with."""
    found: set[str] = set()
    for file in (PACKAGE / "games" / "brawl").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Refusal", "Reason"):
                if isinstance(node.args[0], ast.Attribute):
                    continue  # a reason that becomes a refusal
                assert isinstance(node.args[0], ast.Constant), (
                    f"{file.name}:{node.lineno}: a key must stand in the source"
                )
                found.add(str(node.args[0].value))
    return found


def test_no_key_of_the_card_games_goes_untested() -> None:
    tested = {case.key for case in CASES} | {key for _, _, _, key, _ in RAW}
    assert sorted(keys_of_the_source() - tested) == []
    assert sorted(tested - keys_of_the_source()) == []

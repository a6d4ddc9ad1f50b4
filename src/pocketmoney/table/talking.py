"""Table talk: free lines, lines that ride on a move, and what nobody wants to hear."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from pocketmoney.core.refusal import Refusal
from pocketmoney.table import entries, messages, private
from pocketmoney.table.chairs import Chair
from pocketmoney.table.commands import Mute, Say

if TYPE_CHECKING:
    from pocketmoney.table.table import Table

SPAN: Final = 10_000  # ms
LINES_A_SPAN: Final = 8
# What is said with one tap; the catalogue has `taunt-` and the word.
TAUNTS: Final = ("ha", "ouch", "come-on", "mercy", "well-played", "hurry", "told-you", "boo", "banana")


def say(table: Table, chair: Chair, command: Say, now: int) -> Refusal | None:
    """Say something to everybody who wants to hear it."""
    taunt = command.taunt
    text = "" if taunt else clean(command.text)
    if not text and taunt not in TAUNTS:
        return Refusal("talk-empty")
    refusal = may_talk(chair, now)
    if refusal is not None:
        return refusal
    if taunt:
        table.enter(entries.Taunted(now, chair.id, command.n, chair.id, taunt))
        spread(table, chair, messages.Talk(chair=chair.id, key=f"taunt-{taunt}"))
    else:
        table.enter(entries.Said(now, chair.id, command.n, chair.id, text))
        spread(table, chair, messages.Talk(chair=chair.id, text=heard(table, text)))
    return None


def mute(table: Table, chair: Chair, command: Mute, now: int) -> Refusal | None:
    """No longer hear somebody, or hear them again."""
    if table.chair(command.who) is None or command.who == chair.id:
        return Refusal("no-such-chair")
    table.enter(entries.Muted(now, chair.id, command.n, chair.id, command.who, command.on))
    private.yours(table, chair)
    return None


def may_talk(chair: Chair, now: int) -> Refusal | None:
    """Whether that chair has not talked too much already; counts the line."""
    if now - chair.heard_words >= SPAN:
        chair.heard_words = now
        chair.words = 0
    if chair.words >= LINES_A_SPAN:
        return Refusal("talk-too-fast", {"lines": LINES_A_SPAN, "seconds": SPAN // 1000})
    chair.words += 1
    return None


def spread(table: Table, chair: Chair, message: messages.Talk) -> None:
    """Let everybody hear it who has not muted that chair."""
    encoded = messages.encode(message)
    for other in table.chairs:
        if chair.id not in other.muted:
            table.out += [(guest, encoded) for guest in other.guests]
    table.out += [(guest, encoded) for guest in table.watchers]


def clean(text: str) -> str:
    """One line without anything that cannot be seen."""
    kept = [letter if unicodedata.category(letter)[0] != "C" else " " for letter in unicodedata.normalize("NFC", text)]
    return " ".join("".join(kept).split())


def heard(table: Table, text: str) -> str:
    """The line as the table hears it: where children are about, with stars."""
    return _rude().sub(lambda found: "*" * len(found.group()), text) if table.settings.family else text


@cache
def _rude() -> re.Pattern[str]:
    """Rude words of all our languages, as whole words."""
    listed = files("pocketmoney.table").joinpath("rude.txt").read_text("utf-8").split("\n")
    words = [re.escape(line.strip()) for line in listed if line.strip() and not line.startswith("#")]
    return re.compile(rf"\b(?:{'|'.join(words)})\b", re.IGNORECASE)

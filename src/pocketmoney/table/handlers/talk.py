"""Table talk: free lines, lines that ride on a move, and what nobody wants to hear."""

from __future__ import annotations

import unicodedata
from typing import Final

from pocketmoney.core.refusal import Refusal
from pocketmoney.table import entries, messages, private_messages, talk_messages
from pocketmoney.table.chair import Chair
from pocketmoney.table.commands import Mute, Say
from pocketmoney.table.reducer import commit_entry
from pocketmoney.table.state import TableState

SPAN: Final = 10_000  # ms
LINES_A_SPAN: Final = 8
# What is said with one tap; the catalogue has `taunt-` and the word.
TAUNTS: Final = ("ha", "ouch", "come-on", "mercy", "well-played", "hurry", "told-you", "boo", "banana")


def say(table: TableState, chair: Chair, command: Say, now: int) -> Refusal | None:
    """Say something to everybody who wants to hear it."""
    taunt = command.taunt
    text = "" if taunt else clean(command.text)
    if not text and taunt not in TAUNTS:
        return Refusal("talk-empty")
    refusal = may_talk(chair, now)
    if refusal is not None:
        return refusal
    if taunt:
        commit_entry(table, entries.Taunted(now, chair.id, command.n, chair.id, taunt))
        talk_messages.send_talk(table, chair, messages.Talk(chair=chair.id, key=f"taunt-{taunt}"))
    else:
        commit_entry(table, entries.Said(now, chair.id, command.n, chair.id, text))
        talk_messages.send_talk(table, chair, messages.Talk(chair=chair.id, text=talk_messages.censor(table, text)))
    return None


def mute(table: TableState, chair: Chair, command: Mute, now: int) -> Refusal | None:
    """Mute or unmute another chair."""
    if table.chair(command.who) is None or command.who == chair.id:
        return Refusal("no-such-chair")
    commit_entry(table, entries.Muted(now, chair.id, command.n, chair.id, command.who, command.on))
    private_messages.yours(table, chair)
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


def clean(text: str) -> str:
    """One line without anything that cannot be seen."""
    kept = [letter if unicodedata.category(letter)[0] != "C" else " " for letter in unicodedata.normalize("NFC", text)]
    return " ".join("".join(kept).split())

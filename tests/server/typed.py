"""Whether what the server refuses with has words in the catalogue."""

from __future__ import annotations

from functools import cache
from typing import Any

from pocketmoney.core.refusal import Refusal
from pocketmoney.text.speech import Speech, Unspeakable

NAMES = [f"@{seat}" for seat in range(10)]


@cache
def is_spoken(key: str) -> bool:
    """Whether a client can say what a key of a farewell or a refusal means."""
    return any(_speech().has(f"{stands}{key}") for stands in ("refusal-", "problem-", "bye-"))


def is_sentence(refused: dict[str, Any]) -> bool:
    """Whether a client can say a whole refusal: with its arguments, its ruling, and what would unlock it."""
    speech, key, args = _speech(), refused["key"], refused.get("args", {})
    try:
        if speech.has(f"refusal-{key}"):
            return bool(speech.explain(Refusal(key, args, refused.get("rule", 0), refused.get("unlock", "")), NAMES))
        return bool(speech.say(f"problem-{key}", args))
    except Unspeakable:
        return False


@cache
def _speech() -> Speech:
    return Speech()

"""Every bot that can be seated, with a sentence on each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pocketmoney.bots import characters
from pocketmoney.bots.defaults import ANY_BOT
from pocketmoney.bots.levels import LEVELS
from pocketmoney.bots.registry import KINDS, KINDS_OF
from pocketmoney.text.speech import Speech

BEHIND: Final = {"doctrine": "FILE", "search": "N"}  # what stands behind the colon


def lines(speech: Speech) -> Iterator[str]:
    """The page."""
    yield speech.say("bots-title")
    kinds = [*KINDS, *KINDS_OF]
    shown = {kind: f"{kind}:{BEHIND[kind]}" if kind in KINDS_OF else kind for kind in kinds}
    for title, words in (
        ("bots-levels", [ANY_BOT, *LEVELS]),
        ("bots-kinds", kinds),
        ("bots-characters", list(characters.words())),
    ):
        yield ""
        yield speech.say(title)
        for word in words:
            yield f"  {shown.get(word, word):<14} {speech.say(f'bot-{word}')}"

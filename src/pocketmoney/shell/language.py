"""The language of this run of the command: chosen once, from its words and its environment."""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, Final

from pocketmoney.core.problem import Problem, unknown
from pocketmoney.text import language
from pocketmoney.text.languages import FALL_BACK

if TYPE_CHECKING:
    from pocketmoney.text.speech import Speech

FLAG: Final = "--language"


class _Spoken:
    language = FALL_BACK


def choose(words: list[str]) -> list[str]:
    """Speak as the person wishes from now on; gives the words that are left without `--language`."""
    _Spoken.language = language.of_environment(os.environ)
    word, rest = _taken_out(words)
    asked = language.asked_for(word, os.environ)
    if word is None and not asked:
        return rest
    meant = language.meant(asked)
    if meant is None:
        from pocketmoney.text.languages import languages

        raise unknown("no-such-language", asked, languages())
    _Spoken.language = meant
    return rest


def spoken() -> str:
    """The language that was chosen."""
    return _Spoken.language


def speech() -> Speech:
    """What speaks it."""
    return _speech_in(_Spoken.language)


def help_page() -> str:
    """What the command can do, and in which languages."""
    from pocketmoney.text.languages import languages

    chosen = speech()
    about = chosen.say("cli-help-language", {"languages": ", ".join(languages())})
    return f"{chosen.say('cli-help')}\n\n{about}"


@cache
def _speech_in(language: str) -> Speech:
    from pocketmoney.text.speech import Speech

    return Speech(language)


def _taken_out(words: list[str]) -> tuple[str | None, list[str]]:
    """What stands behind `--language`, wherever that is, and all the other words."""
    for at, word in enumerate(words):
        flag, equals, value = word.partition("=")
        if flag != FLAG:
            continue
        if equals:
            return value, words[:at] + words[at + 1 :]
        if at + 1 == len(words):
            raise Problem("flag-needs-value", {"flag": FLAG, "command": words[0] if at else "help"})
        return words[at + 1], words[:at] + words[at + 2 :]
    return None, words

"""Which language the program speaks: the one that is asked for, else that of the environment, else English.

Asked for is what stands behind `--language`, else what POCKETMONEY_LANGUAGE says; a word that means no language we have
is then a mistake. The environment is a guess: the first of LC_ALL, LC_MESSAGES and LANG that says anything counts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from pocketmoney.text.languages import FALL_BACK, languages

ASKED_FOR: Final = "POCKETMONEY_LANGUAGE"
GUESSED: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def asked_for(word: str | None, environ: Mapping[str, str]) -> str:
    """Return the word that names a language, as it was written; empty if none was asked for."""
    return environ.get(ASKED_FOR, "") if word is None else word


def meant(word: str) -> str | None:
    """The language that a word means: `es`, `es-MX` and `es_ES.UTF-8` are Spanish; nothing if we do not have it."""
    code = _code(word)
    return code if code == FALL_BACK or code in languages() else None


def guessed(environ: Mapping[str, str]) -> str:
    """The language of the environment, or English."""
    said = [value for name in GUESSED if (value := environ.get(name, ""))]
    return (meant(said[0]) if said else None) or FALL_BACK


def of_environment(environ: Mapping[str, str]) -> str:
    """The language to speak where nobody can be told that a word was wrong."""
    return meant(asked_for(None, environ)) or guessed(environ)


def of_header(accepted: str) -> str:
    """The first language in an Accept-Language header that we have, or English."""
    for part in accepted.split(","):
        if found := meant(part.partition(";")[0].strip()):
            return found
    return FALL_BACK


def _code(word: str) -> str:
    return re.split(r"[-_.@]", word.strip(), maxsplit=1)[0].lower()

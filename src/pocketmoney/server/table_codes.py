"""The codes by which tables are found: short, easy to read out loud, and not to be guessed in a hurry."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from typing import Final

# No vowels, so that no code is a word; nothing that looks or sounds like something else in a list.
LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
LENGTH: Final = 5

_CODE: Final = re.compile(f"[{LETTERS}]{{{LENGTH}}}")


def new_code(is_taken: Callable[[str], bool]) -> str:
    """A code that no other table has."""
    while True:
        code = "".join([secrets.choice(LETTERS) for _ in range(LENGTH)])
        if not is_taken(code):
            return code


def new_id() -> str:
    """A name for a table in the store; nobody sees it."""
    return secrets.token_hex(12)


def read_code(word: str) -> str:
    """Return a typed code in capital letters; empty if it cannot be a code."""
    code = word.strip().upper()
    return code if _CODE.fullmatch(code) else ""

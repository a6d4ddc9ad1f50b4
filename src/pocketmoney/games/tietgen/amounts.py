"""Amounts of beer: whole microlitres inside, centilitres with up to three decimals outside (R122)."""

from __future__ import annotations

import re
from typing import Final

from pocketmoney.core.problem import Problem
from pocketmoney.core.refusal import Args

ML: Final = 1_000
CL: Final = 10_000
DECIMALS: Final = 3

_AMOUNT: Final = re.compile(r"([0-9]{1,9})(?:\.([0-9]*))?cl")


def read(word: str, line: int = 0) -> int:
    """The microlitres that a word like `3.5cl` means."""
    found = _AMOUNT.fullmatch(word)
    if found is None or found.group(2) == "":
        raise Problem("tietgen-no-amount", {"word": word}, line)
    decimals = found.group(2) or ""
    if len(decimals) > DECIMALS:
        details: Args = {"word": word, "decimals": len(decimals), "most": DECIMALS, "rule": 122}
        raise Problem("tietgen-decimals", details, line)
    return int(found.group(1)) * CL + int(decimals.ljust(4, "0"))


def is_amount(word: str) -> bool:
    """Whether a word looks like an amount, well written or not."""
    return word[:1].isdigit() and word.endswith("cl")


def write(beer: int) -> str:
    """An amount as records write it: `3.5cl`, without trailing zeros."""
    whole, rest = divmod(beer, CL)
    if rest == 0:
        return f"{whole}cl"
    decimals = f"{rest:04d}".rstrip("0")
    return f"{whole}.{decimals}cl"

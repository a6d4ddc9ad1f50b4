"""A review for a server, which asks for it in a process of its own. Nothing else of the lab is loaded before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def review(record: bytes, seconds: float, tell: Callable[[int], None]) -> dict[str, Any]:
    """Return what `timed_review.review` says about a record."""
    from pocketmoney.lab import timed_review

    return timed_review.review(record, seconds, tell)

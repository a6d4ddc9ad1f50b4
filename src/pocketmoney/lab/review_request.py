"""A review for a server, which asks for it in a process of its own. Nothing else of the lab is loaded before."""

from __future__ import annotations

from typing import Any


def review(record: bytes, seconds: float) -> dict[str, Any]:
    """What `brief.review` says about a record."""
    from pocketmoney.lab import timed_review

    return timed_review.review(record, seconds)

"""How long a test waits for what will surely come: a bound on hanging, never a claim about speed."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep

PATIENCE = 120.0  # seconds; a hundredth of it where nothing else runs


def wait_until(holds: Callable[[], object]) -> None:
    """Wait until something is so."""
    until = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < until, "it never comes to be so"
        sleep(0.02)

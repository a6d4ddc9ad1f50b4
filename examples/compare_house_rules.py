"""Compare two sets of house rules on the same seeds, with 95 % intervals.

python examples/compare_house_rules.py
"""

from __future__ import annotations

from pocketmoney.core.header import Header
from pocketmoney.lab.checkpoint import Ledger
from pocketmoney.lab.compare import Comparison

GAMES = 100
NAMES = ["Ann", "Ben", "Cat"]
FIGURES = ("turns", "decisions", "damage", "answered")


def main() -> None:
    """Compare free discarding with no discarding at all."""
    job = Comparison(
        Header("lunch-money", NAMES),
        bots=("fair", "fair", "fair"),
        seed=1,
        other=Header("lunch-money", NAMES, {"discard-rule": "forbidden"}),
    )
    job.check()
    ledger = Ledger(job)
    ledger.take(job.play(0, GAMES))
    print(f"{GAMES} games each: discarding is free, then forbidden")
    for figure in FIGURES:
        change = ledger.change(figure)
        print(
            f"  {figure}: {change.first.value:.2f}, then {change.second.value:.2f}; "
            f"change {change.value:+.2f} ({change.low:+.2f} to {change.high:+.2f})"
        )


if __name__ == "__main__":
    main()

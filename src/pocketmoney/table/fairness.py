"""Commit and reveal: nobody, the table included, can choose the deck and the dice.

Before the deal the table shows a hash of its secret (`commit`), and a hash of the numbers that each seat brought along.
The seed follows from the secret and from all those numbers, in the order of the seats. After the game all of it is
shown, and anybody can work it out again.
"""

from __future__ import annotations

from hashlib import blake2b

from pocketmoney.core.problem import Problem
from pocketmoney.core.record import MoveLine, Record
from pocketmoney.table.chair import hashed

SECRET_KEY = "x-secret"  # of a record
CONTINUED_KEY = "x-continued"  # of one that begins with so many moves of an earlier game


def commitment(secret: str) -> str:
    """What is shown of a secret before the deal."""
    return hashed(secret)


def seed_of(secret: str, entropies: list[tuple[str, str]]) -> int:
    """The seed that follows from the secret and from what each seat brought along (name, numbers)."""
    mixed = blake2b(secret.encode(), digest_size=12, person=b"pocketmoney seed")
    for name, entropy in entropies:
        mixed.update(f"\n{name}\t{entropy}".encode())
    return int.from_bytes(mixed.digest(), "big")


def first_seed(secret: str, entropies: list[tuple[str, str]]) -> int:
    """Return the seed of the chance that picks who begins; it tells nothing about the deal."""
    return seed_of(f"first seat {secret}", entropies)


def verify(record: Record, shown: str | None = None) -> int:
    """Check that the seed of a record is the one its table was bound to; returns how many seats had brought numbers.

    `shown` is the commitment that was seen before the deal. A mismatch or a missing key raises a problem.
    """
    meta = dict(record.meta)
    if CONTINUED_KEY in meta:
        raise Problem("verify-continued", {"moves": meta[CONTINUED_KEY]})
    for key in ("commit", SECRET_KEY):
        if key not in meta:
            raise Problem("verify-no-key", {"key": key})
    secret = meta[SECRET_KEY]
    if shown is not None and shown.strip().lower() != meta["commit"]:
        raise Problem("verify-other-commit", {"shown": shown, "commit": meta["commit"]})
    if commitment(secret) != meta["commit"]:
        raise Problem("verify-commit", {"commit": meta["commit"], "is": commitment(secret)})
    brought = [(name, _entropy(meta, name)) for name in record.header.seats]
    seed = seed_of(secret, brought)
    if seed != record.header.seed:
        raise Problem("verify-seed", {"seed": str(record.header.seed), "is": str(seed)})
    dealt = sorted({entry.key for entry in record.header.entries if entry.key != "decks"})
    if dealt:
        raise Problem("verify-dealt", {"keys": ", ".join(dealt)})
    return sum(1 for _, entropy in brought if entropy)


def count_entered(record: Record) -> int:
    """How many throws and cards of a record happened on the table: no seed can say whether they were fair."""
    return sum(isinstance(line, MoveLine) and record.game.is_told(line.action) for line in record.body)


def _entropy(meta: dict[str, str], name: str) -> str:
    from pocketmoney.core.notation import quoted

    return meta.get(f"entropy {quoted(name)}", "")

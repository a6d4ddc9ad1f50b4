"""The random generator that lies in the state: a keyed hash in counter mode.

The key is blake2b of the seed written in decimal. Block number n is blake2b of n (eight bytes, little end first)
under that key: 64 bytes, read as 32 numbers of 16 bits, little end first. A number below `n` is a 16-bit number
modulo `n`, where numbers too large to be fair are thrown away; above 65,536 two of them make one of 32 bits. So the
same seed gives the same game on every machine, and a player who sees some of the cards cannot work out the rest.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, TypeVar

from pocketmoney.core.mypyc_hints import mypyc_attr

T = TypeVar("T")


@mypyc_attr(acyclic=True)
class Rng:
    """A position in the stream of one seed. A drawer takes a `copy` first, so that clones may share it.

    The bytes of the present block are always there; compiled, two of them are faster to read than a tuple element.
    """

    __slots__ = ("key", "block", "at", "_keyed", "_digest")

    def __init__(self, key: bytes, block: int = 0, at: int = 0, before: Rng | None = None) -> None:
        self.key = key
        self.block = block
        self.at = at
        if before is None:
            # A copy of this costs less than to key a hash anew.
            self._keyed = blake2b(key=key, digest_size=64)
            self._digest = self._read()
        else:
            self._keyed = before._keyed
            self._digest = before._digest

    def copy(self) -> Rng:
        """A generator at the same position that goes on by itself."""
        return Rng(self.key, self.block, self.at, self)

    def cut(self) -> int:
        """The next 16 bits."""
        if self.at == 32:
            self.block += 1
            self._digest = self._read()
            self.at = 0
        place = self.at + self.at
        self.at += 1
        return self._digest[place] | self._digest[place + 1] << 8

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        at = self.at
        if at < 32:
            # The usual case, written out: a call less where much time goes. A number above 65,536 is never usual.
            digest, place = self._digest, at + at
            drawn = digest[place] | digest[place + 1] << 8
            found = drawn % n
            if drawn - found <= 65536 - n:
                self.at = at + 1
                return found
        return self._below(n)

    def _below(self, n: int) -> int:
        """The same, drawing until a number is fair."""
        size = 65536 if n <= 65536 else 4294967296
        while True:
            drawn = self.cut() if size == 65536 else self.cut() * 65536 + self.cut()
            found = drawn % n
            if drawn - found <= size - n:
                return found

    def shuffle(self, items: list[T]) -> None:
        """Put the list into random order, in place."""
        digest = self._digest
        at = self.at
        for n in range(len(items), 1, -1):
            # `below(n)`, written out: half the time of a deal went into calls.
            drawn, other = 65536, 0
            while drawn - other > 65536 - n:
                if at == 32:
                    self.at = at
                    drawn = self.cut()
                    digest = self._digest
                    at = self.at
                else:
                    place = at + at
                    drawn = digest[place] | digest[place + 1] << 8
                    at += 1
                other = drawn % n
            items[n - 1], items[other] = items[other], items[n - 1]
        self.at = at

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng, (self.key, self.block, self.at)

    def to_json(self) -> list[object]:
        """The position as plain data."""
        return [self.key.hex(), self.block, self.at]

    def _read(self) -> bytes:
        keyed = self._keyed.copy()
        keyed.update(self.block.to_bytes(8, "little"))
        return keyed.digest()


def from_seed(seed: int) -> Rng:
    """The generator of a seed, at its beginning."""
    return Rng(blake2b(str(seed).encode(), digest_size=32, person=b"pocketmoney").digest())


def from_json(data: list[object]) -> Rng:
    """The generator that `to_json` wrote."""
    key, block, at = data
    assert isinstance(key, str) and isinstance(block, int) and isinstance(at, int)
    return Rng(bytes.fromhex(key), block, at)

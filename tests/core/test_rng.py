"""The random generator gives what its description says, everywhere the same."""

from __future__ import annotations

from hashlib import blake2b

import pytest

from pocketmoney.core.rng import Rng, from_json, from_seed


def described(seed: int, count: int) -> list[int]:
    """The stream of 16-bit numbers, worked out from the words of the module alone."""
    key = blake2b(str(seed).encode(), digest_size=32, person=b"pocketmoney").digest()
    numbers: list[int] = []
    block = 0
    while len(numbers) < count:
        read = blake2b(block.to_bytes(8, "little"), key=key, digest_size=64).digest()
        numbers += [read[at] + 256 * read[at + 1] for at in range(0, 64, 2)]
        block += 1
    return numbers[:count]


@pytest.mark.parametrize("seed", [0, 7, -3, 10**20])
def test_the_stream_is_the_one_described(seed: int) -> None:
    rng = from_seed(seed)
    assert [rng.cut() for _ in range(100)] == described(seed, 100)


def test_the_first_throws_of_seed_seven_never_change() -> None:
    rng = from_seed(7)
    assert [rng.below(6) for _ in range(12)] == [0, 0, 2, 4, 0, 3, 4, 1, 1, 1, 1, 4]


def test_unfair_numbers_are_thrown_away() -> None:
    n = 40_000  # 65,536 holds it only once, so every number from 40,000 on is thrown away
    fair = [number for number in described(3, 400) if number < n]
    rng = from_seed(3)
    assert [rng.below(n) for _ in range(200)] == fair[:200]


def test_numbers_beyond_16_bits_take_two_of_them() -> None:
    rng = from_seed(5)
    first, second = described(5, 2)
    assert rng.below(1 << 20) == (first * 65536 + second) % (1 << 20)


@pytest.mark.parametrize("length", [0, 1, 2, 33, 110, 330])
def test_shuffling_swaps_from_the_end_with_fair_numbers(length: int) -> None:
    for seed in range(40):
        plain, quick = from_seed(seed), from_seed(seed)
        for _ in range(seed):
            assert plain.cut() == quick.cut()
        expected = list(range(length))
        for last in range(length - 1, 0, -1):
            other = plain.below(last + 1)
            expected[last], expected[other] = expected[other], expected[last]
        shuffled = list(range(length))
        quick.shuffle(shuffled)
        assert shuffled == expected
        assert quick.to_json() == plain.to_json()


def test_a_copy_and_what_json_keeps_go_on_alike_and_apart() -> None:
    rng = from_seed(11)
    for _ in range(45):
        rng.cut()
    copy, read = rng.copy(), from_json(rng.to_json())
    numbers = [copy.cut() for _ in range(70)]
    assert [read.cut() for _ in range(70)] == numbers
    assert [rng.cut() for _ in range(70)] == numbers
    assert isinstance(read, Rng)

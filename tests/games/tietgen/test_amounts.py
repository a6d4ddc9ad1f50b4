"""Amounts of beer as text."""

from __future__ import annotations

import pytest

from pocketmoney.games.tietgen.amounts import is_amount


@pytest.mark.parametrize("word", ["3cl", "2.5cl", "1.23456cl", "7xcl"])
def test_what_looks_like_an_amount(word: str) -> None:
    assert is_amount(word)


@pytest.mark.parametrize("word", ["", "3", "cl", "xcl", "kitchen-16.1", "flirt", "16.1"])
def test_what_does_not(word: str) -> None:
    assert not is_amount(word)

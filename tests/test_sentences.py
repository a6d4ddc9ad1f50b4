"""The watch over what the program says notices what it is there for."""

from __future__ import annotations

import pytest

from pocketmoney.core.event import Event
from pocketmoney.core.problem import Problem
from pocketmoney.core.refusal import Refusal
from tests import sentences
from tests.sentences import Said


@pytest.mark.parametrize(
    "said",
    [
        Problem("no-number", {"option": "throw-limit", "word": "none"}),
        Refusal("not-asked", {"asked": 0}, unlock="unlock-own-turn"),
        Event("takes-back", {"seat": 1, "card": "knife"}),
        Event("tietgen-bid-void", {"seat": 1, "space": "an-attic", "bid-beer": 10_000}),
    ],
    ids=lambda said: said.key,
)
def test_what_can_be_said_has_no_faults(said: Said) -> None:
    assert sentences.faults_of(said) == []


@pytest.mark.parametrize(
    "said",
    [
        Problem("NO-NUMBER", {"option": "throw-limit", "word": "none"}),
        Problem("no-number", {"option": "throw-limit", "words": "none"}),
        Problem("no-number", {"option": "throw-limit", "word": "none", "WORD": "none"}),
        Refusal("not-asked", {}, unlock="unlock-own-turn"),
        Refusal("not-asked", {"asked": 0}, unlock="own-turn"),
        Event("takes-back", {"seat": 1, "card": "knives"}),
        Event("takes-back", {"seat": 1, "cards": ["knife"]}),
    ],
    ids=lambda said: f"{said.key} {said}",
)
def test_what_cannot_be_said_has_a_fault(said: Said) -> None:
    assert len(sentences.faults_of(said)) == 1

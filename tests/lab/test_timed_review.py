"""A review for whoever is in a hurry."""

from __future__ import annotations

import pytest

from pocketmoney.core.problem import Problem
from pocketmoney.lab.timed_review import LEAST, PLANS, review

RECORD = b"""game: lunch-money
seats: Ann Bob
seed: 3
counters Bob: 2
hand Ann: headbutt jab hook elbow block
hand Bob: jab jab elbow block block
---
Ann: jab > Bob
Bob: pass
Ann: headbutt > Bob
"""


def test_chances_are_told_from_the_first_event_to_the_last() -> None:
    told: list[int] = []
    found = review(RECORD, 20.0, told.append)
    assert found["places"][0] == 0 and found["places"] == sorted(found["places"])
    assert len(found["chances"]) == len(found["places"])
    assert all(sum(chances) == pytest.approx(1, abs=0.01) for chances in found["chances"])
    assert found["rollouts"] in [max(LEAST, plan.rollouts) for plan in PLANS]
    assert told and told == sorted(set(told)) and told[-1] <= 100


def test_no_time_means_the_roughest_look() -> None:
    found = review(RECORD, 0.0, print)
    assert (found["rollouts"], found["bot"]) == (LEAST, "random")  # but never so rough that a chance says nothing


def test_a_record_that_does_not_hold_is_a_problem() -> None:
    with pytest.raises(Problem):
        review(RECORD.replace(b"Bob: pass", b"= Bob 9"), 1.0, print)

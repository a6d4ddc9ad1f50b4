"""No decision may cost much more work than was accepted; see benchmarks/guard.py."""

from __future__ import annotations

import pytest

from benchmarks import guard, own


@pytest.mark.skipif(own.build() == "compiled", reason="compiled code makes no calls that Python could count")
@pytest.mark.parametrize("name", own.names())
def test_a_decision_costs_no_more_work_than_accepted(name: str) -> None:
    accepted = guard.stored()[name]
    seen = guard.calls_a_decision(name)
    assert seen <= accepted * guard.ALLOWED, f"{seen:.1f} calls a decision, {accepted} were accepted"

"""Anything may be done to a table, in any order: what must be so stays so."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from tests.table.machine import TableMachine

EXAMPLES = 40
STEPS = 40

TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=EXAMPLES,
    stateful_step_count=STEPS,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
pytestmark = pytest.mark.timeout(300)

"""Anything may be done to a table, in any order: what must be so stays so. More of it in the soak."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.table.machine import TableMachine

EXAMPLES = 60
STEPS = 40

TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=EXAMPLES,
    stateful_step_count=STEPS,
    phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink],  # explaining traces every line: minutes
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
pytestmark = pytest.mark.timeout(300)

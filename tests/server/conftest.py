"""Servers to tell stories about, on both stores."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server import adapter


@pytest.fixture(params=[adapter.EMBEDDED, adapter.CLUSTER])
def store(request: pytest.FixtureRequest) -> Iterator[str]:
    """Every store that a server can stand on; suites that use this run on each of them."""
    if request.param == adapter.CLUSTER:
        adapter.use(request.getfixturevalue("nats_url"))
    yield request.param
    adapter.use("")

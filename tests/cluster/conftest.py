"""What a log of a cluster is kept on."""

from __future__ import annotations

import pytest


@pytest.fixture(params=["nats", "model"])
def servers_url(request: pytest.FixtureRequest) -> str:
    """A NATS server, and the model of one, which has to keep the same promises."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url

"""The API keeps what its description promises: schemathesis asks whatever that allows, and more."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvloop
from hypothesis import HealthCheck, settings
from schemathesis.checks import load_all_checks
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.house import house

EXAMPLES = 8  # for each operation; `make test` is not the place for more

load_all_checks()


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[schemathesis.BaseSchema]:
    """The description, as a running server gives it."""
    started: list[str] = []
    is_started, is_over = threading.Event(), threading.Event()

    async def run(data: Path) -> None:
        many = 10**9
        async with house(data, tables_per_address=many, unknown_codes=many, replays_per_address=many) as here:
            started.append(here.url)
            started.append((await here.make())["code"])
            is_started.set()
            while not is_over.is_set():
                await asyncio.sleep(0.02)

    thread = threading.Thread(target=lambda: uvloop.run(run(tmp_path_factory.mktemp("api"))))
    thread.start()
    assert is_started.wait(20)
    yield schemathesis.openapi.from_url(f"{started[0]}/api/openapi.json")
    is_over.set()
    thread.join()


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), derandomize=True, deadline=None)
def test_the_api_is_as_described(case: schemathesis.Case[Any]) -> None:
    # Whether a game has such a house rule is more than a schema can say: what fits the schema may still be refused.
    case.call_and_validate(excluded_checks=[positive_data_acceptance])

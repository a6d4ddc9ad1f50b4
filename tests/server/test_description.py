"""The API keeps what its description promises: schemathesis asks whatever that allows, and more."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvloop
from hypothesis import HealthCheck, settings
from schemathesis.checks import load_all_checks
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.openapi.checks import UndefinedStatusCode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from pocketmoney.server.api.app import ENDPOINTS
from pocketmoney.server.review_worker import ReviewWorker
from tests.patience import PATIENCE
from tests.server.house import house
from tests.server.test_reviews import at_once

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
            here.server.service.review_worker = ReviewWorker(at_once)
            started.append(here.url)
            started.append((await here.make())["code"])
            is_started.set()
            while not is_over.is_set():
                await asyncio.sleep(0.02)

    thread = threading.Thread(target=lambda: uvloop.run(run(tmp_path_factory.mktemp("api"))))
    thread.start()
    assert is_started.wait(PATIENCE)
    yield schemathesis.openapi.from_url(f"{started[0]}/api/openapi.json")
    is_over.set()
    thread.join()


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), derandomize=True, deadline=None)
def test_the_api_is_as_described(case: schemathesis.Case[Any]) -> None:
    # Whether a game has such a house rule is more than a schema can say: what fits the schema may still be refused.
    case.call_and_validate(excluded_checks=[positive_data_acceptance])


def test_every_path_that_is_served_is_described(api: schemathesis.BaseSchema) -> None:
    found = [each.ok() for each in api.get_all_operations() if isinstance(each, Ok)]
    described = {(each.method.upper(), each.path) for each in found}
    served = {(each.method, re.sub(r":\w+}", "}", each.path)) for each in ENDPOINTS}
    # Where a description lies is no part of it, schemathesis finds.
    assert served - described == {("GET", "/api/openapi.json")} and described < served


@pytest.mark.parametrize(("path", "status"), [("/api/games", "200"), ("/api/tables/{code}", "404")])
def test_an_answer_that_is_not_described_is_noticed(api: schemathesis.BaseSchema, path: str, status: str) -> None:
    """Else the test above would hold whatever the server does."""
    doctored = deepcopy(api.raw_schema)
    doctored["paths"][path]["get"]["responses"]["418"] = doctored["paths"][path]["get"]["responses"].pop(status)
    operation = schemathesis.openapi.from_dict(doctored)[path]["GET"]
    answers = []
    for described in (api[path]["GET"], operation):
        case = described.Case(path_parameters={"code": "BCDFG"} if "{" in path else {})
        answers.append(case.call(base_url=api.get_base_url()))
        if described is not operation:
            case.validate_response(answers[-1])
    with pytest.raises(FailureGroup) as caught:
        case.validate_response(answers[-1])
    assert [type(each) for each in caught.value.exceptions] == [UndefinedStatusCode]

"""Endpoints about tables: list, make, look at one; records and replays of its finished games; its QR code."""

from __future__ import annotations

from http import HTTPStatus
from io import BytesIO
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pocketmoney.core.problem import Problem
from pocketmoney.server.api import bodies
from pocketmoney.server.api.asking import address_of, facts_of, json, link_to, service_of
from pocketmoney.server.api.endpoints import Endpoint
from pocketmoney.server.api.faults import Failed, failed
from pocketmoney.server.api.making import make
from pocketmoney.server.api.shapes import MadeTable, NewTable, ReplayShown, TableShown, TablesShown
from pocketmoney.server.desk import TableFacts, Told

LISTED_MOST: Final = 100

RUNNING: Final = "game-not-over"

PLAY: Final = "play"
REPLAY: Final = "json"

FACTS: Final = TableFacts.__struct_fields__

_decoder: Final = msgspec.json.Decoder(NewTable)


async def list_tables(request: Request) -> Response:
    """List the tables that want to be found and that somebody sits at."""
    found = service_of(request).desk.listed(LISTED_MOST)
    return json(TablesShown(tables=[_shown(request, facts) for facts in found]))


async def make_table(request: Request) -> Response:
    """Set up a table and take its first seat.

    The answer holds the code that others join by and the token that holds the host's seat.
    """
    service = service_of(request)
    wanted = await bodies.read(request, _decoder, service.settings.limits)
    if not service.makers.take(address_of(request), service.hub.now()):
        raise Failed(429, "too-many-tables-made", {"most": service.settings.limits.tables_per_address})
    code, token = await make(service.hub, service.desk, wanted)
    return json(MadeTable(code=code, link=link_to(request, code), token=token), HTTPStatus.CREATED)


async def show_table(request: Request) -> Response:
    """Show a table: who plays what there."""
    return json(_shown(request, await facts_of(request)))


async def show_record(request: Request) -> Response:
    """Give the play record of a finished game."""
    from pocketmoney.server.api.replays import record

    return Response(await _finished(request, record, PLAY), media_type="text/plain")


async def show_replay(request: Request) -> Response:
    """Give a finished game step by step: what happened, what all saw, what each seat saw."""
    from pocketmoney.server.api.replays import replay

    return Response(await _finished(request, replay, REPLAY), media_type="application/json")


async def show_qr(request: Request) -> Response:
    """Draw the link to a table as a QR code."""
    import segno

    drawn = BytesIO()
    segno.make(link_to(request, (await facts_of(request)).code), micro=False).save(
        drawn, kind="svg", scale=8, dark="#000"
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml")


async def _finished(request: Request, told: Told, form: str) -> bytes:
    """A finished game, told that way."""
    service = service_of(request)
    code = (await facts_of(request)).code
    if not service.replays.take(address_of(request), service.hub.now()):
        raise Failed(429, "too-many-replays", {"most": service.settings.limits.replays_per_address})
    try:
        return await service.desk.finished(code, request.path_params["game"], told, form)
    except Problem as problem:
        raise failed(HTTPStatus.CONFLICT if problem.key == RUNNING else HTTPStatus.NOT_FOUND, problem) from None


def _shown(request: Request, facts: TableFacts) -> TableShown:
    return TableShown(link=link_to(request, facts.code), **{name: getattr(facts, name) for name in FACTS})


_OF_TABLE: Final = (400, 404, 429, 500)

ENDPOINTS: Final = [
    Endpoint("GET", "/api/tables", list_tables, gives=TablesShown, faults=(400,)),
    Endpoint(
        "POST", "/api/tables", make_table, takes=NewTable, gives=MadeTable, status=201,
        faults=(400, 408, 413, 415, 422, 429, 503),
    ),
    Endpoint("GET", "/api/tables/{code}", show_table, gives=TableShown, faults=_OF_TABLE),
    Endpoint(
        "GET", "/api/tables/{code}/games/{game:int}/record", show_record, media="text/plain", faults=(*_OF_TABLE, 409)
    ),
    Endpoint(
        "GET", "/api/tables/{code}/games/{game:int}/replay", show_replay, gives=ReplayShown, faults=(*_OF_TABLE, 409)
    ),
    Endpoint("GET", "/api/tables/{code}/qr.svg", show_qr, media="image/svg+xml", faults=_OF_TABLE),
]  # fmt: skip

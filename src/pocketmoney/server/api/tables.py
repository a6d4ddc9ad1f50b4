"""Endpoints about tables: list, make, look at one; its QR code."""

from __future__ import annotations

from functools import lru_cache
from http import HTTPStatus
from io import BytesIO
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pocketmoney.server.api import request_body
from pocketmoney.server.api.endpoint import Endpoint
from pocketmoney.server.api.models import MadeTable, NewTable, TableShown, TablesShown
from pocketmoney.server.api.request import count_new_table, facts_of, json, link_to, service_of
from pocketmoney.server.api.table_creation import make
from pocketmoney.server.table_queries import TableFacts

LISTED_MOST: Final = 100

_decoder: Final = msgspec.json.Decoder(NewTable)


async def list_tables(request: Request) -> Response:
    """List the tables that want to be found and have people at them."""
    found = service_of(request).queries.listed(LISTED_MOST)
    return json(TablesShown(tables=[_shown(request, facts) for facts in found]))


async def make_table(request: Request) -> Response:
    """Set up a table and take its first seat.

    The answer holds the code that others join by and the token that holds the host's seat.
    """
    service = service_of(request)
    wanted = await request_body.read(request, _decoder, service.settings.limits)
    count_new_table(request)
    code, token = await make(service.registry, service.queries, wanted)
    return json(MadeTable(code=code, link=link_to(request, code), token=token), HTTPStatus.CREATED)


async def show_table(request: Request) -> Response:
    """Show a table: who plays what there."""
    return json(_shown(request, await facts_of(request)))


async def show_qr(request: Request) -> Response:
    """Draw the link to a table as a QR code."""
    link = link_to(request, (await facts_of(request)).code)
    return Response(_drawn(link), media_type="image/svg+xml")


@lru_cache(256)
def _drawn(link: str) -> bytes:
    import segno

    drawn = BytesIO()
    # A mask is given because to find the best of eight would take four times as long, and tables wait meanwhile.
    segno.make(link, micro=False, mask=3).save(drawn, kind="svg", scale=8, dark="#000")
    return drawn.getvalue()


def _shown(request: Request, facts: TableFacts) -> TableShown:
    shown = msgspec.structs.asdict(facts)
    del shown["table"]
    return TableShown(**shown, link=link_to(request, facts.code))


_OF_TABLE: Final = (400, 404, 429, 500)

ENDPOINTS: Final = [
    Endpoint("GET", "/api/tables", list_tables, gives=TablesShown, faults=(400,)),
    Endpoint(
        "POST", "/api/tables", make_table, takes=NewTable, gives=MadeTable, status=201,
        faults=(400, 408, 413, 415, 422, 429, 503),
    ),
    Endpoint("GET", "/api/tables/{code}", show_table, gives=TableShown, faults=_OF_TABLE),
    Endpoint("GET", "/api/tables/{code}/qr.svg", show_qr, media="image/svg+xml", faults=_OF_TABLE),
]  # fmt: skip

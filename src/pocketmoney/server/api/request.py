"""What every endpoint needs to know about a request: whose service, from where, about which table."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pocketmoney.server import client_address
from pocketmoney.server.api.errors import Failed
from pocketmoney.server.client_address import UNKNOWN, household
from pocketmoney.server.connections import GUESSING
from pocketmoney.server.context import ServerContext
from pocketmoney.server.rate_limit import AddressRateLimit
from pocketmoney.server.table_queries import TableFacts
from pocketmoney.server.table_registry import NO_TABLE

_encoder: Final = msgspec.json.Encoder()


def service_of(request: Request) -> ServerContext:
    """The server that was asked."""
    return cast("ServerContext", request.app.state.service)


def address_of(request: Request) -> str:
    """Where the request comes from, as limits count it; uvicorn has already asked a proxy of this machine."""
    return household(request.client.host) if request.client is not None else UNKNOWN


def count(limit: AddressRateLimit, address: str, now: int, key: str, most: int) -> None:
    """Count one more for an address; above its limit, which is `most`, that is a fault with this key."""
    if not limit.take(address, now):
        raise Failed(429, key, {"most": most}, retry_after=limit.seconds_left(address, now))


def count_new_table(request: Request) -> None:
    """Count one more table that was made from the address of a request."""
    service = service_of(request)
    most = service.settings.limits.tables_per_address
    count(service.makers, address_of(request), service.registry.now(), "too-many-tables-made", most)


async def facts_of(request: Request) -> TableFacts:
    """The table that the path names."""
    service, address = service_of(request), address_of(request)
    found = await service.queries.facts(request.path_params["code"], address)
    if isinstance(found, TableFacts):
        return found
    statuses = {NO_TABLE: HTTPStatus.NOT_FOUND, GUESSING: HTTPStatus.TOO_MANY_REQUESTS}
    wait = service.connections.guesses.seconds_left(address, service.registry.now()) if found == GUESSING else 0
    raise Failed(statuses.get(found, HTTPStatus.INTERNAL_SERVER_ERROR), found, retry_after=wait)


def link_to(request: Request, code: str) -> str:
    """The address at which a browser finds a table. The code stands where browsers do not send it to anybody."""
    return f"{base_of(request)}/#{code}"


def base_of(request: Request) -> str:
    """Return the address of this server as the client knows it."""
    public = service_of(request).settings.public_url
    if public:
        return public
    host = request.headers.get("host", "")
    if not client_address.is_host(host):
        raise Failed(400, "bad-host")
    return f"{request.scope['scheme']}://{host}"


def json(shape: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(_encoder.encode(shape), status, media_type="application/json")

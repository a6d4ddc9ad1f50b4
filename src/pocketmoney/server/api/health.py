"""Endpoints that are about no table: what can be played, schemas, health, figures."""

from __future__ import annotations

from functools import cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from pocketmoney.server.api.cached_response import CachedResponse
from pocketmoney.server.api.endpoint import Endpoint
from pocketmoney.server.api.errors import Failed
from pocketmoney.server.api.games import GamesShown
from pocketmoney.server.api.models import Health
from pocketmoney.server.api.request import json, service_of

OPENMETRICS: Final = "text/plain; version=1.0.0; charset=utf-8"


async def games(request: Request) -> Response:
    """List what can be played: games with their house rules, bots, speeds."""
    return games_shown().answer(request)


async def wire_schema(request: Request) -> Response:
    """Give the JSON schema of everything that goes over a socket."""
    from pocketmoney.server.api.wire_schema import wire

    return json(wire())


async def openapi(request: Request) -> Response:
    """Describe this API."""
    from pocketmoney.server.api.openapi import document

    return json(document(request.app.state.endpoints))


async def healthz(request: Request) -> Response:
    """Say that the server runs."""
    return json(Health(status="ok"))


async def readyz(request: Request) -> Response:
    """Say whether the server has taken up its tables and takes more."""
    service = service_of(request)
    if service.registry.is_stopping or not service.is_ready:
        raise Failed(503, "not-ready")
    return json(Health(status="ready"))


async def metrics(request: Request) -> Response:
    """Give the figures of the server to Prometheus."""
    from pocketmoney.server.api.metrics import exposition

    return Response(exposition(service_of(request)), media_type=OPENMETRICS)


@cache
def games_shown() -> CachedResponse:
    """What can be played, as it is sent."""
    from pocketmoney.server.api.games import shown

    return CachedResponse(bytes(json(shown()).body), "application/json")


ENDPOINTS: Final = [
    Endpoint("GET", "/api/games", games, gives=GamesShown),
    Endpoint("GET", "/api/schema.json", wire_schema),
    Endpoint("GET", "/api/openapi.json", openapi),
    Endpoint("GET", "/healthz", healthz, gives=Health),
    Endpoint("GET", "/readyz", readyz, gives=Health, faults=(503,)),
    Endpoint("GET", "/metrics", metrics, media="text/plain"),
]

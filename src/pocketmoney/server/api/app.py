"""The web app: routes from the endpoints, one way to fail, and security headers on every answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from http import HTTPStatus
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pocketmoney.server.api import catalogue, errors, health, replay_endpoints, rules, static_site, tables
from pocketmoney.server.api.endpoint import Call, Endpoint
from pocketmoney.server.api.errors import INTERNAL, NO_METHOD, NOT_FOUND, Failed
from pocketmoney.server.api.request import count
from pocketmoney.server.client_address import UNKNOWN, household
from pocketmoney.server.context import ServerContext
from pocketmoney.server.event_log import log_event
from pocketmoney.server.security_headers import SECURITY

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]
Receive = Callable[[], Awaitable[Message]]

# All methods come to us: a wrong one on a path of the API would otherwise get a page of the client.
METHODS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]

ENDPOINTS: list[Endpoint] = [
    *health.ENDPOINTS, *catalogue.ENDPOINTS, *rules.ENDPOINTS, *tables.ENDPOINTS, *replay_endpoints.ENDPOINTS,
]  # fmt: skip


class App:
    """Starlette, with what every answer has in common."""

    def __init__(self, service: ServerContext) -> None:
        routes = []
        for path in dict.fromkeys([each.path for each in ENDPOINTS]):
            calls = {each.method: each.call for each in ENDPOINTS if each.path == path}
            routes.append(Route(path, _by_method(calls), methods=METHODS))
        routes.append(Route("/api/{path:path}", _nowhere, methods=METHODS))
        routes.append(Route("/{path:path}", static_site.show))
        handlers: dict[Any, Any] = {Failed: _failed, HTTPException: _astray}
        self._app = Starlette(routes=routes, exception_handlers=handlers)
        self._app.state.service = self._service = service
        self._app.state.endpoints = ENDPOINTS

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        is_begun = False

        async def guarded(message: Message) -> None:
            nonlocal is_begun
            if message["type"] == "http.response.start":
                is_begun = True
                named = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *[each for each in SECURITY if each[0] not in named]]
            await send(message)

        try:
            try:
                self._count(scope)
            except Failed as refusal:
                self._service.metrics.refuse(refusal.key)
                await asyncio.sleep(refusal.retry_after)  # so that a flood costs next to nothing
                await errors.response(refusal)(scope, receive, guarded)
                return
            await self._app(scope, receive, guarded)
        except Exception as fault:
            log_event("request-failed", fault, path=str(scope.get("path", "")).partition("/api/tables/")[0])
            if not is_begun:
                await errors.response(Failed(500, INTERNAL))(scope, receive, guarded)

    def _count(self, scope: Message) -> None:
        """Count a request against the limit of its address."""
        if scope["type"] == "http":
            service, client = self._service, scope.get("client")
            address = household(client[0]) if client else UNKNOWN
            most = service.settings.limits.requests_per_second
            count(service.requests, address, service.registry.now(), "too-many-requests", most)


def _by_method(calls: dict[str, Call]) -> Call:
    """One answer for a path: by the method, so that a wrong one hears of all the right ones."""

    async def answer(request: Request) -> Response:
        call = calls.get("GET" if request.method == "HEAD" else request.method)
        if call is None:
            raise HTTPException(HTTPStatus.METHOD_NOT_ALLOWED, headers={"Allow": ", ".join(calls)})
        return await call(request)

    return answer


async def _nowhere(request: Request) -> Response:
    raise HTTPException(HTTPStatus.NOT_FOUND)


def _failed(request: Request, fault: Failed) -> Response:
    request.app.state.service.metrics.refuse(fault.key)
    return errors.response(fault)


def _astray(request: Request, fault: HTTPException) -> Response:
    key = NO_METHOD if fault.status_code == HTTPStatus.METHOD_NOT_ALLOWED else NOT_FOUND
    response = errors.response(Failed(fault.status_code, key))
    for name, value in (fault.headers or {}).items():
        response.headers[name] = value
    return response

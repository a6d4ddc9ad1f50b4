"""Endpoints about games that were played: records and replays, of tables and of sent records; continued games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pocketmoney.core.problem import Problem
from pocketmoney.server.api import request_body
from pocketmoney.server.api.endpoint import Endpoint
from pocketmoney.server.api.errors import Failed, failed
from pocketmoney.server.api.models import (
    Continuing,
    MadeTable,
    RecordContinuing,
    RecordSent,
    ReplayShown,
    ReviewProgress,
    ReviewShown,
)
from pocketmoney.server.api.request import address_of, count, count_new_table, facts_of, json, link_to, service_of
from pocketmoney.server.game_source import GameSource, RecordedGame, ReplayTask, result_of

if TYPE_CHECKING:
    from pocketmoney.server.api.cached_response import CachedResponse
    from pocketmoney.server.table_queries import TableFacts
    from pocketmoney.table.continuation import Position

STATUSES: Final = {
    "game-not-over": HTTPStatus.CONFLICT,
    "rules-differ": HTTPStatus.CONFLICT,
    "continue-adopted": HTTPStatus.CONFLICT,
    "cluster-away": HTTPStatus.SERVICE_UNAVAILABLE,
}

LATEST: Final = 6  # times as long as a record may take to be played again; then the worker process is ended
WAITING_MOST: Final = 64  # replays, for all addresses

_sent: Final = msgspec.json.Decoder(RecordSent)
_continuing: Final = msgspec.json.Decoder(Continuing)
_record_continuing: Final = msgspec.json.Decoder(RecordContinuing)


async def show_record(request: Request) -> Response:
    """Give the play record of a finished game."""
    from pocketmoney.server.api.replay_views import record

    game: CachedResponse = await _tell(request, await _of_table(request), record)
    return game.answer(request)


async def show_replay(request: Request) -> Response:
    """Give a finished game step by step: what happened, what all saw, what each seat saw."""
    from pocketmoney.server.api.replay_views import replay

    service, facts = service_of(request), await facts_of(request)
    name = _key(request, facts)
    reviewed = service.review_worker.find(name)
    key = (name, reviewed is not None)
    if key not in service.recent_replays:
        _take(request)

    async def make() -> Any:
        return await _tell(request, await _source(request, facts), replay, reviewed)

    game: CachedResponse = await service.recent_replays.get(key, make)
    return game.answer(request)


async def review_game(request: Request) -> Response:
    """Work out everybody's chances over a finished game; that takes a while, and is kept.

    One game is worked out at a time, and one for each address.
    """
    _may_review(request)
    return await _review(request, _key(request, await facts_of(request)), await _of_table(request))


async def review_record(request: Request) -> Response:
    """Work out everybody's chances over a game that is sent as a record, as with a finished game."""
    limits = service_of(request).settings.limits
    sent = await request_body.read(request, _sent, limits, limits.record)
    _may_review(request)
    return await _review(request, sha256(sent.record.encode()).hexdigest(), _of_record(request, sent.record))


async def show_review_progress(request: Request) -> Response:
    """Tell how much is done of the review that this address has asked for."""
    return json(ReviewProgress(percent=service_of(request).review_worker.done_for(address_of(request))))


async def replay_record(request: Request) -> Response:
    """Replay a record that is sent: the same steps as of a finished game. Nothing of it is kept."""
    from pocketmoney.server.api.replay_views import replay

    limits = service_of(request).settings.limits
    sent = await request_body.read(request, _sent, limits, limits.record)
    game: CachedResponse = await _tell(request, _of_record(request, sent.record), replay)
    return game.answer(request)


async def continue_game(request: Request) -> Response:
    """Set up a table that plays on from a moment of a finished game.

    The client takes a seat of that game, bots take the others. The answer holds the token of the seat.
    """
    wanted = await request_body.read(request, _continuing, service_of(request).settings.limits)
    return await _continue(request, await _of_table(request), wanted)


async def continue_record(request: Request) -> Response:
    """Set up a table that plays on from a moment of a record that is sent, as with a finished game."""
    limits = service_of(request).settings.limits
    wanted = await request_body.read(request, _record_continuing, limits, limits.record)
    return await _continue(request, _of_record(request, wanted.record), wanted)


async def _of_table(request: Request) -> GameSource:
    """Return where the game of a table is read from; count one more replay for the client."""
    facts = await facts_of(request)
    _take(request)
    return await _source(request, facts)


async def _source(request: Request, facts: TableFacts) -> GameSource:
    """Return where the game of a table is read from."""
    try:
        return await service_of(request).queries.played(facts.table, request.path_params["game"])
    except Problem as problem:
        raise failed(STATUSES.get(problem.key, HTTPStatus.NOT_FOUND), problem) from None


def _of_record(request: Request, text: str) -> GameSource:
    """Return where a game that was sent is read from; count one more replay for the client."""
    _take(request)
    limits = service_of(request).settings.limits
    return RecordedGame(text, limits.record_time, limits.record_moves)


async def _tell(request: Request, source: GameSource, tell: Callable[..., Any], *args: Any) -> Any:
    """Replay a game in a worker process and return what `tell` makes of it."""
    from concurrent.futures.process import BrokenProcessPool

    service = service_of(request)
    latest = LATEST * service.settings.limits.record_time
    try:
        return result_of(await service.replayers.submit(address_of(request), ReplayTask(source, tell, args), latest))
    except asyncio.CancelledError:
        if service.replayers.is_stopped:
            raise Failed(503, "server-stops") from None
        raise
    except BrokenProcessPool:
        status = HTTPStatus.UNPROCESSABLE_ENTITY if isinstance(source, RecordedGame) else HTTPStatus.SERVICE_UNAVAILABLE
        raise Failed(status, "record-too-long") from None
    except Problem as problem:
        if isinstance(source, RecordedGame):
            raise failed(HTTPStatus.UNPROCESSABLE_ENTITY, problem) from None
        raise failed(STATUSES.get(problem.key, HTTPStatus.NOT_FOUND), problem) from None


def _may_review(request: Request) -> None:
    service = service_of(request)
    why = service.review_worker.why_not(address_of(request))
    if why:
        retry_after = 0 if why == "no-reviews" else service.settings.limits.review_time
        raise Failed(429 if why == "review-at-work" else 503, why, retry_after=retry_after)


async def _review(request: Request, key: str, source: GameSource) -> Response:
    from pocketmoney.server.api.replay_views import review, reviewable_record

    service = service_of(request)
    record: str = await _tell(request, source, reviewable_record)
    _may_review(request)
    seconds = service.settings.limits.review_time
    found = await service.review_worker.review(key, address_of(request), record.encode(), seconds)
    if found is None:
        raise Failed(503, "review-failed")
    return Response(await _tell(request, source, review, found), media_type="application/json")


def _key(request: Request, facts: TableFacts) -> str:
    """Under which a review of a finished game is kept."""
    return f"{facts.table}/{request.path_params['game']}"


async def _continue(request: Request, source: GameSource, wanted: Continuing) -> Response:
    from pocketmoney.server.api.replay_views import position
    from pocketmoney.server.api.table_creation import make_from

    service = service_of(request)
    moment: Position = await _tell(request, source, position, wanted.step)
    count_new_table(request)
    code, token = await make_from(service.registry, service.queries, moment, wanted)
    return json(MadeTable(code=code, link=link_to(request, code), token=token), HTTPStatus.CREATED)


def _take(request: Request) -> None:
    """Count one more replay against the limits of the client's address."""
    service, address = service_of(request), address_of(request)
    limits, replayers = service.settings.limits, service.replayers
    if replayers.count_of(address) >= limits.waiting_replays:
        raise Failed(429, "replays-waiting", {"most": limits.waiting_replays}, retry_after=max(1, limits.record_time))
    if replayers.count >= WAITING_MOST:
        raise Failed(503, "reviews-busy", retry_after=max(1, limits.record_time))
    count(service.replays, address, service.registry.now(), "too-many-replays", limits.replays_per_address)


_SENT: Final = (400, 408, 413, 415, 422, 429, 503)
_OF_GAME: Final = (400, 404, 409, 429, 500, 503)

ENDPOINTS: Final = [
    Endpoint("GET", "/api/tables/{code}/games/{game:int}/record", show_record, media="text/plain", faults=_OF_GAME),
    Endpoint("GET", "/api/tables/{code}/games/{game:int}/replay", show_replay, gives=ReplayShown, faults=_OF_GAME),
    Endpoint(
        "POST", "/api/tables/{code}/games/{game:int}/continue", continue_game, takes=Continuing, gives=MadeTable,
        status=201, faults=(*_SENT, 404, 409, 500),
    ),
    Endpoint(
        "POST", "/api/tables/{code}/games/{game:int}/review", review_game, gives=ReviewShown, faults=_OF_GAME
    ),
    Endpoint("POST", "/api/replays", replay_record, takes=RecordSent, gives=ReplayShown, faults=_SENT),
    Endpoint("GET", "/api/replays/review", show_review_progress, gives=ReviewProgress),
    Endpoint("POST", "/api/replays/review", review_record, takes=RecordSent, gives=ReviewShown, faults=_SENT),
    Endpoint(
        "POST", "/api/replays/continue", continue_record, takes=RecordContinuing, gives=MadeTable, status=201,
        faults=(*_SENT, 500),
    ),
]  # fmt: skip

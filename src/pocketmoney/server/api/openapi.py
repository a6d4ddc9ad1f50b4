"""The description of the API in OpenAPI 3.1, made from the endpoints and the types that the code itself uses."""

from __future__ import annotations

import re
from http import HTTPStatus
from inspect import cleandoc
from typing import Any, Final

import msgspec

from pocketmoney import __version__
from pocketmoney.server.api.endpoint import Endpoint
from pocketmoney.server.api.errors import Fault
from pocketmoney.server.table_codes import LENGTH, LETTERS

Json = dict[str, Any]

REF: Final = "#/components/schemas/{name}"

PARAMETERS: Final[dict[str, Json]] = {
    "code": {"type": "string", "pattern": f"^[{LETTERS}{LETTERS.lower()}]{{{LENGTH}}}$"},
    "game": {"type": "integer", "minimum": 1, "maximum": 2**31},
    "language": {"type": "string", "pattern": "^[a-z]{2,3}$"},
}


def document(endpoints: list[Endpoint]) -> Json:
    """The whole description."""
    types: list[Any] = [Fault]
    for endpoint in endpoints:
        types += [kind for kind in (endpoint.takes, endpoint.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    by_type = dict(zip(types, schemas, strict=True))
    paths: dict[str, Json] = {}
    for endpoint in endpoints:
        paths.setdefault(_plain(endpoint.path), {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pocket Money", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _plain(path: str) -> str:
    """A path without the kinds of its parameters."""
    return re.sub(r":\w+}", "}", path)


def _operation(endpoint: Endpoint, schemas: dict[Any, Json]) -> Json:
    summary, _, description = cleandoc(endpoint.call.__doc__ or "").partition("\n\n")
    operation: Json = {
        "operationId": getattr(endpoint.call, "__name__", ""),
        "summary": " ".join(summary.split()),
        "responses": {str(endpoint.status): _response(endpoint.status, endpoint.media, schemas.get(endpoint.gives))},
    }
    if description:
        operation["description"] = " ".join(description.split())
    names = re.findall(r"{(\w+)", endpoint.path)
    if names:
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in names
        ]
    if endpoint.takes is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[endpoint.takes]}},
        }
    for status in sorted({*endpoint.faults, HTTPStatus.TOO_MANY_REQUESTS}):
        operation["responses"][str(status)] = _response(status, "application/json", schemas[Fault])
    return operation


def _response(status: int, media: str, schema: Json | None) -> Json:
    return {"description": HTTPStatus(status).phrase, "content": {media: {"schema": schema or {}}}}

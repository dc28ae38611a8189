"""The OpenAPI description of the HTTP interface, made from its routes and the structs of the protocol."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, get_args, get_origin

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from vitral import __version__
from vitral.server import protocol as wire
from vitral.server.http.api_routes import ApiRoute, ApiRoutes
from vitral.server.http.responses import cached_response
from vitral.server.http.routes import (
    about,
    account,
    cards,
    coach,
    deals,
    learning,
    lobby,
    notifications,
    records,
    tables,
)
from vitral.server.schema import definitions

_REF: Final = "#/components/schemas/{name}"
_routes = ApiRoutes()


@_routes.get("/api/openapi.json", wire.ApiDescription)
async def description(request: Request) -> Response:
    """Sends this description."""
    return await cached_response(request, _description)


def _description() -> wire.ApiDescription:
    return msgspec.convert(openapi(), wire.ApiDescription)


_MODULES: Final = (tables, records, coach, cards, learning, about, deals, lobby, account, notifications)
API_ROUTES: Final = (*(route for module in _MODULES for route in module.routes), *_routes)
"""Every route of the interface but the WebSocket of a table."""


_LENGTHS: Final[dict[str, dict[str, Any]]] = {
    "table": {"type": "string", "minLength": 1, "maxLength": 40},
    "seat": {"type": "integer", "minimum": 0, "maximum": 5},
    "lesson": {"type": "string", "minLength": 1, "maxLength": 40},
    "puzzle": {"type": "string", "minLength": 1, "maxLength": 40},
    "contest": {"type": "string", "minLength": 1, "maxLength": 40},
    "day": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},
    "kind": {"enum": ["solo", "glazier"]},
    "lang": {"type": "string", "minLength": 2, "maxLength": 5},
}
_QUERY: Final[dict[str, dict[str, Any]]] = {
    "seat": {"type": "string", "pattern": "^([0-5]|all|none)$"},
    "from": {"type": "integer", "minimum": 0},
    "to": {"type": "integer", "minimum": 0},
    "windows": {"type": "string", "minLength": 1, "maxLength": 600},
    "form": {"type": "string", "enum": ["pdf", "svg"]},
    "width": {"type": "number", "minimum": 40, "maximum": 180},
    "paper": {"type": "string", "enum": ["a4", "letter"]},
}


@cache
def openapi() -> dict[str, Any]:
    """Returns the description; `/api/openapi.json` serves it."""
    paths: dict[str, Any] = {}
    for route in API_ROUTES:
        paths.setdefault(route.path, {})[route.method] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Vitral's server",
            "version": __version__,
            "description": "Tables over HTTP; the games themselves are played over the WebSocket "
            f"`/api/tables/{{table}}/socket` (docs/protocol.md), version {wire.PROTOCOL} of the protocol.",
        },
        "paths": paths,
        "components": {"schemas": definitions(_REF)},
    }


def _operation(route: ApiRoute) -> dict[str, Any]:
    operation: dict[str, Any] = {"summary": route.summary, "responses": _responses(route)}
    names = [part[1:-1] for part in route.path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": _LENGTHS[name]} for name in names]
    parameters += [{"name": name, "in": "query", "schema": _QUERY[name]} for name in route.query]
    if parameters:
        operation["parameters"] = parameters
    if route.body is not None:
        content = {"application/json": {"schema": _schema(route.body)}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _schema(content: Any) -> dict[str, Any]:
    if get_origin(content) is list:
        return {"type": "array", "items": _schema(get_args(content)[0])}
    return {"$ref": _REF.format(name=content.__name__)}


def _responses(route: ApiRoute) -> dict[str, Any]:
    good: dict[str, Any] = {"description": route.summary}
    if route.answer is not None:
        good["content"] = {"application/json": {"schema": _schema(route.answer)}}
    elif route.status != 204:
        good["content"] = {kind: {"schema": {"type": "string", "format": "binary"}} for kind in route.media_types}
    problem = {"application/json": {"schema": {"$ref": _REF.format(name="Problem")}}}
    return {str(route.status): good, "default": {"description": "A refusal, and why", "content": problem}}

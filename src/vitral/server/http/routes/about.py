"""About the server: its health, its metrics, its bots and the options of its tables."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral import __version__
from vitral.server import metrics
from vitral.server import protocol as wire
from vitral.server.answers.options import bot_kinds, table_options
from vitral.server.http.addresses import is_loopback
from vitral.server.http.api_routes import ApiRoutes
from vitral.server.http.requests import registry_of
from vitral.server.http.responses import cached_response, json_response
from vitral.server.problems import ProblemError, not_found

routes = ApiRoutes()


@routes.get("/api/health", wire.Health)
async def health(request: Request) -> Response:
    """Sends whether the server can write to its store, and what it is."""
    await registry_of(request).readiness.check()
    return json_response(wire.Health("ok", __version__, wire.PROTOCOL, registry_of(request).live))


@routes.get("/api/ready", wire.Readiness)
async def ready(request: Request) -> Response:
    """Sends whether requests should be sent here: the store can be written to, and the server is not about to stop."""
    registry = registry_of(request)
    if registry.closing:
        raise ProblemError(503, "closing", "the server is about to stop")
    await registry.readiness.check()
    return json_response(wire.Readiness("ready"))


@routes.get("/api/live", wire.Liveness)
async def live(request: Request) -> Response:
    """Answers without using the store; a process that does not answer should be restarted."""
    return json_response(wire.Liveness("alive"))


@routes.get("/api/bots", list[wire.BotKind])
async def bots(request: Request) -> Response:
    """Sends the bots with their levels, ours from the weakest to the strongest, then those of other packages."""
    return json_response(bot_kinds(registry_of(request).bots.power))


@routes.get("/api/options", list[wire.TableOption])
async def options(request: Request) -> Response:
    """Sends the options of a table, for a form."""
    return await cached_response(request, table_options)


async def show_metrics(request: Request) -> Response:
    """Sends the metrics, to this computer and the addresses allowed in the settings."""
    settings, client = registry_of(request).settings, request.client
    if client is None or not (is_loopback(client.host) or client.host in settings.metrics_from):
        raise not_found("there is no such page")
    metrics.TABLES.ask = lambda: registry_of(request).live
    return Response(metrics.render(), media_type="text/plain; version=0.0.4")


METRICS: Final = Route("/metrics", show_metrics)

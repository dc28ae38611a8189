"""The app: everything the server answers, put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from vitral.said import Said
from vitral.server.http import socket
from vitral.server.http.headers import Guard
from vitral.server.http.json_answer import problem_response
from vitral.server.http.limits import Limit
from vitral.server.http.routes import about, cards, coach, lessons, referee, replays, rules, tables
from vitral.server.http.routes.page import page_routes
from vitral.server.problems import DAMAGED, ProblemError
from vitral.server.settings import Settings
from vitral.server.store import StoreError
from vitral.server.tables.commit import Unavailable
from vitral.server.tables.kept_table import DamagedTable
from vitral.server.tables.registry import TableRegistry

_log: Final = logging.getLogger("vitral.server")


def create_app(settings: Settings) -> Starlette:
    """The ASGI app of a server. Its store is opened when it starts, unless `app.state.registry` is there already."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if not hasattr(app.state, "registry"):
            app.state.registry = await TableRegistry.open(settings)
        try:
            yield
        finally:
            await app.state.registry.close()

    answers = [*socket.ROUTES, *tables.ROUTES, *replays.ROUTES, *coach.ROUTES, *cards.ROUTES]
    answers += [*rules.ROUTES, *referee.ROUTES, *lessons.ROUTES, *about.ROUTES]
    app = Starlette(
        routes=[*answers, *page_routes(settings.page)],
        middleware=[Middleware(Guard, settings.origins, Limit(settings.requests, settings.clock))],
        exception_handlers={
            ProblemError: _problem,
            HTTPException: _http,
            StoreError: _unavailable,
            Unavailable: _unavailable,
            DamagedTable: _damaged,
            Exception: _failure,
        },
        lifespan=lifespan,
    )
    app.state.new_tables = Limit(settings.new_tables, settings.clock)
    app.state.coaching = Limit(settings.coaching, settings.clock)
    app.state.guest_messages = Limit(settings.guest_messages, settings.clock)
    app.state.open_sockets = {}
    return app


def _problem(_: Request, error: Exception) -> Response:
    assert isinstance(error, ProblemError)
    return problem_response(error)


def _http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "not_found", 405: "wrong_method"}.get(error.status_code, "refused")
    response = problem_response(ProblemError(error.status_code, code, str(error.detail)))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def _unavailable(_: Request, error: Exception) -> Response:
    _log.error("the store does not answer: %s", error)
    words = Said("problem-server", "this could not be kept, so it did not happen; try again")
    return problem_response(ProblemError(503, "unavailable", words))


def _damaged(_: Request, error: Exception) -> Response:
    _log.error("%s", error)
    return problem_response(ProblemError(409, "damaged", DAMAGED))


def _failure(_: Request, error: Exception) -> Response:
    _log.error("a request failed", exc_info=error)
    words = Said("problem-server", "something went wrong here; it was noted")
    return problem_response(ProblemError(500, "failure", words))

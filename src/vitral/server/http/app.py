"""The ASGI app: everything the server answers, put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from vitral.server.http import table_socket
from vitral.server.http.middleware import GuestLookup, RequestGuard
from vitral.server.http.openapi import API_ROUTES
from vitral.server.http.responses import problem_response
from vitral.server.http.routes.about import METRICS
from vitral.server.http.routes.page import page_routes, site_routes
from vitral.server.http.state import ServerState
from vitral.server.logs import log, table_mark
from vitral.server.pool.worker_process import PoolClosedError
from vitral.server.problems import DAMAGED, STOPPING, UNAVAILABLE, ProblemError
from vitral.server.settings import Settings
from vitral.server.store import StoreError
from vitral.server.tables.errors import DamagedTableError, UnavailableError


def create_app(settings: Settings) -> Starlette:
    """Returns the ASGI app of a server; `app.state.server` is the `ServerState` that its requests share.

    Its store is opened when it starts, unless that was done before.
    """
    state = ServerState(settings)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await state.open()
        try:
            yield
        finally:
            await state.close()

    files = [*(site_routes(settings.site) if settings.site else []), *page_routes(settings.page)]
    app = Starlette(
        routes=[table_socket.ROUTE, METRICS, *(route.route() for route in API_ROUTES), *files],
        middleware=[Middleware(RequestGuard, settings, state.limits), Middleware(GuestLookup)],
        exception_handlers={
            ProblemError: _problem,
            HTTPException: _http,
            StoreError: _unavailable,
            UnavailableError: _unavailable,
            PoolClosedError: _stopping,
            DamagedTableError: _damaged,
        },
        lifespan=lifespan,
    )
    app.state.server = state
    return app


async def _problem(_: Request, error: Exception) -> Response:
    assert isinstance(error, ProblemError)
    return problem_response(error)


async def _http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "not_found", 405: "wrong_method"}.get(error.status_code, "refused")
    response = problem_response(ProblemError(error.status_code, code, str(error.detail)))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _unavailable(_: Request, error: Exception) -> Response:
    log("the store does not answer", logging.ERROR, why=str(error))
    return problem_response(ProblemError(503, "unavailable", UNAVAILABLE))


async def _stopping(_: Request, error: Exception) -> Response:
    return problem_response(ProblemError(503, "unavailable", STOPPING))


async def _damaged(_: Request, error: Exception) -> Response:
    assert isinstance(error, DamagedTableError)
    log("a table is damaged", logging.ERROR, table=table_mark(error.table))
    return problem_response(ProblemError(409, "damaged", DAMAGED))

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

from vitral.server.http import socket
from vitral.server.http.headers import Guard
from vitral.server.http.json_answer import problem_response
from vitral.server.http.known_guests import KnownGuests
from vitral.server.http.routes import (
    about,
    cards,
    coach,
    contests,
    daily,
    lessons,
    meeting,
    own_data,
    puzzles,
    referee,
    replays,
    rules,
    tables,
    telling,
    windows,
    you,
)
from vitral.server.http.routes.page import page_routes
from vitral.server.limits import ConcurrencyLimit, RateLimit
from vitral.server.logs import log, table_mark
from vitral.server.meeting import lobby
from vitral.server.people.service import PeopleService
from vitral.server.pool.worker_process import PoolClosedError
from vitral.server.problems import DAMAGED, STOPPING, UNAVAILABLE, ProblemError
from vitral.server.settings import Settings
from vitral.server.store import StoreError
from vitral.server.tables.commit import UnavailableError
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.stored_table import DamagedTableError

_SHARED_LIMITS: Final = (
    "requests",
    "new_tables",
    "coaching",
    "guest_messages",
    "address_messages",
    "uploads",
    "long_answers",
    "keys",
    "all_keys",
    "mails",
    "own_data",
)
"""Limits that count for all servers of a cluster together, by the settings that have them."""


def create_app(settings: Settings) -> Starlette:
    """The ASGI app of a server. Its store is opened when it starts, unless `app.state.registry` is there already."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if not hasattr(app.state, "registry"):
            app.state.registry = await TableRegistry.open(settings)
        app.state.people = await PeopleService.open(app.state.registry)
        app.state.registry.cluster.limits.update(shared)
        lobby.share(app.state.registry)
        try:
            yield
        finally:
            await app.state.people.close()
            await app.state.registry.close()

    shared = {name: RateLimit(getattr(settings, name), settings.clock) for name in _SHARED_LIMITS}
    answers = [*socket.ROUTES, *tables.ROUTES, *replays.ROUTES, *coach.ROUTES, *cards.ROUTES]
    answers += [*rules.ROUTES, *referee.ROUTES, *lessons.ROUTES, *puzzles.ROUTES, *windows.ROUTES, *about.ROUTES]
    answers += [*daily.ROUTES, *meeting.ROUTES, *contests.ROUTES, *you.ROUTES, *telling.ROUTES, *own_data.ROUTES]
    app = Starlette(
        routes=[*answers, *page_routes(settings.page)],
        middleware=[Middleware(Guard, settings, shared["requests"]), Middleware(KnownGuests)],
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
    app.state.new_tables = shared["new_tables"]
    app.state.coaching = shared["coaching"]
    app.state.guest_messages = shared["guest_messages"]
    app.state.address_messages = shared["address_messages"]
    app.state.uploads = shared["uploads"]
    app.state.uploading = ConcurrencyLimit(*settings.uploads_at_once)
    app.state.long_answer_limit = shared["long_answers"]
    app.state.key_limit = shared["keys"]
    app.state.all_keys = shared["all_keys"]
    app.state.mail_limit = shared["mails"]
    app.state.own_data_limit = shared["own_data"]
    app.state.open_sockets = {}
    app.state.lesson_packs = {}
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

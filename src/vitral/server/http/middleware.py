"""ASGI middleware around the app: checks and headers (`RequestGuard`), and whose browser it is (`GuestLookup`)."""

from __future__ import annotations

import logging
import time
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vitral.server import metrics
from vitral.server.http.addresses import Hosts, allowed_origin
from vitral.server.http.requests import KNOWN_GUEST, address_of, device_of
from vitral.server.http.responses import problem_response
from vitral.server.http.state import RateLimits, state_of
from vitral.server.limits import RateLimit
from vitral.server.logs import log, log_failure
from vitral.server.problems import UNAVAILABLE, ProblemError, failure, not_allowed, too_many
from vitral.server.protocol.messages import CloseCode
from vitral.server.settings import Settings
from vitral.server.store import StoreError

_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
SECURITY_HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

_PUBLIC: Final = (
    "/api/bots",
    "/api/cards",
    "/api/check",
    "/api/frames",
    "/api/health",
    "/api/lessons",
    "/api/live",
    "/api/openapi.json",
    "/api/options",
    "/api/questions",
    "/api/ready",
    "/api/rules",
    "/api/score",
)
"""What is the same for everybody, and answered even while the store is not available."""
_OTHER_HOST: Final = "this server is not known by that name; if it should be, start it with --host-name"


class RequestGuard:
    """Sets the security headers, refuses pages of other sites, and limits the rate of requests."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: RateLimits) -> None:
        self._app = app
        self._origins = settings.origins
        self._hosts = Hosts((*settings.hosts, *(urlsplit(origin).hostname or "" for origin in settings.origins)))
        self._requests, self._pages = limits.request_rate, limits.page_rate
        self._handshakes = RateLimit(settings.handshake_rate, settings.clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            problem = self._socket_problem(HTTPConnection(scope))
            await (_refuse_socket(problem, receive, send) if problem else self._app(scope, receive, send))
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        api = scope["path"].startswith("/api/")
        begun, started = time.perf_counter(), False

        async def answer(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                metrics.ANSWERS.add(1, f"{message['status'] // 100}xx")
                _set_headers(message, api=api)
            await send(message)

        problem = self._problem(request, api=api)
        if problem is not None:
            problem.close = True  # its body is not read
        try:
            await (problem_response(problem) if problem else self._app)(scope, receive, answer)
        except ClientDisconnect:  # the client is gone
            return
        except Exception as error:
            if started:
                raise
            log_failure("a request failed", error, method=request.method)
            await problem_response(failure())(scope, receive, answer)
        finally:
            metrics.REQUEST_SECONDS.observe(time.perf_counter() - begun)

    def _problem(self, request: Request, *, api: bool) -> ProblemError | None:
        if "transfer-encoding" in request.headers:
            return ProblemError(411, "no_length", "a body needs its Content-Length", close=True)
        if not self._hosts.allows(request):
            return ProblemError(421, "other_host", _OTHER_HOST)
        if not (self._requests if api else self._pages).take(address_of(request)):
            return too_many("too many requests; wait a moment")
        if api and request.method != "GET" and not allowed_origin(request, self._origins):
            return not_allowed("this request comes from another site")
        return None

    def _socket_problem(self, socket: HTTPConnection) -> ProblemError | None:
        if not self._hosts.allows(socket):
            return ProblemError(421, "other_host", _OTHER_HOST)
        if not allowed_origin(socket, self._origins):
            return not_allowed("this request comes from another site")
        if not self._handshakes.take(address_of(socket)):
            return too_many("too many connections; wait a moment")
        return None


async def _refuse_socket(problem: ProblemError, receive: Receive, send: Send) -> None:
    """Refuses a WebSocket before it is one, with 403."""
    metrics.REFUSALS.add(1, problem.problem.code)
    await receive()
    await send({"type": "websocket.close", "code": 1008})


def _set_headers(message: dict[str, Any] | Message, *, api: bool) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in SECURITY_HEADERS.items():
        headers.setdefault(name, value)
    if api:
        headers.setdefault("Cache-Control", "no-store")


class GuestLookup:
    """Finds the person whose browser it is, once for each request or WebSocket."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind, path = scope["type"], scope.get("path", "")
        if kind in ("http", "websocket") and path.startswith("/api/") and not path.startswith(_PUBLIC):
            request = HTTPConnection(scope)
            try:
                scope[KNOWN_GUEST] = await state_of(request).people.keys.person_of(device_of(request))
            except StoreError as error:
                log("the store does not answer", logging.ERROR, why=str(error))
                if kind == "websocket":
                    await receive()
                    await send({"type": "websocket.accept"})
                    await send({"type": "websocket.close", "code": CloseCode.RESTART})
                else:
                    await problem_response(ProblemError(503, "unavailable", UNAVAILABLE, close=True))(
                        scope, receive, send
                    )
                return
        await self._app(scope, receive, send)

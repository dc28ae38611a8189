"""What every answer carries, and what no request may do: a plain ASGI layer around the app."""

from __future__ import annotations

import time
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vitral.server import metrics
from vitral.server.http.hosts import OTHER_HOST, Hosts
from vitral.server.http.json_answer import problem_response
from vitral.server.http.origins import allowed_origin
from vitral.server.http.requests import address_of
from vitral.server.limits import RateLimit
from vitral.server.logs import log_failure
from vitral.server.problems import ProblemError, failure, not_allowed, too_many
from vitral.server.settings import Settings

_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
ALWAYS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    """Sets the headers, keeps other sites' pages out, and holds back whoever asks too much."""

    def __init__(self, app: ASGIApp, settings: Settings, requests: RateLimit) -> None:
        self._app = app
        self._origins = settings.origins
        self._hosts = Hosts((*settings.hosts, *(urlsplit(origin).hostname or "" for origin in settings.origins)))
        self._requests = requests
        self._handshakes = RateLimit(settings.handshakes, settings.clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            problem = self._socket_problem(HTTPConnection(scope))
            await (_refused(problem, receive, send) if problem else self._app(scope, receive, send))
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
                _dress(message, api=api)
            await send(message)

        problem = self._problem(request, api=api)
        if problem is not None:
            problem.close = True  # its body is not read
        try:
            await (problem_response(problem) if problem else self._app)(scope, receive, answer)
        except ClientDisconnect:  # there is nobody left to answer
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
        if not self._hosts.ours(request):
            return ProblemError(421, "other_host", OTHER_HOST)
        if not api:
            return None
        if not self._requests.take(address_of(request)):
            return too_many("too many requests; wait a moment")
        if request.method != "GET" and not allowed_origin(request, self._origins):
            return not_allowed("this request comes from another site")
        return None

    def _socket_problem(self, socket: HTTPConnection) -> ProblemError | None:
        if not self._hosts.ours(socket):
            return ProblemError(421, "other_host", OTHER_HOST)
        if not allowed_origin(socket, self._origins):
            return not_allowed("this request comes from another site")
        if not self._handshakes.take(address_of(socket)):
            return too_many("too many connections; wait a moment")
        return None


async def _refused(problem: ProblemError, receive: Receive, send: Send) -> None:
    """The refusal of a WebSocket before it is one: 403."""
    metrics.REFUSALS.add(1, problem.problem.code)
    await receive()
    await send({"type": "websocket.close", "code": 1008})


def _dress(message: dict[str, Any] | Message, *, api: bool) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in ALWAYS.items():
        headers.setdefault(name, value)
    if api:
        headers.setdefault("Cache-Control", "no-store")

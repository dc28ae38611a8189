"""What every answer carries, and what no request may do: a plain ASGI layer around the app."""

from __future__ import annotations

from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vitral.server.http.json_answer import problem_response
from vitral.server.http.limits import Limit
from vitral.server.http.origins import allowed_origin
from vitral.server.http.requests import address_of
from vitral.server.problems import ProblemError, not_allowed, too_many

_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
_HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    """Sets the headers, keeps other sites' pages out, and holds back whoever asks too much."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], requests: Limit) -> None:
        self._app = app
        self._origins = origins
        self._requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        api = scope["path"].startswith("/api/")

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                _dress(message, api=api)
            await send(message)

        problem = self._problem(request) if api else None
        await (problem_response(problem) if problem else self._app)(scope, receive, answer)

    def _problem(self, request: Request) -> ProblemError | None:
        if not self._requests.take(address_of(request)):
            return too_many("too many requests; wait a moment")
        if request.method != "GET" and not allowed_origin(request, self._origins):
            return not_allowed("this request comes from another site")
        return None


def _dress(message: dict[str, Any] | Message, *, api: bool) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in _HEADERS.items():
        headers.setdefault(name, value)
    if api:
        headers.setdefault("Cache-Control", "no-store")

"""Who a browser belongs to, looked up before a request is answered: a guest of its own, or somebody with a key."""

from __future__ import annotations

import logging
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from vitral.server.close_codes import RESTART
from vitral.server.http.json_answer import problem_response
from vitral.server.http.requests import KNOWN_GUEST, device_of
from vitral.server.logs import log
from vitral.server.people.keys import Keys
from vitral.server.problems import UNAVAILABLE, ProblemError
from vitral.server.store import StoreError

_ANYBODY: Final = (
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
"""What is the same for everybody, and answered while the store is not."""


class KnownGuests:
    """A plain ASGI layer that asks once for each request or WebSocket."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind, path = scope["type"], scope.get("path", "")
        if kind in ("http", "websocket") and path.startswith("/api/") and not path.startswith(_ANYBODY):
            request = HTTPConnection(scope)
            keys: Keys = request.app.state.people.keys
            try:
                scope[KNOWN_GUEST] = await keys.person_of(device_of(request))
            except StoreError as error:
                log("the store does not answer", logging.ERROR, why=str(error))
                await (_come_back(receive, send) if kind == "websocket" else _unavailable()(scope, receive, send))
                return
        await self._app(scope, receive, send)


def _unavailable() -> ASGIApp:
    return problem_response(ProblemError(503, "unavailable", UNAVAILABLE, close=True))


async def _come_back(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": RESTART})

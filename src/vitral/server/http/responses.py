"""Responses: JSON, refusals in the language of the request, cached answers, and answers of worker processes."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from vitral.i18n import negotiate
from vitral.server import metrics
from vitral.server.answers.long_answers import LongAnswer, compute_answer
from vitral.server.http.requests import check_rate, owner_of
from vitral.server.http.state import state_of
from vitral.server.problems import ProblemError, translated
from vitral.server.protocol import Problem

_Content = msgspec.Struct | Sequence[msgspec.Struct]
_ENCODE: Final = msgspec.json.Encoder().encode
_CHUNK: Final = 65_536
_LANGUAGES_LENGTH: Final = 500
"""No more of an `Accept-Language` header is read."""


def language_of(headers: Headers) -> str:
    """Returns the available language that a request prefers."""
    return negotiate(headers.get("accept-language", "")[:_LANGUAGES_LENGTH])


def json_response(content: _Content, status: int = 200) -> Response:
    """Returns structs as an answer: each is described (`vitral.server.http.openapi`)."""
    return Response(_ENCODE(content), status, media_type="application/json")


class _ProblemResponse(Response):
    """A problem, with its sentence in the language that the request asks for."""

    def __init__(self, problem: Problem, status: int) -> None:
        super().__init__(b"", status, media_type="application/json")
        self._problem = problem

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.body = _ENCODE(translated(self._problem, language_of(Headers(scope=scope))))
        self.headers["Content-Length"] = str(len(self.body))
        await super().__call__(scope, receive, send)


def problem_response(error: ProblemError) -> Response:
    metrics.REFUSALS.add(1, error.problem.code)
    response = _ProblemResponse(error.problem, error.status)
    if error.close:
        response.headers["Connection"] = "close"
    return response


class _ChunkedResponse(Response):
    """An answer sent in chunks, so that for a slow reader only one of them waits in memory."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        body = bytes(self.body)
        for at in range(0, max(1, len(body)), _CHUNK):
            more = at + _CHUNK < len(body)
            await send({"type": "http.response.body", "body": body[at : at + _CHUNK], "more_body": more})


def compressed_response(request: Request, compressed: bytes, headers: dict[str, str] | None = None) -> Response:
    """Returns JSON that is compressed already; decompressed for the few clients that cannot do so."""
    headers = {"Vary": "Accept-Encoding", **(headers or {})}
    if accepts_gzip(request):
        return _ChunkedResponse(
            compressed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"}
        )
    return _ChunkedResponse(gzip.decompress(compressed), media_type="application/json", headers=headers)


def accepts_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


class _CachedAnswer:
    """JSON that changes only with the server, known by its ETag."""

    def __init__(self, content: _Content) -> None:
        body = _ENCODE(content)
        self._compressed = gzip.compress(body, mtime=0)
        self._tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'

    def response(self, request: Request) -> Response:
        headers = {"ETag": self._tag, "Cache-Control": "public, max-age=0, must-revalidate", "Vary": "Accept-Encoding"}
        if self._tag in [one.strip() for one in request.headers.get("if-none-match", "").split(",")]:
            return Response(status_code=304, headers=headers)
        return compressed_response(request, self._compressed, headers)


_CACHE: Final[dict[tuple[Callable[..., Any], tuple[str | int, ...]], _CachedAnswer]] = {}
"""By function and arguments, which must be few; never invalidated, since the answers change only with the server."""


async def cached_response(request: Request, make: Callable[..., _Content], *args: str | int) -> Response:
    """Returns what *make* returns for *args*; made once, in a thread, since it may take half a second."""
    found = _CACHE.get((make, args))
    if found is None:
        found = _CACHE[make, args] = await asyncio.to_thread(lambda: _CachedAnswer(make(*args)))
    return found.response(request)


async def computed_response(request: Request, answer: LongAnswer, *args: Any, compressed: bool = False) -> Response:
    """Returns what *answer* returns in a worker process; `compressed` says that it compresses that."""
    state = state_of(request)
    check_rate(request, state.limits.long_answer_rate, "too much was asked for from here; wait a moment")
    seconds = state.settings.long_answer_seconds
    body = await compute_answer(state.registry.pool, owner_of(request), seconds, answer, *args)
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if compressed else {})}
    return _ChunkedResponse(body, media_type="application/json", headers=headers)

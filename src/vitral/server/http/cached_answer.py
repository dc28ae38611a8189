"""Answers that change only with the server: made once, packed once, and not sent again to whoever has them."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from vitral.server.http.json_answer import parts

_Content = msgspec.Struct | Sequence[msgspec.Struct]


class CachedAnswer:
    """An answer in JSON, known by its ETag."""

    def __init__(self, content: _Content) -> None:
        self._body = msgspec.json.encode(content)
        self._packed = gzip.compress(self._body, mtime=0)
        self._tag = f'"{hashlib.sha256(self._body).hexdigest()[:32]}"'

    def answer(self, request: Request) -> Response:
        """The answer, or only word that it is still the same."""
        headers = {"ETag": self._tag, "Cache-Control": "public, max-age=0, must-revalidate", "Vary": "Accept-Encoding"}
        if self._tag in [one.strip() for one in request.headers.get("if-none-match", "").split(",")]:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return parts(self._packed, {**headers, "Content-Encoding": "gzip"})
        return parts(self._body, headers)


_MADE: Final[dict[tuple[Callable[..., Any], tuple[str | int, ...]], CachedAnswer]] = {}


async def cached(request: Request, make: Callable[..., _Content], *about: str | int) -> Response:
    """What that function makes of these words, which must be few; made in a thread, since it may take half a second."""
    found = _MADE.get((make, about))
    if found is None:
        found = _MADE[make, about] = await asyncio.to_thread(lambda: CachedAnswer(make(*about)))
    return found.answer(request)

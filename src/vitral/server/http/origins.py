"""Where a browser's request may come from: the server's own page, or an origin it was told of."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def allowed_origin(request: HTTPConnection, others: tuple[str, ...]) -> bool:
    """Whether a request comes from an allowed page; programs that are no browsers send no origin."""
    origin = request.headers.get("origin")
    if origin is None or origin in others:
        return True
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(place) and place == request.headers.get("host")

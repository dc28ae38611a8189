"""The rulebook, for the page to show."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.i18n import LANGUAGES
from vitral.server.answers.rulebook import book
from vitral.server.http.cached_answer import cached
from vitral.server.problems import not_found


async def rules(request: Request) -> Response:
    """The rulebook in a language; it changes only with the server."""
    language = request.path_params["lang"]
    if language not in LANGUAGES:
        raise not_found(f"there is no rulebook in {language}")
    return await cached(request, book, language)


ROUTES = [Route("/api/rules/{lang}", rules)]

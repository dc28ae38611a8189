"""Cards over HTTP: all of them with their texts, and windows of people's own, which are judged and printed."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from vitral.cards import newest_edition
from vitral.i18n import LANGUAGES
from vitral.server import protocol as wire
from vitral.server.answers.cards import cards_in
from vitral.server.answers.long_answers import window_answer
from vitral.server.answers.windows import FORMS, windows_file
from vitral.server.http.api_routes import ApiRoutes
from vitral.server.http.requests import body_of, registry_of
from vitral.server.http.responses import cached_response, computed_response, language_of
from vitral.server.problems import not_found

routes = ApiRoutes()


@routes.post("/api/windows", wire.WindowDesignReport, wire.WindowDesign)
async def judge_window(request: Request) -> Response:
    """Sends whether a window can be filled, and how hard it is."""
    body = await body_of(request)
    return await computed_response(request, window_answer, body, language_of(request.headers))


@routes.get(
    "/api/windows/sheet", query=("windows", "form", "width", "paper"), media_types=("application/pdf", "image/svg+xml")
)
async def print_windows(request: Request) -> Response:
    """Sends windows in their real size, to be printed."""
    body, kind = windows_file(dict(request.query_params))
    ending = next(form for form, one in FORMS.items() if one == kind)
    return Response(body, media_type=kind, headers={"Content-Disposition": f'attachment; filename="windows.{ending}"'})


@routes.get("/api/cards/{lang}", wire.Cards)
async def cards(request: Request) -> Response:
    """Sends the cards in a language, of the newest edition or of the one asked for; they change only
    with the server.
    """
    language = request.path_params["lang"]
    edition = request.query_params.get("edition", str(newest_edition()))
    if language not in LANGUAGES:
        raise not_found(f"there are no cards in {language}")
    if edition not in map(str, range(1, newest_edition() + 1)):
        raise not_found("there is no such edition of the cards")
    served = registry_of(request).settings.cards
    own = (served.name, *served.sources) if served is not None else ()
    return await cached_response(request, cards_in, language, int(edition), *own)

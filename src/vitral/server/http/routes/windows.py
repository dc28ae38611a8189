"""Windows of people's own over HTTP: judged while they are drawn, and printed. Nothing is kept."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.i18n import negotiate
from vitral.server.answers.long_answers import window_judged
from vitral.server.answers.windows import FORMS, printed_sheet
from vitral.server.http.requests import body_of, registry_of
from vitral.server.http.worked_out import worked_out

_HEADER: Final = 500
"""As much of the languages that somebody reads is read."""


async def judge(request: Request) -> Response:
    """Whether a window can be filled, and how hard it is."""
    body = await body_of(request, registry_of(request).settings.body_bytes)
    return await worked_out(
        request, window_judged, body, negotiate(request.headers.get("accept-language", "")[:_HEADER])
    )


async def on_paper(request: Request) -> Response:
    """Windows as large as they are, to be printed."""
    body, kind = printed_sheet(dict(request.query_params))
    ending = next(form for form, one in FORMS.items() if one == kind)
    return Response(body, media_type=kind, headers={"Content-Disposition": f'attachment; filename="windows.{ending}"'})


ROUTES = [
    Route("/api/windows", judge, methods=["POST"]),
    Route("/api/windows/sheet", on_paper),
]

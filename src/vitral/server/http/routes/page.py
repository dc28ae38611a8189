"""The page: the built files, and `index.html` for every address that the page itself understands."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from vitral.i18n import negotiate
from vitral.server.http.page_words import has_words, in_words
from vitral.server.http.previews import preview_tags

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/plain", ".ftl")

_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"
_PACKED: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
_SCREENS: Final = (
    "/t/{rest:path}",
    "/r/{rest:path}",
    "/rules/{rest:path}",
    "/learn/{rest:path}",
    "/score",
    "/check",
    "/new",
)
_ADDRESSES: Final = ("/", *_SCREENS, "/{page}")
_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Vitral</title>
<h1>Vitral</h1>
<p>The server runs, but its page has not been built: see <code>make</code>.</p>
</html>
"""


class _Files:
    """The files of a folder, text ones also packed; each is read once for as long as it stays the same."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._packed: dict[tuple[Path, str], tuple[float, bytes]] = {}

    def answer(self, request: Request, name: str, caching: str) -> Response | None:
        """The file of that name, if it lies in the folder; one that has words, in the language asked for."""
        path = (self._folder / name).resolve() if name and "\0" not in name else self._folder
        if not path.is_relative_to(self._folder.resolve()) or not path.is_file():
            return None
        headers = {"Cache-Control": caching}
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if not kind.startswith(_PACKED):
            return FileResponse(path, media_type=kind, headers=headers)
        headers["Vary"] = "Accept-Encoding"
        language = ""
        if has_words(path):
            language = negotiate(request.headers.get("accept-language", ""))
            headers |= {"Vary": "Accept-Encoding, Accept-Language", "Content-Language": language}
        body = self._pack(path, language)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(body, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(gzip.decompress(body), media_type=kind, headers=headers)

    def first(self, language: str) -> str | None:
        """The page's first file in a language, if the page has been built."""
        path = self._folder / "index.html"
        return gzip.decompress(self._pack(path, language)).decode() if path.is_file() else None

    def _pack(self, path: Path, language: str) -> bytes:
        changed = path.stat().st_mtime
        known = self._packed.get((path, language))
        if known is None or known[0] != changed:
            body = in_words(path, language).encode() if language else path.read_bytes()
            known = self._packed[path, language] = (changed, gzip.compress(body, mtime=0))
        return known[1]


def page_routes(folder: Path) -> list[BaseRoute]:
    """The routes of the page built into that folder."""
    files = _Files(folder)

    async def asset(request: Request) -> Response:
        found = files.answer(request, f"assets/{request.path_params['path']}", _FOREVER)
        return found or Response("not found", 404, media_type="text/plain")

    async def index(request: Request) -> Response:
        page = request.path_params.get("page", "")
        found = files.answer(request, page, _ASK) or await screen(request)
        return found or HTMLResponse(_NOT_BUILT, headers={"Cache-Control": _ASK})

    async def screen(request: Request) -> Response | None:
        """The page's first file, with what chat apps show of this address."""
        language = negotiate(request.headers.get("accept-language", ""))
        text = files.first(language)
        if text is None:
            return None
        told = text.replace("</head>", f"{await preview_tags(request, language)}</head>", 1)
        headers = {"Cache-Control": _ASK, "Vary": "Accept-Language", "Content-Language": language}
        return HTMLResponse(told, headers=headers)

    return [Route("/assets/{path:path}", asset), *(Route(address, index) for address in _ADDRESSES)]

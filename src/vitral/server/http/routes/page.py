"""The page: the built files, and `index.html` for every address that the page itself understands."""

from __future__ import annotations

import gzip
import mimetypes
import time
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from vitral.i18n import negotiate
from vitral.server.http.page_words import has_words, in_words
from vitral.server.http.previews import preview_tags

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/plain", ".ftl")

_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"
_LOOK: Final = 3.0
"""How often, in seconds, the folder is looked through."""
_HEADER: Final = 500
"""As much of the languages that somebody reads is read."""
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


class _Kept(NamedTuple):
    changed: float
    plain: bytes
    packed: bytes
    """Nothing, where packing is of no use."""


class _Files:
    """The files of a folder, in memory, text ones also packed; each is read once for as long as it stays the same.

    Which names there are is looked up every few seconds, so that no name that somebody makes up reaches the disk.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names: dict[str, Path] = {}
        self._looked = -_LOOK
        self._kept: dict[tuple[Path, str], _Kept] = {}

    def answer(self, request: Request, name: str, caching: str) -> Response | None:
        """The file of that name, if it lies in the folder; one that has words, in the language asked for."""
        path = self._find(name)
        if path is None:
            return None
        headers = {"Cache-Control": caching}
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        language = ""
        if has_words(path):
            language = negotiate(request.headers.get("accept-language", "")[:_HEADER])
            headers |= {"Vary": "Accept-Encoding, Accept-Language", "Content-Language": language}
        elif kind.startswith(_PACKED):
            headers["Vary"] = "Accept-Encoding"
        try:
            kept = self._keep(path, language, pack=kind.startswith(_PACKED))
        except OSError:  # it has just gone
            return None
        if kept.packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(kept.packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(kept.plain, media_type=kind, headers=headers)

    def first(self, language: str) -> str | None:
        """The page's first file in a language, if the page has been built."""
        path = self._find("index.html")
        return self._keep(path, language, pack=True).plain.decode() if path is not None else None

    def _find(self, name: str) -> Path | None:
        if time.monotonic() - self._looked >= _LOOK:
            files = (path for path in self._folder.rglob("*") if path.is_file())
            self._names = {path.relative_to(self._folder).as_posix(): path for path in files}
            self._looked = time.monotonic()
        return self._names.get(name)

    def _keep(self, path: Path, language: str, *, pack: bool) -> _Kept:
        changed = path.stat().st_mtime
        known = self._kept.get((path, language))
        if known is None or known.changed != changed:
            body = in_words(path, language).encode() if language else path.read_bytes()
            packed = _packed(path, body) if pack else b""
            known = self._kept[path, language] = _Kept(changed, body, packed)
        return known


def _packed(path: Path, body: bytes) -> bytes:
    """Scripts and styles were packed when they were built, smaller than can be done here in a moment."""
    beside = path.with_name(f"{path.name}.gz")
    return beside.read_bytes() if beside.is_file() else gzip.compress(body, mtime=0)


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

"""The page: the built files, and `index.html` for every address that the page itself understands."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/plain", ".ftl")

_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"
_PACKED: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
_SCREENS: Final = ("/t/{rest:path}", "/r/{rest:path}", "/learn/{rest:path}", "/score", "/check", "/new")
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
        self._packed: dict[Path, tuple[float, bytes]] = {}

    def answer(self, request: Request, name: str, caching: str) -> Response | None:
        """The file of that name, if it lies in the folder."""
        path = (self._folder / name).resolve() if name and "\0" not in name else self._folder
        if not path.is_relative_to(self._folder.resolve()) or not path.is_file():
            return None
        headers = {"Cache-Control": caching}
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if not kind.startswith(_PACKED):
            return FileResponse(path, media_type=kind, headers=headers)
        headers["Vary"] = "Accept-Encoding"
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return FileResponse(path, media_type=kind, headers=headers)
        return Response(self._pack(path), media_type=kind, headers={**headers, "Content-Encoding": "gzip"})

    def _pack(self, path: Path) -> bytes:
        changed = path.stat().st_mtime
        known = self._packed.get(path)
        if known is None or known[0] != changed:
            known = self._packed[path] = (changed, gzip.compress(path.read_bytes(), mtime=0))
        return known[1]


def page_routes(folder: Path) -> list[BaseRoute]:
    """The routes of the page built into that folder."""
    files = _Files(folder)

    async def asset(request: Request) -> Response:
        found = files.answer(request, f"assets/{request.path_params['path']}", _FOREVER)
        return found or Response("not found", 404, media_type="text/plain")

    async def index(request: Request) -> Response:
        page = request.path_params.get("page", "")
        found = files.answer(request, page, _ASK) or files.answer(request, "index.html", _ASK)
        return found or HTMLResponse(_NOT_BUILT, headers={"Cache-Control": _ASK})

    return [Route("/assets/{path:path}", asset), *(Route(address, index) for address in _ADDRESSES)]

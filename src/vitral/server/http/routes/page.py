"""The page: the built files in the language asked for, and `index.html` for every address that the page understands.

In files with texts `{{message}}` stands for a message and `{{language}}` for the language. The head of `index.html` has
what chat apps show of a link. The secret of a link stays behind its `#` and never comes here.
"""

from __future__ import annotations

import asyncio
import gzip
import html
import json
import mimetypes
import re
import time
from collections.abc import Callable, Container
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from vitral.i18n import translator_for
from vitral.server.http.requests import registry_of
from vitral.server.http.responses import accepts_gzip, language_of
from vitral.server.store import StoreError
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.live_table import LiveTable

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/plain", ".ftl")
mimetypes.add_type("application/wasm", ".wasm")

_FOREVER: Final = "public, max-age=31536000, immutable"
_REVALIDATE: Final = "no-cache"
_RESCAN: Final = 3.0
"""How often, in seconds, the names in the folder are read again."""
_COMPRESSED: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
_COMPRESSED_SITE: Final = (*_COMPRESSED, "application/wasm", "application/zip")
_SITE_POLICY: Final = "frame-ancestors 'none'"
"""The rest of the policy stands in its `index.html`."""
_PREVIEW: Final = ("preview.png", 800, 420)
_SLOT: Final = re.compile(r"\{\{([\w-]+)\}\}")
_ESCAPES: Final[dict[str, Callable[[str], str]]] = {
    ".html": html.escape,
    ".webmanifest": lambda text: json.dumps(text, ensure_ascii=False)[1:-1],
}
"""How messages are written into the files that have texts, by their suffix."""
_SCREENS: Final = (
    "/t/{rest:path}",
    "/r/{rest:path}",
    "/rules/{rest:path}",
    "/learn/{rest:path}",
    "/puzzles/{rest:path}",
    "/score",
    "/daily/{rest:path}",
    "/contests/{rest:path}",
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


class _File(NamedTuple):
    changed: float
    plain: bytes
    compressed: bytes
    """Nothing, where that is of no use."""


class _PageFiles:
    """The files of a folder, in memory, text ones also compressed; a file that has changed is read again.

    The names in the folder are read every few seconds, so that no made-up name reaches the disk.
    """

    def __init__(
        self, folder: Path, translated: Container[str] = _ESCAPES, compressed: tuple[str, ...] = _COMPRESSED
    ) -> None:
        """Files with a suffix in *translated* have texts."""
        self._folder, self._translated, self._compressed = folder, translated, compressed
        self._names: dict[str, Path] = {}
        self._scanned_at = -_RESCAN
        self._cache: dict[tuple[Path, str], _File] = {}

    def response(self, request: Request, name: str, caching: str) -> Response | None:
        """Returns the file of that name, if it is in the folder; one with texts in the language asked for."""
        path = self._find(name)
        if path is None:
            return None
        headers = {"Cache-Control": caching}
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        language = ""
        if path.suffix in self._translated:
            language = language_of(request.headers)
            headers |= {"Vary": "Accept-Encoding, Accept-Language", "Content-Language": language}
        elif kind.startswith(self._compressed):
            headers["Vary"] = "Accept-Encoding"
        try:
            file = self._load(path, language, compress=kind.startswith(self._compressed))
        except OSError:  # the file was removed a moment ago
            return None
        if file.compressed and accepts_gzip(request):
            return Response(file.compressed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(file.plain, media_type=kind, headers=headers)

    def index(self, language: str) -> str | None:
        """Returns `index.html` in a language, if the page has been built."""
        path = self._find("index.html")
        return self._load(path, language, compress=True).plain.decode() if path is not None else None

    def _find(self, name: str) -> Path | None:
        if time.monotonic() - self._scanned_at >= _RESCAN:
            files = (path for path in self._folder.rglob("*") if path.is_file())
            self._names = {path.relative_to(self._folder).as_posix(): path for path in files}
            self._scanned_at = time.monotonic()
        return self._names.get(name)

    def _load(self, path: Path, language: str, *, compress: bool) -> _File:
        changed = path.stat().st_mtime
        known = self._cache.get((path, language))
        if known is None or known.changed != changed:
            body = _translated(path, language).encode() if language else path.read_bytes()
            compressed = _compressed(path, body) if compress else b""
            known = self._cache[path, language] = _File(changed, body, compressed)
        return known


def _compressed(path: Path, body: bytes) -> bytes:
    # Scripts and styles were compressed when they were built, smaller than can be done here in a moment.
    beside = path.with_name(f"{path.name}.gz")
    return beside.read_bytes() if beside.is_file() else gzip.compress(body, mtime=0)


def _translated(path: Path, language: str) -> str:
    """Returns a file in a language. `index.html` links the messages it will need, so that they are loaded with it."""
    translator, escape = translator_for(language), _ESCAPES[path.suffix]

    def fill(slot: re.Match[str]) -> str:
        return language if slot[1] == "language" else escape(translator.say(slot[1]))

    text = _SLOT.sub(fill, path.read_text("utf-8"))
    links = [
        f'<link rel="modulepreload" crossorigin href="/assets/{chunk.name}">'
        for chunk in sorted((path.parent / "assets").glob(f"messages-{language}-*.js"))
        if path.name == "index.html"
    ]
    return text.replace("</head>", f"{''.join(links)}</head>")


async def _preview_tags(request: Request, language: str) -> str:
    """Returns the tags for what chat apps show of a link to that address."""
    translator = translator_for(language)
    title, about = translator.say("home-title"), translator.say("shell-about")
    name = request.path_params.get("rest", "").partition("/")[0] if request.url.path.startswith("/t/") else ""
    try:
        live = await registry_of(request).find(name) if name else None
    except (DamagedTableError, StoreError):  # the page is served in any case and shows the error itself
        live = None
    if live is not None:
        title, about = _title(live, language), _about(live, language)
    picture, width, height = _PREVIEW
    origin = registry_of(request).settings.public_origin or str(request.base_url).rstrip("/")
    properties = {
        "og:type": "website",
        "og:site_name": translator.say("home-title"),
        "og:title": title,
        "og:description": about,
        "og:image": f"{origin}/{picture}",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{html.escape(text)}">' for name, text in properties.items())


def _title(live: LiveTable, language: str) -> str:
    setup = live.table.setup
    host = live.table.seats[setup.host].name if setup.host >= 0 else ""
    translator = translator_for(language)
    return translator.say("invited-by", name=host) if host else translator.say("enter-title")


def _about(live: LiveTable, language: str) -> str:
    """Returns how many play, with which modules, how long a turn may take."""
    translator, table = translator_for(language), live.table
    # The options that are on and not on by default.
    on = [name for name, value in table.setup.options.items() if value is True and name != "avoid_conflicts"]
    modules = [translator.say(f"option-{name}") for name in on]
    timer = table.setup.timer
    limit = f"setup-timer-{timer}"
    parts = [
        translator.say("invited-players", count=table.players),
        translator.say("invited-modules", modules=", ".join(modules)) if modules else translator.say("invited-base"),
        translator.say("invited-timer", time=translator.say(limit)) if timer and limit in translator else "",
    ]
    return ". ".join(part for part in parts if part) + "."


def page_routes(folder: Path) -> list[BaseRoute]:
    """Returns the routes of the page built into that folder."""
    files = _PageFiles(folder)

    async def asset(request: Request) -> Response:
        found = files.response(request, f"assets/{request.path_params['path']}", _FOREVER)
        return found or Response("not found", 404, media_type="text/plain")

    async def index(request: Request) -> Response:
        page = request.path_params.get("page", "")
        found = files.response(request, page, _REVALIDATE) or await screen(request)
        return found or HTMLResponse(_NOT_BUILT, headers={"Cache-Control": _REVALIDATE})

    async def screen(request: Request) -> Response | None:
        """Returns `index.html`, with what chat apps show of this address."""
        language = language_of(request.headers)
        text = files.index(language)
        if text is None:
            return None
        text = text.replace("</head>", f"{await _preview_tags(request, language)}</head>", 1)
        headers = {"Cache-Control": _REVALIDATE, "Vary": "Accept-Language", "Content-Language": language}
        return HTMLResponse(text, headers=headers)

    return [Route("/assets/{path:path}", asset), *(Route(address, index) for address in _ADDRESSES)]


def site_routes(folder: Path) -> list[BaseRoute]:
    """Returns the routes of the game for offline use, as `vitral site` wrote it into that folder."""
    files = _PageFiles(folder, translated=(), compressed=_COMPRESSED_SITE)

    async def file(request: Request) -> Response:
        name = request.path_params["path"] or "index.html"
        caching = _FOREVER if name.startswith("assets/") else _REVALIDATE
        # The first request compresses some megabytes.
        found = await asyncio.to_thread(files.response, request, name, caching)
        if found is None:
            return Response("not found", 404, media_type="text/plain")
        found.headers["Content-Security-Policy"] = _SITE_POLICY
        return found

    async def folder_of(request: Request) -> Response:
        return RedirectResponse("/site/")

    return [Route("/site", folder_of), Route("/site/{path:path}", file)]

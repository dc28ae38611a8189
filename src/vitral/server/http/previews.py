"""What chat apps show of a link: a title, a description and a picture, for addresses as they are handed on.

The secret of a link stays behind its `#` and never comes here; whoever knows the id of a table was given it.
"""

from __future__ import annotations

import html
from typing import Final

from starlette.requests import Request

from vitral.i18n import words
from vitral.server.http.requests import registry_of
from vitral.server.tables.live_table import LiveTable

_PICTURE: Final = "preview.png"
_SIZE: Final = (800, 420)


async def preview_tags(request: Request, language: str) -> str:
    """The tags for the head of the page at that address."""
    told = words(language)
    title, about = told.say("home-title"), told.say("shell-about")
    name = request.path_params.get("rest", "").partition("/")[0] if request.url.path.startswith("/t/") else ""
    live = await registry_of(request).find(name) if name else None
    if live is not None:
        title, about = _title(live, language), _about(live, language)
    picture = f"{request.base_url}{_PICTURE}"
    width, height = _SIZE
    properties = {
        "og:type": "website",
        "og:site_name": told.say("home-title"),
        "og:title": title,
        "og:description": about,
        "og:image": picture,
        "og:image:width": str(width),
        "og:image:height": str(height),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{html.escape(text)}">' for name, text in properties.items())


def _title(live: LiveTable, language: str) -> str:
    setup = live.table.setup
    host = live.table.seats[setup.host].name if setup.host >= 0 else ""
    told = words(language)
    return told.say("invited-by", name=host) if host else told.say("enter-title")


def _about(live: LiveTable, language: str) -> str:
    """How many play, with which modules, how long a turn may take."""
    told, table = words(language), live.table
    # Whatever is switched on, but for what is on by itself.
    on = [name for name, value in table.setup.options.items() if value is True and name != "avoid_conflicts"]
    modules = [told.say(f"option-{name}") for name in on]
    timer = table.setup.timer
    limit = f"setup-timer-{timer}"
    parts = [
        told.say("invited-players", count=table.players),
        told.say("invited-modules", modules=", ".join(modules)) if modules else told.say("invited-base"),
        told.say("invited-timer", time=told.say(limit)) if timer and limit in told else "",
    ]
    return ". ".join(part for part in parts if part) + "."

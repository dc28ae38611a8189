"""What chat apps show of a link: a title, a description and a picture, for addresses as they are handed on.

The secret of a link stays behind its `#` and never comes here; whoever knows the id of a table was given it.
"""

from __future__ import annotations

import html
from typing import Final

from starlette.requests import Request

from vitral.i18n import translator_for
from vitral.server.http.requests import registry_of
from vitral.server.tables.live_table import LiveTable

_PICTURE: Final = "preview.png"
_SIZE: Final = (800, 420)


async def preview_tags(request: Request, language: str) -> str:
    """The tags for the head of the page at that address."""
    translator = translator_for(language)
    title, about = translator.say("home-title"), translator.say("shell-about")
    name = request.path_params.get("rest", "").partition("/")[0] if request.url.path.startswith("/t/") else ""
    live = await registry_of(request).find(name) if name else None
    if live is not None:
        title, about = _title(live, language), _about(live, language)
    picture = f"{request.base_url}{_PICTURE}"
    width, height = _SIZE
    properties = {
        "og:type": "website",
        "og:site_name": translator.say("home-title"),
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
    translator = translator_for(language)
    return translator.say("invited-by", name=host) if host else translator.say("enter-title")


def _about(live: LiveTable, language: str) -> str:
    """How many play, with which modules, how long a turn may take."""
    translator, table = translator_for(language), live.table
    # Whatever is switched on, but for what is on by itself.
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

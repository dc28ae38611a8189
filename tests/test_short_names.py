"""In the built page messages go by short names (`web/names-plugin.ts`), but not those that the server tells by name."""

from __future__ import annotations

import re
from typing import Final

from word_usage import PACKAGE, WEB, page_messages, page_sources

THEMSELVES: Final = ("cli", "i18n", "terminal", "server/http/previews.py", "teller/speaker.py")
"""These say what they name in words."""


def test_what_the_server_tells_by_name_keeps_its_name() -> None:
    plugin = (WEB / "names-plugin.ts").read_text("utf-8")
    (kept,) = re.findall(r"const TOLD =\s+/(.+)/;", plugin)
    said = {name for _, text in page_sources() for name in re.findall(r"\"([\w-]+)(?:\.\w+)?\"", text)}
    told = {
        name
        for path in PACKAGE.rglob("*.py")
        if not path.relative_to(PACKAGE).as_posix().startswith(THEMSELVES)
        for name in re.findall(r"\"([a-z]\w*-[\w-]+)\"", path.read_text("utf-8"))
    }
    both = said & told & page_messages().keys()
    assert both >= {"button-end", "game-over", "tool-pay"}
    assert sorted(name for name in both if not re.match(kept, name)) == []

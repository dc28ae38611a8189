"""The few files of the page that hold words: `{{message}}` stands for a message, `{{language}}` for the language."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from vitral.i18n import translator_for

_SLOT: Final = re.compile(r"\{\{([\w-]+)\}\}")
_ESCAPES: Final[dict[str, Callable[[str], str]]] = {
    ".html": html.escape,
    ".webmanifest": lambda text: json.dumps(text, ensure_ascii=False)[1:-1],
}


def has_words(path: Path) -> bool:
    """Whether that file exists in a language."""
    return path.suffix in _ESCAPES


def in_words(path: Path, language: str) -> str:
    """The file in a language. The page's first file says which messages it will need, so that they come beside it."""
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

"""Samples of every message of the page in every language, as Python formats it, which the page must match.

`make page-data` writes them to `tests/data/said.json`.
The facts are made up from the messages: numbers where one counts, words elsewhere.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fluent_files import Part
from message_usage import page_messages
from vitral.i18n import LANGUAGES, Fact, translator_for

CASES: Final = Path(__file__).parent / "data" / "said.json"
NUMBERS: Final = (0, 1, 2, 5, 21, 1234, 12345, -1, 0.5)
"""Every plural form, and what would be grouped: Spanish groups from five digits on, the others from four."""


def samples(part: Part) -> Iterator[dict[str, Fact]]:
    """Yields facts for a message; the numbers in one message differ, so that none can be taken for another."""
    names = sorted(part.variables)
    for number in NUMBERS if part.selectors else (0,):
        yield {name: number + at if name in part.selectors else f"<{name}>" for at, name in enumerate(names)}


def cases() -> list[dict[str, Any]]:
    """Returns each message with its facts and its texts, in the order of `LANGUAGES`."""
    return [
        {
            "message": name,
            "facts": facts,
            "said": [translator_for(language).say(name, **facts) for language in LANGUAGES],
        }
        for name, part in sorted(page_messages().items())
        for facts in samples(part)
    ]


def as_text() -> str:
    """The whole file, one line a sample."""
    return "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in cases()) + "\n]\n"

"""Samples of every message of the page in every language, as Python formats it, which the page must match.

`make page-data` writes them to `tests/data/message_cases.json`.
The facts are made up from the messages: numbers where one counts, words elsewhere.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from generators.fluent_files import Part
from generators.message_usage import page_messages
from generators.paths import TEST_DATA
from vitral.i18n import LANGUAGES, Fact, translator_for

CASES: Final = TEST_DATA / "message_cases.json"
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
            "texts": [translator_for(language).say(name, **facts) for language in LANGUAGES],
        }
        for name, part in sorted(page_messages().items())
        for facts in samples(part)
    ]


def as_text() -> str:
    """The whole file, one line a sample."""
    return "[\n" + ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases()) + "\n]\n"

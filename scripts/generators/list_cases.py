"""Lists as Python joins them; `web/src/lib/i18n/lists.test.ts` holds the page to it."""

from __future__ import annotations

import json

from generators.paths import TEST_DATA
from vitral.i18n import LANGUAGES, translator_for
from vitral.i18n.formatting import either, listed

CASES = TEST_DATA / "list_cases.json"
PARTS: tuple[list[str], ...] = (
    [],
    ["a"],
    ["a", "b"],
    ["a", "b", "c"],
    ["Ana, Rui", "Inés", "Íñigo"],
    ["Ana", "Ismael"],
    ["Ana", "Hilda"],
    ["agua", "hielo"],
    ["agua", "hiato"],
    ["siete", "ocho"],
    ["Ana", "Óscar"],
    ["Ana", "Hortensia"],
    ["7", "8"],
    ["7", "80"],
    ["10", "11"],
    ["10", "11 dados"],
    ["hoja", "1", "rama"],
)


def as_text() -> str:
    found = [
        {
            "language": language,
            "parts": parts,
            "and": listed(translator_for(language), parts),
            "or": either(translator_for(language), parts),
        }
        for language in LANGUAGES
        for parts in PARTS
    ]
    return "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in found) + "\n]\n"

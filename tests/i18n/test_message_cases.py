"""Page and Python format messages alike: `web/src/lib/i18n/messages.test.ts` holds the page to these cases."""

from __future__ import annotations

import json
import re

from generators.message_cases import NUMBERS, as_text
from generators.message_usage import page_messages
from vitral.i18n import LANGUAGES, translator_for


def test_cases_cover_every_message_in_every_language() -> None:
    cases = json.loads(as_text())
    assert {case["message"] for case in cases} == page_messages().keys()
    assert all(len(one["texts"]) == len(LANGUAGES) for one in cases)


def test_numbers_are_written_without_grouping_but_with_the_sign_of_their_language() -> None:
    for language in LANGUAGES:
        numbers = [translator_for(language).say("points-of", points=number).split()[0] for number in NUMBERS]
        half = "0.5" if language == "en" else "0,5"
        assert numbers == ["0", "1", "2", "5", "21", "1234", "12345", "-1", half], language
    assert not re.search(r"\d[.,\u00a0 ]\d{3}", as_text().replace(", ", ","))

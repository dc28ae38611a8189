"""Page and Python say the same: `web/src/lib/i18n/messages.test.ts` lets the page say what Python says here."""

from __future__ import annotations

import json
import re

from said import NUMBERS, as_text
from vitral.i18n import LANGUAGES, translator_for
from word_usage import page_messages


def test_every_message_is_kept_in_every_language() -> None:
    kept = json.loads(as_text())
    assert {one["message"] for one in kept} == page_messages().keys()
    assert all(len(one["said"]) == len(LANGUAGES) for one in kept)


def test_numbers_are_written_without_grouping_but_with_the_sign_of_their_language() -> None:
    for language in LANGUAGES:
        told = [translator_for(language).say("points-of", points=number).split()[0] for number in NUMBERS]
        half = "0.5" if language == "en" else "0,5"
        assert told == ["0", "1", "2", "5", "21", "1234", "12345", "-1", half], language
    assert not re.search(r"\d[.,\u00a0 ]\d{3}", as_text().replace(", ", ","))

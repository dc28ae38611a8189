"""Page and Python narrate alike: `web/src/lib/i18n/story.test.ts` holds the page to these cases."""

from __future__ import annotations

import json
from typing import get_args

from generators.sentence_cases import ENTRIES, as_text, sentences, stories
from vitral.i18n import LANGUAGES, translator_for
from vitral.teller.sentence import FACT_KINDS, FactKind, Sentence


def test_cases_cover_every_kind_of_entry_and_fact() -> None:
    cases = json.loads(as_text())
    found = {entry["message"] for story in cases["stories"] for entry in story["entries"]}
    assert found == {kind.__struct_config__.tag for kind in ENTRIES}
    facts = {name for sentence in sentences() for name in _facts(sentence)}
    facts |= {name for entries in stories().values() for entry in entries for name in entry.__struct_fields__}
    assert {FACT_KINDS[name] for name in facts if name in FACT_KINDS} >= set(get_args(FactKind)) - {"points"}


def test_every_kind_of_entry_has_words_in_every_language() -> None:
    missing = [
        (language, kind.__struct_config__.tag)
        for language in LANGUAGES
        for kind in ENTRIES
        if kind.__struct_config__.tag not in translator_for(language)
    ]
    assert missing == []


def _facts(of: Sentence) -> set[str]:
    inner = [one for fact in of.facts.values() for one in (fact if isinstance(fact, list) else [fact])]
    return set(of.facts).union(*(_facts(one) for one in inner if isinstance(one, Sentence)))

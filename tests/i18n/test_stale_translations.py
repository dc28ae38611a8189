"""The list of translations that did not follow a change of the English text."""

from __future__ import annotations

from stale_translations import stale, texts

BEFORE = {
    "en/page.ftl": "one = First\n    .about = About it\ntwo = Second\n",
    "de/page.ftl": "one = Erstes\n    .about = Darüber\ntwo = Zweites\n",
    "en/rules/goal.md": "Intro\n\n## A {#a}\n\nText\n",
    "de/rules/goal.md": "Anfang\n\n## A {#a}\n\nText\n",
}


def stale_in_german(changed: dict[str, str]) -> list[str]:
    return [one.place for one in stale(texts(BEFORE), texts(BEFORE | changed), ["de"])]


def test_a_translation_that_did_not_follow_is_listed() -> None:
    english = "one = First of all\n    .about = More about it\ntwo = Second\n"
    assert stale_in_german({"en/page.ftl": english}) == ["one", "one.about"]


def test_one_that_followed_is_not_listed() -> None:
    changed = {"en/page.ftl": BEFORE["en/page.ftl"].replace("First", "Firstly")}
    assert stale_in_german(changed | {"de/page.ftl": BEFORE["de/page.ftl"].replace("Erstes", "Zuerst")}) == []


def test_sections_of_rule_pages_are_compared() -> None:
    assert stale_in_german({"en/rules/goal.md": "Intro\n\n## A {#a}\n\nOther text\n"}) == ["rules/goal.md#a"]


def test_new_texts_are_left_to_the_other_tests() -> None:
    assert stale_in_german({"en/page.ftl": BEFORE["en/page.ftl"] + "three = Third\n"}) == []
